"""People with real browsers: they look, click what is offered, and play whole games."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from patience import PATIENCE

PATIENT = 1000 * PATIENCE  # the same in milliseconds
DESK = {"width": 1400, "height": 1000}
PHONE = {"width": 360, "height": 740}
OFFLINE = "net::ERR_INTERNET_DISCONNECTED"
JSON = {"Accept": "application/json"}

# Returns where to click: a point at which nothing lies over the thing, or nothing.
POINT = """(thing) => {
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
  const box = thing.getBoundingClientRect(), steps = [.5, .3, .7, .15, .85, .05, .95]
  for (const down of steps) for (const right of steps) {
    const x = box.left + box.width * right, y = box.top + box.height * down
    const hit = document.elementFromPoint(x, y)
    if (hit && (hit === thing || thing.contains(hit))) return [x, y]
  }
  throw new Error("nobody can click on " + thing.outerHTML)
}"""
# Returns where an action can be clicked in the picture, and whether more than it is meant there.
IN_PICTURE = f"""(action) => {{
  const thing = [...document.querySelectorAll("#board [data-actions]")]
    .filter(one => one.dataset.actions.split(" ").includes(String(action)))
    .sort((one, other) => one.dataset.actions.length - other.dataset.actions.length)[0]
  return thing ? [({POINT})(thing), thing.dataset.actions.includes(" ")] : null
}}"""
IN_WORDS = f"""(action) => {{
  const word = document.querySelector(`#moves button.move[value="${{action}}"]`)
  if (!word) return null
  document.getElementById("moves-box").open = true
  return ({POINT})(word)
}}"""
# Waits until so many moves are shown, or the page asks back or refuses; returns what is seen.
SEEN = """([moves, until, patience]) => new Promise((done, fail) => {
  const end = performance.now() + patience
  const look = () => {
    const table = document.getElementById("table")
    const seen = {
      turn: table.dataset.turn === "1",
      moves: Number(table.dataset.moves),
      over: Boolean(document.getElementById("after")),
      asks: Boolean(document.getElementById("confirm")),
      refused: !document.getElementById("word").hidden,
      offered: [...document.querySelectorAll("#moves button.move")].map(one => Number(one.value)),
    }
    if (seen.moves >= moves || until.some(what => seen[what])) done(seen)
    else if (performance.now() > end) fail(new Error(`${seen.moves} moves, not ${moves}`))
    else setTimeout(look, 8)
  }
  look()
})"""

# Whether the picture fits the window: a server learns how wide that is from the page itself.
FITS = """() => {
  const other = matchMedia("(max-width: 820px)").matches ? "desk" : "phone"
  return !document.querySelector(`#board.${other}`)
}"""

# Lets a page believe that it lies behind others, or that it comes forward again.
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
  const state = hidden ? "hidden" : "visible"
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state })
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
}"""


@dataclass(frozen=True)
class Seen:
    """What a person sees of a table."""

    turn: bool  # something is expected of them
    moves: int  # made so far
    over: bool
    asks: bool  # the page asks whether a move is meant
    refused: bool  # the page says why not
    offered: list[int]  # the actions in words


@dataclass
class Visitor:
    """One person with one browser, and the page that is open in it."""

    name: str
    context: BrowserContext
    page: Page
    address: str
    clicked: int = 0  # moves made in the picture itself

    def go(self, path: str) -> None:
        """Open a page of the house."""
        answer = self.page.goto(f"{self.address}{path}")
        assert answer is not None
        assert answer.ok, f"{path}: {answer.status}"

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.partition("/t/")[2].partition("/")[0].partition("?")[0]

    def seen(self, moves: int = 0, *until: str) -> Seen:
        """Return what is seen as soon as so many moves are, or the page `asks` or has `refused`."""
        return Seen(**self.page.evaluate(SEEN, [moves, until, PATIENT]))

    def press(self, thing: Locator) -> None:
        """Click at a place where nothing lies over a thing."""
        self.page.mouse.click(*thing.evaluate(POINT))

    def choose(self, action: int) -> bool:
        """Choose an action where it lies in the picture, or else in words, if it is offered."""
        found = self.page.evaluate(IN_PICTURE, action)
        if found is not None:
            self.clicked += 1
            self.page.mouse.click(*found[0])
        if found is None or found[1]:
            point = self.page.evaluate(IN_WORDS, action)
            if point is None:
                return False
            self.page.mouse.click(*point)
        return True

    def play(self, action: int, before: Seen | None = None) -> Seen:
        """Play an action, confirm it when the page asks, and see it played."""
        before = before or self.seen()
        if not self.choose(action):
            return self.seen()  # somebody else was there first
        wrong = () if before.refused else ("refused",)
        seen = self.seen(before.moves + 1, "asks", *wrong)
        if seen.asks:
            self.press(self.page.locator("#confirm button"))
            seen = self.seen(before.moves + 1, *wrong)
        return seen

    def answer(self, seen: Seen) -> None:
        """Say yes when the page asks whether a move is meant."""
        if seen.asks:
            self.press(self.page.locator("#confirm button"))

    def hurry(self) -> bool:
        """Make the first move that is offered, without looking; tell whether there was one."""
        at = f"{self.address}/t/{self.table}"
        view = self.context.request.get(f"{at}/view").text()
        actions = re.findall(r'class="move" name="action" value="(\d+)"', view)
        decision = re.search(r'name="decision" value="(\d+)"', view)
        if not actions or decision is None:
            return False
        form: Any = {"action": actions[0], "decision": decision[1], "sure": "1"}
        answer = self.context.request.post(f"{at}/play", form=form, headers=JSON)
        assert answer.ok, answer.text()
        return True

    def hint(self) -> int:
        """Return the move that the house would make."""
        answer = self.context.request.get(f"{self.address}/t/{self.table}/hint")
        assert answer.ok, answer.text()
        found: int = answer.json()["action"]
        return found

    def ask_no_more(self) -> None:
        """Have the page play moves at once that cannot be taken back."""
        self.page.locator("#tab-menu").click()
        self.page.get_by_role("button", name="Stop asking before").click()
        expect(self.page.locator("#menu")).to_contain_text("Ask before moves")

    def log(self) -> list[str]:
        """Return the lines of the log."""
        return self.page.locator("#lines li[id^=move]").all_text_contents()

    def numbers(self) -> list[str]:
        """Return the numbers of the moves in the log."""
        found: list[str] = self.page.evaluate(
            "() => [...document.querySelectorAll('#lines li[id^=move]')].map(one => one.id)"
        )
        return found

    def sit_down(self, link: str) -> None:
        """Open an invitation and take the seat."""
        self.page.goto(link)
        self.page.locator(".invitation-name input").fill(self.name)
        self.page.locator("#seats button").first.click()
        self.arrive()

    def arrive(self) -> None:
        """Wait until the table is there and can be played at."""
        expect(self.page.locator("body[data-tab] #table")).to_be_visible(timeout=PATIENT)
        self.page.wait_for_function(FITS)


