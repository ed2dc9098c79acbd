"""The log of a table as one viewer may read it; every line is told once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup, escape

from palas.draw.heraldry import ARMS
from palas.table import events as kinds
from palas.table.languages import translations
from palas.table.views.keeping import Kept

if TYPE_CHECKING:
    from palas.kernel.contract import Head
    from palas.kernel.match import Match, Move
    from palas.table.events import Event
    from palas.table.table import Table
    from palas.table.views.patching import Pieces

CHRONICLES = 2000
SHOWN = 100  # the latest lines; the replay has them all
NEXT = "<li"  # how an item of the log begins before its id, where views are cut


class Line(NamedTuple):
    """One move, told."""

    seat: int
    action: int
    words: str
    places: tuple[int, ...]
    piece: str  # its item of the log as a piece of a view, the next one begun


@dataclass
class Chronicle:
    """What one viewer was told so far, and the position they know after it."""

    played: list[Move]
    lines: list[Line]
    known: Head


class Chronicles:
    """The logs of many tables, by viewer and language."""

    def __init__(self) -> None:
        self.kept: Kept[tuple[str, int, str], Chronicle] = Kept(CHRONICLES)
        self.latest: Kept[tuple[str, str], list[Line]] = Kept(CHRONICLES)

    def told(self, table: Table, match: Match, viewer: int, language: str) -> Chronicle:
        """Return every move so far as a viewer may read it, and what they know now."""
        key = (table.id, viewer, language)
        chronicle = self.kept.get(key)
        same = _same(chronicle.played, match.played) if chronicle is not None else 0
        if chronicle is not None and same == len(match.played) == len(chronicle.played):
            return chronicle
        if chronicle is not None and same == len(chronicle.played):
            known = chronicle.known
        else:
            known = known_to(match, match.positions[same], viewer)
        lines = chronicle.lines[:same] if chronicle is not None else []
        others = self.latest.get((table.id, language)) or []
        for ply in range(same, len(match.played)):
            after = known_to(match, match.positions[ply + 1], viewer)
            line = _tell(match, ply, known, after, language)
            lines.append(others[ply] if others[ply : ply + 1] == [line] else line)
            known = after
        self.latest.put((table.id, language), lines)
        return self.kept.put(key, Chronicle(match.played[:], lines, known))


def log(table: Table, lines: list[Line], language: str) -> Pieces:
    """Return the log with what else happened at the table, as items of a list."""
    first = max(0, len(lines) - SHOWN)
    items = [line.piece for line in lines[first:]]
    notes = [(ply, note) for ply, note in table.notes if first <= ply <= len(lines)]
    for number, (ply, note) in enumerate(sorted(notes, key=itemgetter(0))):
        items.insert(ply - first + number, _note_piece(table, note, language))
    return (NEXT, *items[:-1], items[-1].removesuffix(NEXT)) if items else ("",)


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
        return _("Everyone agreed to end the game here")
    if note.content["offer"] == "end":
        return _("{name} proposes to end the game here").format(name=name)
    other = table.seats[note.content["about"]].name
    return _("{name} proposes a bot to play for {other}").format(name=name, other=other)


def _replaced_words(why: str, language: str) -> str:
    _ = translations(language).gettext
    if why == "clock":
        return _("{name} has run out of time: a bot takes over")
    if why == "failed":
        return _("The bot {name} failed: a simpler one takes over")
    return _("A bot plays for {name} now")


def _same(told: list[Move], played: list[Move]) -> int:
    """Return how many moves are still the same; takebacks shorten a game."""
    if played[: len(told)] == told:
        return len(told)
    pairs = zip(told, played, strict=False)
    differ = (at for at, (one, other) in enumerate(pairs) if one != other)
    return next(differ, min(len(told), len(played)))


def _tell(match: Match, ply: int, before: Head, after: Head, language: str) -> Line:
    move = match.played[ply]
    words = match.game.text.log_line(before, after, move.seat, move.action, match.names, language)
    places = places_of(match, before, after, move.seat, move.action)
    piece = _piece(ply, move.seat, words, match.names[move.seat], places)
    return Line(move.seat, move.action, words, places, piece)


def _piece(ply: int, seat: int, words: str, name: str, places: tuple[int, ...]) -> str:
    own = f"<b>{escape(name)}</b>" if words.startswith(name) else ""
    said = f"{own}{escape(words[len(name) :] if own else words)}"
    listed = ",".join(map(str, places))
    label = f' data-places="{listed}" tabindex="0" aria-label="{escape(words)}"'
    where = label if places else ""
    return f'move-{ply + 1}"{where}>{shield(seat)}<p>{said}</p></li>{NEXT}'


def _note_piece(table: Table, note: Event, language: str) -> str:
    words = escape(note_words(table, note, language))
    return f'note-{note.number}" class="note">{words}</li>{NEXT}'
