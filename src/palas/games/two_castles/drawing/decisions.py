"""What is to be done in one castle of the viewer: a tile to lay, or a bonus to settle."""

from __future__ import annotations

from dataclasses import dataclass

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.lettering import fitted, text_width
from palas.draw.markup import Markup, group, join, moved, rectangle, title, use
from palas.draw.ornaments import button
from palas.games.two_castles.drawing.acts import Act, Kind
from palas.games.two_castles.drawing.bonus_card import large_card
from palas.games.two_castles.drawing.breaking import SMALL, broken, written
from palas.games.two_castles.drawing.decision_words import (
    SPECIAL_BONUSES,
    TAKES,
    bonus_words,
    prompt,
)
from palas.games.two_castles.drawing.deeds import button_of
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.people import attendant_symbol
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.tile import glow_frame, tile
from palas.games.two_castles.drawing.tray import NAME_HEIGHT, tile_words
from palas.games.two_castles.names import attendant_name, type_name
from palas.games.two_castles.state import (
    LAYING,
)
from palas.games.two_castles.tables import (
    FOOD,
    FOUNTAIN,
    FOUNTAIN_TYPE,
    LIVING,
    NO_CARD,
    NO_ROOM,
    REGULAR_ROOMS,
    SWORDS,
    UTILITY,
)

ANSWERS = (Kind.WAIT, Kind.AGREE, Kind.DISAGREE)


@dataclass(frozen=True)
class Size:
    """How large things are drawn: on a desk or on a phone."""

    tile: float  # the tile to lay
    other: float  # a tile that waits
    option: float  # one of several tiles
    words: int  # lines of a rule
    has_buttons: bool = False  # whether a tile to lay is a button, too


DESK = Size(112, 78, 108, 3)
PHONE = Size(84, 56, 64, 4)
NARROW = 400  # below this width buttons stand at the foot
THUMB = 44  # the height of a button there


# ---------------------------------------------------------------------------- what is drawn


def decision(scene: Scene, castle: int, box: Box, size: Size) -> Markup:
    """Draw what is to be decided in a castle: the prompt, then tiles, cards or figures."""
    buttons = answers(scene, castle, box)
    is_narrow = box.width < NARROW
    taken = 0 if is_narrow else sum(place.width + 8 for _, _, place in buttons)
    head = fitted(
        box.left,
        box.top + 17,
        prompt(scene, castle, is_narrow),
        box.width - taken,
        18,
        "serif bold",
        11,
    )
    floor = box.bottom - (THUMB + 8 if buttons and is_narrow else 0)
    inner = Box(box.left, box.top + 30, box.right, floor)
    drawn = (answer_button(scene, *button) for button in buttons)
    return join((head, *drawn, body(scene, castle, inner, size)))


def body(scene: Scene, castle: int, box: Box, size: Size) -> Markup:
    """Draw what is to be decided upon: tiles, cards or figures."""
    takes = scene.acts_in(castle, *TAKES)
    if takes:
        return _options(scene, takes, box, size)
    if drawn_rooms(scene, castle) or drawn_cards(scene, castle):
        return _drawn_for_partner(scene, castle, box, size)
    return _tiles(scene, castle, box, size)


def decision_height(scene: Scene, castle: int) -> float:
    """Return how much room the decision needs on a phone."""
    takes = scene.acts_in(castle, *TAKES)
    foot = THUMB + 8 if scene.acts_in(castle, *ANSWERS) else 0
    if drawn_cards(scene, castle):
        return foot + 210
    if takes:
        return foot + (300 if len(takes) > 3 else 190)
    if drawn_rooms(scene, castle):
        return foot + 160
    return foot + (172 if has_tiles(scene, castle) else 46)


def has_tiles(scene: Scene, castle: int) -> bool:
    """Tell whether somebody has a tile to lay in a castle."""
    return set(_rooms_at_hand(scene, castle)) != {NO_ROOM}


def _drawn_for_partner(scene: Scene, castle: int, box: Box, size: Size) -> Markup:
    """Draw openly what the partner chooses from (R5.14)."""
    parts = []
    rooms, cards = drawn_rooms(scene, castle), drawn_cards(scene, castle)
    step = box.width / max(len(rooms), len(cards), 3)
    for at, room in enumerate(rooms):
        large = min(size.option, step - 8)
        x = box.left + at * step
        parts.append(tile(room, x, box.top + 8, large, sky=True, name=scene.room_title(room)))
    for at, card in enumerate(cards):
        place = Box.sized(box.left + at * step, box.top, step - 8, box.height)
        parts.append(large_card(card, place, scene.language, False))
    return join(parts)


