"""Reading the words of a move in Two Heirs.

Understood are the words of `moves` in every language, an action number, and short forms:
`bakery` (take or discard it), `mill E1 N1` (build it), `open market W1`, `step N1`, `step
E1 to N1`, `deploy E1`, `retreat`, `camp E2`, `raze N1`, `spare`, `done`. A tile may be
named by any beginnings of its words that only one tile in question has. Capitals, accents
and marks do not matter.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.errors import IllegalMove, UnknownMove
from palas.kernel.lexicon import folded
from palas.kernel.phrases import LANGUAGES

from ..actions import NUM_ACTIONS
from ..names import TILE_LEXICON, tile_lexicon
from ..tables import FOLLOWER, NO_TILE
from .acts import (
    Act,
    Kind,
    act_of,
    besieged_places,
    hand_of,
    legal_actions,
    own_cells,
    reserve_tiles,
)
from .cells import read_cell
from .moves import move_words
from .patterns import PATTERNS
from .why_not import why_act, why_not

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..state import State
    from .cells import Cell

MAX_WORDS = 160  # characters of a move we look at
MAX_QUOTE = 60
MAX_DIGITS = 5
MOST_READINGS = 3  # named when words are unclear


class Meaning(NamedTuple):
    """What words may mean: an action, perhaps with gaps, and the language they are in."""

    act: Act
    language: str


def parse_move(s: State, seat: int, words: str) -> int:
    """Return the legal action that words mean, or raise UnknownMove or IllegalMove."""
    given = folded(words[:MAX_WORDS])
    allowed = legal_actions(s, seat)
    if given.isascii() and given.isdigit():
        return _numbered(s, seat, given, allowed)
    meanings = list(_meanings(s, seat, given))
    acts = {action: act_of(s, seat, action) for action in allowed}
    found = [
        action
        for action, act in acts.items()
        if any(_fits(meaning.act, act) for meaning in meanings)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        readings = " or ".join(repr(move_words(s, seat, a)) for a in found[:MOST_READINGS])
        raise UnknownMove(f"{_quoted(words)} is unclear: it may mean {readings}")
    if not meanings:
        raise UnknownMove(_unknown(s, seat, words, allowed))
    raise IllegalMove(why_act(s, seat, *meanings[0]))


def _numbered(s: State, seat: int, digits: str, allowed: list[int]) -> int:
    if len(digits) > MAX_DIGITS or int(digits) >= NUM_ACTIONS:
        raise UnknownMove(f"actions are 0 to {NUM_ACTIONS - 1}, not {digits[:MAX_QUOTE]}")
    if int(digits) not in allowed:
        raise IllegalMove(why_not(s, seat, int(digits)))
    return int(digits)


def _fits(meant: Act, act: Act) -> bool:
    """Tell whether an action is what words mean; they may leave tile and cells unsaid."""
    return (
        meant.kind is act.kind
        and meant.tile in (NO_TILE, act.tile)
        and meant.start in (None, act.start)
        and meant.cell in (None, act.cell)
    )


def _meanings(s: State, seat: int, given: str) -> Iterator[Meaning]:
    for kind, language, pattern in PATTERNS:
        found = pattern.fullmatch(given)
        if found is None:
            continue
        named = {name: part for name, part in found.groupdict().items() if part is not None}
        cells: dict[str, Cell | None] = {
            name: read_cell(named[name]) for name in ("start", "cell") if name in named
        }
        if None in cells.values() or ("follower" in named and not _is_follower(s, seat, cells)):
            continue
        for tile in _tiles(s, seat, kind, named["tile"]) if "tile" in named else [NO_TILE]:
            yield Meaning(Act(kind, tile, cells.get("start"), cells.get("cell")), language)


def _is_follower(s: State, seat: int, cells: dict[str, Cell | None]) -> bool:
    """Tell whether the troop meant can be the follower; without a start it is where that stands."""
    own = own_cells(s, seat)[FOLLOWER]
    return cells.setdefault("start", own) == own


def _tiles(s: State, seat: int, kind: Kind, words: str) -> list[int]:
    """Return the tiles that a name may mean: those in question, else any one of the game."""
    if kind is Kind.TAKE:
        among = reserve_tiles(s)
    else:
        besieged = [s.land[place] for place in besieged_places(s)]
        among = besieged if kind is Kind.RAZE else hand_of(s, seat)
    for lexicon in (tile_lexicon(tuple(among)), TILE_LEXICON):
        if found := lexicon.matches(words):
            return [lexicon.spellings[name] for name in found]
    return []


def _quoted(words: str) -> str:
    return repr(words if len(words) <= MAX_QUOTE else words[:MAX_QUOTE] + "…")


def _unknown(s: State, seat: int, words: str, allowed: list[int]) -> str:
    known = [move_words(s, seat, action, language) for language in LANGUAGES for action in allowed]
    close = get_close_matches(words[:MAX_WORDS], known, n=1)
    hint = f" — did you mean {close[0]!r}?" if close else ""
    return f"{_quoted(words)} names no move{hint}; list the legal moves to choose from"
