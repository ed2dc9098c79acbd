"""The viewer's tiles: the hand to choose from, and the two tiles to share out."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, group, join, moved, path, rectangle, title, use
from palas.games.two_castles.drawing.acts import Act, Kind
from palas.games.two_castles.drawing.breaking import SMALL, broken, written
from palas.games.two_castles.drawing.deeds import button_of
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.scene import Scene, room_title
from palas.games.two_castles.drawing.tile import glow_frame, tile
from palas.games.two_castles.names import room_name, type_name
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.state import CHOOSING, LUDWIG_ASSIGN, PLACING
from palas.games.two_castles.tables import CHOICES, NO_ROOM
from palas.games.two_castles.wish_words import wish_words
from palas.kernel.phrases import listed

TRAY_RULES = {
    ".frame": "fill:var(--glow);stroke:var(--ink);stroke-width:2",
    ".dim": "opacity:.62",
    ".option": "fill:var(--card);stroke:var(--ink);stroke-width:1.5",
    ".tap": "fill:transparent",
}

NAME_HEIGHT = 32  # of a name below a tile: two lines, or three small ones


def direction(scene: Scene) -> int:
    """Return the step to the player who takes a stack next (R3.5)."""
    return 1 if scene.view.round == 0 else -1


def hand_tile(
    scene: Scene, room: int, box: Box, size: float, chosen: bool, rule: bool = False
) -> Markup:
    """Draw a tile of the hand with its name; the whole box can be chosen."""
    actions = [action for action, act in scene.acts_of(Kind.CHOOSE) if act.value == room]
    considered = scene.chosen_act == Act(Kind.CHOOSE, room)
    return group(
        _in_hand(room, scene.language, box, size, chosen or considered, rule),
        id=f"choose-{room}",
        **button_of(scene, actions),
    )


@kept()
def _in_hand(
    room: int, language: str, box: Box, size: float, is_framed: bool, rule: bool
) -> Markup:
    middle = box.centre[0]
    left, top = middle - size / 2, box.top + 8
    return join(
        (
            title(room_title(room, language)),
            rectangle(box.left, box.top, box.width, box.height, class_="tap"),
            glow_frame(left, top, size, 6) if is_framed else Markup(""),
            tile(room, left, top, size, sky=True, piece=f"tile-{room}"),
            _below_tile(room, language, Box(box.left, top + size, box.right, box.bottom), rule),
        )
    )


def _below_tile(room: int, language: str, box: Box, rule: bool) -> Markup:
    """Write the name of a tile below it, and its rule if there is room."""
    middle, wide = box.centre[0], box.width - 4
    name, y = room_name(room, language), box.top + 16
    if not rule:
        return written(broken(name, wide, NAME_HEIGHT, 12, SMALL), middle, y, "middle")
    called = broken(name, wide, NAME_HEIGHT, 13, SMALL, bold=True)
    below = y + len(called.lines) * called.step
    told = broken(wish_words(room, language), wide, box.bottom + 10 - below, 11, SMALL)
    return join(
        (
            written(called, middle, y, "bold middle"),
            written(told, middle, below, "middle soft"),
        )
    )


def hand_row(scene: Scene, box: Box, size: float) -> Markup:
    """Draw the chosen tiles and the hand in one row."""
    chosen = scene.chosen_rooms(scene.viewer)
    rooms = scene.hand(scene.viewer)
    count = len(rooms) + len(chosen)
    if count == 0:
        return label(box.left, box.top + 40, scene.speech.no_tiles, 15, "soft")
    step = min(170.0, box.width / count)
    parts = []
    for at, room in enumerate(chosen + rooms):
        place = Box.sized(box.left + at * step, box.top, step, box.height)
        parts.append(hand_tile(scene, room, place, size, at < len(chosen), rule=True))
    return join(parts)


@kept()
def tile_words(room: int, language: str, x: float, y: float, width: float, lines: int) -> Markup:
    """Write a tile's name, type and rule beside it."""
    kind = room_type(room)
    name = broken(room_name(room, language), width, 24, 19, SMALL, bold=True)
    rule = broken(wish_words(room, language), width, lines * 17, 13.5, SMALL)
    return join(
        (
            written(name, x, y + (15 if len(name.lines) == 1 else 8), "serif bold"),
            use(f"chip-{TYPE_WORDS[kind]}", x, y + 25, 1.25),
            fitted(x + 24, y + 38, type_name(kind, language), width - 24, 13.5, "soft", SMALL),
            written(rule, x, y + 61, ""),
        )
    )


# ------------------------------------------------------------------------- sharing out


class Share(NamedTuple):
    """One way to share two tiles out: what goes to which castle."""

    action: int
    parts: list[tuple[int, int]]  # room and castle, from left to right


