"""The lines of a position text, and the position while it is being read."""

from __future__ import annotations

from palas.games.big_boss.names import folded
from palas.games.big_boss.state import HIDDEN
from palas.games.big_boss.tables import PLOTS
from palas.games.big_boss.words.setup import blank_state
from palas.games.big_boss.words.wrong_position import NUMBERS, WRONG
from palas.kernel.message import Message
from palas.kernel.reading import Line, Said

NOT_SAID = -1  # a number the text may leave to be worked out


class PlainLine(Line):
    """One line of the text, without comment, capitals and accents."""

    def plot(self, digits: str) -> int:
        """Return a plot, counted from 0."""
        return self.count(digits, NUMBERS["plot"], 1, PLOTS) - 1

    def listed(self) -> list[str]:
        """Return what follows the line's first word."""
        tokens = self.text.replace(",", " ").replace(":", " ").split()[1:]
        return [] if tokens == ["none"] else tokens


def plain_lines(text: str) -> list[PlainLine]:
    """Split a text into its lines, leaving out comments and empty ones."""
    plain = [" ".join(folded(line.split("#")[0]).split()) for line in text.splitlines()]
    return [PlainLine(at, line.replace(" ,", ",")) for at, line in enumerate(plain, 1) if line]


class Draft(Said):
    """A position while it is read."""

    def __init__(self, seats: int, closed_loop: int) -> None:
        super().__init__()
        s = blank_state(seats)
        s.closed_loop = closed_loop
        s.blocks = s.tower_stock = NOT_SAID
        for row in (s.money, s.barons, s.grandees):
            row[:seats] = [NOT_SAID] * seats
        self.s = s
        self.hidden = 0  # cards whose place is secret
        self.stones: list[int] = []  # first plots, in the order laid
        self.building: dict[int, Message] = {}  # the words of the building on a plot

    def put_card(self, line: Line, digits: str, place: int) -> int:
        """Put a building card somewhere, once."""
        card = line.count(digits, NUMBERS["card"], 1, PLOTS) - 1
        if self.s.place[card] != HIDDEN:
            raise line.broken(WRONG["card_twice"], card=card + 1)
        self.s.place[card] = place
        return card

    def unnamed(self) -> list[int]:
        """Return the cards the text has not named so far."""
        return [card for card in range(PLOTS) if self.s.place[card] == HIDDEN]
