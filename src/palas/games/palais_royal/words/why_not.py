"""Why an action is not legal now: what is missing, with the clause that asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from palas.kernel.contract import lowest_acting, may_act
from palas.kernel.phrases import in_language, say

from ..actions import MAX_LEGAL, NUM_ACTIONS
from ..cards import is_time_for, most_to_draw
from ..moves import legal, steps
from ..names import Room, card_name, counted, field_name, room_name
from ..recruiting import price, returned
from ..state import OPENING, SUPPLYING, State
from ..tables import (
    AFTER_OPENING,
    CARD_PRICE,
    FIELD_ROWS,
    GATE2_MOVES6,
    KING,
    MADAME,
    MAJORITY_EVERYWHERE,
    NO_NOBLE,
    SCRIPTORIUM,
    SEALS2,
    SUPPLY,
)
from ..turn import is_something_due
from .acts import PHASE_OF, Act, Kind, act_of
from .why_words import ACTIONS, WHY

Why = tuple[str, dict[str, str | int | Room]]  # a phrase and what fills its gaps


class Asked(NamedTuple):
    """The action asked about, and who asks."""

    s: State
    seat: int
    act: Act
    language: str

    def room(self, room: int) -> Room:
        """Return a room's name in the language of the answer."""
        return room_name(room, self.language)

    def servants(self, room: int) -> int:
        """Return how many servants the seat has in a room."""
        return self.s.servants[self.seat][room]

    def counted(self, what: str, number: int) -> str:
        """Return a number with its noun in the language of the answer."""
        return counted(what, number, self.language)


