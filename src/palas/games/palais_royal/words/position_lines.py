"""The words of a position text, and the position while it is being read."""

from __future__ import annotations

import re

from palas.kernel.message import Words, quoted
from palas.kernel.reading import Line, Said, listed

from ..state import State
from ..tables import (
    ALL_CARDS,
    CARD_KINDS,
    COPIES,
    FIELD_COLUMN,
    FIELD_ROW,
    FIELDS,
    NO_CARD,
    NO_NOBLE,
    NO_SEAT,
    NOBLES,
    ROOMS,
)
from .lexicons import CARD_LEXICON
from .wrong_position import NUMBERS, WRONG

PHASES = (
    "opening",
    "supplying",
    "moving",
    "attending",
    "recruiting",
    "drawing",
    "keeping",
    "closing",
    "finished",
)
TURN_COUNTS = {  # words of the line `turn` and the fields they count
    "gate": "gate_due",
    "moves": "moves",
    "king": "king_due",
    "madame": "madame_due",
    "turquoise": "turquoise",
    "violet": "violet",
    "keeps": "keeps",
}
COLUMNS = max(FIELD_COLUMN) - min(FIELD_COLUMN) + 1
PARK_LINES = max(FIELD_ROW) - min(FIELD_ROW) + 1
THE_REST = "..."
NOT_SAID = -1  # a number the text may leave to be worked out
_SEVERAL = re.compile(r"(\d+) ?[x×] ?(.+)", re.IGNORECASE)


class Draft(Said):
    """A position while it is read."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        s = State()
        s.seats = seats
        s.spot = list(range(ROOMS))
        s.noble, s.owner = [NO_NOBLE] * FIELDS, [NO_SEAT] * FIELDS
        s.taken = [NO_SEAT] * NOBLES
        s.pile = [NO_CARD] * ALL_CARDS
        s.pile_size = NOT_SAID
        s.pile_most = [COPIES] * CARD_KINDS
        s.supply[:seats] = [NOT_SAID] * seats
        s.others[:seats] = [NOT_SAID] * seats
        self.s = s
        self.is_known = [False] * FIELDS  # fields whose row the text has drawn
        self.noble_at: list[Words] = [""] * NOBLES  # where a noble is named

    def put_noble(self, line: Line, noble: int, where: Words) -> None:
        """Put a noble somewhere, once."""
        if self.noble_at[noble]:
            told = {"first": self.noble_at[noble], "second": where}
            raise line.broken(WRONG["noble_twice"], noble=noble + 1, **told)
        self.noble_at[noble] = where

    def unnamed_nobles(self) -> list[int]:
        """Return the nobles the text has not named so far."""
        return [noble for noble in range(NOBLES) if not self.noble_at[noble]]


def read_cards(line: Line, words: str) -> list[int]:
    """Return how many of each card a list names."""
    numbers = [0] * CARD_KINDS
    for part in listed(words):
        several = _SEVERAL.fullmatch(part)
        digits, name = (several[1], several[2]) if several else ("1", part)
        card = line.named(CARD_LEXICON, name)
        numbers[card] += line.count(digits, NUMBERS["card"], 0, COPIES)
        if numbers[card] > COPIES:
            raise line.broken(WRONG["copies"], given=quoted(part), copies=COPIES)
    return numbers


def read_held(line: Line, words: str) -> tuple[list[int], int]:
    """Return how many of each card a list names, and how many in all; hidden ones count too."""
    if words.isascii() and words.isdigit():
        words += " hidden"
    named, hidden = line.hidden(words, ALL_CARDS)
    numbers = read_cards(line, named)
    if hidden and sum(numbers):
        raise line.broken(WRONG["held"])
    return numbers, sum(numbers) + hidden
