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
from palas.cli.levels import levels
from palas.cli.picture import picture
from palas.cli.play import play
from palas.cli.replay import replay
from palas.cli.score import score
from palas.cli.serve import serve
from palas.cli.warm import warm
from palas.kernel.errors import PalasError

BAD_INPUT = 2  # exit codes, see docs/cli.md
INTERRUPTED = 130
BROKEN_PIPE = 141
LONGEST_LINE = 500

app = typer.Typer(
    name="palas",
    help="Play, score, master and study castle board games.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    *(serve, games, play, replay, check, score, picture),
    *(bots, arena, levels, bench, warm),
):
    app.command()(command)


@app.callback(invoke_without_command=True, epilog="Example: palas play big-boss --seats 3")
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and end.")] = False,
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
    try:
        answer = app(arguments, prog_name="palas", standalone_mode=False)
        sys.stdout.flush()
    except PalasError as wrong:
        return complain(str(wrong))
    except KeyboardInterrupt:
        return complain("stopped", INTERRUPTED)
    except BrokenPipeError:
        return BROKEN_PIPE
    except OSError as wrong:
        return complain(f"{wrong.filename or 'input or output'}: {wrong.strerror or wrong}")
    except Exception as wrong:
        if not hasattr(wrong, "format_message"):  # not a usage error of typer's
            raise
        return complain(_usage(wrong))
    except SystemExit:  # typer's answer to a broken pipe
        return BROKEN_PIPE
    if answer == INTERRUPTED:
        return complain("stopped", INTERRUPTED)
    return answer if isinstance(answer, int) else 0


def complain(line: str, code: int = BAD_INPUT) -> int:
    """Print what is wrong as one line and return the exit code."""
    words = clean(" ".join(line.split()))
    if len(words) > LONGEST_LINE:
        words = words[: LONGEST_LINE - 1] + "…"
    print(f"palas: {words}", file=sys.stderr)
    return code


def _usage(wrong: Exception) -> str:
    """Return a usage error of typer's as one line that says where help is."""
    message = str(wrong.format_message()).rstrip(".")  # type: ignore[attr-defined]
    context = getattr(wrong, "ctx", None)
    path = context.command_path if context else "palas"
    return f"{message[:1].lower()}{message[1:]} (see {path} --help)"


def run() -> None:
    """Run the program and end the process with its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = main(sys.argv[1:])
    if code == BROKEN_PIPE:  # nobody reads any more: let the last flush go nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)
