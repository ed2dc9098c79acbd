"""Games of Two Heirs, played so that their pictures can be drawn."""

from __future__ import annotations

from functools import partial
from random import Random

from games.picture_course import Course, Step, steps
from games.two_heirs.picture_positions import concept, legal, played, seen
from lazy import Lazy
from palas.games.two_heirs import moves
from palas.games.two_heirs.actions import BUILD, OPEN_TERRAIN
from palas.games.two_heirs.picture import picture
from palas.games.two_heirs.state import State

LONGEST = 400  # moves


def game(seed: int, sets: int) -> list[Step[State]]:
    """Return the moves of a game at random, in which more is built."""
    dice = Random(seed)

    def pick(s: State, seat: int) -> int:
        actions = legal(s, seat)
        wanted = [one for one in actions if BUILD <= one < OPEN_TERRAIN]
        return dice.choice(wanted if wanted and dice.random() < 0.5 else actions)

    return list(steps(played(seed, 0, sets), pick, moves.apply, LONGEST))


GAMES = Lazy({sets: partial(game, 5 + sets, sets) for sets in (0, 9, 19)})
COURSE = Course(picture, seen, legal, concept, GAMES, every=13)
