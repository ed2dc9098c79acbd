"""Many random games at once: the loops that run compiled on one core, all cores or a GPU.

The loops are templates: `legal`, `apply`, `begin`, `scores` and `winners` are open names
that `bound` fills with one game's rules. Game number k of a batch shuffles with stream k
of the batch's key and picks its moves with a cheap generator of its own, so that every
way of running it gives the same games.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from palas.kernel.contract import Head, lowest_acting
from palas.kernel.jit import bound, compiled, is_compiler_on, jit
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.record import Row, Twins
from palas.kernel.rng import WORD

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from palas.kernel.game import Game
    from palas.kernel.meta import Value

CHUNK = 256  # games between two reports of progress


def _open(*_: Any) -> Any:
    raise TypeError("a template must be bound to a game first")


begin = legal = apply = scores = winners = _open


@jit
def mix(number: int) -> int:
    """Scramble a 32-bit number: the cheap dice for the choice of random moves."""
    number = ((number ^ (number >> 16)) * 0x7FEB352D) & WORD
    number = ((number ^ (number >> 15)) * 0x846CA68B) & WORD
    return number ^ (number >> 16)


@jit
def deal(states: Any, at: int, blank: Any, stream: int, options: Row) -> None:
    """Deal game number `stream` of a batch into one record."""
    states[at] = blank[0]
    s = states[at]
    s.rng.stream[0] = stream & WORD
    s.rng.stream[1] = (stream >> 32) & WORD
    begin(s, options)


@jit
def play_out(s: Head, dice: int, out: Row) -> None:
    """Play random moves until the game is over."""
    while s.over == 0:
        seat = lowest_acting(s)
        count = legal(s, seat, out)
        dice = (dice + 0x9E3779B9) & WORD
        apply(s, seat, out[(mix(dice) * count) >> 32])


@jit
def random_game(states: Any, at: int, blank: Any, stream: int, options: Row, out: Row) -> None:
    """Deal one game and play it to its end."""
    deal(states, at, blank, stream, options)
    s = states[at]
    play_out(s, mix((stream ^ s.rng.key[0]) & WORD), out)


@jit
def random_games(states: Any, blank: Any, first: int, options: Row, out: Row, results: Any) -> None:
    """Play one game for every row of results: [plies, winners, scores]."""
    for k in range(results.shape[0]):
        random_game(states, 0, blank, first + k, options, out)
        write_result(states[0], results[k])


@jit
def write_result(s: Head, row: Row) -> None:
    """Write what became of a finished game."""
    row[0] = s.ply
    row[1] = winners(s)
    scores(s, row[2:])


@jit
def copy_states(states: Any, count: int) -> int:
    """Copy a record back and forth: the cost of one copy inside compiled code."""
    for k in range(count):
        states[k & 1] = states[1 - (k & 1)]
        states[k & 1].ply = k & 1023
    return states[0].ply + states[1].ply


@cache
def loops(game: Game) -> dict[str, Callable[..., Any]]:
    """Return the batch loops with one game's rules filled in."""
    rules = game.rules._asdict()
    name = game.id.replace("-", "_")
    bound_deal = bound(deal, name, begin=rules["begin"])
    bound_play = bound(play_out, name, legal=rules["legal"], apply=rules["apply"])
    one = bound(random_game, name, deal=bound_deal, play_out=bound_play)
    result = bound(write_result, name, winners=rules["winners"], scores=rules["scores"])
    many = bound(random_games, name, random_game=one, write_result=result)
    return {
        "random_game": one,
        "random_games": many,
        "write_result": result,
        "copy_states": bound(copy_states, name),
    }


@dataclass(frozen=True)
class Results:
    """What became of a batch of games."""

    plies: Any  # [games]
    winners: Any  # [games] bit sets
    scores: Any  # [games, players]

    @property
    def moves(self) -> int:
        """The number of moves in all games together."""
        return int(self.plies.sum())


@dataclass(frozen=True)
class Batch:
    """A batch of random games to be played: the same games wherever they are run."""

    game: Game
    seats: int
    count: int
    seed: int | str = 0
    options: Mapping[str, Value] | None = None
    first: int = 0  # number of the first game

    @property
    def columns(self) -> int:
        """How many numbers a game leaves behind: plies, winners, and every player's score."""
        return 2 + self.game.meta.players(self.seats)

    def numbers(self) -> list[int]:
        """Return the options as numbers."""
        return self.game.meta.option_numbers(self.game.meta.read_options(self.options))

    def blank(self) -> Head:
        """Return the undealt record all games of the batch start from."""
        state = self.game.state()
        state.seats = self.game.meta.check_seats(self.seats)
        set_key(state.rng, key_of_seed(self.seed))
        return state

    def run(self, workers: int = 1, progress: Callable[[int], None] | None = None) -> Results:
        """Play the batch compiled, on one core or several."""
        import numpy as np

        table = np.zeros((self.count, self.columns), np.int32)
        starts = range(0, self.count, CHUNK)
        with ThreadPoolExecutor(workers) as pool:
            jobs = pool.map(lambda at: self._run_chunk(table[at : at + CHUNK], at), starts)
            for done in jobs:
                if progress:
                    progress(done)
        return Results(table[:, 0], table[:, 1], table[:, 2:])

    def run_interpreted(self) -> Results:
        """Play the batch on the plain twins, for comparison."""
        import numpy as np

        table = np.zeros((self.count, self.columns), np.int32)
        blank, work = Twins(self.game.state, 1), Twins(self.game.state, 1)
        blank[0] = self.blank()
        out = [0] * self.game.max_legal
        loops(self.game)["random_games"](work, blank, self.first, self.numbers(), out, table)
        return Results(table[:, 0], table[:, 1], table[:, 2:])

    def _run_chunk(self, table: Any, at: int) -> int:
        loop = compiled(loops(self.game)["random_games"])
        loop(*self.arguments(1), self.first + at, *self.buffers(), table)
        return len(table)

    def arguments(self, rows: int) -> tuple[Any, Any]:
        """Return fresh work records and the blank one, as compiled loops take them."""
        import numpy as np

        if not is_compiler_on():
            blank, work = Twins(self.game.state, 1), Twins(self.game.state, rows)
            blank[0] = self.blank()
            return work, blank
        states = np.zeros(rows, self.game.state.dtype())
        first = np.zeros(1, self.game.state.dtype())
        self.blank().write(first, 0)
        return states, first

    def buffers(self) -> tuple[Any, Any]:
        """Return the options and a list for legal actions, as compiled loops take them."""
        import numpy as np

        if not is_compiler_on():
            return self.numbers(), [0] * self.game.max_legal
        return np.array(self.numbers(), np.int64), np.zeros(self.game.max_legal, np.int16)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
