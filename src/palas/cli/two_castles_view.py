"""Two Castles in a terminal: the castles, the seats, the stack and the choices."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from palas.cli.two_castles_castle import NAMED, elevation, frame_of, levels_of
from palas.cli.two_castles_choices import choices
from palas.cli.two_castles_summary import (
    compact_castle,
    heading,
    notes,
    player_name,
    player_sign,
)
from palas.cli.two_castles_words import decoration_sign, legend, type_sign, type_style, word
from palas.cli.words import say
from palas.games.two_castles.drawing.castle import castle_of
from palas.games.two_castles.names import castle_name, decoration_name, room_name
from palas.games.two_castles.rooms import ROOMS, room_type
from palas.games.two_castles.scoring import castle_score, lower_castle
from palas.games.two_castles.seating import decider, right_castle, side_of
from palas.games.two_castles.state import CHOOSING, LUDWIG_ASSIGN, NO_BONUS, State
from palas.games.two_castles.tables import CHOICES, NO_DECORATION, NO_ROOM
from palas.games.two_castles.wish_words import wish_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

__all__ = ["board", "choices", "hand"]

WIDE = 100  # columns from which on two castles stand side by side
GAP = 2  # columns between them
NARROW = 60  # columns below which words are shortened


def board(
    view: State, viewer: int, names: Sequence[str], language: str, width: int
) -> RenderableType:
    """Return the table as the viewer sees it."""
    from rich.console import Group

    return Group(
        _when(view, language),
        *_own_castles(view, viewer, names, language, width),
        *_other_castles(view, viewer, language, width),
        _seats(view, viewer, names, language, width),
        *_legend(language, width),
    )


def _when(view: State, language: str) -> Text:
    from rich.text import Text

    phase = word(f"phase_{view.phase}", language)
    when = word("when", language, round=view.round + 1, turn=view.turn + 1, phase=phase)
    direction = word("to_right" if view.round else "to_left", language)
    return Text.assemble((when, "bold"), "" if view.over else f" {direction}")


def _legend(language: str, width: int) -> list[Text]:
    from rich.text import Text

    lines = [Text()]
    for sign, style, meaning in legend(language):
        if lines[-1].cell_len + len(sign) + len(meaning) + 3 > width:
            lines.append(Text())
        lines[-1].append(sign, style).append(f" {meaning}  ", "dim")
    return lines


def _own_castles(
    view: State, viewer: int, names: Sequence[str], language: str, width: int
) -> list[Text]:
    """Return the viewer's castles, side by side where there is room, none for a spectator."""
    if viewer < 0:
        return []
    own = [viewer, right_castle(view, viewer)]
    half = (width - GAP) // 2
    if width < WIDE or not all(_has_names(view, castle, half) for castle in own):
        return [
            line
            for castle in own
            for part in _parts(view, viewer, castle, [castle], names, language, width)
            for line in part
        ]
    left, right = (_parts(view, viewer, castle, own, names, language, half) for castle in own)
    return [line for parts in zip(left, right, strict=True) for line in _beside(*parts, half)]


def _has_names(view: State, castle: int, width: int) -> bool:
    """Tell whether the cells of a castle have room for names in a width."""
    found = castle_of(view, castle)
    return frame_of(found, levels_of([found]), width).inner >= NAMED


def _parts(
    view: State,
    viewer: int,
    castle: int,
    level_with: list[int],
    names: Sequence[str],
    language: str,
    width: int,
) -> list[list[Text]]:
    """Return the title, the drawing and the notes of a castle, as high as some castles."""
    levels = levels_of([castle_of(view, number) for number in level_with])
    return [
        heading(view, viewer, castle, names, language, width),
        elevation(view, castle, levels, language, width),
        notes(view, viewer, castle, names, language, width),
    ]


def _beside(left: list[Text], right: list[Text], half: int) -> list[Text]:
    from rich.text import Text

    return [
        Text.assemble(one, " " * (half + GAP - one.cell_len), other)
        for one, other in zip_longest(left, right, fillvalue=Text())
    ]


def _other_castles(view: State, viewer: int, language: str, width: int) -> list[Text]:
    from rich.text import Text

    own = () if viewer < 0 else (viewer, right_castle(view, viewer))
    others = [castle for castle in range(view.castles) if castle not in own]
    title = Text(word("castles" if viewer < 0 else "others", language), "bold")
    return [title, *(compact_castle(view, castle, language, width) for castle in others)]


