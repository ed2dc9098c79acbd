"""Games of Big Boss, played so that their pictures can be drawn."""

from __future__ import annotations

from functools import partial
from random import Random

from games.big_boss.picture_positions import LIKING, NAMES, concept, legal, played, seen
from games.picture_course import Course, Step, steps
from lazy import Lazy
from palas.games.big_boss import moves
from palas.games.big_boss.action_kinds import act_of
from palas.games.big_boss.picture import picture
from palas.games.big_boss.state import State

LONGEST = 400  # moves


def game(seed: int, seats: int) -> list[Step[State]]:
    """Return the moves of seats that like to build."""
    dice = Random(seed)

    def pick(s: State, seat: int) -> int:
        actions = legal(s, seat)
        liking = [LIKING.get(act_of(action).kind, 0.5) for action in actions]
        return dice.choices(actions, liking)[0]

    start = played(seed, seats, 0, closed_loop=seed % 2)
    return list(steps(start, pick, moves.apply, LONGEST))


GAMES = Lazy({seats: partial(game, seats, seats) for seats in (2, 4, 5)})
COURSE = Course(picture, seen, legal, concept, GAMES, every=11, names=NAMES)
