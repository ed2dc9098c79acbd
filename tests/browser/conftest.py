"""A real server process and a real browser: started once for all tests of a worker."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from table.process import served

from .players import PATIENT, Visitors

ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run"),
)
SAME_DEAL = (  # whatever fails can be seen again
    "from palas.kernel.keys import key_of_seed; import palas.table.house as house; "
    "house.fresh_key = lambda: key_of_seed('browser'); "
)
SCREENSHOTS = "PALAS_SCREENSHOTS"  # a folder for pictures of the pages


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything in this folder, so that it can be left out."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no Chromium here: apt-get install chromium")
    return found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENT)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium_path, args=list(ARGUMENTS))
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens that this worker has for itself."""
    with served(tmp_path_factory.mktemp("served") / "palas.db", first=SAME_DEAL) as server:
        yield server.address


@pytest.fixture
def visitors(chromium: Browser, address: str) -> Iterator[Visitors]:
    """People with browsers; whatever goes wrong in their pages fails the test."""
    come = Visitors(chromium, address)
    yield come
    come.leave()


@pytest.fixture
def screenshots(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Where pictures of pages go: a folder somebody named, or one that is thrown away."""
    folder = Path(os.environ.get(SCREENSHOTS) or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    return folder / name
