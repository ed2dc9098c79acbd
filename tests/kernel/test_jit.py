"""The only door to numba: marking, binding, compiling and the cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from palas.kernel import jit as door
from palas.kernel.jit import all_rules, bound, compiled, is_rule, jit, rules_used
from palas.kernel.rng import below, next_block, shuffle, word

STEP = 3


@jit
def double(number: int) -> int:
    """Return twice a number."""
    return 2 * number


@jit
def double_and_step(number: int) -> int:
    """Return twice a number and a step."""
    return double(number) + STEP


def test_a_marked_rule_stays_a_plain_function() -> None:
    assert is_rule(double)
    assert double_and_step(4) == 11
    assert not is_rule(len)


def test_rules_are_found_lowest_first() -> None:
    assert rules_used(double_and_step) == {"double": double}
    order = all_rules(shuffle)
    assert order.index(next_block) < order.index(word) < order.index(below)  # type: ignore[arg-type]


def test_binding_fills_open_names_and_leaves_the_template_alone() -> None:
    tripled = bound(double_and_step, "tripled", double=triple)
    assert tripled(4) == 15
    assert double_and_step(4) == 11


def test_the_compiler_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALAS_COMPILER", "off")
    assert compiled(double) is double


def test_the_cache_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PALAS_CACHE", str(tmp_path))
    assert door.cache_root() == tmp_path
    monkeypatch.delenv("PALAS_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert door.cache_root() == tmp_path / "cache" / "palas"


@pytest.mark.compiled
def test_compiled_rules_use_compiled_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PALAS_CACHE", str(tmp_path))  # cold: nothing comes from the cache
    inner = bound(double, "inner")
    outer = bound(double_and_step, "outer", double=inner)
    machine = compiled(outer)
    assert machine(4) == 11
    assert machine.nopython_signatures
    assert compiled(inner).nopython_signatures
    assert compiled(outer) is machine


@jit
def triple(number: int) -> int:
    """Return three times a number."""
    return 3 * number


@pytest.mark.compiled
def test_bindings_with_other_rules_do_not_share_machine_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PALAS_CACHE", str(tmp_path))
    doubled = bound(bound(double_and_step, "same", double=double), "same")
    tripled = bound(bound(double_and_step, "same", double=triple), "same")
    assert compiled(doubled)(4) == 11
    assert compiled(tripled)(4) == 15  # not what the cache holds of the other


def test_bindings_with_other_rules_have_names_of_their_own() -> None:
    doubled = bound(double_and_step, "same", double=double)
    assert doubled.__qualname__ == bound(double_and_step, "same", double=double).__qualname__
    assert doubled.__qualname__ != bound(double_and_step, "same", double=triple).__qualname__
    with_more = bound(double_and_step, "same", double=double, unused=triple)
    assert doubled.__qualname__ == with_more.__qualname__


WEIGHTS = (5, 7, 11)


@jit
def weight(place: int) -> int:
    """Return an entry of a table."""
    return WEIGHTS[place]


@pytest.mark.compiled
def test_tables_are_constant_arrays_to_the_machine() -> None:
    machine = compiled(weight)
    assert [machine(place) for place in range(3)] == [weight(place) for place in range(3)]
    assert machine.py_func.__globals__["WEIGHTS"].tolist() == [5, 7, 11]
    assert door.is_table(WEIGHTS)
    assert not door.is_table(("a", "b"))
    assert not door.is_table((True, False))
    assert not door.is_table(())


@jit
def take_memory(count: int) -> int:
    """Make a row and return its length."""
    return len([0] * count)


@pytest.mark.compiled
def test_a_rule_that_takes_memory_is_refused() -> None:
    assert take_memory(3) == 3
    with pytest.raises(Exception, match="NRT required but not enabled"):
        compiled(take_memory)(3)


@pytest.mark.compiled
def test_bounds_checks_follow_the_setting() -> None:
    assert compiled(double).targetoptions["boundscheck"] == (
        os.environ.get("PALAS_COMPILER") == "checked"
    )


PROGRAM = """
from rules import grow
from palas.kernel.jit import compiled
machine = compiled(grow)
print(machine(10), sum(machine.stats.cache_hits.values()))
"""

RULES = """
from constants import RISE
from palas.kernel.jit import jit

@jit
def rise(value):
    return value + RISE

@jit
def grow(value):
    return rise(value)
"""


def run_program(folder: Path) -> str:
    environment = {**os.environ, "PALAS_CACHE": str(folder / "cache"), "PALAS_COMPILER": "on"}
    done = subprocess.run(
        [sys.executable, "program.py"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.compiled
def test_an_edited_constant_in_another_file_takes_effect(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    (tmp_path / "rules.py").write_text(RULES)
    (tmp_path / "constants.py").write_text("RISE = 1\n")
    assert run_program(tmp_path) == "11 0"
    assert run_program(tmp_path) == "11 1"  # the next process finds it in the cache
    (tmp_path / "constants.py").write_text("RISE = 5\n")
    assert run_program(tmp_path) == "15 0"
