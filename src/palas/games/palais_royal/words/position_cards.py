"""Reading pile and discards in a position text, and filling the pile where it is silent."""

from __future__ import annotations

from functools import partial

from palas.kernel.errors import BrokenPosition
from palas.kernel.reading import Line, listed

from ..names import card_name
from ..state import State
from ..tables import ALL_CARDS, CARD_KINDS, COPIES, MAJORITY_EVERYWHERE, POINTS2
from .lexicons import CARD_LEXICON
from .position_lines import NOT_SAID, THE_REST, Draft, read_cards
from .wrong_position import NUMBERS, WRONG


def read_discards(draft: Draft, line: Line) -> None:
    """Read the open discards."""
    draft.say_once(line, "discards")
    draft.s.discards = read_cards(line, line.text.partition(" ")[2])


def read_bounds(draft: Draft, line: Line) -> None:
    """Read how many of some cards the pile can hold at most (R16.3)."""
    draft.say_once(line, "at most")
    words = line.text.split(maxsplit=2)
    if words[1:2] != ["most"] or len(words) < 3:
        raise line.broken(WRONG["bounds"], example="at most 3 x 4 gold, 0 x 5 moves")
    for part in listed(words[2]):
        digits, _, name = part.partition(" x ")
        card = line.named(CARD_LEXICON, name)
        draft.s.pile_most[card] = line.count(digits.strip(), NUMBERS["card"], 0, COPIES)


def read_pile(draft: Draft, line: Line) -> None:
    """Read the pile: next card first, the rest, or how many are hidden."""
    draft.say_once(line, "pile")
    s = draft.s
    words, hidden = line.hidden(line.text.partition(" ")[2].strip(), ALL_CARDS)
    if hidden:
        if listed(words):
            raise line.broken(WRONG["pile"])
        s.pile_size = hidden
        return
    names = listed(words)
    has_rest = names[-1:] == [THE_REST]
    cards = [line.named(CARD_LEXICON, name) for name in names[: len(names) - has_rest]]
    if has_rest:
        if hidden_cards(s):
            raise line.broken(WRONG["rest"], rest=THE_REST)
        rest = unseen(s)
        for card in cards:
            rest[card] -= 1
        cards += [card for card in range(CARD_KINDS) for _ in range(rest[card])]
    if len(cards) > ALL_CARDS:
        raise line.broken(WRONG["pile_size"], count=len(cards), whole=ALL_CARDS)
    s.pile[: len(cards)] = cards[::-1]
    s.pile_size = len(cards)


def hidden_cards(s: State) -> int:
    """Count the cards in hands, or just drawn, that are not known."""
    hands = sum(s.hand_size) - sum(map(sum, s.hand))
    return hands + s.num_drawn - sum(s.drawn)


def unseen(s: State) -> list[int]:
    """Return how many of each card lie nowhere that is known; the pile aside."""
    seen = [
        s.discards[card] + s.drawn[card] + sum(hand[card] for hand in s.hand)
        for card in range(CARD_KINDS)
    ]
    seen[MAJORITY_EVERYWHERE] += s.has_majorities
    for played in s.points_played:
        for kind, number in enumerate(played):
            seen[POINTS2 + kind] += number
    return [COPIES - number for number in seen]


def fill_pile(draft: Draft) -> None:
    """Let the pile hold what lies nowhere else, and check that no card is there too often."""
    s = draft.s
    rest = unseen(s)
    if s.pile_size == NOT_SAID:
        s.pile_size = max(0, sum(rest) - hidden_cards(s))
        if not hidden_cards(s):
            cards = [card for card in range(CARD_KINDS) for _ in range(rest[card])]
            s.pile[: s.pile_size] = cards[::-1]
    for card in range(CARD_KINDS):
        count = COPIES - rest[card] + s.pile[: s.pile_size].count(card)
        if count > COPIES:
            name = partial(card_name, card)
            raise BrokenPosition(WRONG["card_count"], card=name, count=count, copies=COPIES)
    total = ALL_CARDS - sum(rest) + hidden_cards(s) + s.pile_size
    if total != ALL_CARDS:
        raise BrokenPosition(WRONG["all_cards"], total=total, whole=ALL_CARDS)
