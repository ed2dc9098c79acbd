"""People with browsers, for the tests of the pages: a server within the test, no script runs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx

from palas.table.config import Config
from palas.table.house import House
from palas.table.table import Table
from palas.table.web.app import create_app

VOID = {"meta", "link", "input", "br", "hr", "img", "source"}


@dataclass
class Visit:
    """A server within the test; it works while it is asked something."""

    runner: asyncio.Runner
    app: Any
    browsers: list[Browser] = field(default_factory=list)

    @property
    def house(self) -> House:
        """The house of the server."""
        house: House = self.app.state.house
        return house

    def browser(self, language: str = "en") -> Browser:
        """Return a browser with a cookie jar of its own."""
        headers = {"Accept": "text/html", "Accept-Language": language}
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app), base_url="http://palas", headers=headers
        )
        self.browsers.append(Browser(self, client))
        return self.browsers[-1]

    def table(self, name: str) -> Table:
        """Return a table as it is now."""
        return self.runner.run(self.house.table(name))

    def tables(self) -> int:
        """Return how many tables there are."""
        return len(self.house.tables)


@dataclass
class Browser:
    """Somebody who reads pages and sends forms."""

    visit: Visit
    client: httpx.AsyncClient

    def get(self, path: str, **how: Any) -> httpx.Response:
        """Read a page, wherever it leads."""
        return self.visit.runner.run(self.client.get(path, follow_redirects=True, **how))

    def send(self, path: str, **form: str) -> httpx.Response:
        """Send a form; where it leads is not followed."""
        return self.visit.runner.run(self.client.post(path, data=form))

    def open(self, **form: str) -> str:
        """Start a table and return its id."""
        got = self.send(
            "/tables", **{"game": "two-heirs", "name": "Anna", "kind-2": "person"} | form
        )
        assert got.status_code == 303, got.text
        return got.headers["location"].removeprefix("/t/")

    def join(self, table: str, name: str, **form: str) -> httpx.Response:
        """Sit down at a table."""
        return self.send(f"/t/{table}/join", name=name, **form)

    def seats(self, table: str) -> list[int]:
        """Return the seats this browser holds."""
        cookie = self.client.cookies.get("palas_guest", "")
        known = self.visit.app.state.signer.read_guest(cookie)
        assert known is not None, "the browser has no cookie"
        return self.visit.runner.run(self.visit.house.seats_of(table, known[0]))


@contextmanager
def visiting(database: Path) -> Iterator[Visit]:
    """Serve a store for a while."""
    app = create_app(Config.at(str(database), bot_workers=0))
    app.state.limits.is_on = False
    living = app.router.lifespan_context(app)
    with asyncio.Runner() as runner:
        runner.run(living.__aenter__())
        visit = Visit(runner, app)
        try:
            yield visit
        finally:
            for browser in visit.browsers:
                runner.run(browser.client.aclose())
            runner.run(living.__aexit__(None, None, None))


class Page(HTMLParser):
    """Reads a page and checks what every page must keep."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.uses: set[str] = set()
        self.scripts = 0
        self._open: list[str] = []
        self.feed(text)
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """See a tag open."""
        said = dict(attributes)
        if tag not in VOID:
            self._open.append(tag)
        if said.get("id"):
            self.ids.append(str(said["id"]))
        if tag == "use":
            self.uses.add(str(said["href"]).removeprefix("#"))
        if tag == "script":
            assert said.get("src"), "a script within the page"
            self.scripts += 1
        assert not any(name.startswith("on") for name in said), f"a script within {tag}"

    def handle_endtag(self, tag: str) -> None:
        """See a tag close."""
        assert self._open[-1:] == [tag], f"{tag} closes {self._open[-3:]}"
        self._open.pop()

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """See a tag that closes itself."""
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self._open.pop()

    def check(self) -> None:
        """Check that ids are single and that everything placed is defined."""
        assert len(self.ids) == len(set(self.ids)), sorted(self.ids)
        assert self.uses <= set(self.ids), self.uses - set(self.ids)
