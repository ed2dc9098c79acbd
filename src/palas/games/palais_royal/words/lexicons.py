"""The names of Palais Royal, to be read back in any language, with further spellings."""

from __future__ import annotations

from palas.kernel.lexicon import Lexicon

from ..components import CARDS
from ..names import CARD_NAMES, ROOM_NAMES
from ..tables import (
    BACK_DOOR,
    CARDINAL,
    COURT,
    GATE,
    KING,
    MADAME,
    MINT,
    SCRIPTORIUM,
    SOURCES,
    STAIRCASE,
    SUPPLY,
)

OTHER_ROOMS: dict[int, str] = {  # further spellings that are understood
    BACK_DOOR: "back; door; hinten; zum Hintereingang; с чёрного хода; чёрного хода; чёрный",
    SCRIPTORIUM: "scriptorium; scribes; writing; schreiber; schreib",
    CARDINAL: "kardinals; кардиналу",
    MINT: "münze; die Münzerei; the mint; монеты; монетный",
    GATE: "das Tor; zum Tor; vor das Tor; the gate",
    MADAME: "madame de Pompadour; pompadour; мадам; покои",
    STAIRCASE: "stairs; treppe; die Treppe; ступени",
    KING: "king's cabinet; the king's cabinet; König; Kabinett; король; кабинет",
    COURT: "court of honour; hof; почётный",
    SUPPLY: "own supply; eigener Vorrat; vorrats; reserve",
}
OTHER_CARDS: dict[str, str] = {
    "majority_everywhere": "all majorities; majority; majorities; Mehrheit; большинство",
    "gate_any": "any to the gate; gate any; full gate; Tor offen; ворота",
    "gate2_moves6": "gate 2 moves 6; gate 2; 6 moves; 2 gate 6 moves; Tor 2; 6 Bewegungen; 6 шагов",
    "moves5": "moves 5; 5; Bewegungen 5",
    "moves9": "moves 9; 9; Bewegungen 9",
    "seals2": "seals; 2 seals; seals 2; Siegel; 2 Siegel; печати; 2 печати",
    "gold4": "gold 4; gold; золото",
    "points2": "points 2",
    "points4": "points 4",
}


def _spellings(others: str) -> list[str]:
    return [name.strip() for name in others.split(";")]


ROOM_LEXICON = Lexicon(
    ("no room", "keinen Raum", "нет комнаты"),
    (
        (name, room)
        for room in range(SOURCES)
        for name in (
            *(n for each in ROOM_NAMES[room] for n in each),
            *_spellings(OTHER_ROOMS[room]),
        )
    ),
)
CARD_LEXICON = Lexicon(
    ("no card", "keine Karte", "нет карты"),
    (
        (name, card)
        for card, key in enumerate(CARDS)
        for name in (*CARD_NAMES[key], *_spellings(OTHER_CARDS[key]), key)
    ),
)
