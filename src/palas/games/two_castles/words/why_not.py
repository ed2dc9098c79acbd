"""Why a move of Two Castles is not allowed now, in one sentence.

Only what the seat may know is used, so a concealed record gives the same answer.
"""

from __future__ import annotations

from typing import NamedTuple

from palas.games.two_castles.actions import MAX_LEGAL, NUM_ACTIONS
from palas.games.two_castles.moves import legal
from palas.games.two_castles.names import (
    attendant_name,
    card_name,
    castle_name,
    room_name,
    type_name,
    type_plural,
)
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.seating import decider, elder, is_ludwigs
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    LUDWIG_ASSIGN,
    NO_BONUS,
    NO_PROPOSAL,
    PLACING,
    State,
)
from palas.games.two_castles.tables import (
    DOWNSTAIRS,
    FOUNTAIN_TYPE,
    LUDWIG,
    NO_CARD,
    NO_ROOM,
)
from palas.games.two_castles.words.acts import (
    DECIDING,
    NO_SIDE,
    Act,
    Kind,
    act_of,
    castle_of,
    ludwig_side,
    own_row,
)
from palas.games.two_castles.words.cells import place_of
from palas.games.two_castles.words.phrases import card_quoted, quoted
from palas.games.two_castles.words.why_cell import why_not_there
from palas.games.two_castles.words.why_words import WHY
from palas.kernel.contract import lowest_acting, may_act
from palas.kernel.phrases import listed, say

BOTH_SIDES = 3  # as a bit set of sides of a castle

Why = tuple[str, dict[str, str | int]]  # a phrase and what fills its gaps


class Asked(NamedTuple):
    """The action asked about, and who asks."""

    s: State
    seat: int
    act: Act
    language: str

    @property
    def castle(self) -> int:
        """The castle of a decision."""
        is_ludwig = self.act.kind is Kind.PLACE_LUDWIG
        side = ludwig_side(self.seat) if is_ludwig else self.act.side
        return castle_of(self.s, self.seat, side)

    def castle_name(self) -> dict[str, str | int]:
        """Return the castle's name for a phrase."""
        return {"castle": castle_name(self.castle, self.language)}

    def rooms(self, rooms: list[int]) -> str:
        """Return a list of rooms in words."""
        language = self.language
        names = [quoted(room_name(room, language), language) for room in rooms if room != NO_ROOM]
        return listed(names, language)


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
    asked = Asked(s, seat, act_of(action), language)
    if asked.act.kind is Kind.CHOOSE:
        return _why_choose(asked)
    if asked.act.kind in (Kind.ASSIGN, Kind.ASSIGN_LUDWIG):
        return _why_assign(asked)
    return _why_idle(asked) if s.phase != PLACING else _why_castle(asked)


def _why_idle(asked: Asked) -> Why:
    """Say why a seat can do nothing now, or nothing of this kind."""
    s = asked.s
    if may_act(s, asked.seat):
        is_draft = asked.act.side == NO_SIDE and asked.act.kind is not Kind.PLACE_LUDWIG
        return ("not_choosing" if is_draft else "not_placing"), {}
    if s.phase == LUDWIG_ASSIGN:
        return "ludwig_first", {"seat": lowest_acting(s) + 1}
    key = {CHOOSING: "has_chosen", ASSIGNING: "has_assigned"}.get(s.phase, "nothing_to_do")
    return key, {}


def _why_choose(asked: Asked) -> Why:
    s, seat, act, language = asked
    if s.phase != CHOOSING or not may_act(s, seat):
        return _why_idle(asked)
    values: dict[str, str | int] = {"room": room_name(act.number, language)}
    is_chosen = act.number in s.chosen[seat][: s.num_chosen[seat]]
    return ("chosen_already" if is_chosen else "not_in_stack"), values


def _why_assign(asked: Asked) -> Why:
    s, seat, act, language = asked
    is_ludwigs_room = act.kind is Kind.ASSIGN_LUDWIG
    if is_ludwigs_room and s.seats == s.castles:
        return "no_ludwig", {}
    phase = LUDWIG_ASSIGN if is_ludwigs_room else ASSIGNING
    if not may_act(s, seat) and s.phase in (phase, LUDWIG_ASSIGN):
        return _why_idle(asked)
    if s.phase != phase:
        return ("no_ludwig_rooms" if is_ludwigs_room else "not_assigning"), {}
    chosen = s.chosen[LUDWIG if is_ludwigs_room else seat]
    return "not_chosen", {"room": room_name(act.number, language), "rooms": asked.rooms(chosen)}


