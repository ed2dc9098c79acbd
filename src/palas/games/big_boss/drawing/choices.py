"""What the viewer is asked, and the buttons that answer."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.lettering import text_width
from palas.draw.markup import Markup, offered
from palas.draw.ornaments import button
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.actions import BUY_BLIND, BUY_TOWER, DONE, PASS
from palas.games.big_boss.board import value
from palas.games.big_boss.drawing.deeds import deed
from palas.games.big_boss.drawing.effects import block_effect
from palas.games.big_boss.drawing.offer import act_of, card_of
from palas.games.big_boss.drawing.pieces import noble_symbol
from palas.games.big_boss.drawing.scene import Scene, effect_words
from palas.games.big_boss.state import ACT, BARON, GRANDEE, NO_CARD, NOBLE, PROMOTE, SURVIVOR
from palas.games.big_boss.tables import (
    BUILDING_CARD_PRICE,
    PLOTS,
    STONE_SIZE,
    TOWER_CARD_PRICE,
)

BUTTONS = (Kind.SURVIVE, Kind.PROMOTE_VILLA, Kind.SEAT_BARON, Kind.SEAT_GRANDEE)


class Choice(NamedTuple):
    """A button: what it says, the action it takes, and perhaps a noble instead of words."""

    words: str
    action: int
    symbol: str = ""

    def width(self, size: float) -> float:
        """Return how wide the button must be."""
        return text_width(self.words, size, bold=True) + (44 if self.symbol else 20)

    def draw(self, scene: Scene, box: Box, size: float) -> Markup:
        """Draw the button with its action."""
        actions = (self.action,)
        return button(
            box,
            self.words,
            chosen=self.action == scene.chosen,
            size=size,
            symbol=self.symbol,
            id=f"choice-{self.action}",
            **offered(actions, deed(scene, actions, "")),
        )


def prompt(scene: Scene) -> str:
    """Say in one line what the viewer can do, or whom everybody waits for."""
    view, words = scene.view, scene.words
    if not scene.is_acting(scene.viewer):
        acting = [scene.name(seat) for seat in range(view.seats) if scene.is_acting(seat)]
        return words.waiting.format(acting[0]) if acting else ""
    if scene.offer.chosen_card != NO_CARD:
        return words.chosen_card.format(scene.offer.chosen_card + 1)
    if scene.chosen is not None and act_of(scene.chosen).kind is Kind.TOWER:
        return words.chosen_tower.format(act_of(scene.chosen).at + 1)
    if view.phase == SURVIVOR:
        return words.which_survives
    if view.phase == PROMOTE:
        return words.which_villa
    if view.phase == NOBLE:
        cost = value(view, view.new_plot)
        return words.seat_noble.format(cost, 2 * cost)
    return _turn_prompt(scene)


def _turn_prompt(scene: Scene) -> str:
    words = scene.words
    kinds = scene.offer.kinds
    if Kind.PASS in kinds:
        return words.must_pass
    if kinds == {Kind.WITHDRAW}:
        return words.must_withdraw
    if Kind.WITHDRAW in kinds:
        return words.your_turn_withdraw
    return words.your_action if scene.view.phase == ACT else words.your_turn


def choices(scene: Scene) -> list[Choice]:
    """Return the buttons beside the prompt."""
    words = scene.words
    offered = [action for action in scene.actions if _is_offered(scene, action)]
    offered.sort(key=lambda action: (act_of(action).kind is Kind.BUILD, act_of(action).first))
    found = [_choice(scene, action) for action in offered]
    if scene.chosen is None:
        found += _purchases(scene)
    if PASS in scene.actions:
        found.append(Choice(words.pass_turn, PASS))
    if DONE in scene.actions:
        found.append(Choice(words.no_noble, DONE))
    return found


def _purchases(scene: Scene) -> list[Choice]:
    words = scene.words
    offers = (
        (BUY_BLIND, words.deck, BUILDING_CARD_PRICE),
        (BUY_TOWER, words.tower, TOWER_CARD_PRICE),
    )
    return [
        Choice(f"{name} · {price}", action)
        for action, name, price in offers
        if action in scene.actions
    ]


def _is_offered(scene: Scene, action: int) -> bool:
    if act_of(action).kind in BUTTONS:
        return True
    return scene.offer.chosen_card != NO_CARD and card_of(action) == scene.offer.chosen_card


def _choice(scene: Scene, action: int) -> Choice:
    words = scene.words
    act = act_of(action)
    if act.kind is Kind.SURVIVE:
        return Choice(scene.building_name(act.at), action)
    if act.kind is Kind.PROMOTE_VILLA:
        return Choice(f"{words.villa} {act.at + 1}", action)
    if act.kind is Kind.FOUND:
        last = (act.first + STONE_SIZE - 1) % PLOTS
        return Choice(f"{act.first % PLOTS + 1}–{last + 1}", action)
    if act.kind is Kind.BUILD:
        effect = block_effect(scene.view, scene.viewer, act.at)
        return Choice(" ".join(effect_words(effect, scene.language)), action)
    kind = BARON if act.kind is Kind.SEAT_BARON else GRANDEE
    return Choice(str(act.at + 1), action, noble_symbol(scene.viewer, kind))
