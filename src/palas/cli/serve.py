"""`palas serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
from typing import TYPE_CHECKING, Annotated

import typer

from palas.cli.language import Language
from palas.cli.system_words import reason, store_reason
from palas.cli.words import say
from palas.cli.wrong_words import AT, OPTIONS, RUNS, outside, too_much
from palas.kernel.errors import PalasError
from palas.kernel.message import Message, quoted

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
    host: Annotated[str, typer.Option(metavar="HOST")] = LOCAL,
    port: Annotated[int, typer.Option(metavar="PORT")] = 8000,
    database: Annotated[str | None, typer.Option(metavar="URL", envvar="PALAS_DATABASE")] = None,
    address: Annotated[str, typer.Option(metavar="URL", envvar="PALAS_ADDRESS")] = "",
    painters: Annotated[int | None, typer.Option(metavar="N")] = None,
    bot_workers: Annotated[int, typer.Option(metavar="N")] = 1,
    bot_seconds: Annotated[float, typer.Option(metavar="S")] = 5.0,
    allow_local_notices: Annotated[bool, typer.Option("--allow-local-notices")] = False,
    browser: Annotated[bool, typer.Option("--open")] = False,
    language: Language = "",
) -> int:
    """Serve the table: play in the browser, with friends and bots."""
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
    _check_file(config.database)
    listening = _listen(host, port)
    words = say("serving", language, address=_shown(host, listening))

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
        raise CannotServe(RUNS["store"], why=store_reason(wrong)) from None


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
            raise CannotServe(outside(name, 0, MOST_WORKERS, number))
    if not 0 < bot_seconds <= MOST_SECONDS:
        raise CannotServe(too_much("bot-seconds", MOST_SECONDS, bot_seconds))
    if address and not address.startswith(("http://", "https://")):
        raise CannotServe(OPTIONS["address"], given=quoted(address))


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
        why = Message(AT, file=file, wrong=store_reason(wrong))
        raise CannotServe(RUNS["store"], why=why) from None


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(socket.SOMAXCONN)
    except (OSError, OverflowError) as wrong:
        listening.close()
        why = reason(wrong) if isinstance(wrong, OSError) else RUNS["port"]
        raise CannotServe(RUNS["listen"], host=host, port=port, why=why) from None
    return listening


def _shown(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    where = "localhost" if host in (LOCAL, "0.0.0.0", "::", "::1") else host
    return f"http://[{where}]:{port}/" if ":" in where else f"http://{where}:{port}/"
