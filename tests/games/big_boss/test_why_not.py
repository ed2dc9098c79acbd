"""Why a move of Big Boss is not allowed, in one sentence."""

from __future__ import annotations

import pytest

from games.big_boss.playing import legal
from games.big_boss.streets import FOUR_MORE, STRANDED, after, flag_to_give, street
from palas.games.big_boss import actions
from palas.games.big_boss.text import (
    parse_move,
    parse_position,
    why_not,
)
from palas.kernel.contract import SPECTATOR, lowest_acting
from palas.kernel.errors import IllegalMove

# --------------------------------------------------------------------------- why not

BOUGHT_OUT = "deck none\nplayed " + " ".join(
    str(card)
    for card in range(1, 73)
    if card not in (3, 5, 10, 14, 40, 45, 50, 54, 60, *range(33, 39))
)
NO_CARDS = ("seat 1: 40 Real, cards 5 10 14 40 45 50 54 60, 1 tower card", "seat 1: 4 Real")
REASONS = [
    ((), 1, "villa 3", "it is not your turn: seat 1 is playing"),
    ((), 0, "open 39", "card 39 is not face up (R4.2)"),
    ((("40 Real", "4 Real"),), 0, "open 33", "it costs 5 Real and you have 4"),
    ((("40 Real", "9 Real"),), 0, "buy tower", "it costs 10 Real and you have 9"),
    ((("open", f"{BOUGHT_OUT}\nopen"),), 0, "deck", "the deck is empty (R4.4)"),
    ((("open", "tower cards 0\nopen"),), 0, "buy tower", "no tower card is left to buy (R4.4)"),
    ((), 0, "found 3 3", "you do not hold card 3"),
    ((), 0, "found 38 40", "plot 39 is already built (R5.2)"),
    ((), 0, "found 14 14", "plots between the stone and Sevilla: 0; 3 are needed (R5.3)"),
    ((), 0, "found 60 60", "plots between the stone and Jaén: 2; 3 are needed (R5.3)"),
    ((), 0, "found 43 45", None),
    (
        (("villa 41: 1", "villa 42: 1"),),
        0,
        "found 43 45",
        "the villa on 42 touches the stone, at least 1 plot must lie between (R5.3)",
    ),
    ((("60,", "60 72,"),), 0, "found 71 72", "the stone would extend beyond the street (R5.2)"),
    ((), 0, "tower 20", "nothing is built on plot 20 (R9.1)"),
    ((), 0, "tower 51", "a tower card reaches level 5 only (R9.2)"),
    ((), 0, "tower 8", "a rival’s noble stands on plot 8 (R9.3)"),
    (((", 1 tower card", ""),), 0, "tower 9", "you have no tower card"),
    ((), 0, "withdraw 20", "no noble stands on plot 20"),
    ((), 0, "withdraw 8", "the noble on plot 8 is not yours (R14.1)"),
    ((("turn", "act"),), 0, "withdraw 7", "you have already withdrawn a noble this turn (R14.1)"),
    ((), 0, "promote 39", "no flag has come free for a villa (R12.5)"),
    ((), 0, "baron 7", "nobles are seated only right after building (R13.1)"),
    (
        (NO_CARDS,),
        0,
        "deck",
        "you have no card and cannot pay for one: withdraw a noble first (R16.2)",
    ),
    (
        (NO_CARDS,),
        0,
        "pass",
        "you have no card and cannot pay for one: withdraw a noble first (R16.2)",
    ),
    ((("seat 2: 30 Real", "seat 2: left, 30 Real"),), 1, "pass", "you have left the game (R16.4)"),
]


@pytest.mark.parametrize(
    ("changes", "seat", "words", "says"), REASONS, ids=[f"{row[2]}: {row[3]}" for row in REASONS]
)
def test_why_a_move_is_not_allowed(
    changes: tuple[tuple[str, str], ...], seat: int, words: str, says: str | None
) -> None:
    s = street(*changes)
    if says is None:
        assert parse_move(s, seat, words) in legal(s)
        return
    with pytest.raises(IllegalMove) as error:
        parse_move(s, seat, words)
    assert str(error.value) == says


def test_why_no_castle_can_be_founded() -> None:
    s = street(("villa 39", f"{FOUR_MORE}\nvilla 39"))
    founding = parse_move(street(), 0, "found 44 45")
    assert why_not(s, 0, founding) == "no founding stone is left (R5.6)"
    s = street(("villa 39", f"{FOUR_MORE.removesuffix(', stone 66')}\nvilla 39"))
    assert why_not(s, 0, founding) == "no flag is free (R5.6)"


def test_why_a_noble_cannot_be_seated() -> None:
    s = after(street(("40 Real", "4 Real")), "found 44 45", "baron 45")
    assert (s.money[0], lowest_acting(s)) == (4, 1), "too poor for another noble"
    s = after(street(("40 Real", "10 Real")), "found 44 45", "baron 45")
    assert why_not(s, 0, actions.SEAT_BARON + 44) == "a noble already stands on plot 45 (R13.3)"
    assert why_not(s, 0, actions.SEAT_GRANDEE + 43) == ""
    assert why_not(s, 0, actions.SEAT_BARON + 42) == (
        "nobles go only on what you have just built: 44–46 (R13.1)"
    )
    s.money[0] = 9
    assert why_not(s, 0, actions.SEAT_GRANDEE + 43) == "it costs 10 Real and you have 9"
    s.barons[0] = 0
    assert why_not(s, 0, actions.SEAT_BARON + 43) == "you have no baron left (R13.4)"
    s.grandees[0] = 0
    assert why_not(s, 0, actions.SEAT_GRANDEE + 43) == "you have no grandee left (R13.4)"
    assert why_not(s, 0, actions.BUY_BLIND) == "first decide whether to seat a noble (R13.1)"


def test_why_another_decision_comes_first() -> None:
    s = after(street(), "join 10")
    assert why_not(s, 0, actions.DONE) == "first say which castle stays: Granada or Sevilla (R10.3)"
    assert why_not(s, 0, actions.SURVIVE, "de") == (
        "Almería wird nicht verbunden: Es geht um Granada oder Sevilla (R10.3)"
    )
    s = flag_to_give()
    assert why_not(s, 0, actions.DONE) == "first say which villa becomes a castle (R12.5)"
    assert why_not(s, 0, actions.PROMOTE_VILLA + 65) == (
        "no villa worth 5 or more begins on plot 66 (R12.5)"
    )


def test_why_a_stranded_seat_can_only_pass() -> None:
    s = parse_position(STRANDED)
    assert legal(s) == [actions.PASS]
    says = "you have no card and none is left to buy: all you can do is pass (R16.4)"
    for action in (actions.BUY_BLIND, actions.BUILD, actions.TOWER + 2, actions.WITHDRAW + 2):
        assert why_not(s, 0, action) == says


def test_spectators_and_finished_games() -> None:
    assert why_not(street(), SPECTATOR, actions.PASS) == "only a seat of the game can move"
    assert why_not(street(), 0, actions.NUM_ACTIONS) == (
        f"actions are 0 to {actions.NUM_ACTIONS - 1}, not {actions.NUM_ACTIONS}"
    )
    finished = parse_position("big-boss, 2 seats: finished")
    assert why_not(finished, 0, actions.PASS, "ru") == "партия окончена"
    with pytest.raises(IllegalMove, match="the game is over"):
        parse_move(finished, 0, "pass")
