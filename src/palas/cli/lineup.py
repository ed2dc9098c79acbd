"""Who sits where: humans and bots, and how many seats that makes."""

from __future__ import annotations

import os
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from palas.cli.wrong_words import OPTIONS
from palas.kernel.errors import UnknownOption, WrongSeats
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from palas.arena.playing import MakePlayer, Player
    from palas.kernel.game import Game
    from palas.kernel.match import Match, Move
    from palas.kernel.message import Message

BotSeconds = Annotated[
    float,
    typer.Option(metavar="S"),
]

HUMAN = "human"
USUAL_BOT = "greedy"
USUAL_SEATS = 4
LONGEST_THOUGHT = 1.0  # seconds, where a person waits


def listed(words: str | None) -> list[str]:
    """Return the entries of a list with commas."""
    return [] if words is None else [entry.strip() for entry in words.split(",")]


def usual_seats(game: Game) -> int:
    """Return how many seats play when nobody says so."""
    allowed = game.meta.seats
    return min(max(USUAL_SEATS, allowed[0]), allowed[-1])


def read_lineup(game: Game, seats: int | None, bots: str | None, num_names: int) -> list[str]:
    """Return who plays on each seat: `human` or the name of a bot."""
    kinds = listed(bots)
    if seats is None:
        named = num_names if num_names >= game.meta.seats[0] else usual_seats(game)
        seats = named if len(kinds) < 2 else len(kinds)
    count = game.meta.check_seats(seats)
    if not kinds or len(kinds) == 1:
        kinds = [HUMAN, *(kinds or [USUAL_BOT]) * (count - 1)]
    elif len(kinds) == count - 1:
        kinds = [HUMAN, *kinds]
    if len(kinds) != count:
        raise WrongSeats(OPTIONS["line_up"], given=len(kinds), seats=count)
    return kinds


class StandIn:
    """A player at a table of people; when it gives up, a greedy bot plays on for it."""

    def __init__(self, player: Player, substitute: Player, tell: Callable[[Message], None]) -> None:
        self.player = player
        self.substitute = substitute
        self.tell = tell

    def hurry(self) -> None:
        """Let nobody wait longer than a second for a bot of ours."""
        from palas.bots.search import SearchBot

        if isinstance(self.player, SearchBot):
            self.player.hurry(LONGEST_THOUGHT, perf_counter)

    def move(self, match: Match, seat: int) -> Move:
        """Choose for a seat of a match and play it."""
        from palas.arena.playing import Forfeit

        try:
            return self.player.move(match, seat)
        except Forfeit as wrong:
            self.tell(wrong.message)
            self.player = self.substitute
            return self.player.move(match, seat)


def make_players(
    game: Game,
    lineup: Sequence[str],
    seed: str | None,
    make: MakePlayer,
    tell: Callable[[str, Message], None],
) -> dict[int, Player]:
    """Return the bots by seat, or raise UnknownBot; without a seed nobody can foretell them.

    `tell` hears the name of a program that gives up, and why.
    """
    start = os.urandom(16).hex() if seed is None else seed
    found: dict[int, StandIn] = {}
    for seat, kind in enumerate(lineup):
        if kind != HUMAN:
            own = f"{start} {seat}"
            substitute = make(USUAL_BOT, game, own)
            found[seat] = StandIn(make(kind, game, own), substitute, partial(tell, kind))
            if HUMAN in lineup:
                found[seat].hurry()
    return dict(found)


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Return options written as name=value."""
    found = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals:
            raise UnknownOption(OPTIONS["game_option"], given=quoted(words))
        found[name.strip()] = value
    return found
