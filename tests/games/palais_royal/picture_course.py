"""Games of Palais Royal, played so that their pictures can be drawn."""

from __future__ import annotations

from functools import partial
from random import Random

from games.palais_royal.picture_positions import NAMES, concept, dealt, legal, seen
from games.palais_royal.playing import choice
from games.picture_course import Course, Step, steps
from lazy import Lazy
from palas.games.palais_royal import moves
from palas.games.palais_royal.picture import picture
from palas.games.palais_royal.state import State


def game(seed: int, seats: int) -> list[Step[State]]:
    """Return the moves of a random game."""
    dice = Random(seed)
    start = dealt(seed, seats, seed % 2)
    return list(steps(start, lambda s, _: choice(s, dice), moves.apply))


GAMES = Lazy({seats: partial(game, seats, seats) for seats in (2, 3, 4)})
COURSE = Course(picture, seen, legal, concept, GAMES, every=29, names=NAMES)
