"""A view: the part of the page that changes while a game is played, for one viewer."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2s
from typing import TYPE_CHECKING, NamedTuple

from palas.table.views.chronicle import Chronicles
from palas.table.views.drawing import cover, rest
from palas.table.views.keeping import Kept
from palas.table.views.patching import Patch, patch, pieces, whole
from palas.table.views.people import Here, people
from palas.table.views.seen import Seen
from palas.table.views.sight import Sight, place
from palas.table.views.wording import expected, moment

if TYPE_CHECKING:
    from palas.table.table import Table

VIEWS = 2000
RESTS = 64  # whole, so that who comes and goes does not cost a picture
PATCHES = 500
SHARED = 100_000  # pieces that views have in common


class Rest(NamedTuple):
    """A view without its people."""

    html: str
    title: str
    moment: str
    is_turn: bool


@dataclass(frozen=True)
class View:
    """A table as one viewer sees it at one moment."""

    name: str  # the same name, the same content
    pieces: tuple[str, ...]
    title: str
    is_turn: bool
    seats: tuple[str, tuple[int, ...]]  # the table, and what whoever looks holds there

    @property
    def html(self) -> str:
        """The whole view."""
        return whole(self.pieces)


class Gallery:
    """Draws views and keeps the latest: many viewers of one table cost little."""

    def __init__(self) -> None:
        self.views: Kept[str, View] = Kept(VIEWS)
        self.rests: Kept[tuple[str, int, Sight], Rest] = Kept(RESTS)
        self.patches: Kept[tuple[str, str], Patch] = Kept(PATCHES)
        self.chronicles = Chronicles()
        self.shared: dict[str, str] = {}

    @cached_property
    def _key(self) -> bytes:
        """Views of another server, or of another start of this one, are not ours."""
        return secrets.token_bytes(16)

    def view(self, table: Table, sight: Sight, here: Here) -> View:
        """Return a table as a viewer sees it now."""
        name = self._name(table, sight, here)
        return self.views.get(name) or self.views.put(name, self._draw(name, table, sight, here))

    def known(self, name: str, table: str, sight: Sight) -> View | None:
        """Return a view that was drawn before for the same seats, if it is still kept."""
        view = self.views.get(name)
        return view if view is not None and view.seats == (table, sight.held) else None

    def patch(self, old: View, new: View) -> Patch:
        """Return what changed between two views."""
        key = (old.name, new.name)
        return self.patches.get(key) or self.patches.put(key, patch(old.pieces, new.pieces))

    def _name(self, table: Table, sight: Sight, here: Here) -> str:
        told = repr((table.id, sight, here)).encode()
        digest = blake2s(told, key=self._key, digest_size=8).hexdigest()
        return f"{table.version}-{here.changes}-{digest}"

    def seen(self, table: Table, sight: Sight) -> Seen:
        """Return what a viewer knows of a table that is being played."""
        match = table.match
        assert match is not None, "a table is drawn once the game has begun"
        viewer = place(table, sight).viewer
        told = self.chronicles.told(table, match, viewer, sight.language)
        known = told.known if match.agreed is None else match.view(viewer)
        return Seen(table, match, sight, viewer, known, told.lines)

    def _draw(self, name: str, table: Table, sight: Sight, here: Here) -> View:
        handed_to = place(table, sight).handed_to
        rest = self._rest(table, sight)
        html = (
            f'<main id="table" class="{"cover" if handed_to is not None else table.status}"'
            f' data-turn="{int(rest.is_turn)}" data-moves="{len(table.moved_at)}">'
            f"{people(table, sight, rest.moment, here)}{rest.html}</main>"
        )
        cut = self._share(pieces(html))
        return View(name, cut, rest.title, rest.is_turn, (table.id, sight.held))

    def _rest(self, table: Table, sight: Sight) -> Rest:
        """Return what does not depend on who is here."""
        key = (table.id, table.version, sight)
        found = self.rests.get(key)
        if found is None:
            seen = self.seen(table, sight)
            handed_to = place(table, sight).handed_to
            html = rest(seen) if handed_to is None else cover(seen, handed_to)
            is_turn = seen.acts or handed_to is not None
            found = Rest(html, expected(seen), moment(seen), is_turn)
            self.rests.put(key, found)
        return found

    def _share(self, cut: tuple[str, ...]) -> tuple[str, ...]:
        """Keep pieces that views have in common only once."""
        if len(self.shared) > SHARED:
            self.shared.clear()
        return tuple([self.shared.setdefault(piece, piece) for piece in cut])
