"""What everybody knows about a seat: a banner on a desk, a chip and a row on a phone."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, grouped, label, shortened, text_width
from palas.draw.markup import Markup, group, join, moved, rectangle, use
from palas.games.big_boss.drawing.pieces import noble_symbol
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.state import BARON, GRANDEE

BANNER_HEIGHT = 78
CHIP_HEIGHT = 42
ROW_HEIGHT = 42


class Estate(NamedTuple):
    """All that is shown of a seat; equal ones look alike."""

    seat: int
    name: str
    note: str  # that it is to play, or has left
    is_acting: bool
    money: int
    hand_size: int
    towers: int
    barons: int
    grandees: int
    known: tuple[int, ...]  # cards, of rivals only


def _estate(scene: Scene, seat: int) -> Estate:
    view, words = scene.view, scene.words
    is_acting = scene.is_acting(seat)
    return Estate(
        seat,
        scene.name(seat),
        words.to_play if is_acting else words.has_left if view.left[seat] else "",
        is_acting,
        view.money[seat] + 0,
        view.hand_size[seat] + 0,
        view.towers[seat] + 0,
        view.barons[seat] + 0,
        view.grandees[seat] + 0,
        scene.cards_seen(seat) if seat != scene.viewer else (),
    )


# --------------------------------------------------------------------------------- a desk


def seat_banner(scene: Scene, seat: int, x: float, y: float, width: float) -> Markup:
    """Draw what everybody knows about a seat."""
    return _banner(_estate(scene, seat), Box.sized(x, y, width, BANNER_HEIGHT))


@kept()
def _banner(estate: Estate, box: Box) -> Markup:
    width, note = box.width, estate.note
    note_width = text_width(note, 13) + 8 if note else 0
    name = shortened(estate.name, width - 66 - note_width, 15, bold=True)
    style = "turn" if estate.is_acting else "panel"
    return group(
        rectangle(0, 0, width, BANNER_HEIGHT, 10, class_=style),
        roundel(estate.seat, 29, 39, 1.2),
        label(58, 23, name, 15, "bold"),
        label(width - 10, 23, note, 13, "end") if note else Markup(""),
        _purse(estate, width),
        _people(estate, width),
        id=f"seat-{estate.seat}",
        transform=moved(box.left, box.top),
    )


def _purse(estate: Estate, width: float) -> Markup:
    x = min(width - 86, 150)
    return join(
        (
            use("coin", 66, 41),
            fitted(80, 46.5, grouped(estate.money), x - 88, 17, "bold", smallest=10),
            use("card-icon", x, 41, 0.95),
            label(x + 10, 46, str(estate.hand_size), 14),
            use("tower-icon", x + 45, 41, 0.95),
            label(x + 55, 46, str(estate.towers), 14),
        )
    )


def _people(estate: Estate, width: float) -> Markup:
    return join(
        (
            use(noble_symbol(estate.seat, BARON), 66, 71, 0.52),
            label(77, 69, f"×{estate.barons}", 13),
            use(noble_symbol(estate.seat, GRANDEE), 110, 71, 0.44),
            label(120, 69, f"×{estate.grandees}", 13),
            _known_tiles(estate.known, 150, 65, width - 158),
        )
    )


def _known_tiles(
    cards: tuple[int, ...], x: float, y: float, width: float, size: float = 10.5
) -> Markup:
    """Draw the numbers of cards everybody knows, as many as fit."""
    step = size * 1.95 + 3
    fits = int(width // step)
    shown = cards if len(cards) <= fits else cards[: fits - 1]
    parts = []
    for at, card in enumerate(shown):
        left = x + at * step
        parts.append(rectangle(left, y - size * 0.68, step - 3, size * 1.36, 2, class_="tile"))
        parts.append(label(left + (step - 3) / 2, y + size * 0.37, str(card + 1), size, "middle"))
    if len(shown) < len(cards):
        more = f"+{len(cards) - len(shown)}"
        parts.append(label(x + len(shown) * step, y + size * 0.37, more, size))
    return join(parts)


# -------------------------------------------------------------------------------- a phone


def seat_chip(scene: Scene, seat: int, x: float, y: float, width: float) -> Markup:
    """Draw the name and the money of a seat."""
    return _chip(_estate(scene, seat)._replace(known=()), Box.sized(x, y, width, CHIP_HEIGHT))


@kept()
def _chip(estate: Estate, box: Box) -> Markup:
    width = box.width
    money = grouped(estate.money)
    has_room = text_width(money, 13, bold=True) < width - 52
    style = "turn" if estate.is_acting else "panel"
    return group(
        rectangle(0, 0, width, CHIP_HEIGHT, 9, class_=style),
        roundel(estate.seat, 17, 21, 0.76),
        fitted(33, 17, estate.name, width - 37, 11, smallest=8),
        fitted(33, 35, money, width - (52 if has_room else 37), 15, "bold", smallest=8.5),
        use("coin", width - 11, 30, 0.7) if has_room else Markup(""),
        id=f"seat-{estate.seat}",
        transform=moved(box.left, box.top),
    )


def seat_row(scene: Scene, seat: int, x: float, y: float, width: float) -> Markup:
    """Draw what a seat holds."""
    estate = _estate(scene, seat)._replace(is_acting=False, money=0)
    note = scene.words.has_left if scene.view.left[seat] else ""
    return _row(estate._replace(note=note), Box.sized(x, y, width, ROW_HEIGHT))


@kept()
def _row(estate: Estate, box: Box) -> Markup:
    x, y, seat = box.left, box.top, estate.seat
    name = f"{estate.name} · {estate.note}" if estate.note else estate.name
    return group(
        roundel(seat, x + 16, y + 18, 0.85),
        fitted(x + 40, y + 14, name, 190, 13.5, "bold", smallest=11),
        use(noble_symbol(seat, BARON), x + 246, y + 20, 0.5),
        label(x + 256, y + 15, f"×{estate.barons}", 12.5),
        use(noble_symbol(seat, GRANDEE), x + 298, y + 20, 0.45),
        label(x + 308, y + 15, f"×{estate.grandees}", 12.5),
        use("card-icon", x + 46, y + 28, 0.8),
        label(x + 54, y + 32, str(estate.hand_size), 12.5),
        use("tower-icon", x + 86, y + 28, 0.8),
        label(x + 94, y + 32, str(estate.towers), 12.5),
        _known_tiles(estate.known, x + 122, y + 28, box.width - 124),
        id=f"estate-{seat}",
    )
