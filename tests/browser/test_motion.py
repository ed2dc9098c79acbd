"""Pieces in motion: they travel from where they were, by hand or by themselves, or not at all."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Any, NamedTuple

from playwright.sync_api import Page

from .players import PHONE, Visitor, Visitors, advised, in_turn, play_until

TIME = 200  # milliseconds of every journey
# Notes in every frame what is animated, and where it is.
WATCH = """() => {
  window.frames_seen = []
  const look = () => {
    for (const one of document.getAnimations()) {
      if (one.id !== "travel") continue
      const piece = one.effect.target, box = piece.getBoundingClientRect()
      const [first] = one.effect.getKeyframes(), time = one.effect.getComputedTiming()
      window.frames_seen.push({
        name: piece.closest(".lifted") ? "lifted" : piece.id,
        travels: first.transform !== undefined,
        x: box.x, y: box.y, at: one.currentTime, lasts: time.duration, easing: time.easing,
      })
    }
    requestAnimationFrame(look)
  }
  look()
}"""
MIDDLE = """(thing) => {
  const box = thing.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""


class Frame(NamedTuple):
    """A piece at one moment of its journey."""

    name: str
    travels: bool  # or fades in
    x: float
    y: float
    at: float
    lasts: float
    easing: str


def journeys(page: Page, *, travels: bool = True) -> dict[str, list[Frame]]:
    """Return what was in motion since the last call."""
    page.wait_for_timeout(TIME + 150)
    found = defaultdict(list)
    for noted in page.evaluate("() => window.frames_seen.splice(0)"):
        frame = Frame(**noted)
        if frame.travels is travels:
            found[frame.name].append(frame)
    return found


def watched(visitor: Visitor) -> Page:
    """Begin to note what moves in somebody's page."""
    visitor.page.evaluate(WATCH)
    return visitor.page


def people_at(visitors: Visitors, game: str, **how: Any) -> list[Visitor]:
    looks = {"viewport": PHONE, **how}
    return visitors.seated(game, "Anna", "Bruno", of_Anna=looks, of_Bruno=looks)


def until_laying(people: list[Visitor]) -> tuple[Visitor, str]:
    """Play Two Castles until somebody has a tile to lay; return them and the button of it."""
    for moves in range(1, 60):
        play_until(people, advised, moves)
        for person in people:
            tiles = person.page.locator("#hand [id^=lay-]")
            if tiles.count():
                return person, f"#{tiles.first.get_attribute('id')}"
    raise AssertionError("nobody ever lays a tile")


def place_for(page: Page, tile: str) -> tuple[str, str]:
    """Return a place on the board for a tile of the hand, and the action of both."""
    offered = str(page.locator(tile).get_attribute("data-actions")).split()
    for place in page.locator("#board [data-actions]").all():
        for action in str(place.get_attribute("data-actions")).split():
            if action in offered:
                return f"#{place.get_attribute('id')}", action
    raise AssertionError("there is no place for it")


def test_a_tile_dragged_out_of_the_hand_is_laid_and_travels(visitors: Visitors) -> None:
    person, tile = until_laying(people_at(visitors, "two-castles"))
    page = watched(person)
    name = page.locator(f"{tile} [id^=tile-]").get_attribute("id")
    place, _ = place_for(page, tile)
    page.locator(place).evaluate("(place) => place.scrollIntoView({ block: 'start' })")
    page.evaluate("() => scrollBy(0, -60)")
    before = person.seen().moves
    start, end = (page.locator(where).evaluate(MIDDLE) for where in (tile, place))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    assert page.locator(".lifted").count() == 1
    page.mouse.up()
    if person.seen(before + 1, "asks").asks:
        page.locator("#confirm button").click()
    person.seen(before + 1)
    assert page.locator(f"#board #{name}").count() == 1
    flight = journeys(page)["lifted"]
    assert flight[0].y > flight[-1].y, "from the hand up to the castle"
    assert {(frame.lasts, frame.easing) for frame in flight} == {(TIME, "ease-out")}
    assert all(one.at <= other.at for one, other in pairwise(flight))
    assert page.locator(".lifted").count() == 0, "nothing is left of the journey"


def test_servants_that_look_alike_walk_from_room_to_room(visitors: Visitors) -> None:
    people = people_at(visitors, "palais-royal")
    for moves in range(1, 80):
        play_until(people, advised, moves - 1)
        mover, _ = in_turn(people)
        page = watched(mover)
        words = mover.page.locator(f'#moves button[value="{mover.hint()}"]').text_content() or ""
        mover.play(mover.hint())
        walks = {name: frames for name, frames in journeys(page).items() if "servant" in name}
        if words.startswith("Move 1 servant"):
            assert len(walks) >= 1
            for frames in walks.values():
                assert len({(frame.x, frame.y) for frame in frames}) > 2, "it is seen on its way"
            return
    raise AssertionError("no servant ever walks")


def test_what_is_new_fades_in_and_the_rest_stays(visitors: Visitors) -> None:
    people = people_at(visitors, "big-boss")
    mover, _ = in_turn(people)
    page = watched(mover)
    mover.play(mover.hint())
    new = journeys(page, travels=False)
    assert any(name.startswith("stack-") for name in new)
    assert not any(name.startswith("seat-") for name in new)


def test_nothing_moves_for_those_who_want_calm(visitors: Visitors) -> None:
    people = people_at(visitors, "two-castles", reduced_motion="reduce")
    pages = [watched(person) for person in people]
    play_until(people, advised, 12)
    for page in pages:
        assert journeys(page) == journeys(page, travels=False) == {}