Pick = Callable[[Visitor, Seen], int]


@dataclass
class Visitors:
    """All who come in one test."""

    chromium: Browser
    address: str
    come: list[Visitor] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def visitor(self, name: str = "Anna", language: str = "en", **how: Any) -> Visitor:
        """Return somebody with a browser of their own."""
        how = {"viewport": DESK, "locale": language, "base_url": self.address} | how
        context = self.chromium.new_context(**how)
        context.set_default_timeout(PATIENT)
        visitor = Visitor(name, context, self.watched(context.new_page()), self.address)
        self.come.append(visitor)
        return visitor

    def watched(self, page: Page) -> Page:
        """Note whatever goes wrong in a page."""
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and OFFLINE not in message.text:
            self.wrong.append(message.text)

    def seated(self, game: str, *names: str, **how: Any) -> list[Visitor]:
        """Let people sit down at a new table, each with a browser."""
        people = [self.visitor(name, **how.pop(f"of_{name}", {})) for name in names]
        host = people[0]
        form = {"game": game, "name": host.name, "hints": "on"} | how
        for number in range(2, len(names) + 1):
            form.setdefault(f"kind-{number}", "person")
        host.context.request.post(f"{self.address}/tables", form=form)
        host.go("/")
        link = host.page.locator("#lists a[href^='/t/']").first.get_attribute("href")
        for guest in people[1:]:
            guest.sit_down(f"{self.address}{link}")
        host.go(str(link))
        host.arrive()
        return people

    def forgive(self, words: str) -> None:
        """Forget complaints of pages that were to be expected."""
        self.wrong = [wrong for wrong in self.wrong if words not in wrong]

    def leave(self) -> None:
        """Close every browser; errors in their pages are errors of the test."""
        for visitor in self.come:
            visitor.context.close()
        assert self.wrong == []


def play_until(people: list[Visitor], pick: Pick, most: int) -> int:
    """Let people click for so many moves, or until the game is over; return the moves."""
    moves = 0
    for _ in range(3 * most):
        seen = [person.seen(moves) for person in people]
        moves = max(one.moves for one in seen)
        if moves >= most or all(one.over for one in seen):
            break
        if min(one.moves for one in seen) < moves:
            continue  # somebody has not heard yet
        in_turn = [(one, what) for one, what in zip(people, seen, strict=True) if what.turn]
        if not in_turn:  # a bot is to move
            moves += 1
            continue
        person, what = in_turn[0]
        if not what.offered:  # the page still asks about a move, or is being drawn
            person.answer(what)
            continue
        moves = person.play(pick(person, what), what).moves
    for person in people:
        person.seen(moves)
    return moves


def hurry(people: list[Visitor], moves: int) -> None:
    """Bring a table quickly to a later moment of its game, and show it to everybody."""
    for _ in range(moves):
        if not any(person.hurry() for person in people):
            break
    for person in people:
        person.page.reload()
        person.arrive()


def hide(page: Page, *, hidden: bool) -> None:
    """Put a page behind others, or in front again."""
    page.evaluate(HIDE, hidden)


def in_turn(people: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Return who is to move, and somebody else."""
    moves = max(person.seen().moves for person in people)
    mover = next(person for person in people if person.seen(moves).turn)
    return mover, next(person for person in people if person is not mover)


def any_move(seed: str) -> Pick:
    """Return a way to pick any move in the words."""
    dice = Random(seed)
    return lambda _, seen: dice.choice(seen.offered)


def advised(visitor: Visitor, _: Seen) -> int:
    """Pick what the house advises."""
    return visitor.hint()
