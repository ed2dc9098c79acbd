"""A sheet with every piece of Palais Royal, for looking at."""

from __future__ import annotations

from palas.draw.document import document
from palas.draw.geometry import Box
from palas.draw.heraldry import ARMS, roundel, shield
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, circle, join, moved, rectangle, use
from palas.draw.markup import group as grouped

from ..components import ABILITIES, ROWS
from ..names import ability_words
from ..state import State
from ..tables import CARD_KINDS, MAX_SEATS, NOBLE_ABILITY, NOBLES, ROOMS
from .busts import BUST_NAMES
from .furniture import FLOORS
from .noble import noble_tile
from .pieces import price
from .privileges import card_back, privilege
from .room import WASHES, Room
from .scene import Scene
from .servants import DESK
from .speech import ENGLISH
from .style import style, symbols

WIDTH, HEIGHT = 1400, 1310
SIZE = DESK._replace(is_short=True)


def sheet(theme: str = "auto") -> str:
    """Draw every piece once, with its name."""
    parts = (_seats(), _values(), _busts(), _nobles(), _garden(), _cards(), _rooms())
    name = label(30, 48, f"{ENGLISH.title}: the pieces", 28, "serif bold")
    told = "All servants, seals, portraits, nobles, cards, rooms and ornaments."
    return document(WIDTH, HEIGHT, ENGLISH.title, told, style(theme), symbols(), name, *parts)


def _heading(x: float, y: float, words: str) -> Markup:
    return label(x, y, words, 17, "serif bold")


def _seats() -> Markup:
    parts = [_heading(30, 90, "Servants and arms")]
    for seat in range(MAX_SEATS):
        x = 60 + seat * 92
        parts.append(use(f"servant-{seat}", x, 134, 1.5))
        parts.append(shield(seat, x + 40, 124, 0.8))
        parts.append(roundel(seat, x + 40, 158, 0.7))
        parts.append(label(x + 16, 190, ARMS[seat].name, 12, "middle soft"))
    return join(parts)


def _values() -> Markup:
    parts = [
        _heading(440, 90, "Seals, gold, price, points"),
        use("turquoise", 470, 130, 1.6),
        use("violet", 520, 130, 1.4),
        use("gold", 570, 130, 1.7),
        price(624, 130, 20, 7),
        use("pennant", 676, 130),
        use("crown", 722, 138, 1.6),
        use("hat", 772, 130, 1.5),
        use("pawn", 816, 130, 0.8),
        use("i-recruit", 856, 130, 1.4),
        use("i-noble", 900, 130, 1.4),
        _heading(950, 90, "Abilities"),
    ]
    first = {ability: noble for noble, ability in reversed(list(enumerate(NOBLE_ABILITY)))}
    for at, ability in enumerate(sorted(set(first) - {0})):
        x, y = 966 + at % 2 * 216, 112 + at // 2 * 27
        parts.append(circle(x, y, 13, class_="badge"))
        parts.append(use(f"i-{ABILITIES[ability]}", x, y, 0.8))
        words = ability_words(first[ability], "en")
        parts.append(fitted(x + 18, y + 4, words, 190, 11.5, "soft", 8.2))
    return join(parts)


def _busts() -> Markup:
    parts = [_heading(30, 232, "Portraits")]
    for at, name in enumerate(BUST_NAMES):
        x = 78 + at * 103
        ground = circle(0, 0, 50, fill="var(--sleeping)")
        rim = circle(0, 0, 50, class_="rim")
        bust = grouped(ground, use(f"bust-{name}", 0, 0), rim, transform=moved(x, 292, 0.94))
        parts.append(grouped(bust, style="--coat:var(--living)"))
        parts.append(label(x, 360, name, 12, "middle soft"))
    return join(parts)


def _nobles() -> Markup:
    parts = [_heading(30, 400, "Nobles")]
    for noble in range(NOBLES):
        x, y = 24 + noble % 14 * 96, 412 + noble // 14 * 92
        parts.append(grouped(noble_tile(noble, noble % 9), transform=moved(x, y, 0.9)))
    return join(parts)


def _garden() -> Markup:
    parts = [_heading(30, 718, "The park")]
    for at, name in enumerate((*ROWS, "tree", "box-tree", "rosette")):
        x, y = 76 + at % 4 * 104, 778 + at // 4 * 104
        parts.append(circle(x, y, 44, class_="gravel-disc"))
        parts.append(use(name, x, y - 2, 0.84 if name in ROWS else 1.0))
        parts.append(label(x, y + 58, name, 12, "middle soft"))
    return join(parts)


def _cards() -> Markup:
    scene = _sample()
    parts = [_heading(470, 718, "Privilege cards: large, small, playable; the pile")]
    for card in range(CARD_KINDS):
        box = Box.sized(470 + card * 102, 732, 94, 116)
        parts.append(privilege(scene, card, 1, box, [], f"large-{card}", ""))
        small = Box.sized(470 + card * 92, 862, 84, 62)
        actions = [card + 1] if card % 2 else []
        count = 1 + card % 3
        parts.append(privilege(scene, card, count, small, actions, f"small-{card}", ""))
    parts.append(card_back(1318, 864, 44, 28, ENGLISH.pile.format(28)))
    return join(parts)


def _rooms() -> Markup:
    scene = _sample()
    parts = [_heading(30, 962, "Rooms and floors")]
    for room in range(ROOMS):
        shown = Room.of(scene, room, Box.sized(30 + room * 149.5, 976, 142, 196), SIZE)
        parts += [shown.drawn(), shown.servants()]
        x = 30 + room * 149.5
        parts.append(rectangle(x, 1190, 60, 60, fill=f"var(--{WASHES[room]})"))
        parts.append(rectangle(x, 1190, 60, 60, fill=f"url(#{FLOORS[room]})"))
        parts.append(label(x + 30, 1270, FLOORS[room], 12, "middle soft"))
    return join(parts)


def _sample() -> Scene:
    """Return a position with some servants in every room."""
    view = State()
    view.seats = MAX_SEATS
    for seat in range(MAX_SEATS):
        for room in range(ROOMS):
            view.servants[seat][room] = (seat + room) % 3
    view.over = 1
    return Scene(view, 0, ENGLISH, "en", (), (), (), None, (), ())
