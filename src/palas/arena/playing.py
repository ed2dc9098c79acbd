"""Playing one game of a contest, and what is kept of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from palas.bots import bot
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.arena.contest import Contest
    from palas.bots.seated import Bot
    from palas.kernel.match import Match

MOST_MOVES = 5_000  # after which a game is cut off: no result
SUBSTITUTE = "greedy"  # plays on for a bot that forfeits


class Forfeit(PalasError):
    """A bot gives no legal move in time."""


@dataclass(frozen=True)
class Outcome:
    """What became of one game; lists go by seat."""

    number: int
    bots: list[int]
    scores: list[int]  # of the players; empty when the game was cut off
    shares: list[float]  # of the win
    moves: list[int]  # how many each seat made
    seconds: list[float]  # how long each seat thought
    plies: int
    forfeits: dict[str, str]  # by seat: why
    record: str = ""

    def json(self) -> dict[str, Any]:
        """Return everything but the record as plain JSON."""
        values = asdict(self)
        del values["record"]
        return values


def play(
    contest: Contest, number: int, clock: Callable[[], float], *, keep: bool = False
) -> Outcome:
    """Play game `number` of a contest."""
    seating = contest.seating(number)
    match = contest.game.new(contest.seats, contest.deal(number), contest.options)
    names = [contest.bots[at] for at in seating]
    match.names = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    players = [_bot(contest, name, number, seat) for seat, name in enumerate(names)]
    moves, seconds = [0] * contest.seats, [0.0] * contest.seats
    forfeits: dict[str, str] = {}
    while not match.is_over and len(match.played) < MOST_MOVES:
        seat = match.acting[0]
        began = clock()
        try:
            players[seat].move(match, seat)
        except Forfeit as wrong:
            forfeits.setdefault(str(seat), str(wrong))
            players[seat] = _bot(contest, SUBSTITUTE, number, seat)
        seconds[seat] += clock() - began
        moves[seat] += 1
    return Outcome(
        number,
        seating,
        match.scores() if match.is_over else [],
        _shares(match, forfeits),
        moves,
        [round(spent, 6) for spent in seconds],
        len(match.played),
        forfeits,
        match.record() if keep else "",
    )


def _bot(contest: Contest, name: str, number: int, seat: int) -> Bot:
    return bot(name, contest.game, f"{contest.deal(number)} {name} {seat}")


def _shares(match: Match, forfeits: dict[str, str]) -> list[float]:
    """Return each seat's share of the win; one that forfeited has none."""
    if not match.is_over:
        return [0.0] * match.seats
    won = [seat for seat in match.winners() if str(seat) not in forfeits]
    if not won and len(forfeits) < match.seats:
        rest = [seat for seat in range(match.seats) if str(seat) not in forfeits]
        best = max(match.scores()[seat] for seat in rest)
        won = [seat for seat in rest if match.scores()[seat] == best]
    return [1 / len(won) if seat in won else 0.0 for seat in range(match.seats)]
