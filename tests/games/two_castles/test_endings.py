"""How games of Two Castles end: the last room laid, bonuses included, and who wins."""

from __future__ import annotations

import pytest

from games.two_castles.castles import (
    LEFT,
    RIGHT,
    acting,
    give,
    legal,
    on,
    play,
    put_on_top,
    table,
)
from games.two_castles.playing import game
from palas.games.two_castles.actions import TAKE_ROOM
from palas.games.two_castles.scoring import ahead, castle_score, scores, winners
from palas.games.two_castles.state import FINISHED, State
from rulebook import rule


def last_turn(*drawings: str, seats: int = 3, decider: str = "placer") -> State:
    """Return a table in the last turn of the second round."""
    s = table(*drawings, seats=seats, decider=decider)
    s.round, s.turn = 1, 3
    return s


def points(s: State) -> list[int]:
    out = [0] * s.castles
    scores(s, out)
    return out


@rule("R3.7")
def test_the_last_room_ends_the_game() -> None:
    s = last_turn()
    give(s, 0, 0, "f")
    give(s, 0, 1, "l")
    s = play(s, 1, RIGHT + on(2, 0))
    assert not s.over
    s = play(s, 0, LEFT + on(-1, 0))
    assert (s.over, s.phase, s.acting) == (1, FINISHED, 0)
    assert [legal(s, seat) for seat in range(3)] == [[], [], []]


@rule("R3.7", "R5.1")
def test_the_last_bonus_is_still_dealt_with() -> None:
    s = last_turn("= = f f s s")
    give(s, 0, 0, "f")
    rooms = put_on_top(s, "sssss")
    s = play(s, 0, LEFT + on(6, 0))
    assert not s.over
    s = play(s, 0, LEFT + TAKE_ROOM + rooms[0], LEFT + on(7, 0))  # the third sleeping room
    assert not s.over
    assert acting(s) == [0]
    s = play(s, 0, LEFT + on(-1, 0))  # its tower
    assert s.over


@rule("R11.2", "R11.3")
def test_the_lower_castle_counts() -> None:
    # Only the seat between castles 0 and 1 has two that are worth something.
    s = last_turn("= = F", "= = F F", "= =")
    give(s, 0, 0, "s")
    s = play(s, 0, LEFT + on(-1, 0))
    assert s.over
    assert [castle_score(s, castle) for castle in range(3)] == [6, 10, 0]
    assert points(s) == [0, 6, 0]
    assert winners(s) == 0b010


@rule("R11.4")
def test_a_tie_goes_to_the_higher_other_castle() -> None:
    # Seats 1 to 4 have the castles (0, 3), (1, 0), (2, 1), (3, 2): the lower one is worth 5.
    s = last_turn("= = F F", "= = F", "= = F", "= = F", seats=4)
    give(s, 2, 0, "o")  # wants corridors: no points
    s = play(s, 2, LEFT + on(-1, 0))
    assert s.over
    assert points(s) == [5, 5, 5, 5]
    assert winners(s) == 0b0011  # the other one is worth 10


@rule("R11.5")
def test_then_special_rooms_in_both_castles_decide() -> None:
    # Foyers with nothing but the throne beside them: 1 point, as much as a sleeping room.
    s = last_turn("= = s", "= = Y", "= =", seats=3)
    give(s, 2, 0, "s")
    s = play(s, 2, LEFT + on(-1, 0))
    assert [castle_score(s, castle) for castle in range(3)] == [1, 1, 1]
    assert points(s) == [1, 1, 1]
    assert winners(s) == 0b110  # seats 2 and 3 share the castle with the foyer


@rule("R11.6")
def test_a_tie_in_everything_is_shared() -> None:
    s = last_turn()
    give(s, 0, 0, "o")
    s = play(s, 0, LEFT + on(-1, 0))
    assert s.over
    assert points(s) == [0, 0, 0]
    assert winners(s) == 0b111


@rule("R11.3", "R11.4")
def test_what_a_seat_lacks_to_win_is_told_by_castles_it_does_not_share() -> None:
    # Seats 0 to 2 have the castles (0, 2), (1, 0), (2, 1): seat 1 wins, since castle 2 is lowest.
    s = last_turn("= = F", "= = F F", "= =")
    give(s, 0, 0, "s")
    s = play(s, 0, LEFT + on(-1, 0))
    assert [castle_score(s, castle) for castle in range(3)] == [6, 10, 0]
    assert ahead(s, 1, []) == 6 - 0
    assert ahead(s, 0, []) == 0 - 10  # its castles must both be worth more than castle 1
    assert ahead(s, 2, []) == 0 - 6


@pytest.mark.long
@rule("R11.3", "R11.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_who_is_ahead_in_the_end_has_won(seats: int) -> None:
    decided = 0
    for seed in range(4):
        *_, (_, _, _, s) = game(seed, seats)
        best = winners(s)
        for seat in range(seats):
            lead = ahead(s, seat, points(s))
            decided += lead != 0
            assert lead == 0 or (lead > 0) == (best == 1 << seat), (seed, seat)
    assert decided > 2 * seats


@rule("R12.6")
@pytest.mark.parametrize("decider", ["placer", "elder", "agree"])
def test_ludwig_wins(decider: str) -> None:
    s = last_turn("= =", "= = F F", "= = F F", seats=2, decider=decider)
    give(s, 0, 0, "o")
    s = play(s, 0, LEFT + on(-1, 0))
    assert s.over
    assert points(s) == [0, 0, 10]
    assert winners(s) == 0b100
