"""The deal of Palais Royal in words, both ways, and what chance reveals later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from palas.kernel.errors import BrokenRecord
from palas.kernel.lexicon import Lexicon
from palas.kernel.rng import erase

from ..moves import begin
from ..names import card_name, room_name
from ..state import FIRST_GAME, KEEPING, State
from ..tables import ALL_CARDS, CARD_KINDS, COPIES, FIELDS, NO_CARD, NOBLES, ROOMS
from .lexicons import CARD_LEXICON, ROOM_LEXICON

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
        raise BrokenRecord(f"set-up: expected the names {', '.join(KEYS)}, not {setup!r:.40}")
    for key in KEYS:
        if key not in setup:
            raise BrokenRecord(f"set-up: {key!r} is missing")
    s = State()
    s.seats = seats
    begin(s, list(options))
    erase(s.rng)
    _lay_rooms(s, setup["rooms"])
    _lay_park(s, setup["park"])
    s.pile = cards_named("set-up: pile", setup["pile"], ALL_CARDS)[::-1]
    if any(s.pile.count(card) != COPIES for card in range(CARD_KINDS)):
        raise BrokenRecord(f"set-up: pile holds {COPIES} of each card (R1.5)")
    _set_start(s, setup["start"])
    return s


def _lay_rooms(s: State, names: object) -> None:
    rooms = _named(ROOM_LEXICON, "set-up: rooms", names, ROOMS)
    if sorted(rooms) != list(range(ROOMS)):
        raise BrokenRecord(f"set-up: rooms names each of the {ROOMS} rooms once (R1.1)")
    if s.layout == FIRST_GAME and rooms != list(range(ROOMS)):
        raise BrokenRecord("set-up: rooms lie otherwise in the layout first_game (R2.3)")
    for spot, room in enumerate(rooms):
        s.spot[room] = spot


def _lay_park(s: State, nobles: object) -> None:
    if not isinstance(nobles, list) or len(nobles) != FIELDS:
        raise BrokenRecord(f"set-up: park must be a list of {FIELDS} nobles")
    for noble in nobles:
        if type(noble) is not int or not 1 <= noble <= NOBLES:
            raise BrokenRecord(f"set-up: park: a noble is 1 to {NOBLES}, not {noble!r:.40}")
        if nobles.count(noble) > 1:
            raise BrokenRecord(f"set-up: park: noble {noble} is laid twice (R1.4)")
    s.noble = [noble - 1 for noble in nobles]


def _set_start(s: State, start: object) -> None:
    if type(start) is not int or not 0 <= start < s.seats:
        raise BrokenRecord(f"set-up: start is a seat from 0 to {s.seats - 1}, not {start!r:.40}")
    s.start = s.turn = start
    s.acting = 1 << start
    for seat in range(s.seats):
        s.gold[seat] = (seat - start) % s.seats  # R2.6


def _named(lexicon: Lexicon, what: str, names: object, count: int) -> list[int]:
    if not isinstance(names, list) or len(names) != count:
        raise BrokenRecord(f"{what} must be a list of {count} names")
    return [lexicon.read(str(name)[:MAX_NAME], BrokenRecord) for name in names]


def cards_named(what: str, names: object, count: int) -> list[int]:
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
            name = card_name(card, "en")
            raise BrokenRecord(f"drawn: {name} cannot be drawn {numbers[card]} times now")
    for card in wanted:
        rest.remove(card)
    s.drawn = numbers
    s.pile[: s.pile_size] = rest
    return s


def _is_shuffled(s: State) -> bool:
    """Tell whether chance has spoken since a set-up that was given card by card."""
    return s.rng.used != 0
