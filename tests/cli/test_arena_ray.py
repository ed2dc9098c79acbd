"""`palas arena --ray`: the same contest on a cluster, whatever becomes of its workers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from patience import PATIENCE

from .conftest import Program
from .test_arena import KILLER, counts

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra `cluster` is missing")


def held(folder: Path, bots: str, *more: str) -> dict[str, Any]:
    """Hold a small contest in a process of its own and return its results."""
    words = ["arena", "big-boss", "--bots", bots, "--games", "6", "--json", *more]
    answer = subprocess.run(
        [sys.executable, "-m", "palas", *words],
        cwd=folder,
        env={**os.environ, "PALAS_COMPILER": "off"},
        capture_output=True,
        check=True,
        timeout=3 * PATIENCE,
    )
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


@pytest.mark.cluster
@needs_ray
def test_a_lost_worker_costs_time_but_changes_no_count(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(KILLER)
    bots = f"{sys.executable} ./bot.py mark,random"
    (tmp_path / "mark").touch()
    undisturbed = held(tmp_path, bots, "--workers", "1")
    (tmp_path / "mark").unlink()
    on_cluster = held(tmp_path, bots, "--ray", "local", "--results", "results.jsonl")
    assert (tmp_path / "mark").exists()  # a worker was killed
    assert counts(on_cluster) == counts(undisturbed)
    assert on_cluster["games"] == 6
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 7


@pytest.mark.cluster
@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_no_cluster_at_an_address(program: Program) -> None:
    answer = program("arena", "big-boss", "--ray", "nowhere", "--games", "2")
    assert answer.code == 2
    assert "palas: no Ray cluster at “nowhere”: " in answer.err


def test_without_ray(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    answer = program("arena", "big-boss", "--ray", "auto", "--games", "2")
    assert answer.code == 2
    assert answer.err == "palas: --ray needs Ray: pip install 'palas[cluster]'\n"
