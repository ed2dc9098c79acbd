"""Frames between a server and its painters: a length, then a pickled list.

A frame holds all orders of a moment, and its answer is one frame with all deliveries.

Both ends are ours, started by the same server and joined by pipes that nobody else can open.
"""

from __future__ import annotations

import pickle
import struct
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

if TYPE_CHECKING:
    from asyncio import StreamReader

    from palas.table.events import Event
    from palas.table.views.people import Here
    from palas.table.views.sight import Sight

LENGTH = struct.Struct("<I")


class Shown(NamedTuple):
    """A view as a page holds it."""

    name: str
    html: str
    title: str


class News(NamedTuple):
    """What a stream tells of a view; nothing when the browser shows it already."""

    name: str
    event: bytes


class Order(NamedTuple):
    """Something to be painted, with the events that the painter may not know yet."""

    number: int
    table: str
    key: bytes  # of the shuffle; empty when the events follow those the painter knows
    events: tuple[Event, ...]
    version: int  # that must be reached
    sight: Sight
    here: Here
    base: str | None  # what the browser shows; none when a whole view is wanted


class Delivery(NamedTuple):
    """What came of an order; nothing when the painter does not know the table so far."""

    number: int
    made: Shown | News | None
    failed: str = ""  # why it could not be drawn


def packed(content: object) -> bytes:
    """Return a frame."""
    body = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def read(source: BinaryIO) -> Any:
    """Return the next frame, or nothing at the end."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pickle.loads(source.read(LENGTH.unpack(head)[0]))


async def receive(source: StreamReader) -> Any:
    """Return the next frame, or raise IncompleteReadError at the end."""
    (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
    return pickle.loads(await source.readexactly(length))