def _why_castle(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if act.kind is Kind.PLACE_LUDWIG and s.seats == s.castles:
        return "no_ludwig", {}
    if s.bonus[asked.castle] != NO_BONUS:
        return _why_not_decided(asked) or _why_bonus(asked)
    if act.kind in (Kind.AGREE, Kind.DISAGREE):
        return "no_proposal", asked.castle_name()
    if act.kind in DECIDING.values() and act.kind is not Kind.PLACE:
        return "no_bonus", asked.castle_name()
    player = LUDWIG if act.kind is Kind.PLACE_LUDWIG else seat
    room = s.new_room[asked.castle][own_row(player, asked.castle)]
    if room == NO_ROOM:
        return "no_room", asked.castle_name()
    if act.kind is Kind.WAIT:
        return _why_wait(asked)
    if player == seat and s.waiting[asked.castle] >> own_row(seat, asked.castle) & 1:
        return _why_waiting(asked, room)
    return _why_cell(asked, room)


def _why_wait(asked: Asked) -> Why:
    s, castle = asked.s, asked.castle
    own = own_row(asked.seat, castle)
    if is_ludwigs(s, castle) or s.new_room[castle][1 - own] == NO_ROOM:
        return "nobody_to_wait_for", asked.castle_name()
    is_waiting = s.waiting[castle] >> own & 1 and not s.waiting[castle] >> (1 - own) & 1
    return ("waiting", asked.castle_name()) if is_waiting else ("elder_lays", {})


def _why_waiting(asked: Asked, room: int) -> Why:
    """R4.5: who waits lays only as the elder, when both wait."""
    s, castle = asked.s, asked.castle
    both_wait = s.waiting[castle] == BOTH_SIDES
    if both_wait and asked.seat == elder(s, castle):
        return _why_cell(asked, room)
    return "waiting", asked.castle_name()


def _why_cell(asked: Asked, room: int) -> Why:
    x, y = place_of(asked.act.number)
    key, other = why_not_there(asked.s, asked.castle, room, (x, y))
    kind = type_plural(room_type(room), asked.language)
    name = room_name(other, asked.language) if other != NO_ROOM else ""
    return key, {"kind": kind, "room": name}


def _why_not_decided(asked: Asked) -> Why | None:
    """Say who decides on a bonus and what has to be decided first."""
    s, seat, act, language = asked
    castle = asked.castle
    if decider(s, castle) != seat:
        clause = f"R13.{s.bonus_decider + 1}"
        return "decider", {"seat": decider(s, castle) + 1, "clause": clause, **asked.castle_name()}
    if s.proposal[castle] != NO_PROPOSAL:
        return "answer_first", asked.castle_name()
    if act.kind in (Kind.AGREE, Kind.DISAGREE):
        return "no_proposal", asked.castle_name()
    needed = DECIDING[s.bonus[castle]]
    if act.kind is needed:
        return None
    room = room_name(s.held[castle], language) if needed is Kind.PLACE else ""
    return f"{needed.value}_first", {"room": room, **asked.castle_name()}


def _why_bonus(asked: Asked) -> Why:
    """Say why a bonus does not offer this."""
    s, _, act, language = asked
    castle = asked.castle
    if act.kind is Kind.PLACE:
        return _why_cell(asked, s.held[castle])
    if act.kind is Kind.TAKE_BONUS:
        return ("own_bonus" if act.number == DOWNSTAIRS else "no_place"), {}
    if act.kind is Kind.TAKE_ROOM:
        rooms = asked.rooms(s.drawn_room[castle])
        return "room_not_drawn", {"room": room_name(act.number, language), "rooms": rooms}
    if act.kind is Kind.TAKE_CARD:
        drawn = [card_name(c, language) for c in s.drawn_card[castle] if c != NO_CARD]
        cards = listed([card_quoted(name, language) for name in drawn], language)
        return "card_not_drawn", {"card": card_name(act.number, language), "cards": cards}
    if act.kind is Kind.TAKE_ATTENDANT:
        return "no_attendant_left", {"attendant": attendant_name(act.number + 1, language)}
    return "no_special_left", {"special": type_name(FOUNTAIN_TYPE + act.number, language)}
