"""A contest: which bots sit where in which game, so that luck and seats even out.

Every deal is played in every rotation of the seats, by every table of bots. Game number k
of a contest is always the same game, wherever and whenever it is played: so a contest can
be cut into pieces, resumed, or spread over many machines.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING

from palas.kernel.errors import PalasError
from palas.kernel.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Mapping

    from palas.kernel.game import Game
    from palas.kernel.meta import Value

NO_BOTS: Phrases = (
    "a contest needs a bot",
    "ein Wettkampf braucht einen Bot",
    "для турнира нужен хотя бы один бот",
)
TWICE: Phrases = (
    "name every bot once; the last one fills the seats that are left",
    "nenne jeden Bot einmal; der letzte füllt die übrigen Plätze auf",
    "назовите каждого бота один раз; последний займёт оставшиеся места",
)


class WrongContest(PalasError):
    """A contest that cannot be held."""


@dataclass(frozen=True)
class Contest:
    """Bots, seats, options and the seed of all deals."""

    game: Game
    bots: tuple[str, ...]
    seats: int
    seed: str = "arena"
    options: Mapping[str, Value] = field(default_factory=dict)
    even: bool = False  # whether every bot sits as often as any other, with fewer bots than seats

    def __post_init__(self) -> None:
        self.game.meta.check_seats(self.seats)
        if not self.bots:
            raise WrongContest(NO_BOTS)
        if len(set(self.bots)) != len(self.bots):
            raise WrongContest(TWICE)

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """The line-ups: all choices of bots, or all bots and the last one on the seats left.

        Even ones take turns to fill the seats left: one king and two greedy, two kings and one.
        """
        count = len(self.bots)
        if count >= self.seats:
            return list(combinations(range(count), self.seats))
        if self.even:
            filled = combinations_with_replacement(range(count), self.seats)
            return [table for table in filled if len(set(table)) == count]
        return [(*range(count), *[count - 1] * (self.seats - count))]

    @property
    def round(self) -> int:
        """How many games one deal takes: every table in every rotation."""
        return len(self.tables) * self.seats

    def whole(self, games: int) -> int:
        """Return a number of games rounded up to whole deals."""
        return -(-games // self.round) * self.round

    def deal(self, number: int) -> str:
        """Return the seed of the deal of a game."""
        return f"{self.seed} {number // self.round}"

    def seating(self, number: int) -> list[int]:
        """Return which bot sits on each seat in a game."""
        table = self.tables[number % self.round // self.seats]
        turned = number % self.seats
        return [table[(seat - turned) % self.seats] for seat in range(self.seats)]

    def fair_share(self, bot: int) -> float:
        """Return the share of wins that equal players would have, in the games a bot plays."""
        own = [table.count(bot) for table in self.tables if bot in table]
        return sum(own) / len(own) / self.seats