def answers(scene: Scene, castle: int, box: Box) -> list[tuple[int, str, Box]]:
    """Return the buttons of a castle: beside the prompt, on a phone at the foot."""
    said = {
        Kind.WAIT: scene.speech.wait.format(scene.name(scene.partner(castle))),
        Kind.AGREE: scene.speech.agree,
        Kind.DISAGREE: scene.speech.disagree,
    }
    found = []
    acts = scene.acts_in(castle, *ANSWERS)
    right = box.right
    for at, (action, act) in enumerate(acts if box.width < NARROW else reversed(acts)):
        words = said[act.kind]
        if box.width < NARROW:
            wide = (box.width + 8) / len(acts) - 8
            place = Box.sized(box.left + at * (wide + 8), box.bottom - THUMB, wide, THUMB)
        else:
            wide = min(text_width(words, 13, bold=True) + 22, box.width * 0.42)
            place = Box.sized(right - wide, box.top - 5, wide, 30)
            right -= wide + 8
        found.append((action, words, place))
    return found


def answer_button(scene: Scene, action: int, words: str, place: Box) -> Markup:
    """Draw one of the buttons of a castle."""
    return button(
        place,
        words,
        chosen=scene.chosen == action,
        size=13,
        id=f"choice-{action}",
        **button_of(scene, (action,)),
    )


def _tiles(scene: Scene, castle: int, box: Box, size: Size) -> Markup:
    """Draw the tile to lay with its rule, and the one that is laid after or before it."""
    mine, theirs = _rooms_at_hand(scene, castle)
    if mine == NO_ROOM:
        return _only_theirs(scene, castle, theirs, box, size)
    x = box.left + size.tile + 28
    beside = box.right - size.other - 6
    room_for_words = (beside - 18 if theirs != NO_ROOM else box.right) - x
    lit = bool(scene.acts_in(castle, Kind.PLACE)) and not _lays_ludwigs(scene, castle)
    return join(
        (
            _to_lay(
                _big_tile(scene, mine, box.left + 7, box.top + 8, size.tile, lit),
                scene.acts_in(castle, Kind.PLACE) if size.has_buttons else [],
                scene,
            ),
            tile_words(mine, scene.language, x, box.top + 6, room_for_words, size.words),
            _their_tile(scene, castle, theirs, beside, box.top + 10, size.other),
        )
    )


def _to_lay(drawn: Markup, acts: list[tuple[int, Act]], scene: Scene) -> Markup:
    """Make a tile a button for all the places where it may lie."""
    if not acts:
        return drawn
    castle = scene.castle_of_act(acts[0][1])
    return group(drawn, id=f"lay-{castle}", **button_of(scene, [action for action, _ in acts]))


def _only_theirs(scene: Scene, castle: int, room: int, box: Box, size: Size) -> Markup:
    if room == NO_ROOM:
        return Markup("")
    x = box.left + size.other + 30
    return join(
        (
            _to_lay(
                _their_tile(scene, castle, room, box.left + 7, box.top + 10, size.other),
                scene.acts_in(castle, Kind.PLACE_LUDWIG) if size.has_buttons else [],
                scene,
            ),
            tile_words(room, scene.language, x, box.top + 6, box.right - x, size.words),
        )
    )


def _their_tile(scene: Scene, castle: int, room: int, x: float, y: float, size: float) -> Markup:
    """Draw the tile a partner lays, with the partner's badge and name."""
    if room == NO_ROOM:
        return Markup("")
    partner = scene.partner(castle)
    name = scene.name(partner)
    return join(
        (
            _big_tile(scene, room, x, y, size, _lays_ludwigs(scene, castle)),
            roundel(partner, x + size, y, 0.62),
            fitted(x + size / 2, y + size + 19, name, size + 8, 12, "middle soft", smallest=9),
        )
    )


def _lays_ludwigs(scene: Scene, castle: int) -> bool:
    """Tell whether Ludwig's tile is the one to lay: chosen, or the only one left (R12.5)."""
    if not scene.acts_in(castle, Kind.PLACE_LUDWIG):
        return False
    act = scene.chosen_act
    chosen = act is not None and act.kind is Kind.PLACE_LUDWIG
    return chosen or not scene.acts_in(castle, Kind.PLACE)


