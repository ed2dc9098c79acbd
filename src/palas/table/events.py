"""What happens at a table: one event after another, never changed, never removed.

A table is the sum of its events. Their contents are public to the table (actions are numbers;
what a viewer may read of a move is told by the match, concealed); keys and who holds a seat
are kept elsewhere.
"""

from __future__ import annotations

from typing import Any, NamedTuple

OPENED = "opened"  # content: the set-up, `host` (a name), `commitment` to the key of the shuffle
JOINED = "joined"  # seat; content: `name`
LEFT = "left"  # seat; before the start
BEGAN = "began"  # every seat is taken: the deal
MOVED = "moved"  # seat; content: `action`
UNDONE = "undone"  # seat; its last move is taken back
SAID = "said"  # seat; content: `text`
POINTED = "pointed"  # seat; content: `to` (a seat), `action` of that seat, or none to withdraw
OFFERED = "offered"  # seat; content: `offer`: end or replace, `about` (the seat to be replaced)
ANSWERED = "answered"  # seat; content: `yes`
REPLACED = "replaced"  # seat; content: `by` (a level), `why`: agreed, clock or failed
RETURNED = "returned"  # seat; its person plays again
AGREED = "agreed"  # all agreed to end the game here
REMATCHED = "rematched"  # seat; content: `table`, the id of the next one
CLOSED = "closed"  # seat; the host gave the table up before the start


class Event(NamedTuple):
    """One thing that happened at a table."""

    number: int  # counts from 1 at every table
    at: float  # seconds since 1970
    kind: str
    seat: int | None
    content: dict[str, Any]
