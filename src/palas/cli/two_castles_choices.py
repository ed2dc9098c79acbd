"""The legal actions of Two Castles in groups, with the points they bring to a castle at once."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from palas.cli.table_view import Choice, Choices
from palas.cli.two_castles_words import room_facts, word
from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.drawing.castle import castle_of as castle_alone
from palas.games.two_castles.drawing.ledger import gains
from palas.games.two_castles.names import room_name, type_name
from palas.games.two_castles.placing import rooms_of_type
from palas.games.two_castles.rooms import DECORATION_TRAIT, room_type
from palas.games.two_castles.tables import FIFTH, NO_ROOM, REGULAR_TYPES, THIRD
from palas.games.two_castles.wish_words import card_words, wish_words
from palas.games.two_castles.wishes import num_in, rooms_with
from palas.games.two_castles.words.acts import (
    LEFT,
    Act,
    Kind,
    act_of,
    castle_of,
    ludwig_side,
    ludwigs_room,
    room_to_lay,
)
from palas.games.two_castles.words.cells import place_of
from palas.games.two_castles.words.moves import move_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.games.two_castles.state import State

LAYS = (Kind.PLACE, Kind.PLACE_LUDWIG)
ANSWERS = (Kind.AGREE, Kind.DISAGREE)
DRAFTS = (Kind.CHOOSE, Kind.ASSIGN, Kind.ASSIGN_LUDWIG, Kind.PLACE_LUDWIG, Kind.WAIT)
ORDER = (
    "choose",
    "assign_ludwig",
    "assign",
    "answer",
    "bonus_left",
    "bonus_right",
    "place_left",
    "place_right",
    "place_ludwig",
    "wait",
)


def choices(view: State, seat: int, actions: Sequence[int], language: str) -> list[Choices]:
    """Return the legal actions in groups; cells stand with what they add to the castle."""
    grouped: dict[str, list[int]] = defaultdict(list)
    for action in sorted(actions):
        grouped[_group(act_of(action))].append(action)
    return [
        _choices(view, seat, group, grouped[group], language) for group in ORDER if group in grouped
    ]


def _group(act: Act) -> str:
    """Return the group an action belongs to."""
    if act.kind in DRAFTS:
        return act.kind.value
    if act.kind in ANSWERS:
        return "answer"
    side = "left" if act.side == LEFT else "right"
    return f"{'place' if act.kind is Kind.PLACE else 'bonus'}_{side}"


def _choices(view: State, seat: int, group: str, actions: list[int], language: str) -> Choices:
    acts = [act_of(action) for action in actions]
    added = _points(view, seat, acts)
    rows = [
        [_choice(view, seat, action, points, language)]
        for action, points in zip(actions, added, strict=True)
    ]
    title = word(group, language)
    if acts[0].kind in LAYS:
        title += _room_title(view, seat, acts[0], language)
    return Choices(title, rows)


def _choice(view: State, seat: int, action: int, points: int, language: str) -> Choice:
    words = move_words(view, seat, action, language)
    gain = f"{'+' if points > 0 else '−'}{abs(points)}" if points else ""
    return Choice(action, words, gain, _note(act_of(action), language))


def _note(act: Act, language: str) -> str:
    """Return what is printed on the room or the card that an action names."""
    if act.kind in (Kind.CHOOSE, Kind.TAKE_ROOM):
        return f"{room_facts(act.number, language)} · {wish_words(act.number, language)}"
    if act.kind is Kind.TAKE_CARD:
        return card_words(act.number, language)
    return ""


def room_laid(view: State, seat: int, act: Act) -> int:
    """Return the room that an action lays, or NO_ROOM."""
    if act.kind is Kind.PLACE_LUDWIG:
        return ludwigs_room(view, seat)
    return room_to_lay(view, seat, act.side) if act.kind is Kind.PLACE else NO_ROOM


def castle_at(view: State, seat: int, act: Act) -> int:
    """Return the castle that an action is about."""
    side = ludwig_side(seat) if act.kind is Kind.PLACE_LUDWIG else act.side
    return castle_of(view, seat, side)


def _room_title(view: State, seat: int, act: Act, language: str) -> str:
    """Return the room that is laid, its wish, and the bonus it brings."""
    room, castle = room_laid(view, seat, act) + 0, castle_at(view, seat, act)
    title = f": {room_name(room, language)} ({room_facts(room, language)})"
    title += f" · {wish_words(room, language)}"
    kind = room_type(room)
    count = rooms_of_type(view, castle, kind) + 1
    if kind < REGULAR_TYPES and count in (THIRD, FIFTH):
        title += " · " + word(f"brings_{count}", language, kind=type_name(kind, language))
    return title


def _points(view: State, seat: int, acts: list[Act]) -> list[int]:
    """Return what each action adds to its castle at once, bonuses left out."""
    if acts[0].kind in LAYS:
        castle, room = castle_at(view, seat, acts[0]), room_laid(view, seat, acts[0])
        cells = tuple(place_of(act.number) for act in acts)
        found = gains(castle_alone(view, castle), room + 0, cells)
        return [found[cell] for cell in cells]
    return [_bonus_points(view, seat, act) for act in acts]


def _bonus_points(view: State, seat: int, act: Act) -> int:
    if act.kind is Kind.TAKE_CARD:
        return card_points(view, castle_at(view, seat, act), act.number)
    if act.kind is Kind.TAKE_ATTENDANT:
        loved = 1 << (DECORATION_TRAIT + act.number + 1)
        return num_in(rooms_with(view, castle_at(view, seat, act), loved))
    return 0
