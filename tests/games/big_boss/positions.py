"""Drawing positions of Big Boss for tests, playing moves by their words, reading the answer.

Seats, plots and cards count from 1 in every text, as in `palas.games.big_boss.words.position`.
"""

from __future__ import annotations

from palas.games.big_boss import moves, scoring, tables
from palas.games.big_boss.actions import MAX_LEGAL, NUM_ACTIONS
from palas.games.big_boss.state import State
from palas.games.big_boss.text import move_words, parse_move, parse_position, position_text
from palas.games.big_boss.words.position import buildings
from palas.kernel.contract import lowest_acting
from palas.kernel.errors import IllegalMove

# All flags fly: castles worth 5 on plots 1–31, one empty plot between any two of them.
EIGHT_CASTLES = """
castle Almería 1: 1 2 1
castle Cádiz 5: 1 2 1
castle Córdoba 9: 1 2 1
castle Granada 13: 1 2 1
castle Huelva 17: 1 2 1
castle Jaén 21: 1 2 1
castle Málaga 25: 1 2 1
castle Sevilla 29: 1 2 1
"""


def position(text: str, seats: int = 2, seat: int = 1) -> State:
    """Read a drawn position; without a first line of its own a seat begins its turn."""
    drawn = text.strip()
    if not drawn.startswith("big-boss"):
        drawn = f"big-boss, {seats} seats, seat {seat} to act: turn\n{drawn}"
    return parse_position(drawn)


def cards_but(*missing: int) -> str:
    """Name all building cards but a few."""
    return " ".join(str(card) for card in range(1, 73) if card not in missing)


def deal(seats: int, seed: int = 1, *, closed_loop: bool = False) -> State:
    """Deal a new game."""
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [int(closed_loop)])
    return s


def play(s: State, *moves_in_words: str) -> State:
    """Play moves by their words, each for the seat to act; the given position stays as it is."""
    after = s.copy()
    for words in moves_in_words:
        seat = lowest_acting(after)
        moves.apply(after, seat, parse_move(after, seat, words))
    return after


def legal_actions(s: State) -> list[int]:
    """Return the legal actions of the seat to act, written over old numbers."""
    out = [NUM_ACTIONS] * MAX_LEGAL
    return out[: moves.legal(s, lowest_acting(s), out)]


def legal_words(s: State, beginning: str = "") -> list[str]:
    """Return the legal moves of the seat to act, or those that begin with some words."""
    words = [move_words(s, lowest_acting(s), action) for action in legal_actions(s)]
    return [word for word in words if word.startswith(beginning)]


def can(s: State, words: str) -> bool:
    """Tell whether the seat to act may do what the words say."""
    try:
        parse_move(s, lowest_acting(s), words)
    except IllegalMove:
        return False
    return True


def foundings(s: State) -> list[str]:
    """Return the plots and the card of every founding the seat to act may make."""
    return [words.removeprefix("found a castle on ") for words in legal_words(s, "found")]


def decision(s: State) -> str:
    """Return who decides what: 'seat 1 to act: turn', or 'finished'."""
    header = position_text(s).splitlines()[0]
    return header.removeprefix(f"big-boss, {s.seats} seats").lstrip(",: ")


def board(s: State) -> list[str]:
    """Return the buildings from plot 1 on, one line each; no building flies two flags."""
    for castle, plots in buildings(s):
        assert {s.castle[plot] for plot in plots} == {castle}
    lines = position_text(s).splitlines()
    return [line for line in lines if line.startswith(("castle", "villa"))]


def money(s: State) -> list[int]:
    """Return the Real of every seat."""
    return s.money[: s.seats]


def hand(s: State, seat: int) -> list[int]:
    """Return the building cards of a seat."""
    return [card + 1 for card in range(tables.PLOTS) if s.place[card] >> 1 == seat - 1]


def open_cards(s: State) -> list[int]:
    """Return the open cards in their places; 0 is an empty place."""
    return [card + 1 for card in s.display]


def crests(s: State) -> dict[str, int]:
    """Return the values marked on the scale, by castle."""
    return {name: crest for name, crest in zip(tables.CASTLES, s.crest, strict=True) if crest}


def nobles(s: State, seat: int) -> tuple[int, int]:
    """Return the barons and grandees in the supply of a seat."""
    return s.barons[seat - 1], s.grandees[seat - 1]


def scores(s: State) -> list[int]:
    """Return the final Real of every seat."""
    out = [0] * tables.MAX_SEATS
    scoring.scores(s, out)
    return out[: s.seats]


def winners(s: State) -> list[int]:
    """Return the seats that win, counted from 1."""
    best = scoring.winners(s)
    return [seat + 1 for seat in range(s.seats) if best >> seat & 1]
