"""A real server process for tests: as `palas serve` starts it, on a port of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from patience import PATIENCE

# As `palas serve`, but bots do not wait so that people can follow.
SERVE = "from palas.cli import serve; serve.PAUSE = 0.0; from palas.cli.main import run; run()"


@dataclass
class Served:
    """A server that runs, and where."""

    address: str  # without a slash at the end
    process: subprocess.Popen[str]


@contextmanager
def served(database: Path | str, *arguments: str, first: str = "") -> Iterator[Served]:
    """Run a server for a while, after some code of the test; it is ended whatever happens."""
    command = [
        sys.executable,
        "-c",
        first + SERVE,
        "serve",
        "--port",
        "0",
        "--database",
        str(database),
    ]
    process = subprocess.Popen(
        [*command, "--bot-workers", "0", "--language", "en", *arguments],
        stdout=subprocess.PIPE,
        env={**os.environ, "PALAS_COMPILER": "off"},
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)", line)
        assert found, f"the server said {line!r}"
        yield Served(f"http://127.0.0.1:{found[1]}", process)
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()
