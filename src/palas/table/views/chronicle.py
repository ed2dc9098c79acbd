"""The log of a table as one viewer may read it; every line is told once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup, escape

from palas.draw.heraldry import ARMS
from palas.table import events as kinds
from palas.table.languages import translations
from palas.table.views.keeping import Kept

if TYPE_CHECKING:
    from palas.kernel.contract import Head
    from palas.kernel.match import Match
    from palas.table.events import Event
    from palas.table.table import Table

CHRONICLES = 2000
SHOWN = 100  # the latest lines; the replay has them all


class Line(NamedTuple):
    """One move, told."""

    seat: int
    action: int
    words: str
    places: tuple[int, ...]
    html: str


@dataclass
class Chronicle:
    """What one viewer was told so far, and the position they know after it."""

    lines: list[Line]
    known: Head


class Chronicles:
    """The logs of many tables, by viewer and language."""

    def __init__(self) -> None:
        self.kept: Kept[tuple[str, int, str], Chronicle] = Kept(CHRONICLES)

    def told(self, table: Table, match: Match, viewer: int, language: str) -> Chronicle:
        """Return every move so far as a viewer may read it, and what they know now."""
        key = (table.id, viewer, language)
        chronicle = self.kept.get(key)
        lines = chronicle.lines if chronicle is not None else []
        same = _same(lines, match)
        if chronicle is not None and same == len(lines):
            known = chronicle.known
        else:
            known = known_to(match, match.positions[same], viewer)
        lines = lines[:same]
        for ply in range(same, len(match.played)):
            after = known_to(match, match.positions[ply + 1], viewer)
            lines.append(_tell(match, ply, known, after, language))
            known = after
        return self.kept.put(key, Chronicle(lines, known))


def log(table: Table, lines: list[Line], language: str) -> Markup:
    """Return the log with what else happened at the table, as items of a list."""
    first = max(0, len(lines) - SHOWN)
    notes = [(ply, note) for ply, note in table.notes if ply >= first]
    if not notes:
        return Markup("".join(line.html for line in lines[first:]))
    parts: list[str] = []
    for ply in range(first, len(lines) + 1):
        parts += [_note_item(table, note, language) for at, note in notes if at == ply]
        parts += [line.html for line in lines[ply : ply + 1]]
    return Markup("".join(parts))


@cache
def shield(seat: int, style: str = "shield small") -> Markup:
    """Return the shield of a seat."""
    device = ARMS[seat % len(ARMS)].device
    return Markup(f'<svg class="{style}" aria-hidden="true"><use href="#arms-{device}"/></svg>')


def known_to(match: Match, position: Head, viewer: int) -> Head:
    """Return a position of a match as a viewer may know it."""
    known = position.copy()
    match.game.rules.conceal(known, viewer)
    return known


def places_of(match: Match, before: Head, after: Head, seat: int, action: int) -> tuple[int, ...]:
    """Return the places of a move between two concealed positions."""
    return tuple(match.game.module("picture").places(before, after, seat, action))


def note_words(table: Table, note: Event, language: str) -> str:
    """Return what happened at the table beside the moves."""
    _ = translations(language).gettext
    name = table.seats[note.seat].name if note.seat is not None else ""
    if note.kind == kinds.REPLACED:
        return _replaced_words(note.content["why"], language).format(name=name)
    if note.kind == kinds.RETURNED:
        return _("{name} is back and plays again").format(name=name)
    if note.kind == kinds.AGREED:
        return _("All agreed to end the game here")
    if note.content["offer"] == "end":
        return _("{name} proposes to end the game here").format(name=name)
    other = table.seats[note.content["about"]].name
    return _("{name} proposes that a bot plays for {other}").format(name=name, other=other)


def _replaced_words(why: str, language: str) -> str:
    _ = translations(language).gettext
    if why == "clock":
        return _("The time of {name} is over: a bot plays on")
    if why == "failed":
        return _("The bot {name} failed: a simpler one plays on")
    return _("A bot plays for {name} now")


def _same(known: list[Line], match: Match) -> int:
    """Return how many lines are still true; takebacks shorten a game."""
    for at, (line, move) in enumerate(zip(known, match.played, strict=False)):
        if line.seat != move.seat or line.action != move.action:
            return at
    return min(len(known), len(match.played))


def _tell(match: Match, ply: int, before: Head, after: Head, language: str) -> Line:
    move = match.played[ply]
    words = match.game.text.log_line(before, after, move.seat, move.action, match.names, language)
    places = places_of(match, before, after, move.seat, move.action)
    html = _item(ply, move.seat, words, match.names[move.seat], places)
    return Line(move.seat, move.action, words, places, html)


def _item(ply: int, seat: int, words: str, name: str, places: tuple[int, ...]) -> str:
    said = escape(words)
    if words.startswith(name):
        said = Markup("<b>{}</b>{}").format(name, words[len(name) :])
    where = f' data-places="{",".join(map(str, places))}" tabindex="0"' if places else ""
    return f'<li id="move-{ply + 1}"{where}>{shield(seat)}<p>{said}</p></li>'


def _note_item(table: Table, note: Event, language: str) -> str:
    return Markup('<li id="note-{}" class="note">{}</li>').format(
        note.number, note_words(table, note, language)
    )
