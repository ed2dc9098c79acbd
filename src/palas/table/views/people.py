"""The strip of people: who sits where, who is here, whose clock runs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import escape

from palas.table.languages import translations
from palas.table.telling import level_name
from palas.table.views.chronicle import shield
from palas.table.views.patching import glued, pieces
from palas.table.web.rendering import render

if TYPE_CHECKING:
    from palas.table.table import Table
    from palas.table.views.patching import Pieces
    from palas.table.views.sight import Sight

MINUTE, HOUR, DAY = 60, 3600, 86400
STRIPS = 4000  # kept: the same people take turns again and again


class Here(NamedTuple):
    """Who is at a table now."""

    seats: frozenset[int] = frozenset()
    watching: int = 0
    changes: int = 0  # rises with every change


class Person(NamedTuple):
    """A seat as the strip shows it."""

    seat: int
    name: str
    state: str  # you, here, away, bot
    bot: str  # the level that plays
    acts: bool
    clock: str
    until: float | None  # when a running clock is out


def people(table: Table, sight: Sight, moment: str, here: Here) -> Pieces:
    """Return who sits here, whose turn it is, how far the game is and who watches."""
    acting = table.acting
    persons = [
        _person(table, sight, seat, seat in acting, here) for seat in range(len(table.seats))
    ]
    strip = _strip(tuple(persons), here.watching, sight.language)
    return glued((strip, ("<p", f'moment">{escape(moment)}</p>')))


@lru_cache(maxsize=STRIPS)
def _strip(persons: tuple[Person, ...], watching: int, language: str) -> Pieces:
    content = {"persons": persons, "watching": watching, "shield": shield}
    return pieces(render("table_people.html", language, **content))


def _person(table: Table, sight: Sight, seat: int, acts: bool, here: Here) -> Person:
    sitting = table.seats[seat]
    state = "bot" if sitting.bot else "you" if seat in sight.held else "here"
    if state == "here" and seat not in here.seats:
        state = "away"
    clock, until = "", None
    if table.clocks.are_used and not sitting.bot and not table.is_over:
        left = table.clocks.left[seat]
        clock = time_words(left, sight.language)
        until = table.clocks.since + left if acts else None
    level = level_name(sitting.bot, sight.language) if sitting.bot else ""
    return Person(seat, sitting.name, state, level, acts, clock, until)


def time_words(seconds: float, language: str) -> str:
    """Return a time in days and hours, in hours and minutes, or in minutes and seconds.

    A running clock is told the same way by `table.js`, which finds the units in the page.
    """
    _ = translations(language).gettext
    left = max(0, int(seconds))
    if left >= DAY:
        return _("{d} d {h} h").format(d=left // DAY, h=left % DAY // HOUR)
    if left >= HOUR:
        return _("{h} h {m}").format(h=left // HOUR, m=f"{left % HOUR // MINUTE:02}")
    return f"{left // MINUTE}:{left % MINUTE:02}"
