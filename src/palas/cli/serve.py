"""`palas serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING, Annotated

import typer

from palas.cli.language import Language, read_language
from palas.cli.words import say
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.table.config import Config

LOCAL = "127.0.0.1"
MOST_WORKERS = 64
USUAL_PAINTERS = 4  # at most: one draws hundreds of views a second
MOST_SECONDS = 600.0
PAUSE = 0.5  # seconds, about: bots move so that people can follow


class CannotServe(PalasError):
    """The server cannot be started like this."""


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="0.0.0.0 lets others in.")] = LOCAL,
    port: Annotated[int, typer.Option(metavar="PORT", help="Where to listen; 0: any.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="PALAS_DATABASE", help="A file, or postgresql://USER@HOST/NAME."
        ),
    ] = None,
    address: Annotated[
        str,
        typer.Option(metavar="URL", envvar="PALAS_ADDRESS", help="How people reach this server."),
    ] = "",
    painters: Annotated[
        int | None,
        typer.Option(metavar="N", help="Processes that draw; usually one a core."),
    ] = None,
    bot_workers: Annotated[
        int, typer.Option(metavar="N", help="Processes in which bots think; 0: all play greedily.")
    ] = 1,
    bot_seconds: Annotated[
        float, typer.Option(metavar="S", help="How long a bot may think about a move.")
    ] = 5.0,
    allow_local_notices: Annotated[
        bool,
        typer.Option("--allow-local-notices", help="Notices may go into the server's network."),
    ] = False,
    browser: Annotated[bool, typer.Option("--open", help="Open the hall in a browser.")] = False,
    language: Language = None,
) -> int:
    """Serve the table: play in the browser, with friends and bots.

    Everything is kept in a file of your data folder unless --database says otherwise.

    Example: palas serve --port 8080 --open

    Example: palas serve --host 0.0.0.0 --database postgresql://palas@localhost/palas
    """
    os.environ["PALAS_COMPILER"] = "off"  # rules are interpreted here; bots compile elsewhere
    from palas.table.config import Config

    painters = usual_painters() if painters is None else painters
    _check(painters, bot_workers, bot_seconds, address)
    config = Config.at(
        database,
        address=address.rstrip("/"),
        painters=painters,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        bot_pause=PAUSE,
        local_notices=allow_local_notices,
    )
    speaking = read_language(language)
    _check_file(config.database)
    listening = _listen(host, port)
    words = say("serving", speaking, address=_shown(host, listening))

    def begin() -> None:
        print(words, flush=True)
        if browser:
            import webbrowser
            from threading import Thread

            Thread(target=webbrowser.open, args=(_shown(host, listening),), daemon=True).start()

    return _serve(config, listening, begin)


def _serve(config: Config, listening: socket.socket, begin: Callable[[], None]) -> int:
    from palas.cli.server import run

    try:
        with listening:
            return run(config, listening, begin)
    except _errors_of_the_store(config.database) as wrong:
        reason = getattr(wrong, "orig", None) or wrong
        raise CannotServe(f"the store cannot be opened: {reason}") from None


def _errors_of_the_store(database: str) -> tuple[type[Exception], ...]:
    from sqlalchemy.exc import SQLAlchemyError

    if not database.startswith("postgresql"):
        return SQLAlchemyError, OSError
    from asyncpg import InterfaceError, PostgresError

    return SQLAlchemyError, OSError, PostgresError, InterfaceError


def usual_painters() -> int:
    """Return how many processes draw when nobody says so."""
    from palas.kernel.batch import cores

    number = cores()
    return min(number, USUAL_PAINTERS) if number > 1 else 0


def _check(painters: int, bot_workers: int, bot_seconds: float, address: str) -> None:
    for name, number in (("painters", painters), ("bot-workers", bot_workers)):
        if not 0 <= number <= MOST_WORKERS:
            raise CannotServe(f"--{name} is 0 to {MOST_WORKERS}, not {number}")
    if not 0 < bot_seconds <= MOST_SECONDS:
        raise CannotServe(
            f"--bot-seconds is more than 0 and at most {MOST_SECONDS:g}, not {bot_seconds:g}"
        )
    if address and not address.startswith(("http://", "https://")):
        raise CannotServe(f"--address begins with http:// or https://; not {address!r}")


def _check_file(database: str) -> None:
    """Raise CannotServe when the file of the store cannot be opened or is something else."""
    import sqlite3

    scheme, _, file = database.partition(":///")
    if not scheme.startswith("sqlite"):
        return
    try:
        connection = sqlite3.connect(file)
        try:
            connection.execute("pragma schema_version")
        finally:
            connection.close()
    except sqlite3.Error as wrong:
        raise CannotServe(f"the store cannot be opened: {file}: {wrong}") from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(socket.SOMAXCONN)
    except (OSError, OverflowError) as wrong:
        listening.close()
        reason = getattr(wrong, "strerror", None) or str(wrong)
        raise CannotServe(f"cannot listen on {host} port {port}: {reason}") from None
    return listening


def _shown(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    where = "localhost" if host in (LOCAL, "0.0.0.0", "::", "::1") else host
    return f"http://[{where}]:{port}/" if ":" in where else f"http://{where}:{port}/"
