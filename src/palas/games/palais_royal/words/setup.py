"""The deal of Palais Royal in words, both ways, and what chance reveals later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from palas.kernel.errors import BrokenRecord
from palas.kernel.lexicon import Lexicon
from palas.kernel.message import Message, Words, json_words
from palas.kernel.rng import erase

from ..moves import begin
from ..names import card_name, room_name
from ..state import FIRST_GAME, KEEPING, State
from ..tables import ALL_CARDS, CARD_KINDS, COPIES, FIELDS, NO_CARD, NOBLES, ROOMS
from .lexicons import CARD_LEXICON, ROOM_LEXICON
from .wrong_setup import IN_SETUP, WRONG

KEYS = ("rooms", "park", "pile", "start")
MAX_NAME = 60


def setup_words(s: State) -> dict[str, Any]:
    """Return a fresh deal: rooms row by row, nobles by field from 1, pile next card first."""
    return {
        "rooms": [room_name(s.spot.index(spot), "en").name for spot in range(ROOMS)],
        "park": [noble + 1 for noble in s.noble],
        "pile": [card_name(card, "en") for card in s.pile[: s.pile_size][::-1]],
        "start": s.start,
    }


def parse_setup(setup: Mapping[str, Any], seats: int, options: Sequence[int]) -> State:
    """Lay out a deal again, or raise BrokenRecord."""
    if not isinstance(setup, dict):
        raise BrokenRecord(WRONG["shape"], names=list(KEYS), given=json_words(setup))
    for key in KEYS:
        if key not in setup:
            raise BrokenRecord(WRONG["missing"], name=key)
    s = State()
    s.seats = seats
    begin(s, list(options))
    erase(s.rng)
    _lay_rooms(s, setup["rooms"])
    _lay_park(s, setup["park"])
    s.pile = cards_named(_in_setup("pile"), setup["pile"], ALL_CARDS)[::-1]
    if any(s.pile.count(card) != COPIES for card in range(CARD_KINDS)):
        raise BrokenRecord(WRONG["pile"], copies=COPIES)
    _set_start(s, setup["start"])
    return s


def _in_setup(name: str) -> Words:
    return Message(IN_SETUP, name=name).told


def _lay_rooms(s: State, names: object) -> None:
    rooms = _named(ROOM_LEXICON, _in_setup("rooms"), names, ROOMS)
    if sorted(rooms) != list(range(ROOMS)):
        raise BrokenRecord(WRONG["rooms"], count=ROOMS)
    if s.layout == FIRST_GAME and rooms != list(range(ROOMS)):
        raise BrokenRecord(WRONG["layout"])
    for spot, room in enumerate(rooms):
        s.spot[room] = spot


def _lay_park(s: State, nobles: object) -> None:
    if not isinstance(nobles, list) or len(nobles) != FIELDS:
        raise BrokenRecord(WRONG["park"], count=FIELDS)
    for noble in nobles:
        if type(noble) is not int or not 1 <= noble <= NOBLES:
            raise BrokenRecord(WRONG["noble"], last=NOBLES, given=json_words(noble))
        if nobles.count(noble) > 1:
            raise BrokenRecord(WRONG["twice"], noble=noble)
    s.noble = [noble - 1 for noble in nobles]


def _set_start(s: State, start: object) -> None:
    if type(start) is not int or not 0 <= start < s.seats:
        raise BrokenRecord(WRONG["start"], last=s.seats - 1, given=json_words(start))
    s.start = s.turn = start
    s.acting = 1 << start
    for seat in range(s.seats):
        s.gold[seat] = (seat - start) % s.seats  # R2.6


def _named(lexicon: Lexicon, what: Words, names: object, count: int) -> list[int]:
    if not isinstance(names, list) or len(names) != count:
        raise BrokenRecord(WRONG["names"], what=what, count=count)
    return [lexicon.read(str(name)[:MAX_NAME], BrokenRecord) for name in names]


def cards_named(what: Words, names: object, count: int) -> list[int]:
    """Return the cards of a list of names."""
    return _named(CARD_LEXICON, what, names, count)


def revealed(before: State, after: State) -> dict[str, Any]:
    """Return the cards that were drawn in a move, in the order of their kinds (R10.1)."""
    if after.phase != KEEPING or before.phase == KEEPING:
        return {}
    drawn = [card for card in range(CARD_KINDS) for _ in range(after.drawn[card])]
    return {"drawn": [card_name(card, "en") for card in drawn]}


def with_luck(before: State, after: State, reveals: Mapping[str, Any]) -> State:
    """Return the full record after a move as if the cards a record tells had been drawn.

    Only what a shuffle has left open is exchanged: the order of the set-up stands.
    """
    if "drawn" not in reveals or not revealed(before, after) or not _is_shuffled(after):
        return after
    s = after.copy()
    wanted = cards_named("drawn", reveals["drawn"], s.num_drawn)
    numbers = [wanted.count(card) for card in range(CARD_KINDS)]
    fixed = [] if _is_shuffled(before) else before.pile[: before.pile_size]
    rest = [card for card in s.pile if card != NO_CARD]
    rest += [card for card in range(CARD_KINDS) for _ in range(s.drawn[card])]
    for card in range(CARD_KINDS):
        if not fixed.count(card) <= numbers[card] <= rest.count(card):
            name = partial(card_name, card)
            raise BrokenRecord(WRONG["drawn"], name=name, count=numbers[card])
    for card in wanted:
        rest.remove(card)
    s.drawn = numbers
    s.pile[: s.pile_size] = rest
    return s


def _is_shuffled(s: State) -> bool:
    """Tell whether chance has spoken since a set-up that was given card by card."""
    return s.rng.used != 0
