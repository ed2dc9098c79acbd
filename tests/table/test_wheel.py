"""The wheel holds all that a server needs: it is built, installed elsewhere, and serves a table."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import tree
from patience import PATIENCE

from .process import served


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed, without the packages it needs."""
    made, folder = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    subprocess.run(build, cwd=tree.ROOT, check=True, capture_output=True, timeout=PATIENCE)
    (wheel,) = made.glob("palas-*.whl")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*install, "--target", str(folder), str(wheel)], check=True, timeout=PATIENCE)
    return folder


@pytest.mark.long
def test_the_wheel_holds_every_file_of_the_package(installed: Path) -> None:
    wanted = {path.relative_to(tree.SOURCE) for path in tree.files() if _is_in(path)}
    held = {path.relative_to(installed) for path in installed.rglob("*") if path.is_file()}
    assert sorted(wanted - held) == []


def _is_in(path: Path) -> bool:
    return path.is_relative_to(tree.PACKAGE) and path.suffix != ".pyc"


@pytest.mark.long  # what is installed must not be measured beside what is here
def test_an_installed_palas_serves_a_table(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))  # for the painters, too
    check = f"import palas; assert palas.__file__.startswith({str(installed)!r}); "
    with (
        served(tmp_path / "palas.db", first=check) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]
        wish = {"game": "two-heirs", "name": "Ada", "seats": seats}
        made = http.post("/api/v1/tables", json=wish).json()
        for path in ("/", f"/t/{made['table']}", "/palette.css", "/api"):
            for language in ("en", "de", "ru"):
                answer = http.get(path, headers={"Accept-Language": language})
                assert answer.status_code == 200, path
        hall = http.get("/", headers={"Accept-Language": "ru"}).text
        assert "Два наследника" in hall
        for address in {word.split('"')[0] for word in hall.split('="/static/')[1:]}:
            assert http.get(f"/static/{address}").status_code == 200, address
