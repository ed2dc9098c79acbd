"""The deal of Two Castles in names, both ways, and what chance reveals later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.games.two_castles.drafting import begin_turn, empty_table
from palas.games.two_castles.lexicon import CARD_LEXICON, ROOM_LEXICON, read_throne
from palas.games.two_castles.names import card_name, room_name, throne_name
from palas.games.two_castles.state import IN_STACK, IN_SUPPLY, LUDWIG_ASSIGN, State
from palas.games.two_castles.tables import (
    BONUS_CARDS,
    CHOICES,
    HAND,
    LUDWIG,
    NO_CARD,
    NO_ROOM,
    REGULAR_ROOMS,
)
from palas.games.two_castles.words.position_words import DEAL, SETUP, card_told, room_told, wrong
from palas.games.two_castles.words.position_words import HAND as HAND_WORDS
from palas.kernel.errors import BrokenRecord
from palas.kernel.lexicon import Lexicon
from palas.kernel.message import Message, json_words
from palas.kernel.rng import erase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

KEYS = ("thrones", "hands", "supply", "cards")
What = Message | str  # a part of a deal, or the name it has in a record


def setup_words(s: State) -> dict[str, Any]:
    """Return a fresh deal: throne rooms by castle, hands by player, supply and cards next first.

    Beside two seats the third hand is Ludwig's, and `ludwig` the two rooms drawn of it.
    """
    setup: dict[str, Any] = {
        "thrones": [throne_name(throne, "en") for throne in s.throne[: s.castles]],
        "hands": hand_names(s),
        "supply": room_list(s.supply[: s.supply_size][::-1]),
        "cards": card_list(s.deck[: s.deck_size][::-1]),
    }
    if s.seats < s.castles:
        setup["ludwig"] = room_list(s.chosen[LUDWIG])
    return setup


def room_list(rooms: Sequence[int]) -> list[str]:
    """Return the English names of rooms."""
    return [room_name(room, "en") for room in rooms if room != NO_ROOM]


def card_list(cards: Sequence[int]) -> list[str]:
    """Return the English names of bonus cards."""
    return [card_name(card, "en") for card in cards if card != NO_CARD]


def hand_names(s: State) -> list[list[str]]:
    """Return the stacks of all players."""
    return [room_list(s.hand[player]) for player in range(s.castles)]


def parse_setup(setup: Mapping[str, Any], seats: int, options: Sequence[int]) -> State:
    """Lay out a deal again, or raise BrokenRecord."""
    if not isinstance(setup, dict):
        raise BrokenRecord(wrong("setup", known=list(KEYS), given=json_words(setup)))
    s = State()
    s.seats = seats
    s.bonus_decider = options[0]
    empty_table(s)
    for key in (*KEYS, "ludwig") if seats < s.castles else KEYS:
        if key not in setup:
            raise BrokenRecord(wrong("missing", name=key))
    _lay_thrones(s, setup["thrones"])
    _deal(s, setup)
    begin_turn(s)
    if seats < s.castles:
        draw_for_ludwig(s, setup["ludwig"], _part("ludwig"))
    erase(s.rng)
    return s


def _part(name: What) -> Message:
    return Message(SETUP, what=name)


def hand_of(player: int) -> Message:
    """Return how the stack of a player is called."""
    return Message(HAND_WORDS, number=player + 1)


def broken(what: What, key: str, **values: object) -> BrokenRecord:
    """Return what is wrong with a part of a deal, or with what chance revealed."""
    return BrokenRecord(wrong("what", what=what, wrong=wrong(key, **values)))


def _lay_thrones(s: State, names: object) -> None:
    if not isinstance(names, list) or len(names) != s.castles:
        raise BrokenRecord(wrong("each_castle", what=_part("thrones"), number=s.castles))
    thrones = [read_throne(str(name)[:60], BrokenRecord) for name in names]
    if len(set(thrones)) < len(thrones):
        raise broken(_part("thrones"), "throne_twice")
    s.throne[: s.castles] = thrones


def _deal(s: State, setup: Mapping[str, Any]) -> None:
    hands = setup["hands"]
    if not isinstance(hands, list) or len(hands) != s.castles:
        raise BrokenRecord(wrong("each_player", what=_part("hands"), number=s.castles))
    stacks = [rooms_named(_part(hand_of(p)), hand, HAND) for p, hand in enumerate(hands)]
    s.supply_size = REGULAR_ROOMS - HAND * s.castles
    supply = rooms_named(_part("supply"), setup["supply"], s.supply_size)
    check_once(Message(DEAL), [*(room for stack in stacks for room in stack), *supply])
    for player, stack in enumerate(stacks):
        s.hand[player] = sorted(stack)
        s.hand_size[player] = HAND
        for room in stack:
            s.place[room] = IN_STACK
    for room in supply:
        s.place[room] = IN_SUPPLY
    s.supply[: s.supply_size] = supply[::-1]
    s.deck = cards_named(_part("cards"), setup["cards"], BONUS_CARDS)[::-1]
    s.deck_size = BONUS_CARDS


def draw_for_ludwig(s: State, names: object, what: What) -> None:
    """Let two rooms be drawn of Ludwig's stack (R12.3)."""
    rooms = rooms_named(what, names, CHOICES)
    for room in rooms:
        if room not in s.hand[LUDWIG]:
            raise broken(what, "not_ludwigs", room=room_told(room))
    check_once(what, rooms)
    s.chosen[LUDWIG] = sorted(rooms)


