"""The position while its text is being read."""

from __future__ import annotations

from palas.games.two_castles.drafting import empty_table
from palas.games.two_castles.lexicon import CARD_LEXICON, ROOM_LEXICON
from palas.games.two_castles.state import HIDDEN, State
from palas.games.two_castles.tables import BONUS_CARDS, REGULAR_ROOMS
from palas.games.two_castles.words.position_words import card_told, room_told, wrong
from palas.kernel.reading import Line, Said

THE_REST = "..."
NOT_SAID = -1  # a size the text may leave to be worked out


class Draft(Said):
    """A position while it is read."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        s = State()
        s.seats = seats
        empty_table(s)
        s.place = [HIDDEN] * REGULAR_ROOMS
        s.supply_size = s.deck_size = NOT_SAID
        s.hand_size = [NOT_SAID] * len(s.hand_size)
        self.s = s
        self.card_at = [""] * BONUS_CARDS  # where each bonus card is named
        self.hidden = 0  # rooms whose place is secret

    def put_room(self, line: Line, words: str, place: int) -> int:
        """Put a regular room somewhere, once."""
        room = line.named(ROOM_LEXICON, words)
        if room >= REGULAR_ROOMS:
            raise line.broken(wrong("special", room=room_told(room)))
        if self.s.place[room] != HIDDEN:
            raise line.broken(wrong("room_twice", room=room_told(room)))
        self.s.place[room] = place
        return room

    def put_card(self, line: Line, words: str) -> int:
        """Put a bonus card somewhere, once."""
        card = line.named(CARD_LEXICON, words)
        if self.card_at[card]:
            raise line.broken(wrong("card_twice", card=card_told(card)))
        self.card_at[card] = line.word
        return card

    def unnamed_rooms(self) -> list[int]:
        """Return the regular rooms the text has not named so far."""
        return [room for room in range(REGULAR_ROOMS) if self.s.place[room] == HIDDEN]

    def unnamed_cards(self) -> list[int]:
        """Return the bonus cards the text has not named so far."""
        return [card for card in range(BONUS_CARDS) if not self.card_at[card]]
