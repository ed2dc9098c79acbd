"""What a building card in the viewer's hand would do, without trying it out on a copy."""

from __future__ import annotations

from typing import NamedTuple

from palas.games.big_boss.board import (
    first_plot,
    free_flag,
    is_built,
    plot_at,
    raw_value,
    room_beside,
)
from palas.games.big_boss.building import castle_beside
from palas.games.big_boss.state import NO_CASTLE, NO_SEAT, State
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
    verb = _verb(view, card)
    low, high = castle_beside(view, card, -1), castle_beside(view, card, 1)
    if verb == "join" and low != high and NO_CASTLE not in (low, high):
        return _merger(view, low, high)
    if verb == "raise":
        castle, rise = view.castle[card] + 0, view.height[card] + 1  # R8.1
    else:
        castle, rise = max(low, high), 1 + _villas_beside(view, card)  # R11.1
    if castle != NO_CASTLE:
        total = rise + view.crest[castle]
    else:
        total = rise + (raw_value(view, card) if verb == "raise" else 0)
        castle = free_flag(view) if total >= CASTLE_VALUE else NO_CASTLE  # R12.3
    captured = view.owner[card] + 0 if view.owner[card] != seat else NO_SEAT
    return Effect(verb, castle, min(MAX_VALUE, total), captured)


def _merger(view: State, low: int, high: int) -> Effect:
    """Return what a block between two castles does; it is refused at 50 (R10)."""
    if MAX_VALUE in (view.crest[low], view.crest[high]):
        return Effect("nothing", NO_CASTLE, MAX_VALUE)  # R10.7
    best = max(low, high, key=lambda castle: view.crest[castle])
    return Effect("join", best, min(MAX_VALUE, view.crest[low] + view.crest[high] + 1))


def _villas_beside(view: State, plot: int) -> int:
    """Return what the villas on both sides are worth; around a closed street it may be one."""
    beside = (plot_at(view, plot + step) for step in (-1, 1))
    villas = (at for at in beside if is_built(view, at) and view.castle[at] == NO_CASTLE)
    return sum(raw_value(view, first) for first in {first_plot(view, at) for at in villas})


def _verb(view: State, card: int) -> str:
    if view.height[card] > 0:
        return "raise"
    beside = [plot_at(view, card + step) for step in (-1, 1)]
    built = sum(1 for plot in beside if is_built(view, plot))
    return ("villa", "extend", "join")[built]
