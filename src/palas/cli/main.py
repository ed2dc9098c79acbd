"""The program: wires the commands together and turns whatever goes wrong into one line."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from palas.cli.arena import arena
from palas.cli.bench import bench
from palas.cli.bots import bots
from palas.cli.check import check
from palas.cli.console import clean
from palas.cli.games import games
from palas.cli.help import Command, Group
from palas.cli.language import Language, language_of
from palas.cli.levels import levels
from palas.cli.picture import picture
from palas.cli.play import play
from palas.cli.replay import replay
from palas.cli.score import score
from palas.cli.serve import serve
from palas.cli.system_words import told_error
from palas.cli.warm import warm
from palas.cli.words import say
from palas.kernel.errors import PalasError

BAD_INPUT = 2  # exit codes, see docs/cli.md
INTERRUPTED = 130
BROKEN_PIPE = 141
LONGEST_LINE = 500

app = typer.Typer(
    name="palas",
    cls=Group,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    *(serve, games, play, replay, check, score, picture),
    *(bots, arena, levels, bench, warm),
):
    app.command(cls=Command)(command)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Language = "",  # noqa: ARG001  # read by `language_of`
) -> None:
    """Play, score, master and study castle board games."""
    if version:
        from palas import __version__

        typer.echo(f"palas {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str]) -> int:
    """Run one command line and return its exit code."""
    language = language_of(arguments)
    try:
        answer = app(arguments, prog_name="palas", standalone_mode=False, obj=language)
        sys.stdout.flush()
    except PalasError as wrong:
        return complain(wrong.told(language))
    except KeyboardInterrupt:
        return complain(say("stopped", language), INTERRUPTED)
    except BrokenPipeError:
        return BROKEN_PIPE
    except OSError as wrong:
        return complain(told_error(wrong).told(language))
    except SystemExit as end:  # typer's answer to a broken pipe, or the end of a completion
        return BROKEN_PIPE if end.code else 0
    if answer == INTERRUPTED:
        return complain(say("stopped", language), INTERRUPTED)
    return answer if isinstance(answer, int) else 0


def complain(line: str, code: int = BAD_INPUT) -> int:
    """Print what is wrong as one line and return the exit code."""
    words = clean(" ".join(line.split()))
    if len(words) > LONGEST_LINE:
        words = words[: LONGEST_LINE - 1] + "…"
    print(f"palas: {words}", file=sys.stderr)
    return code


def run() -> None:
    """Run the program and end the process with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = main(sys.argv[1:])
    if code == BROKEN_PIPE:  # nobody reads any more: let the last flush go nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
