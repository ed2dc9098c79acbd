"""The rulebook on castles, players and ties at the end: R11, and Ludwig's score in R12.6."""

from __future__ import annotations

import pytest

from games.two_castles.drawn import CROWDBURG, drawn
from palas.games.two_castles.castle_file import parse_castle
from palas.games.two_castles.score_sheet import line_name, sheet_rows
from palas.games.two_castles.scoring import castle_score, num_specials, scores, winners
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import FOUNTAIN, MAX_CASTLES, NO_CARD, SLEEPING
from rulebook import rule

FIRST_SLEEPING = SLEEPING * 21


def table(*worth: int, seats: int | None = None, fountains: tuple[int, ...] = ()) -> State:
    """Return castles of the given points: rows of fountains (5 each) and sleeping rooms (1)."""
    s = State()
    s.castles = len(worth)
    s.seats = seats or len(worth)
    s.card = [[NO_CARD] * 2 for _ in range(MAX_CASTLES)]
    for castle, total in enumerate(worth):
        springs = fountains[castle] if fountains else total // 5
        beds = total - 5 * springs
        row = [FOUNTAIN] * springs + list(range(FIRST_SLEEPING, FIRST_SLEEPING + beds))
        s.rooms[castle] = len(row)
        for index, room in enumerate(row):
            s.room[castle][index] = room
            s.room_x[castle][index] = 2 + index
        assert castle_score(s, castle) == total
    return s


def player_scores(s: State) -> list[int]:
    out = [0] * s.castles
    scores(s, out)
    return out


# ------------------------------------------------------------------------------------ a castle


@rule("R11.1")
def test_a_castle_scores_rooms_throne_attendants_and_cards() -> None:
    rows = "Nap Room | Fountain\nTHRONE | | Kitchen"
    more = "attendants: fire performer, knight\ncards: width, sleeping rooms"
    # Nap Room 1, Fountain 5, Kitchen 0, throne 2, torches 2, swords 1, width 3, sleeping 2
    assert castle_score(drawn(rows, "living+sleeping", more), 0) == 1 + 5 + 2 + 2 + 1 + 3 + 2
    assert castle_score(drawn(rows, "living+sleeping"), 0) == 1 + 5 + 2
    assert castle_score(drawn("THRONE"), 0) == 0


@rule("R11.1")
def test_the_score_sheet_of_the_rulebook_adds_up_to_62() -> None:
    s = parse_castle(CROWDBURG)
    printed = {
        "food rooms": (4,),
        "living rooms": (1, 1, 2, 2, 2),
        "utility rooms": (2, 2),
        "outdoor rooms": (5,),
        "sleeping rooms": (4, 4, 4),
        "corridors": (0, 2, 2),
        "downstairs rooms": (2,),
        "towers": (5,),
        "fountains": (5,),
        "grand foyers": (6,),
        "bonus cards": (),
        "attendants": (7,),
        "throne room": (0,),
    }
    rows = sheet_rows(s, 0)
    assert {line_name(row.line, "en"): tuple(sorted(row.points)) for row in rows} == printed
    totals = [4, 8, 4, 5, 12, 4, 2, 5, 5, 6, 0, 7, 0]
    assert [row.total for row in rows] == totals
    assert castle_score(s, 0) == sum(totals) == 62


# ------------------------------------------------------------------------------------- players


@rule("R11.2")
def test_a_seat_has_the_points_of_its_lower_castle() -> None:
    # Castle 1 lies between seats 1 and 2, castle 2 between 2 and 3, castle 3 between 3 and 1.
    assert player_scores(table(20, 30, 40)) == [20, 20, 30]
    assert player_scores(table(40, 30, 20, 10)) == [10, 30, 20, 10]


@rule("R11.2", "R11.3")
def test_the_six_players_of_the_rulebook() -> None:
    # Around the table: Ben, Matthew, Anna Grace, Peter, Margaux, Emily.
    s = table(56, 57, 60, 52, 62, 63)
    ben, matthew, anna_grace, peter, margaux, emily = player_scores(s)
    assert (ben, matthew, margaux) == (56, 56, 52)
    assert (anna_grace, peter, emily) == (57, 52, 62)
    assert winners(s) == 1 << 5  # Emily


@rule("R11.3")
@pytest.mark.parametrize("first", range(5))
def test_the_highest_score_wins_wherever_it_sits(first: int) -> None:
    worth = [30, 20, 10, 20, 30]  # castles 1 and 5 are those of seat 1
    s = table(*worth[-first:], *worth[:-first])
    assert winners(s) == 1 << first


@rule("R11.4")
def test_the_higher_other_castle_breaks_a_tie() -> None:
    # Seats 1 and 2 share the lower castle; seat 2 has the better other one.
    s = table(20, 31, 10, 30)
    assert player_scores(s) == [20, 20, 10, 10]
    assert winners(s) == 1 << 1
    assert winners(table(20, 30, 10, 31)) == 1 << 0


@rule("R11.4", "R11.5")
def test_the_other_castle_comes_before_special_rooms() -> None:
    s = table(20, 31, 10, 30, fountains=(1, 2, 1, 6))
    assert winners(s) == 1 << 1


@rule("R11.5")
def test_james_and_cindy() -> None:
    # James is seat 1 with castles 6 and 1, Cindy seat 4 with castles 3 and 4.
    s = table(20, 10, 30, 20, 10, 30, fountains=(3, 1, 2, 2, 1, 2))
    james, cindy = 0, 3
    assert player_scores(s)[james] == player_scores(s)[cindy] == 20
    assert num_specials(s, 5) + num_specials(s, 0) == 7  # two thrones among them
    assert num_specials(s, 2) + num_specials(s, 3) == 6
    assert winners(s) == 1 << james


@rule("R11.6")
def test_then_the_win_is_shared() -> None:
    s = table(20, 10, 30, 20, 10, 30, fountains=(2, 1, 2, 2, 1, 2))
    assert winners(s) == 1 << 0 | 1 << 3
    assert winners(table(20, 20, 20)) == 0b111


# -------------------------------------------------------------------------------------- Ludwig


@rule("R12.6")
def test_ludwig_can_win_and_has_no_seat() -> None:
    # Castle 1 is that of both seats, 2 and 3 are those of seat 2 and of seat 1 with Ludwig.
    s = table(10, 30, 31, seats=2)
    assert player_scores(s) == [10, 10, 30]
    assert winners(s) == 1 << 2


@rule("R12.6")
def test_a_seat_can_beat_ludwig() -> None:
    assert winners(table(30, 20, 31, seats=2)) == 1 << 0
    assert winners(table(30, 31, 20, seats=2)) == 1 << 1
    assert winners(table(30, 20, 20, seats=2)) == 0b11