def rooms_named(what: What, names: object, number: int) -> list[int]:
    """Return so many regular rooms, or raise BrokenRecord."""
    rooms = _named(what, names, number, ROOM_LEXICON)
    for room in rooms:
        if room >= REGULAR_ROOMS:
            raise broken(what, "special", room=room_told(room))
    return rooms


def cards_named(what: What, names: object, number: int) -> list[int]:
    """Return so many different bonus cards, or raise BrokenRecord."""
    cards = _named(what, names, number, CARD_LEXICON)
    for card in cards:
        if cards.count(card) > 1:
            raise broken(what, "same_card", card=card_told(card))
    return cards


def _named(what: What, names: object, number: int, lexicon: Lexicon) -> list[int]:
    if not isinstance(names, list) or len(names) != number:
        raise BrokenRecord(wrong("names", what=what, number=number))
    try:
        return [lexicon.read(str(name)[:60], BrokenRecord) for name in names]
    except BrokenRecord as problem:
        raise BrokenRecord(wrong("what", what=what, wrong=problem.message)) from None


def check_once(what: What, rooms: list[int]) -> None:
    """Raise BrokenRecord if a room is in two places."""
    for room in rooms:
        if rooms.count(room) > 1:
            raise broken(what, "dealt_twice", room=room_told(room))


def revealed(before: State, after: State) -> dict[str, Any]:
    """Return what chance showed in a move: hands, Ludwig's rooms, rooms or cards drawn."""
    found: dict[str, Any] = {}
    if after.round > before.round:
        found["hands"] = hand_names(after)
    if after.phase == LUDWIG_ASSIGN != before.phase:
        found["ludwig"] = room_list(after.chosen[LUDWIG])
    castle = drawing_castle(before, after)
    if castle >= 0 and after.drawn_room[castle] != before.drawn_room[castle]:
        found["rooms"] = room_list(after.drawn_room[castle])
    elif castle >= 0:
        found["cards"] = card_list(after.drawn_card[castle])
    return found


def drawing_castle(before: State, after: State) -> int:
    """Return the castle for which rooms or cards were drawn in a move, or -1."""
    for castle in range(after.castles):
        rooms, cards = after.drawn_room[castle], after.drawn_card[castle]
        if rooms[0] != NO_ROOM and rooms != before.drawn_room[castle]:
            return castle
        if cards[0] != NO_CARD and cards != before.drawn_card[castle]:
            return castle
    return -1
