"""Nothing leaks: whatever the server answers a viewer is the same, byte for byte, in every world
that the viewer cannot tell from the true one. Worlds differ in hands, decks and hidden choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from palas.kernel.contract import SPECTATOR
from palas.kernel.keys import key_of_seed
from palas.kernel.match import Match, Move
from palas.table import events as kinds
from palas.table.events import Event
from palas.table.painting.studio import Studio
from palas.table.table import Table
from palas.table.views.parts import kept_parts
from palas.table.views.view import Gallery

from .at_the_table import Sitting, seated
from .browsing import Browser, visiting
from .tables_at_hand import GAMES, match_of, other_world, played

games = pytest.mark.parametrize(("game", "seats"), GAMES)
LOOKS = (
    *("", "?layout=phone", "?language=de", "?language=ru", "?wish=hint.0.0", "/view", "/score"),
    *("/hint", "/lit?places=1,2,3,4,5,6,7,8", "/check", "/record", "/devices", "/replay"),
    *("/replay?as=1", "/replay?as=2", "/replay?as=spectator", "/replay?as=all"),
    "/replay?part=news",
)
API = ("", "?language=ru", "/legal", "/record", "/events?seconds=0", "/events?seconds=0&after=9")
TRIED = 40  # moves that are not allowed


@dataclass
class World:
    """A table as it may be, with the events that made it."""

    table: Table
    events: list[Event]


@dataclass
class Stage:
    """A server that can be shown one world after another."""

    table: Sitting

    def __post_init__(self) -> None:
        house = self.table.visit.house
        self.gallery_key = Gallery()._key
        stored = self.table.visit.runner.run(house.store.events_after(self.table.name, 0))
        self.true = World(self.table.table, stored)

    def show(self, world: World) -> None:
        """Let the server have this world, and remember nothing of another."""

        async def events_after(_: str, number: int) -> list[Event]:
            return [event for event in world.events if event.number > number]

        visit = self.table.visit
        visit.house.tables[self.table.name] = world.table
        visit.house.store.events_after = events_after  # type: ignore[assignment]
        visit.app.state.studio = Studio(0)
        visit.app.state.studio.gallery.__dict__["_key"] = self.gallery_key
        kept_parts.things.clear()

    def told(self, viewer: int) -> dict[str, tuple[int, str, str]]:
        """Return everything the server tells a viewer, by what was asked."""
        return dict(self._told(viewer))

    def _told(self, viewer: int) -> Iterator[tuple[str, tuple[int, str, str]]]:
        at, visit = f"/t/{self.table.name}", self.table.visit
        browser = self.table.watcher if viewer == SPECTATOR else self.table.people[viewer]
        moves = len(match_of(self.true.table).played)
        past = [f"/replay?move={move}&part=moment" for move in range(0, moves + 1, 3)]
        for what in (*LOOKS, *past):
            yield what, _answer(browser, f"{at}{what}")
        for what in ("/", "/lists", "/finished"):
            yield what, _answer(browser, what)
        headers = {}
        if viewer != SPECTATOR:
            token = visit.app.state.signer.sign_seat(self.table.name, viewer, 0)
            headers = {"Authorization": f"Bearer {token}"}
        for what in API:
            path = f"/api/v1/tables/{self.table.name}{what}"
            yield path, _answer(visit.browser(), path, headers=headers)
        if viewer != SPECTATOR:
            yield from self._refusals(viewer)

    def _refusals(self, viewer: int) -> Iterator[tuple[str, tuple[int, str, str]]]:
        """Yield why moves that are not allowed are not: the reasons must not tell either."""
        match = match_of(self.true.table)
        legal = set(match.actions(viewer))
        step = max(1, match.game.num_actions // TRIED)
        for action in range(0, match.game.num_actions, step):
            if action not in legal:
                form = {"action": action, "decision": self.table.decision(viewer), "seat": viewer}
                got = self.table.ask(viewer, "play", **form)
                yield f"play {action}", (got.status_code, got.text, "")
        if not match.can_undo(viewer):
            got = self.table.ask(viewer, "take-back", decision=self.table.decision(viewer))
            yield "take back", (got.status_code, got.text, "")


def _answer(browser: Browser, path: str, **how: Any) -> tuple[int, str, str]:
    got = browser.get(path, **how)
    told = {name: words for name, words in got.headers.items() if name != "set-cookie"}
    return got.status_code, got.text, str(sorted(told.items()))


@pytest.fixture
def stage(tmp_path: Path, game: str, seats: int, moves: int) -> Iterator[Stage]:
    key = key_of_seed(f"secrets {game}")
    with (
        visiting(tmp_path / "palas.db") as visit,
        patch("palas.table.house.fresh_key", lambda: key),
        patch("palas.table.web.hall.secrets", SimpleNamespace(token_urlsafe=str)),
    ):
        table = seated(visit, game, seats)
        for move in match_of(played(table.table, moves, "secrets")).played:
            table.play(move.seat, move.action)
        yield Stage(table)


def assert_same(stage: Stage, viewer: int, world: World) -> None:
    """Check that a viewer is told the same in two worlds, whatever is asked."""
    stage.show(stage.true)
    mine = stage.told(viewer)
    stage.show(world)
    theirs = stage.told(viewer)
    stage.show(stage.true)
    assert [what for what in mine if mine[what] != theirs[what]] == []
    assert 200 in {status for status, _, _ in mine.values()}


@pytest.mark.long
@games
@pytest.mark.parametrize("moves", [17])
def test_every_channel_is_the_same_in_every_world(stage: Stage, seats: int) -> None:
    for viewer in (*range(seats), SPECTATOR):
        table = other_world(stage.true.table, viewer, "secrets")
        assert_same(stage, viewer, World(table, stage.true.events))


def other_choices(table: Table, viewer: int) -> Iterator[tuple[int, Table]]:
    """Yield other last moves of the same seat, after which a viewer knows just as much."""
    match = match_of(table)
    seat, action, _ = match.played[-1]
    before = match.positions[-2]
    earlier = replace(match, positions=match.positions[:-1], played=match.played[:-1])
    seen = match.view(viewer).values()
    for other in earlier.actions(seat):
        after = before.copy()
        match.game.rules.apply(after, seat, other)
        played = Move(seat, other, match.game.text.move_words(before, seat, other))
        world = Match(
            match.game,
            match.options,
            None,
            match.names,
            [*earlier.positions, after],
            [*earlier.played, played],
        )
        if other != action and world.view(viewer).values() == seen:
            yield other, replace(table, match=world, key=bytes(32))


def hidden_choice(table: Table) -> tuple[Table, int, int, Table] | None:
    """Play on until somebody chooses in secret; return when, for whom, and another choice."""
    for _ in range(60):
        mover = match_of(table).acting[0]
        viewer = (mover + 1) % len(table.seats)
        action = match_of(table).actions(mover)[0]
        table = table.after(table.play(mover, action, float(table.version), None))
        for other, world in other_choices(table, viewer):
            return table, viewer, other, world
    return None


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "moves"), [("two-castles", 4, 0), ("two-castles", 3, 30)]
)
def test_what_others_choose_in_secret_is_told_nobody(stage: Stage) -> None:
    found = hidden_choice(stage.true.table)
    assert found is not None, "nobody chooses in secret: the test is about nothing"
    table, viewer, other, world = found
    sitting = stage.table
    for move in match_of(table).played[len(match_of(stage.true.table).played) :]:
        sitting.play(move.seat, move.action)
    again = Stage(sitting)
    events = list(again.true.events)
    assert events[-1].kind == kinds.MOVED
    events[-1] = events[-1]._replace(content={"action": other})
    now = replace(world, changed_at=again.true.table.changed_at, version=again.true.table.version)
    now = replace(again.true.table, match=now.match, key=bytes(32))
    for eyes in (viewer, SPECTATOR):
        assert_same(again, eyes, World(now, events))


@pytest.mark.parametrize(("game", "seats", "moves"), [("big-boss", 4, 17)])
def test_the_worlds_do_differ(stage: Stage) -> None:
    """The test could not fail if all worlds were alike."""
    stage.show(stage.true)
    mine = stage.told(1)
    table = other_world(stage.true.table, 0, "secrets")
    stage.show(World(table, stage.true.events))
    theirs = stage.told(1)
    differing = {what for what in mine if mine[what] != theirs[what]}
    assert {"", "/view", "/replay", f"/api/v1/tables/{stage.table.name}"} <= differing
    stage.show(stage.true)
