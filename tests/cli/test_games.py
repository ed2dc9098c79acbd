"""`palas games` and `palas bots`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palas

from .conftest import Program


def test_games_are_listed(program: Program) -> None:
    answer = program("games")
    assert answer.code == 0
    assert "big-boss  Big Boss, 2 to 5 players\n" in answer.out
    assert "closed_loop" in answer.out


def test_the_surroundings_choose_the_language(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "2 bis 5 Plätze" in program("games").out
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Биг Босс" in program("games").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "2 to 5 players" in program("games").out
    assert "2 bis 5 Plätze" in program("games", "--language", "de").out


def test_games_as_json(program: Program) -> None:
    every = json.loads(program("games", "--json").out)
    one = json.loads(program("games", "big-boss", "--json").out)
    assert one in every
    assert one["id"] == "big-boss"
    assert one["seats"] == [2, 3, 4, 5]
    assert [option["name"] for option in one["options"]] == ["closed_loop"]
    assert one["components"]["blocks"] == 84
    assert one["version"] == palas.game("big-boss").meta.version


def test_a_game_is_described(program: Program) -> None:
    out = program("games", "big-boss").out
    for word in ("Wolfgang Kramer", "closed_loop", "tower_cards", "Almería", "printed in the"):
        assert word in out


def test_components_are_whole_in_a_narrow_terminal(program: Program) -> None:
    out = program("games", "two-heirs").out
    assert "…" not in out
    assert "set travel, building market, colour green" in out


def test_a_fitting_component_file(program: Program, tmp_path: Path) -> None:
    (tmp_path / "parts.json").write_text('{"blocks": 84}')
    answer = program("games", "big-boss", "--components", "parts.json")
    assert answer == (0, "parts.json: fits big-boss\n", "")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ('{"blocks": 85}', ["parts.json", "blocks is 84", "not 85"]),
        ('{"bloks": 84}', ["no component “bloks”", "“blocks”"]),
        ("[84]", ["JSON object"]),
        ('{"blocks": 84', ["not JSON", "line 1"]),
        ("[" * 100_000, ["not JSON"]),
        (None, ["no such file"]),
    ],
)
@pytest.mark.parametrize("command", [["games"], ["play", "--seed", "1"]], ids=lambda c: c[0])
def test_a_component_file_that_does_not_fit(
    program: Program, tmp_path: Path, content: str | None, words: list[str], command: list[str]
) -> None:
    if content is not None:
        (tmp_path / "parts.json").write_text(content)
    answer = program(*command, "big-boss", "--components", "parts.json")
    answer.assert_refused(*words)


def test_components_need_a_game(program: Program) -> None:
    program("games", "--components", "parts.json").assert_refused("GAME")


def test_an_unknown_game(program: Program) -> None:
    program("games", "bigboss").assert_refused("“bigboss”", "did you mean “big-boss”?")


def test_bots_are_listed(program: Program) -> None:
    names = [entry["name"] for entry in json.loads(program("bots", "--json").out)]
    assert {"greedy", "random"} <= set(names)
    assert all(name in program("bots").out for name in names)
