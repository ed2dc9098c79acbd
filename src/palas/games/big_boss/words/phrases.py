"""Phrases that the words of Big Boss share."""

from __future__ import annotations

from palas.games.big_boss.state import BARON
from palas.games.big_boss.tables import PLOTS, STONE_SIZE
from palas.kernel.phrases import AND, Forms, Phrases, in_language

REAL: Forms = (("Real", "Real"), ("Real", "Real"), ("реал", "реала", "реалов"))

# What somebody is paid for: one to six barons, one or two grandees.
_BARONS: tuple[Phrases, ...] = (
    ("a baron", "einen Baron", "барона"),
    ("two barons", "zwei Barone", "двух баронов"),
    ("three barons", "drei Barone", "трёх баронов"),
    ("four barons", "vier Barone", "четырёх баронов"),
    ("five barons", "fünf Barone", "пять баронов"),
    ("six barons", "sechs Barone", "шесть баронов"),
)
_GRANDEES: tuple[Phrases, ...] = (
    ("a grandee", "einen Granden", "гранда"),
    ("two grandees", "zwei Granden", "двух грандов"),
)


def one_noble(kind: int, language: str) -> str:
    """Return 'a baron' or 'a grandee' as the object of a sentence."""
    return in_language(_BARONS[0] if kind == BARON else _GRANDEES[0], language)


def several_nobles(kinds: list[int], language: str) -> str:
    """Return 'two barons and a grandee' as the object of a sentence."""
    barons = kinds.count(BARON)
    grandees = len(kinds) - barons
    counted = [_BARONS[barons - 1]] if barons else []
    counted += [_GRANDEES[grandees - 1]] if grandees else []
    return in_language(AND, language).join(in_language(phrase, language) for phrase in counted)


def stone_plots(first: int) -> str:
    """Return the plots of a founding stone: '44–46', '72–2' across the seam."""
    return f"{first % PLOTS + 1}–{(first + STONE_SIZE - 1) % PLOTS + 1}"
