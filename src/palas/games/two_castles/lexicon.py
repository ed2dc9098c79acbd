"""The names of Two Castles, to be read back in any language."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from palas.games.two_castles.names import (
    ATTENDANT_OBJECTS,
    ATTENDANTS,
    CARDS,
    CASTLES,
    TYPES,
    room_names,
    throne_name,
)
from palas.games.two_castles.room_names import OTHER_ROOM_NAMES
from palas.games.two_castles.rooms import ROOMS, THRONE_ROOMS
from palas.games.two_castles.tables import MIRROR, REGULAR_TYPES, TORCH
from palas.kernel.errors import PalasError
from palas.kernel.lexicon import Lexicon
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from palas.kernel.phrases import Phrases

NO_THRONE: Phrases = (
    "there is no throne room “{given}”: the seven are {known}",
    "es gibt keinen Thronsaal „{given}“, nur diese sieben: {known}",
    "нет тронного зала «{given}», есть только эти семь: {known}",
)


def _types() -> Iterable[tuple[str, int]]:
    for kind in range(REGULAR_TYPES):
        for phrases in (TYPES[kind].one, TYPES[kind].several):
            yield from ((name, kind) for name in phrases)


def _rooms() -> Iterable[tuple[str, int]]:
    for room in range(len(ROOMS)):
        yield from ((name, room) for name in room_names(room))
    numbers = {room.name: number for number, room in enumerate(ROOMS)}
    yield from ((name, numbers[english]) for name, english in OTHER_ROOM_NAMES.items())
    yield "Foyer", numbers["Grand Foyer"]
    yield "Фойе", numbers["Grand Foyer"]


ROOM_LEXICON = Lexicon(("no room", "keinen Raum", "нет помещения"), _rooms())
TYPE_LEXICON = Lexicon(("no type of room", "keinen Raumtyp", "нет типа помещений"), _types())
ATTENDANT_LEXICON = Lexicon(
    ("no attendant", "keinen Bediensteten", "нет слуги"),
    [
        *((name, number) for number in range(1, len(ATTENDANTS)) for name in ATTENDANTS[number]),
        *((ATTENDANT_OBJECTS[number][-1], number) for number in range(1, len(ATTENDANTS))),
        *(("jester", TORCH), ("cosmetician", MIRROR)),
    ],
)
CARD_LEXICON = Lexicon(
    ("no bonus card", "keine Bonuskarte", "нет карты бонуса"),
    ((name, number) for number, phrases in enumerate(CARDS) for name in phrases),
)
CASTLE_LEXICON = Lexicon(
    ("no castle", "kein Schloss", "нет замка"),
    ((name, number) for number, phrases in enumerate(CASTLES) for name in phrases),
)


def read_throne(words: str, error: type[PalasError]) -> int:
    """Return the throne room that wants two types: 'living+sleeping', in any order."""
    parts = [part for part in re.split(r"[+/&]", words) if part.strip()]
    wants = {TYPE_LEXICON.read(part, error) for part in parts}
    for number, throne in enumerate(THRONE_ROOMS):
        if wants == set(throne.wants):
            return number
    known = [partial(throne_name, number) for number in range(len(THRONE_ROOMS))]
    raise error(NO_THRONE, given=quoted(words), known=known)
