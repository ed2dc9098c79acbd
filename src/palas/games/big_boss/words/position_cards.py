"""Reading hands, open cards, deck and played cards of a position text."""

from __future__ import annotations

import re

from palas.games.big_boss.state import IN_DECK, ON_DISPLAY, PLAYED, State
from palas.games.big_boss.tables import BARONS, GRANDEES, OPEN_CARDS, PLOTS, TOWER_CARDS
from palas.games.big_boss.words.position_lines import Draft, PlainLine
from palas.games.big_boss.words.wrong_position import NUMBERS, WRONG, of_seat
from palas.kernel.errors import BrokenPosition
from palas.kernel.message import quoted

MAX_MONEY = 999_999_999
THE_REST = "..."


def read_seat(draft: Draft, line: PlainLine) -> None:
    """Read money, nobles and cards of one seat."""
    head, colon, rest = line.text.partition(":")
    if not colon or not re.fullmatch(r"seat \d+ ?", head):
        raise line.broken(WRONG["seat"], example="seat 1: 30 Real, cards 3 17, 1 tower card")
    seat = line.count(head.split()[1], NUMBERS["seat"], 1, draft.s.seats) - 1
    for part in filter(None, (part.strip() for part in rest.split(","))):
        what = _read_part(draft, line, seat, part)
        draft.say_once(line, f"{what} of seat {seat + 1}", of_seat(what, seat))


def _read_part(draft: Draft, line: PlainLine, seat: int, part: str) -> str:
    """Read one part of a seat's line and return what it was about."""
    s = draft.s
    if part == "left":
        s.left[seat] = 1
        return "leaving"
    if part == "no cards" or part.split()[0] == "cards":
        _read_hand(draft, line, seat, [] if part == "no cards" else part.split()[1:])
        return "cards"
    found = re.fullmatch(r"(no|\d+) (real|baron|grandee|tower card)s?", part)
    if not found:
        raise line.broken(WRONG["part"], given=quoted(part))
    row, what, most = {
        "real": (s.money, "money", MAX_MONEY),
        "baron": (s.barons, "barons", BARONS),
        "grandee": (s.grandees, "grandees", GRANDEES),
        "tower card": (s.towers, "tower cards", TOWER_CARDS),
    }[found[2]]
    row[seat] = line.count("0" if found[1] == "no" else found[1], NUMBERS[what], 0, most)
    return what


def _read_hand(draft: Draft, line: PlainLine, seat: int, tokens: list[str]) -> None:
    if tokens[-1:] == ["hidden"]:
        digits = tokens[-2] if len(tokens) > 1 else ""
        hidden = line.count(digits, NUMBERS["hidden"], 0, PLOTS)
        draft.hidden += hidden
        draft.s.hand_size[seat] += hidden
        tokens = [token for token in tokens[:-2] if token != "+"]
    for token in tokens:
        draft.put_card(line, token.removesuffix("*"), 2 * seat + token.endswith("*"))
        draft.s.hand_size[seat] += 1


def read_open(draft: Draft, line: PlainLine) -> None:
    """Read the open cards in their places."""
    draft.say_once(line, "open cards", NUMBERS["open"])
    tokens = line.listed()
    if len(tokens) > OPEN_CARDS:
        raise line.broken(WRONG["open"], count=len(tokens), whole=OPEN_CARDS)
    for slot, token in enumerate(tokens):
        if token != "-":
            draft.s.display[slot] = draft.put_card(line, token, ON_DISPLAY)


def read_played(draft: Draft, line: PlainLine) -> None:
    """Read the cards that are out of the game."""
    draft.say_once(line, "played cards", NUMBERS["played"])
    for token in line.listed():
        draft.put_card(line, token, PLAYED)


def read_deck(draft: Draft, line: PlainLine) -> None:
    """Read the deck, the next card first, or its size when it is secret."""
    draft.say_once(line, "deck")
    tokens = line.listed()
    if tokens[1:] == ["hidden"]:
        draft.s.deck_size = line.count(tokens[0], NUMBERS["deck"], 0, PLOTS)
        draft.hidden += draft.s.deck_size
        return
    cards = [draft.put_card(line, token, IN_DECK) for token in tokens if token != THE_REST]
    if tokens[-1:] == [THE_REST]:
        cards += _take_unnamed(draft)
    elif THE_REST in tokens:
        raise line.broken(WRONG["rest"], rest=THE_REST)
    _lay_deck(draft.s, cards)


def _take_unnamed(draft: Draft) -> list[int]:
    cards = draft.unnamed()
    for card in cards:
        draft.s.place[card] = IN_DECK
    return cards


def _lay_deck(s: State, cards: list[int]) -> None:
    s.deck_size = len(cards)
    s.deck[: len(cards)] = cards[::-1]


def fill_deck(draft: Draft) -> None:
    """Settle the cards named nowhere: they are the deck, or secret."""
    if "deck" not in draft.said:
        if draft.hidden:
            draft.s.deck_size = max(0, len(draft.unnamed()) - draft.hidden)
            draft.hidden += draft.s.deck_size
        else:
            _lay_deck(draft.s, _take_unnamed(draft))
    unnamed = draft.unnamed()
    if unnamed and not draft.hidden:
        raise BrokenPosition(WRONG["nowhere"], card=unnamed[0] + 1)
    if len(unnamed) != draft.hidden:
        raise BrokenPosition(WRONG["hidden"], hidden=draft.hidden, unnamed=len(unnamed))
