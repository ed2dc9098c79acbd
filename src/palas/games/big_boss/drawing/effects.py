"""What a building card in the viewer's hand would do, found by trying it out."""

from __future__ import annotations

from typing import NamedTuple

from palas.games.big_boss.actions import BUILD
from palas.games.big_boss.board import free_flag, plot_at, room_beside, value
from palas.games.big_boss.building import castle_beside
from palas.games.big_boss.moves import apply
from palas.games.big_boss.state import NO_CASTLE, NO_PLOT, NO_SEAT, SURVIVOR, TURN, State
from palas.games.big_boss.tables import CASTLE_VALUE, MAX_VALUE, STONE_SIZE


class Effect(NamedTuple):
    """A card's deed: a verb of `pieces.verb_symbols`, the building it ends in, its value."""

    verb: str
    castle: int
    value: int
    captured: int = NO_SEAT  # the rival whose noble is captured (R8.3)


def can_found(view: State, card: int) -> bool:
    """Tell whether a founding stone could lie on a card's plot (R5)."""
    if view.height[card] > 0 or view.stones == 0 or free_flag(view) == NO_CASTLE:
        return False
    least = max(0, STONE_SIZE - 1 - room_beside(view, card, 1))
    return least <= room_beside(view, card, -1)


def card_effect(view: State, seat: int, card: int) -> Effect:
    """Return what playing a card would do: the founding if one is possible, else the block."""
    if can_found(view, card):
        return Effect("found", NO_CASTLE, CASTLE_VALUE)
    return block_effect(view, seat, card)


def block_effect(view: State, seat: int, card: int) -> Effect:
    """Return what a single block on a card's plot would do (R6 to R8, R10 to R12)."""
    after = view.copy()
    after.phase = TURN
    apply(after, seat, BUILD + card)
    if after.height[card] == 0:
        return Effect("nothing", NO_CASTLE, MAX_VALUE)  # R10.7
    verb = _verb(view, card)
    if after.phase == SURVIVOR:
        meeting = [castle_beside(view, card, step) for step in (-1, 1)]
        best = max(meeting, key=lambda castle: view.crest[castle])
        total = sum(view.crest[castle] for castle in meeting) + 1
        return Effect(verb, best, min(MAX_VALUE, total))
    captured = view.owner[card] if view.owner[card] != seat else NO_SEAT
    return Effect(verb, after.castle[card], value(after, card), captured)


def _verb(view: State, card: int) -> str:
    if view.height[card] > 0:
        return "raise"
    beside = [plot_at(view, card + step) for step in (-1, 1)]
    built = sum(1 for plot in beside if plot != NO_PLOT and view.height[plot] > 0)
    return ("villa", "extend", "join")[built]
