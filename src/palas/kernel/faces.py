"""What a game may offer beyond its rules, words and picture: modules of its folder, all optional.

`Game.face("hall")` returns such a module, or nothing. Each module offers what its protocol says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.kernel.contract import Head
    from palas.kernel.game import ScoreCard
    from palas.kernel.hall import Hall
    from palas.kernel.search import Search


class Introduction(Protocol):
    """What the module `hall` offers: how the game stands in the hall."""

    HALL: Hall


class Searched(Protocol):
    """What the module `search` offers: how the search goes about the game."""

    SEARCH: Search


class Emblem(Protocol):
    """What the module `emblem` offers: drawings for the hall."""

    def glyph(self) -> str:
        """Draw the sign of the game, 36 by 36."""

    def bay(self) -> str:
        """Draw the bay of the hall, an arch with a view of the game (`palas.draw.bay`)."""


class ScoreCards(Protocol):
    """What the module `score_cards` offers in a game that has such cards."""

    TABLE: int  # cards in one file that make a whole table, with totals and a winner
    BY_SEAT: bool  # whether a card is a seat's, and its title the seat's name

    def score_cards(self, s: Head, language: str) -> list[ScoreCard]:
        """Return the cards of a position."""

    def read_cards(self, text: str, language: str, *, anyway: bool) -> tuple[Head, list[ScoreCard]]:
        """Return what a text draws and its cards, or raise BrokenPosition."""

    def card_picture(
        self, s: Head, number: int, title: str, language: str, highlight: Sequence[int]
    ) -> str:
        """Draw what a card scores as SVG, with some places lit."""


class Partners(Protocol):
    """What the module `partners` offers in a game in which seats build together."""

    def suggestions(self, view: Head, seat: int, to: int) -> list[int]:
        """Return the actions of seat `to` that `seat` may suggest, from what `seat` knows."""


class Asking(Protocol):
    """What the module `asking` offers in a game that says more than its picture."""

    def prompt(
        self, view: Head, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
    ) -> str:
        """Say what a seat that may act can do now."""

    def moment(self, view: Head, language: str) -> str:
        """Say how far the game is."""


class Hands(Protocol):
    """What the module `hands` offers in a game whose picture shows no more than one hand."""

    def hand_picture(self, view: Head, seat: int, language: str) -> str:
        """Draw what a seat holds, in the style of a picture on the same page; empty: nothing."""
