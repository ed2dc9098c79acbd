"""The palace and the park of Palais Royal in a terminal.

The palace is a plan of 3 × 3 rooms with the servants of every seat; ★ marks the majority. A
field of the park shows what its noble costs now, the seals, the points and the ability; • is
before what the viewer can pay. In narrow terminals a field is three short lines.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from palas.cli.arms import letter, seat_style
from palas.cli.palais_royal_words import ABILITY_SIGNS, part, word
from palas.kernel.phrases import in_language

if TYPE_CHECKING:
    from rich.text import Text

    from palas.games.palais_royal.state import State

ROOM_WIDTH, WIDEST_ROOM = 14, 22
FIELD_WIDTH = 9  # with one blank
MARGIN = 3  # for the numbers of the rows
GAP = 3  # between park and palace
STAR, PAYABLE, FREE, TWICE = "★", "•", "·", "×2"
STYLES = {"turquoise": "cyan", "violet": "magenta", "free": "dim", "payable": "bold green"}


def table_lines(view: State, viewer: int, language: str, width: int) -> list[Text]:
    """Return palace and park, side by side where there is room."""
    drawn = park(view, viewer, language, width)
    widest = max(line.cell_len for line in drawn)
    if width < widest + GAP + 3 * ROOM_WIDTH:
        return [*palace(view, language, width), *drawn]
    rooms = palace(view, language, width - widest - GAP)
    return _beside(drawn, rooms, widest + GAP)


def _beside(left: list[Text], right: list[Text], at: int) -> list[Text]:
    from rich.text import Text

    lines = [
        Text.assemble(one, " " * (at - one.cell_len), other)
        for one, other in zip_longest(left, right, fillvalue=Text())
    ]
    for line in lines:
        line.rstrip()
    return lines


# ------------------------------------------------------------------------------- the palace


def palace(view: State, language: str, width: int) -> list[Text]:
    """Return the nine rooms as they lie, three lines a row."""
    cell = min(WIDEST_ROOM, width // 3)
    rooms = [view.spot.index(spot) for spot in range(len(view.spot))]
    lines: list[Text] = []
    for first in range(0, len(rooms), 3):
        row = [_room(view, room, language, cell) for room in rooms[first : first + 3]]
        lines += [_joined(parts, cell) for parts in zip(*row, strict=True)]
    return lines


def _joined(parts: tuple[Text, ...], cell: int) -> Text:
    from rich.text import Text

    padded = [Text.assemble(one, " " * (cell - one.cell_len)) for one in parts[:-1]]
    line = Text.assemble(*padded, parts[-1])
    line.rstrip()
    return line


def _room(view: State, room: int, language: str, cell: int) -> tuple[Text, Text, Text]:
    """Return a room's name, its servants, and an empty line."""
    from rich.text import Text

    name = part(view, "names").fitting_room_name(room, language, cell - 1)
    return Text(name[: cell - 1], "bold"), _servants(view, room, language, cell), Text()


def _servants(view: State, room: int, language: str, cell: int) -> Text:
    from rich.text import Text

    tables, majorities = part(view, "tables"), part(view, "majorities")
    has_bonus = room in (
        *(tables.COURT, tables.STAIRCASE, tables.MINT),
        *(tables.KING, tables.MADAME),
    )
    counts = []
    for seat in range(view.seats):
        if number := view.servants[seat][room]:
            star = STAR if has_bonus and majorities.has_majority(view, seat, room) else ""
            sign = (letter(seat, language), seat_style(seat))
            counts.append(Text.assemble(sign, f"{number}{star}"))
    line = Text(" ").join(counts) if counts else Text(FREE, STYLES["free"])
    return line if line.cell_len < cell else Text().join(counts)


# --------------------------------------------------------------------------------- the park


