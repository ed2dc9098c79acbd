"""How pages look: widths, night, calm, three languages; screenshots for whoever asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from babel.messages.pofile import read_po
from playwright.sync_api import Page, expect

import palas.table
from palas.games import all_games

from .players import DESK, PHONE, Visitors, hurry, in_turn

GAMES = list(all_games())
LOCALE = Path(palas.table.__file__).parent / "locale"
TOUCH: Any = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOVES = {"big-boss": 40, "two-castles": 30, "palais-royal": 40, "two-heirs": 30}
TEXTS = """() => {
  const texts = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const words = walk.currentNode.textContent.trim()
    if (words && !walk.currentNode.parentElement.closest("script, style")) texts.push(words)
  }
  for (const one of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
    for (const name of ["aria-label", "placeholder", "title"]) {
      if (one.getAttribute(name)) texts.push(one.getAttribute(name).trim())
    }
  }
  return texts
}"""
LUMINANCE = """() => {
  const light = colour => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3)
      .map(part => part / 255)
      .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
    return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2]
  }
  const ground = getComputedStyle(document.documentElement).backgroundColor
  return [light(ground), light(getComputedStyle(document.body).color)]
}"""
BOXES = """() => {
  const box = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return { left, right, top, bottom, hidden: Math.max(0, one.scrollWidth - one.clientWidth) }
  }
  return ["h1", "#people ol", ".masthead"].map(name => box(document.querySelector(name)))
}"""
COUNT_ANIMATIONS = """() => {
  window.animated = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    window.animated++
    return animate.apply(this, how)
  }
}"""


def assert_fits(page: Page) -> None:
    """See that nobody has to scroll sideways."""
    wide, window = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window, f"{page.url} is {wide} wide in a window of {window}"


def save(page: Page, where: Path, name: str) -> None:
    page.screenshot(path=f"{where}-{name}.png", full_page="phone" not in name)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_on_desk_and_phone(visitors: Visitors, game: str, screenshots: Path) -> None:
    people = visitors.seated(game, "Anna", "Bruno", of_Bruno={"viewport": DESK})
    hurry(people, MOVES[game])
    mover, _ = in_turn(people)
    save(mover.page, screenshots, "desk-day")
    mover.page.emulate_media(color_scheme="dark")
    save(mover.page, screenshots, "desk-night")
    phone = visitors.visitor(
        mover.name, **TOUCH, color_scheme="light", storage_state=mover.context.storage_state()
    )
    for path in ("", "/replay", "/score", "/devices", "/check"):
        phone.go(f"/t/{mover.table}{path}")
        assert_fits(phone.page)
        assert_fits(mover.page)
        save(phone.page, screenshots, f"phone{path.replace('/', '-')}")
    phone.go(f"/t/{mover.table}?language=ru")
    assert_fits(phone.page)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_long_title_leaves_room_for_the_people(visitors: Visitors, language: str) -> None:
    """Zwischen zwei Schlössern is the longest: it ran under the people, and was cut on phones."""
    people = visitors.seated("two-castles", "Anna", "Bruno", of_Bruno={"viewport": DESK})
    page = people[1].page
    people[1].go(f"/t/{people[1].table}?language={language}")
    for width in (360, 390, 768, 1024, 1180, 1280, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        title, names, header = page.evaluate(BOXES)
        assert title["hidden"] == 0, width
        beside = title["right"] <= names["left"] or title["bottom"] <= names["top"]
        assert beside, f"{title} runs into {names} at {width}"
        assert title["bottom"] <= header["bottom"], width


@pytest.mark.parametrize("path", ["/", "/finished", "/api", "/settings/notices", "/t/nosuchtbl"])
def test_pages_of_the_house_fit_on_a_phone(
    visitors: Visitors, path: str, screenshots: Path
) -> None:
    for language in ("en", "de", "ru"):
        phone = visitors.visitor("Anna", language, **TOUCH)
        phone.page.goto(path)
        assert_fits(phone.page)
        save(phone.page, screenshots, f"phone-{language}")
    desk = visitors.visitor("Anna")
    desk.page.goto(path)
    assert_fits(desk.page)
    save(desk.page, screenshots, "desk")
    visitors.forgive("404")


def test_night_by_the_system_and_by_the_switch(visitors: Visitors) -> None:
    anna = visitors.visitor("Anna", color_scheme="dark")
    anna.go("/")
    ground, ink = anna.page.evaluate(LUMINANCE)
    assert ground < 0.1 < ink
    assert (ink + 0.05) / (ground + 0.05) >= 7
    anna.page.locator("button[name=theme]:visible").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "day")
    anna.page.reload()
    ground, ink = anna.page.evaluate(LUMINANCE)
    assert ink < 0.1 < ground


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_pieces_travel_unless_somebody_wants_calm(
    visitors: Visitors, motion: str, moves: bool
) -> None:
    calm: Any = {"reduced_motion": motion}
    people = visitors.seated("two-heirs", "Anna", "Bruno", of_Anna=calm, of_Bruno=calm)
    for _ in range(6):
        mover, _ = in_turn(people)
        mover.page.evaluate(COUNT_ANIMATIONS)
        mover.play(mover.seen().offered[-1])
        if (animated := mover.page.evaluate("() => window.animated")) or not moves:
            break
    assert bool(animated) is moves


def english(language: str) -> set[str]:
    """Return all English words of the pages that another language says differently."""
    found: set[str] = set()
    for path in sorted((LOCALE / language).glob("*.po")):
        with path.open("rb") as file:
            for message in read_po(file):
                words, said = message.id, message.string
                if isinstance(words, str) and words and said and said != words:
                    found.add(words.strip())
    assert len(found) > 100
    return found


@pytest.mark.parametrize("language", ["de", "ru"])
def test_no_page_says_something_in_english(visitors: Visitors, language: str) -> None:
    words = english(language)
    anna, bruno = visitors.seated(
        "two-castles", "Anna", "Bruno", of_Anna={"language": language}, public="on"
    )
    hurry([anna, bruno], 8)
    paths = ["", "/replay", "/score", "/devices", "/check"]
    pages = ["/", "/finished", "/settings/notices", *(f"/t/{anna.table}{path}" for path in paths)]
    for path in pages:
        anna.page.goto(path)
        assert anna.page.locator("html").get_attribute("lang") == language
        said = set(anna.page.evaluate(TEXTS))
        assert (path, sorted(said & words)) == (path, [])


def test_the_language_is_switched_and_remembered(visitors: Visitors) -> None:
    anna = visitors.visitor("Anna", "de")
    anna.go("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.page.get_by_role("button", name="Русский").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
