"""The names at a table as a reader sees them: bots are called by their level in every language.

A table keeps the names with which it was opened. A bot that nobody named ("Knight", "Ritter 2")
has the name of its level in the language of whoever opened the table; a reader of another
language sees it in that one.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.phrases import LANGUAGES
from palas.table.setup import BOT, another_name
from palas.table.telling import bot_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from palas.table.table import Table

FORMER = {"greedy": ("Schnell", "Скорый"), "squire": ("Сквайр",)}  # names of levels before


class Named(NamedTuple):
    """A seat, as far as its name goes."""

    kind: str
    level: str
    name: str


def for_reader(table: Table, language: str) -> Table:
    """Return a table with its names as a reader sees them; only to be shown."""
    seats = tuple([Named(seat.kind, seat.level, seat.name) for seat in table.seats])
    names = shown_names(seats, language)
    if list(names) == [seat.name for seat in table.seats]:
        return table
    match = table.match and replace(table.match, names=list(names))
    renamed = [replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)]
    return replace(table, seats=renamed, match=match)


def summary_names(seats: Sequence[Mapping[str, Any]], language: str) -> tuple[str, ...]:
    """Return the names in the summary of a table as a reader sees them."""
    named = [Named(seat["kind"], seat["level"], seat["name"]) for seat in seats]
    return shown_names(tuple(named), language)


@lru_cache(maxsize=4096)
def shown_names(seats: tuple[Named, ...], language: str) -> tuple[str, ...]:
    """Return the names of seats in a reader's language, no two the same."""
    names = ["" if _has_no_own_name(seat) else seat.name for seat in seats]
    for at, seat in enumerate(seats):
        if seat.name and not names[at]:
            names[at] = another_name(bot_name(seat.level, language), names)
    return tuple(names)


def _has_no_own_name(seat: Named) -> bool:
    """Tell whether a bot is called by its level, in whatever language, perhaps with a number."""
    usual = {seat.level.capitalize(), *FORMER.get(seat.level, ())}
    usual |= {bot_name(seat.level, one) for one in LANGUAGES}
    begin, _, number = seat.name.rpartition(" ")
    is_usual = seat.name in usual or (begin in usual and number.isdecimal())
    return seat.kind == BOT and is_usual
