"""A position of Two Castles as text, complete and typable.

    two-castles, 3 seats, round 1, turn 2: choosing
    option bonus_decider agree
    seat 1: stack Bakery, Kitchen, Pantry, Study, Salon, Crypt, Sty; chosen Study
    seat 2: stack 7 hidden; chosen 2 hidden
    seat 3: stack 7 hidden
    supply 98 hidden
    discarded Buttery, Gallery + 2 hidden
    known to all: Buttery, Gallery
    pile 17 hidden
    discarded cards width, height
    ply 12, reveals 3, shuffles 0
    castle Mespelbrunn, throne living+sleeping
    level 1: - | Library
    level 0: Wine Room | THRONE
    attendants: painter
    cards: special rooms
    laid 2 1
    ...

Names are read in every language and may be shortened, seats count from 1, `#` begins a
comment. The first line comes first, then the table in any order, then the castles, from the
one between seats 1 and 2 on to the left. What is going on is `ludwig` (a seat assigns
Ludwig's rooms), `choosing`, `assigning`, `placing` or `finished` (`two-castles, 3 seats:
finished`). Lines and parts that are missing mean what is given in brackets.

- `option bonus_decider` is placer, elder or agree. [placer]
- `seat 2`, or `ludwig`, has a stack [hidden, as large as the turn tells], and after `;` the
  rooms chosen and not yet assigned [none]: until the reveal they are part of the stack.
  `; seen by 1 3` names the seats that have held the stack [as it was passed on], `; dealt
  after shuffle 1` when it was dealt [before any].
- `supply` begins with the next room; `...` adds all rooms named nowhere. [all rooms named
  nowhere, or hidden as soon as anything is] `discarded`: rooms out of play. [none]
- `known to 1 3: Crypt` names the seats that know a discarded room; `known to 1 3 before
  shuffle 1: Crypt` those that knew it when it was shuffled into the supply. [nobody]
- `pile` are the bonus cards, the next one first, `discarded cards` those out of play.
- A castle is drawn as in a castle file (see `castle_file`). `laid 2 1` says when its rooms
  were laid, in the order of the drawing. [in that order] Further lines of a castle are

    new Wine Room of seat 1, Terrace of seat 2     assigned and not yet laid
    waiting seat 2
    bonus of seat 1: room Bakery, Study; proposed keep Bakery

  The bonus is of the seat that laid the room; it is `bonus` (which one), `room` or `card`
  with what was drawn, `attendant`, `special` or `laying Fountain`; then perhaps `proposed`
  with the words of a move, or `disputed`.

The random generator and its key are never written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.two_castles.castle_file import castle_text
from palas.games.two_castles.names import card_name, room_name
from palas.games.two_castles.state import (
    DISCARDED,
    EVERYBODY,
    FINISHED,
    LAYING,
    NO_BONUS,
    NO_PROPOSAL,
    TAKING_CARD,
    TAKING_ROOM,
    State,
)
from palas.games.two_castles.tables import BONUS_CARDS, NO_CARD, NO_ROOM, REGULAR_ROOMS
from palas.games.two_castles.words.acts import decision_of, player_name, side_of
from palas.games.two_castles.words.moves import decision_words
from palas.games.two_castles.words.position_checks import check_position
from palas.games.two_castles.words.position_reader import read_position
from palas.games.two_castles.words.position_table import (
    BONUSES,
    DECIDERS,
    PHASES,
    holders,
    seats_in,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


def position_text(s: State) -> str:
    """Write a position, full or concealed, as text."""
    lines = [_header(s)]
    if s.bonus_decider:
        lines.append(f"option bonus_decider {DECIDERS[s.bonus_decider]}")
    lines += [_player(s, player) for player in range(s.castles)]
    lines += [f"supply {_supply(s)}", f"discarded {_discarded(s)}", *_known(s)]
    lines += [f"pile {_pile(s)}", f"discarded cards {_cards(_discarded_cards(s))}"]
    lines.append(f"ply {s.ply}, reveals {s.reveals}, shuffles {s.shuffles}")
    for castle in range(s.castles):
        lines += [*castle_text(s, castle).splitlines(), *_in_castle(s, castle)]
    return "\n".join(lines) + "\n"


def parse_position(text: str) -> State:
    """Read a position, or raise BrokenPosition with the line and what would be right."""
    s = read_position(text)
    check_position(s)
    return s


def _header(s: State) -> str:
    head = f"two-castles, {s.seats} seats"
    if s.phase == FINISHED:
        return f"{head}: finished"
    return f"{head}, round {s.round + 1}, turn {s.turn + 1}: {PHASES[s.phase]}"


def _rooms(rooms: Iterable[int]) -> str:
    return ", ".join(room_name(room, "en") for room in rooms) or "none"


def _cards(cards: Iterable[int]) -> str:
    return ", ".join(card_name(card, "en") for card in cards) or "none"


def _shown(rooms: list[int], count: int) -> str:
    """Return the rooms of a row, or how many are hidden."""
    return f"{count} hidden" if count and rooms[0] == NO_ROOM else _rooms(rooms[:count])


def _player(s: State, player: int) -> str:
    parts = [f"stack {_shown(s.hand[player], s.hand_size[player])}"]
    if s.num_chosen[player]:
        parts.append(f"chosen {_shown(s.chosen[player], s.num_chosen[player])}")
    if s.hand_seen[player] != holders(s, player):
        parts.append(f"seen by {_seats(s.hand_seen[player])}")
    if s.hand_dealt[player]:
        parts.append(f"dealt after shuffle {s.hand_dealt[player]}")
    return f"{player_name(s, player)}: " + "; ".join(parts)


def _seats(seats: int) -> str:
    if seats == EVERYBODY:
        return "all"
    return " ".join(str(seat + 1) for seat in seats_in(seats)) or "nobody"


def _supply(s: State) -> str:
    return _shown(s.supply[: s.supply_size][::-1], s.supply_size)


def _discarded(s: State) -> str:
    known = [room for room in range(REGULAR_ROOMS) if s.place[room] == DISCARDED]
    hidden = s.discards - len(known)
    if not hidden:
        return _rooms(known)
    return f"{_rooms(known)} + {hidden} hidden" if known else f"{hidden} hidden"


def _known(s: State) -> list[str]:
    """Tell which seats know what is discarded, or knew what was shuffled in (R14.3)."""
    groups: dict[tuple[int, int], list[int]] = {}
    for room in range(REGULAR_ROOMS):
        if s.seen_by[room] or s.shuffled[room]:
            groups.setdefault((s.shuffled[room], s.seen_by[room]), []).append(room)
    return [
        f"known to {_seats(seats)}{_before(shuffle)}: {_rooms(rooms)}"
        for (shuffle, seats), rooms in sorted(groups.items())
    ]


def _before(shuffle: int) -> str:
    return f" before shuffle {shuffle}" if shuffle else ""


def _pile(s: State) -> str:
    if s.deck_size and s.deck[0] == NO_CARD:
        return f"{s.deck_size} hidden"
    return _cards(s.deck[: s.deck_size][::-1])


def _discarded_cards(s: State) -> list[int]:
    return [card for card in range(BONUS_CARDS) if s.discarded_cards >> card & 1]


def _in_castle(s: State, castle: int) -> list[str]:
    """Return the lines of a castle that its drawing does not tell."""
    lines = []
    order = sorted(
        range(s.rooms[castle]), key=lambda at: (-s.room_y[castle][at], s.room_x[castle][at])
    )
    if order != sorted(order):
        lines.append("laid " + " ".join(str(at + 1) for at in order))
    players = [castle, (castle + 1) % s.castles]
    new = [
        f"{room_name(room, 'en')} of {player_name(s, player)}"
        for room, player in zip(s.new_room[castle], players, strict=True)
        if room != NO_ROOM
    ]
    if new:
        lines.append("new " + ", ".join(new))
    waiting = [player_name(s, players[side]) for side in (0, 1) if s.waiting[castle] >> side & 1]
    if waiting:
        lines.append("waiting " + ", ".join(waiting))
    if s.bonus[castle] != NO_BONUS:
        lines.append(_bonus(s, castle))
    return lines


def _bonus(s: State, castle: int) -> str:
    stage, seat = s.bonus[castle], s.placer[castle]
    words = f"bonus of {player_name(s, seat)}: {BONUSES[stage]}"
    if stage == TAKING_ROOM:
        words += " " + _rooms(room for room in s.drawn_room[castle] if room != NO_ROOM)
    if stage == TAKING_CARD:
        words += " " + _cards(card for card in s.drawn_card[castle] if card != NO_CARD)
    if stage == LAYING:
        words += " " + room_name(s.held[castle], "en")
    if s.proposal[castle] != NO_PROPOSAL:
        act = decision_of(s.proposal[castle], side_of(s, seat, castle))
        words += "; proposed " + decision_words(s, seat, act, "en")
    return words + ("; disputed" if s.disputed[castle] else "")
