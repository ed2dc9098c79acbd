"""How a server is set up: where it keeps its store, how it is reached, how many bots think."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from palas.kernel.errors import PalasError
from palas.kernel.message import quoted
from palas.kernel.phrases import Phrases

DEFAULT_FILE = "palas.db"
SCHEMES = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


NO_DATABASE: Phrases = (
    "--database is a file, sqlite:///FILE or postgresql://USER@HOST/NAME; not “{scheme}”",
    "--database ist eine Datei, sqlite:///FILE oder postgresql://USER@HOST/NAME; nicht „{scheme}“",
    "--database — это файл, sqlite:///FILE или postgresql://USER@HOST/NAME, а не «{scheme}»",
)


class WrongConfig(PalasError):
    """A server that cannot be set up like this."""


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    database: str  # a URL as SQLAlchemy reads it, with an asynchronous driver
    address: str = ""  # how people reach the server, for links; empty: as they came
    painters: int = 0  # processes in which views are drawn; 0: none, the server draws itself
    bot_workers: int = 0  # processes in which bots think; 0: none, every bot plays as greedy
    bot_seconds: float = 5.0  # how long a bot may take before greedy moves for it
    bot_pause: float = 0.0  # about how many seconds a bot waits, so that people can follow
    notice_wait: float = 60.0  # seconds before somebody who is not here is told of a turn
    local_notices: bool = False  # whether notices may go to this machine and its network

    @classmethod
    def at(cls, database: str | None = None, **how: object) -> Config:
        """Return the settings for a database URL, or for a file in the user's data folder."""
        return cls(database_url(database), **how)  # type: ignore[arg-type]


def database_url(given: str | None) -> str:
    """Return a database URL with the driver we use, or raise WrongConfig."""
    if not given:
        from platformdirs import user_data_path

        return f"sqlite+aiosqlite:///{user_data_path('palas', ensure_exists=True) / DEFAULT_FILE}"
    scheme, separator, rest = given.partition("://")
    if not separator:  # the name of a file
        return f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"
    driver = SCHEMES.get(scheme.partition("+")[0])
    if driver is None:
        raise WrongConfig(NO_DATABASE, scheme=quoted(scheme))
    return f"{driver}://{rest}"
