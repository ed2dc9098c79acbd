"""A castle as text, easy to type at the table: a drawing of its rooms.

    castle Neuschwanstein, throne living+sleeping
    level 1 : -         | King's Chambers | Fountain
    level 0 : Wine Room | THRONE          |         | Terrace
    level -1: -         | Crypt           | Dungeon
    attendants: painter, knight
    cards: width, special

- A row is a level, drawn from the top down; its cells stand between `|`. The row of the
  throne is level 0. Labels (`level 1:`, `Ebene 1:`, `1:`) may be left out.
- An empty cell is `-`, `.` or blank; cells at the end of a row may be left out. Only the
  number of `|` counts, not the blanks around them.
- THRONE takes two columns: the cell behind it stays empty (or says THRONE again).
- Names may be English, German or Russian, mixed, in any capitals, without accents, and
  shortened as long as they are clear: `king`, `gr balcony`, `Koenigsg`, `покои королевы`.
- `attendants` and `cards` may be left out. `#` begins a comment.
- A file may hold several castles, each beginning with its `castle` line, in their order
  around the table to the left: the first lies between seats 1 and 2, the last between the
  last seat and seat 1.
"""

from __future__ import annotations

from typing import NamedTuple

from palas.games.two_castles.castle_checks import breaches, cell_words, cells_of, leftmost
from palas.games.two_castles.castle_reader import Drawing, read_drawings
from palas.games.two_castles.names import (
    attendant_name,
    card_name,
    castle_name,
    room_name,
    throne_name,
)
from palas.games.two_castles.state import FINISHED, LAID, NO_PROPOSAL, NO_SEAT, State
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    KEPT_CARDS,
    MAX_CASTLES,
    MAX_ROOMS,
    NO_ATTENDANT,
    NO_CARD,
    NO_ROOM,
    REACH,
    REGULAR_ROOMS,
)
from palas.kernel.errors import BrokenPosition
from palas.kernel.phrases import Phrases, in_language

CASTLE: Phrases = ("castle", "Schloss", "замок")
THRONE_WORD: Phrases = ("throne", "Thronsaal", "тронный зал")
LEVEL: Phrases = ("level", "Stockwerk", "уровень")
ATTENDANTS_WORD: Phrases = ("attendants", "Bedienstete", "слуги")
CARDS_WORD: Phrases = ("cards", "Bonuskarten", "карты")


class CastleFile(NamedTuple):
    """What a castle file says: the castles in a record, their names, and the rules broken."""

    state: State
    names: list[str]
    breaches: list[list[str]]  # [castles] the rules each breaks


def read_castles(text: str, *, anyway: bool = False) -> CastleFile:
    """Return the castles of a file; `anyway` lists breaches of the rules instead of raising."""
    drawings = read_drawings(text)
    if len(drawings) > MAX_CASTLES:
        raise BrokenPosition(
            f"{len(drawings)} castles are drawn: at most {MAX_CASTLES} play (R1.6)"
        )
    state = _blank(len(drawings))
    found: list[list[str]] = []
    for castle, drawing in enumerate(drawings):
        _fill(state, castle, drawing)
        lying = breaches(state, castle, drawing.first_column)
        found.append(lying + _surplus(drawing) + _shared(drawings[:castle], drawing))
    if not anyway:
        _refuse(drawings, found)
    return CastleFile(state, [drawing.name for drawing in drawings], found)


def _refuse(drawings: list[Drawing], found: list[list[str]]) -> None:
    """Raise BrokenPosition with the first breach, if there is any."""
    said = [
        f"{_named(drawing)}{breach}"
        for drawing, broken in zip(drawings, found, strict=True)
        for breach in broken
    ]
    if said:
        more = f" (and {len(said) - 1} more)" if len(said) > 1 else ""
        raise BrokenPosition(said[0] + more)


def parse_castle(text: str) -> State:
    """Return the castles of a file in a record, one seat a castle, or raise BrokenPosition."""
    return read_castles(text).state


def castle_text(s: State, castle: int, language: str = "en", name: str = "") -> str:
    """Return a castle as a drawing that can be read again."""
    title = f"{in_language(CASTLE, language)} {name or castle_name(castle, language)}"
    throne = f"{in_language(THRONE_WORD, language)} {throne_name(s.throne[castle], language)}"
    lines = [f"{title}, {throne}", *_grid(s, castle, language)]
    attendants = [kind for kind in s.attendant[castle] if kind != NO_ATTENDANT]
    if attendants:
        names = ", ".join(attendant_name(kind, language) for kind in attendants)
        lines.append(f"{in_language(ATTENDANTS_WORD, language)}: {names}")
    cards = [card for card in s.card[castle] if card != NO_CARD]
    if cards:
        names = ", ".join(card_name(card, language) for card in cards)
        lines.append(f"{in_language(CARDS_WORD, language)}: {names}")
    return "\n".join(lines) + "\n"


