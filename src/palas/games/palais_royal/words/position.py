"""A position of Palais Royal as text, complete and typable.

    palais-royal, 3 seats, seat 2 to act: moving
    option layout shuffled
    start seat 1, round 4, last round
    rooms back door, gate, cardinal / mint, writing room, Madame / staircase, king, court
    seat 1: gold 4; supply 8; others 7; servants gate 2, court 3, mint 4; nobles 25 31
    seat 2: gold 0; supply 16; others 6; servants cardinal 2; nobles 29; cards 5 moves, 2 x 4 gold
    seat 3: gold 6; supply 10; others 7; servants king 8; cards 3 hidden; open 2 points
    #       A  B  C  D  E  F  G  H
    park 1: .  .  .  .  7  .  .  .
    park 2: .  s1 30 4  5  12 s2 .
    park 3: .  8  .  -  9  10 11 .
    pile 26 hidden
    discards 4 gold, 2 x 9 moves
    at most 3 x 4 gold, 2 x 9 moves
    turn moves 5
    ply 12, reveals 3

Seats, nobles and rows count from 1. The first line comes first, the others in any order; `#`
begins a comment. What is left out is filled in, so the end of a game at a real table is short:

    palais-royal, 2 seats: finished
    seat 1: nobles 1 25 30 8; park E1 B2; cards 2; open 4 points; servants cardinal 1
    seat 2: nobles 2 17 7/1/1/4; park A4 C7

- The first line ends with what the seat does: `opening`, `supplying`, `moving`, `attending`,
  `recruiting`, `drawing`, `keeping` or `closing`; `, ended` follows when all have agreed to end.
  `finished` has no seat to act.
- Rooms lie row by row. Missing: as in the first game.
- Missing in a seat's line: no gold, no servants in rooms, no nobles, no cards; `others` as its
  nobles have left them; all servants not named are its supply. `kept` are cards in the hand or
  played since which came from the present pile.
- A noble is its number, or what it costs and brings: gold/violet/turquoise/points.
- A row of the park is a noble's number, `-` for a free field, `s1` for a servant of seat 1, `.`
  where no field is. `park E1 B2` in a seat's line names its servants too. Rows that are missing
  hold the nobles named nowhere, as many as nobody has taken.
- `cards 3 hidden`, or `cards 3`, stands for cards that are not known. `pile` begins with the next
  card; `...` adds all cards named nowhere. Missing: those, or as many hidden ones.
- `at most` says which cards the pile can only hold in part. Missing: 4 of each.
- `turn` tells what the turn still offers: `gate`, `supplied`, `moves`, `mint`, `king`, `madame`,
  `turquoise`, `violet`, `keeps`, `drawn` and `majorities`. Missing: what the action begins with.

The random generator and its key are never written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..names import card_name, room_name
from ..state import CLOSING, FINISHED, SHUFFLED, SUPPLYING, State
from ..tables import (
    CARD_KINDS,
    COPIES,
    FIELD_COLUMN,
    FIELD_ROW,
    FIELDS,
    NO_CARD,
    NO_NOBLE,
    NO_SEAT,
    NOBLES,
    POINTS2,
    ROOMS,
)
from .position_checks import check_position
from .position_lines import COLUMNS, PARK_LINES, PHASES, TURN_COUNTS
from .position_reader import read_position


def position_text(s: State) -> str:
    """Write a position, full or concealed, as text."""
    lines = [_header(s)]
    if s.layout == SHUFFLED:
        lines.append("option layout shuffled")
    last = ", last round" if s.last_round else ""
    lines += [f"start seat {s.start + 1}, round {s.round}{last}", f"rooms {_rooms(s)}"]
    lines += [_seat(s, seat) for seat in range(s.seats)]
    lines += _park(s)
    lines += [f"pile {_pile(s)}", f"discards {_cards(s.discards)}"]
    if any(most != COPIES for most in s.pile_most):
        lines.append(f"at most {_bounds(s.pile_most)}")
    if SUPPLYING <= s.phase <= CLOSING:
        lines.append(f"turn {_turn(s)}")
    lines.append(f"ply {s.ply}, reveals {s.reveals}")
    return "\n".join(lines) + "\n"


def parse_position(text: str) -> State:
    """Read a position, or raise BrokenPosition with the line and what would be right."""
    s = read_position(text)
    check_position(s)
    return s


def _header(s: State) -> str:
    head = f"palais-royal, {s.seats} seats"
    if s.phase == FINISHED:
        return f"{head}: {PHASES[FINISHED]}"
    ended = ", ended" if s.over else ""
    return f"{head}, seat {s.turn + 1} to act: {PHASES[s.phase]}{ended}"


def _rooms(s: State) -> str:
    names = [room_name(s.spot.index(spot), "en").name for spot in range(ROOMS)]
    return " / ".join(", ".join(names[row : row + 3]) for row in range(0, ROOMS, 3))


def _seat(s: State, seat: int) -> str:
    rooms = [
        f"{room_name(room, 'en').name} {s.servants[seat][room]}"
        for room in range(ROOMS)
        if s.servants[seat][room]
    ]
    nobles = [str(noble + 1) for noble in range(NOBLES) if s.taken[noble] == seat]
    opened = [0] * POINTS2 + list(s.points_played[seat])
    parts = [f"gold {s.gold[seat]}; supply {s.supply[seat]}; others {s.others[seat]}"]
    parts += [f"servants {', '.join(rooms)}"] if rooms else []
    parts += [f"nobles {' '.join(nobles)}"] if nobles else []
    parts += [f"cards {_held(s.hand[seat], s.hand_size[seat])}"] if s.hand_size[seat] else []
    parts += [f"open {_cards(opened)}"] if any(opened) else []
    parts += [f"kept {_cards(s.kept_since[seat])}"] if any(s.kept_since[seat]) else []
    return f"seat {seat + 1}: {'; '.join(parts)}"


def _several(number: int, card: int) -> str:
    return f"{number} x {card_name(card, 'en')}"


def _cards(numbers: Sequence[int]) -> str:
    """Return cards with how many there are of each."""
    named = [
        card_name(card, "en") if numbers[card] == 1 else _several(numbers[card], card)
        for card in range(CARD_KINDS)
        if numbers[card]
    ]
    return ", ".join(named) or "none"


def _bounds(most: Iterable[int]) -> str:
    return ", ".join(_several(number, card) for card, number in enumerate(most) if number != COPIES)


def _held(numbers: Sequence[int], size: int) -> str:
    """Return the cards of a hand, or how many are hidden."""
    return _cards(numbers) if sum(numbers) == size else f"{size} hidden"


def _pile(s: State) -> str:
    if s.pile_size and s.pile[0] == NO_CARD:
        return f"{s.pile_size} hidden"
    names = [card_name(card, "en") for card in s.pile[: s.pile_size][::-1]]
    return ", ".join(names) or "none"


def _park(s: State) -> list[str]:
    rows = [["."] * COLUMNS for _ in range(PARK_LINES)]
    for field in range(FIELDS):
        row, column = FIELD_ROW[field] - min(FIELD_ROW), FIELD_COLUMN[field] - min(FIELD_COLUMN)
        rows[row][column] = _field(s, field)
    letters = [chr(ord("A") + column) for column in range(COLUMNS)]
    width = len(str(PARK_LINES))
    lines = [f"#    {'':{width}}  " + " ".join(f"{letter:2}" for letter in letters).rstrip()]
    for number, line in enumerate(rows, 1):
        lines.append(f"park {number:{width}}: " + " ".join(f"{field:2}" for field in line).rstrip())
    return lines


def _field(s: State, field: int) -> str:
    if s.noble[field] != NO_NOBLE:
        return str(s.noble[field] + 1)
    return "-" if s.owner[field] == NO_SEAT else f"s{s.owner[field] + 1}"


def _turn(s: State) -> str:
    """Return what the turn still offers; 'nothing' when all of it is used."""
    parts = [f"{word} {getattr(s, name)}" for word, name in TURN_COUNTS.items() if getattr(s, name)]
    parts += ["majorities"] if s.has_majorities else []
    parts += ["supplied"] if s.has_supplied else []
    parts += ["mint"] if s.gold_due else []
    parts += [f"drawn {_held(s.drawn, s.num_drawn)}"] if s.num_drawn else []
    return "; ".join(parts) or "nothing"
