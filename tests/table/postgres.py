"""A throw-away PostgreSQL for tests: its own cluster, reached only by a socket in its folder."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from patience import PATIENCE

USER = "palas"
INSTALLED = "/usr/lib/postgresql"  # where Debian puts each version
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=60")


@dataclass
class Cluster:
    """A running PostgreSQL."""

    folder: Path
    process: subprocess.Popen[bytes]
    numbers: Iterator[int] = field(default_factory=count)

    def database(self) -> str:
        """Make a new empty database and return its URL."""
        name = f"palas_{next(self.numbers)}"
        asyncio.run(self.run(f"create database {name}"))
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    async def run(self, statement: str) -> int:
        """Run a statement of an administrator; return how many rows it gave."""
        connection = await asyncpg.connect(
            host=str(self.folder), user=USER, database="postgres", timeout=PATIENCE
        )
        try:
            return len(await connection.fetch(statement))
        finally:
            await connection.close()


def programs() -> Path | None:
    """Return the folder with the programs of PostgreSQL, the newest one when there are several."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("postgres") is not None:
        return Path(found).parent
    versions = Path(INSTALLED).glob("*/bin/initdb")
    return max((path.parent for path in versions), key=_version, default=None)


def _version(folder: Path) -> float:
    return float(folder.parent.name)


@contextmanager
def running() -> Iterator[Cluster]:
    """Run a PostgreSQL of our own for a while; the test is skipped when there is none."""
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("PostgreSQL is missing: sh .ci/services installs it")
    folder = Path(tempfile.mkdtemp(prefix="palas-"))  # short: names of sockets have an end
    try:
        as_user = _lower_rights(folder)
        data = folder / "data"
        initdb = [
            str(bin_folder / "initdb"),
            "-D",
            str(data),
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
        ]
        subprocess.run(
            [*as_user, *initdb, "--no-locale", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=folder,
        )
        with _server([*as_user, str(bin_folder / "postgres")], folder) as process:
            cluster = Cluster(folder, process)
            _wait(cluster)
            yield cluster
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _lower_rights(folder: Path) -> list[str]:
    """Return how to start a program: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    user = "postgres" if _is_user("postgres") else "nobody"
    shutil.chown(folder, user)
    return ["setpriv", f"--reuid={user}", "--clear-groups", "--"]


def _is_user(name: str) -> bool:
    import pwd

    return any(entry.pw_name == name for entry in pwd.getpwall())


@contextmanager
def _server(command: list[str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    settings = [f"unix_socket_directories={folder}", "listen_addresses=", *QUICK]
    options = [word for setting in settings for word in ("-c", setting)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "-D", str(folder / "data"), *options], stderr=log, stdout=log, cwd=folder
        )
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def _wait(cluster: Cluster) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            asyncio.run(cluster.run("select 1"))
            return
        except (OSError, asyncpg.PostgresError):
            said = (cluster.folder / "log").read_text()
            assert cluster.process.poll() is None, said
            assert time.monotonic() < until, said
            time.sleep(0.1)
