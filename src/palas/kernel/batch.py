"""Many games at once: the loops that run compiled on one core, all cores or a GPU.

The loops are templates: `legal`, `apply`, `begin`, `scores` and `winners` are open names
that `bound` fills with one game's rules. Game number k of a batch shuffles with stream k
of the batch's key and picks its moves with a cheap generator of its own, so that every
way of running it gives the same games.

Moves are picked at random, or by the `policy` of the game's folder where random moves may
go on for ever. A game that does not end within `most` moves is cut off: it has no winner
and no scores.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from palas.kernel.contract import Head, lowest_acting
from palas.kernel.jit import bound, compiled, is_compiler_on, jit, unbound
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.record import Row, Twins
from palas.kernel.rng import WORD, set_stream

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from palas.kernel.game import Game
    from palas.kernel.meta import Value

CHUNK = 256  # games between two reports of progress
MOST_PLIES = 10_000  # moves after which a game is cut off
RANDOM, SENSIBLE = "random", "sensible"  # how moves are picked


begin = legal = apply = scores = winners = choose = unbound


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
    set_stream(s.rng, stream)
    begin(s, options)


@jit
def any_action(s: Head, seat: int, dice: int, out: Row) -> int:
    """Return a legal action, all equally likely, for a random 32-bit number."""
    count = legal(s, seat, out)
    return out[(dice * count) >> 32]


@jit
def play_out(s: Head, dice: int, most: int, out: Row) -> None:
    """Play until the game is over or has seen `most` moves."""
    while s.over == 0 and s.ply < most:
        seat = lowest_acting(s)
        dice = (dice + 0x9E3779B9) & WORD
        apply(s, seat, choose(s, seat, mix(dice), out))


@jit
def one_game(
    states: Any, at: int, blank: Any, stream: int, options: Row, most: int, out: Row
) -> None:
    """Deal one game and play it to its end."""
    deal(states, at, blank, stream, options)
    s = states[at]
    play_out(s, mix((stream ^ s.rng.key[0]) & WORD), most, out)


@jit
def many_games(
    states: Any, blank: Any, first: int, options: Row, most: int, out: Row, results: Any
) -> None:
    """Play one game for every row of results: [plies, winners, scores]."""
    for k in range(results.shape[0]):
        one_game(states, 0, blank, first + k, options, most, out)
        write_result(states[0], results[k])


@jit
def write_result(s: Head, row: Row) -> None:
    """Write what became of a game; one that was cut off has no winner and no scores."""
    row[0] = s.ply
    for at in range(1, len(row)):
        row[at] = 0
    if s.over == 1:
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
def loops(game: Game, way: str) -> dict[str, Callable[..., Any]]:
    """Return the batch loops with one game's rules and a way of picking moves filled in."""
    rules = game.rules._asdict()
    name = f"{game.id}_{way}".replace("-", "_")
    pick: Callable[..., Any] | None = game.policy if way == SENSIBLE else None
    pick = pick or bound(any_action, name, legal=rules["legal"])
    bound_deal = bound(deal, name, begin=rules["begin"])
    bound_play = bound(play_out, name, apply=rules["apply"], choose=pick)
    one = bound(one_game, name, deal=bound_deal, play_out=bound_play)
    result = bound(write_result, name, winners=rules["winners"], scores=rules["scores"])
    many = bound(many_games, name, one_game=one, write_result=result)
    return {
        "pick": pick,
        "one_game": one,
        "many_games": many,
        "write_result": result,
        "copy_states": bound(copy_states, name),
    }


@dataclass(frozen=True)
class Results:
    """What became of a batch of games."""

    plies: Any  # [games]
    winners: Any  # [games] bit sets; nobody where the game was cut off
    scores: Any  # [games, players]

    @property
    def moves(self) -> int:
        """The number of moves in all games together."""
        return int(self.plies.sum())

    @property
    def truncated(self) -> int:
        """How many games were cut off before their end."""
        return int((self.winners == 0).sum())


@dataclass(frozen=True)
class Batch:
    """A batch of games to be played: the same games wherever they are run."""

    game: Game
    seats: int
    count: int
    seed: int | str = 0
    options: Mapping[str, Value] | None = None
    first: int = 0  # number of the first game
    way: str = ""  # RANDOM or SENSIBLE; else as `usual_way` says
    most: int = MOST_PLIES  # moves after which a game is cut off

    @property
    def loops(self) -> dict[str, Callable[..., Any]]:
        """The loops that play this batch."""
        return loops(self.game, self.way or usual_way(self.game))

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
        many = self.loops["many_games"]
        many(work, blank, self.first, self.numbers(), self.most, out, table)
        return Results(table[:, 0], table[:, 1], table[:, 2:])

    def _run_chunk(self, table: Any, at: int) -> int:
        loop = compiled(self.loops["many_games"])
        options, out = self.buffers()
        loop(*self.arguments(1), self.first + at, options, self.most, out, table)
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


def usual_way(game: Game) -> str:
    """Return how the moves of a game are picked when nobody says so."""
    return SENSIBLE if game.meta.stalls else RANDOM


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
