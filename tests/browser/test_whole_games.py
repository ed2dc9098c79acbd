"""Two browsers and bots play each game to its end, by clicking what is offered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from palas.table.views.chronicle import SHOWN

from .players import Pick, Visitor, Visitors, advised, any_move, play_until

MOST = 1000  # moves; all games are shorter
GAMES: list[tuple[str, str, list[str], Pick]] = [
    ("two-heirs", "Two Heirs", [], any_move("heirs")),
    ("big-boss", "Big Boss", [], advised),
    ("two-castles", "Between Two Castles", ["bot"], any_move("castles")),
    ("palais-royal", "Palais Royal", [], advised),
]


def set_table(host: Visitor, game: str, bots: list[str]) -> str:
    """Fill the form of the hall in as a person does, and return the link for the others."""
    page = host.page
    host.go("/")
    page.locator(f"a[data-game={game}]").first.click()
    expect(page.locator(f"#pick-{game}")).to_have_attribute("aria-pressed", "true")
    page.locator("#set-name").fill(host.name)
    while page.locator("#set .seat").count() < 2 + len(bots):
        seats = page.locator("#set .seat").count()
        page.locator("#set .add").click()
        expect(page.locator("#set .seat")).to_have_count(seats + 1)
    while page.locator("#set .seat").count() > 2 + len(bots):
        seats = page.locator("#set .seat").count()
        page.locator("#set .remove").last.click()
        expect(page.locator("#set .seat")).to_have_count(seats - 1)
    for number, kind in enumerate(["person", *bots], 2):
        page.locator(f"input[name=kind-{number}][value={kind}]").check(force=True)
    page.locator("#set input[name=hints]").check()
    page.get_by_role("button", name="Open the table").click()
    return page.locator("#link").input_value()


@pytest.mark.parametrize(("game", "title", "bots", "pick"), GAMES, ids=[one[0] for one in GAMES])
def test_two_browsers_play_a_whole_game(
    visitors: Visitors, game: str, title: str, bots: list[str], pick: Pick
) -> None:
    anna, bruno = (visitors.visitor(name, reduced_motion="reduce") for name in ("Anna", "Bruno"))
    link = set_table(anna, game, bots)
    bruno.sit_down(link)
    anna.arrive()  # by herself, now that everybody sits
    bruno.ask_no_more()
    play_until([anna, bruno], pick, MOST)
    for person in (anna, bruno):
        expect(person.page.locator("#expected")).to_have_text(re.compile(r"wins? with \d+"))
        assert (
            person.numbers() == [f"move-{at}" for at in range(1, person.seen().moves + 1)][-SHOWN:]
        )
        expect(person.page.locator("#sheet details")).not_to_have_count(0)
    assert anna.page.locator("#sheet").inner_text() == bruno.page.locator("#sheet").inner_text()
    assert anna.clicked + bruno.clicked > 20
    visitors.forgive("409")  # at one castle, the partner was quicker
    anna.page.get_by_role("button", name="Play again").click()
    again = bruno.page.get_by_role("button", name="Sit down at the next table")
    again.click()
    expect(anna.page.locator("#table")).to_have_attribute("data-moves", re.compile(r"^\d$"))
