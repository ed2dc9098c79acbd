"""What is said about words that are no legal move, in every language."""

from __future__ import annotations

from difflib import get_close_matches
from functools import partial
from typing import TYPE_CHECKING

from palas.games.two_castles.wish_words import OR
from palas.games.two_castles.words.moves import move_words
from palas.games.two_castles.words.phrases import inside
from palas.games.two_castles.words.why_not import why_not
from palas.kernel.errors import DID_YOU_MEAN, IllegalMove, UnknownMove
from palas.kernel.message import Message, quoted
from palas.kernel.phrases import LANGUAGES, in_language, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.games.two_castles.state import State
    from palas.kernel.phrases import Phrases

MOST_COMPARED = 160  # characters of words that are compared with the legal moves
MOST_READINGS = 3  # named when words are unclear

WRONG: dict[str, Phrases] = {
    "unknown": (
        "“{given}” names no move{hint}",
        "„{given}“ ist kein Zug{hint}",
        "«{given}» — не ход{hint}",
    ),
    "example": (
        "; write for example “{move}”",
        "; schreib zum Beispiel „{move}“",
        "; напишите, например, «{move}»",
    ),
    "unclear": (
        "“{given}” is unclear: it may mean {readings}",
        "„{given}“ ist mehrdeutig: Gemeint sein kann {readings}",
        "«{given}» можно понять по-разному: {readings}",
    ),
    "other_room": (
        "the move there is “{move}”",
        "richtig heißt der Zug „{move}“",
        "правильно этот ход записывают так: «{move}»",
    ),
    "move": ("“{move}”", "„{move}“", "«{move}»"),
}


def illegal(s: State, seat: int, action: int) -> IllegalMove:
    """Return why a move is not allowed now."""
    english, german, russian = (why_not(s, seat, action, language) for language in LANGUAGES)
    return IllegalMove((english, german, russian))


def other_room(s: State, seat: int, action: int) -> IllegalMove:
    """Return the move that words with a wrong room would be."""
    return IllegalMove(WRONG["other_room"], move=_told(s, seat, action))


def unclear(s: State, seat: int, words: str, actions: Sequence[int]) -> UnknownMove:
    """Return that words may mean several moves."""
    moves = [_told(s, seat, action) for action in actions[:MOST_READINGS]]
    return UnknownMove(WRONG["unclear"], given=quoted(words), readings=partial(_either, moves))


def unknown(s: State, seat: int, words: str, allowed: Sequence[int]) -> UnknownMove:
    """Return that words are no move, and what was perhaps meant or how a move is written."""
    known = {move_words(s, seat, a, language): a for language in LANGUAGES for a in allowed}
    hint: Message | str = ""
    if close := get_close_matches(words[:MOST_COMPARED], known, n=1):
        hint = Message(DID_YOU_MEAN, close=partial(inside, close[0]))
    elif allowed:
        hint = Message(WRONG["example"], move=_told(s, seat, allowed[0]))
    return UnknownMove(WRONG["unknown"], given=quoted(words), hint=hint)


def _told(s: State, seat: int, action: int) -> Phrases:
    """Return the words of a move in every language, fit to stand between quotation marks."""
    english, german, russian = (move_words(s, seat, action, told) for told in LANGUAGES)
    return english, inside(german, "de"), inside(russian, "ru")


def _either(moves: Sequence[Phrases], language: str) -> str:
    """Return '“wait” or “bakery”'."""
    said = [say(WRONG, "move", language, move=in_language(move, language)) for move in moves]
    return in_language(OR, language).join(said)
