"""Word from the browser: once when my turn comes while I look elsewhere, and never otherwise."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Page, expect

from .players import Visitor, Visitors, hide, in_turn

# Notes what the browser would show.
RECORDER = """(permission) => {
  window.notes = []
  window.Notification = class {
    static permission = permission
    static async requestPermission() { return this.permission = "granted" }
    constructor(title, { body, tag }) { window.notes.push([title, body, tag]) }
    close() {}
  }
}"""
MOST = 60  # moves of one turn


def noted(page: Page) -> list[list[str]]:
    """Return what the browser has shown so far."""
    found: list[list[str]] = page.evaluate("() => window.notes")
    return found


def pair(visitors: Visitors, game: str, permission: str = "granted") -> tuple[Visitor, Visitor]:
    """Return who is to move and who waits, both with a browser that takes notes."""
    people = visitors.seated(game, "Anna", "Bruno")
    for person in people:
        person.context.add_init_script(f"({RECORDER})({permission!r})")
        person.page.reload()
        person.arrive()
        expect(person.page.locator("#line")).to_be_hidden()
    return in_turn(people)


def make_turn(mover: Visitor, waiting: Visitor) -> int:
    """Let one seat play until its turn is over; return how many moves the other one has seen."""
    start = waiting.seen().moves
    for made in count(1):
        assert made < MOST
        assert mover.hurry()
        if waiting.seen(start + made).turn:
            return start + made
    raise AssertionError


def say(visitor: Visitor, words: str) -> None:
    """Write a message at the table."""
    visitor.page.keyboard.press("c")
    visitor.page.keyboard.type(words)
    visitor.page.keyboard.press("Enter")


def test_one_note_when_my_turn_comes_while_the_page_is_hidden(visitors: Visitors) -> None:
    mover, waiting = pair(visitors, "two-heirs")
    page = waiting.page
    hide(page, hidden=True)
    make_turn(mover, waiting)
    expected = page.locator("#expected").inner_text()
    assert noted(page) == [["The Two Heirs", expected, f"/t/{waiting.table}"]]
    expect(page).to_have_title(re.compile("^● your turn · The Two Heirs"))
    assert noted(mover.page) == []
    say(mover, "Your turn!")
    expect(page.locator("#said li")).to_have_count(1)
    assert len(noted(page)) == 1
    make_turn(waiting, mover)
    make_turn(mover, waiting)
    assert len(noted(page)) == 2, "the next turn is another one"


def test_no_note_while_i_look(visitors: Visitors) -> None:
    mover, waiting = pair(visitors, "two-heirs")
    make_turn(mover, waiting)
    expect(waiting.page).to_have_title(re.compile("^● your turn · "))
    assert noted(waiting.page) == []
    hide(waiting.page, hidden=True)
    say(mover, "Your turn!")
    expect(waiting.page.locator("#said li")).to_have_count(1)
    assert noted(waiting.page) == [], "I knew it before I looked away"


def test_no_note_when_it_is_not_my_turn(visitors: Visitors) -> None:
    mover, waiting = pair(visitors, "two-heirs")
    moves = waiting.seen().moves
    for person in (mover, waiting):
        hide(person.page, hidden=True)
    assert mover.hurry()
    assert not waiting.seen(moves + 1).turn, "the move ended the turn: the test is about nothing"
    assert noted(waiting.page) == []
    mover.seen(moves + 1)
    assert noted(mover.page) == [], "my own move, made elsewhere"
    expect(waiting.page).to_have_title(re.compile(f"^Waiting for {mover.name}"))


def test_no_note_for_what_others_choose_while_i_may_choose_too(visitors: Visitors) -> None:
    people = list(pair(visitors, "two-castles"))
    while not all(person.seen().turn for person in people):
        in_turn(people)[0].hurry()
    mover, waiting = people
    hide(waiting.page, hidden=True)
    moves = waiting.seen().moves
    assert mover.hurry()
    assert waiting.seen(moves + 1).turn
    assert noted(waiting.page) == []


def test_the_page_asks_before_it_tells(visitors: Visitors) -> None:
    mover, waiting = pair(visitors, "two-heirs", "default")
    page = waiting.page
    page.locator("#tab-menu").click()
    bell = page.get_by_role("button", name="Notify me here when it is my turn")
    expect(bell).to_be_visible()
    hide(page, hidden=True)
    make_turn(mover, waiting)
    assert noted(page) == [], "nobody has allowed it"
    hide(page, hidden=False)
    bell.click()
    expect(bell).to_be_hidden()
    hide(page, hidden=True)
    make_turn(waiting, mover)
    make_turn(mover, waiting)
    assert len(noted(page)) == 1


def test_a_browser_that_refuses_to_notify_plays_on(visitors: Visitors) -> None:
    mover, waiting = pair(visitors, "two-heirs")
    waiting.page.evaluate(
        "() => { window.Notification = class { static permission = 'granted'\n"
        "  constructor() { throw new TypeError('Illegal constructor') } } }"
    )
    hide(waiting.page, hidden=True)
    moves = make_turn(mover, waiting)
    hide(waiting.page, hidden=False)
    assert waiting.play(waiting.seen().offered[0]).moves == moves + 1
