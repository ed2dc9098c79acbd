"""Imports point only downwards, and the world outside is touched only at the top."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import palas
import tree

# Lowest first. A module imports its own package and the storeys below, never beside or above.
STOREYS = [
    {"kernel", "draw"},
    {"games"},
    {"palas"},  # the few names of `import palas`
    {"bots", "envs"},
    {"arena"},
    {"coach"},
    {"table"},
    {"cli"},
    {"__main__"},
]
OUTSIDE_ALLOWED = {"table", "cli", "__main__"}

# Clock, disk, network, other processes and randomness that no seed governs.
OUTSIDE = {
    *("time", "datetime", "zoneinfo", "calendar", "sched", "signal"),
    *(
        "os",
        "pathlib",
        "io",
        "shutil",
        "tempfile",
        "glob",
        "fileinput",
        "mmap",
        "sqlite3",
        "shelve",
    ),
    *(
        "socket",
        "ssl",
        "select",
        "selectors",
        "urllib",
        "http",
        "smtplib",
        "ftplib",
        "socketserver",
    ),
    *("subprocess", "asyncio", "multiprocessing", "webbrowser", "getpass", "platform"),
    *("random", "secrets", "uuid"),
}
OUTSIDE_CALLS = {"open", "input", "print", "breakpoint"}

# The only exceptions, each with its reason.
EXCEPTIONS = {
    ("palas.kernel.jit", "os.environ"): "reads PALAS_COMPILER and PALAS_CACHE",
    ("palas.kernel.jit", "pathlib.Path"): "names the cache folder by a hash of the sources",
    ("palas.kernel.keys", "os.urandom"): "a match without a seed takes its key from the system",
    ("palas.kernel.batch", "os.cpu_count"): "a batch is spread over all cores",
    ("palas.kernel.batch", "os.sched_getaffinity"): "of those this process may use",
}


def module_name(path: Path) -> str:
    parts = path.relative_to(tree.SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    """Return where each module of the package lies."""
    return {module_name(path): path for path in tree.modules()}


def imports(node: ast.AST, package: str = "") -> Iterator[str]:
    """Yield the full name of everything imported anywhere below a node of a package."""
    for found in ast.walk(node):
        if isinstance(found, ast.Import):
            yield from (alias.name for alias in found.names)
        elif isinstance(found, ast.ImportFrom):
            above = package.split(".")[: 1 - found.level or None] if found.level else []
            source = ".".join([*above, *([found.module] if found.module else [])])
            yield from (f"{source}.{alias.name}" for alias in found.names)


def imports_of(name: str) -> Iterator[str]:
    """Yield the full name of everything a module imports."""
    path = modules()[name]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    return imports(tree.syntax(path), package)


def layer(name: str) -> str:
    """Return the layer of a module, or of a name imported from one."""
    parts = name.split(".")
    is_package = len(parts) > 1 and f"palas.{parts[1]}" in modules()
    return parts[1] if is_package else "palas"


def storey(name: str) -> int:
    return next(height for height, layers in enumerate(STOREYS) if layer(name) in layers)


def without_main(module: ast.Module) -> ast.Module:
    """Return a module without what only `python -m` runs: `main` and the last `if`."""

    def is_main(node: ast.stmt) -> bool:
        if isinstance(node, ast.FunctionDef):
            return node.name == "main"
        return isinstance(node, ast.If) and "__main__" in ast.unparse(node.test)

    return ast.Module([node for node in module.body if not is_main(node)], [])


def without_docstrings(module: ast.Module) -> str:
    """Return the code of a module alone: an example may name a game, the code may not."""
    copy = ast.parse(ast.unparse(module))
    for node in ast.walk(copy):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            if ast.get_docstring(node) is not None:
                node.body[:1] = [ast.Pass()]
    return ast.unparse(copy)


def outside(whole: ast.Module) -> Iterator[str]:
    """Yield what of the outside world a module uses, `python -m` apart."""
    module = without_main(whole)
    names = [name for name in imports(module) if name.split(".")[0] in OUTSIDE]
    for node in ast.walk(module):
        if isinstance(node, ast.Import | ast.ImportFrom) and {*imports(node)} & {*names}:
            yield from (f"{alias.name} by another name" for alias in node.names if alias.asname)
        if isinstance(node, ast.Name):
            yield from (name for name in names if name.endswith(f".{node.id}"))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in OUTSIDE_CALLS:
            yield f"{ast.unparse(node.func)}()"
        if isinstance(node, ast.Attribute):
            if ast.unparse(node.value) in names or node.attr == "random":
                yield ast.unparse(node)


def test_every_package_has_its_storey() -> None:
    known = set().union(*STOREYS)
    assert {layer(name) for name in modules()} <= known


def test_imports_point_downwards() -> None:
    assert not [
        f"{name} imports {imported}"
        for name in modules()
        for imported in imports_of(name)
        if imported.split(".")[0] == "palas"
        and layer(imported) != layer(name)
        and storey(imported) >= storey(name)
    ]


def test_games_do_not_import_each_other() -> None:
    for game in palas.all_games().values():
        own = [name for name in modules() if f"{name}.".startswith(f"{game.package}.")]
        assert own
        assert not [
            f"{name} imports {imported}"
            for name in own
            for imported in imports_of(name)
            if imported.startswith("palas.games")
            and not f"{imported}.".startswith(f"{game.package}.")
        ]


def relative_imports(name: str) -> Iterator[str]:
    """Yield the lines of a module that import by the wrong kind of name."""
    parts = name.split(".")
    package = ".".join(parts[:3])
    is_boxed = parts[:2] == ["palas", "games"] and f"{package}.components" in modules()
    for node in ast.walk(tree.syntax(modules()[name])):
        if isinstance(node, ast.ImportFrom):
            if node.level and not is_boxed:
                yield f"{name}:{node.lineno} is a relative import"
            if is_boxed and not node.level and f"{node.module}.".startswith(f"{package}."):
                yield f"{name}:{node.lineno} must import by a relative name"


def test_only_games_with_other_boxes_import_by_relative_names() -> None:
    """Their folder is loaded again around other components (`palas.kernel.boxes`)."""
    assert not [line for name in modules() for line in relative_imports(name)]


def test_only_games_and_the_terminal_name_a_game() -> None:
    """A game is one folder: nothing else knows it by its name (its terminal view still does)."""
    named = [
        word
        for game in palas.all_games().values()
        for word in (game.id, game.id.replace("-", "_"), game.meta.titles["en"].lower())
    ]
    others = [name for name in modules() if layer(name) not in ("games", "cli")]
    sources = {name: without_docstrings(tree.syntax(modules()[name])) for name in others}
    table = tree.PACKAGE / "table"
    pages = [path for path in tree.files() if path.suffix in (".html", ".js", ".css")]
    pages = [path for path in pages if path.is_relative_to(table)]
    sources |= {tree.relative(path): path.read_text(encoding="utf-8") for path in pages}
    assert len(pages) > 20
    assert not [
        f"{name} says {word}"
        for name, text in sources.items()
        for word in named
        if word in text.lower()
    ]


def test_only_table_and_cli_touch_the_outside_world() -> None:
    touched = {
        (name, used)
        for name, path in modules().items()
        if layer(name) not in OUTSIDE_ALLOWED
        for used in outside(tree.syntax(path))
    }
    assert touched == set(EXCEPTIONS)


def test_only_the_kernel_imports_numba() -> None:
    users = {
        name
        for name in modules()
        for imported in imports_of(name)
        if imported.split(".")[0] in ("numba", "numba_cuda", "llvmlite")
    }
    assert users
    assert {layer(name) for name in users} == {"kernel"}


def test_importing_palas_loads_neither_numpy_nor_numba() -> None:
    program = (
        "import sys, palas; palas.all_games(); assert palas.all_games();"
        "print(*sorted({'numpy', 'numba'} & set(sys.modules)))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == []


def test_what_is_forbidden_is_seen() -> None:
    source = """
import os
from io import StringIO
from pathlib import Path
def draw():
    from random import randint
    open("a"), np.random.rand(), os.getcwd(), Path("a"), randint(1, 2)
def main():
    import time
    StringIO()
if __name__ == "__main__":
    print(main())
"""
    seen = {"os.getcwd", "pathlib.Path", "random.randint", "open()", "np.random"}
    assert set(outside(ast.parse(source))) == seen
