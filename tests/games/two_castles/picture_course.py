"""Games of Two Castles, played so that their pictures can be drawn."""

from __future__ import annotations

from functools import partial
from random import Random

from games.picture_course import Course, Step, steps
from games.two_castles.picture_positions import NAMES, concept
from games.two_castles.playing import dealt, legal, seen_by
from lazy import Lazy
from palas.games.two_castles import moves
from palas.games.two_castles.picture import picture
from palas.games.two_castles.state import State


def game(seed: int, seats: int) -> list[Step[State]]:
    """Return the moves of a random game."""
    dice = Random(seed)
    start = dealt(seed, seats, seed % 3)
    found = list(steps(start, lambda s, seat: dice.choice(legal(s, seat)), moves.apply))
    assert start.over
    return found


GAMES = Lazy({seats: partial(game, seats, seats) for seats in (2, 3, 5)})
COURSE = Course(picture, seen_by, legal, concept, GAMES, every=7, names=NAMES)