def park(view: State, viewer: int, language: str, width: int) -> list[Text]:
    """Return the park as a grid, then its border rows with who leads."""
    from rich.text import Text

    lines_module = part(view, "words.position_lines")
    names = part(view, "names")
    columns, rows = lines_module.COLUMNS, lines_module.PARK_LINES
    cell = max(4, min(FIELD_WIDTH, (width - MARGIN) // columns))
    letters = [Text(chr(ord("A") + column), "dim") for column in range(columns)]
    lines = [Text.assemble(" " * MARGIN, _joined(tuple(letters), cell))]
    for row in range(1, rows + 1):
        cells = []
        for column in range(columns):
            field = names.field_number(f"{chr(ord('A') + column)}{row}")
            cells.append(
                _ornament(view, row, column, language, cell)
                if field is None
                else _field(view, viewer, field, language, cell)
            )
        lines += _grid_row(row, cells, cell)
    return lines + [_border(view, number, language) for number in range(4)]


def _grid_row(row: int, cells: list[list[Text]], cell: int) -> list[Text]:
    from rich.text import Text

    lines = []
    for at, parts in enumerate(zip_longest(*cells, fillvalue=Text())):
        number = Text(f"{row if at == 0 else '':<{MARGIN}}", "dim")
        lines.append(Text.assemble(number, _joined(parts, cell)))
    return lines


def _ornament(view: State, row: int, column: int, language: str, cell: int) -> list[Text]:
    from rich.text import Text

    tables, components = part(view, "tables"), part(view, "components").COMPONENTS
    place = row - 1 + min(tables.FIELD_ROW), column + min(tables.FIELD_COLUMN)
    for entry in components["ornaments"]:
        if (entry["row"], entry["column"]) == place:
            return [Text(word(entry["ornament"], language)[: cell - 1], "dim italic")]
    return [Text()]


def _field(view: State, viewer: int, field: int, language: str, cell: int) -> list[Text]:
    """Return what stands on a field: a noble, a servant or nothing."""
    from rich.text import Text

    tables = part(view, "tables")
    twice = TWICE if tables.FIELD_COUNTS[field] > 1 else ""
    is_narrow = cell < FIELD_WIDTH - 1
    if view.noble[field] != tables.NO_NOBLE:
        lines = _noble(view, viewer, field, language, is_narrow=is_narrow)
        shortest = min(lines, key=lambda line: line.cell_len)
        if twice and shortest.cell_len + len(twice) + 1 < cell:
            shortest.append(f" {twice}", "dim")
        return lines
    seat = view.owner[field]
    if seat == tables.NO_SEAT:
        return [Text(FREE, STYLES["free"])]
    sign = letter(seat, language) if is_narrow else f" {letter(seat, language)} "
    return [Text.assemble((sign, seat_style(seat)), twice)]


def _noble(view: State, viewer: int, field: int, language: str, *, is_narrow: bool) -> list[Text]:
    from rich.text import Text

    recruiting, tables = part(view, "recruiting"), part(view, "tables")
    noble = view.noble[field]
    can_pay = viewer >= 0 and recruiting.can_pay(view, viewer, field)
    price = f"{PAYABLE if can_pay else ''}{recruiting.price(view, field)}"
    gold = Text(price, STYLES["payable"] if can_pay else "bold")
    seals = [
        Text(f"{numbers[noble]}{word(colour, language)}", STYLES[colour])
        for colour, numbers in _seals(view)
        if numbers[noble]
    ]
    points = Text(f"{tables.NOBLE_POINTS[noble]}{word('points', language)}")
    if is_narrow:
        return [gold, *seals, points]
    ability = part(view, "components").ABILITIES[tables.NOBLE_ABILITY[noble]]
    sign = in_language(ABILITY_SIGNS[ability], language)
    return [Text.assemble(gold, " ", *seals), Text.assemble(points, f" {sign}" if sign else "")]


def _seals(view: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    tables = part(view, "tables")
    return ("turquoise", tables.NOBLE_TURQUOISE), ("violet", tables.NOBLE_VIOLET)


def _border(view: State, row: int, language: str) -> Text:
    """Return a border row: how strong every seat is there and what it would bring."""
    from rich.text import Text

    scoring, names = part(view, "scoring"), part(view, "names")
    strengths = scoring.row_strengths(view, row)
    line = Text.assemble((names.row_name(row, language), "bold"), ": ")
    order = sorted(range(view.seats), key=lambda seat: -scoring.strength_of(strengths, seat))
    shown = []
    for seat in order:
        if strength := scoring.strength_of(strengths, seat):
            points = scoring.place_points(strengths, view.seats, seat)
            sign = (letter(seat, language), seat_style(seat))
            won = (f" +{points}", "green") if points else ("", "")
            shown.append(Text.assemble(sign, f" {strength}", won))
    return line.append_text(Text(", ").join(shown)) if shown else line.append(FREE, "dim")
