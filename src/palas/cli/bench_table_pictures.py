"""How long pictures take: drawn after every move of a game, for everybody who looks."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from palas.cli.bench_table_games import pick
from palas.games import all_games
from palas.kernel.contract import SPECTATOR
from palas.table.collecting import collect_rarely
from palas.table.views.sight import LAYOUTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from palas.kernel.match import Match

SEATS = 4
MOVES = 150  # of a game; most are over by then


class Pictures:
    """The seconds that pictures of one game took."""

    def __init__(self) -> None:
        self.first: list[float] = []  # after a move, for whoever looks first
        self.further: list[float] = []  # for the others: much has been drawn already


def drawn() -> dict[str, Pictures]:
    """Play every game and draw it after every move, on desks and phones.

    Garbage is collected as in the server, and the very first pictures warm up.
    """
    collect_rarely()
    found = {}
    for game in all_games().values():
        found[game.id] = pictures = Pictures()
        seats = min(SEATS, game.meta.seats[-1])
        match = game.new(seats=seats, seed="pictures")
        for layout in LAYOUTS:
            _draw(match, SPECTATOR, layout)
        for moment in _moments(match):
            for layout in LAYOUTS:
                taken = [_draw(moment, viewer, layout) for viewer in (*range(seats), SPECTATOR)]
                pictures.first += taken[:1]
                pictures.further += taken[1:]
    return found


def _moments(match: Match) -> Iterator[Match]:
    dice = Random("pictures")
    while not match.is_over and len(match.played) < MOVES:
        seat = dice.choice(match.acting)
        match.play(pick(match, seat, dice), seat)
        yield match


def _draw(match: Match, viewer: int, layout: str) -> float:
    began = perf_counter()
    match.picture(viewer, layout=layout, theme="page")
    return perf_counter() - began
