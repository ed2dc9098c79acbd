"""Two Castles in a terminal: drawn in every width, nothing hidden told, every move listed."""

from __future__ import annotations

import io
import string
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

import palas
from games.two_castles.playing import acting, dealt, game, legal, seen_by
from palas.cli import two_castles_view
from palas.cli.table_view import Choice, Choices, view_of
from palas.cli.two_castles_castle import elevation, levels_of
from palas.cli.two_castles_words import (
    DECORATION_LETTERS,
    SPECIAL_SIGNS,
    TABLE,
    TYPE_LETTERS,
    short_name,
)
from palas.games.two_castles import moves, secrets
from palas.games.two_castles.castle_file import parse_castle
from palas.games.two_castles.drawing.castle import castle_of
from palas.games.two_castles.names import castle_name, room_name
from palas.games.two_castles.scoring import castle_score
from palas.games.two_castles.state import AGREED, CHOOSING, LUDWIG_ASSIGN, PLACING, State
from palas.games.two_castles.tables import NO_ROOM
from palas.games.two_castles.words.acts import Kind, act_of
from palas.games.two_castles.words.moves import move_words
from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES
from palas.kernel.rng import Generator

from .conftest import Program

WIDTHS = (36, 40, 59, 80, 99, 100, 120, 200)
NAMES = ["Anna", "Bruno", "Carla", "Diego", "Elena", "Friedrich der Große von Hohenzollern", "G"]

MESPELBRUNN = """castle Mespelbrunn, throne living+sleeping
level 1 : -         | King's Chambers | Fountain
level 0 : Wine Room | THRONE          |         | Terrace
level -1: -         | Crypt           | Dungeon
attendants: painter, knight
cards: width, special
"""


def printed(renderable: object, width: int = 80) -> str:
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    out.print(renderable)
    return str(out.file.getvalue())  # type: ignore[attr-defined]


