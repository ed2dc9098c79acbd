"""The words of a move in Two Heirs, in every language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from palas.kernel.phrases import Phrases, in_language, say

from ..names import tile_name
from ..tables import FOLLOWER, NO_TILE
from .acts import Act, act_of, own_cells
from .cells import at_words, from_words, to_words

if TYPE_CHECKING:
    from ..state import State
    from .cells import Cell

MOVES: dict[str, Phrases] = {
    "end_turn": ("end the turn", "den Zug beenden", "закончить ход"),
    "take": ("take {tile}", "{tile} nehmen", "взять {tile}"),
    "build": ("build {tile} {at}", "{tile} {at} bauen", "построить {tile} {at}"),
    "open_terrain": (
        "lay {tile} open {at}",
        "{tile} als offenes Gelände {at} legen",
        "положить {tile} как открытую местность {to}",
    ),
    "step": (
        "step {troop} {start} {to}",
        "{troop} {start} {to} bewegen",
        "передвинуть {troop} {start} {to}",
    ),
    "deploy": ("deploy a troop {to}", "eine Truppe {at} stationieren", "выставить отряд {to}"),
    "retreat": (
        "retreat a troop {start}",
        "eine Truppe {start} zurückziehen",
        "отозвать отряд {start}",
    ),
    "use_camp": (
        "turn over the field camp {at}",
        "das Feldlager {at} umdrehen",
        "перевернуть полевой лагерь {at}",
    ),
    "raze": ("raze {tile} {at}", "{tile} {at} zerstören", "разрушить {tile} {at}"),
    "spare": ("spare", "verschonen", "пощадить"),
    "discard": ("discard {tile}", "{tile} ablegen", "сбросить {tile}"),
}
THE_FOLLOWER: Phrases = ("the follower", "die Gefolgetruppe", "свиту")
A_TROOP: Phrases = ("a troop", "eine Truppe", "отряд")
NO_TILE_THERE: Phrases = ("a missing tile", "ein fehlendes Plättchen", "недостающий жетон")
NO_CELL = (0, 0)  # said where an action names no cell, which no legal one does


def move_words(s: State, seat: int, action: int, language: str = "en") -> str:
    """Return the words of an action."""
    return words_of(s, seat, act_of(s, seat, action), language)


def words_of(s: State, seat: int, act: Act, language: str) -> str:
    """Return the words of an action taken apart."""
    return _said(act, troop_of(s, seat, act.start), language)


@lru_cache(maxsize=4096)
def _said(act: Act, troop: Phrases, language: str) -> str:
    cell = act.cell or NO_CELL
    return say(
        MOVES,
        act.kind.value,
        language,
        tile=object_name(act.tile, language),
        at=at_words(*cell, language),
        to=to_words(*cell, language),
        start=from_words(*(act.start or NO_CELL), language),
        troop=in_language(troop, language),
    )


def object_name(tile: int, language: str) -> str:
    """Return a tile as the object of a sentence: 'the green market'."""
    if tile == NO_TILE:
        return in_language(NO_TILE_THERE, language)
    return tile_name(tile, language).accusative


def troop_of(s: State, seat: int, start: Cell | None) -> Phrases:
    """Return the words for an own troop that stands on a cell: the follower, or a plain one."""
    is_follower = start is not None and start in own_cells(s, seat)[FOLLOWER : FOLLOWER + 1]
    return THE_FOLLOWER if is_follower else A_TROOP