def _seats(view: State, viewer: int, names: Sequence[str], language: str, width: int) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(word("seat", language), no_wrap=True, max_width=max(14, width // 3))
    widest = None if width >= NARROW else 4
    for column in ("score", "stack"):
        title = word(column, language)
        table.add_column(title, justify="right", no_wrap=True, max_width=widest)
    table.add_column(word("doing", language))
    for player in range(view.castles):
        label = _label(view, viewer, names, player, language)
        acting = "▶" if player < view.seats and view.acting >> player & 1 else ""
        points = castle_score(view, lower_castle(view, player))
        stack = str(_stack_size(view, player))
        table.add_row(acting, label, str(points), stack, _doing(view, player, language))
    return table


def _label(view: State, viewer: int, names: Sequence[str], player: int, language: str) -> Text:
    from rich.text import Text

    label = Text.assemble(player_sign(view, player, language), " ")
    label.append(player_name(view, names, player, language), "bold")
    if player == viewer:
        label.append(f" ({say('you', language)})")
    return label


def _stack_size(view: State, player: int) -> int:
    """Return how many rooms a stack holds without the chosen ones, which leave it later."""
    is_secret = view.phase in (CHOOSING, LUDWIG_ASSIGN)
    return view.hand_size[player] - (view.num_chosen[player] if is_secret else 0)


def _chosen(view: State, player: int) -> list[int]:
    """Return the rooms a player has chosen, as far as the viewer knows them."""
    rooms = view.chosen[player][: view.num_chosen[player]]
    return [room + 0 for room in rooms if room != NO_ROOM]


def _doing(view: State, player: int, language: str) -> str:
    """Return what a player still has to choose, to send, to decide and to lay."""
    parts = _drafting(view, player, language)
    laying = []
    for castle in (player, right_castle(view, player)):
        name = castle_name(castle, language)
        side = side_of(castle, player)
        room = view.new_room[castle][side] + 0
        if room != NO_ROOM:
            laying.append(f"{room_name(room, language)} → {name}")
        if view.bonus[castle] != NO_BONUS and decider(view, castle) == player:
            parts.append(word("decides", language, castle=name))
        elif view.waiting[castle] >> side & 1 and room != NO_ROOM:
            parts.append(word("waits", language, castle=name))
    if laying:
        parts.append(word("lays", language, rooms=", ".join(laying)))
    return "; ".join(parts)


def _drafting(view: State, player: int, language: str) -> list[str]:
    """Return what a player still has to do with the rooms of its stack."""
    rooms = ", ".join(room_name(room, language) for room in _chosen(view, player))
    if view.phase == CHOOSING and player < view.seats:
        count = view.num_chosen[player] + 0
        key = "chosen" if count == CHOICES else "chooses"
        words = word(key, language, count=count)
        return [f"{words} ({rooms})" if rooms else words]
    if view.phase == LUDWIG_ASSIGN and player < view.seats and view.acting >> player & 1:
        return [word("gives", language)]
    return [word("sends", language, rooms=rooms)] if rooms else []


def hand(view: State, seat: int, language: str, width: int) -> RenderableType:
    """Return the rooms of a seat's stack with their types, decorations and wishes."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    is_own = view.phase in (CHOOSING, LUDWIG_ASSIGN)
    title = Text(word("hand" if is_own else "passing", language), "bold")
    rooms = [room + 0 for room in view.hand[seat] if room != NO_ROOM]
    if not rooms:
        return Group(title, Text(word("empty", language), "dim"))
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for room in rooms:
        is_chosen = is_own and room in _chosen(view, seat)
        table.add_row(*_room_row(room, is_chosen, language, width))
    return Group(title, table)


def _room_row(room: int, is_chosen: bool, language: str, width: int) -> list[Text]:
    from rich.text import Text

    kind, decoration = room_type(room), ROOMS[room].decoration
    decoration_words = decoration_name if width >= NARROW else decoration_sign
    shown = "–" if decoration == NO_DECORATION else decoration_words(decoration, language)
    wish = wish_words(room, language)
    if is_chosen:
        wish = f"{word('picked', language)} · {wish}"
    return [
        Text(f" {type_sign(kind, language)} ", type_style(kind)),
        Text(room_name(room, language), "bold"),
        Text(shown),
        Text(wish),
    ]
