"""The panels beside the street: seats, values, cards for sale, supply, chronicle."""

from __future__ import annotations

from math import ceil, sqrt

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import fitted, label, text_width, wrapped
from palas.draw.markup import (
    Markup,
    group,
    join,
    moved,
    offered,
    piece,
    rectangle,
    title,
    use,
)
from palas.draw.ornaments import corner_flowers
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.deeds import deed
from palas.games.big_boss.drawing.offer import act_of
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.state import NO_CARD
from palas.games.big_boss.tables import (
    FLAGS,
    MAX_VALUE,
)

PANEL_RULES = {
    ".field": "fill:var(--card);stroke:var(--hair);stroke-width:1.25",
    ".card-frame": "fill:none;stroke:var(--tile-blue);stroke-width:1.25",
    ".card-chosen": "fill:var(--glow);stroke:var(--on-glow);stroke-width:1.25",
    ".card-lit": "fill:none;stroke:var(--gold);stroke-width:3",
    ".tower-frame": "fill:var(--tower-wash);stroke:var(--living);stroke-width:1.25",
    ".back": "fill:url(#azulejo-stars);stroke:var(--tile-blue);stroke-width:1.25",
    ".gone": "opacity:.6",
}
COLUMNS = 10  # fields in a row of the value scale


def heading(x: float, y: float, text: str, width: float, size: float = 20) -> Markup:
    """Write the heading of a panel."""
    return fitted(x, y, text, width, size, "serif", smallest=14)


# ---------------------------------------------------------------------- the value scale


