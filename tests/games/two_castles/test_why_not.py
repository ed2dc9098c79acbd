"""Why a move of Two Castles is not allowed, in words."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.two_castles.playing import acting, legal, positions, seen_by
from games.two_castles.test_text import ASSIGNING, CASTLES, CHOOSING, LUDWIG, NEW_ROOMS, placing
from palas.games.two_castles import actions, moves
from palas.games.two_castles.cells import cell_number
from palas.games.two_castles.state import State
from palas.games.two_castles.text import move_words, parse_move, parse_position, why_not
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import IllegalMove
from palas.kernel.phrases import LANGUAGES

AGREE = "option bonus_decider agree"
FINISHED = "two-castles, 3 seats: finished" + CASTLES


@pytest.mark.long
@given(positions, st.integers(0, 2**32 - 1))
@settings(max_examples=60)
def test_every_move_is_either_legal_or_has_its_reason(s: State, seed: int) -> None:
    choose = random.Random(seed)
    for seat in range(s.seats):
        view, allowed = seen_by(s, seat), legal(s, seat)
        some = choose.sample(range(-1, actions.NUM_ACTIONS + 1), 60)
        for action in {*allowed, *some}:
            reason = why_not(view, seat, action)
            assert (reason == "") == (action in allowed), action
            assert why_not(s, seat, action) == reason, "a secret changes nothing"
            assert (why_not(view, seat, action, "ru") == "") == (reason == "")


REASONS = [
    (CHOOSING + CASTLES, 0, "choose Kitchen", "Kitchen is not in your stack (R3.2)"),
    (
        CHOOSING + CASTLES,
        0,
        "send Wine Room left",
        "rooms are assigned only after they were revealed (R4.1)",
    ),
    (
        CHOOSING + CASTLES,
        0,
        "left castle: wait",
        "rooms are placed only after all seats have assigned theirs (R4.2)",
    ),
    (
        CHOOSING + "; chosen Wine Room" + CASTLES,
        0,
        "choose Wine Room",
        "you have chosen Wine Room already; a choice is final (R3.2)",
    ),
    (
        CHOOSING + "; chosen Wine Room, Crypt" + CASTLES,
        0,
        "choose Bakery",
        "you have chosen two rooms: wait for the others (R3.4)",
    ),
    (CHOOSING + CASTLES, 0, "ludwig salon", "Ludwig does not play (R12.1)"),
    (
        ASSIGNING + CASTLES,
        0,
        "choose Bakery",
        "rooms are chosen only at the beginning of a turn (R3.2)",
    ),
    (
        ASSIGNING + CASTLES,
        0,
        "send Bakery left",
        "Bakery is not among the rooms to assign: Wine Room and Terrace (R4.1)",
    ),
    (LUDWIG + CASTLES, 1, "choose Bakery", "first seat 1 assigns Ludwig’s rooms (R12.4)"),
    (LUDWIG + CASTLES, 1, "ludwig salon", "first seat 1 assigns Ludwig’s rooms (R12.4)"),
    (
        LUDWIG + CASTLES,
        0,
        "ludwig bakery",
        "Bakery is not among the rooms to assign: Study and Salon (R4.1)",
    ),
    (FINISHED, 0, "choose Bakery", "the game is over"),
]


@pytest.mark.parametrize(
    ("text", "seat", "words", "says"), REASONS, ids=[f"{row[2]}: {row[3]}" for row in REASONS]
)
def test_why_a_move_of_the_draft_is_not_allowed(
    text: str, seat: int, words: str, says: str
) -> None:
    with pytest.raises(IllegalMove) as error:
        parse_move(parse_position(text), seat, words)
    assert str(error.value) == says


def test_who_has_assigned_waits_for_the_others() -> None:
    s = parse_position(ASSIGNING + CASTLES)
    moves.apply(s, 0, parse_move(s, 0, "wine left"))
    action = parse_move(parse_position(ASSIGNING + CASTLES), 0, "wine left")
    assert why_not(s, 0, action) == "you have assigned your rooms: wait for the others (R4.2)"


# A terrace above the throne's left half, a library beside it, a crypt below.
SOME_ROOMS = """level 1: - | Terrace
level 0: Library | THRONE
level -1: - | Crypt
"""


def castle(*lines: str, option: str = "") -> State:
    """Return a position whose first castle is drawn, with further lines."""
    text = CASTLES.replace("level 0: THRONE\n", SOME_ROOMS + "\n".join(lines) + "\n", 1)
    return parse_position(f"two-castles, 3 seats, round 1, turn 1: placing\n{option}{text}")


@pytest.mark.parametrize(
    ("new", "x", "y", "says"),
    [
        ("Wine Room", 0, 0, "another room is there already (R2.2)"),
        ("Wine Room", -1, 0, "another room is there already (R2.2)"),
        ("Dungeon", 2, 0, "downstairs rooms lie only below ground (R2.7)"),
        ("Wine Room", 1, -1, "food rooms lie on the ground floor or higher (R2.5, R2.8)"),
        ("Wine Room", 0, 2, "nothing may lie above Terrace (R2.9)"),
        ("Wine Room", 2, 1, "no room below supports it there (R2.3)"),
        ("Wine Room", 3, 0, "it touches no room there (R2.2)"),
        ("Dungeon", -2, -1, "it touches no room there (R2.2)"),
        ("Wine Room", 1, 1, ""),
        ("Dungeon", 0, -2, ""),
    ],
)
def test_why_a_room_may_not_lie_there(new: str, x: int, y: int, says: str) -> None:
    s = castle(f"new {new} of seat 1")
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.PLACE + cell_number(x, y)) == says
    s = castle(f"bonus of seat 1: laying {new}")
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.PLACE + cell_number(x, y)) == says


def test_why_not_there_in_german_and_russian() -> None:
    s = castle("new Wine Room of seat 1")
    action = actions.LEFT_CASTLE + actions.PLACE + cell_number(0, 2)
    assert why_not(s, 0, action, "de") == "über „Terrasse“ darf nichts liegen (R2.9)"
    assert why_not(s, 0, action, "ru") == "над помещением «Терраса» строить нельзя (R2.9)"


LEFT_WAIT = actions.LEFT_CASTLE + actions.WAIT
LEFT_GROUND = actions.LEFT_CASTLE + actions.PLACE + cell_number(2, 0)
RIGHT_GROUND = actions.RIGHT_CASTLE + actions.PLACE + cell_number(2, 0)


def test_why_waiting_is_not_allowed() -> None:
    """R4.5"""
    s = castle("new Wine Room of seat 1")
    assert why_not(s, 0, LEFT_WAIT) == "in Mespelbrunn there is no partner to wait for (R4.5)"
    assert why_not(s, 1, RIGHT_GROUND) == "you have no room to place in Mespelbrunn (R4.3)"
    both = "new Wine Room of seat 1, Bakery of seat 2"
    s = castle(both, "waiting seat 1")
    waits = "you are waiting in Mespelbrunn until your partner has placed a room (R4.5)"
    assert [why_not(s, 0, LEFT_WAIT), why_not(s, 0, LEFT_GROUND)] == [waits, waits]
    assert why_not(s, 1, actions.RIGHT_CASTLE + actions.WAIT) == "", "the younger may wait too"
    s = castle(both, "waiting seat 2")
    assert (
        why_not(s, 0, LEFT_WAIT)
        == "your partner is waiting and you are the elder: place first (R4.5)"
    )
    s = castle(both, "waiting seat 1, seat 2")
    assert why_not(s, 0, LEFT_GROUND) == ""
    assert (
        why_not(s, 0, LEFT_WAIT)
        == "your partner is waiting and you are the elder: place first (R4.5)"
    )
    assert why_not(s, 1, RIGHT_GROUND) == waits


def test_in_the_last_castle_the_first_seat_is_the_elder() -> None:
    """R1.8, R4.5"""
    s = placing("", "", "new Wine Room of seat 3, Bakery of seat 1\nwaiting seat 3, seat 1")
    assert why_not(s, 2, LEFT_GROUND) == (
        "you are waiting in Hohenschwangau until your partner has placed a room (R4.5)"
    )
    assert why_not(s, 0, RIGHT_GROUND) == ""
    far = actions.RIGHT_CASTLE + actions.PLACE + cell_number(9, 0)
    assert why_not(s, 0, far) == "it touches no room there (R2.2)"


BONUSES = [
    ("bonus", "keep Bakery", "first say which bonus Mespelbrunn takes (R5.12)"),
    (
        "room Bakery, Study",
        "take a tower",
        "first say which of the rooms drawn Mespelbrunn keeps (R5.6)",
    ),
    (
        "card width, height",
        "take a tower",
        "first say which of the cards drawn Mespelbrunn keeps (R5.8)",
    ),
    ("attendant", "take a tower", "first choose an attendant for Mespelbrunn (R5.7)"),
    ("special", "take the painter", "first choose a special room for Mespelbrunn (R5.2)"),
    ("laying Tower", "take the painter", "first place Tower in Mespelbrunn (R5.1)"),
    (
        "bonus",
        "downstairs bonus",
        "the third downstairs room brings the bonus of another type (R5.12)",
    ),
    (
        "room Bakery, Study",
        "keep Kitchen",
        "Kitchen is not among the rooms drawn: Bakery and Study (R5.6)",
    ),
    (
        "card width, height",
        "card corridors",
        "the card “corridors” is not among those drawn: “height” and “width” (R5.8)",
    ),
    ("attendant", "yes", "nothing is proposed for Mespelbrunn (R13.3)"),
]


@pytest.mark.parametrize(
    ("bonus", "words", "says"), BONUSES, ids=[f"{row[0]}: {row[1]}" for row in BONUSES]
)
def test_why_a_bonus_is_decided_otherwise(bonus: str, words: str, says: str) -> None:
    s = castle(f"bonus of seat 1: {bonus}", "new Wine Room of seat 2")
    with pytest.raises(IllegalMove) as error:
        parse_move(s, 0, f"left castle: {words}")
    assert str(error.value) == says
    assert why_not(s, 1, RIGHT_GROUND) == "seat 1 decides on the bonus of Mespelbrunn (R13.1)"


def test_why_nothing_is_taken() -> None:
    s = castle("attendants: painter, knight", "bonus of seat 1: bonus")
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.TAKE_BONUS + 1) == (
        "the throne room has no place for a third attendant (R6.8)"
    )
    s = castle("bonus of seat 1: attendant")
    s.attendant_stock[0] = 0
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.TAKE_ATTENDANT) == (
        "no painter is left (R6.8)"
    )
    s = castle("bonus of seat 1: special")
    s.special_stock[2] = 0
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.TAKE_SPECIAL + 2) == (
        "no grand foyer is left (R6.6)"
    )
    s = castle("new Wine Room of seat 1")
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.TAKE_SPECIAL) == (
        "Mespelbrunn has no such bonus to take now (R5.1)"
    )
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.AGREE) == (
        "nothing is proposed for Mespelbrunn (R13.3)"
    )


def test_why_a_proposal_must_be_answered() -> None:
    """R13.3"""
    s = castle("bonus of seat 1: attendant; proposed take the painter", option=AGREE)
    assert acting(s) == [1]
    assert why_not(s, 0, actions.LEFT_CASTLE + actions.TAKE_ATTENDANT) == (
        "seat 2 decides on the bonus of Mespelbrunn (R13.3)"
    )
    assert why_not(s, 1, actions.RIGHT_CASTLE + actions.TAKE_ATTENDANT) == (
        "first agree or disagree with what is proposed for Mespelbrunn (R13.3)"
    )


def test_ludwigs_rooms() -> None:
    """R12"""
    head = "two-castles, 2 seats, round 1, turn 1: placing"
    s = parse_position(f"{head}{CASTLES}new Library of ludwig, Study of seat 1\n")
    ground = actions.PLACE_LUDWIG + cell_number(0, 2)
    assert why_not(s, 0, ground) == "no room below supports it there (R2.3)"
    assert why_not(s, 1, ground) == "you have no room to place in Lichtenstein (R4.3)"
    assert why_not(s, 0, actions.RIGHT_CASTLE + actions.WAIT) == (
        "in Hohenschwangau there is no partner to wait for (R4.5)"
    )
    assert why_not(s, 0, actions.ASSIGN_LUDWIG) == "Ludwig has no rooms to assign now (R12.4)"
    three = placing(*NEW_ROOMS)
    assert why_not(three, 0, ground) == "Ludwig does not play (R12.1)"


def test_spectators_and_wrong_numbers() -> None:
    s = placing(*NEW_ROOMS)
    assert why_not(s, SPECTATOR, 0) == "only a seat of the game can move"
    assert why_not(s, 0, actions.NUM_ACTIONS) == (
        f"actions are 0 to {actions.NUM_ACTIONS - 1}, not {actions.NUM_ACTIONS}"
    )
    assert why_not(parse_position(FINISHED), 0, 0, "ru") == "партия окончена"
    for language in LANGUAGES:
        assert move_words(s, 0, 0, language)
