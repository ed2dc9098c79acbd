"""Takes the screenshots of the hall and of a table: `make picture`.

python docs/screenshots.py FOLDER saves them. The game is always the same one; a server and a
browser are started for a moment.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

os.environ["PALAS_COMPILER"] = "off"  # a few moves are quicker played than compiled

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from palas.bots import bot
from palas.cli.bench_table_server import LOCAL, serving
from palas.kernel.keys import key_of_seed
from palas.table.events import Event
from palas.table.house import columns
from palas.table.setup import read_setup
from palas.table.store.store import Store, Write
from palas.table.table import Table, opening
from palas.table.web.guests import GUEST_COOKIE, Signer

GAME, NAMES, MOVES, VIEWER = "two-castles", ("Anna", "Bruno", "Clara"), 97, 1
ID, GUEST = "screensavr", "the guest in the screenshots"
SIZE: ViewportSize = {"width": 1400, "height": 900}
THEMES: dict[str, Literal["light", "dark"]] = {"day": "light", "night": "dark"}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


def played() -> tuple[Table, list[Event]]:
    """Return a table in the middle of its game, played by greedy bots, and what happened."""
    seats = [{"kind": "person", "name": name} for name in NAMES]
    setup = read_setup({"game": GAME, "seats": seats, "hints": True, "public": True})
    key = key_of_seed(ID)
    events = opening(setup, NAMES[0], key, 0.0)
    table = Table.load(ID, key, events)
    bots = [bot("greedy", setup.rules, f"{ID} {seat}") for seat in range(len(NAMES))]
    while table.match is not None and not table.is_over:
        if len(table.moved_at) >= MOVES and VIEWER in table.acting:
            break
        seat = table.acting[0]
        action = bots[seat].choose(table.match.view(seat), seat, table.match.actions(seat))
        news = table.play(seat, action, 0.0, None)
        table, events = table.after(news), [*events, *news]
    return table, events


async def store(database: Path) -> str:
    """Put the table into a store and return the cookie of the guest who sits at it."""
    kept = Store(f"sqlite+aiosqlite:///{database}")
    await kept.open()
    try:
        table, events = played()
        row = {"game": GAME, "key": table.key, "public": True, "opened_at": 0.0}
        await kept.write(Write(ID, events, row | columns(table), [(VIEWER, GUEST)]))
        return Signer(await kept.secret()).sign_guest(GUEST, NAMES[VIEWER])
    finally:
        await kept.close()


def shoot(browser: Browser, address: str, cookie: str, folder: Path) -> None:
    """Save every page by day and by night."""
    for theme, scheme in THEMES.items():
        context = browser.new_context(viewport=SIZE, color_scheme=scheme, locale="en")
        context.add_cookies([{"name": GUEST_COOKIE, "value": cookie, "url": address}])
        page = context.new_page()
        for name, path in (("hall", "/"), ("table", f"/t/{ID}")):
            page.goto(f"{address}{path}", wait_until="load")
            page.screenshot(path=folder / f"{name}-{theme}.png", animations="disabled")
        context.close()


def main(arguments: list[str]) -> None:
    """Take all screenshots into a folder."""
    folder, chromium = Path(arguments[0]), shutil.which("chromium")
    with TemporaryDirectory() as place:
        database = Path(place) / "palas.db"
        cookie = asyncio.run(store(database))
        with sync_playwright() as started, serving(database) as server:
            browser = started.chromium.launch(executable_path=chromium, args=ARGUMENTS)
            shoot(browser, f"http://{LOCAL}:{server.port}", cookie, folder)
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
