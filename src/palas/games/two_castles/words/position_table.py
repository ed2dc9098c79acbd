"""Reading stacks, choices and what seats know in a position text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from palas.games.two_castles.lexicon import ROOM_LEXICON
from palas.games.two_castles.state import (
    CHOOSING,
    EVERYBODY,
    IN_STACK,
    LUDWIG_ASSIGN,
    OPEN,
    State,
)
from palas.games.two_castles.tables import (
    CHOICES,
    HAND,
    LUDWIG,
    REGULAR_ROOMS,
)
from palas.games.two_castles.words.position_lines import NOT_SAID
from palas.games.two_castles.words.position_words import (
    PART,
    SEAT,
    SHUFFLE,
    WHO_KNOWS,
    player_told,
    room_told,
    wrong,
)
from palas.kernel.message import Message, quoted
from palas.kernel.reading import listed

if TYPE_CHECKING:
    from palas.games.two_castles.words.position_lines import Draft
    from palas.kernel.reading import Line

PHASES = ("ludwig", "choosing", "assigning", "placing", "finished")
DECIDERS = ("placer", "elder", "agree")
BONUSES = ("", "bonus", "room", "card", "attendant", "special", "laying")
MAX_PLIES = 30_000  # far beyond any game
MAX_SHUFFLES = 120

_PLAYER = re.compile(r"(?:seat (\d+)|(ludwig)) ?: ?(.*)", re.IGNORECASE)
_KNOWN = re.compile(r"known to ([^:]*?)(?: before shuffle (\d+))? ?: ?(.*)", re.IGNORECASE)


def seats_in(seats: int) -> list[int]:
    """Return the seats of a bit set."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def holders(s: State, player: int) -> int:
    """Return the seats through whose hands a stack has come, as it was passed on (R3.5)."""
    step = -1 if s.round == 0 else 1
    held = {(player + step * at) % s.castles for at in range(s.turn + 1)}
    return sum(1 << seat for seat in held if seat < s.seats)


def stack_size(s: State, player: int) -> int:
    """Return how many rooms a stack holds at this time of the turn (R3.2, R12.4)."""
    before = HAND - CHOICES * s.turn
    is_ludwigs = s.seats < s.castles and player == LUDWIG
    is_whole = s.phase == LUDWIG_ASSIGN or (s.phase == CHOOSING and not is_ludwigs)
    return before if is_whole else before - CHOICES


def read_player(draft: Draft, line: Line) -> None:
    """Read what a player holds."""
    found = _PLAYER.fullmatch(line.text)
    if not found:
        raise line.broken(wrong("player"))
    s = draft.s
    player = LUDWIG if found[2] else line.count(found[1], SEAT, 1, s.seats) - 1
    if found[2] and s.seats == s.castles:
        raise line.broken(wrong("no_ludwig"))
    for part in filter(None, (part.strip() for part in found[3].split(";"))):
        word, _, rest = part.partition(" ")
        if word not in _PARTS:
            raise line.broken(wrong("part", given=quoted(part, 40)))
        said = Message(PART, part=word, player=player_told(s, player))
        draft.say_once(line, f"{word} of player {player + 1}", said.told)
        _PARTS[word](draft, line, player, rest.strip())


def _read_stack(draft: Draft, line: Line, player: int, words: str) -> None:
    s = draft.s
    named, hidden = line.hidden(words, REGULAR_ROOMS)
    rooms = sorted(draft.put_room(line, name, IN_STACK) for name in listed(named))
    if hidden and rooms:
        raise line.broken(wrong("half_stack"))
    s.hand_size[player] = _fitting(line, s, player, len(rooms) + hidden)
    s.hand[player][: len(rooms)] = rooms
    draft.hidden += hidden


def _fitting(line: Line, s: State, player: int, size: int) -> int:
    needed = stack_size(s, player)
    if size != needed:
        raise line.broken(wrong("stack_size", size=size, needed=needed))
    return size


