"""The rulebook on building a castle: R2. Stars mark every cell where the room may be laid."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.two_castles.castles import (
    KINDS,
    LETTERS,
    cells_for,
    drawn,
    give,
    marked,
    on,
    play,
    table,
)
from games.two_castles.castles import LEFT as LEFT_CASTLE
from palas.games.two_castles import actions
from palas.games.two_castles.cells import cell_number, cell_x, cell_y
from palas.games.two_castles.placing import lay_room
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import CELLS, MAX_ROOMS, REACH
from rulebook import rule


def check(letters: str, drawing: str) -> None:
    """Check that rooms of some types may be laid on the starred cells and nowhere else."""
    s = table(drawing)
    for letter in letters:
        assert cells_for(s, 0, letter) == marked(drawing), letter


@rule("R2.1", "R2.2")
@pytest.mark.parametrize("letter", "fluosFT")
def test_the_first_room_touches_the_two_cells_of_the_throne(letter: str) -> None:
    check(
        letter,
        """
        . * * .
        * = = *
        . . . .
        """,
    )


@rule("R2.1", "R2.6", "R2.8")
@pytest.mark.parametrize("letter", "cY")
def test_a_first_corridor_or_foyer_may_touch_any_side(letter: str) -> None:
    check(
        letter,
        """
        . * * .
        * = = *
        . * * .
        """,
    )


@rule("R2.2")
def test_a_room_touches_another_by_an_edge_not_only_by_a_corner() -> None:
    check(
        "f",
        """
        . . * * *
        . * = = f *
        . . . . .
        """,
    )
    check(
        "d",
        """
        . . = = f
        . * d * *
        . . * . .
        """,
    )


@rule("R2.2")
def test_no_two_rooms_share_a_cell() -> None:
    s = table("f = = l")
    for letter in LETTERS:
        assert not cells_for(s, 0, letter) & {(-1, 0), (0, 0), (1, 0), (2, 0)}


@rule("R2.3")
def test_a_room_above_ground_needs_a_room_below_it() -> None:
    # The cell above the living room is free to build on; those beside the upper room hang.
    check(
        "flus",
        """
        . . * . .
        . * f * .
        * l = = *
        """,
    )


@rule("R2.3")
def test_the_throne_supports_both_cells_above_it() -> None:
    assert {(0, 1), (1, 1)} <= cells_for(table("= ="), 0, "s")


@rule("R2.3")
def test_the_printed_example_of_an_unsupported_room() -> None:
    # On the first floor beside the throne's column, with nothing below: not yet.
    s = table(
        """
        . u .
        . = = f
        """
    )
    assert (-1, 1) not in cells_for(s, 0, "s")
    assert (-1, 1) in cells_for(table(". u .\nl = = f"), 0, "s")


@rule("R2.4", "R2.7")
def test_rooms_below_ground_need_no_support_and_nothing_above() -> None:
    check(
        "d",
        """
        . . = = .
        . * d d *
        . . * d *
        . . . * .
        """,
    )


@rule("R2.4")
def test_a_room_on_the_ground_floor_may_lie_above_a_cellar_alone() -> None:
    # The cellar at the far left has nothing above: the ground above it touches it by an edge.
    check(
        "s",
        """
        . . * * .
        * * = = *
        d d d . .
        """,
    )


@rule("R2.5")
@pytest.mark.parametrize("letter", "fluos")
def test_five_types_never_lie_below_ground(letter: str) -> None:
    s = table("= =\nd c")
    assert min(y for _, y in cells_for(s, 0, letter)) == 0


@rule("R2.6")
def test_corridors_lie_on_any_level() -> None:
    check(
        "c",
        """
        . . * . .
        . . f * .
        . * = = *
        . * d * .
        . . * . .
        """,
    )


@rule("R2.7")
def test_downstairs_rooms_lie_below_ground_on_any_level() -> None:
    check(
        "d",
        """
        . f f .
        l = = l
        * c * *
        * c * .
        . * . .
        """,
    )


@rule("R2.8")
def test_fountains_and_towers_lie_on_the_ground_or_higher_and_foyers_anywhere() -> None:
    drawing = """
        . * * .
        * = = *
        . d . .
        """
    check("FT", drawing)
    check(
        "Y",
        """
        . * * .
        * = = *
        * d * .
        . * . .
        """,
    )


@rule("R2.9")
@pytest.mark.parametrize("roof", "oFT")
@pytest.mark.parametrize("letter", "fluoscFTY")
def test_nothing_lies_above_an_outdoor_room_a_fountain_or_a_tower(roof: str, letter: str) -> None:
    s = table(f". {roof} .\n{roof} = = .\n. d d .")
    above = {cell for cell in cells_for(s, 0, letter) if cell[1] > 0}
    assert above == {(1, 1)}


@rule("R2.9")
def test_anything_may_lie_beside_them_and_they_lie_above_others() -> None:
    check(
        "ofFT",
        """
        . . * . .
        . o f o .
        * l = = *
        """,
    )


@rule("R2.10")
def test_no_castle_gets_more_than_23_rooms() -> None:
    """Go through all numbers of rooms of each type a castle may end with."""
    best = 0
    for regular in (16, 17, 18):
        for counts in compositions(regular, 7):
            third = [count >= 3 for count in counts]
            for extra in ("none", "room", "special") if third[6] else ("none",):
                if regular == 16 + third[0] + (extra == "room"):
                    special = sum(third[3:6]) + (extra == "special")
                    special += sum(count >= 5 for count in counts)
                    best = max(best, regular + special)
                    assert special <= 6  # R6.6
    assert best == MAX_ROOMS == 23


def compositions(total: int, parts: int) -> list[tuple[int, ...]]:
    if parts == 1:
        return [(total,)]
    return [
        (first, *rest)
        for first in range(total + 1)
        for rest in compositions(total - first, parts - 1)
    ]


@rule("R2.10")
@pytest.mark.parametrize(
    ("letter", "dx", "dy", "start"),
    [
        ("l", -1, 0, (-1, 0)),
        ("l", 1, 0, (2, 0)),
        ("l", 0, 1, (0, 1)),
        ("l", 0, 1, (1, 1)),
        ("d", 0, -1, (0, -1)),
        ("d", 0, -1, (1, -1)),
    ],
    ids=["left", "right", "up", "up on the right", "down", "down on the right"],
)
def test_a_castle_grows_as_far_as_its_rooms_last(
    letter: str, dx: int, dy: int, start: tuple[int, int]
) -> None:
    s = table("= =")
    x, y = start
    for number in range(MAX_ROOMS):
        assert (x, y) in cells_for(s, 0, letter), number
        # rooms of a kind do not last so long: the same one is laid again and again
        lay_room(s, 0, 21 * KINDS.index(letter), cell_number(x, y))
        x, y = x + dx, y + dy
    assert s.rooms[0] == MAX_ROOMS
    assert max(abs(x - dx), abs(y - dy)) in (REACH, REACH + 1)


@rule("R2.10")
def test_every_cell_within_reach_has_a_number_of_its_own() -> None:
    cells = list(product(range(-REACH, REACH + 2), range(-REACH, REACH + 1)))
    numbers = [cell_number(x, y) for x, y in cells]
    assert sorted(numbers) == list(range(CELLS))
    assert [(cell_x(number), cell_y(number)) for number in numbers] == cells


@rule("R2.11")
def test_a_room_that_lies_never_moves() -> None:
    s = table("s = =")
    give(s, 0, 0, "f")
    after = play(s, 0, LEFT_CASTLE + on(2, 0))
    assert drawn(after, 0) == {(-1, 0): "s", (2, 0): "f"}
    assert after.room[0][:1] == s.room[0][:1]


# --------------------------------------------------- any castle, measured in another way


def slow_cells(s: State, letter: str) -> set[tuple[int, int]]:
    """Return where a room of a type may be laid, rule by rule."""
    filled = drawn(s, 0) | {(0, 0): "=", (1, 0): "="}
    found = set()
    far = s.rooms[0] + 1
    for x, y in product(range(-far, far + 2), range(-far, far + 1)):
        beside = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
        if (x, y) in filled or not beside & filled.keys():
            continue
        if y > 0 and (x, y - 1) not in filled:
            continue
        if filled.get((x, y - 1), ".") in "oFT":
            continue
        if (letter == "d" and y >= 0) or (letter in "fluosFT" and y < 0):
            continue
        found.add((x, y))
    return found


@st.composite
def castles(draw: st.DrawFn) -> State:
    """Return a random legal castle of up to 22 rooms."""
    s = table("= =")
    for _ in range(draw(st.integers(0, MAX_ROOMS - 1))):
        letter = draw(st.sampled_from("fluoscdFTYcdl"))
        cells = sorted(slow_cells(s, letter))
        x, y = draw(st.sampled_from(cells))
        kind = LETTERS.index(letter)
        lay_room(s, 0, 140 + kind if kind >= 7 else 21 * kind, cell_number(x, y))
    return s


@pytest.mark.long
@rule("R2.2", "R2.12")
@given(castles())
def test_any_castle_has_a_place_for_any_room_and_no_legal_cell_is_missing(s: State) -> None:
    for letter in LETTERS:
        cells = cells_for(s, 0, letter)
        assert cells == slow_cells(s, letter)
        assert 0 < len(cells) <= 2 * (s.rooms[0] + 2) + 2  # as `actions.MAX_LEGAL` has it
        ground = min(x for x, y in (drawn(s, 0) | {(0, 0): "="}) if y == 0)
        cellar = [x for x, y in drawn(s, 0) if y == -1]
        sure = (min(cellar) - 1, -1) if cellar else (0, -1)
        assert (sure if letter == "d" else (ground - 1, 0)) in cells


def test_the_numbers_of_actions_do_not_overlap() -> None:
    starts = [
        actions.CHOOSE,
        actions.ASSIGN,
        actions.ASSIGN_LUDWIG,
        actions.LEFT_CASTLE,
        actions.RIGHT_CASTLE,
        actions.PLACE_LUDWIG,
        actions.NUM_ACTIONS,
    ]
    sizes = [after - before for before, after in pairwise(starts)]
    assert sizes == [147, 147, 147, actions.DECISIONS, actions.DECISIONS, CELLS]
    assert actions.NUM_ACTIONS < 2**15  # lists of actions hold 16-bit numbers
