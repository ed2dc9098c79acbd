"""The docs are complete: games, commands, options, errors, variables; and their examples run."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import palas
import tree
from palas.kernel.game import Game

# Every page about a game has these headings below its title, in this order.
HEADINGS = [
    "## In one minute",
    "## Set-up and options",
    "## How moves are written",
    "## Position files",
    "## Scoring",
    "## For programs",
    "## Rulings",
    "## Components",
    "## Numbers",
]
PAGES = tree.pages()
with_examples = [path for path in PAGES + tree.modules() if ">>> " in path.read_text("utf-8")]


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def prose(page: str) -> str:
    """Return a page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)


def all_docs() -> str:
    return "\n".join(map(text, PAGES))


def said(word: str) -> set[str]:
    """Return what follows a command in the docs, in backticks or as a line of a fenced block."""
    pages = [path for path in PAGES if path.parent != tree.DOCS / "games"]  # there, moves are said
    whole = "\n".join(map(text, pages))
    blocks = re.findall(r"^```.*?^```$", whole, re.MULTILINE | re.DOTALL)
    lines = re.findall(rf"^(?:\$ )?{word} ([a-z][\w-]*)", "\n".join(blocks), re.MULTILINE)
    return {*lines, *re.findall(rf"`{word} ([a-z][\w-]*)", whole)}


def headings(page: str) -> list[str]:
    return re.findall(r"^##? .+$", prose(page), re.MULTILINE)


def sections(page: str) -> dict[str, str]:
    """Return what stands below each second-level heading of a page."""
    _, *parts = re.split(r"^## ", page, flags=re.MULTILINE)
    split = (part.partition("\n") for part in parts)
    return {title.strip().strip("`"): body for title, _, body in split}


def program() -> Any:
    """Return the program with all its commands."""
    from typer.main import get_command

    from palas.cli.main import app

    return get_command(app)


def options(command: Any) -> list[str]:
    """Return the long options of a command."""
    given = [one for one in command.params if one.param_type_name == "option"]
    words = [word for one in given for word in (*one.opts, *one.secondary_opts)]
    return [word for word in words if word.startswith("--")]


@pytest.mark.parametrize("game", palas.all_games().values(), ids=lambda game: game.id)
def test_every_game_has_its_page(game: Game) -> None:
    page = text(tree.DOCS / "games" / f"{game.id}.md")
    assert headings(page) == [f"# {game.meta.titles['en']}", *HEADINGS]


@pytest.mark.parametrize("game", palas.all_games().values(), ids=lambda game: game.id)
def test_every_option_of_a_game_is_explained(game: Game) -> None:
    page = sections(text(tree.DOCS / "games" / f"{game.id}.md"))["Set-up and options"]
    assert [option.name for option in game.meta.options if f"`{option.name}`" not in page] == []


def test_every_command_and_option_is_explained() -> None:
    page = sections(text(tree.DOCS / "cli.md"))
    for name, command in program().commands.items():
        assert f"palas {name}" in page, f"docs/cli.md has no section `palas {name}`"
        explained = set(re.findall(r"--[\w-]+", page[f"palas {name}"]))
        assert [word for word in options(command) if word not in explained] == [], name


def test_every_option_of_the_program_is_explained() -> None:
    page = text(tree.DOCS / "cli.md")
    assert options(program())
    assert [word for word in options(program()) if f"`{word}" not in page] == []


def test_docs_name_no_command_that_is_gone() -> None:
    assert said("palas")
    assert said("palas") <= set(program().commands)


def test_every_error_is_explained() -> None:
    module = tree.syntax(tree.PACKAGE / "kernel" / "errors.py")
    errors = [node.name for node in module.body if isinstance(node, ast.ClassDef)]
    assert errors
    assert [error for error in errors if f"`{error}`" not in all_docs()] == []


def test_every_variable_is_explained() -> None:
    sources = "\n".join(map(text, tree.modules()))
    variables = set(re.findall(r"\bPALAS_[A-Z_]+", sources))
    assert variables
    assert [name for name in sorted(variables) if f"`{name}" not in all_docs()] == []


def test_every_make_target_is_in_the_makefile() -> None:
    targets = re.findall(r"^([a-z]+):", text(tree.ROOT / "Makefile"), re.MULTILINE)
    assert said("make")
    assert said("make") <= set(targets)


@pytest.mark.parametrize("path", PAGES, ids=tree.relative)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", text(path)) + re.findall(
        r'(?:src|srcset|href)="([^"#]+)', text(path)
    )
    inside = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in inside if not (path.parent / link).exists()] == []


def test_every_page_is_in_the_index() -> None:
    index = text(tree.DOCS / "index.md")
    pages = [path for path in PAGES if path.is_relative_to(tree.DOCS) and path.name != "index.md"]
    listed = [path.relative_to(tree.DOCS).as_posix() for path in pages]
    assert [page for page in listed if f"]({page})" not in index] == []


def test_the_readme_plays_a_game() -> None:
    assert tree.ROOT / "README.md" in with_examples


@pytest.mark.parametrize("path", with_examples, ids=tree.relative)
def test_examples_run(path: Path) -> None:
    unfenced = re.sub(r"^(```.*|\"\"\")$", "", text(path), flags=re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest(unfenced, {}, path.name, str(path), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=report.append)
    assert examples.examples
    assert report == []
