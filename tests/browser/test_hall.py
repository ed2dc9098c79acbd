"""The form of the hall on a slow line: what people do while it changes is not lost."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from .players import Visitors


class SlowLine:
    """Holds changes of the form back until the test lets them through."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[Route] = []
        page.route("**/tables", self._hold)

    def _hold(self, route: Route) -> None:
        self.held.append(route)

    def let_through(self) -> None:
        """Wait for a change to be asked for, and let it through."""
        while not self.held:
            self.page.wait_for_timeout(20)
        self.held.pop(0).continue_()


def test_what_is_typed_while_the_form_changes_stays(visitors: Visitors) -> None:
    host = visitors.visitor("Anna")
    host.go("/")
    line, name = SlowLine(host.page), host.page.locator("#set-name")
    host.page.locator("a[data-game=two-castles]").first.click()
    name.fill("Zoe")
    host.page.locator("input[name=kind-2][value=bot]").check(force=True)
    line.let_through()
    expect(host.page.locator("#pick-two-castles")).to_have_attribute("aria-pressed", "true")
    expect(name).to_have_value("Zoe")
    expect(host.page.locator("input[name=kind-2][value=bot]")).to_be_checked()


def test_quick_clicks_are_all_counted(visitors: Visitors) -> None:
    host = visitors.visitor("Anna")
    host.go("/")
    host.page.locator("a[data-game=two-castles]").first.click()
    expect(host.page.locator("#pick-two-castles")).to_have_attribute("aria-pressed", "true")
    seats = host.page.locator("#set .seat")
    before = seats.count()
    line = SlowLine(host.page)
    host.page.locator("#set .add").click()
    host.page.locator("#set .add").click()
    line.let_through()
    line.let_through()
    expect(seats).to_have_count(before + 2)
