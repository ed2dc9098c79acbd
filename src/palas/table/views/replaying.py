"""Looking back at a game: any moment of it, through eyes that may see it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from markupsafe import Markup

from palas.kernel.contract import SPECTATOR
from palas.table.languages import translations
from palas.table.views.board import whole
from palas.table.views.chronicle import Line, known_to, note_words, places_of
from palas.table.views.graph import scores_at
from palas.table.views.keeping import Kept
from palas.table.views.seen import Seen
from palas.table.views.sight import Sight, place

if TYPE_CHECKING:
    from palas.kernel.contract import Head
    from palas.kernel.match import Match
    from palas.table.table import Table
    from palas.table.views.chronicle import Chronicles

EVERYTHING = -2  # as a viewer: somebody who sees all hands, after the end
SPECTATOR_WORD, ALL_WORD = "spectator", "all"
OPEN_LOGS = 100
_open_logs: Kept[tuple[str, str, int, str], list[Line]] = Kept(OPEN_LOGS)


class Eyes(NamedTuple):
    """One way to look at a game, as a switch offers it."""

    viewer: int
    word: str  # in addresses
    name: str
    is_now: bool


class Points(NamedTuple):
    """What a player would have if the game had ended at a moment."""

    seat: int
    name: str
    points: int


class Entry(NamedTuple):
    """A line of the log: a move, or (0) what else happened at the table."""

    move: int
    seat: int
    words: str
    name: str  # of the seat, when the words begin with it


@dataclass(frozen=True)
class Glance:
    """One moment of a game, seen by one viewer."""

    table: Table
    match: Match
    viewer: int
    move: int  # how many moves were made
    sight: Sight
    lines: list[Line]  # of the whole game so far, as the viewer may read them

    @property
    def moves(self) -> int:
        """How many moves there are to look at."""
        return len(self.match.played)

    @property
    def word(self) -> str:
        """The viewer, as addresses name them."""
        return word_of(self.viewer)

    @property
    def last(self) -> Line | None:
        """The move that led here."""
        return self.lines[self.move - 1] if self.move else None

    @cached_property
    def _seen(self) -> Seen:
        viewer = SPECTATOR if self.viewer == EVERYTHING else self.viewer
        sight = Sight((), self.sight.language, self.sight.layout)
        told = self.lines[: self.move]
        return Seen(self.table, self.match, sight, viewer, self._known, told)

    @cached_property
    def _known(self) -> Head:
        position = position_at(self.match, self.move)
        if self.viewer == EVERYTHING:
            return position
        return known_to(self.match, position, self.viewer)

    @property
    def picture(self) -> Markup:
        """The board at this moment, with the places of the move that led here."""
        return Markup(whole(self._seen, self.last.places if self.last else ()))

    @property
    def hands(self) -> list[tuple[int, str, Markup]]:
        """The hands of all, where the picture has room for one only."""
        drawn = self.match.game.hands
        if self.viewer != EVERYTHING or drawn is None:
            return []
        found = [
            (seat, name, Markup(drawn.hand_picture(self._known, seat, self.sight.language)))
            for seat, name in enumerate(self.match.player_names)
        ]
        return [one for one in found if one[2]]

    @property
    def points(self) -> list[Points]:
        """The score at this moment; only of a game that is over, when nothing is secret."""
        if not self.table.is_over:
            return []
        scores = scores_at(self.match, position_at(self.match, self.move))
        names = self.match.player_names
        return [Points(seat, names[seat], points) for seat, points in enumerate(scores)]

    @property
    def eyes(self) -> list[Eyes]:
        """Through whose eyes the guest may look, in the order of the seats."""
        _ = translations(self.sight.language).gettext
        names = dict(enumerate(self.match.names))
        names |= {SPECTATOR: _("Spectator"), EVERYTHING: _("All open")}
        allowed = may_look(self.table, self.sight)
        return [
            Eyes(viewer, word_of(viewer), name, viewer == self.viewer)
            for viewer, name in names.items()
            if viewer in allowed
        ]

    @property
    def entries(self) -> list[Entry]:
        """The whole log, with what else happened."""
        told: list[Entry] = []
        language = self.sight.language
        notes = [(ply, note_words(self.table, one, language)) for ply, one in self.table.notes]
        for ply in range(self.moves + 1):
            if ply:
                line = self.lines[ply - 1]
                name = self.match.names[line.seat]
                own = name if line.words.startswith(name) else ""
                told.append(Entry(ply, line.seat, line.words[len(own) :], own))
            told += [Entry(0, 0, words, "") for at, words in notes if at == ply]
        return told


def may_look(table: Table, sight: Sight) -> list[int]:
    """Return through whose eyes a game may be looked at, the likeliest first.

    Before the end these are the own ones and a spectator's; at a shared device those of the
    seat whose hand is uncovered now.
    """
    if table.is_over:
        others = [seat for seat in range(len(table.seats)) if seat not in sight.held]
        return [*sight.held, EVERYTHING, *others, SPECTATOR]
    viewer = place(table, sight).viewer
    return [SPECTATOR] if viewer == SPECTATOR else [viewer, SPECTATOR]


def word_of(viewer: int) -> str:
    """Return a viewer as addresses name them: seats count from 1."""
    names = {SPECTATOR: SPECTATOR_WORD, EVERYTHING: ALL_WORD}
    return names.get(viewer, str(viewer + 1))


def position_at(match: Match, move: int) -> Head:
    """Return the position after so many moves; the last one is the end, if all agreed to it."""
    return match.state if move == len(match.played) else match.positions[move]


def lines_for(chronicles: Chronicles, table: Table, viewer: int, language: str) -> list[Line]:
    """Return every move of a game as a viewer may read it."""
    match = table.match
    assert match is not None, "a game has begun before it is looked back at"
    if viewer != EVERYTHING:
        return chronicles.told(table, match, viewer, language).lines
    key = (table.id, table.setup.game, table.version, language)
    return _open_logs.get(key) or _open_logs.put(key, _open_lines(match, language))


def _open_lines(match: Match, language: str) -> list[Line]:
    """Tell every move with all secrets."""
    lines = []
    for ply, (seat, action, _) in enumerate(match.played):
        before, after = match.positions[ply : ply + 2]
        words = match.game.text.log_line(before, after, seat, action, match.names, language)
        places = places_of(match, before, after, seat, action)
        lines.append(Line(seat, action, words, places, ""))
    return lines
