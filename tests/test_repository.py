"""The repository keeps its house rules: sizes, versions, docstrings, no traces of a machine."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

import palas
import tree

MOST_LINES = 600

# A folder of one machine, and where one machine gets its packages from.
TRACES = {
    "an absolute path": re.compile(r"(?<![\w.])/(?:work|root|home|farm|Users)/"),
    "a package registry": re.compile(
        r"pypi\.org|pythonhosted\.org|-{2}(?:extra-)?index-url|-{2}find-links|-{2}trusted-host"
    ),
}


def python_files() -> list[Path]:
    return [*tree.modules(tree.PACKAGE), *tree.modules(tree.TESTS)]


def test_no_file_is_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files()}
    assert lengths
    assert not [
        f"{tree.relative(path)} has {lines} lines; split it"
        for path, lines in lengths.items()
        if lines > MOST_LINES and path.name != "tables.py"
    ]


def test_every_module_says_what_it_is() -> None:
    assert not [
        f"{tree.relative(path)} has no docstring"
        for path in python_files()
        if not ast.get_docstring(tree.syntax(path))
    ]


def test_no_file_holds_traces_of_a_machine() -> None:
    found = []
    for path in tree.files():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # not a text
        found += [
            f"{tree.relative(path)}:{number}: {kind}"
            for number, line in enumerate(lines, 1)
            for kind, pattern in TRACES.items()
            if pattern.search(line)
        ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["see /" + "work/main", "pip --index" + "-url x", "https://pypi" + ".org/simple"]
)
def test_traces_of_a_machine_are_seen(line: str) -> None:
    assert any(pattern.search(line) for pattern in TRACES.values())


def test_the_versions_agree() -> None:
    project = tomllib.loads((tree.ROOT / "pyproject.toml").read_text())["project"]
    changes = (tree.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(.+?)\]", changes, re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1] == project["version"] == palas.__version__


def test_every_file_of_the_house_is_there() -> None:
    names = {tree.relative(path) for path in tree.files()}
    assert {"README.md", "LICENSE", "RIGHTS.md", "CONTRIBUTING.md", "Makefile", ".ci/run"} <= names


def test_ci_runs_what_contributors_run() -> None:
    assert "make test" in (tree.ROOT / ".ci" / "run").read_text()
