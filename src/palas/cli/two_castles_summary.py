"""What is told of a castle of Two Castles in a terminal: in full below its drawing, or in a line.

Everything here is a list of lines no wider than asked for, so that castles can stand side
by side.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from palas.cli.arms import letter, seat_style
from palas.cli.two_castles_words import type_sign, type_style, word
from palas.cli.words import default_name, say
from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.drawing.castle import castle_of
from palas.games.two_castles.names import LUDWIG, attendant_name, card_name, castle_name, room_name
from palas.games.two_castles.scoring import attendant_points, castle_score, lower_castle
from palas.games.two_castles.seating import partner, player_at
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    FIFTH,
    NO_ATTENDANT,
    NO_CARD,
    NO_ROOM,
    REGULAR_TYPES,
    THIRD,
    THRONE_TYPE,
)
from palas.games.two_castles.wish_words import card_words, throne_wish_words
from palas.kernel.phrases import in_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.text import Text

    from palas.games.two_castles.state import State

LONGEST_NAME = 14  # of the castles


def player_name(view: State, names: Sequence[str], player: int, language: str) -> str:
    """Return what a player is called, Ludwig too."""
    if player >= view.seats:
        return in_language(LUDWIG, language)
    return names[player] if player < len(names) else default_name(player, language)


def player_sign(view: State, player: int, language: str) -> tuple[str, str]:
    """Return a player's letter and its style; Ludwig has a crown."""
    if player >= view.seats:
        return " ♛ ", "bold"
    return f" {letter(player, language)} ", seat_style(player)


def heading(
    view: State, viewer: int, castle: int, names: Sequence[str], language: str, width: int
) -> list[Text]:
    """Return the lines above the drawing of one of the viewer's castles."""
    from rich.text import Text

    side = "left" if castle == viewer else "right"
    other = player_name(view, names, partner(view, castle, viewer), language)
    title = Text(f"{word(side, language)} {castle_name(castle, language)}", "bold")
    points = word("points", language, points=castle_score(view, castle))
    facts = Text(f"{points}, {word('with', language, name=other)}")
    if lower_castle(view, viewer) == castle:
        facts.append(f" {word('lower', language)}", "bold")
    whole = Text.assemble(title, " · ", facts)
    lines = [whole] if whole.cell_len < width else [title, facts]
    return [_shortened(line, width) for line in lines]


def notes(
    view: State, viewer: int, castle: int, names: Sequence[str], language: str, width: int
) -> list[Text]:
    """Return the lines below the drawing: progress, throne, attendants, cards and new rooms."""
    lines = [_progress(view, castle, language, width)]
    throne = throne_wish_words(view.throne[castle] + 0, language)
    told = [
        (type_sign(THRONE_TYPE, language), throne),
        (word("attendants", language), _attendants(view, castle, language)),
        *((word("card", language), words) for words in _cards(view, castle, language)),
        (word("new", language), _new_rooms(view, viewer, castle, names, language)),
        (word("bonus", language), _drawn(view, castle, language)),
    ]
    for title, words in told:
        if words:
            lines += _wrapped(title, words, width)
    return lines


def _wrapped(title: str, words: str, width: int) -> list[Text]:
    from rich.text import Text

    parts = wrap(f"{title}: {words}", width - 1, subsequent_indent="  ")
    lines = [_shortened(Text(part), width) for part in parts]  # names may be of wide signs
    lines[0].stylize("bold", 0, len(title))
    return lines


def _shortened(line: Text, width: int) -> Text:
    line.truncate(width - 1, overflow="ellipsis")
    return line


def _progress(view: State, castle: int, language: str, width: int) -> Text:
    """Return how far each regular type is from its third and its fifth room."""
    from rich.text import Text

    counts = castle_of(view, castle).types
    line = Text(f"{word('progress', language)}: ", "dim") if width > 50 else Text()
    for kind in range(REGULAR_TYPES):
        aim = THIRD if counts[kind] < THIRD else FIFTH
        done = f"{counts[kind]}/{aim} " if counts[kind] < FIFTH else f"{counts[kind]}✓ "
        line.append(type_sign(kind, language), type_style(kind)).append(done, "not dim")
    return _shortened(line, width)


def _attendants(view: State, castle: int, language: str) -> str:
    return ", ".join(
        f"{attendant_name(view.attendant[castle][place] + 0, language)}"
        f" +{attendant_points(view, castle, place)}"
        for place in range(ATTENDANT_PLACES)
        if view.attendant[castle][place] != NO_ATTENDANT
    )


def _cards(view: State, castle: int, language: str) -> list[str]:
    return [
        f"{card_words(card, language)}, +{card_points(view, castle, card)}"
        for card in castle_of(view, castle).cards
    ]


def _new_rooms(view: State, viewer: int, castle: int, names: Sequence[str], language: str) -> str:
    """Return the rooms waiting to be laid and whose they are."""
    parts = []
    for side in range(2):
        room = view.new_room[castle][side] + 0
        player = player_at(view, castle, side)
        is_own = player == viewer
        whose = say("you", language) if is_own else player_name(view, names, player, language)
        if room != NO_ROOM:
            parts.append(f"{room_name(room, language)} ({whose})")
    return ", ".join(parts)


def _drawn(view: State, castle: int, language: str) -> str:
    """Return what a bonus has brought and is not yet decided on."""
    rooms = [*view.drawn_room[castle], view.held[castle]]
    cards = [card for card in view.drawn_card[castle] if card != NO_CARD]
    parts = [room_name(room + 0, language) for room in rooms if room != NO_ROOM]
    return ", ".join(parts + [card_name(card + 0, language) for card in cards])


def compact_castle(view: State, castle: int, language: str, width: int) -> Text:
    """Return a castle in a line: its builders, points, rooms, and how many of each type."""
    from rich.text import Text

    line = Text(" ")
    for side in range(2):
        line.append(*player_sign(view, player_at(view, castle, side), language))
    line.append(f" {castle_name(castle, language):<{LONGEST_NAME}} ", "bold")
    points = word("points", language, points=f"{castle_score(view, castle):>2}")
    rooms = word("rooms", language, rooms=f"{view.rooms[castle]:>2}")
    line.append(f"{points}, {rooms}  " if width >= 70 else f"{castle_score(view, castle):>3}  ")
    for kind, count in sorted(castle_of(view, castle).types.items()):
        line.append(type_sign(kind, language), type_style(kind)).append(f"{count} ")
    extras = _attendants(view, castle, language), ", ".join(_card_names(view, castle, language))
    line.append(" · ".join(filter(None, extras)), "dim")
    return _shortened(line, width)


def _card_names(view: State, castle: int, language: str) -> list[str]:
    return [card_name(card, language) for card in castle_of(view, castle).cards]
