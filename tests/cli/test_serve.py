"""`palas serve`: one line to begin, pages soon, a graceful end, one line for what is wrong."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from patience import PATIENCE

from .conftest import Program, heed_interrupts

HEAVY = ("numba", "numpy", "apprise", "requests", "rich", "llvmlite")


@contextmanager
def server(folder: Path, *arguments: str, **variables: str) -> Iterator[tuple[Any, str]]:
    """Start a server and return its process and address."""
    command = [sys.executable, "-m", "palas", "serve", "--port", "0", "--bot-workers", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(folder / "palas.db"), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C", **variables},
        text=True,
        preexec_fn=heed_interrupts,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Palas is open at http://localhost:"), process.communicate()
        yield process, line.split()[4].rstrip("/")
    finally:
        process.kill()
        process.communicate()


def end(process: subprocess.Popen[str], number: int) -> tuple[int, str]:
    """Send a signal and return the exit code and what was said on stderr."""
    process.send_signal(number)
    _, said = process.communicate(timeout=PATIENCE)
    return process.returncode, said


@pytest.mark.long
def test_the_hall_is_served_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with server(tmp_path) as (process, address):
        answer = httpx.get(f"{address}/", headers={"Accept": "text/html"}, timeout=PATIENCE)
        assert answer.status_code == 200
        assert "<html" in answer.text
        assert end(process, signal.SIGINT) == (130, "palas: stopped\n")
    assert (tmp_path / "palas.db").exists()


@pytest.mark.long
def test_a_signal_ends_it_without_a_word(tmp_path: Path) -> None:
    with server(tmp_path) as (process, _):
        assert end(process, signal.SIGTERM) == (0, "")


@pytest.mark.long
def test_streams_end_when_the_server_does(tmp_path: Path) -> None:
    with server(tmp_path) as (process, address):
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "greedy"}]
        wish = {"game": "two-heirs", "name": "Anna", "seats": seats}
        table = httpx.post(f"{address}/api/v1/tables", json=wish, timeout=PATIENCE).json()["table"]
        with (
            httpx.stream("GET", f"{address}/t/{table}/live") as live,
            httpx.stream("GET", f"{address}/api/v1/tables/{table}/events") as events,
        ):
            streams = [stream.iter_lines() for stream in (live, events)]
            assert all(next(lines) for lines in streams)
            assert end(process, signal.SIGINT) == (130, "palas: stopped\n")  # nobody was cut off
            for lines in streams:
                list(lines)  # to its end: an answer that was cut off would raise


@pytest.mark.long
def test_the_address_is_told_in_the_readers_language(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "palas", "serve", "--port", "0", "--language", "de"]
    command += ["--database", str(tmp_path / "palas.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        process.terminate()  # before it is judged: a failure must not wait for a server
    assert told.startswith("Palas läuft unter http://localhost:")


@pytest.mark.long
def test_the_browser_is_opened(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}.new && mv {note}.new {note}\n')
    browser.chmod(0o755)
    with server(tmp_path, "--open", BROWSER=f"{browser} %s") as (_, address):
        until = time.monotonic() + PATIENCE
        while not note.exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert note.read_text() == f"{address}/\n"


@pytest.mark.long
def test_nothing_heavy_is_imported_to_serve() -> None:
    code = "import sys, palas.cli.server; print(*sorted({n.split('.')[0] for n in sys.modules}))"
    asked = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PALAS_COMPILER": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [name for name in HEAVY if name in asked.stdout.split()] == []


def test_a_port_in_use_is_refused(program: Program) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        program("serve", "--port", port, "--database", "x.db").assert_refused(str(port), "in use")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "70000"), ("port 70000",)),
        (("--port", "x"), ("--port",)),
        (("--host", "no.such.host.invalid"), ("no.such.host.invalid",)),
        (("--painters", "-1"), ("--painters", "-1")),
        (("--painters", "1000"), ("--painters", "1000")),
        (("--bot-workers", "-1"), ("--bot-workers", "-1")),
        (("--bot-workers", "1000"), ("--bot-workers", "1000")),
        (("--bot-seconds", "0"), ("--bot-seconds",)),
        (("--bot-seconds", "nan"), ("--bot-seconds",)),
        (("--address", "palas.example"), ("--address", "http")),
        (("--database", "mysql://localhost/x"), ("--database", "mysql")),
        (("--database", "/no/such/folder/palas.db"), ("store",)),
        (("--database", "postgresql://palas@127.0.0.1:1/palas"), ("store",)),
        (("--language", "fr"), ("fr",)),
    ],
)
def test_bad_input_is_refused(
    arguments: tuple[str, ...], words: tuple[str, ...], program: Program, tmp_path: Path
) -> None:
    usual = ("--port", "0", "--database", str(tmp_path / "palas.db"))
    program("serve", *usual, *arguments).assert_refused(*words)


def test_a_file_that_is_no_store_is_refused(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, this is no database at all, but a long letter. " * 50)
    program("serve", "--port", "0", "--database", file).assert_refused("store")
    assert file.read_text().startswith("Dear Anna")
