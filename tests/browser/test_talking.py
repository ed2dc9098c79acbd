"""Talking, titles and hints: what the page does beside the moves."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .players import Visitors, in_turn


def test_what_is_said_is_read_at_once_and_only_as_text(visitors: Visitors) -> None:
    anna, bruno = visitors.seated("two-heirs", "Anna", "Bruno")
    anna.page.keyboard.press("c")
    anna.page.keyboard.type("Hello <b>Bruno</b> & all")
    anna.page.keyboard.press("Enter")
    said = bruno.page.locator("#said li p")
    expect(said).to_have_text(["Anna Hello <b>Bruno</b> & all"])
    expect(bruno.page.locator("#unread")).to_have_text("1")
    bruno.page.locator("#tab-chat").click()
    expect(said).to_be_visible()
    expect(bruno.page.locator("#unread")).to_be_hidden()
    expect(anna.page.locator("#say-text")).to_have_value("")


def test_what_is_being_typed_survives_the_moves_of_others(visitors: Visitors) -> None:
    mover, other = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    other.page.keyboard.press("c")
    other.page.keyboard.type("I am thin")
    moves = mover.play(mover.seen().offered[0]).moves
    other.seen(moves)
    other.page.keyboard.type("king")
    field = other.page.locator("#say-text")
    expect(field).to_have_value("I am thinking")
    expect(field).to_be_focused()


def test_the_title_says_whose_turn_it_is(visitors: Visitors) -> None:
    mover, other = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    expect(mover.page).to_have_title(re.compile("^● your turn · "))
    expect(other.page).to_have_title(re.compile(f"^Waiting for {mover.name}"))
    while (seen := mover.seen()).turn:
        mover.play(seen.offered[0])
    expect(other.page).to_have_title(re.compile("^● your turn · "))
    expect(mover.page).to_have_title(re.compile(f"^Waiting for {other.name}"))


def test_who_comes_and_goes_is_seen(visitors: Visitors) -> None:
    anna, bruno = visitors.seated("two-heirs", "Anna", "Bruno")
    person = anna.page.locator("#people li:not(.you)")
    expect(person).to_have_class(re.compile(r"\bhere\b"))
    bruno.page.goto("about:blank")
    expect(person).to_have_class(re.compile(r"\baway\b"))


def test_a_hint_is_told_lit_and_can_be_played(visitors: Visitors) -> None:
    mover, _ = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    mover.page.keyboard.press("h")
    expect(mover.page.locator("#expected")).to_have_text(re.compile("^The quick bot would: "))
    hinted = mover.page.locator("#moves button[data-hinted]")
    words = hinted.inner_text()
    expect(mover.page.locator("#expected")).to_contain_text(words)
    mover.play(mover.hint())
    expect(mover.page.locator("#expected")).not_to_contain_text("The quick bot")


def test_the_score_comes_with_its_reasons(visitors: Visitors) -> None:
    anna, _ = visitors.seated("two-castles", "Anna", "Bruno")
    anna.page.keyboard.press("s")
    expect(anna.page.locator("#score details")).not_to_have_count(0)
    expect(anna.page.locator("#score")).to_contain_text("Bruno")


def test_all_agree_to_end_the_game(visitors: Visitors) -> None:
    anna, bruno = visitors.seated("two-heirs", "Anna", "Bruno")
    anna.page.locator("#tab-menu").click()
    anna.page.get_by_role("button", name="Propose to end the game here").click()
    bruno.page.get_by_role("button", name="Agree").click()
    for person in (anna, bruno):
        expect(person.page.locator("#after")).to_be_visible()
        expect(person.page.locator("#expected")).to_have_text(re.compile(r"wins? with \d+"))
