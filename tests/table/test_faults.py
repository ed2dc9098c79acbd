"""What goes wrong at the door or within: the same headers as ever, and nothing of the inside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from palas.table.web import faults
from palas.table.web.headers import HEADERS

from .browsing import Page, Visit, visiting

HTML, JSON = {"Accept": "text/html"}, {"Accept": "application/json"}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
FOREIGN = {"Origin": "https://elsewhere.example"}
SECRET = "key 4711 in secret.db"


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    """A server with something broken in it."""

    async def broken() -> None:
        raise RuntimeError(SECRET)

    with visiting(tmp_path / "palas.db") as found:
        found.app.add_api_route("/broken", broken)
        found.app.add_api_route("/api/v1/broken", broken)
        yield found


def ask(visit: Visit, method: str, path: str, **how: object) -> httpx.Response:
    """Ask as over a network: whatever breaks within is an answer."""

    async def answer() -> httpx.Response:
        over = httpx.ASGITransport(visit.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=over, base_url="http://palas") as client:
            return await client.request(method, path, **how)  # type: ignore[arg-type]

    return visit.runner.run(answer())


@pytest.mark.parametrize(
    ("status", "method", "path", "headers"),
    [
        (200, "GET", "/", HTML),
        (200, "GET", "/static/base.js", {}),
        (404, "GET", "/nowhere", HTML),
        (404, "GET", "/static/nowhere.js", {}),
        (404, "GET", "/t/aaaaaaaaaa/replay/live", {}),
        (405, "PUT", "/finished", JSON),
        (403, "POST", "/tables", FOREIGN),
        (413, "POST", "/tables", {"Content-Length": "70000"}),
        (500, "GET", "/broken", HTML),
        (500, "GET", "/broken", JSON),
        (500, "GET", "/api/v1/broken", HTML),
    ],
)
def test_every_answer_carries_the_headers_of_the_house(
    visit: Visit, status: int, method: str, path: str, headers: dict[str, str]
) -> None:
    got = ask(visit, method, path, headers=headers)
    assert got.status_code == status
    assert {name: got.headers.get(name) for name in HEADERS} == HEADERS


def test_a_request_that_goes_on_and_on_is_answered_with_them_too(visit: Visit) -> None:
    async def parts() -> object:
        for _ in range(9):
            yield b"x" * 10_000

    got = ask(visit, "POST", "/tables", content=parts(), headers=FORM)
    assert got.status_code == 413
    assert {name: got.headers.get(name) for name in HEADERS} == HEADERS


def test_a_fault_is_a_page_for_people_that_says_nothing_of_the_inside(visit: Visit) -> None:
    got = ask(visit, "GET", "/broken", headers=HTML)
    Page(got.text).check()
    assert "Something went wrong on our side; nothing was changed." in got.text
    for word in ("4711", "secret.db", "RuntimeError", "Traceback", ".py"):
        assert word not in got.text + str(got.headers)
    german = ask(visit, "GET", "/broken", headers=HTML | {"Accept-Language": "de"})
    assert "Unser Fehler" in german.text


def test_a_fault_is_a_problem_for_programs(visit: Visit) -> None:
    got = ask(visit, "GET", "/api/v1/broken")
    assert got.headers["content-type"] == "application/problem+json"
    assert got.json() == {
        "type": "about:blank",
        "title": "Server error",
        "status": 500,
        "detail": "something went wrong on our side; nothing was changed",
    }


def test_a_fault_in_the_page_of_faults_is_still_answered(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError(SECRET)

    monkeypatch.setattr(faults, "page", broken)
    got = ask(visit, "GET", "/broken", headers=HTML)
    assert (got.status_code, got.json()["title"]) == (500, "Server error")
    assert "4711" not in got.text
    assert {name: got.headers.get(name) for name in HEADERS} == HEADERS


def test_what_breaks_is_told_to_those_who_run_the_server(visit: Visit) -> None:
    with pytest.raises(RuntimeError, match="4711"):
        visit.browser().get("/broken")
