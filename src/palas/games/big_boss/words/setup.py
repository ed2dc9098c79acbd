"""The deal of Big Boss as plain numbers, both ways, and what chance reveals later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.games.big_boss.state import (
    HIDDEN,
    IN_DECK,
    NO_CARD,
    NO_CASTLE,
    NO_PLOT,
    NO_SEAT,
    ON_DISPLAY,
    State,
)
from palas.games.big_boss.tables import (
    BARONS,
    BLOCKS,
    FOUNDING_STONES,
    GRANDEES,
    OPEN_CARDS,
    PLOTS,
    START_CARDS,
    START_MONEY,
    TOWER_CARDS,
)
from palas.games.big_boss.words.wrong_setup import HAND, WRONG
from palas.kernel.contract import lowest_acting
from palas.kernel.errors import BrokenRecord
from palas.kernel.message import Message, json_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

KEYS = ("hands", "open", "deck", "start")


def blank_state(seats: int) -> State:
    """Return an empty board: every supply full, every card still to be placed."""
    s = State()
    s.seats = seats
    s.castle = [NO_CASTLE] * PLOTS
    s.owner = [NO_SEAT] * PLOTS
    s.place = [HIDDEN] * PLOTS
    s.deck = [NO_CARD] * PLOTS
    s.display = [NO_CARD] * OPEN_CARDS
    s.stone_plot = [NO_PLOT] * FOUNDING_STONES
    s.new_plot = NO_PLOT
    s.blocks, s.tower_stock, s.stones = BLOCKS, TOWER_CARDS, FOUNDING_STONES
    for seat in range(seats):
        s.money[seat], s.barons[seat], s.grandees[seat] = START_MONEY, BARONS, GRANDEES
    return s


def setup_words(s: State) -> dict[str, Any]:
    """Return a fresh deal: hands, open cards, deck (next card first), start seat from 0."""
    return {
        "hands": [
            [card + 1 for card in range(PLOTS) if s.place[card] >> 1 == seat]
            for seat in range(s.seats)
        ],
        "open": [card + 1 for card in s.display],
        "deck": [card + 1 for card in s.deck[: s.deck_size][::-1]],
        "start": lowest_acting(s),
    }


def parse_setup(setup: Mapping[str, Any], seats: int, options: Sequence[int]) -> State:
    """Lay out a deal again, or raise BrokenRecord."""
    hands, start = _checked_shape(setup, seats)
    s = blank_state(seats)
    s.closed_loop = options[0]
    for seat, hand in enumerate(hands):
        s.hand_size[seat] = START_CARDS
        _put(s, Message(HAND, number=seat + 1), hand, START_CARDS, 2 * seat)
    s.display = _put(s, "open", setup["open"], OPEN_CARDS, ON_DISPLAY)
    s.deck_size = PLOTS - OPEN_CARDS - START_CARDS * seats
    deck = _put(s, "deck", setup["deck"], s.deck_size, IN_DECK)
    s.deck[: s.deck_size] = deck[::-1]
    s.acting = 1 << start
    return s


def _checked_shape(setup: object, seats: int) -> tuple[list[Any], int]:
    if not isinstance(setup, dict):
        raise BrokenRecord(WRONG["shape"], names=list(KEYS), given=json_words(setup))
    for key in KEYS:
        if key not in setup:
            raise BrokenRecord(WRONG["missing"], name=key)
    hands, start = setup["hands"], setup["start"]
    if not isinstance(hands, list) or len(hands) != seats:
        raise BrokenRecord(WRONG["hands"], seats=seats)
    if type(start) is not int or not 0 <= start < seats:
        raise BrokenRecord(WRONG["start"], last=seats - 1, given=json_words(start))
    return hands, start


def _put(s: State, name: str | Message, cards: object, number: int, place: int) -> list[int]:
    if not isinstance(cards, list) or len(cards) != number:
        raise BrokenRecord(WRONG["cards"], name=name, count=number)
    for card in cards:
        if type(card) is not int or not 1 <= card <= PLOTS:
            raise BrokenRecord(WRONG["card"], name=name, last=PLOTS, given=json_words(card))
        if s.place[card - 1] != HIDDEN:
            raise BrokenRecord(WRONG["twice"], name=name, card=card)
        s.place[card - 1] = place
    return [card - 1 for card in cards]


def revealed(before: State, after: State) -> dict[str, int]:
    """Return what chance showed in a move: the card drawn, or the open card that came up."""
    for card in range(PLOTS):
        if before.place[card] == IN_DECK and after.place[card] != IN_DECK:
            is_open = after.place[card] == ON_DISPLAY
            return {"open" if is_open else "drawn": card + 1}
    return {}


def with_luck(before: State, after: State, reveals: Mapping[str, Any]) -> State:  # noqa: ARG001
    """Return the record after a move: all of its luck was in the deal."""
    return after
