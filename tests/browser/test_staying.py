"""Nothing is lost and nothing doubled: reloads, a lost network, other tabs, other devices."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .players import IN_PICTURE, Visitor, Visitors, any_move, hurry, in_turn, play_until


def numbers(moves: int) -> list[str]:
    return [f"move-{at}" for at in range(1, moves + 1)]


def test_a_page_that_is_loaded_again_goes_on(visitors: Visitors) -> None:
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    play_until(people, any_move("reload"), 4)
    for person in people:
        before = person.log()
        person.page.reload()
        person.arrive()
        assert person.log() == before
    moves = play_until(people, any_move("after"), 8)
    assert [person.numbers() for person in people] == [numbers(moves)] * 2


def test_nothing_is_missed_or_doubled_after_a_lost_network(visitors: Visitors) -> None:
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    play_until(people, any_move("before"), 3)
    mover, away = in_turn(people)
    shown = away.seen().moves
    away.context.set_offline(True)
    expect(away.page.locator("#line")).to_have_text("reconnecting …")
    while (seen := mover.seen()).turn and seen.moves < shown + 3:
        mover.play(seen.offered[-1])
    moves = mover.seen().moves
    assert moves > shown
    assert away.seen().moves == shown
    away.context.set_offline(False)
    away.seen(moves)
    expect(away.page.locator("#line")).to_be_hidden()
    assert away.numbers() == numbers(moves)
    assert away.log() == mover.log()
    moves = play_until(people, any_move("after"), moves + 4)
    assert [person.numbers() for person in people] == [numbers(moves)] * 2


OLDER = "() => { document.getElementById('main').dataset.scripts = 'older' }"
LONG_OPEN = "() => { performance.now = () => 100000 }"


def opened_before(person: Visitor, *changes: str) -> None:
    """Lose the network and find it again, in a page that can be told from one loaded anew."""
    for change in ("() => { window.opened = 'before' }", *changes):
        person.page.evaluate(change)
    person.context.set_offline(True)
    expect(person.page.locator("#line")).to_have_text("reconnecting …")
    person.context.set_offline(False)


def test_a_page_just_loaded_is_not_loaded_again_and_again(visitors: Visitors) -> None:
    anna, _ = visitors.seated("two-heirs", "Anna", "Bruno")
    with anna.page.expect_response(lambda got: "scripts=older" in got.url):
        opened_before(anna, OLDER)
    anna.page.wait_for_timeout(500)
    assert anna.page.evaluate("() => window.opened") == "before"


def test_a_page_that_is_older_than_the_server_is_loaded_anew(visitors: Visitors) -> None:
    anna, bruno = visitors.seated("two-heirs", "Anna", "Bruno")
    opened_before(anna, LONG_OPEN, OLDER)
    opened_before(bruno, LONG_OPEN)
    anna.page.wait_for_function("() => window.opened === undefined")
    anna.arrive()
    expect(bruno.page.locator("#line")).to_be_hidden()
    assert bruno.page.evaluate("() => window.opened") == "before"
    moves = play_until([anna, bruno], any_move("after"), 4)
    assert [person.numbers() for person in (anna, bruno)] == [numbers(moves)] * 2


def test_what_was_clicked_without_a_network_is_told_and_can_be_done_again(
    visitors: Visitors,
) -> None:
    mover, _ = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    seen = mover.seen()
    mover.context.set_offline(True)
    mover.choose(seen.offered[0])
    expect(mover.page.locator("#word")).to_contain_text("reconnecting")
    assert mover.seen().moves == seen.moves
    mover.context.set_offline(False)
    expect(mover.page.locator("#line")).to_be_hidden()
    assert mover.play(seen.offered[0]).moves == seen.moves + 1
    visitors.forgive("Failed to fetch")


def test_two_tabs_on_one_seat(visitors: Visitors) -> None:
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    mover, _ = in_turn(people)
    other = Visitor(
        mover.name, mover.context, visitors.watched(mover.context.new_page()), mover.address
    )
    other.go(f"/t/{mover.table}")
    other.arrive()
    seen = mover.seen()
    assert other.seen() == seen
    moves = mover.play(seen.offered[0]).moves
    after = other.seen(moves)
    assert after.offered != seen.offered
    if after.turn:
        moves = other.play(after.offered[0]).moves
        assert mover.seen(moves).moves == moves
    assert other.numbers() == mover.numbers() == numbers(moves)


def test_a_double_click_plays_once(visitors: Visitors) -> None:
    people = visitors.seated("big-boss", "Anna", "Bruno")
    mover, _ = in_turn(people)
    seen = mover.seen()
    point, _ = mover.page.evaluate(IN_PICTURE, seen.offered[0])
    mover.page.mouse.dblclick(*point)
    mover.seen(seen.moves + 1, "asks")
    mover.page.reload()
    mover.arrive()
    assert mover.seen().moves <= seen.moves + 1


def test_a_slow_double_click_does_not_play_what_came_under_the_pointer(visitors: Visitors) -> None:
    under = False
    for height in (0.5, 0.2, 0.8):  # the list moves with the fonts: one of these is no gap then
        if under:
            break
        mover, _ = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
        mover.ask_no_more()
        box = mover.page.locator("#moves button.move").first.bounding_box()
        assert box is not None
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] * height
        mover.page.mouse.click(*at)
        seen = mover.seen(1)
        under = mover.page.evaluate(
            "(at) => Boolean(document.elementFromPoint(...at).closest('#moves button.move'))", at
        )
    assert under, "there is nothing to be played by accident"
    mover.page.mouse.down(click_count=2)
    mover.page.mouse.up(click_count=2)
    mover.page.reload()
    mover.arrive()
    assert mover.seen().moves == seen.moves


def test_a_move_is_taken_back(visitors: Visitors) -> None:
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    button = "#take-back button:not([aria-disabled])"
    for _ in range(20):
        mover, other = in_turn(people)
        mover.play(mover.seen().offered[-1])
        if mover.page.locator(button).count():
            break
    moves = other.seen(mover.seen().moves).moves
    assert mover.page.locator(button).count() == 1
    mover.page.locator(button).click()
    for person in people:
        expect(person.page.locator("#table")).to_have_attribute("data-moves", str(moves - 1))
        assert person.numbers() == numbers(moves - 1)


def test_a_takeback_that_is_not_possible_says_why(visitors: Visitors) -> None:
    mover, _ = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    mover.press(mover.page.locator("#take-back button"))
    expect(mover.page.locator("#word")).to_have_text("Nothing has been played yet.")
    assert mover.seen().moves == 0


def test_a_seat_moves_to_another_device(visitors: Visitors) -> None:
    people = visitors.seated("two-heirs", "Anna", "Bruno")
    mover, _ = in_turn(people)
    mover.page.locator("#tab-menu").click()
    mover.page.get_by_role("link", name="Move this seat to another device").click()
    expect(mover.page.locator(".qr-code svg")).to_be_visible()
    link = mover.page.locator(".moved-seat input").input_value()
    phone = visitors.visitor(mover.name, viewport={"width": 390, "height": 800})
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, play here").click()
    phone.arrive()
    expect(phone.page.locator("#people .you .name")).to_have_text(mover.name)
    seen = phone.seen()
    assert seen.turn
    moves = phone.play(seen.offered[0]).moves
    mover.page.get_by_role("link", name="Back to the table").click()
    mover.arrive()
    assert mover.seen(moves).moves == moves


def test_somebody_who_watches_sees_the_game_and_no_hand(visitors: Visitors) -> None:
    people = visitors.seated("big-boss", "Anna", "Bruno")
    hurry(people, 6)
    watcher = visitors.visitor("Clara")
    watcher.go(f"/t/{people[0].table}")
    watcher.arrive()
    page = watcher.page
    assert page.locator("#board [data-actions], #moves, #take-back, #say").count() == 0
    expect(people[0].page.locator(".watching")).to_contain_text("1 watching")
    mover, _ = in_turn(people)
    assert "Your hand" in mover.page.locator("#board").inner_text()
    assert "Your hand" not in page.locator("#board").inner_text()
    moves = mover.play(mover.seen().offered[0]).moves
    assert not watcher.seen(moves).turn
    assert re.match(r"^(?!●)", page.title())
