"""`palas bench table`: the server under the load of many tables, measured from outside."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from palas.cli.console import console, print_json, progress, report
from palas.cli.words import say
from palas.cli.wrong_words import outside
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from palas.cli.bench_table_load import Arrivals

EVERY = 2.0  # seconds between two moves at a table
STARTS = 3
# What is to be reached, in milliseconds.
LIMITS = {"move_to_screen": 150.0, "picture": 5.0, "start": 2000.0, "coming_back": 200.0}
MOST_TABLES, MOST_VIEWERS, MOST_SECONDS, SPARE_FILES = 2000, 16, 600.0, 100


class WrongLoad(PalasError):
    """A load that cannot be put on a server."""


class Demand(NamedTuple):
    """What load the server is put under, and for how long."""

    tables: int = 300
    viewers: int = 4
    seconds: float = 30.0

    def check(self) -> None:
        """Raise WrongLoad unless the load can be made."""
        if not 1 <= self.tables <= MOST_TABLES:
            raise WrongLoad(outside("tables", 1, MOST_TABLES, self.tables))
        if not 1 <= self.viewers <= MOST_VIEWERS:
            raise WrongLoad(outside("viewers", 1, MOST_VIEWERS, self.viewers))
        if not EVERY <= self.seconds <= MOST_SECONDS:
            raise WrongLoad(outside("seconds", EVERY, MOST_SECONDS, self.seconds))


def bench_table(demand: Demand, as_json: bool, language: str) -> None:
    """Measure the table and print what was found."""
    os.environ["PALAS_COMPILER"] = "off"  # as in the server
    demand.check()
    _allow_files(demand.tables * (demand.viewers + 1) + SPARE_FILES)
    with progress("{task.description}") as shown:
        task = shown.add_task("", total=None)

        def note(what: str) -> None:
            words = say("measuring", language, what=say(f"step_{what}", language))
            shown.update(task, description=words)
            report(words)

        found = measure(demand, note)
    if as_json:
        print_json(found)
    else:
        _print(found, language)


def measure(demand: Demand, note: Callable[[str], None]) -> dict[str, Any]:
    """Measure everything and return it for programs; `note` hears what is being done."""
    from palas.cli.bench_table_games import write_tables
    from palas.cli.bench_table_pictures import drawn
    from palas.cli.bench_table_server import start_seconds
    from palas.cli.measure import machine
    from palas.kernel.batch import cores

    with TemporaryDirectory() as folder:
        note("start")
        starts = [start_seconds(Path(folder) / f"start-{at}.db") for at in range(STARTS)]
        note("picture")
        pictures = drawn()
        note("tables")
        database = Path(folder) / "tables.db"
        scripts = write_tables(
            f"sqlite+aiosqlite:///{database}", demand.tables, int(demand.seconds / EVERY)
        )
        note("move_to_screen")
        loaded = _under_load(demand, database, scripts)
    every = [*(one.first for one in pictures.values()), *(one.further for one in pictures.values())]
    return {
        **demand._asdict(),
        "cores": cores(),
        **loaded,
        "start": spread(starts),
        "picture": spread([taken for some in every for taken in some]),
        "pictures": {
            game: {"first": spread(one.first), "further": spread(one.further)}
            for game, one in pictures.items()
        },
        "limits": LIMITS,
        "machine": machine() | {"load": _load_average()},
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _under_load(demand: Demand, database: Path, scripts: Any) -> dict[str, Any]:
    from palas.cli.bench_table_load import Load
    from palas.cli.bench_table_server import serving

    with serving(database) as server:
        load = Load(server.port, scripts, demand.viewers, EVERY)
        arrivals = asyncio.run(load.run(server.cpu_seconds))
        memory = server.memory()
    return _told(arrivals) | {"memory_mb": round(memory / 2**20) or None}


def _told(arrivals: Arrivals) -> dict[str, Any]:
    moves = sum(map(len, arrivals.sent.values()))
    return {
        "moves": moves,
        "moves_per_s": round(moves / arrivals.took, 1),
        "arrivals": len(arrivals.seconds),
        "missing": arrivals.missing,
        "refused": arrivals.refused,
        "server_cpu": round(arrivals.cpu / arrivals.took, 2),  # cores that were busy
        "move_to_screen": spread(arrivals.seconds),
        "coming_back": spread(arrivals.coming_back),
        "sent_late": spread(arrivals.late),
    }


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """Return the median and the 99th percentile in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99)]
    return {"median_ms": round(at[0] * 1000, 2), "p99_ms": round(at[1] * 1000, 2)}


def _allow_files(number: int) -> None:
    """Ask for as many open sockets as the load needs; the server inherits it."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = number if most == resource.RLIM_INFINITY else min(number, most)
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), most))


def _load_average() -> str:
    try:
        return f"load {os.getloadavg()[0]:.1f}"
    except (AttributeError, OSError):
        return "load unknown"


def _print(found: dict[str, Any], language: str) -> None:
    from rich.table import Table

    title = say("bench_table", language, **{key: found[key] for key in Demand._fields})
    table = Table("", say("median", language), "p99", say("limit", language), title=title)
    for what, limit in LIMITS.items():
        measured = found[what]
        most = say("whole_ms", language, value=limit)
        table.add_row(say(f"bench_{what}", language), *_cells(measured, language), most)
    for game, pictures in found["pictures"].items():
        table.add_row(f"  {game}", *_cells(pictures["first"], language), "")
    out = console()
    out.print(table)
    keys = ("moves", "moves_per_s", "missing", "refused", "server_cpu", "memory_mb")
    out.print(say("bench_table_facts", language, **{key: found[key] for key in keys}))
    machine = {**found["machine"], "load": _load(found["machine"]["load"], language)}
    out.print(" · ".join([*machine.values(), found["date"]]), style="dim")


def _cells(measured: dict[str, float], language: str) -> list[str]:
    """Return the median and the 99th percentile with their unit."""
    values = [measured[key] for key in ("median_ms", "p99_ms")]
    return [say("milliseconds", language, value=value) for value in values]


def _load(told: str, language: str) -> str:
    """Return the load of the machine for people."""
    try:
        return say("load", language, value=float(told.partition(" ")[2]))
    except ValueError:
        return say("load_unknown", language)