@kept(SCENES)
def value_scale(crest: tuple[int, ...], x: float, y: float, cell: float, row: float) -> Markup:
    """Draw the scale from 1 to 50 with the crests of the castles on it (R2.2)."""
    written, piles = [], []
    for down in range(MAX_VALUE // COLUMNS):
        values = range(down * COLUMNS + 1, (down + 1) * COLUMNS + 1)
        free = tuple([value for value in values if value not in crest])
        written.append(_free_values(down, free, x, y, (cell, row)))
    for value in sorted({value for value in crest if value > 0}):
        castles = [castle for castle in range(FLAGS) if crest[castle] == value]
        across, down = (value - 1) % COLUMNS, (value - 1) // COLUMNS
        middle = x + (across + 0.5) * cell, y + (down + 0.5) * row
        piles.append(_crest_pile(castles, *middle, row))
    return join((_fields(x, y, cell, row), *written, *piles))


@kept(SCENES)
def _fields(x: float, y: float, cell: float, row: float) -> Markup:
    places = ((value % COLUMNS, value // COLUMNS) for value in range(MAX_VALUE))
    corners = ((x + across * cell, y + down * row) for across, down in places)
    fields = (
        rectangle(left + 1, top + 1, cell - 2, row - 2, 3, class_="field") for left, top in corners
    )
    return group(*fields, id="scale")


@kept(SCENES)
def _free_values(
    down: int, values: tuple[int, ...], x: float, y: float, field: tuple[float, float]
) -> Markup:
    """Write the values of a row on which no crest lies."""
    cell, row = field
    size = min(12.5, row * 0.44)
    baseline = y + down * row + row / 2 + size * 0.36
    written = []
    for value in values:
        middle = x + (value - 1) % COLUMNS * cell + cell / 2
        style = "middle bold" if value % COLUMNS == 0 else "middle soft"
        written.append(label(middle, baseline, str(value), size, style))
    return group(*written, id=f"values-{down + 1}")


def _crest_pile(castles: list[int], x: float, y: float, room: float) -> Markup:
    """Draw the crests on one field; several share it in rows, none hides another."""
    per_row = ceil(sqrt(len(castles)))
    step = room / max(1, per_row)
    rows = ceil(len(castles) / max(1, per_row))
    return join(
        _marker(
            castle,
            x + (at % per_row - (per_row - 1) / 2) * step,
            y + (at // per_row - (rows - 1) / 2) * step,
            step / 29,
        )
        for at, castle in enumerate(castles)
    )


def _marker(castle: int, x: float, y: float, scale: float) -> Markup:
    """Draw the crest of a castle, which travels between the supply and the scale."""
    return piece(f"marker-{castle}", x, y, use(f"crest-{castle}", 0, 0, scale))


# ------------------------------------------------------------------------- cards for sale


def open_card(scene: Scene, card: int, box: Box) -> Markup:
    """Draw a building card for sale."""
    on_sale = scene.offer.actions_of(Kind.BUY_OPEN)
    actions = tuple([action for action in on_sale if act_of(action).at == card])
    name = scene.words.card.format(card + 1)
    return _open_card(card, name, box, actions, deed(scene, actions, ""))


@kept()
def _open_card(card: int, name: str, box: Box, actions: tuple[int, ...], words: str) -> Markup:
    width, height = box.width, box.height
    face = group(
        corner_flowers(width, height, 5),
        label(width / 2, height * 0.62, str(card + 1), width * 0.42, "serif middle bold"),
        id=f"face-{card + 1}",
    )
    return group(
        title(name),
        rectangle(0, 0, width, height, 7, class_="card"),
        rectangle(5, 5, width - 10, height - 10, 4, class_="card-frame"),
        face,
        id=f"card-{card + 1}",
        transform=moved(box.left, box.top),
        **offered(actions, words),
    )


def empty_slot(box: Box) -> Markup:
    """Mark where a card is missing."""
    left, top, right, bottom = box.grown(-2)
    size = (right - left, bottom - top)
    return rectangle(left, top, *size, 7, class_="hairline", stroke_dasharray="4 4")


def pile(scene: Scene, kind: Kind, box: Box) -> Markup:
    """Draw what can be bought unseen, with its count: the deck or the tower cards."""
    is_tower = kind is Kind.BUY_TOWER
    count = scene.view.tower_stock if is_tower else scene.view.deck_size
    if count == 0:
        return empty_slot(box)
    width, height = box.width, box.height
    actions = scene.offer.actions_of(kind)
    cards = (
        rectangle(at * 3, -at * 3, width, height, 7, class_="card")
        for at in reversed(range(min(3, count)))
    )
    style = "tower-frame" if is_tower else "back"
    return group(
        title(scene.words.tower_cards if is_tower else scene.words.deck),
        *cards,
        rectangle(5, 5, width - 10, height - 10, 4, class_=style),
        use("tower", width / 2, height * 0.52, width / 92) if is_tower else Markup(""),
        _count(count, width / 2, height * (0.8 if is_tower else 0.5), min(16.0, width * 0.24)),
        id="tower-stock" if is_tower else "deck",
        transform=moved(box.left, box.top),
        **offered(actions, deed(scene, actions, "")),
    )


def _count(count: int, x: float, y: float, size: float) -> Markup:
    height = size * 1.6
    left, top = x - size * 1.2, y - height / 2
    return join(
        (
            rectangle(left, top, size * 2.4, height, height / 2, class_="label"),
            label(x, y + size * 0.36, str(count), size, "middle bold"),
        )
    )


def price(scene: Scene, right: float, y: float, amount: int) -> Markup:
    """Write what a card costs, ending at a right edge."""
    digits = text_width(str(amount), 16, bold=True)
    return join(
        (
            label(right - digits - 25, y, scene.words.each, 13, "end soft"),
            use("coin", right - digits - 12, y - 5.5),
            label(right, y, str(amount), 16, "end bold"),
        )
    )


def display(scene: Scene, first: Box, across: float, down: float) -> Markup:
    """Draw the six open cards in two rows of three, from the place of the first."""
    parts = []
    for slot, card in enumerate(scene.view.display):
        left = first.left + (slot % 3) * across
        top = first.top + (slot // 3) * down
        box = Box.sized(left, top, first.width, first.height)
        parts.append(empty_slot(box) if card == NO_CARD else open_card(scene, card, box))
    return join(parts)


# -------------------------------------------------------------------------------- supply


def supply(scene: Scene, x: float, y: float, width: float) -> Markup:
    """Show the blocks, founding stones and crests that are left."""
    view, words = scene.view, scene.words
    free = [castle for castle in range(FLAGS) if view.crest[castle] == 0]
    stones, crests = x + width * 0.32, x + width * 0.74
    parts = [
        use("block", x, y - 1, 0.9),
        label(x + 36, y + 11, str(view.blocks), 16, "bold"),
        fitted(x + 36, y + 27, words.blocks, stones - x - 38, 12.5, "soft", smallest=9.5),
        use("verb-found", stones + 16, y + 16, 0.95),
        label(stones + 37, y + 11, str(view.stones), 16, "bold"),
        fitted(stones + 37, y + 27, words.stones, crests - stones - 42, 12.5, "soft", smallest=9.5),
    ]
    step = min(17.0, (x + width - crests - 19) / max(1, len(free) - 1))
    crest_row = (
        _marker(castle, crests + 9 + at * step, y + 12, 0.78) for at, castle in enumerate(free)
    )
    return join((group(*parts, id="supply"), *crest_row))


# ---------------------------------------------------------------------------- chronicle


def chronicle(scene: Scene, x: float, y: float, width: float, lines: int) -> Markup:
    """Write the last sentences of the log whole, newest first, each with the seat's badge."""
    parts: list[Markup] = []
    used = 0
    for entry in reversed(scene.log):
        rows = wrapped(entry, width - 28, 13, lines)
        if used + len(rows) > lines:
            break
        top = y + used * 19
        seat = _speaker(scene, entry)
        if seat is not None:
            parts.append(roundel(seat, x + 9, top - 4.5, 0.5))
        for at, words in enumerate(rows):
            parts.append(label(x + 26, top + at * 17, words, 13))
        used += len(rows)
    return group(*parts, id="chronicle")


def _speaker(scene: Scene, entry: str) -> int | None:
    """Return the seat a line of the log begins with."""
    named = [seat for seat in range(scene.view.seats) if entry.startswith(scene.name(seat))]
    return max(named, key=lambda seat: len(scene.name(seat)), default=None)
