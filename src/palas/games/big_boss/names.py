"""The buildings' names in every language, and spelling that forgives capitals and accents."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from palas.games.big_boss.state import NO_CASTLE
from palas.games.big_boss.tables import CASTLES

DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))


class Name(NamedTuple):
    """A building's name in the cases our sentences need."""

    nominative: str
    genitive: str
    accusative: str
    instrumental: str
    inside: str  # with its preposition: "in Granada"


def _plain(name: str) -> Name:
    return Name(name, name, name, name, f"in {name}")


_PLAIN_CASTLES = tuple(_plain(name) for name in CASTLES)
_RUSSIAN_CASTLES = (
    Name("Альмерия", "Альмерии", "Альмерию", "Альмерией", "в Альмерии"),
    Name("Кадис", "Кадиса", "Кадис", "Кадисом", "в Кадисе"),
    Name("Кордова", "Кордовы", "Кордову", "Кордовой", "в Кордове"),
    Name("Гранада", "Гранады", "Гранаду", "Гранадой", "в Гранаде"),
    Name("Уэльва", "Уэльвы", "Уэльву", "Уэльвой", "в Уэльве"),
    Name("Хаэн", "Хаэна", "Хаэн", "Хаэном", "в Хаэне"),
    Name("Малага", "Малаги", "Малагу", "Малагой", "в Малаге"),
    Name("Севилья", "Севильи", "Севилью", "Севильей", "в Севилье"),
)
_CASTLE_NAMES = {"en": _PLAIN_CASTLES, "de": _PLAIN_CASTLES, "ru": _RUSSIAN_CASTLES}
_VILLA = {
    "en": _plain("the villa"),
    "de": Name("die Villa", "der Villa", "die Villa", "der Villa", "in der Villa"),
    "ru": Name("вилла", "виллы", "виллу", "виллой", "на вилле"),
}


def building_name(castle: int, language: str) -> Name:
    """Return the name of a castle, or of a villa when it is NO_CASTLE."""
    return _VILLA[language] if castle == NO_CASTLE else _CASTLE_NAMES[language][castle]


def folded(words: str) -> str:
    """Return words without capitals, accents and kinds of dashes."""
    plain = unicodedata.normalize("NFKD", words.translate(DASHES))
    return "".join(c for c in plain if not unicodedata.combining(c)).casefold()


_NUMBERS = {
    folded(name.nominative): castle
    for names in (_PLAIN_CASTLES, _RUSSIAN_CASTLES)
    for castle, name in enumerate(names)
}


def castle_number(name: str) -> int:
    """Return the castle a name means in any language, or NO_CASTLE."""
    return _NUMBERS.get(folded(name).strip(), NO_CASTLE)
