"""Reading the words of a move in Palais Royal.

Understood are the words of `move_words` in every language, an action number, and short
forms: `2 gate mint` or `all gate mint` (move), `3 mint` (opening), `gate 3` (supply), `all`
(collect everything due), `gold`, `king`, `E1` or `E1 gate` (recruit, a servant from the gate
stays), `draw 3`, `keep 4 gold`, `5 moves` (play the card), `next`. Rooms and cards may be
shortened to a beginning that only one of them has. Capitals, accents, commas and arrows do
not matter.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache, partial
from typing import NamedTuple

from palas.kernel.errors import DID_YOU_MEAN, IllegalMove, UnknownMove
from palas.kernel.lexicon import Lexicon, folded
from palas.kernel.message import Message, quoted
from palas.kernel.phrases import LANGUAGES, in_language, in_quotes

from ..actions import MOST_MOVED, NUM_ACTIONS, PLAYED_CARD, PLAYS
from ..cards import most_to_draw
from ..names import field_number
from ..state import FINISHED, OPENING, State
from ..tables import GATE, KING, MADAME, NO_FIELD, NOBLES, SOURCES, SUPPLY
from .acts import PHASE_OF, Act, Kind, act_of, action_of
from .lexicons import CARD_LEXICON, ROOM_LEXICON
from .move_words import SEAL_WAYS, gold_of, move_words
from .patterns import ALL_WORDS, BARE, CANONICAL, PLAIN, SHORT, Pattern
from .why_not import legal_actions, why_not
from .wrong_move import OR, WRONG, inside_quotes

MAX_WORDS = 160  # characters of a move we look at
MAX_DIGITS = 4
MOST_READINGS = 3  # named when words are unclear
_ALL = frozenset(map(folded, ALL_WORDS))
_NAMED_ROOMS = {"gate": GATE, "king": KING, "madame": MADAME}
_OTHER_WAYS = (("turquoise", "türkis", "бирюзовые"), ("each", "je eins"), ("violet", "violett"))
WAY_LEXICON = Lexicon(
    ("no seals", "keine Siegel", "нет печатей"),
    (
        (name, way)
        for at, way in enumerate(SEAL_WAYS)
        for name in (*SEAL_WAYS[way], *_OTHER_WAYS[at])
    ),
)


class Meaning(NamedTuple):
    """An action that words may mean."""

    action: int
    language: str = "en"
    is_true: bool = True  # the price named is the right one


def parse_move(s: State, seat: int, words: str) -> int:
    """Return the legal action that words mean, or raise UnknownMove or IllegalMove."""
    given = folded(words[:MAX_WORDS])
    allowed = set(legal_actions(s, seat))
    number = _number(given)
    legal = [meaning for meaning in number if meaning.action in allowed]
    first: list[Meaning] = []  # what the clearest patterns read, legal or not
    for patterns in (CANONICAL, PLAIN, SHORT, BARE):
        if not legal:
            meanings = _meanings(s, seat, given, patterns)
            legal = [meaning for meaning in meanings if meaning.action in allowed]
            first = first or meanings
    found = list(dict.fromkeys(meaning.action for meaning in legal if meaning.is_true))
    if len(found) == 1:
        return found[0]
    if found:
        readings = partial(_either, s, seat, found[:MOST_READINGS])
        raise UnknownMove(WRONG["unclear"], given=quoted(words), readings=readings)
    if legal:
        move = partial(_inside, s, seat, legal[0].action)
        raise IllegalMove(WRONG["other"], move=move).said_in(legal[0].language)
    if first or number:
        meant = min(first or number, key=lambda meaning: _distance(s, meaning.action))
        why = partial(why_not, s, seat, meant.action)
        raise IllegalMove(why).said_in(meant.language)
    close = _close(s, seat, words, sorted(allowed))
    raise UnknownMove(WRONG["unknown"], given=quoted(words), close=close)


def _distance(s: State, action: int) -> int:
    """Tell how far from what is being done now an action is: the nearest is explained."""
    phase = PHASE_OF.get(act_of(action).kind, s.phase)
    return 2 * FINISHED if phase == OPENING != s.phase else abs(phase - s.phase)


def _number(given: str) -> list[Meaning]:
    """Read an action number; small numbers are rather those of servants and cards."""
    is_action = given.isascii() and given.isdigit() and len(given) <= MAX_DIGITS
    return [Meaning(int(given))] if is_action and int(given) < NUM_ACTIONS else []


def _meanings(s: State, seat: int, given: str, patterns: tuple[Pattern, ...]) -> list[Meaning]:
    return [
        Meaning(action, pattern.language, _is_true(s, act, named))
        for pattern in patterns
        if (found := pattern.words.fullmatch(given))
        for named in [{name: words for name, words in found.groupdict().items() if words}]
        for act in _acts(s, seat, Kind(pattern.kind), named)
        if (action := action_of(act)) is not None
    ]


def _is_true(s: State, act: Act, named: dict[str, str]) -> bool:
    return "gold" not in named or int(named["gold"][:MAX_DIGITS]) == gold_of(s, act)


def _acts(s: State, seat: int, kind: Kind, named: dict[str, str]) -> Iterator[Act]:
    """Yield what one reading may mean; nothing when a name in it is unknown."""
    rooms = {name: _room(named[name]) for name in ("source", "target") if name in named}
    for name, room in _NAMED_ROOMS.items():
        if name in named and _room(named[name]) != room:
            return
    if None in rooms.values():
        return
    act = Act(kind, **{name: room for name, room in rooms.items() if room is not None})
    if kind is Kind.RECRUIT:
        field = _field(s, named)
        if field != NO_FIELD:
            yield act._replace(field=field)
    elif kind in (Kind.PLAY, Kind.KEEP):
        yield from _card_acts(act, named["card"])
    else:
        yield act._replace(number=_count(s, seat, act, named.get("count", "1")))


def _count(s: State, seat: int, act: Act, words: str) -> int:
    """Return a number, or how many all of them are; at least one, so that a reason is given."""
    if words not in _ALL:
        return int(words[:MAX_DIGITS])
    if act.kind is Kind.MOVE and act.source != SUPPLY:
        return max(1, min(MOST_MOVED, s.servants[seat][act.source]))
    if act.kind is Kind.SUPPLY_GATE:
        return max(1, min(s.gate_due, s.supply[seat]))
    return max(1, most_to_draw(s, seat)) if act.kind is Kind.DRAW else 0


def _field(s: State, named: dict[str, str]) -> int:
    """Return the field of a name, or the field where a noble stands."""
    if "field" in named:
        field = field_number(named["field"])
        return NO_FIELD if field is None else field
    number = int(named["number"][:MAX_DIGITS]) - 1
    return s.noble.index(number) if 0 <= number < NOBLES and number in s.noble else NO_FIELD


def _card_acts(act: Act, words: str) -> Iterator[Act]:
    ways = _read(WAY_LEXICON, words) if act.kind is Kind.PLAY else ()
    for way in ways:
        yield act._replace(way=way, card=PLAYED_CARD[way])
    if ways:
        return
    for card in _read(CARD_LEXICON, words):
        if act.kind is Kind.KEEP:
            yield act._replace(card=card)
            continue
        for way in range(PLAYS):
            if PLAYED_CARD[way] == card:
                yield act._replace(way=way, card=card)


@lru_cache(maxsize=4096)
def _read(lexicon: Lexicon, words: str) -> tuple[int, ...]:
    """Return everything that words may mean."""
    return tuple(lexicon.spellings[name] for name in lexicon.matches(words))


def _room(words: str) -> int | None:
    found = _read(ROOM_LEXICON, words)
    return found[0] if len(found) == 1 and found[0] < SOURCES else None


def _inside(s: State, seat: int, action: int, language: str) -> str:
    return inside_quotes(move_words(s, seat, action, language), language)


def _either(s: State, seat: int, found: list[int], language: str) -> str:
    """Return what words may mean: 'this' or 'that'."""
    moves = [in_quotes(_inside(s, seat, action, language), language) for action in found]
    return in_language(OR, language).join(moves)


def _close(s: State, seat: int, words: str, allowed: list[int]) -> Message | str:
    """Return ' — did you mean …?' when the words of a legal move are close, in any language."""
    known = {
        move_words(s, seat, action, language): language
        for language in LANGUAGES
        for action in allowed
    }
    close = get_close_matches(words[:MAX_WORDS], list(known), n=1)
    return Message(DID_YOU_MEAN, close=inside_quotes(close[0], known[close[0]])) if close else ""