def legal_actions(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat; a spectator has none."""
    out = [0] * MAX_LEGAL
    return out[: legal(s, seat, out)] if 0 <= seat < s.seats else []


def why_not(s: State, seat: int, action: int, language: str = "en") -> str:
    """Return why an action is not legal now, or an empty string when it is."""
    if action in legal_actions(s, seat):
        return ""
    key, values = _why(s, seat, action, language)
    return say(WHY, key, language, **values)


def _why(s: State, seat: int, action: int, language: str) -> Why:
    if not 0 <= action < NUM_ACTIONS:
        return "no_action", {"action": action, "last": NUM_ACTIONS - 1}
    if not 0 <= seat < s.seats:
        return "no_seat", {}
    if s.over:
        return "over", {}
    if not may_act(s, seat):
        return "not_your_turn", {"seat": lowest_acting(s) + 1}
    asked = Asked(s, seat, act_of(action), language)
    return _why_phase(asked) or _REASONS[asked.act.kind](asked)


def _why_phase(asked: Asked) -> Why | None:
    """Say that another action is being done, or that the opening is not over."""
    s, kind = asked.s, asked.act.kind
    if s.phase == OPENING:
        left = s.supply[asked.seat] - AFTER_OPENING
        return None if kind is Kind.PLACE else ("opening_first", {"left": left})
    if kind is Kind.PLACE:
        return "opening_over", {}
    needed = PHASE_OF.get(kind, s.phase)
    if needed == s.phase:
        return None
    values: dict[str, str | int | Room] = {
        "wanted": in_language(ACTIONS[needed], asked.language),
        "now": in_language(ACTIONS[s.phase], asked.language),
    }
    return ("too_early" if needed > s.phase else "too_late"), values


def _why_place(asked: Asked) -> Why:
    return "opening_left", {"left": asked.s.supply[asked.seat] - AFTER_OPENING}


def _why_play(asked: Asked) -> Why:
    s, seat, act, language = asked
    name = card_name(act.card, language)
    if s.hand[seat][act.card] == 0:
        return "no_card", {"card": name}
    if not is_time_for(s, act.card):
        return _why_time(asked, name)
    return _price(asked, CARD_PRICE[act.card])


def _why_time(asked: Asked, name: str) -> Why:
    """R12: say when a card is played."""
    s, card = asked.s, asked.act.card
    if card == MAJORITY_EVERYWHERE and s.has_majorities:
        return "second_majority", {}
    if card <= GATE2_MOVES6:
        is_late = s.phase == SUPPLYING
        return ("card_before_supply" if is_late else "card_in_supply"), {"card": name}
    return ("card_in_recruiting" if card == SEALS2 else "card_in_moving"), {"card": name}


def _price(asked: Asked, gold: int) -> Why:
    return "price", {
        "price": asked.counted("gold", gold),
        "gold": asked.s.gold[asked.seat],
    }


def _why_supply_gate(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if s.gate_due == 0:
        return "nothing_due_gate", {}
    if s.supply[seat] == 0:
        return "supply_empty", {}
    if act.number > s.gate_due:
        return "gate_due", {"due": s.gate_due}
    return "supply_holds", {"supply": s.supply[seat]}


def _why_source(asked: Asked) -> Why:
    """R5: say where a new servant cannot come from."""
    s, seat, act, _ = asked
    if act.source == SUPPLY:
        return "supply_empty", {}
    if s.supply[seat] > 0:
        return "supply_first", {"supply": s.supply[seat]}
    if act.source == act.target:
        return "same_room", {}
    return "no_servant", {"room": asked.room(act.source)}


def _why_supply_from(asked: Asked) -> Why:
    return ("nothing_due_gate", {}) if asked.s.gate_due == 0 else _why_source(asked)


def _why_move(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if act.source == act.target:
        return "same_room", {}
    there = asked.servants(act.source)
    if there == 0:
        return "no_servant", {"room": asked.room(act.source)}
    if there < act.number:
        return "few_servants", {
            "count": asked.counted("servant", there),
            "room": asked.room(act.source),
        }
    cost = act.number * steps(s, seat, act.source, act.target)
    return "few_moves", {"cost": asked.counted("move", cost), "moves": s.moves}


def _why_attend(asked: Asked) -> Why:
    s = asked.s
    if not is_something_due(s, asked.seat):
        return "nothing_due", {}
    due = asked.counted("servant_sent", s.king_due + s.madame_due)
    return "supply_short", {"due": due, "supply": s.supply[asked.seat]}


def _why_gold(asked: Asked) -> Why:
    return ("no_gold_due" if asked.s.gold_due else "gold_taken"), {}


def _why_bonus_servant(asked: Asked) -> Why:
    s = asked.s
    due = s.king_due if asked.act.kind is Kind.KING_SERVANT else s.madame_due
    return _why_source(asked) if due else ("no_bonus", {"room": asked.room(asked.act.target)})


def _why_recruit(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if s.noble[act.field] == NO_NOBLE:
        return "no_noble", {"field": field_name(act.field)}
    if asked.servants(SCRIPTORIUM) == 0:
        return "no_scribe", {}
    if s.gold[seat] < price(s, act.field):
        return _price(asked, price(s, act.field))
    if why := _why_seals(asked):
        return why
    if FIELD_ROWS[act.field] == 0:
        return "inner_field", {"field": field_name(act.field)}
    room = asked.room(act.source)
    return ("no_servant" if asked.servants(act.source) == 0 else "none_left"), {"room": room}


def _why_seals(asked: Asked) -> Why | None:
    """R9.1: say which servants are missing."""
    s, noble = asked.s, asked.s.noble[asked.act.field]
    for room, seal, extra in ((KING, "turquoise", s.turquoise), (MADAME, "violet", s.violet)):
        missing = returned(s, noble, room)
        if asked.servants(room) < missing:
            return "seals", {
                "seals": asked.counted(seal, missing + extra),
                "have": asked.servants(room) + extra,
            }
    return None


def _why_draw(asked: Asked) -> Why:
    return "draw_most", {"most": asked.counted("card_most", most_to_draw(asked.s, asked.seat))}


def _why_keep(asked: Asked) -> Why:
    return "not_drawn", {"card": card_name(asked.act.card, asked.language)}


_REASONS: dict[Kind, Callable[[Asked], Why]] = {
    Kind.PLACE: _why_place,
    Kind.PLAY: _why_play,
    Kind.SUPPLY_GATE: _why_supply_gate,
    Kind.SUPPLY_FROM: _why_supply_from,
    Kind.MOVE: _why_move,
    Kind.ATTEND: _why_attend,
    Kind.TAKE_GOLD: _why_gold,
    Kind.KING_SERVANT: _why_bonus_servant,
    Kind.MADAME_SERVANT: _why_bonus_servant,
    Kind.RECRUIT: _why_recruit,
    Kind.DRAW: _why_draw,
    Kind.KEEP: _why_keep,
}
