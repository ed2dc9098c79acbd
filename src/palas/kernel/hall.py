"""How a game introduces itself in the hall: what the module `hall` of its folder says."""

from __future__ import annotations

from typing import Literal, NamedTuple

from palas.kernel.phrases import Phrases

# headings that several games share
GOAL: Phrases = ("Goal", "Ziel", "Цель")
A_TURN: Phrases = ("A turn", "Ein Zug", "Ход")
THE_END: Phrases = ("The end", "Spielende", "Конец игры")
POINTS: Phrases = ("Points", "Punkte", "Очки")

Weight = Literal["light", "medium-light", "medium", "heavy"]


class Hall(NamedTuple):
    """A game's place in the hall, its facts, and what it is in a minute."""

    order: int  # the lowest stands first
    minutes: str
    weight: Weight  # how much there is to think about
    tag: Phrases  # what kind of game it is, in a word or two
    minute: tuple[tuple[Phrases, Phrases], ...]  # headings and paragraphs
