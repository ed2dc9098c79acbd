"""Reading the castles of a position text: their drawings and what is going on in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from palas.games.two_castles import actions
from palas.games.two_castles.castle_file import read_castles
from palas.games.two_castles.lexicon import ROOM_LEXICON
from palas.games.two_castles.state import (
    HIDDEN,
    LAID,
    LAYING,
    OPEN,
    TAKING_CARD,
    TAKING_ROOM,
    State,
)
from palas.games.two_castles.tables import (
    ATTENDANTS_OF_A_KIND,
    CARD_DRAW,
    DECORATIONS,
    FOUNTAIN,
    LUDWIG,
    NO_CARD,
    NO_ROOM,
    REGULAR_ROOMS,
    ROOM_DRAW,
    SPECIAL_KINDS,
    SPECIALS_OF_A_KIND,
)
from palas.games.two_castles.words.acts import NO_SIDE, RIGHT, own_row, side_of
from palas.games.two_castles.words.parsing import decision_meant
from palas.games.two_castles.words.position_table import BONUSES
from palas.games.two_castles.words.position_words import (
    LINE_OF,
    NEW_ROOM,
    ROOM,
    SEAT,
    player_told,
    room_told,
    wrong,
)
from palas.kernel.errors import BrokenPosition
from palas.kernel.message import Message, quoted
from palas.kernel.reading import listed

if TYPE_CHECKING:
    from palas.games.two_castles.words.position_lines import Draft
    from palas.kernel.reading import Line

_PLAYER = re.compile(r"(?:seat (\d+)|(ludwig))", re.IGNORECASE)
_BONUS = re.compile(r"bonus of (.+?) ?: ?(\w+)([^;]*)(?:; ?(?:proposed (.+)|(disputed)))?")
_OWN_LINES = ("laid", "new", "waiting", "bonus")


def read_all_castles(draft: Draft, sections: list[list[Line]]) -> None:
    """Read the drawing of every castle, then what goes on in it."""
    s = draft.s
    if len(sections) != s.castles:
        number = len(sections)
        raise BrokenPosition(wrong("castles", number=number, seats=s.seats, castles=s.castles))
    drawn = [line for section in sections for line in section if line.word not in _OWN_LINES]
    _take_drawings(draft, read_castles("\n".join(line.text for line in drawn)).state, drawn[0])
    for castle, section in enumerate(sections):
        for line in section:
            if line.word in _OWN_LINES:
                said = Message(LINE_OF, part=line.word, castle=castle + 1)
                draft.say_once(line, f"{line.word} of castle {castle + 1}", said.told)
                _READERS[line.word](draft, line, castle)
    _fill_stocks(s)


def _take_drawings(draft: Draft, drawn: State, line: Line) -> None:
    s = draft.s
    for name in ("throne", "rooms", "room", "room_x", "room_y", "attendant", "card"):
        setattr(s, name, getattr(drawn, name))
    for castle in range(s.castles):
        for index in range(s.rooms[castle]):
            room = s.room[castle][index]
            if room < REGULAR_ROOMS and s.place[room] != HIDDEN:
                raise line.broken(wrong("laid", room=room_told(room)))
            if room < REGULAR_ROOMS:
                s.place[room] = LAID
        for card in s.card[castle]:
            if card != NO_CARD and draft.card_at[card]:
                raise line.broken(wrong("kept", where=draft.card_at[card]))
            if card != NO_CARD:
                draft.card_at[card] = "castle"


def _fill_stocks(s: State) -> None:
    """Work out how many special rooms and attendants are left (R1.2)."""
    laid = [s.room[castle][i] for castle in range(s.castles) for i in range(s.rooms[castle])]
    seated = [attendant for castle in range(s.castles) for attendant in s.attendant[castle]]
    for kind in range(SPECIAL_KINDS):
        s.special_stock[kind] = SPECIALS_OF_A_KIND - laid.count(FOUNTAIN + kind)
    for kind in range(DECORATIONS):
        s.attendant_stock[kind] = ATTENDANTS_OF_A_KIND - seated.count(kind + 1)
    if min(*s.special_stock, *s.attendant_stock) < 0:
        raise BrokenPosition(
            wrong("stocks", rooms=SPECIALS_OF_A_KIND, attendants=ATTENDANTS_OF_A_KIND)
        )


def _player(draft: Draft, line: Line, castle: int, words: str) -> int:
    """Return a player of a castle."""
    found = _PLAYER.fullmatch(words.strip())
    if not found:
        raise line.broken(wrong("no_player", given=quoted(words, 40)))
    s = draft.s
    player = LUDWIG if found[2] else line.count(found[1], SEAT, 1, s.seats) - 1
    if player >= s.castles or side_of(s, player, castle) == NO_SIDE:
        raise line.broken(wrong("no_builder", player=player_told(s, player)))
    return player


def _read_laid(draft: Draft, line: Line, castle: int) -> None:
    """Put the rooms of a castle in the order they were laid."""
    s = draft.s
    count = s.rooms[castle]
    when = [line.count(digits, ROOM, 1, count) - 1 for digits in line.text.split()[1:]]
    if sorted(when) != list(range(count)):
        raise line.broken(wrong("laid_order", count=count))
    for name in ("room", "room_x", "room_y"):
        row = getattr(s, name)[castle]
        drawn = row[:count]
        for at, value in zip(when, drawn, strict=True):
            row[at] = value


def _read_new(draft: Draft, line: Line, castle: int) -> None:
    for part in listed(line.text[len("new") :].strip(" :")):
        name, _, words = part.rpartition(" of ")
        player = _player(draft, line, castle, words)
        said = Message(NEW_ROOM, player=player_told(draft.s, player), castle=castle + 1)
        draft.say_once(line, f"new room of player {player} in castle {castle + 1}", said.told)
        room = draft.put_room(line, name, OPEN)
        draft.s.new_room[castle][own_row(player, castle)] = room


def _read_waiting(draft: Draft, line: Line, castle: int) -> None:
    for part in listed(line.text[len("waiting") :].strip(" :")):
        player = _player(draft, line, castle, part)
        draft.s.waiting[castle] |= 1 << own_row(player, castle)


def _read_bonus(draft: Draft, line: Line, castle: int) -> None:
    found = _BONUS.fullmatch(line.text)
    if not found or found[2] not in BONUSES[1:]:
        raise line.broken(wrong("bonus", known=list(BONUSES[1:])))
    s = draft.s
    seat = _player(draft, line, castle, found[1])
    if seat >= s.seats:
        raise line.broken(wrong("ludwigs_bonus"))
    s.placer[castle] = seat
    s.bonus[castle] = BONUSES.index(found[2])
    _read_drawn(draft, line, castle, listed(found[3].strip()))
    s.disputed[castle] = int(found[5] is not None)
    if found[4]:
        s.proposal[castle] = _proposal(s, line, castle, found[4])


def _read_drawn(draft: Draft, line: Line, castle: int, names: list[str]) -> None:
    s = draft.s
    stage = s.bonus[castle]
    most = {TAKING_ROOM: ROOM_DRAW, TAKING_CARD: CARD_DRAW, LAYING: 1}.get(stage, 0)
    if len(names) > most or (most and not names):
        raise line.broken(
            wrong("drawn" if most else "drawn_nothing", bonus=BONUSES[stage], most=most)
        )
    if stage == TAKING_ROOM:
        rooms = sorted(draft.put_room(line, name, OPEN) for name in names)
        s.drawn_room[castle][: len(rooms)] = rooms
    elif stage == TAKING_CARD:
        cards = sorted(draft.put_card(line, name) for name in names)
        s.drawn_card[castle][: len(cards)] = cards
    elif stage == LAYING:
        held = line.named(ROOM_LEXICON, names[0])
        s.held[castle] = held if held >= FOUNTAIN else draft.put_room(line, names[0], OPEN)


def _proposal(s: State, line: Line, castle: int, words: str) -> int:
    seat = s.placer[castle]
    side = side_of(s, seat, castle)
    action = decision_meant(s, seat, side, words)
    if action == NO_ROOM:
        raise line.broken(wrong("proposal", given=quoted(words, 40)))
    return action - (actions.RIGHT_CASTLE if side == RIGHT else actions.LEFT_CASTLE)


_READERS = {
    "laid": _read_laid,
    "new": _read_new,
    "waiting": _read_waiting,
    "bonus": _read_bonus,
}
