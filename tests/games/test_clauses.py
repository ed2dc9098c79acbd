"""Every clause of every RULES.md has a test of its number, and every number cited exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import palas
import tree
from palas.kernel.game import Game

every_game = pytest.mark.parametrize("game", palas.all_games().values(), ids=lambda game: game.id)


def folder(game: Game) -> str:
    return game.package.rpartition(".")[2]


def rules(game: Game) -> list[str]:
    """Return the clauses of a game in the order of its RULES.md."""
    text = (tree.PACKAGE / "games" / folder(game) / "RULES.md").read_text(encoding="utf-8")
    return re.findall(r"\*\*(R\d+\.\d+)\*\*", text)


def marked(module: ast.Module) -> Iterator[str]:
    """Yield the clauses that the tests of a module are marked with."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                yield from _clauses(decorator)


def _clauses(decorator: ast.expr) -> Iterator[str]:
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            if call.func.id == "rule":
                yield from (ast.literal_eval(argument) for argument in call.args)


def files_of(game: Game, pattern: str) -> list[Path]:
    return sorted((tree.TESTS / "games" / folder(game)).glob(pattern))


@every_game
def test_clauses_are_numbered_once(game: Game) -> None:
    twice = [clause for clause, times in Counter(rules(game)).items() if times > 1]
    assert rules(game)
    assert twice == []


@every_game
def test_every_clause_has_a_test(game: Game) -> None:
    modules = map(tree.syntax, files_of(game, "test_rulebook*.py"))
    proven = {clause for module in modules for clause in marked(module)}
    assert [clause for clause in rules(game) if clause not in proven] == []


@every_game
def test_every_clause_named_by_a_test_exists(game: Game) -> None:
    known = set(rules(game))
    for path in files_of(game, "test_*.py"):
        assert set(marked(tree.syntax(path))) <= known, tree.relative(path)


@every_game
def test_every_clause_cited_in_code_exists(game: Game) -> None:
    known = set(rules(game))
    for path in tree.modules(tree.PACKAGE / "games" / folder(game)):
        cited = set(re.findall(r"\bR\d+\.\d+\b", path.read_text(encoding="utf-8")))
        assert cited <= known, tree.relative(path)


def test_marks_are_read() -> None:
    source = """
@rule("R1.1", "R1.2")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("R1.3"))])
def test_one(n): ...

@rule("R9.9")
def helper(): ...
"""
    assert set(marked(ast.parse(source))) == {"R1.1", "R1.2", "R1.3"}