def _grid(s: State, castle: int, language: str) -> list[str]:
    """Return the rows of a castle from the top down, their columns aligned."""
    names = {cell: room_name(room, language) for cell, room in cells_of(s, castle).items()}
    names[0, 0] = in_language(THRONE_WORD, language).upper()
    names[1, 0] = ""
    columns = range(leftmost(s, castle), max(x for x, _ in names) + 1)
    levels = sorted({y for _, y in names}, reverse=True)
    widths = {x: max(len(n) for (at, _), n in names.items() if at == x) for x in columns}
    labels = {y: f"{in_language(LEVEL, language)} {y}" for y in levels}
    room = max(map(len, labels.values()))
    rows = []
    for y in levels:
        cells = (names.get((x, y), "-").ljust(max(1, widths[x])) for x in columns)
        rows.append(f"{labels[y]:<{room}}: {' | '.join(cells)}".rstrip())
    return rows


def _blank(castles: int) -> State:
    """Return a finished record with empty castles."""
    s = State()
    s.seats = s.castles = castles
    s.over, s.phase = 1, FINISHED
    s.placer = [NO_SEAT] * MAX_CASTLES
    s.held = [NO_ROOM] * MAX_CASTLES
    s.proposal = [NO_PROPOSAL] * MAX_CASTLES
    for name in ("hand", "chosen", "new_room", "drawn_room"):
        setattr(s, name, [[NO_ROOM] * len(row) for row in getattr(s, name)])
    for name in ("card", "drawn_card"):
        setattr(s, name, [[NO_CARD] * len(row) for row in getattr(s, name)])
    return s


def _fill(s: State, castle: int, drawing: Drawing) -> None:
    named = _named(drawing)
    count = len(drawing.rooms)
    if count > MAX_ROOMS:
        raise BrokenPosition(f"{named}{count} rooms: a castle holds at most {MAX_ROOMS} (R2.10)")
    for cell in drawing.rooms:
        if not (-REACH <= cell[0] <= REACH + 1 and abs(cell[1]) <= REACH):
            where = cell_words(cell, drawing.first_column)
            raise BrokenPosition(f"{named}{where} is too far from the throne (R2.10)")
    s.throne[castle] = drawing.throne
    s.rooms[castle] = count
    for index, ((x, y), room) in enumerate(drawing.rooms.items()):
        s.room[castle][index] = room
        s.room_x[castle][index], s.room_y[castle][index] = x, y
        if room < REGULAR_ROOMS:
            s.place[room] = LAID
    for place, attendant in enumerate(drawing.attendants[:ATTENDANT_PLACES]):
        s.attendant[castle][place] = attendant
    for place, card in enumerate(drawing.cards[:KEPT_CARDS]):
        s.card[castle][place] = card


def _surplus(drawing: Drawing) -> list[str]:
    """Return the breaches of attendants and cards for which there is no place."""
    found = []
    if len(drawing.attendants) > ATTENDANT_PLACES:
        left = ", ".join(attendant_name(n, "en") for n in drawing.attendants[ATTENDANT_PLACES:])
        found.append(f"attendants: the throne room has two places, none for {left} (R6.8)")
    if len(drawing.cards) > KEPT_CARDS:
        left = ", ".join(card_name(n, "en") for n in drawing.cards[KEPT_CARDS:])
        found.append(f"cards: a castle keeps two at most, not {left} (R5.12)")
    return found


def _shared(earlier: list[Drawing], drawing: Drawing) -> list[str]:
    """Return the breaches of what lies in an earlier castle of the file too, or is there twice."""
    rooms = {room for one in earlier for room in one.rooms.values() if room < REGULAR_ROOMS}
    cards = [card for one in earlier for card in one.cards]
    found = [
        f"{cell_words(cell, drawing.first_column)}: {room_name(room, 'en')} lies in another"
        " castle of the file (R1.1)"
        for cell, room in drawing.rooms.items()
        if room in rooms
    ]
    for number, card in enumerate(drawing.cards):
        if card in cards + drawing.cards[:number]:
            found.append(f"cards: {card_name(card, 'en')} is there already (R1.4)")
    if drawing.throne in [one.throne for one in earlier]:
        name = throne_name(drawing.throne, "en")
        found.append(f"throne {name}: it is in another castle of the file (R1.3)")
    return found


def _named(drawing: Drawing) -> str:
    return f"castle {drawing.name}: " if drawing.name else ""
