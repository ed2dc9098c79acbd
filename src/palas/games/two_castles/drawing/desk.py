"""The wide layout: the others above, the viewer's castles side by side, the tray below."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel, shield
from palas.draw.lettering import fitted, label, shortened, text_width
from palas.draw.markup import Markup, group, join, moved, path, rectangle, use
from palas.games.two_castles.drawing.decisions import DESK, decision
from palas.games.two_castles.drawing.final import final_cards
from palas.games.two_castles.drawing.fitting import common_ground, placed_in, reach_of
from palas.games.two_castles.drawing.frieze import frieze
from palas.games.two_castles.drawing.gallery import gallery, hands_of_all
from palas.games.two_castles.drawing.landscape import landscape
from palas.games.two_castles.drawing.pieces import part
from palas.games.two_castles.drawing.plaque import (
    CARD_WIDTH,
    kept_cards,
    plaque_of,
    score_counts,
    wide_plaque,
)
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.stock import attendants, piles, stock
from palas.games.two_castles.drawing.tray import (
    choose_prompt,
    hand_row,
    is_choosing,
    passed_on,
    rule_line,
    share_card,
    shares,
    tile_words,
)
from palas.games.two_castles.state import PLACING
from palas.games.two_castles.tables import ROUNDS, TURNS

WIDTH, HEIGHT = 1400, 1104
LARGEST_CELL = 88
TRAY, FOOT = 842, 1060
EDGE = 44
MIDDLE = WIDTH / 2
PLAQUE_TOP = TRAY - 74
CARDS = 58  # the height of a kept bonus card


def desk(scene: Scene) -> Markup:
    """Draw everything on a wide sheet."""
    if scene.viewer < 0 or scene.view.over:
        body = gallery(scene, Box(0, 58, WIDTH, TRAY))
    else:
        body = join((frieze(scene, Box(0, 58, WIDTH, sky(scene))), _stage(scene)))
    return join((_header(scene), body, _tray(scene), _foot(scene)))


def _header(scene: Scene) -> Markup:
    words = scene.speech.title
    left = EDGE + text_width(words, 26, bold=True) + 18
    parts = [label(EDGE, 38, words, 26, "serif bold")]
    scores = _two_scores(scene) if scene.viewer >= 0 and not scene.view.over else Markup("")
    space = (980 if scores else WIDTH - EDGE) - left
    parts.append(fitted(left, 37, round_words(scene), space, 14, "soft", smallest=10))
    return part("picture-head", *parts, scores)


def round_words(scene: Scene, short: bool = False) -> str:
    """Say where the game stands."""
    view, speech = scene.view, scene.speech
    if view.over:
        return speech.final
    way = speech.to_the_left if view.round == 0 else speech.to_the_right
    now = min(view.round + 1, ROUNDS), min(view.turn + 1, TURNS)
    return speech.round_short.format(*now) if short else speech.round.format(*now, way)


def _two_scores(scene: Scene) -> Markup:
    both = (scene.left_castle(), scene.right_castle())
    parts = [use("scales", 1000, 13, 0.92)]
    x = 1052.0
    for castle in both:
        words = str(scene.points[castle].total)
        wide = text_width(words, 22, bold=True)
        parts.append(label(x, 37, words, 22, "bold"))
        if score_counts(scene, castle):
            parts.append(path(f"M{x},44H{x + wide:.1f}", "underline"))
        x += wide + 16
    parts.append(fitted(x, 36, scene.speech.lower_counts, WIDTH - EDGE - x, 14, "soft", 10))
    return join(parts)


# ------------------------------------------------------------------------------- the stage


def sky(scene: Scene) -> float:
    """Return where the sky begins: fewer others are drawn larger."""
    return 160 if scene.players > 4 else 186


def _stage(scene: Scene) -> Markup:
    top = sky(scene)
    numbers = [scene.left_castle(), scene.right_castle()]
    has_cards = any(scene.castles[number].cards for number in numbers)
    bottom = PLAQUE_TOP - 10 - (CARDS + 4 if has_cards else 0)
    boxes = [Box(14, top + 8, MIDDLE - 48, bottom), Box(MIDDLE + 48, top + 8, WIDTH - 14, bottom)]
    reaches = [reach_of(scene.castles[number], scene.spots(number)) for number in numbers]
    ground = common_ground(tuple(reaches), tuple(boxes), LARGEST_CELL)
    parts = [landscape("mine", Box(0, top, WIDTH, TRAY), ground), _post(scene, ground)]
    for number, reach, box in zip(numbers, reaches, boxes, strict=True):
        fit = placed_in(reach, box, ground, LARGEST_CELL)
        parts.append(group(scene.elevation(number, fit).drawn(), id=f"castle-{number}"))
    for number, left in zip(numbers, (EDGE, MIDDLE + 24), strict=True):
        parts.append(_plaque(scene, number, left, is_first=number == numbers[0]))
    return join(parts)


def _plaque(scene: Scene, castle: int, left: float, is_first: bool) -> Markup:
    """Draw the plaque of a castle and above it, on the outer side, its cards."""
    width = MIDDLE - 24 - EDGE
    plaque = plaque_of(scene, castle)
    space = width - len(plaque.cards) * (CARD_WIDTH + 6) + 6
    return part(
        f"plaque-{castle}",
        group(wide_plaque(plaque, width, 64), transform=moved(left, PLAQUE_TOP)),
        kept_cards(plaque, left if is_first else left + space, PLAQUE_TOP - CARDS - 6, CARDS),
    )


def _post(scene: Scene, ground: float) -> Markup:
    """Draw the viewer between both castles."""
    top = ground - 150
    x = MIDDLE
    return group(
        path(f"M{x},{ground:.1f}V{top:.1f}", "line"),
        label(x, top - 32, scene.speech.you, 15, "bold middle"),
        shield(scene.viewer, x, top, 1.0),
        id=f"seat-{scene.viewer}",
    )


# -------------------------------------------------------------------------------- the tray


def _tray(scene: Scene) -> Markup:
    return part(
        "picture-tray",
        rectangle(0, TRAY, WIDTH, HEIGHT - TRAY, class_="panel"),
        path(f"M0,{TRAY}H{WIDTH}", "heavy"),
        _in_tray(scene),
    )


def _in_tray(scene: Scene) -> Markup:
    if scene.view.over:
        return final_cards(scene, Box(EDGE, TRAY + 14, WIDTH - EDGE, FOOT))
    if scene.viewer < 0:
        return hands_of_all(scene, Box(EDGE, TRAY + 14, WIDTH - EDGE, FOOT))
    if scene.view.phase == PLACING:
        return _halves(scene)
    head = fitted(
        EDGE, TRAY + 34, choose_prompt(scene), WIDTH - 2 * EDGE, 20, "serif bold", smallest=13
    )
    body = Box(EDGE, TRAY + 42, WIDTH - EDGE, FOOT)
    inner = hand_row(scene, body, 96) if is_choosing(scene) else _shared_out(scene, body)
    return join((head, inner))


def _halves(scene: Scene) -> Markup:
    left = Box(EDGE, TRAY + 16, MIDDLE - 24, FOOT - 4)
    right = Box(MIDDLE + 24, TRAY + 16, WIDTH - EDGE, FOOT - 4)
    return join(
        (
            rule_line(MIDDLE, TRAY + 20, FOOT - 16),
            part("decision-left", decision(scene, scene.left_castle(), left, DESK)),
            part("decision-right", decision(scene, scene.right_castle(), right, DESK)),
        )
    )


def _shared_out(scene: Scene, box: Box) -> Markup:
    """Draw the ways to share two tiles out, or the hand while others do so."""
    ways = shares(scene)
    if not ways:
        return hand_row(scene, box, 96)
    cards = (
        share_card(scene, way, Box.sized(box.left + at * 316, box.top + 2, 300, 158), 94)
        for at, way in enumerate(ways)
    )
    words = (
        tile_words(room, scene.language, box.left + 656 + at * 336, box.top + 14, 310, 3)
        for at, (room, _) in enumerate(ways[0].parts)
    )
    return join((*cards, *words))


def _foot(scene: Scene) -> Markup:
    y = FOOT
    passed = passed_on(scene, EDGE, y + 4, 36, 460) if scene.viewer >= 0 else Markup("")
    things, end = stock(piles(scene) + attendants(scene), WIDTH - EDGE, y + 22)
    x = 540 if passed else EDGE
    return join(
        (
            part("picture-foot", path(f"M0,{y}H{WIDTH}", "hairline"), passed),
            part("picture-stock", things),
            part("picture-log", last_line(scene, x, y + 27, end - x - 24)),
        )
    )


def last_line(scene: Scene, x: float, y: float, width: float) -> Markup:
    """Write the newest line of the log, with the badge of who it is about."""
    if not scene.log or width < 60:
        return Markup("")
    entry = scene.log[-1]
    named = [p for p in range(scene.view.seats) if entry.startswith(scene.name(p))]
    speaker = max(named, key=lambda player: len(scene.name(player)), default=None)
    badge = roundel(speaker, x + 9, y - 4.5, 0.55) if speaker is not None else Markup("")
    return join((badge, label(x + 26, y, shortened(entry, width - 26, 13), 13)))
