"""Reading the words of a move in Big Boss.

Understood are the words of `move_words` in every language, an action number, and short
forms in English: `deck`, `open 33`, `buy tower`, `build 39` (whatever card 39 does),
`villa 39`, `extend 24`, `raise 26`, `join 10`, `give up 10`, `tower 26`, `found 44 45` or
`found 44-46 with 45` (first plot, card), `withdraw 36`, `keep Granada`, `promote 12`,
`baron 45`, `grandee 45`, `done`, `pass`. Capitals, accents, spaces and kinds of dashes
do not matter.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import partial
from typing import NamedTuple

from palas.games.big_boss.action_kinds import FIRST_NUMBER, Kind, act_of, effect_of_card
from palas.games.big_boss.actions import NUM_ACTIONS
from palas.games.big_boss.names import folded
from palas.games.big_boss.state import State
from palas.games.big_boss.tables import PLOTS, STONE_SIZE
from palas.games.big_boss.words.move_words import MOVES, move_words
from palas.games.big_boss.words.why_not import legal_actions, why_not
from palas.games.big_boss.words.wrong_move import WRONG
from palas.kernel.errors import DID_YOU_MEAN, IllegalMove, UnknownMove
from palas.kernel.message import Message, quoted
from palas.kernel.phrases import LANGUAGES

MAX_WORDS = 120  # characters of a move we look at
MAX_DIGITS = 4


class Meaning(NamedTuple):
    """The action that words mean."""

    action: int
    language: str = "en"
    effects: tuple[str, ...] | None = None  # what the words say a card does, if they say so


def _plain(words: str) -> str:
    spaced = " ".join(folded(words[: 2 * MAX_WORDS]).split())[:MAX_WORDS]
    return re.sub(r" ?- ?", "-", spaced).rstrip(".! ")


_PLAIN = {
    **{_plain(words): Kind.DONE for key in ("done", "done_further") for words in MOVES[key]},
    "deck": Kind.BUY_BLIND,
    "top card": Kind.BUY_BLIND,
    "buy top card": Kind.BUY_BLIND,
    "buy tower": Kind.BUY_TOWER,
    "buy tower card": Kind.BUY_TOWER,
    "done": Kind.DONE,
    "no noble": Kind.DONE,
}
_WITH_NUMBER = {
    "open": Kind.BUY_OPEN,
    "buy": Kind.BUY_OPEN,
    "buy card": Kind.BUY_OPEN,
    "buy open": Kind.BUY_OPEN,
    "build": Kind.BUILD,
    "play": Kind.BUILD,
    "card": Kind.BUILD,
    "tower": Kind.TOWER,
    "withdraw": Kind.WITHDRAW,
    "promote": Kind.PROMOTE_VILLA,
    "baron": Kind.SEAT_BARON,
    "seat baron": Kind.SEAT_BARON,
    "grandee": Kind.SEAT_GRANDEE,
    "seat grandee": Kind.SEAT_GRANDEE,
}
_EFFECTS = {
    "villa": ("villa",),
    "build a villa": ("villa",),
    "extend": ("extend",),
    "raise": ("raise",),
    "join": ("join", "join_villas"),
    "join two villas": ("join_villas",),
    "give up": ("give_up",),
}
_NUMBERED = re.compile(r"([a-z ]+?)(?: on| from)? (\d+)")
_FOUND = re.compile(r"found(?: a castle)?(?: on)? (\d+)(?:-(\d+))? (?:with )?(?:card )?(\d+)")
_LONG = re.compile(
    r"(?:extend|raise|join|give up)\b.* on (\d+)(?: to level \d+)?( with a tower card)?"
)


def parse_move(s: State, seat: int, words: str) -> int:
    """Return the legal action that words mean, or raise UnknownMove or IllegalMove."""
    given = _plain(words)
    allowed = legal_actions(s, seat)
    meaning = _canonical(s, seat, allowed).get(given) or _short(given)
    meaning = meaning or _canonical(s, seat, range(NUM_ACTIONS)).get(given)
    if meaning is None:
        close = _close(s, seat, words, allowed)
        raise UnknownMove(WRONG["unknown"], given=quoted(words), close=close)
    if meaning.action not in allowed:
        raise IllegalMove(partial(why_not, s, seat, meaning.action)).said_in(meaning.language)
    if not _is_true(s, meaning):
        move = partial(move_words, s, seat, meaning.action)
        raise IllegalMove(WRONG["other"], move=move).said_in(meaning.language)
    return meaning.action


def _is_true(s: State, meaning: Meaning) -> bool:
    """Tell whether a card does what the words say it does."""
    if meaning.effects is None:
        return True
    return effect_of_card(s, act_of(meaning.action).at).word in meaning.effects


def _canonical(s: State, seat: int, actions: list[int] | range) -> dict[str, Meaning]:
    return {
        _plain(move_words(s, seat, action, language)): Meaning(action, language)
        for language in LANGUAGES
        for action in actions
    }


def _short(given: str) -> Meaning | None:
    """Read an action number or a short form."""
    if given.isascii() and given.isdigit():
        is_action = len(given) <= MAX_DIGITS and int(given) < NUM_ACTIONS
        return Meaning(int(given)) if is_action else None
    if given in _PLAIN:
        return Meaning(FIRST_NUMBER[_PLAIN[given]])
    if found := _FOUND.fullmatch(given):
        return _founding(found[1], found[2], found[3])
    if (found := _NUMBERED.fullmatch(given)) and found[1] in _EFFECTS:
        return _at(Kind.BUILD, found[2], _EFFECTS[found[1]])
    if found and found[1] in _WITH_NUMBER:
        return _at(_WITH_NUMBER[found[1]], found[2])
    if found := _LONG.fullmatch(given):  # with its right names it would have been canonical
        return _at(Kind.TOWER if found[2] else Kind.BUILD, found[1], ())
    return None


def _at(kind: Kind, digits: str, effects: tuple[str, ...] | None = None) -> Meaning | None:
    plot = _plot(digits)
    return None if plot is None else Meaning(FIRST_NUMBER[kind] + plot, effects=effects)


def _plot(digits: str) -> int | None:
    is_plot = len(digits) <= MAX_DIGITS and 1 <= int(digits) <= PLOTS
    return int(digits) - 1 if is_plot else None


def _founding(first: str, last: str | None, card: str) -> Meaning | None:
    start, end, at = _plot(first), _plot(last or first), _plot(card)
    if start is None or end is None or at is None:
        return None
    inside = (at - start) % PLOTS
    is_stone = last is None or (end - start) % PLOTS == STONE_SIZE - 1
    if not is_stone or inside >= STONE_SIZE:
        return None
    return Meaning(FIRST_NUMBER[Kind.FOUND] + STONE_SIZE * at + inside)


def _close(s: State, seat: int, words: str, allowed: list[int]) -> Message | str:
    """Return ' — did you mean …?' when the words of a legal move are close, in any language."""
    known = _canonical(s, seat, allowed)
    close = get_close_matches(_plain(words), known, n=1)
    if not close:
        return ""
    meaning = known[close[0]]
    return Message(DID_YOU_MEAN, close=move_words(s, seat, meaning.action, meaning.language))
