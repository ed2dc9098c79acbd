"""Reading the supply, the discards and the bonus cards of a position text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.two_castles.state import DISCARDED, IN_SUPPLY
from palas.games.two_castles.tables import BONUS_CARDS, REGULAR_ROOMS
from palas.games.two_castles.words.position_lines import NOT_SAID, THE_REST
from palas.games.two_castles.words.position_words import room_told, wrong
from palas.kernel.errors import BrokenPosition
from palas.kernel.reading import listed

if TYPE_CHECKING:
    from palas.games.two_castles.words.position_lines import Draft
    from palas.kernel.reading import Line


def _rest(line: Line, names: list[str]) -> bool:
    """Tell whether a list ends with '...', and take it away."""
    if THE_REST in names[:-1]:
        raise line.broken(wrong("rest", rest=THE_REST))
    return names[-1:] == [THE_REST] and names.pop() == THE_REST


def read_supply(draft: Draft, line: Line) -> None:
    """Read the supply, the next room first, or its size when it is secret."""
    draft.say_once(line, "supply")
    named, hidden = line.hidden(line.text[len("supply") :].strip(" :"), REGULAR_ROOMS)
    names = listed(named)
    has_rest = _rest(line, names)
    if hidden and (names or has_rest):
        raise line.broken(wrong("half_supply"))
    rooms = [draft.put_room(line, name, IN_SUPPLY) for name in names]
    draft.s.supply_size = hidden
    draft.hidden += hidden
    if not hidden:
        _lay_supply(draft, rooms + (draft.unnamed_rooms() if has_rest else []))


def _lay_supply(draft: Draft, rooms: list[int]) -> None:
    s = draft.s
    s.supply_size = len(rooms)
    s.supply[: len(rooms)] = rooms[::-1]
    for room in rooms:
        s.place[room] = IN_SUPPLY


def read_discarded(draft: Draft, line: Line) -> None:
    """Read the discarded rooms, or the discarded bonus cards."""
    rest = line.text[len("discarded") :].strip(" :")
    if rest.startswith("cards"):
        draft.say_once(line, "discarded cards")
        for name in listed(rest[len("cards") :].strip(" :")):
            draft.s.discarded_cards |= 1 << draft.put_card(line, name)
        return
    draft.say_once(line, "discarded rooms")
    named, hidden = line.hidden(rest, REGULAR_ROOMS)
    rooms = [draft.put_room(line, name, DISCARDED) for name in listed(named)]
    draft.s.discards = len(rooms) + hidden
    draft.hidden += hidden


def read_pile(draft: Draft, line: Line) -> None:
    """Read the pile of bonus cards, the next one first, or its size when it is secret."""
    draft.say_once(line, "pile")
    named, hidden = line.hidden(line.text[len("pile") :].strip(" :"), REGULAR_ROOMS)
    names = listed(named)
    has_rest = _rest(line, names)
    if hidden and (names or has_rest):
        raise line.broken(wrong("half_pile"))
    cards = [draft.put_card(line, name) for name in names]
    draft.s.deck_size = hidden
    if not hidden:
        _lay_pile(draft, cards + (draft.unnamed_cards() if has_rest else []))


def _lay_pile(draft: Draft, cards: list[int]) -> None:
    draft.s.deck_size = len(cards)
    draft.s.deck[: len(cards)] = cards[::-1]
    for card in cards:
        draft.card_at[card] = "pile"


def fill_supply(draft: Draft) -> None:
    """Settle the rooms named nowhere: they are the supply, or secret."""
    s = draft.s
    if s.supply_size == NOT_SAID:
        if draft.hidden:
            s.supply_size = max(0, len(draft.unnamed_rooms()) - draft.hidden)
            draft.hidden += s.supply_size
        else:
            _lay_supply(draft, draft.unnamed_rooms())
    unnamed = draft.unnamed_rooms()
    if unnamed and not draft.hidden:
        raise BrokenPosition(wrong("nowhere", room=room_told(unnamed[0])))
    if len(unnamed) != draft.hidden:
        raise BrokenPosition(wrong("hidden", hidden=draft.hidden, unnamed=len(unnamed)))


def fill_pile(draft: Draft) -> None:
    """Settle the bonus cards named nowhere: they are the pile."""
    s = draft.s
    if s.deck_size == NOT_SAID:
        if draft.hidden:
            s.deck_size = len(draft.unnamed_cards())
        else:
            _lay_pile(draft, draft.unnamed_cards())
    named = BONUS_CARDS - len(draft.unnamed_cards())
    hidden = s.deck_size if s.deck_size > 0 and s.deck[0] < 0 else 0
    if named + hidden != BONUS_CARDS:
        raise BrokenPosition(wrong("pile", named=named, hidden=hidden, all=BONUS_CARDS))
