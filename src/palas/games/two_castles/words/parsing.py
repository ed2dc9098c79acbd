"""Reading the words of a move in Two Castles.

Understood are the words of `moves` in every language, an action number, and short forms:
`Wine Room` or `pick wine` (any beginning that only one legal room has), `Wine Room left`,
`Terrace right`, `ludwig Wine Room`, `Wine Room up 1 left 2`, `left: ground right 1`,
`ludwig: ground right 1`, `wait`, `bakery`, `card width`, `painter`, `fountain`, `living
bonus`, `yes`, `no`. The castle may be left out where only one can be meant, be called by
its name (`Mespelbrunn: …`), or stand at the end (`… in the left castle`). Capitals,
accents, quotes and commas do not matter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from palas.games.two_castles.actions import NUM_ACTIONS
from palas.games.two_castles.lexicon import (
    ATTENDANT_LEXICON,
    CARD_LEXICON,
    CASTLE_LEXICON,
    ROOM_LEXICON,
    TYPE_LEXICON,
)
from palas.games.two_castles.names import TYPES
from palas.games.two_castles.rooms import ROOMS
from palas.games.two_castles.tables import FOUNTAIN_TYPE, NO_ROOM, SPECIAL_KINDS
from palas.games.two_castles.words.acts import (
    DECIDING,
    LEFT,
    NO_SIDE,
    RIGHT,
    Act,
    Kind,
    act_of,
    action_of,
    castle_of,
    ludwigs_room,
    other_chosen,
    room_to_lay,
    side_of,
)
from palas.games.two_castles.words.cells import cell_of, spelled_out
from palas.games.two_castles.words.moves import SPECIAL_OBJECTS
from palas.games.two_castles.words.patterns import (
    CANONICAL,
    CASTLE_FIRST,
    CASTLE_LAST,
    SHORT,
    Pattern,
    plain,
)
from palas.games.two_castles.words.refusing import illegal, other_room, unclear, unknown
from palas.games.two_castles.words.why_not import legal_actions
from palas.kernel.lexicon import Lexicon, folded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from palas.games.two_castles.state import State

MAX_WORDS = 160  # characters of a move we look at
MAX_DIGITS = 5

SPECIAL_LEXICON = Lexicon(
    ("no special room", "keinen Sonderraum", "нет особого помещения"),
    (
        (name, kind)
        for kind in range(SPECIAL_KINDS)
        for name in (*SPECIAL_OBJECTS[kind], *TYPES[FOUNTAIN_TYPE + kind].one)
    ),
)


class Meaning(NamedTuple):
    """An action that words may mean."""

    action: int
    language: str = "en"
    is_true: bool = True  # the words name the rooms that the action is about


class Said(NamedTuple):
    """Words taken apart: the kind of move, the castles it may be in, and what it names."""

    key: str
    language: str
    sides: tuple[int, ...]
    named: dict[str, str]


def parse_move(s: State, seat: int, words: str) -> int:
    """Return the legal action that words mean, or raise UnknownMove or IllegalMove."""
    given = plain(spelled_out(words[:MAX_WORDS]))
    allowed = legal_actions(s, seat)
    meanings = _number(given)
    for patterns in (CANONICAL, SHORT):
        meanings += _meanings(s, seat, given, patterns)
        legal = [meaning for meaning in meanings if meaning.action in allowed]
        found = list(dict.fromkeys(meaning.action for meaning in legal if meaning.is_true))
        if len(found) == 1:
            return found[0]
    if not meanings:
        raise unknown(s, seat, words, allowed)
    if found:
        raise unclear(s, seat, words, found)
    if legal:
        raise other_room(s, seat, legal[0].action).said_in(legal[0].language)
    raise illegal(s, seat, meanings[0].action).said_in(meanings[0].language)


def decision_meant(s: State, seat: int, side: int, words: str) -> int:
    """Return the action of a decision in one castle that words mean, legal or not, or NO_ROOM."""
    given = plain(spelled_out(words[:MAX_WORDS]))
    found = {
        meaning.action
        for meaning in _readings(s, seat, (side,), given, CANONICAL)
        if meaning.is_true
        and act_of(meaning.action).kind is DECIDING[s.bonus[castle_of(s, seat, side)]]
    }
    return found.pop() if len(found) == 1 else NO_ROOM


def _number(given: str) -> list[Meaning]:
    is_action = given.isascii() and given.isdigit() and len(given) <= MAX_DIGITS
    return [Meaning(int(given))] if is_action and int(given) < NUM_ACTIONS else []


def _meanings(s: State, seat: int, given: str, patterns: tuple[Pattern, ...]) -> Iterator[Meaning]:
    for sides, rest in _castles(s, seat, given):
        yield from _readings(s, seat, sides, rest, patterns)


def _readings(
    s: State, seat: int, sides: tuple[int, ...], given: str, patterns: tuple[Pattern, ...]
) -> Iterator[Meaning]:
    for pattern in patterns:
        if found := pattern.words.fullmatch(given):
            said = Said(pattern.key, pattern.language, sides, found.groupdict())
            yield from _of_kind(s, seat, said)


def _castles(s: State, seat: int, given: str) -> Iterator[tuple[tuple[int, ...], str]]:
    """Yield the castles words may speak of, and the words without the castle."""
    for side in (LEFT, RIGHT):
        for pattern in (CASTLE_FIRST[side], CASTLE_LAST[side]):
            if found := pattern.fullmatch(given):
                yield (side,), found[1]
                return
    name, _, rest = given.partition(" ")
    castle = CASTLE_LEXICON.spellings.get(folded(name))
    if castle is not None and side_of(s, seat, castle) != NO_SIDE:
        yield (side_of(s, seat, castle),), rest
    yield (LEFT, RIGHT), given


def _of_kind(s: State, seat: int, said: Said) -> Iterator[Meaning]:
    """Yield the actions of one reading."""
    if said.key.startswith(("choose", "assign")):
        yield from _draft(s, seat, said)
    elif said.key.startswith("place"):
        yield from _placing(s, seat, said)
    else:
        kind = Kind(said.key.removesuffix("_with"))
        for side in said.sides:
            for number in _numbers(said.named):
                yield Meaning(action_of(Act(kind, number, side)), said.language)


_LEXICONS = {
    "room": ROOM_LEXICON,
    "card": CARD_LEXICON,
    "attendant": ATTENDANT_LEXICON,
    "special": SPECIAL_LEXICON,
    "bonus": TYPE_LEXICON,
}


@lru_cache(maxsize=4096)
def _read(what: str, words: str) -> tuple[int, ...]:
    """Return everything of one kind that words may mean, with an article or without."""
    lexicon = _LEXICONS[what]
    bare = words.removeprefix("the ").removeprefix("den ")
    found = lexicon.matches(words) or lexicon.matches(bare)
    return tuple(lexicon.spellings[name] for name in found)


def _numbers(named: dict[str, str]) -> list[int]:
    for what in named:
        if what in _LEXICONS:
            first = 1 if what == "attendant" else 0
            return [number - first for number in _read(what, named[what])]
    return [0]


def _rooms(words: str) -> list[int]:
    return [room for room in _read("room", words) if room < len(ROOMS) - SPECIAL_KINDS]


def _draft(s: State, seat: int, said: Said) -> Iterator[Meaning]:
    """Read choosing and assigning; a second room named must be the other one chosen."""
    player = s.castles - 1 if said.key.startswith("assign_ludwig") else seat
    others = _rooms(said.named["other"]) if "other" in said.named else None
    for room in _rooms(said.named["room"]):
        other = other_chosen(s, player, room)
        if said.key == "choose":
            yield Meaning(action_of(Act(Kind.CHOOSE, room)), said.language)
        elif said.key == "assign_right":
            first = room if other == NO_ROOM else other
            yield Meaning(action_of(Act(Kind.ASSIGN, first)), said.language)
        else:
            kind = Kind.ASSIGN if player == seat else Kind.ASSIGN_LUDWIG
            is_true = others is None or other in others
            yield Meaning(action_of(Act(kind, room)), said.language, is_true)


def _placing(s: State, seat: int, said: Said) -> Iterator[Meaning]:
    """Read a cell; a room named must be the one to be laid."""
    cell = cell_of(said.named["cell"])
    rooms = _read("room", said.named["room"]) if "room" in said.named else None
    if cell is None or rooms == ():
        return
    if said.key.startswith("place_ludwig"):
        is_true = rooms is None or ludwigs_room(s, seat) in rooms
        yield Meaning(action_of(Act(Kind.PLACE_LUDWIG, cell)), said.language, is_true)
        return
    for side in said.sides:
        is_true = rooms is None or room_to_lay(s, seat, side) in rooms
        yield Meaning(action_of(Act(Kind.PLACE, cell, side)), said.language, is_true)
