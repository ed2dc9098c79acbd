"""What happens at a table as a stream of JSON: nothing missed, nothing doubled, nothing leaked."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from palas.table import events as kinds
from palas.table.web.api_models import Told

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from palas.kernel.match import Match
    from palas.table.events import Event
    from palas.table.house import House
    from palas.table.table import Table

HEARTBEAT = 15.0  # seconds of silence
RETRY = 1000  # milliseconds until a client that lost us comes again


class Retelling:
    """Tells the events of a table one after another, each as a viewer could know it then."""

    def __init__(self, viewer: int, language: str) -> None:
        self.viewer = viewer
        self.language = language
        self.moves: list[tuple[int, int]] = []  # seats and actions that stand so far
        self.agreed = False

    def skip(self, event: Event) -> None:
        """Pass over what the viewer has heard."""
        if event.kind == kinds.MOVED and event.seat is not None:
            self.moves.append((event.seat, event.content["action"]))
        elif event.kind == kinds.UNDONE:
            self.moves.pop()
        elif event.kind == kinds.AGREED:
            self.agreed = True

    def tell(self, event: Event, table: Table) -> Told:
        """Return what a viewer may know of the next event; the table is of then or later."""
        self.skip(event)
        match = self._match(table)
        moved = event.kind == kinds.MOVED and match is not None
        return Told(
            **event._replace(content=self._content(event, match))._asdict(),
            log=self._log(match) if moved and match else None,
            move=self._words(match) if moved and match else None,
            acting=[] if match is None or self.agreed else match.acting,
            over=match is not None and (match.is_over or self.agreed),
        )

    def _match(self, table: Table) -> Match | None:
        """Return the match as it stood, with the positions that the match of now still has."""
        now = table.match
        if now is None:
            return None
        same = _common(self.moves, [(move.seat, move.action) for move in now.played])
        match = replace(
            now, positions=now.positions[: same + 1], played=now.played[:same], agreed=None
        )
        for seat, action in self.moves[same:]:
            match.play(action, seat)
        return match

    def _log(self, match: Match) -> str:
        return match.log(self.viewer, self.language, len(self.moves) - 1)[0]

    def _words(self, match: Match) -> str | None:
        """Return the words of the viewer's own move; others may hide what they choose."""
        seat, action = self.moves[-1]
        if seat != self.viewer:
            return None
        before = replace(match, positions=match.positions[:-1]).view(seat)
        return match.game.text.move_words(before, seat, action, self.language)

    def _content(self, event: Event, match: Match | None) -> dict[str, Any]:
        if event.kind == kinds.MOVED:
            return {}
        if event.kind == kinds.POINTED and match is not None:
            return self._pointed(event, match)
        return event.content

    def _pointed(self, event: Event, match: Match) -> dict[str, Any]:
        """Return a suggestion: its words are for the two partners."""
        to, action = event.content["to"], event.content["action"]
        words = None
        if action is not None and self.viewer in (event.seat, to):
            view = match.view(self.viewer)
            words = match.game.text.move_words(view, to, action, self.language)
        return {"to": to, "withdrawn": action is None, "move": words}


async def stream(
    house: House, table_id: str, retelling: Retelling, after: int, seconds: float | None
) -> AsyncIterator[str]:
    """Yield all events after a number and those to come, for so many seconds or for ever."""
    yield f"retry: {RETRY}\n\n"
    told, until = 0, None if seconds is None else _now() + seconds
    with house.watch(table_id) as watch:
        while not house.is_closing:
            # A reader who goes away takes no connection of the store along.
            news = await asyncio.shield(house.store.events_after(table_id, told))
            table = await house.table(table_id)
            if news and news[-1].number > table.version:  # stored by another process just now
                await house.catch_up(table_id)
                table = await house.table(table_id)
            for event in news:
                told = event.number
                if told <= after:
                    retelling.skip(event)
                    continue
                yield f"id: {told}\ndata: {retelling.tell(event, table).model_dump_json()}\n\n"
                await asyncio.sleep(0)  # others have their turn in a long story
            wait = HEARTBEAT if until is None else min(HEARTBEAT, until - _now())
            if wait <= 0:
                return
            if not await watch.wait(wait):
                yield ": nothing new\n\n"


def _now() -> float:
    return asyncio.get_running_loop().time()


def _common(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> int:
    """Return how many entries two lists have in common from the beginning."""
    for at, (first, second) in enumerate(zip(one, other, strict=False)):
        if first != second:
            return at
    return min(len(one), len(other))