def drawn(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def drawing(state: State, width: int, language: str = "en") -> list[Text]:
    return elevation(state, 0, levels_of([castle_of(state, 0)]), language, width)


def positions(seed: int, seats: int, step: int, decider: int = 0) -> Iterator[State]:
    """Yield every so many positions of a random game, and its end."""
    for ply, (_, _, _, after) in enumerate(game(seed, seats, decider)):
        if ply % step == 0 or after.over:
            yield after.copy()


def listed(groups: list[Choices]) -> list[Choice]:
    return [choice for group in groups for row in group.rows for choice in row]


def table(view: State, seat: int, language: str, width: int) -> str:
    """Return all that a seat is shown."""
    shown = printed(two_castles_view.board(view, seat, NAMES, language, width), width)
    if seat == SPECTATOR:
        return shown
    shown += printed(two_castles_view.hand(view, seat, language, width), width)
    return shown + str(two_castles_view.choices(view, seat, legal(view, seat), language))


# ------------------------------------------------------------------------------- the castles


def test_a_castle_is_drawn_from_the_top_down() -> None:
    assert drawn(drawing(parse_castle(MESPELBRUNN), 60)) == [
        "          1            ♛            ♛            1",
        "                 ┌────────────┬────────────┐",
        " 1               │King's Cham…│Fountain    │",
        "                 │St         1│≈          5│",
        "    ┌────────────┼────────────┴────────────┼────────────┐",
        " 0  │Wine Room   │Throne                   │Terrace     │",
        "    │Fm         0│♛s                      2│O          1│",
        "   ═╧════════════╪════════════╤════════════╪════════════╧═",
        "−1               │Crypt       │Dungeon     │",
        "                 │Dp         0│Dm         0│",
        "                 └────────────┴────────────┘",
    ]


def test_cells_shrink_to_signs_and_points() -> None:
    assert drawn(drawing(parse_castle(MESPELBRUNN), 20, "ru")) == [
        "     1  ♛  ♛  1",
        "       ┌──┬──┐",
        " 2     │С1│≈5│",
        "    ┌──┼──┴──┼──┐",
        " 1  │Т0│♛м  2│Н1│",
        "   ═╧══╪══╤══╪══╧═",
        "−1     │В0│В0│",
        "       └──┴──┘",
    ]


def row_of(count: int, side: int) -> State:
    """Return a castle of so many rooms in a row, some left and the others right of the throne."""
    names = [room_name(room, "en") for room in range(count)]
    row = " | ".join([*names[:side], "THRONE", "", *names[side:]])
    return parse_castle(f"castle Eltz, throne living+sleeping\nlevel 0: {row}\n")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("side", [1, 11, 22, 23])
def test_the_widest_castle_fits(width: int, side: int) -> None:
    state = row_of(23, side)
    if side == 23:  # all of them right of the throne
        state.room_x[0] = [1 - x for x in state.room_x[0]]
    lines = drawing(state, width)
    assert max(line.cell_len for line in lines) <= width
    ground = next(line.plain for line in lines if line.plain.startswith(" 0"))
    assert "♛" in ground or "Throne" in ground
    is_whole = width >= 6 + 25 * 3
    assert (ground[3] == "…" or ground[-1] == "…") is not is_whole
    assert ground.count("│") == 25 or not is_whole


def test_the_highest_castle_is_flat() -> None:
    rows = [f"- | {room_name(room, 'en')} | -" for room in range(105, 126)]
    text = "\n".join(["castle Eltz, throne living+sleeping", *rows, "- | THRONE | | -"])
    lines = drawing(parse_castle(text), 80)
    assert len(lines) == 2 + 2 * 22
    assert "│C" in lines[2].plain


def test_names_are_shortened_only_when_they_must_be() -> None:
    names = ("Wine Room", "Weinstube", "Винная комната")
    room = next(n for n in range(147) if room_name(n, "en") == "Wine Room")
    assert tuple(short_name(room, language, 20) for language in LANGUAGES) == names
    assert short_name(room, "en", 6) == "Wine"
    assert short_name(room, "de", 6) == "Weins…"


# --------------------------------------------------------------------------------- the table


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_a_whole_game_in_every_width(seats: int) -> None:
    for number, state in enumerate(positions(seats, seats, 9)):
        width, language = WIDTHS[number % len(WIDTHS)], LANGUAGES[number % 3]
        for seat in (SPECTATOR, number % seats):
            view = seen_by(state, seat)
            shown = printed(two_castles_view.board(view, seat, NAMES, language, width), width)
            assert max(map(len, shown.splitlines())) <= width
            for castle in range(state.castles):
                assert castle_name(castle, language) in shown
        hand = printed(two_castles_view.hand(view, seat, language, width), width)
        assert max(map(len, hand.splitlines())) <= width


def test_castles_stand_side_by_side_where_there_is_room() -> None:
    view = seen_by(dealt(1, 4), 1)
    wide = printed(two_castles_view.board(view, 1, NAMES, "en", 100), 100)
    assert any("Left castle" in line and "Right castle" in line for line in wide.splitlines())
    assert any(line.count("╧═ ") == 1 and line.count("═╧═") == 4 for line in wide.splitlines())
    narrow = printed(two_castles_view.board(view, 1, NAMES, "en", 80), 80).splitlines()
    assert "Left castle Lichtenstein · points: 0, with Carla ▼ the lower one counts" in narrow
    assert "Right castle Mespelbrunn · points: 0, with Anna" in narrow


def test_the_board_tells_points_progress_and_cards() -> None:
    other = "castle Eltz, throne food+sleeping\nlevel 0: THRONE\n"
    state = parse_castle(MESPELBRUNN + other + other.replace("sleeping", "utility"))
    shown = printed(two_castles_view.board(state, 0, NAMES, "en", 80))
    score = castle_score(state, 0)
    assert f"Left castle Mespelbrunn · points: {score}, with Bruno" in shown
    assert "the game is over" in shown
    assert "To a bonus: F1/3 L0/3 U0/3 O1/3 S1/3 C0/3 D2/3" in shown
    assert "Card: columns of the castle: 1 each, +4" in shown
    assert "Attendants: painter +" in shown


def test_seats_tell_what_is_still_to_be_done() -> None:
    state = dealt(4, 3)
    moves.apply(state, 0, legal(state, 0)[0])
    for _ in range(2):
        moves.apply(state, 1, legal(state, 1)[0])
    lines = printed(two_castles_view.board(seen_by(state, 0), 0, NAMES, "en", 90), 90).splitlines()
    mine, other, third = (
        next(line for line in lines if f"{name} " in line and "  0 " in line)
        for name in ("L  Anna", "T  Bruno", "O  Carla")
    )
    own = room_name(state.chosen[0][0], "en")
    assert mine.split()[4:] == ["0", "8", "choose:", "1", "of", "2", *f"({own})".split()]
    assert other.split()[2:] == ["0", "7", "has", "chosen"]
    assert third.split()[0] == "▶"
    assert third.split()[3:] == ["0", "9", "choose:", "0", "of", "2"]


def test_new_rooms_wait_to_be_laid() -> None:
    state = next(s for s in positions(1, 3, 1) if s.phase == PLACING)
    shown = printed(two_castles_view.board(seen_by(state, 0), 0, NAMES, "en", 150), 150)
    for castle in range(3):
        for room in state.new_room[castle]:
            if room != NO_ROOM:
                assert f"{room_name(room, 'en')} → {castle_name(castle, 'en')}" in shown
    assert "(you)" in shown


def test_the_hand_tells_types_decorations_and_wishes() -> None:
    state = dealt(2, 4)
    lines = printed(two_castles_view.hand(seen_by(state, 2), 2, "en", 120), 120).splitlines()
    assert lines[0] == "Your stack"
    assert len(lines) == 1 + 9
    for room, line in zip(state.hand[2], lines[1:], strict=True):
        assert room_name(room, "en") in line
        assert line.split()[0] in TYPE_LETTERS[0]
    moves.apply(state, 2, state.hand[2][4])
    after = printed(two_castles_view.hand(seen_by(state, 2), 2, "en", 120), 120).splitlines()
    assert ["✓ chosen" in line for line in after[1:]] == [at == 4 for at in range(9)]


def test_an_empty_hand_says_so() -> None:
    state = parse_castle(MESPELBRUNN)
    assert "no rooms" in printed(two_castles_view.hand(state, 0, "en", 80))


# ----------------------------------------------------------------------------------- secrets


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_hidden_is_shown(seats: int) -> None:
    dice = Generator()
    dice.key[0] = 7
    for number, state in enumerate(positions(3, seats, 13)):
        language = LANGUAGES[number % 3]
        for seat in range(SPECTATOR, seats):
            view = seen_by(state, seat)
            world = view.copy()
            secrets.imagine(world, seat, dice)
            assert table(seen_by(world, seat), seat, language, 90) == table(
                view, seat, language, 90
            )


def test_stacks_and_choices_of_others_are_not_named() -> None:
    for state in positions(5, 4, 5):
        if state.phase == CHOOSING:
            shown = printed(two_castles_view.board(seen_by(state, -1), -1, NAMES, "en", 300), 300)
            stacks = {room for player in range(4) for room in state.hand[player]} - {NO_ROOM}
            assert not [room for room in stacks if room_name(room, "en") in shown]


def test_only_one_seat_sees_what_ludwig_draws() -> None:
    state = next(s for s in positions(1, 2, 1) if s.phase == LUDWIG_ASSIGN)
    drawer = acting(state)[0]
    names = [room_name(room, "en") for room in state.chosen[2]]
    for seat in (SPECTATOR, 0, 1):
        shown = printed(two_castles_view.board(seen_by(state, seat), seat, NAMES, "en", 200), 200)
        assert [name in shown for name in names] == [seat == drawer] * 2


# ----------------------------------------------------------------------------------- choices


@pytest.mark.parametrize(("seats", "decider"), [(2, 0), (3, 1), (4, AGREED)])
def test_every_action_is_listed_once(seats: int, decider: int) -> None:
    kinds = set()
    for number, state in enumerate(positions(11, seats, 3, decider)):
        for seat in acting(state):
            view, language = seen_by(state, seat), LANGUAGES[number % 3]
            groups = two_castles_view.choices(view, seat, legal(view, seat), language)
            found = listed(groups)
            assert sorted(choice.action for choice in found) == legal(state, seat)
            assert len({group.title for group in groups}) == len(groups)
            for choice in found:
                assert choice.words == move_words(view, seat, choice.action, language)
            kinds |= {act_of(choice.action).kind for choice in found}
    assert (Kind.PLACE_LUDWIG in kinds) is (seats == 2)
    assert (Kind.AGREE in kinds) is (decider == AGREED)


def gain_of(choice: Choice) -> int:
    return int(choice.gain.replace("−", "-") or 0)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_gains_are_what_a_move_adds_to_its_castle(seats: int) -> None:
    kinds = set()
    for state in positions(8, seats, 4):
        before = [castle_score(state, castle) for castle in range(state.castles)]
        for seat in acting(state)[:1]:
            view = seen_by(state, seat)
            for choice in listed(two_castles_view.choices(view, seat, legal(view, seat), "en")):
                after = state.copy()
                moves.apply(after, seat, choice.action)
                points = [castle_score(after, castle) for castle in range(state.castles)]
                assert gain_of(choice) == sum(points) - sum(before), choice
                kinds.add(act_of(choice.action).kind)
    assert Kind.PLACE in kinds
    assert (Kind.PLACE_LUDWIG in kinds) is (seats == 2)


def test_a_card_and_an_attendant_have_their_gains() -> None:
    missing = {Kind.TAKE_CARD, Kind.TAKE_ATTENDANT}
    for seed in range(20):
        for state, seat, action, after in game(seed, 3, likes=(1, 2)):
            act = act_of(action)
            if act.kind not in missing:
                continue
            groups = two_castles_view.choices(seen_by(state, seat), seat, legal(state, seat), "en")
            choice = next(choice for choice in listed(groups) if choice.action == action)
            castle = seat if act.side == 0 else (seat - 1) % 3
            assert gain_of(choice) == castle_score(after, castle) - castle_score(state, castle)
            missing.discard(act.kind)
        if not missing:
            return
    pytest.fail(f"not seen: {missing}")


def test_moves_are_grouped() -> None:
    state = next(s for s in positions(1, 4, 1) if s.phase == PLACING)
    seat = acting(state)[-1]
    groups = two_castles_view.choices(seen_by(state, seat), seat, legal(state, seat), "en")
    titles = [group.title.split(":")[0] for group in groups]
    assert titles == ["Place in the left castle", "Place in the right castle", "Or wait"]
    first = two_castles_view.choices(seen_by(dealt(1, 4), 0), 0, legal(dealt(1, 4), 0), "de")
    assert [group.title for group in first] == ["Einen Raum wählen"]
    assert all(" · " in row[0].note for row in first[0].rows)


def test_a_third_room_announces_its_bonus() -> None:
    for state, seat, action, after in game(2, 3, likes=(0,)):
        castle = seat if act_of(action).side == 0 else (seat - 1) % 3
        if act_of(action).kind is Kind.PLACE and after.bonus[castle] != state.bonus[castle]:
            view = seen_by(state, seat)
            groups = two_castles_view.choices(view, seat, [action], "en")
            assert "brings" in groups[0].title
            return
    pytest.fail("no bonus in the whole game")


# ------------------------------------------------------------------------------------- words


def gaps(phrase: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(phrase) if name is not None}


@pytest.mark.parametrize("key", TABLE)
def test_every_phrase_is_there_in_every_language(key: str) -> None:
    assert len(TABLE[key]) == len(LANGUAGES)
    assert all(TABLE[key])
    assert len({frozenset(gaps(phrase)) for phrase in TABLE[key]}) == 1


@pytest.mark.parametrize("number", range(3))
def test_signs_tell_types_and_decorations_apart(number: int) -> None:
    signs = TYPE_LETTERS[number] + SPECIAL_SIGNS
    assert len(set(signs)) == len(signs) == 11
    assert len(set(DECORATION_LETTERS[number])) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_draws_the_table(program: Program, language: str) -> None:
    view: object = view_of(palas.game("two-castles"))
    assert view is two_castles_view
    answer = program(
        *("play", "two-castles", "--seats", 3, "--seed", 2, "--language", language),
        stdin="1\n1\n1\nhand\nquit\nquit\n",
    )
    assert answer.code == 0
    assert "═╧══" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80
