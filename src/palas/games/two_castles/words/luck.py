"""Other luck: the position after a move as if chance had shown what a record tells.

Later chance in Two Castles is the order of rooms or cards after a shuffle, and which rooms
are drawn of Ludwig's stack. Every order is equally likely and nothing else in a move depends
on it: so a record without a key is replayed by playing the move with any luck and then
exchanging what was drawn for what the record says was drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.games.two_castles.state import DISCARDED, IN_STACK, IN_SUPPLY, LUDWIG_ASSIGN, OPEN, State
from palas.games.two_castles.tables import HAND, NO_CARD, NO_ROOM
from palas.games.two_castles.words.position_words import card_told, room_told, wrong
from palas.games.two_castles.words.setup import (
    broken,
    cards_named,
    check_once,
    draw_for_ludwig,
    drawing_castle,
    hand_of,
    rooms_named,
)
from palas.kernel.errors import BrokenRecord

if TYPE_CHECKING:
    from collections.abc import Mapping


def with_luck(before: State, after: State, reveals: Mapping[str, Any]) -> State:
    """Return the full record after a move with the luck a record tells, or raise BrokenRecord.

    Only what a shuffle has left open is exchanged: the order of the set-up stands.
    """
    s = after.copy()
    castle = drawing_castle(before, after)
    if "hands" in reveals and s.round > before.round:
        _deal_again(s, reveals["hands"])
    if "rooms" in reveals and castle >= 0 and s.drawn_room[castle][0] != NO_ROOM and s.shuffles:
        _draw_rooms_again(before, s, castle, reveals["rooms"])
    if "cards" in reveals and castle >= 0 and s.drawn_card[castle][0] != NO_CARD:
        _draw_cards_again(s, castle, reveals["cards"])
    if "ludwig" in reveals and s.phase == LUDWIG_ASSIGN != before.phase:
        draw_for_ludwig(s, reveals["ludwig"], "ludwig")
    return s


def _exchange(s: State, drawn: list[int], wanted: list[int], what: str) -> list[int]:
    """Put rooms that were drawn into the supply for those wanted; return the former."""
    back = [room for room in drawn if room not in wanted]
    supply = s.supply[: s.supply_size]
    for room in wanted:
        if room not in drawn and room not in supply:
            raise broken(what, "undrawable", name=room_told(room))
        if room not in drawn:
            s.supply[supply.index(room)] = back[0]
            supply = s.supply[: s.supply_size]
            s.place[back[0]] = IN_SUPPLY
            back = back[1:]
    return [room for room in drawn if room not in wanted]


def _deal_again(s: State, hands: object) -> None:
    """R6.5: stacks dealt before the first shuffle keep the order of the set-up."""
    if not isinstance(hands, list) or len(hands) != s.castles:
        raise BrokenRecord(wrong("each_player", what="hands", number=s.castles))
    open_stacks = [player for player in range(s.castles) if s.hand_dealt[player] > 0]
    wanted = [rooms_named(hand_of(p), hands[p], HAND) for p in open_stacks]
    rooms = [room for stack in wanted for room in stack]
    check_once("hands", rooms)
    _exchange(s, [room for p in open_stacks for room in s.hand[p]], rooms, "hands")
    for player, stack in zip(open_stacks, wanted, strict=True):
        s.hand[player] = sorted(stack)
    for room in rooms:
        s.place[room] = IN_STACK


def _draw_rooms_again(before: State, s: State, castle: int, names: object) -> None:
    """R5.6: rooms drawn lie open; a room put back is known as it was before (R14.3)."""
    drawn = [room for room in s.drawn_room[castle] if room != NO_ROOM]
    wanted = rooms_named("rooms", names, len(drawn))
    check_once("rooms", wanted)
    for room in _exchange(s, drawn, wanted, "rooms"):
        is_shuffled_now = before.place[room] == DISCARDED
        s.seen_by[room] = before.seen_by[room]
        s.shuffled[room] = s.shuffles if is_shuffled_now else before.shuffled[room]
    s.drawn_room[castle][: len(wanted)] = sorted(wanted)
    for room in wanted:
        s.place[room] = OPEN
        s.seen_by[room] = s.shuffled[room] = 0


def _draw_cards_again(s: State, castle: int, names: object) -> None:
    drawn = [card for card in s.drawn_card[castle] if card != NO_CARD]
    wanted = cards_named("cards", names, len(drawn))
    pool = [*s.deck[: s.deck_size], *drawn]
    for card in wanted:
        if card not in pool:
            raise broken("cards", "undrawable", name=card_told(card))
    s.deck[: s.deck_size] = [card for card in pool if card not in wanted]
    s.drawn_card[castle][: len(wanted)] = sorted(wanted)
