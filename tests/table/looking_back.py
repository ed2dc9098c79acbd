"""A table of two people with browsers, after so many moves, for those who look back at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from palas.kernel.keys import key_of_seed
from palas.table import events as kinds
from palas.table.events import Event
from palas.table.painting.studio import Studio
from palas.table.table import END, Table

from .browsing import Browser, Visit, visiting
from .tables_at_hand import GAMES, match_of, played

ALL_MOVES = 2000
games = pytest.mark.parametrize("game", [game for game, _ in GAMES])


@dataclass
class Played:
    """A table of Anna's and Bruno's."""

    visit: Visit
    anna: Browser
    bruno: Browser
    id: str

    @property
    def table(self) -> Table:
        return self.visit.table(self.id)

    def replay(self, who: Browser, query: str = "", status: int = 200) -> str:
        """Return what somebody sees who looks back."""
        got = who.get(f"/t/{self.id}/replay{query}")
        assert got.status_code == status, got.text
        return got.text

    def ask(self, events: list[Event]) -> None:
        """Let something happen."""
        self.visit.runner.run(self.visit.house.ask(self.id, lambda _, __: events))

    def agree(self) -> None:
        """Let both agree to end the game here."""
        self.ask(self.table.propose(0, END, None, 0.0))
        self.ask(self.table.answer(1, True, 0.0))

    def show(self, table: Table) -> None:
        """Let the server have another table in this one's place, and remember nothing of it."""
        self.visit.house.tables[self.id] = table
        self.visit.app.state.studio = Studio(0)


@contextmanager
def after(folder: Path, game: str, moves: int) -> Iterator[Played]:
    """Serve a table of two after so many moves, or when the game is over; always the same deal."""
    key = key_of_seed("looking back")
    with visiting(folder / "palas.db") as visit, patch("palas.table.house.fresh_key", lambda: key):
        anna, bruno = visit.browser(), visit.browser()
        name = anna.open(game=game)
        bruno.join(name, "Bruno")
        table = Played(visit, anna, bruno, name)
        begun = table.table
        made = match_of(played(begun, moves)).played
        table.ask(
            [
                Event(begun.version + 1 + at, 0.0, kinds.MOVED, move.seat, {"action": move.action})
                for at, move in enumerate(made)
            ]
        )
        yield table
