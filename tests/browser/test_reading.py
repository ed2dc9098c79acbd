"""A screen reader finds everything: choices by their words, what is expected, the picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from palas.games import all_games

from .players import Visitor, Visitors, hurry, in_turn

LANGUAGES = ("en", "de", "ru")
MOMENTS = (0, 14)  # moves made


@dataclass(frozen=True)
class Thing:
    """Something on the page, as Chromium tells it to screen readers."""

    role: str
    name: str
    description: str
    words: str  # all text within
    is_live: bool
    is_focusable: bool


def things(visitor: Visitor) -> list[Thing]:
    """Return all that a screen reader can come to."""
    session = visitor.context.new_cdp_session(visitor.page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    by_id = {node["nodeId"]: node for node in nodes}

    def words(node: dict[str, Any]) -> str:
        if value(node, "role") == "StaticText":
            return value(node, "name")
        inside = (words(by_id[child]) for child in node.get("childIds", ()) if child in by_id)
        return " ".join(filter(None, inside))

    return [thing(node, words(node)) for node in nodes if not node["ignored"]]


def thing(node: dict[str, Any], words: str) -> Thing:
    said = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    return Thing(
        value(node, "role"),
        value(node, "name"),
        value(node, "description"),
        words,
        said.get("live") in ("polite", "assertive"),
        bool(said.get("focusable")),
    )


def value(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip()


def legal_words(visitor: Visitor, language: str) -> list[str]:
    """Return the legal moves as the API tells them: another way than the page's own."""
    at, ask = f"{visitor.address}/t/{visitor.table}", visitor.context.request
    token = ask.get(f"{at}/devices").text().partition("/seat/")[2].partition('"')[0]
    path = f"{visitor.address}/api/v1/tables/{visitor.table}/legal?language={language}"
    answer = ask.get(path, headers={"Authorization": f"Bearer {token}"})
    assert answer.ok, answer.text()
    moves = [move["move"] for move in answer.json()["legal"]]
    return [words[:1].upper() + words[1:] for words in moves]


def speak(visitor: Visitor, language: str) -> None:
    """Choose the language of somebody's page."""
    cookie: Any = {"name": "palas_language", "value": language, "url": visitor.address}
    visitor.context.add_cookies([cookie])
    visitor.page.reload()
    visitor.arrive()
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("moves", MOMENTS)
@pytest.mark.parametrize("game", list(all_games()))
def test_all_that_can_be_done_is_read_aloud(visitors: Visitors, game: str, moves: int) -> None:
    people = visitors.seated(game, "Anna", "Bruno")
    hurry(people, moves)
    mover, _ = in_turn(people)
    told = set()
    for language in LANGUAGES:
        speak(mover, language)
        found = things(mover)
        check_choices(found, legal_words(mover, language))
        expected = mover.page.locator("#expected").inner_text()
        assert expected
        assert expected in [one.words for one in found if one.role == "status" and one.is_live]
        (picture,) = [one for one in found if one.role == "group" and one.description]
        assert picture.name
        assert picture.name in all_games()[game].meta.titles[language]
        told |= {(picture.description, expected)}
        assert [one for one in found if one.is_focusable and not is_told(one)] == []
    assert len(told) == len(LANGUAGES), "something is not translated"


def check_choices(found: list[Thing], legal: list[str]) -> None:
    """Check that every legal move is a button that says which one it is."""
    buttons = [one.name for one in found if one.role == "button" and one.is_focusable]
    assert legal
    assert len(set(legal)) == len(legal), "two moves are called the same"
    assert [words for words in legal if words not in buttons] == []
    assert "" not in buttons


def is_told(one: Thing) -> bool:
    """Tell whether something is read aloud where the focus is."""
    return bool(one.name)


def test_what_is_expected_is_said_again_when_it_changes(visitors: Visitors) -> None:
    mover, other = in_turn(visitors.seated("two-heirs", "Anna", "Bruno"))
    page = other.page
    before = page.locator("#expected").inner_text()
    page.evaluate("() => { document.getElementById('expected').stays = true }")
    while (seen := mover.seen()).turn:
        mover.play(seen.offered[0])
    expect(page.locator("#table")).to_have_attribute("data-turn", "1")
    expect(page.locator("#expected")).not_to_have_text(before)
    assert page.evaluate("() => document.getElementById('expected').stays"), (
        "a reader does not hear of an element that was put in another's place"
    )


def test_a_picture_offers_the_same_choice_under_one_name(visitors: Visitors) -> None:
    for game in all_games():
        people = visitors.seated(game, "Anna", "Bruno")
        hurry(people, 9)
        mover, _ = in_turn(people)
        offered: list[list[str]] = mover.page.evaluate(
            """() => [...document.querySelectorAll("#board [data-actions]")]
              .map(one => [one.getAttribute("aria-label"), one.dataset.actions])"""
        )
        assert offered
        called: dict[str, str] = {}
        for name, actions in offered:
            assert called.setdefault(name, actions) == actions, (game, name)
