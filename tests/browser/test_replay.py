"""Looking back: slider, keys, links to a moment, the hands of all after the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .players import Visitors, hurry


def shows(page: Page, move: int) -> None:
    """See that a moment is shown, in the picture and in the address."""
    expect(page.locator("#moment")).to_have_attribute("data-move", str(move))
    expect(page).to_have_url(re.compile(rf"[?&]move={move}(&|$)"))


def test_keys_slider_log_and_links(visitors: Visitors) -> None:
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    hurry(people, 9)
    page = people[0].page
    page.locator("#tab-menu").click()
    page.locator("#menu").get_by_role("link", name="Replay").click()
    expect(page.locator("body")).to_have_attribute("data-script", "")
    last = int(page.locator("#moment").get_attribute("data-moves") or 0)
    assert last == 9
    page.keyboard.press("Home")
    shows(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shows(page, 2)
    page.keyboard.press("ArrowLeft")
    shows(page, 1)
    page.locator("#slider").fill("5")
    shows(page, 5)
    page.locator("#line-3 a").click()
    shows(page, 3)
    page.keyboard.press("End")
    shows(page, last)
    page.goto(page.url.replace(f"move={last}", "move=4"))
    shows(page, 4)
    expect(page.locator("#line-4 [aria-current]")).to_have_count(1)


def test_the_game_of_another_seat_opens_when_it_is_over(visitors: Visitors) -> None:
    anna, bruno = visitors.seated("two-heirs", "Anna", "Bruno")
    hurry([anna, bruno], 6)
    at = f"{anna.address}/t/{anna.table}"
    assert anna.context.request.get(f"{at}/replay?as=2").status == 403
    anna.page.locator("#tab-menu").click()
    anna.page.get_by_role("button", name="Propose to end the game here").click()
    bruno.page.get_by_role("button", name="Agree").click()
    expect(anna.page.locator("#after")).to_be_visible()
    anna.page.locator("#after").get_by_role("link", name="Replay").click()
    for viewer in ("1", "2", "all"):
        assert anna.context.request.get(f"{at}/replay?as={viewer}").status == 200
    with anna.page.expect_download() as saved:
        anna.page.evaluate(f"() => {{ location.href = '/t/{anna.table}/record' }}")
    assert '"two-heirs"' in saved.value.path().read_text()
    anna.go(f"/t/{anna.table}/check")
    expect(anna.page.locator("#main")).to_contain_text("palas check")
