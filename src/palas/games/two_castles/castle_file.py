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

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from palas.games.two_castles.castle_checks import breaches, cells_of, leftmost
from palas.games.two_castles.castle_reader import Drawing, read_drawings
from palas.games.two_castles.castle_words import (
    and_more,
    cell_words,
    in_castle,
    named,
    there,
    wrong,
)
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

if TYPE_CHECKING:
    from palas.kernel.message import Message

CASTLE: Phrases = ("castle", "Schloss", "замок")
THRONE_WORD: Phrases = ("throne", "Thronsaal", "тронный зал")
LEVEL: Phrases = ("level", "Stockwerk", "уровень")
ATTENDANTS_WORD: Phrases = ("attendants", "Bedienstete", "слуги")
CARDS_WORD: Phrases = ("cards", "Bonuskarten", "карты бонусов")


class CastleFile(NamedTuple):
    """What a castle file says: the castles in a record, their names, and the rules broken."""

    state: State
    names: list[str]
    breaches: list[list[Message]]  # [castles] the rules each breaks


def read_castles(text: str, *, anyway: bool = False) -> CastleFile:
    """Return the castles of a file; `anyway` lists breaches of the rules instead of raising."""
    drawings = read_drawings(text)
    if len(drawings) > MAX_CASTLES:
        raise BrokenPosition(wrong("too_many", number=len(drawings), most=MAX_CASTLES))
    state = _blank(len(drawings))
    found: list[list[Message]] = []
    for castle, drawing in enumerate(drawings):
        _fill(state, castle, drawing)
        lying = breaches(state, castle, drawing.first_column)
        found.append(lying + _surplus(drawing) + _shared(drawings[:castle], drawing))
    if not anyway:
        _refuse(drawings, found)
    return CastleFile(state, [drawing.name for drawing in drawings], found)


def _refuse(drawings: list[Drawing], found: list[list[Message]]) -> None:
    """Raise BrokenPosition with the first breach, if there is any."""
    said = [
        in_castle(drawing.name, breach)
        for drawing, broken in zip(drawings, found, strict=True)
        for breach in broken
    ]
    if said:
        raise BrokenPosition(and_more(said[0], len(said) - 1))


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
    count = len(drawing.rooms)
    if count > MAX_ROOMS:
        problem = wrong("size", number=count, most=MAX_ROOMS)
        raise BrokenPosition(in_castle(drawing.name, problem))
    for cell in drawing.rooms:
        if not (-REACH <= cell[0] <= REACH + 1 and abs(cell[1]) <= REACH):
            problem = wrong("too_far", where=cell_words(cell, drawing.first_column))
            raise BrokenPosition(in_castle(drawing.name, problem))
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


def _surplus(drawing: Drawing) -> list[Message]:
    """Return the breaches of attendants and cards for which there is no place."""
    attendants = [partial(attendant_name, n) for n in drawing.attendants[ATTENDANT_PLACES:]]
    cards = [partial(card_name, n) for n in drawing.cards[KEPT_CARDS:]]
    found = [wrong("attendants", left=attendants)] if attendants else []
    return [*found, wrong("cards", left=cards)] if cards else found


def _shared(earlier: list[Drawing], drawing: Drawing) -> list[Message]:
    """Return the breaches of what lies in an earlier castle of the file too, or is there twice."""
    rooms = {room for one in earlier for room in one.rooms.values() if room < REGULAR_ROOMS}
    cards = [card for one in earlier for card in one.cards]
    found = [
        there(cell, drawing.first_column, wrong("other_castle", room=named(room)))
        for cell, room in drawing.rooms.items()
        if room in rooms
    ]
    for number, card in enumerate(drawing.cards):
        if card in cards + drawing.cards[:number]:
            found.append(wrong("card_twice", card=partial(card_name, card)))
    if drawing.throne in [one.throne for one in earlier]:
        found.append(wrong("throne_twice", throne=partial(throne_name, drawing.throne)))
    return found
