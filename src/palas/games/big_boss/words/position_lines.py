"""The lines of a position text, and the position while it is being read."""

from __future__ import annotations

from dataclasses import dataclass

from palas.games.big_boss.names import folded
from palas.games.big_boss.state import HIDDEN
from palas.games.big_boss.tables import PLOTS
from palas.games.big_boss.words.setup import blank_state
from palas.kernel.errors import BrokenPosition

NOT_SAID = -1  # a number the text may leave to be worked out
MAX_DIGITS = 9


@dataclass(frozen=True)
class Line:
    """One line of the text, without comment, capitals and accents."""

    number: int
    text: str

    def broken(self, words: str) -> BrokenPosition:
        """Return the error that names this line."""
        return BrokenPosition(f"line {self.number}: {words}")

    def count(self, digits: str, what: str, low: int, high: int) -> int:
        """Return a number within its bounds."""
        is_number = digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS
        if not is_number or not low <= int(digits) <= high:
            raise self.broken(f"{what} is a number from {low} to {high}, not {digits[:20]!r}")
        return int(digits)

    def plot(self, digits: str) -> int:
        """Return a plot, counted from 0."""
        return self.count(digits, "a plot", 1, PLOTS) - 1

    def listed(self) -> list[str]:
        """Return what follows the line's first word."""
        tokens = self.text.replace(",", " ").replace(":", " ").split()[1:]
        return [] if tokens == ["none"] else tokens


def lines_of(text: str) -> list[Line]:
    """Split a text into its lines, leaving out comments and empty ones."""
    plain = [" ".join(folded(line.split("#")[0]).split()) for line in text.splitlines()]
    return [Line(at, line.replace(" ,", ",")) for at, line in enumerate(plain, 1) if line]


class Draft:
    """A position while it is read."""

    def __init__(self, seats: int, closed_loop: int) -> None:
        s = blank_state(seats)
        s.closed_loop = closed_loop
        s.blocks = s.tower_stock = NOT_SAID
        for row in (s.money, s.barons, s.grandees):
            row[:seats] = [NOT_SAID] * seats
        self.s = s
        self.hidden = 0  # cards whose place is secret
        self.stones: list[int] = []  # first plots, in the order laid
        self.building: dict[int, str] = {}  # the words of the building on a plot
        self.said: set[str] = set()

    def say_once(self, line: Line, what: str) -> None:
        """Note that the text has said something, or complain that it says so twice."""
        if what in self.said:
            raise line.broken(f"{what}: said twice")
        self.said.add(what)

    def put_card(self, line: Line, digits: str, place: int) -> int:
        """Put a building card somewhere, once."""
        card = line.count(digits, "a building card", 1, PLOTS) - 1
        if self.s.place[card] != HIDDEN:
            raise line.broken(f"card {card + 1} is named twice")
        self.s.place[card] = place
        return card

    def unnamed(self) -> list[int]:
        """Return the cards the text has not named so far."""
        return [card for card in range(PLOTS) if self.s.place[card] == HIDDEN]
