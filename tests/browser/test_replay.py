"""Looking back: slider, keys, links to a moment, the hands of all after the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .players import Visitor, Visitors, hide, hurry, in_turn


def shows(page: Page, move: int) -> None:
    """See that a moment is shown, in the picture and in the address."""
    expect(page.locator("#moment")).to_have_attribute("data-move", str(move))
    expect(page).to_have_url(re.compile(rf"[?&]move={move}(&|$)"))


def looking_back(visitors: Visitors, moves: int) -> tuple[Page, list[Visitor]]:
    """Return the replay of a running game, and those who play on."""
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    hurry(people, moves)
    page = visitors.watched(people[0].context.new_page())
    page.goto(f"{people[0].address}/t/{people[0].table}/replay")
    expect(page.locator("body")).to_have_attribute("data-script", "")
    return page, people


def move_on(people: list[Visitor], moves: int = 1) -> None:
    """Let whoever may make moves, without a click."""
    for _ in range(moves):
        assert any(person.hurry() for person in people)


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


def test_a_running_game_is_followed_from_its_end(visitors: Visitors) -> None:
    page, people = looking_back(visitors, 5)
    shows(page, 5)
    before = page.locator("#board").inner_html()
    move_on(people)
    shows(page, 6)
    expect(page.locator("#slider")).to_have_attribute("max", "6")
    expect(page.locator("#slider")).to_have_value("6")
    expect(page.locator("#line-6 [aria-current]")).to_have_count(1)
    words = page.locator("#line-6 a > span").last.inner_text()
    expect(page.locator("#told")).to_have_text(words)
    assert page.locator("#board").inner_html() != before
    move_on(people, 3)
    shows(page, 9)
    assert page.locator("#moment").get_attribute("data-as") == "1"


def test_who_stands_in_the_middle_of_a_running_game_stays_there(visitors: Visitors) -> None:
    page, people = looking_back(visitors, 6)
    page.locator("#slider").fill("2")
    shows(page, 2)
    before = page.locator("#board").inner_html()
    move_on(people, 2)
    expect(page.locator("#slider")).to_have_attribute("max", "8")
    expect(page.locator("#line-8")).to_have_count(1)
    expect(page.locator("#count")).to_have_text("Move 2 of 8")
    shows(page, 2)
    assert page.locator("#board").inner_html() == before
    page.keyboard.press("End")
    shows(page, 8)


def test_a_move_taken_back_goes_from_the_replay_too(visitors: Visitors) -> None:
    page, people = looking_back(visitors, 0)
    button = "#take-back button:not([aria-disabled])"
    for _ in range(20):
        mover, _ = in_turn(people)
        moves = mover.play(mover.seen().offered[-1]).moves
        if mover.page.locator(button).count():
            break
    shows(page, moves)
    told = page.locator(f"#line-{moves}").inner_text()
    mover.page.locator(button).click()
    shows(page, moves - 1)
    expect(page.locator(f"#line-{moves}")).to_have_count(0)
    expect(mover.page.locator("#table")).to_have_attribute("data-moves", str(moves - 1))
    mover.play(mover.seen().offered[0])
    shows(page, moves)
    assert page.locator(f"#line-{moves}").inner_text() != told


def test_a_hidden_replay_does_not_ask_and_catches_up(visitors: Visitors) -> None:
    page, people = looking_back(visitors, 4)
    shows(page, 4)
    asked: list[str] = []
    hide(page, hidden=True)
    page.on("request", lambda request: asked.append(request.url))
    move_on(people, 2)
    people[0].seen(6)
    page.wait_for_timeout(300)
    assert asked == []
    shows(page, 4)
    hide(page, hidden=False)
    shows(page, 6)


def test_a_replay_shows_more_when_the_game_is_over(visitors: Visitors) -> None:
    page, (anna, bruno) = looking_back(visitors, 6)
    expect(page.locator("#graph")).to_have_count(0)
    anna.page.locator("#tab-menu").click()
    anna.page.get_by_role("button", name="Propose to end the game here").click()
    bruno.page.get_by_role("button", name="Agree").click()
    expect(page.locator("#graph path").first).to_be_attached()
    expect(page.locator("#eyes-all")).to_be_visible()
    shows(page, 6)


def test_a_running_replay_without_a_script(visitors: Visitors) -> None:
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    hurry(people, 3)
    state = people[0].context.storage_state()
    plain = visitors.visitor("Anna", java_script_enabled=False, storage_state=state)
    plain.go(f"/t/{people[0].table}/replay")
    expect(plain.page.locator("#count")).to_have_text("Move 3 of 3")
    move_on(people)
    plain.page.locator("#previous").click()
    expect(plain.page.locator("#count")).to_have_text("Move 2 of 4")
    plain.page.locator("#last").click()
    expect(plain.page.locator("#count")).to_have_text("Move 4 of 4")
