"""A view: the part of the page that changes while a game is played, for one viewer."""

from __future__ import annotations

import secrets
from functools import cached_property
from hashlib import blake2s
from typing import TYPE_CHECKING, NamedTuple

from palas.table.readers import for_reader
from palas.table.views.chronicle import Chronicles
from palas.table.views.drawing import cover, rest
from palas.table.views.keeping import Kept
from palas.table.views.patching import Patch, Pieces, glued, patch, shared, whole
from palas.table.views.people import Here, people
from palas.table.views.seen import Seen
from palas.table.views.sight import Sight, place
from palas.table.views.wording import expected, moment

if TYPE_CHECKING:
    from palas.table.table import Table

VIEWS = 4000
ROWS = 2000  # a row is the latest views of the same eyes
IN_A_ROW = 3  # a browser shows the latest, or one just before it
PATCHES = 64  # most are told as soon as they are made
NAMES = 4000
BEGINS = "<section"  # what follows the people, up to its id


class Rest(NamedTuple):
    """A view without its people."""

    pieces: Pieces
    title: str
    moment: str
    is_turn: bool


class View(NamedTuple):
    """A table as one viewer sees it at one moment."""

    name: str  # the same name, the same content
    table: str
    version: int
    sight: Sight
    people: Pieces
    rest: Rest

    @property
    def title(self) -> str:
        """What is expected now."""
        return self.rest.title

    @property
    def is_turn(self) -> bool:
        """Whether the viewer is to choose."""
        return self.rest.is_turn

    @property
    def pieces(self) -> Pieces:
        """The whole view, cut."""
        return self.people + self.rest.pieces

    @property
    def html(self) -> str:
        """The whole view."""
        return whole(self.pieces)


class Gallery:
    """Draws views and keeps the latest: many viewers of one table cost little."""

    def __init__(self) -> None:
        self.views: Kept[str, View] = Kept(VIEWS)
        self.rows: Kept[tuple[object, ...], tuple[View, ...]] = Kept(ROWS)
        self.patches: Kept[tuple[str, str], Patch] = Kept(PATCHES)
        self.names: Kept[tuple[str, Sight, Here], str] = Kept(NAMES)
        self.firsts: dict[tuple[str, str, str], View] = {}
        self.chronicles = Chronicles()

    @cached_property
    def _key(self) -> bytes:
        """Views of another server, or of another start of this one, are not ours."""
        return secrets.token_bytes(16)

    def view(self, table: Table, sight: Sight, here: Here) -> View:
        """Return a table as a viewer sees it now."""
        name = self._name(table, sight, here)
        return self.views.get(name) or self._draw(name, table, sight, here)

    def known(self, name: str, table: str, sight: Sight) -> View | None:
        """Return a view that was drawn before for the same seats, if it is still kept."""
        view = self.views.get(name)
        if view is None or (view.table, view.sight.held) != (table, sight.held):
            return None
        return view

    def patch(self, old: View, new: View) -> Patch:
        """Return what changed between two views."""
        key = (old.name, new.name)
        return self.patches.get(key) or self.patches.put(key, patch(old.pieces, new.pieces))

    def seen(self, table: Table, sight: Sight) -> Seen:
        """Return what a viewer knows of a table that is being played."""
        table = for_reader(table, sight.language)
        match = table.match
        assert match is not None, "a table is drawn once the game has begun"
        viewer = place(table, sight).viewer
        told = self.chronicles.told(table, match, viewer, sight.language)
        known = told.known if match.agreed is None else match.view(viewer)
        return Seen(table, match, sight, viewer, known, told.lines)

    def _name(self, table: Table, sight: Sight, here: Here) -> str:
        key = (table.id, sight, here)
        digest = self.names.get(key)
        if digest is None:
            made = blake2s(repr(key).encode(), key=self._key, digest_size=8)
            digest = self.names.put(key, made.hexdigest())
        return f"{table.version}-{here.changes}-{digest}"

    def _draw(self, name: str, table: Table, sight: Sight, here: Here) -> View:
        """Draw a view, and keep it in the place of the oldest in its row."""
        table = for_reader(table, sight.language)
        eyes = (table.id, sight.held, sight.layout, sight.language)
        row = self.rows.get(eyes) or ()
        made = next((view.rest for view in row if _is_of(view, table, sight)), None)
        rest = made or self._rest(table, sight)
        view = View(name, table.id, table.version, sight, _people(table, sight, here, rest), rest)
        view = self._shared(view, row[0] if row else self._first(view, table))
        for forgotten in row[IN_A_ROW - 1 :]:
            self.views.drop(forgotten.name)
        self.rows.put(eyes, (view, *row[: IN_A_ROW - 1]))
        return self.views.put(name, view)

    def _rest(self, table: Table, sight: Sight) -> Rest:
        """Return what does not depend on who is here."""
        seen, handed_to = self.seen(table, sight), place(table, sight).handed_to
        said = expected(seen)
        made = rest(seen, said) if handed_to is None else cover(seen, handed_to)
        is_turn = seen.acts or handed_to is not None
        return Rest(made[1:], said, moment(seen), is_turn)

    def _first(self, view: View, table: Table) -> View:
        """Return a view of another table of the same look, for who has not looked before."""
        look = (table.setup.game, view.sight.layout, view.sight.language)
        other, self.firsts[look] = self.firsts.get(look, view), view
        return other

    def _shared(self, view: View, before: View) -> View:
        """Return a view that has the pieces of another one wherever they are the same."""
        old, new = before.pieces, view.pieces
        change = self.patches.put((before.name, view.name), patch(old, new))
        made, people = shared(old, new, change), len(view.people)
        return view._replace(people=made[:people], rest=view.rest._replace(pieces=made[people:]))


def _is_of(view: View, table: Table, sight: Sight) -> bool:
    """Tell whether nothing has changed since a view but who is here."""
    return view.version == table.version and view.sight == sight


def _people(table: Table, sight: Sight, here: Here, rest: Rest) -> Pieces:
    """Return the beginning of a view, up to where the rest of it is cut."""
    status = "cover" if place(table, sight).handed_to is not None else table.status
    turn, moves = int(rest.is_turn), len(table.moved_at)
    main = ("<main", f'table" class="{status}" data-turn="{turn}" data-moves="{moves}">')
    return glued((main, people(table, sight, rest.moment, here), (BEGINS,)))