def _rooms_at_hand(scene: Scene, castle: int) -> tuple[int, int]:
    """Return the tile the viewer has to lay in a castle and the partner's."""
    mine = scene.new_room(castle, scene.viewer)
    theirs = scene.new_room(castle, scene.partner(castle))
    if scene.view.bonus[castle] == LAYING:
        return scene.view.held[castle] + 0, mine if theirs == NO_ROOM else theirs
    return mine, theirs


def _big_tile(scene: Scene, room: int, x: float, y: float, size: float, lit: bool) -> Markup:
    piece = f"tile-{room}" if room < REGULAR_ROOMS else ""
    drawn = tile(room, x, y, size, sky=True, name=scene.room_title(room), piece=piece)
    return join((glow_frame(x, y, size), drawn)) if lit else drawn


def _options(scene: Scene, takes: list[tuple[int, Act]], box: Box, size: Size) -> Markup:
    count = len(takes)
    across = count if box.width > 400 or count <= 3 else -(-count // 2)
    rows = -(-count // across)
    step = min(box.width / across, 150.0 if takes[0][1].kind is not Kind.TAKE_CARD else 220.0)
    high = (box.height + 6) / rows - 6
    parts = []
    for at, (action, act) in enumerate(takes):
        left = box.left + (at % across) * step
        top = box.top + (at // across) * (high + 6)
        parts.append(_option(scene, action, act, Box.sized(left, top, step - 8, high), size))
    return join(parts)


def _option(scene: Scene, action: int, act: Act, box: Box, size: Size) -> Markup:
    chosen = scene.chosen == action
    name = {"id": f"choice-{action}", **button_of(scene, (action,))}
    if act.kind is Kind.TAKE_CARD:
        return large_card(act.value, box, scene.language, chosen, **name)
    words, sign, rule = _option_face(scene, act, box, size)
    style = "middle on-glow" if chosen else "middle"
    called = broken(words, box.width - 8, NAME_HEIGHT, 12.5, SMALL)
    first = box.height - 10 - (len(called.lines) - 1) * called.step
    return group(
        title(rule),
        rectangle(0, 0, box.width, box.height, 6, class_="button-chosen" if chosen else "option"),
        sign,
        written(called, box.width / 2, first, style),
        transform=moved(box.left, box.top),
        **name,
    )


def _bonus_sign(kind: int, middle: float, top: float, size: float) -> Markup:
    """Draw what the bonus of a type brings, in a square."""
    if kind == LIVING:
        return use(attendant_symbol(SWORDS), middle - size * 0.34, top, size / 38)
    if kind == UTILITY:
        return use("card-back", middle - size / 3, top, size / 21)
    if kind == FOOD:
        return use("tile-back", middle - size * 0.42, top, size / 100)
    large = size * 0.62
    room = FOUNTAIN + SPECIAL_BONUSES[kind] - FOUNTAIN_TYPE
    return tile(room, middle - large / 2, top + size - large, large, sky=True)


def _option_face(scene: Scene, act: Act, box: Box, size: Size) -> tuple[str, Markup, str]:
    """Return the words, the sign and the rule of an option."""
    middle = box.width / 2
    space = box.height - 44
    if act.kind is Kind.TAKE_ATTENDANT:
        words = attendant_name(act.value + 1, scene.language)
        scale = space / 40
        return words, use(attendant_symbol(act.value + 1), middle - 13 * scale, 8, scale), words
    if act.kind is Kind.TAKE_BONUS:
        words = bonus_words(scene, act.value)
        chip = use(f"chip-{TYPE_WORDS[act.value]}", middle - 12, 8, 24 / 14)
        sign = join((chip, _bonus_sign(act.value, middle, 36, min(space - 32, box.width - 24))))
        return words, sign, f"{type_name(act.value, scene.language)} · {words}"
    room = act.value if act.kind is Kind.TAKE_ROOM else FOUNTAIN + act.value
    large = min(size.option, box.width - 12, space)
    top = 6 + (space - large) / 2
    if act.kind is Kind.TAKE_SPECIAL:  # a tower's roof rises above its tile
        large = min(large, space / 1.75)
        top = box.height - 34 - large
    drawn = tile(room, middle - large / 2, top, large, sky=True)
    return scene.room_name(room), drawn, scene.room_title(room)


def drawn_rooms(scene: Scene, castle: int) -> list[int]:
    """Return the rooms drawn for a bonus of a castle, which all may see (R5.14)."""
    return [room + 0 for room in scene.view.drawn_room[castle] if room != NO_ROOM]


def drawn_cards(scene: Scene, castle: int) -> list[int]:
    """Return the cards drawn for a bonus of a castle."""
    return [card + 0 for card in scene.view.drawn_card[castle] if card != NO_CARD]
