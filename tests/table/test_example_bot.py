"""The example bot plays whole games through the API of a real server."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import palas
import tree
from patience import PATIENCE

from .process import served

EXAMPLE = tree.ROOT / "examples" / "bot.py"


def start(address: str, what: str) -> subprocess.Popen[str]:
    """Start the example as a program that has nothing but Python."""
    command = [sys.executable, "-I", "-S", str(EXAMPLE), address, what]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finished(bot: subprocess.Popen[str]) -> list[int]:
    """Wait for the example and return the scores it tells."""
    try:
        out, err = bot.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        bot.kill()
        out, err = bot.communicate()
    assert (bot.returncode, err) == (0, "")
    scores: list[int] = json.loads(out)
    return scores


def test_it_is_short_and_stands_alone() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) < 60
    assert "palas import" not in text
    assert "import palas" not in text


@pytest.mark.long
def test_it_plays_a_bot_of_the_house(tmp_path: Path) -> None:
    with served(tmp_path / "palas.db") as server:
        assert len(finished(start(server.address, "two-heirs"))) == 2


@pytest.mark.long
def test_two_copies_play_each_other(tmp_path: Path) -> None:
    with (
        served(tmp_path / "palas.db") as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        seats = [{"kind": "person"}] * 3
        wish = {"game": "two-castles", "name": "Ada", "seats": seats}
        table = http.post("/api/v1/tables", json=wish).json()["table"]
        bots = [start(server.address, table) for _ in seats]
        with ThreadPoolExecutor() as waiting:
            told = list(waiting.map(finished, bots))
        record = http.get(f"/api/v1/tables/{table}/record").text
    match = palas.game("two-castles").replay(record)
    assert match.is_over
    assert match.names == ["Example", "Example 2", "Example 3"]
    assert told == [match.scores()] * 3
