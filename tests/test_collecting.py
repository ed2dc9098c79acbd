"""Collecting tests is quick: a test module plays no game and draws no picture when imported.

What several tests need is made by the first that looks at it: `lazy.Lazy`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import tree

# Whoever calls these plays, draws or describes; so does whoever calls their callers.
MAKING = re.compile(
    r"palas\.games\.\w+\.(moves|picture)(\.[a-z]\w*)?"
    r"|palas\.kernel\.match\.Match"
    r"|palas\.table\.web\.api_page\.openapi"
)


@cache
def syntaxes() -> dict[str, ast.Module]:
    """Return the modules of the tests by the names under which they import each other."""
    paths = {path.relative_to(tree.TESTS): path for path in tree.modules(tree.TESTS)}
    return {".".join(at.with_suffix("").parts): tree.syntax(path) for at, path in paths.items()}


@cache
def makers(name: str) -> frozenset[str]:
    """Return the names in a module of the tests that make something when they are called."""
    module = syntaxes()[name]
    found = {
        alias.asname or alias.name
        for node in module.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if MAKING.fullmatch(f"{node.module}.{alias.name}")
        or (node.module in syntaxes() and alias.name in makers(node.module))
    }
    own = [
        node for node in module.body if isinstance(node, ast.FunctionDef) and not is_strategy(node)
    ]
    while callers := {one.name for one in own if called(one) & found} - found:
        found |= callers
    return frozenset(found)


def is_strategy(function: ast.FunctionDef) -> bool:
    """Tell whether a call makes no example yet, but only says how to make one."""
    return any("composite" in ast.unparse(one) for one in function.decorator_list)


def called(node: ast.AST) -> set[str]:
    """Return the names that are called anywhere in a node: `moves` of `moves.apply()`, too."""
    calls = [one.func for one in ast.walk(node) if isinstance(one, ast.Call)]
    return {func.split(".")[0] for func in map(ast.unparse, calls)}


def at_import(node: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls that importing a module makes: not those in functions."""
    if isinstance(node, ast.Lambda):
        return
    if isinstance(node, ast.Call):
        yield node
    parts: list[ast.AST] = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        parts = [*node.decorator_list, *node.args.defaults]
    for part in parts:
        yield from at_import(part)


def test_nothing_is_played_or_drawn_when_a_module_is_imported() -> None:
    assert "dealt" in makers("games.big_boss.playing")
    assert "played" in makers("games.two_heirs.picture_positions")
    assert not [
        f"{name}:{call.lineno} makes {ast.unparse(call)}; let a test or lazy.Lazy do it"
        for name, module in syntaxes().items()
        for call in at_import(module)
        if ast.unparse(call.func).split(".")[0] in makers(name)
    ]
