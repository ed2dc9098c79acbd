"""The only door to numba.

`@jit` marks a rule. A marked rule stays an ordinary Python function: calling it
interprets it, on twins and lists. `compiled(rule)` returns its machine-code form,
in which every marked rule it uses is compiled too; numba is imported only then. So
one process may hold both forms of the same source and compare them.

`bound(template, ...)` fills the open names of a generic loop (`legal`, `apply`, ...)
with one game's rules. Names are bound through the function's globals, not through a
closure, so numba's cache finds the result again in the next process. The cache knows it
by its name alone, so that tells which rules were filled in.

Rules take no memory: compiled without numba's run time for that, one that would is refused,
and nothing is spent on counting who still uses a row.

Tables are tuples of whole numbers to the interpreter and constant arrays to the machine.

numba's own cache does not notice an edit in another file. Therefore the machine code
lives in a folder named by a hash of every source file it was made from.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import CodeType

Rule = TypeVar("Rule", bound="Callable[..., Any]")

MARK = "__palas_rule__"
CPU, CUDA = "cpu", "cuda"

_compiled: dict[tuple[FunctionType, str], Any] = {}


def jit(rule: Rule) -> Rule:
    """Mark a function as a rule that can be compiled."""
    setattr(rule, MARK, True)
    return rule


def is_rule(value: object) -> bool:
    """Tell whether a value is a marked rule."""
    return isinstance(value, FunctionType) and hasattr(value, MARK)


def is_table(value: object) -> bool:
    """Tell whether a value is a table of a game: a tuple of whole numbers."""
    return isinstance(value, tuple) and len(value) > 0 and all(type(item) is int for item in value)


def bound(template: Rule, name: str, **rules: Any) -> Rule:
    """Return a template whose open names stand for the given rules."""
    assert isinstance(template, FunctionType)
    filled = _with_globals(template, template.__globals__ | rules)
    used = sorted(
        f"{at}={one.__module__}.{one.__qualname__}" for at, one in rules_used(filled).items()
    )
    digest = hashlib.sha256(" ".join(used).encode()).hexdigest()[:12]
    filled.__qualname__ = f"{template.__qualname__}_{name}_{digest}"
    return jit(filled)  # type: ignore[return-value]


def unbound(*_: Any) -> Any:
    """Stand for an open name of a template until it is bound."""
    raise TypeError("a template must be bound to a game first")


def compiled(rule: Callable[..., Any], target: str = CPU) -> Any:
    """Return the machine-code form of a rule (or the rule itself with the compiler off)."""
    assert isinstance(rule, FunctionType), f"{rule!r} is not a marked rule"
    if target == CPU and not is_compiler_on():
        return rule
    key = (rule, target)
    if key not in _compiled:
        _compiled[key] = _compile(rule, target)
    return _compiled[key]


def is_compiler_on() -> bool:
    """Tell whether rules are compiled at all (PALAS_COMPILER=off interprets everything)."""
    return os.environ.get("PALAS_COMPILER", "on") != "off"


def has_bounds_checks() -> bool:
    """Tell whether compiled code checks every index (PALAS_COMPILER=checked)."""
    return os.environ.get("PALAS_COMPILER", "on") == "checked"


def rules_used(rule: Callable[..., Any]) -> dict[str, FunctionType]:
    """Return the marked rules that a rule names, by name."""
    assert isinstance(rule, FunctionType)
    named = {name: rule.__globals__.get(name) for name in _names(rule.__code__)}
    return {name: value for name, value in named.items() if is_rule(value)}  # type: ignore[misc]


def all_rules(rule: Callable[..., Any]) -> list[FunctionType]:
    """Return a rule and every rule it rests on, the lowest first."""
    found: dict[FunctionType, None] = {}

    def visit(one: FunctionType) -> None:
        if one not in found:
            for used in rules_used(one).values():
                visit(used)
            found[one] = None

    visit(rule)  # type: ignore[arg-type]
    return list(found)


def cache_root() -> Path:
    """Return the folder of all compiled code (PALAS_CACHE moves it)."""
    if named := os.environ.get("PALAS_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "palas"


def cache_folder(rule: Callable[..., Any]) -> Path:
    """Return the cache folder of a rule: named by a hash of all it is made from."""
    return cache_root() / _source_hash(
        frozenset(_source_folders(rule)), frozenset(_packages(rule)), has_bounds_checks()
    )


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if hasattr(constant, "co_names"):
            yield from _names(constant)


def _with_globals(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    copy.__doc__ = function.__doc__
    copy.__annotations__ = function.__annotations__
    return copy


def _compile(rule: FunctionType, target: str) -> Any:
    used = {name: compiled(value, target) for name, value in rules_used(rule).items()}
    whole = _with_globals(rule, rule.__globals__ | used | _constant_arrays(rule))
    if target == CUDA:
        from palas.kernel.cuda import device_function

        return device_function(whole)
    import numba

    folder = cache_folder(rule)
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]  # filled at run time
    return numba.njit(**_options())(whole)


def _options() -> dict[str, Any]:
    """Return how rules are compiled."""
    return {
        "cache": True,
        "nogil": True,
        "error_model": "numpy",
        "boundscheck": has_bounds_checks(),
        "_nrt": False,  # no memory of their own; not among numba's documented options
    }


def _constant_arrays(rule: FunctionType) -> dict[str, Any]:
    """Return the tables a rule names as arrays: a GPU would build a tuple anew at every look."""
    import numpy as np

    named = {name: rule.__globals__.get(name) for name in _names(rule.__code__)}
    return {name: np.array(value, np.int64) for name, value in named.items() if is_table(value)}


def _source_folders(rule: Callable[..., Any]) -> Iterator[Path]:
    yield Path(__file__).parent
    for one in all_rules(rule):
        yield Path(one.__code__.co_filename).parent


def _packages(rule: Callable[..., Any]) -> Iterator[str]:
    """Yield the packages of a rule: another box of a game has another one (`boxes`)."""
    for one in all_rules(rule):
        yield one.__module__.rpartition(".")[0]


_hashes: dict[tuple[frozenset[Path], frozenset[str], bool], str] = {}


def _source_hash(folders: frozenset[Path], packages: frozenset[str], checked: bool) -> str:
    key = (folders, packages, checked)
    if key not in _hashes:
        import numba

        digest = hashlib.sha256(f"{sys.version} {numba.__version__} {checked}".encode())
        digest.update(" ".join(sorted(packages)).encode())
        for folder in sorted(folders):
            for file in sorted(folder.glob("*.py")):
                digest.update(file.name.encode() + b"\0" + file.read_bytes())
        _hashes[key] = digest.hexdigest()[:24]
    return _hashes[key]
