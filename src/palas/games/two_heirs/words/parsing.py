"""Reading the words of a move in Two Heirs.

Understood are the words of `moves` in every language, an action number, and short forms:
`bakery` (take or discard it), `mill E1 N1` (build it), `open market W1`, `step N1`, `step
E1 to N1`, `deploy E1`, `retreat`, `camp E2`, `raze N1`, `spare`, `done`. A tile may be
named by any beginnings of its words that only one tile in question has. Capitals, accents
and marks do not matter.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.errors import IllegalMove, UnknownMove, suggestion
from palas.kernel.lexicon import UNCLEAR, folded
from palas.kernel.message import Message, quoted
from palas.kernel.phrases import LANGUAGES, Phrases

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
from .why_words import WHY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..state import State
    from .cells import Cell

MAX_WORDS = 160  # characters of a move we look at
MAX_DIGITS = 5
MOST_READINGS = 3  # named when words are unclear

NO_MOVE: Phrases = (
    "“{given}” is no move{close}",
    "„{given}“ ist kein Zug{close}",
    "«{given}» — не ход{close}",
)
A_READING: Phrases = ("“{move}”", "„{move}“", "«{move}»")


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
        readings = [partial(move_words, s, seat, action) for action in found[:MOST_READINGS]]
        several = [Message(A_READING, move=move) for move in readings]
        raise UnknownMove(UNCLEAR, given=quoted(words), several=several)
    if not meanings:
        raise _unknown(s, seat, words, allowed)
    meant = meanings[0]
    raise IllegalMove(partial(why_act, s, seat, meant.act)).said_in(meant.language)


def _numbered(s: State, seat: int, digits: str, allowed: list[int]) -> int:
    if len(digits) > MAX_DIGITS or int(digits) >= NUM_ACTIONS:
        raise UnknownMove(WHY["no_action"], last=NUM_ACTIONS - 1, action=quoted(digits))
    if int(digits) not in allowed:
        raise IllegalMove(partial(why_not, s, seat, int(digits)))
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


def _unknown(s: State, seat: int, words: str, allowed: list[int]) -> UnknownMove:
    """Return the error that names a move written nearly so, in whichever language."""
    known = [move_words(s, seat, action, language) for language in LANGUAGES for action in allowed]
    close = suggestion(words[:MAX_WORDS], known)
    return UnknownMove(NO_MOVE, given=quoted(words), close=close)
