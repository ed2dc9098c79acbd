"""Notices: told once a turn, not while looking, never into the server's own network."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from palas.kernel.phrases import LANGUAGES
from palas.table import notice_sender as sender
from palas.table import notices as noticing
from palas.table.config import Config
from palas.table.house import House
from palas.table.notice_address import SCHEMES, WrongAddress, may_reach, read_address
from palas.table.notices import GAP, Notice, Notices, greeting, your_turn
from palas.table.store.addresses import Subscription
from palas.table.table import Table
from patience import PATIENCE

from .open_house import ANNA, Clock, open_house, opened, play_first, run

WISH = Subscription("guest-anna", "json://127.0.0.1:9/hook", "en", "http://palas")
BRUNO_HERE = {"kind": "device", "name": "Bruno"}


@dataclass
class Hook:
    """A webhook on this machine."""

    port: int
    heard: list[dict[str, Any]] = field(default_factory=list)
    status: int = 200
    location: str = ""

    @property
    def address(self) -> str:
        return f"json://127.0.0.1:{self.port}/hook"


@contextmanager
def webhook() -> Iterator[Hook]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # as the library calls it
            body = self.rfile.read(int(self.headers["content-length"]))
            hook.heard.append(json.loads(body))
            self.send_response(hook.status)
            if hook.location:
                self.send_header("location", hook.location)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    hook = Hook(server.server_address[1])
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield hook
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Written(Notices):
    """Notices that are written down instead of sent."""

    def __init__(self, house: House, config: Config) -> None:
        super().__init__(house, lambda guest: guest in self.looking, config)
        self.looking: set[str] = set()
        self.sent: list[tuple[str, Notice]] = []
        self.failure = ""

    async def _send(self, address: str, notice: Notice) -> str:
        self.sent.append((address, notice))
        return self.failure

    async def checked(self) -> list[str]:
        """Look at the turns and return what was sent since the last time."""
        self.sent.clear()
        await self.check()
        for task in list(self.tasks):
            await task
        return [notice.body for _, notice in self.sent]


@asynccontextmanager
async def written(folder: Path, wait: float = 60.0) -> AsyncIterator[tuple[Written, House, Clock]]:
    clock = Clock()
    async with open_house(folder, clock) as house:
        notices = Written(house, Config("", notice_wait=wait, local_notices=True))
        house.listeners.append(notices.look)
        await notices.addresses.keep(WISH)
        yield notices, house, clock


async def annas_turn(house: House, **how: Any) -> Table:
    """Open a table at which Anna and Bruno, both guest-anna, play; it is a seat of theirs."""
    return await opened(house, "two-heirs", ANNA, BRUNO_HERE, **how)


def test_a_turn_is_told_once_and_after_a_while(tmp_path: Path) -> None:
    async def test() -> None:
        async with written(tmp_path) as (notices, house, clock):
            table = await annas_turn(house)
            clock.now += 59
            assert await notices.checked() == []
            clock.now += 1
            assert await notices.checked() == [f"Anna, Bruno\nhttp://palas/t/{table.id}"]
            clock.now += 10 * GAP
            assert await notices.checked() == []

    run(test())


def test_a_turn_that_has_passed_is_not_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with written(tmp_path) as (notices, house, clock):
            table = await annas_turn(house)
            clock.now += 50
            while len(table.acting) == 1 and table.match and len(table.match.played) < 3:
                table = await play_first(house, table, table.acting[0])
            clock.now += 30
            assert await notices.checked() == []  # the new turn has waited for 30 seconds

    run(test())


def test_nobody_is_told_while_looking(tmp_path: Path) -> None:
    async def test() -> None:
        async with written(tmp_path) as (notices, house, clock):
            await annas_turn(house)
            notices.looking = {"guest-anna"}
            clock.now += 60
            assert await notices.checked() == []
            notices.looking = set()
            clock.now += 60
            assert await notices.checked() == []  # it was seen

    run(test())


def test_notices_are_at_least_ten_minutes_apart(tmp_path: Path) -> None:
    async def test() -> None:
        async with written(tmp_path) as (notices, house, clock):
            await annas_turn(house)
            clock.now += 60
            assert len(await notices.checked()) == 1
            second = await annas_turn(house)
            clock.now += 60
            assert await notices.checked() == []
            clock.now += 1
            assert await notices.checked() == []
            clock.now += GAP
            assert await notices.checked() == [f"Anna, Bruno\nhttp://palas/t/{second.id}"]

    run(test())


@pytest.mark.parametrize("how", ["live", "bot", "over", "forgotten"])
def test_nothing_is_told_where_nothing_is_to_be(how: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with written(tmp_path) as (notices, house, clock):
            pace = {"kind": "live" if how == "live" else "days", "seconds": 86_400}
            table = await annas_turn(house, pace=pace)
            seat = table.acting[0]
            if how == "bot":
                await house.ask(table.id, lambda now, at: now.substitute(seat, "page", "clock", at))
            elif how == "over":
                await house.ask(table.id, lambda now, at: now.propose(0, "end", None, at))
                await house.ask(table.id, lambda now, at: now.answer(1, True, at))
                assert notices.turns == {}
            elif how == "forgotten":
                await notices.addresses.forget("guest-anna")
            clock.now += 100
            assert await notices.checked() == []

    run(test())


def test_of_two_servers_one_tells(tmp_path: Path) -> None:
    async def test() -> None:
        async with written(tmp_path) as (first, house, clock), open_house(tmp_path, clock) as other:
            second = Written(other, first.config)
            other.listeners.append(second.look)
            table = await annas_turn(house)
            second.look(await other.table(table.id))
            clock.now += 60
            both = [*await first.checked(), *await second.checked()]
            clock.now += 2 * GAP
            assert len([*both, *await first.checked(), *await second.checked()]) == 1

    run(test())


def test_turns_that_waited_are_told_after_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noticing, "TICK", 0.01)

    async def test() -> None:
        async with written(tmp_path) as (_, house, _):
            await annas_turn(house)
        clock = Clock()
        for times in (1, 0):  # and not again after the next start
            clock.now += 2 * GAP
            async with open_house(tmp_path, clock) as house:
                notices = Written(house, Config("", notice_wait=0.0))
                notices.start()
                async with asyncio.timeout(PATIENCE):
                    while [turn.due for turn in notices.turns.values()] != [math.inf]:
                        await asyncio.sleep(0.01)
                    while notices.tasks:
                        await asyncio.sleep(0.01)
                await notices.close()
                assert len(notices.sent) == times

    run(test())


def test_what_cannot_be_sent_is_logged_without_the_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with written(tmp_path) as (notices, house, clock):
            notices.failure = "no way"
            await annas_turn(house)
            clock.now += 60
            assert len(await notices.checked()) == 1

    run(test())
    assert "was not sent: no way" in caplog.text
    assert "127.0.0.1" not in caplog.text
    assert "127.0.0.1" not in repr(WISH)


def test_a_store_that_is_away_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(noticing, "TICK", 0.01)

    async def test() -> None:
        async with written(tmp_path) as (notices, house, _):
            tries = 0

            async def failing() -> list[str]:
                nonlocal tries
                tries += 1
                raise OSError("gone")

            monkeypatch.setattr(notices.addresses, "tables", failing)
            house.listeners.clear()
            notices.start()
            while tries < 3:
                await asyncio.sleep(0.01)
            await notices.close()

    run(test())
    assert "the turns could not be looked at" in caplog.text


@pytest.mark.long
def test_a_webhook_hears_of_a_turn(tmp_path: Path) -> None:
    async def test() -> None:
        config = Config("", notice_wait=0.0, local_notices=True)
        async with open_house(tmp_path) as house:
            notices = Notices(house, lambda _: False, config)
            notices.start()
            await notices.subscribe(WISH._replace(address=hook.address))
            assert [said["message"] for said in hook.heard] == [greeting("en").body]
            table = await annas_turn(house)
            async with asyncio.timeout(PATIENCE):
                while len(hook.heard) < 2:
                    await asyncio.sleep(0.05)
            await notices.close()
            assert hook.heard[1]["title"] == "The Two Heirs: it is your turn"
            assert hook.heard[1]["message"].endswith(f"http://palas/t/{table.id}")

    with webhook() as hook:
        run(test())


@pytest.mark.long
def test_an_address_that_does_not_answer_is_not_kept(tmp_path: Path) -> None:
    async def test() -> None:
        config = Config("", local_notices=True)
        async with open_house(tmp_path) as house:
            notices = Notices(house, lambda _: False, config)
            with pytest.raises(WrongAddress, match="nothing could be sent"):
                await notices.subscribe(WISH._replace(address=hook.address))
            with pytest.raises(WrongAddress, match="nothing can be sent"):
                await notices.subscribe(WISH._replace(address="tgram://x"))
            assert await notices.addresses.of("guest-anna") is None

    with webhook() as hook:
        hook.status = 500
        run(test())


def test_a_sender_that_takes_too_long_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(noticing, "PATIENCE", 0.05)

    async def test() -> None:
        async with open_house(tmp_path) as house:
            notices = Notices(house, lambda _: False, Config("", local_notices=True))
            with pytest.raises(WrongAddress, match="nothing could be sent"):
                await notices.subscribe(WISH)

    run(test())


def test_a_sender_looks_at_every_connection(tmp_path: Path) -> None:
    """Even an address that was kept before does not reach this machine when it may not."""

    async def test() -> None:
        async with open_house(tmp_path) as house:
            notices = Notices(house, lambda _: False, Config("", local_notices=False))
            why = await notices._send(f"json://localhost:{hook.port}/", Notice("a", "b"))
            assert why == noticing.WHY_NOT[sender.FORBIDDEN]

    with webhook() as hook:
        run(test())
        assert hook.heard == []


def test_a_sender_follows_no_redirection(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            notices = Notices(house, lambda _: False, Config("", local_notices=True))
            assert await notices._send(hook.address, Notice("a", "b"))

    with webhook() as hook, webhook() as other:
        hook.status, hook.location = 307, f"http://127.0.0.1:{other.port}/"
        run(test())
        assert len(hook.heard) == 1
        assert other.heard == []


@pytest.mark.parametrize(
    "address",
    [
        "json://example.org/hook",
        "jsons://name:word@example.org:8443/hook?+X-Token=abc&method=PUT",
        "mailto://name:word@example.org?to=anna@example.com&smtp=mail.example.org",
        "ntfys://ntfy.sh/my-castle?priority=high",
        "discord://1234567890/abcdefghij",
        "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#general",
        "json://8.8.8.8/",
        "JSON://[2606:4700:4700::1111]/",
    ],
)
def test_good_addresses(address: str) -> None:
    assert read_address(f" {address} ", local=False) == address


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("", "characters"),
        ("json://example.org/" + "x" * 500, "characters"),
        ("json://exa mple.org", "spaces"),
        ("json://example.org/\u200b", "characters"),
        ("example.org", "begin"),
        ("file:///etc/passwd", "begin"),
        ("http://example.org", "begin"),
        ("syslog://example.org", "begin"),
        ("json://", "recipient"),
        ("discord://1/2?template=/etc/passwd", "question mark"),
        ("discord://1/2?Template=/etc/passwd", "question mark"),
        ("discord://1/2?%74emplate=/etc/passwd", "question mark"),
        ("discord://1/2?to=x;template=/etc/passwd", "question mark"),
        ("slack://a/b/c/#room?template=/etc/passwd", "question mark"),
        ("json://example.org?redirect=yes", "question mark"),
        ("jsons://example.org?verify=no", "question mark"),
        ("ntfy://example.org/x?+header=1", "question mark"),
        ("json://localhost/", "own network"),
        ("json://LOCALHOST:80/", "own network"),
        ("json://127.0.0.1/", "own network"),
        ("json://127.1/", "own network"),
        ("json://2130706433/", "own network"),
        ("json://10.0.0.1/", "own network"),
        ("json://192.168.1.1/", "own network"),
        ("json://169.254.169.254/latest", "own network"),
        ("json://[::1]/", "own network"),
        ("json://[::ffff:127.0.0.1]/", "own network"),
        ("json://printer.local/", "own network"),
    ],
)
def test_bad_addresses(address: str, words: str) -> None:
    with pytest.raises(WrongAddress, match=words) as wrong:
        read_address(address, local=False)
    assert wrong.value.status == 422


def test_local_addresses_where_they_are_allowed() -> None:
    assert read_address("json://127.0.0.1:9/", local=True)


@pytest.mark.parametrize(
    ("host", "may"),
    [
        ("8.8.8.8", True),
        ("2606:4700:4700::1111", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
        ("/run/socket", False),
    ],
)
def test_where_a_notice_may_go(host: str, may: bool) -> None:
    assert may_reach(host) is may


@pytest.mark.filterwarnings("ignore:'imghdr' is deprecated")
def test_apprise_knows_every_way() -> None:
    from apprise import Apprise

    known = {
        scheme
        for service in Apprise().details()["schemas"]
        for scheme in (*(service["protocols"] or ()), *(service["secure_protocols"] or ()))
    }
    assert set(SCHEMES) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_speak_every_language(language: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            table = await annas_turn(house)
            told = your_turn(table, WISH._replace(language=language))
            assert table.setup.rules.meta.titles[language] in told.title
            assert (told.title == your_turn(table, WISH).title) is (language == "en")
            assert (greeting(language) == greeting("en")) is (language == "en")

    run(test())
