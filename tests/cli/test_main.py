"""The program as a whole: help, version, exit codes, one line for bad usage, a quick start."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.main import get_command

import palas
from palas.cli import main as program_main
from palas.cli.main import app

from .conftest import Program

COMMANDS = list(get_command(app).commands)  # type: ignore[attr-defined]


def test_version(program: Program) -> None:
    assert program("--version") == (0, f"palas {palas.__version__}\n", "")


def test_without_a_command_help_is_shown(program: Program) -> None:
    answer = program()
    assert answer.code == 0
    assert all(command in answer.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(program: Program, command: str) -> None:
    answer = program(command, "--help")
    assert answer.code == 0
    assert f"Example: palas {command}" in " ".join(answer.out.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gamez"], ["games"]),
        (["games", "--jsn"], ["--jsn", "--json"]),
        (["play"], ["GAME"]),
        (["play", "big-boss", "--seats", "many"], ["--seats"]),
        (["score", "big-boss"], ["FILE"]),
        (["games", "one", "two"], ["two"]),
        (["games", "--language", "fr"], ["“fr”", "en, de, ru"]),
    ],
)
def test_bad_usage_is_one_line(program: Program, arguments: list[str], words: list[str]) -> None:
    program(*arguments).assert_refused(*words)


def test_an_interrupt_ends_politely(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["palas.games"], "game", interrupted)
    assert program("games", "big-boss") == (130, "", "palas: stopped\n")


def test_a_broken_pipe_is_silent() -> None:
    line = f"{sys.executable} -m palas games --json | head -c 1; echo ${{PIPESTATUS[0]}}"
    answer = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=True)
    assert answer.stderr == ""
    assert answer.stdout.startswith("[")


def test_output_that_cannot_be_written_is_one_line(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device", "somewhere")

    monkeypatch.setattr(sys.modules["palas.games"], "all_games", full)
    program("games").assert_refused("somewhere: no space left on the device")


def test_a_long_complaint_stays_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert program_main.complain("a\nb\x1b[31m" + "c" * 1000) == 2
    line = capsys.readouterr().err
    assert line.startswith("palas: a b�[31mccc")
    assert len(line) < 520


def test_listing_games_loads_nothing_heavy() -> None:
    source = (
        "import sys; from palas.cli.main import main; main(['games']);"
        "print(*sorted({'numpy', 'numba', 'rich', 'palas.bots'} & set(sys.modules)), sep='\\n')"
    )
    answer = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True
    )
    assert answer.stdout.splitlines()[-1] == ""


def test_the_module_is_the_program() -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "palas", "play", "big-bos"], capture_output=True, text=True
    )
    assert answer.returncode == 2
    assert answer.stderr.startswith("palas: no game “big-bos” — did you mean “big-boss”?")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("palas sc", "score"), ("palas score --pi", "--picture"), ("palas xyzzy", "")],
)
def test_the_tab_key_completes_commands_and_options(
    program: Program, monkeypatch: pytest.MonkeyPatch, typed: str, offered: str
) -> None:
    monkeypatch.setenv("_PALAS_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(typed.count(" ")))
    assert program() == (0, f"{offered}\n" if offered else "\n", "")


def test_the_script_of_a_shell_is_shown(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")
    answer = program("--show-completion", "zsh")
    assert answer.code == 0
    assert answer.out.startswith("#compdef palas")
