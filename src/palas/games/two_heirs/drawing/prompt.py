"""One line in words that says what is expected, and the buttons beside it."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.lettering import fitted, label, text_width, wrapped
from palas.draw.markup import Markup, group, join, offered, rectangle, title
from palas.kernel.phrases import listed

from ..reserve import troops_in_reserve
from ..tables import HAND_LIMIT, SEATS
from ..words.acts import Kind
from .scene import Scene

_LARGE, _SMALL = 16.5, 14.0  # letters in the wide bar
_BOLD = 1.1  # how much wider bold letters are

PROMPT_RULES = {
    ".ask": "fill:var(--paper-2);stroke:var(--gold);stroke-width:2.5",
    ".wait": "fill:var(--paper-2)",
}


def verdict(scene: Scene) -> str:
    """Say who has won, and by what if the points are equal (R17)."""
    names = listed([scene.name(seat) for seat in scene.winners], scene.language)
    if len(scene.winners) > 1:
        return scene.words.shared.format(names)
    said = scene.words.wins.format(names)
    is_tie = scene.points[0] == scene.points[1]
    has_more = troops_in_reserve(scene.view, 0) != troops_in_reserve(scene.view, 1)
    return f"{said} {scene.words.by_troops}" if is_tie and has_more else said


def prompt(scene: Scene) -> str:
    """Say what is expected of the viewer, or of whom one waits."""
    view, words = scene.view, scene.words
    if view.over:
        return verdict(scene)
    if scene.chosen is not None:
        return f"{scene.chosen_words()}?"
    if not scene.is_acting(scene.viewer):
        return _waiting(scene)
    if view.sieges:
        return words.ask_siege
    if view.discarding:
        return words.ask_discard.format(view.hand_size[scene.viewer] - HAND_LIMIT, HAND_LIMIT)
    if view.crown == scene.viewer and scene.reach(scene.viewer):  # R4.3
        return words.ask_camp if view.has_taken else words.ask_take
    return words.ask_turn


def _waiting(scene: Scene) -> str:
    for seat in range(SEATS):
        if scene.is_acting(seat):
            has_due = scene.view.has_taken == 0 and scene.reach(seat)
            said = scene.words.wait_take if has_due else scene.words.wait
            return said.format(scene.name(seat))
    return ""


def buttons(scene: Scene) -> list[tuple[str, list[int], str]]:
    """Return the buttons that belong to no piece: words, actions and name.

    The turn cannot end before the take (R4.2): its button is there all the same, without actions.
    """
    wanted = (
        (Kind.SPARE, scene.words.spare, "spare"),
        (Kind.END_TURN, scene.words.end_turn, "end-turn"),
    )
    found = [(words, scene.actions_of(kind), name) for kind, words, name in wanted]
    if scene.is_acting(scene.viewer) and not scene.view.sieges and not scene.view.discarding:
        return found[1:]
    return [button for button in found if button[1]]


def big_button(scene: Scene, box: Box, words: str, actions: list[int], name: str) -> Markup:
    """Draw one of them."""
    is_chosen = scene.chosen in actions
    style = "button-chosen" if is_chosen else "button" if actions else "cannot"
    letters = "bold middle on-glow" if is_chosen else "bold middle" if actions else "middle soft"
    x, y = box.centre
    return group(
        title(words),
        rectangle(box.left, box.top, box.width, box.height, 9, class_=style),
        fitted(x, y + 5.5, words, box.width - 12, 15, letters, smallest=9),
        id=name,
        **offered(actions, scene.deed(actions, words)),
    )


def prompt_bar(scene: Scene, box: Box) -> Markup:
    """Draw the line with its buttons in a wide bar."""
    acts = scene.is_acting(scene.viewer)
    parts = [
        rectangle(box.left, box.top, box.width, box.height, 10, class_="ask" if acts else "wait")
    ]
    right = box.right - 5
    for words, actions, name in reversed(buttons(scene)):
        parts.append(
            big_button(
                scene, Box(right - 168, box.top + 5, right, box.bottom - 5), words, actions, name
            )
        )
        right -= 176
    seat = _speaker(scene)
    left = box.left + 16
    if seat is not None:
        parts.append(roundel(seat, box.left + 24, box.centre[1], 0.8))
        left = box.left + 46
    if scene.is_last_turn:
        parts.append(
            fitted(right - 8, box.centre[1] + 5, scene.words.last_turn, 120, 13, "soft end", 9)
        )
        right -= 128
    parts.append(_in_bar(prompt(scene), left, box.centre[1], right - left - 12))
    return group(*parts, id="prompt")


def _in_bar(words: str, x: float, y: float, width: float) -> Markup:
    """Write the line around a height, in two smaller ones if it is long."""
    if text_width(words, _LARGE, bold=True) <= width:
        return label(x, y + 6, words, _LARGE, "bold")
    lines = wrapped(words, width / _BOLD, _SMALL, 2)
    top = y + 5 - (len(lines) - 1) * 9
    return join(label(x, top + 18 * at, line, _SMALL, "bold") for at, line in enumerate(lines))


def _speaker(scene: Scene) -> int | None:
    if scene.view.over:
        return scene.winners[0] if len(scene.winners) == 1 else None
    return next((seat for seat in range(SEATS) if scene.is_acting(seat)), None)


def prompt_lines(scene: Scene, x: float, y: float, width: float) -> tuple[Markup, float]:
    """Write the line in as many lines as it needs; return also their height."""
    lines = wrapped(prompt(scene), width / _BOLD, 15, 3)
    if scene.is_last_turn and len(lines) == 1:
        lines.append(f"({scene.words.last_turn})")
    drawn = join(label(x, y + 15 + at * 19, line, 15, "bold") for at, line in enumerate(lines))
    return drawn, 19.0 * max(1, len(lines)) + 6