def _read_chosen(draft: Draft, line: Line, player: int, words: str) -> None:
    """Read the rooms chosen; until the reveal they are part of the stack."""
    s = draft.s
    named, hidden = line.hidden(words, REGULAR_ROOMS)
    count = len(listed(named)) + hidden
    if count > CHOICES or (hidden and listed(named)):
        raise line.broken(wrong("chosen", most=CHOICES))
    rooms = sorted(_chosen_room(draft, line, player, name) for name in listed(named))
    if len(set(rooms)) < len(rooms):
        raise line.broken(wrong("room_twice", room=room_told(rooms[0])))
    s.num_chosen[player] = count
    s.chosen[player][: len(rooms)] = rooms


def _chosen_room(draft: Draft, line: Line, player: int, name: str) -> int:
    s = draft.s
    if s.phase not in (LUDWIG_ASSIGN, CHOOSING):
        return draft.put_room(line, name, OPEN)
    room = line.named(ROOM_LEXICON, name)
    if room in s.hand[player][: max(0, s.hand_size[player])]:
        return room
    is_ludwigs = s.phase == LUDWIG_ASSIGN and player == LUDWIG
    if is_ludwigs and room < REGULAR_ROOMS and s.hand[player][0] < 0:  # R14.4
        draft.hidden -= 1
        return draft.put_room(line, name, IN_STACK)
    raise line.broken(wrong("not_in_stack", room=room_told(room)))


def _read_seen(draft: Draft, line: Line, player: int, words: str) -> None:
    draft.s.hand_seen[player] = _read_seats(draft, line, words.removeprefix("by").strip())


def _read_dealt(draft: Draft, line: Line, player: int, words: str) -> None:
    digits = words.rpartition(" ")[2]
    draft.s.hand_dealt[player] = line.count(digits, SHUFFLE, 0, MAX_SHUFFLES)


def _read_seats(draft: Draft, line: Line, words: str) -> int:
    if words in ("all", "nobody"):
        return EVERYBODY if words == "all" else 0
    seats = [line.count(digits, SEAT, 1, draft.s.seats) - 1 for digits in words.split()]
    return sum(1 << seat for seat in set(seats))


_PARTS = {
    "stack": _read_stack,
    "chosen": _read_chosen,
    "seen": _read_seen,
    "dealt": _read_dealt,
}


def read_known(draft: Draft, line: Line) -> None:
    """Read which seats know some rooms that are, or were, discarded (R14.3)."""
    found = _KNOWN.fullmatch(line.text)
    if not found:
        raise line.broken(wrong("known"))
    for name in listed(found[3]):
        room = line.named(ROOM_LEXICON, name)
        if room >= REGULAR_ROOMS:
            raise line.broken(wrong("special", room=room_told(room)))
        said = Message(WHO_KNOWS, room=room_told(room))
        draft.say_once(line, f"who knows {room}", said.told)
        draft.s.seen_by[room] = _read_seats(draft, line, found[1].strip())
        draft.s.shuffled[room] = line.count(found[2] or "0", SHUFFLE, 0, MAX_SHUFFLES)


def read_counters(draft: Draft, line: Line) -> None:
    """Read ply, reveals and shuffles."""
    for part in listed(line.text):
        name, _, digits = part.rpartition(" ")
        if name not in ("ply", "reveals", "shuffles"):
            raise line.broken(wrong("counter", given=quoted(part, 40)))
        draft.say_once(line, name)
        most = MAX_SHUFFLES if name == "shuffles" else MAX_PLIES
        setattr(draft.s, name, line.count(digits, name, 0, most))


def read_option(draft: Draft, line: Line) -> None:
    """Read who decides on bonuses."""
    draft.say_once(line, "option")
    words = line.text.split()
    if words[:2] != ["option", "bonus_decider"] or words[2:] not in [[d] for d in DECIDERS]:
        raise line.broken(wrong("option", known=list(DECIDERS), given=quoted(line.text, 40)))
    draft.s.bonus_decider = DECIDERS.index(words[2])


def fill_stacks(draft: Draft) -> None:
    """Settle the stacks the text does not tell: hidden, passed on as usual."""
    s = draft.s
    for player in range(len(s.hand_size)):
        if player >= s.castles:
            s.hand_size[player] = 0
        elif s.hand_size[player] == NOT_SAID:
            s.hand_size[player] = stack_size(s, player)
            draft.hidden += s.hand_size[player]
        if player < s.castles and f"seen of player {player + 1}" not in draft.said:
            s.hand_seen[player] = holders(s, player)
