"""The page of notices: what is typed is tried, kept or refused with a clear line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from palas.kernel.phrases import LANGUAGES
from palas.table import notice_sender as sender
from palas.table import notices as noticing
from palas.table.languages import translations
from palas.table.notices import Notice, Notices

from .playing_along import Server, serving

PAGE = "/settings/notices"
HTML = {"Accept": "text/html"}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Notice]]:
    written: list[tuple[str, Notice]] = []

    async def send(_: Notices, address: str, notice: Notice) -> str:
        written.append((address, notice))
        return "" if "good" in address else noticing.WHY_NOT[sender.NOT_SENT]

    monkeypatch.setattr(Notices, "_send", send)
    return written


@dataclass
class Browser:
    """Somebody with a browser."""

    server: Server

    def get(self, path: str, **how: Any) -> httpx.Response:
        return self.server.request("GET", path, headers=HTML, **how)

    def post(self, path: str, headers: dict[str, str] | None = None, **form: str) -> httpx.Response:
        sent = self.server.request("POST", path, data=form, headers={**HTML, **(headers or {})})
        return self.get(sent.headers["location"]) if sent.status_code == 303 else sent


@pytest.fixture
def browser(tmp_path: Path, sent: list[tuple[str, Notice]]) -> Iterator[Browser]:
    with serving(tmp_path / "palas.db", limited=True) as client:
        yield Browser(client.server)


def test_an_address_is_tried_and_kept(browser: Browser, sent: list[tuple[str, Notice]]) -> None:
    assert "delete the address" not in browser.get(PAGE).text
    address = "jsons://name:word@good.example/hook"
    page = browser.post(PAGE, address=f" {address} ", back="/t/abc")
    assert page.status_code == 200
    assert page.url.path == PAGE
    assert [to for to, _ in sent] == [address]
    assert "You are notified by jsons" in page.text
    assert 'href="/t/abc"' in page.text
    assert "word@good" not in page.text  # a secret stays here


def test_an_address_is_forgotten(browser: Browser) -> None:
    browser.post(PAGE, address="json://good.example")
    page = browser.post(f"{PAGE}/stop")
    assert page.status_code == 200
    assert "You are notified" not in page.text
    assert "You are notified" not in browser.get(PAGE).text


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("", "An address has no spaces"),
        ("http://good.example", "does not begin like"),
        ("json://127.0.0.1/good", "own network"),
        ("json://bad.example", "Nothing could be sent there"),
        ("discord://good/x?template=/etc/passwd", "after the question mark"),
    ],
)
def test_what_is_wrong_is_said_and_what_was_typed_is_kept(
    address: str, words: str, browser: Browser
) -> None:
    page = browser.post(PAGE, address=address)
    assert page.status_code == 422
    assert words in page.text
    assert f'value="{address}"' in page.text
    assert "You are notified" not in browser.get(PAGE).text


def test_an_older_address_stays_when_a_new_one_is_wrong(browser: Browser) -> None:
    browser.post(PAGE, address="ntfys://good.example/x")
    page = browser.post(PAGE, address="json://bad.example")
    assert page.status_code == 422
    assert "You are notified by ntfys" in page.text


def test_what_is_typed_is_escaped(browser: Browser) -> None:
    page = browser.post(PAGE, address='"><script>', back="//evil.example")
    assert "<script>" not in page.text.replace('<script type="module"', "")
    assert "evil" not in page.text


def test_addresses_are_not_given_too_often(browser: Browser) -> None:
    for _ in range(5):
        browser.post(PAGE, address="json://bad.example")
    page = browser.post(PAGE, address="json://good.example")
    assert page.status_code == 429
    assert "Too many addresses at once: try again in 600 s." in page.text


def test_each_guest_has_an_own_address(browser: Browser) -> None:
    browser.post(PAGE, address="json://good.example")
    browser.server.http.cookies.clear()
    assert "You are notified" not in browser.get(PAGE).text


def test_forms_of_other_sites_are_refused(browser: Browser) -> None:
    origin = {"Origin": "http://evil.example"}
    assert browser.post(PAGE, address="json://good", headers=origin).status_code == 403


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_refusals_speak_every_language(language: str, browser: Browser) -> None:
    say = translations(language).gettext
    reasons = [why for why in noticing.WHY_NOT.values() if why]
    assert [words for words in reasons if say(words) == words] == []
    page = browser.get(PAGE, params={"language": language})
    assert "Notify me when it is my turn" not in page.text
