"""A replay of a running game hears of every move, and of nothing that its viewer may not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palas.table import events as kinds
from palas.table.events import Event
from palas.table.web import replay
from palas.table.web.live import BEAT
from palas.table.web.replay import course_of, courses

from .looking_back import Played, after, games
from .tables_at_hand import match_of, other_world


def told(table: Played, known: str) -> list[dict[str, object]]:
    """Return what a stream tells who knows a course, until it has nothing more to say."""

    async def heard() -> list[dict[str, object]]:
        parts = []
        async for part in courses(table.visit.house, table.id, known):
            if part == BEAT:
                break
            name, data = part.decode().strip().split("\n")
            event = json.loads(data.removeprefix("data: "))
            parts.append({"id": name.removeprefix("id: "), **event})
        return parts

    return table.visit.runner.run(heard())


def test_a_stream_tells_of_moves_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "HEARTBEAT", 0.01)
    with after(tmp_path, "big-boss", 4) as table:
        here = course_of(table.table)
        assert f'data-course="{here}"' in table.replay(table.anna)
        assert told(table, here) == []
        table.ask(table.table.say(0, "hello", 0.0))
        assert told(table, here) == []
        seat = table.table.acting[0]
        legal = match_of(table.table).actions(seat)
        first, *_, last = [one for one in legal if not table.table.is_final(seat, one)]
        seen = [here]
        for action, moves in ((first, 5), (None, 4), (last, 5)):
            now = table.table
            undone = [Event(now.version + 1, 0.0, kinds.UNDONE, seat, {})]
            table.ask(undone if action is None else now.play(seat, action, 0.0, None))
            assert told(table, seen[-1]) == [
                {"id": course_of(table.table), "moves": moves, "over": False}
            ]
            seen.append(course_of(table.table))
        assert len(set(seen)) == 4, "another move is another course"
        table.agree()
        end = {"id": course_of(table.table), "moves": 5, "over": True}
        assert told(table, seen[-1]) == [end]
        assert "data-course" not in table.replay(table.anna)


def test_a_stream_ends_with_the_game(tmp_path: Path) -> None:
    with after(tmp_path, "two-heirs", 3) as table:
        table.agree()
        got = table.anna.get(f"/t/{table.id}/replay/live?base=3-playing")
        assert got.headers["content-type"].startswith("text/event-stream")
        assert got.text == 'id: 3-over\ndata: {"moves": 3, "over": true}\n\n'
        again = table.anna.get(f"/t/{table.id}/replay/live", headers={"Last-Event-ID": "3-over"})
        assert again.text == ""
        assert not table.visit.house.watches


@games
def test_what_a_follower_is_told_is_the_same_in_every_world(tmp_path: Path, game: str) -> None:
    with after(tmp_path, game, 12) as table:
        real, query = table.table, "?move=5&part=news"
        course = course_of(real)
        for viewer, who in ((0, table.anna), (1, table.bruno)):
            table.show(real)
            mine = table.replay(who, query)
            assert mine.startswith('<main id="moment"')
            assert 'id="line-12"' in mine
            table.show(other_world(real, viewer, "world"))
            assert course_of(table.table) == course
            assert table.replay(who, query) == mine
            table.show(real)
        table.replay(table.anna, f"{query}&as=2", status=403)
