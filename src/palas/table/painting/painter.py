"""A process that draws views: `python -m palas.table.painting.painter`, frames in and out.

It folds the same events as the server and keeps the latest tables and views. What it forgets
it is told again.
"""

from __future__ import annotations

import signal
import sys
from traceback import extract_tb
from typing import TYPE_CHECKING, BinaryIO

from palas.table.collecting import collect_when_quiet
from palas.table.painting.easel import Easel
from palas.table.painting.frames import Delivery, Order, packed, read
from palas.table.table import Table
from palas.table.views.keeping import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT = 400  # tables in memory


class Painter:
    """Knows tables by their events, and draws them."""

    def __init__(self) -> None:
        self.easel = Easel()
        self.tables: Kept[str, Table] = Kept(KEPT)
        self.delivered = 0

    def deliver(self, order: Order) -> Delivery:
        """Do what is ordered, or say why not; the next order may go well."""
        self.delivered += 1
        try:
            table = self._table(order)
            made = None if table is None else self.easel.draw(table, order)
            return Delivery(order.number, made)
        except Exception as wrong:  # whatever a picture does wrong, the server may do right
            self.tables.things.pop(order.table, None)
            return Delivery(order.number, None, _where(wrong))

    def _table(self, order: Order) -> Table | None:
        """Return the table as far as the order goes, or nothing when events are missing."""
        if order.key:
            return self.tables.put(order.table, Table.load(order.table, order.key, order.events))
        table = self.tables.get(order.table)
        if table is None:
            return None
        news = [event for event in order.events if event.number > table.version]
        if news and news[0].number == table.version + 1:
            table = self.tables.put(order.table, table.after(news))
        return table if table.version >= order.version else None


def _where(wrong: Exception) -> str:
    """Return what went wrong and where, without values: they might be secrets of a table."""
    frame = extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__} in {frame.name}, line {frame.lineno}"


def orders(source: BinaryIO) -> Iterator[list[Order]]:
    """Yield what is ordered together until the server has gone."""
    while (together := read(source)) is not None:
        yield together


def main() -> None:
    """Paint until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    painter, sink = Painter(), sys.stdout.buffer
    sys.stdout = sys.stderr  # nobody prints between the frames
    collect_when_quiet(lambda: painter.delivered)
    sink.write(packed([]))  # ready
    sink.flush()
    for together in orders(sys.stdin.buffer):
        sink.write(packed([painter.deliver(order) for order in together]))
        sink.flush()


if __name__ == "__main__":
    main()
