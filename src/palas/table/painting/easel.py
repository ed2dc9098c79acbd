"""Where views are drawn, in the server or in a painter: what a page or a stream is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.table.painting.frames import News, Shown
from palas.table.views.news import event
from palas.table.views.view import Gallery

if TYPE_CHECKING:
    from palas.table.painting.frames import Order
    from palas.table.table import Table
    from palas.table.views.people import Here
    from palas.table.views.sight import Sight


class Easel:
    """Draws what is ordered."""

    def __init__(self) -> None:
        self.gallery = Gallery()

    def draw(self, table: Table, order: Order) -> Shown | News:
        """Return a whole view, or what has changed since the view that a browser shows."""
        if order.base is None:
            return self.shown(table, order.sight, order.here)
        return self.news(table, order.sight, order.here, order.base)

    def shown(self, table: Table, sight: Sight, here: Here) -> Shown:
        """Return a whole view."""
        view = self.gallery.view(table, sight, here)
        return Shown(view.name, view.html, view.title)

    def news(self, table: Table, sight: Sight, here: Here, base: str) -> News:
        """Return what has changed since a view; all of it when that is not known any more."""
        view = self.gallery.view(table, sight, here)
        if view.name == base:
            return News(base, b"")
        known = self.gallery.known(base, table.id, sight)
        return News(view.name, event(self.gallery, known, view).encode())
