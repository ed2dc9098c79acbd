"""The buttons of the present action: what can be done without pointing at the board."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, text_width
from palas.draw.markup import Markup, group, join, moved, offered, rectangle, title

from ..names import card_name
from ..state import ATTENDING
from ..tables import KING, MADAME, SEALS2
from ..turn import mint_pay
from ..words.acts import Act, Kind
from .scene import Scene

BUTTON_RULES = {
    ".main": "fill:var(--ink)",
    ".main-text": "fill:var(--paper)",
    ".side": "fill:var(--paper);stroke:var(--ink);stroke-width:1.5",
}
SMALLEST = 10  # size of the words on a button
NARROWEST = 222  # how wide they may become in the wide layout
MOST_FIGURES = 8  # beyond, only the room or the pile offers the smaller numbers


class Button(NamedTuple):
    """One button: its words and the actions it stands for."""

    name: str
    words: str
    actions: tuple[int, ...]
    is_main: bool = False
    is_figure: bool = False  # a small one with only a number
    told: str = ""  # what it does, in full words


def buttons(scene: Scene) -> list[Button]:
    """Return the buttons of the viewer, the weightiest first; each says in full what it does."""
    return [
        button._replace(told=scene.deed(button.actions, button.told or button.words))
        for button in _buttons(scene)
    ]


def _buttons(scene: Scene) -> list[Button]:
    found = [*_chosen(scene), *_amounts(scene, Kind.SUPPLY_GATE), *_attending(scene)]
    found += _amounts(scene, Kind.DRAW)
    for action, _ in scene.acts_of(Kind.NEXT):
        words = scene.speech.next[scene.view.phase + 0]
        found.append(Button("next", words, (action,), is_main=len(scene.actions) == 1))
    return found


def _chosen(scene: Scene) -> list[Button]:
    """Return a button for the action being considered, where no other one offers it."""
    act, action = scene.chosen_act, scene.chosen
    if act is None or action is None or action not in scene.actions:
        return []
    words = chosen_words(scene, act)
    return [Button("chosen", words, (action,), is_main=True)] if words else []


def chosen_words(scene: Scene, act: Act) -> str:
    """Say what the chosen action does; empty when a button says so already."""
    speech = scene.speech
    if act.kind is Kind.RECRUIT:
        return speech.recruit.format(speech.price.format(scene.price(act.field)))
    if act.kind is Kind.MOVE:
        return f"{_way(scene, act)}: {act.number}"
    if act.kind is Kind.PLACE:
        return f"{scene.room_name(act.target)}: {act.number}"
    if act.kind is Kind.SUPPLY_FROM:
        return _way(scene, act)
    if act.kind is Kind.PLAY:
        named = card_name(act.card, scene.language)
        return speech.play.format(seals_words(scene, act) if act.card == SEALS2 else named)
    if act.kind is Kind.KEEP:
        return speech.keep.format(card_name(act.card, scene.language))
    return ""


def _way(scene: Scene, act: Act) -> str:
    """Say from where to where a servant goes, in short names if the whole ones are too long."""
    ways = [
        f"{scene.room_name(act.source, short)} → {scene.room_name(act.target, short)}"
        for short in (False, True)
    ]
    return ways[text_width(f"{ways[0]}: 9", SMALLEST, bold=True) > NARROWEST]


def seals_words(scene: Scene, act: Act) -> str:
    """Say in which of its three ways the card of seals is played."""
    ways = [play.way for _, play in scene.acts_of(Kind.PLAY) if play.card == SEALS2]
    return scene.speech.ways[act.way - min(ways)] if ways else ""


def _amounts(scene: Scene, kind: Kind) -> list[Button]:
    """Return the largest amount as a large button and smaller ones as figures."""
    acts = scene.acts_of(kind)
    if not acts:
        return []
    words = scene.speech.draw if kind is Kind.DRAW else scene.speech.to_gate
    most, largest = acts[-1]
    found = [Button(f"most-{kind.value}", words.format(largest.number), (most,), is_main=True)]
    if len(acts) <= MOST_FIGURES:
        for action, act in reversed(acts[:-1]):
            found.append(Button(f"choice-{action}", str(act.number), (action,), is_figure=True))
    return found


def _attending(scene: Scene) -> list[Button]:
    if scene.view.phase != ATTENDING or not scene.is_viewers_turn:
        return []
    speech = scene.speech
    gold = speech.take_gold.format(int(mint_pay(scene.view, scene.viewer)))
    king, madame = (f"{scene.room_name(room, short=True)} +1" for room in (KING, MADAME))
    offers = (
        (Kind.ATTEND, speech.attend, speech.attend),
        (Kind.TAKE_GOLD, gold, gold),
        (Kind.KING_SERVANT, king, speech.king_servant),
        (Kind.MADAME_SERVANT, madame, speech.madame_servant),
    )
    found = []
    for kind, words, told in offers:
        actions = tuple(action for action, _ in scene.acts_of(kind))
        if actions:
            is_main = kind is Kind.ATTEND
            found.append(Button(f"do-{kind.value}", words, actions, is_main, told=told))
    return found


def button_rows(shown: list[Button]) -> list[list[Button]]:
    """Share buttons out over rows: the main ones alone, figures together, others in pairs."""
    figures = [button for button in shown if button.is_figure]
    others = [button for button in shown if not button.is_main and not button.is_figure]
    rows = [[button] for button in shown if button.is_main]
    if figures:
        rows.append(figures)
    rows += [others[at : at + 2] for at in range(0, len(others), 2)]
    return rows


def drawn_buttons(rows: list[list[Button]], box: Box, high: float) -> Markup:
    """Draw the buttons in a box, row by row, none higher than asked."""
    if not rows:
        return Markup("")
    gap = 8.0
    tall = min(high, (box.height + gap) / len(rows) - gap)
    parts = []
    for at, row in enumerate(rows):
        top = box.top + at * (tall + gap)
        wide = (box.width + gap) / len(row) - gap
        for place, button in enumerate(row):
            left = box.left + place * (wide + gap)
            parts.append(_button(button, Box.sized(left, top, wide, tall)))
    return join(parts)


@kept(4096)
def _button(button: Button, box: Box) -> Markup:
    size = 17.0 if button.is_main else 15.0
    style = "bold middle main-text" if button.is_main else "bold middle"
    middle = box.height / 2 + size * 0.36
    return group(
        title(button.told),
        rectangle(0, 0, box.width, box.height, 11, class_="main" if button.is_main else "side"),
        fitted(box.width / 2, middle, button.words, box.width - 14, size, style, SMALLEST),
        id=button.name,
        transform=moved(box.left, box.top),
        **offered(button.actions, button.told),
    )
