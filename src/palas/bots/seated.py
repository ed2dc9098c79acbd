"""What every bot is: something that picks an action from a concealed record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.rng import Generator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.kernel.contract import Head
    from palas.kernel.game import Game
    from palas.kernel.match import Match, Move
    from palas.kernel.phrases import Phrases


class Bot(ABC):
    """A player for one game, with a generator of its own that has nothing to do with the deal."""

    name: ClassVar[str]
    summary: ClassVar[Phrases]  # what it does, in a line

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.rng = Generator()
        set_key(self.rng, key_of_seed(f"bot {seed}"))

    def warm(self, seats: int) -> None:  # noqa: B027  # most bots are always ready
        """Get ready for games of so many seats: compile what is needed."""

    def strength(self) -> dict[str, float]:
        """Return the numbers that say how strong a bot of its kind is, if there are any."""
        return {}

    @abstractmethod
    def choose(self, view: Head, seat: int, actions: Sequence[int]) -> int:
        """Return one of the legal actions, knowing only the concealed record."""

    def move(self, match: Match, seat: int) -> Move:
        """Choose for a seat of a match and play it."""
        return match.play(self.choose(match.view(seat), seat, match.actions(seat)), seat)
