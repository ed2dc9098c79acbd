"""Other ways to play: keyboard alone, fingers, one device for all, no script at all."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from .players import PHONE, Visitors, in_turn

FOCUSED = "(where) => document.activeElement.matches(where)"
MOST_TABS = 120


def tab_to(page: Page, where: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED, where):
            return
    raise AssertionError(f"Tab never comes to {where}")


def test_a_turn_by_keyboard_alone(visitors: Visitors) -> None:
    mover, other = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    page = mover.page
    for _ in range(12):
        seen = mover.seen()
        if not seen.turn:
            break
        tab_to(page, "#board [data-actions]")
        shown = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert shown != "none", "nobody sees where the focus is"
        page.keyboard.press("Enter")
        if page.evaluate(FOCUSED, "#moves button"):  # several moves are meant
            page.keyboard.press("Enter")
        if mover.seen(seen.moves + 1, "asks").asks:
            expect(page.locator("#confirm button")).to_be_focused()
            page.keyboard.press("Enter")
        mover.seen(seen.moves + 1)
    assert other.seen(mover.seen().moves).moves > 0


def test_keys_lead_to_moves_in_words_and_back(visitors: Visitors) -> None:
    mover, _ = in_turn(visitors.seated("big-boss", "Anna", "Bruno"))
    page = mover.page
    page.keyboard.press("/")
    assert page.evaluate(FOCUSED, "#moves button.move")
    page.keyboard.press("s")
    expect(page.locator("#tab-score")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("l")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("c")
    page.keyboard.type("ulsch/")  # letters, not shortcuts, while somebody types
    expect(page.locator("#say-text")).to_have_value("ulsch/")
    assert mover.seen().moves == 0


def test_every_choice_has_a_name_and_a_role(visitors: Visitors) -> None:
    for game in ("two-heirs", "big-boss", "palais-royal", "two-castles"):
        mover, _ = in_turn(visitors.seated(game, "Anna", "Bruno"))
        nameless = mover.page.evaluate(
            """() => [...document.querySelectorAll("#board [data-actions]")].filter(one =>
              one.getAttribute("role") !== "button" || !one.getAttribute("aria-label")
              || one.getAttribute("tabindex") !== "0").length"""
        )
        assert (game, nameless) == (game, 0)


def test_fingers_on_a_phone(visitors: Visitors) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    people = visitors.seated("two-heirs", "Anna", "Bruno", of_Anna=touch, of_Bruno=touch)
    mover, _ = in_turn(people)
    thing = mover.page.locator("#board [data-actions]").first
    thing.scroll_into_view_if_needed()
    thing.tap()
    if mover.seen(1, "asks").asks:
        mover.page.locator("#confirm button").tap()
    assert mover.seen(1).moves == 1
    mover.page.locator("#tab-chat").tap()
    expect(mover.page.locator("#say-text")).to_be_visible()


def test_hands_are_covered_between_the_turns_at_one_device(visitors: Visitors) -> None:
    shared = {"kind-2": "device", "name-2": "Bruno"}
    (host,) = visitors.seated("big-boss", "Anna", **shared)
    page = host.page
    names = []
    for _ in range(30):
        heading = page.locator("#cover-name")
        if heading.count():
            names.append(heading.inner_text().removeprefix("Hand the device to "))
            assert page.locator("#board, #moves, [data-actions]").count() == 0
            assert "Your hand" not in page.content()
            if len(names) == 3:
                break
            page.get_by_role("button", name="show my side").click()
            expect(page.locator("#board")).to_be_visible()
            expect(page.locator("#expected")).not_to_be_empty()
        seen = host.seen()
        moves = host.play(seen.offered[0]).moves
        page.wait_for_function(
            "(moves) => Number(document.getElementById('table').dataset.moves) >= moves", arg=moves
        )
    assert len(set(names)) == 2
    assert all(one != other for one, other in pairwise(names))


def test_a_whole_turn_without_a_script(visitors: Visitors) -> None:
    plain: Any = {"java_script_enabled": False}
    anna, bruno = visitors.visitor("Anna", **plain), visitors.visitor("Bruno", **plain)
    anna.go("/?game=two-heirs#set")
    anna.page.locator("#set-name").fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.locator("#link").input_value()
    bruno.page.goto(link)
    bruno.page.locator(".invitation-name input").fill("Bruno")
    bruno.page.locator("#seats button").first.click()
    anna.page.reload()
    turn = anna.page.locator("#table[data-turn='1']").count()
    mover, other = (anna, bruno) if turn else (bruno, anna)
    for _ in range(20):
        if mover.page.locator("#moves").count() == 0:
            break
        mover.page.locator("#moves button.move").first.click()
        if mover.page.locator("#confirm").count():
            mover.page.get_by_role("button", name="Confirm").click()
        expect(mover.page.locator("#table")).to_be_visible()
    expect(mover.page.locator("#expected")).to_have_text(f"Waiting for {other.name}.")
    other.page.reload()
    expect(other.page.locator("#table")).to_have_attribute("data-turn", "1")
    other.page.locator("#say-text").fill("Well done")
    other.page.get_by_role("button", name="Send").click()
    expect(other.page.locator("#said")).to_contain_text("Well done")


def test_a_stale_page_without_a_script_says_so(visitors: Visitors) -> None:
    mover, _ = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    state = mover.context.storage_state()
    old = visitors.visitor(mover.name, java_script_enabled=False, storage_state=state)
    old.go(f"/t/{mover.table}")
    moves = mover.play(mover.seen().offered[0]).moves
    old.page.locator("#moves button.move").first.click()
    expect(old.page.locator("#word")).to_have_text(re.compile("moved on"))
    expect(old.page.locator("#table")).to_have_attribute("data-moves", str(moves))
    visitors.forgive("409")
