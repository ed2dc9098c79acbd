"""Why a move of Big Boss is not allowed now, in one sentence.

Only what the seat may know is used, so a concealed record gives the same answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.games.big_boss.action_kinds import Act, Kind, act_of
from palas.games.big_boss.actions import MAX_LEGAL, NUM_ACTIONS
from palas.games.big_boss.board import free_flag, is_built, plot_at, value
from palas.games.big_boss.building import castle_beside
from palas.games.big_boss.moves import legal
from palas.games.big_boss.names import Name, building_name
from palas.games.big_boss.state import (
    NO_CASTLE,
    NO_NOBLE,
    NO_PLOT,
    NOBLE,
    PROMOTE,
    SURVIVOR,
    State,
)
from palas.games.big_boss.tables import (
    BUILDING_CARD_PRICE,
    CASTLE_DISTANCE,
    PLOTS,
    STONE_SIZE,
    TOWER_CARD_LEVELS,
    TOWER_CARD_PRICE,
    VILLA_DISTANCE,
)
from palas.games.big_boss.turn import is_stranded, must_withdraw
from palas.games.big_boss.words.phrases import stone_plots
from palas.games.big_boss.words.why_words import WHY
from palas.kernel.contract import lowest_acting, may_act
from palas.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Callable

Why = tuple[str, dict[str, str | int | Name]]  # a phrase and what fills its gaps


class Asked(NamedTuple):
    """The action asked about, and who asks."""

    s: State
    seat: int
    act: Act
    language: str

    def name(self, castle: int) -> Name:
        """Return a building's name in the language of the answer."""
        return building_name(castle, self.language)


NOBLE_KINDS = (Kind.SEAT_BARON, Kind.SEAT_GRANDEE, Kind.DONE)


def why_not(s: State, seat: int, action: int, language: str = "en") -> str:
    """Return why an action is not legal now, or an empty string when it is."""
    if action in legal_actions(s, seat):
        return ""
    key, values = _why(s, seat, action, language)
    return say(WHY, key, language, **values)


