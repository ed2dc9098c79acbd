"""Who sits where: humans and bots, and how many seats that makes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from palas.kernel.errors import UnknownOption, WrongSeats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.bots.seated import Bot
    from palas.kernel.game import Game

HUMAN = "human"
USUAL_BOT = "greedy"
USUAL_SEATS = 4


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
        raise WrongSeats(
            f"--bots names {len(kinds)} players for {count} seats:"
            f" name all {count}, all but the first, or one for all the others"
        )
    return kinds


def make_bots(game: Game, lineup: Sequence[str], seed: str | None) -> dict[int, Bot]:
    """Return the bots by seat, or raise UnknownBot; without a seed nobody can foretell them."""
    from palas.bots import bot

    start = os.urandom(16).hex() if seed is None else seed
    return {
        seat: bot(kind, game, f"{start} {seat}")
        for seat, kind in enumerate(lineup)
        if kind != HUMAN
    }


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Return options written as name=value."""
    found = {}
    for words in given:
        name, equals, value = words.partition("=")
        if not equals:
            raise UnknownOption(f"--option is name=value, not {words!r}")
        found[name.strip()] = value
    return found