def shares(scene: Scene) -> list[Share]:
    """Return the ways to share out the viewer's tiles or Ludwig's."""
    left, right = scene.left_castle(), scene.right_castle()
    found = []
    for action, act in scene.acts_of(Kind.ASSIGN):
        other = _other(scene.chosen_rooms(scene.viewer), act.value)
        found.append(Share(action, [(act.value, left), (other, right)]))
    for action, act in scene.acts_of(Kind.ASSIGN_LUDWIG):
        ludwig = scene.players - 1
        other = _other(scene.chosen_rooms(ludwig), act.value)
        mine = left if scene.partner(left) == ludwig else right
        theirs = next(c for c in (ludwig, scene.neighbour(ludwig, -1)) if c != mine)
        pair = [(act.value, mine), (other, theirs)]
        found.append(Share(action, pair if mine == left else pair[::-1]))
    return found


def _other(rooms: list[int], room: int) -> int:
    return next((one for one in rooms if one != room), NO_ROOM)


def share_card(scene: Scene, share: Share, box: Box, size: float) -> Markup:
    """Draw one way to share out as a card with two tiles, each above its castle's name."""
    chosen = scene.chosen == share.action
    half = box.width / 2
    parts = [
        rectangle(0, 0, box.width, box.height, 8, class_="button-chosen" if chosen else "option")
    ]
    style = "middle on-glow" if chosen else "middle"
    for at, (room, castle) in enumerate(share.parts):
        middle = half * (at + 0.5)
        if room != NO_ROOM:
            parts.append(_shared_tile(scene, room, middle, size, half - 8, style))
        arrow = broken(
            f"↓\N{NO-BREAK SPACE}{scene.castle_name(castle)}",
            half - 8,
            box.height - size - 40,
            14,
            SMALL,
            bold=True,
        )
        parts.append(written(arrow, middle, size + 53, f"serif bold {style}"))
    return group(
        *parts,
        id=f"share-{share.action}",
        transform=moved(box.left, box.top),
        **button_of(scene, (share.action,)),
    )


def _shared_tile(
    scene: Scene, room: int, middle: float, size: float, width: float, style: str
) -> Markup:
    name = broken(scene.room_name(room), width, NAME_HEIGHT, 12, SMALL)
    return join(
        (
            tile(room, middle - size / 2, 8, size, sky=True, name=scene.room_title(room)),
            written(name, middle, size + 22, style),
        )
    )


def passed_on(scene: Scene, x: float, y: float, size: float, width: float) -> Markup:
    """Draw the tiles the viewer has passed on this turn, and where they go."""
    if scene.view.phase in (CHOOSING, LUDWIG_ASSIGN) or scene.view.over:
        return Markup("")
    rooms = scene.hand(scene.viewer)
    if not rooms:
        return Markup("")
    words = scene.speech.passed_to.format(
        scene.name(scene.neighbour(scene.viewer, direction(scene)))
    )
    step = size + 5
    is_last = scene.view.phase == PLACING  # before, the hand itself is shown
    told = broken(words, max(40.0, width - step * len(rooms) - 12), size, 13, SMALL)
    shown = max(text_width(line, told.size) for line in told.lines)
    return join(
        (
            written(told, x, y + size / 2 + 5 - (len(told.lines) - 1) * told.step / 2, ""),
            *(
                group(
                    tile(
                        room,
                        x + shown + 12 + at * step,
                        y,
                        size,
                        name=scene.room_title(room),
                        piece=f"tile-{room}" if is_last else "",
                        sky=True,
                    ),
                    class_="dim",
                )
                for at, room in enumerate(rooms)
            ),
        )
    )


def rule_line(x: float, top: float, bottom: float) -> Markup:
    """Draw the line between two halves of the tray."""
    return path(f"M{x},{top}V{bottom}", "hairline")


def is_choosing(scene: Scene) -> bool:
    """Tell whether the viewer's hand is what matters now."""
    return scene.view.phase == CHOOSING or (not scene.acts and scene.view.phase == LUDWIG_ASSIGN)


def choose_prompt(scene: Scene) -> str:
    """Say what the viewer has to choose, or whom everybody waits for."""
    speech = scene.speech
    if scene.acts_of(Kind.CHOOSE):
        done = scene.view.num_chosen[scene.viewer]
        return speech.choose_second if 0 < done < CHOICES else speech.choose_two
    if scene.acts_of(Kind.ASSIGN):
        return speech.assign
    if scene.acts_of(Kind.ASSIGN_LUDWIG):
        return speech.assign_ludwig
    return waiting_words(scene)


def waiting_words(scene: Scene) -> str:
    """Say whom everybody waits for."""
    names = listed([scene.name(player) for player in scene.waiting_for()], scene.language)
    return scene.speech.waiting.format(names) if names else ""