def legal_actions(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat; a spectator has none."""
    out = [0] * MAX_LEGAL
    return out[: legal(s, seat, out)] if 0 <= seat < s.seats else []


def _why(s: State, seat: int, action: int, language: str) -> Why:
    if not 0 <= action < NUM_ACTIONS:
        return "no_action", {"action": action, "last": NUM_ACTIONS - 1}
    if not 0 <= seat < s.seats:
        return "no_seat", {}
    if s.over:
        return "over", {}
    if s.left[seat]:
        return "left", {}
    if not may_act(s, seat):
        return "not_your_turn", {"seat": lowest_acting(s) + 1}
    asked = Asked(s, seat, act_of(action), language)
    return _why_phase(asked) or _REASONS[asked.act.kind](asked)


def _why_phase(asked: Asked) -> Why | None:
    """Say what must be decided first, or that there is nothing of this kind to decide."""
    s, act = asked.s, asked.act
    if s.phase == NOBLE:
        return None if act.kind in NOBLE_KINDS else ("noble_first", {})
    if s.phase == SURVIVOR:
        return None if act.kind is Kind.SURVIVE else ("survivor_first", _both(asked))
    if s.phase == PROMOTE:
        return None if act.kind is Kind.PROMOTE_VILLA else ("promote_first", {})
    if act.kind in NOBLE_KINDS:
        return "nothing_built", {}
    if act.kind is Kind.SURVIVE:
        return "no_merger", {}
    return ("no_freed_flag", {}) if act.kind is Kind.PROMOTE_VILLA else None


def _both(asked: Asked) -> dict[str, str | int | Name]:
    low = castle_beside(asked.s, asked.s.new_plot, -1)
    high = castle_beside(asked.s, asked.s.new_plot, 1)
    return {"first": asked.name(low), "second": asked.name(high)}


def _why_survive(asked: Asked) -> Why:
    return "not_joined", {"castle": asked.name(asked.act.at), **_both(asked)}


def _why_promote(asked: Asked) -> Why:
    return "not_oversized", {"plot": asked.act.at + 1}


def _why_noble(asked: Asked) -> Why:
    s, seat, act, _ = asked
    is_baron = act.kind is Kind.SEAT_BARON
    if (act.at - s.new_plot) % PLOTS >= s.new_plots:
        is_stone = s.new_plots == STONE_SIZE
        return "not_new", {"plots": stone_plots(s.new_plot) if is_stone else s.new_plot + 1}
    if s.noble[act.at] != NO_NOBLE:
        return "taken", {"plot": act.at + 1}
    if (s.barons if is_baron else s.grandees)[seat] == 0:
        return "no_baron" if is_baron else "no_grandee", {}
    return _price(s, seat, value(s, act.at) * (1 if is_baron else 2))


def _price(s: State, seat: int, price: int) -> Why:
    return "price", {"price": price, "money": s.money[seat]}


def _why_main(asked: Asked) -> Why | None:
    """Say why a seat can neither buy nor build at all."""
    s, seat = asked.s, asked.seat
    if is_stranded(s, seat):
        return "stranded", {}
    own = [noble for noble, owner in zip(s.noble, s.owner, strict=True) if owner == seat]
    return ("must_withdraw", {}) if own and must_withdraw(s, seat) else None


def _why_pass(asked: Asked) -> Why:
    return _why_main(asked) or ("may_not_pass", {})


def _why_buy(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if why := _why_main(asked):
        return why
    if act.kind is Kind.BUY_BLIND and s.deck_size == 0:
        return "deck_empty", {}
    if act.kind is Kind.BUY_OPEN and act.at not in s.display:
        return "not_open", {"card": act.at + 1}
    if act.kind is Kind.BUY_TOWER and s.tower_stock == 0:
        return "no_tower_stock", {}
    is_tower = act.kind is Kind.BUY_TOWER
    return _price(s, seat, TOWER_CARD_PRICE if is_tower else BUILDING_CARD_PRICE)


def _why_build(asked: Asked) -> Why:
    return _why_main(asked) or ("no_card", {"card": asked.act.at + 1})


def _why_found(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if s.place[act.at] >> 1 != seat:
        return _why_build(asked)
    if s.stones == 0:
        return "no_stone", {}
    if free_flag(s) == NO_CASTLE:
        return "no_flag", {}
    plots = [plot_at(s, act.first + offset) for offset in range(STONE_SIZE)]
    if NO_PLOT in plots:
        return "off_street", {"plot": act.at + 1}
    for plot in plots:
        if is_built(s, plot):
            return "built", {"plot": plot + 1}
    return _why_too_near(asked)


def _why_too_near(asked: Asked) -> Why:
    """R5.3: name the building that stands too near, the nearest one first."""
    s, first = asked.s, asked.act.first
    near = [
        (gap, plot)
        for gap in range(CASTLE_DISTANCE)
        for plot in (plot_at(s, first - gap - 1), plot_at(s, first + STONE_SIZE + gap))
        if is_built(s, plot) and (s.castle[plot] != NO_CASTLE or gap < VILLA_DISTANCE)
    ]
    gap, plot = near[0]
    if s.castle[plot] == NO_CASTLE:
        return "near_villa", {"needed": VILLA_DISTANCE, "plot": plot + 1}
    castle = asked.name(s.castle[plot])
    return "near_castle", {"gap": gap, "needed": CASTLE_DISTANCE, "castle": castle}


def _why_tower(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if s.towers[seat] == 0:
        return _why_main(asked) or ("no_tower_card", {})
    if s.height[act.at] == 0:
        return "not_built", {"plot": act.at + 1}
    if s.height[act.at] >= TOWER_CARD_LEVELS:
        return "too_high", {"level": TOWER_CARD_LEVELS}
    return "rival_noble", {"plot": act.at + 1}


def _why_withdraw(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if is_stranded(s, seat):
        return "stranded", {}
    if s.noble[act.at] == NO_NOBLE:
        return "no_noble", {"plot": act.at + 1}
    if s.owner[act.at] != seat:
        return "not_yours", {"plot": act.at + 1}
    return "withdrawn", {}


_REASONS: dict[Kind, Callable[[Asked], Why]] = {
    Kind.PASS: _why_pass,
    Kind.BUY_BLIND: _why_buy,
    Kind.BUY_OPEN: _why_buy,
    Kind.BUY_TOWER: _why_buy,
    Kind.BUILD: _why_build,
    Kind.FOUND: _why_found,
    Kind.TOWER: _why_tower,
    Kind.WITHDRAW: _why_withdraw,
    Kind.SURVIVE: _why_survive,
    Kind.PROMOTE_VILLA: _why_promote,
    Kind.SEAT_BARON: _why_noble,
    Kind.SEAT_GRANDEE: _why_noble,
}
