"""A server process for the bench, as `palas serve` starts it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from palas.cli.wrong_words import RUNS
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCAL = "127.0.0.1"
PATIENCE = 30.0  # seconds


class NoServer(PalasError):
    """The server that was to be measured did not start."""


@dataclass
class Server:
    """A server that runs."""

    port: int
    process: subprocess.Popen[str]

    def memory(self) -> int:
        """Return how many bytes of memory it and its painters hold; 0: the system tells not."""
        return sum(map(_memory, self._processes()))

    def cpu_seconds(self) -> float:
        """Return how long it and its painters have worked; nothing: the system tells not."""
        return sum(map(_cpu_seconds, self._processes()))

    def _processes(self) -> list[int]:
        """Return the server and those it has started."""
        own = self.process.pid
        try:
            started = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        except OSError:
            started = []
        return [own, *map(int, started)]


def _memory(process: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+) kB", _told(process, "status"))
    return int(found[1]) * 1024 if found else 0


def _cpu_seconds(process: int) -> float:
    said = _told(process, "stat")
    if not said:
        return 0.0
    user, system = said.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _told(process: int, what: str) -> str:
    try:
        return Path(f"/proc/{process}/{what}").read_text()
    except OSError:
        return ""


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    """Serve a store for a while, on a free port of this machine alone."""
    command = [sys.executable, "-m", "palas", "serve", "--port", "0", "--bot-workers", "0"]
    process = subprocess.Popen(
        [*command, "--language", "en", "--database", str(database)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        port = re.search(r":(\d+)/", process.stdout.readline())
        if port is None:
            raise NoServer(RUNS["no_server"])
        yield Server(int(port[1]), process)
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def start_seconds(database: Path) -> float:
    """Return how long a server takes from its start to the first page."""
    began = perf_counter()
    with serving(database) as server:
        connection = HTTPConnection(LOCAL, server.port, timeout=PATIENCE)
        connection.request("GET", "/")
        answer = connection.getresponse()
        answer.read()
        taken = perf_counter() - began
        connection.close()
    if answer.status != 200:
        raise NoServer(RUNS["no_page"], status=answer.status)
    return taken
