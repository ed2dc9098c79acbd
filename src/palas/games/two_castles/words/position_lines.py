"""The lines of a position text, and the position while it is being read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from palas.games.two_castles.drafting import empty_table
from palas.games.two_castles.lexicon import CARD_LEXICON, DASHES, ROOM_LEXICON, Lexicon, folded
from palas.games.two_castles.names import card_name, room_name
from palas.games.two_castles.state import HIDDEN, State
from palas.games.two_castles.tables import BONUS_CARDS, REGULAR_ROOMS
from palas.kernel.errors import BrokenPosition

MAX_DIGITS = 9
MAX_WORD = 40  # characters in which the first word of a line is looked for
THE_REST = "..."
NOT_SAID = -1  # a size the text may leave to be worked out


@lru_cache(maxsize=2048)
def _meant(lexicon: Lexicon, words: str) -> int:
    return lexicon.read(words, BrokenPosition)


@dataclass(frozen=True)
class Line:
    """One line of the text, without its comment."""

    number: int
    text: str

    @property
    def word(self) -> str:
        """The first word."""
        return folded(self.text[:MAX_WORD]).partition(" ")[0]

    def broken(self, words: str) -> BrokenPosition:
        """Return the error that names this line."""
        return BrokenPosition(f"line {self.number}: {words}")

    def count(self, digits: str, what: str, low: int, high: int) -> int:
        """Return a number within its bounds."""
        is_number = digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS
        if not is_number or not low <= int(digits) <= high:
            raise self.broken(f"{what} is a number from {low} to {high}, not {digits[:20]!r}")
        return int(digits)

    def named(self, lexicon: Lexicon, words: str) -> int:
        """Return what a name means."""
        try:
            return _meant(lexicon, words[:60])
        except BrokenPosition as wrong:
            raise self.broken(str(wrong)) from None

    def hidden(self, words: str) -> tuple[str, int]:
        """Split '… + 3 hidden' or '3 hidden' into what is named and how many are hidden."""
        if not words.endswith("hidden"):
            return words, 0
        named, _, digits = words.removesuffix("hidden").rstrip().rpartition(" ")
        count = self.count(digits, "the number of hidden ones", 0, REGULAR_ROOMS)
        return named.rstrip("+ "), count


def listed(words: str) -> list[str]:
    """Split a list at its commas; 'none' is an empty one."""
    parts = [part.strip() for part in words.split(",")]
    return [] if parts in (["none"], [""]) else parts


def lines_of(text: str) -> list[Line]:
    """Split a text into its lines, leaving out comments and empty ones."""
    plain = [line.partition("#")[0].translate(DASHES).strip() for line in text.splitlines()]
    return [Line(at, line) for at, line in enumerate(plain, 1) if line]


class Draft:
    """A position while it is read."""

    def __init__(self, seats: int) -> None:
        s = State()
        s.seats = seats
        empty_table(s)
        s.place = [HIDDEN] * REGULAR_ROOMS
        s.supply_size = s.deck_size = NOT_SAID
        s.hand_size = [NOT_SAID] * len(s.hand_size)
        self.s = s
        self.card_at = [""] * BONUS_CARDS  # where each bonus card is named
        self.hidden = 0  # rooms whose place is secret
        self.said: set[str] = set()

    def say_once(self, line: Line, what: str) -> None:
        """Note that the text has said something, or complain that it says so twice."""
        if what in self.said:
            raise line.broken(f"{what}: said twice")
        self.said.add(what)

    def put_room(self, line: Line, words: str, place: int) -> int:
        """Put a regular room somewhere, once."""
        room = line.named(ROOM_LEXICON, words)
        if room >= REGULAR_ROOMS:
            raise line.broken(f"{room_name(room, 'en')} is a special room")
        if self.s.place[room] != HIDDEN:
            raise line.broken(f"{room_name(room, 'en')} is named twice")
        self.s.place[room] = place
        return room

    def put_card(self, line: Line, words: str) -> int:
        """Put a bonus card somewhere, once."""
        card = line.named(CARD_LEXICON, words)
        if self.card_at[card]:
            raise line.broken(f"the card {card_name(card, 'en')} is named twice")
        self.card_at[card] = line.word
        return card

    def unnamed_rooms(self) -> list[int]:
        """Return the regular rooms the text has not named so far."""
        return [room for room in range(REGULAR_ROOMS) if self.s.place[room] == HIDDEN]

    def unnamed_cards(self) -> list[int]:
        """Return the bonus cards the text has not named so far."""
        return [card for card in range(BONUS_CARDS) if not self.card_at[card]]
