"""Playing one game of a contest, and what is kept of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from palas.bots import bot
from palas.kernel.errors import PalasError
from palas.kernel.phrases import LANGUAGES, Phrases, in_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.arena.contest import Contest
    from palas.kernel.game import Game
    from palas.kernel.match import Match, Move

MOST_MOVES = 5_000  # after which a game is cut off: no result
SUBSTITUTE = "greedy"  # plays on for a bot that forfeits
UNWRITTEN = ("record", "told")  # of an outcome: no part of its line in a results file
OTHER_FIELDS: Phrases = (
    "other fields than those of an outcome",
    "andere Felder als die eines Ergebnisses",
    "не те поля, что у результата",
)
OTHER_GAME: Phrases = (
    "not a game of this contest",
    "keine Partie dieses Wettkampfs",
    "партия не из этого турнира",
)


class WrongOutcome(PalasError):
    """A line of results is of no game of the contest."""


class Forfeit(PalasError):
    """A bot gives no legal move in time."""


class Player(Protocol):
    """Whoever can move for a seat: a bot, or a program that speaks for one."""

    def move(self, match: Match, seat: int) -> Move:
        """Choose for a seat of a match and play it, or raise Forfeit and change nothing."""


class MakePlayer(Protocol):
    """Makes the player of a name for one game; the seed is the player's own."""

    def __call__(self, name: str, game: Game, seed: str) -> Player:
        """Return the player, or raise UnknownBot."""


@dataclass(frozen=True)
class Outcome:
    """What became of one game; lists go by seat."""

    number: int
    bots: list[int]
    scores: list[int]  # of the players; empty when the game was cut off
    shares: list[float]  # of the win
    moves: list[int]  # how many each bot made; a substitute's do not count
    seconds: list[float]  # how long each bot thought
    plies: int
    forfeits: dict[str, str]  # by seat: why
    record: str = ""
    told: dict[str, Phrases] = field(default_factory=dict)  # the same in every language

    @property
    def unwon(self) -> float:
        """The share of the win that a player without a seat has, as Ludwig may."""
        if len(self.forfeits) == len(self.bots):  # nobody won
            return 0.0
        return max(0.0, 1.0 - sum(self.shares))

    def won_by(self, at: int) -> float:
        """Return the share of the win that a bot has on all its seats."""
        return sum(share for share, own in zip(self.shares, self.bots, strict=True) if own == at)

    def alike(self, at: int) -> float:
        """Return the share that a bot would have on its seats if all seats shared alike."""
        return self.bots.count(at) / len(self.bots)

    def why(self, seat: str, language: str) -> str:
        """Return why a seat forfeited; what a results file tells is English."""
        told = self.told.get(seat)
        return self.forfeits[seat] if told is None else in_language(told, language)

    def json(self) -> dict[str, Any]:
        """Return everything but the record as plain JSON."""
        return {name: value for name, value in asdict(self).items() if name not in UNWRITTEN}


@dataclass
class Sitting:
    """The players of one game: what each has spent, and who has given up."""

    contest: Contest
    number: int
    make: MakePlayer
    clock: Callable[[], float]
    players: list[Player] = field(init=False)
    moves: list[int] = field(init=False)
    seconds: list[float] = field(init=False)
    forfeits: dict[str, str] = field(default_factory=dict)
    told: dict[str, Phrases] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seating = self.contest.seating(self.number)
        names = [self.contest.bots[at] for at in seating]
        self.players = [self._player(name, seat) for seat, name in enumerate(names)]
        self.moves = [0] * self.contest.seats
        self.seconds = [0.0] * self.contest.seats

    def _player(self, name: str, seat: int) -> Player:
        return self.make(name, self.contest.game, f"{self.contest.deal(self.number)} {name} {seat}")

    def move(self, match: Match) -> None:
        """Let the next seat move; one that gives up is replaced."""
        seat = match.acting[0]
        began = self.clock()
        try:
            self.players[seat].move(match, seat)
        except Forfeit as wrong:
            english, german, russian = map(wrong.told, LANGUAGES)
            self.told[str(seat)] = (english, german, russian)
            self.forfeits[str(seat)] = english
            self.players[seat] = self._player(SUBSTITUTE, seat)
            return
        if str(seat) not in self.forfeits:
            self.seconds[seat] += self.clock() - began
            self.moves[seat] += 1


def play(
    contest: Contest,
    number: int,
    clock: Callable[[], float],
    make: MakePlayer = bot,
    *,
    keep: bool = False,
) -> Outcome:
    """Play game `number` of a contest; `keep` its record too."""
    seating = contest.seating(number)
    match = contest.game.new(contest.seats, contest.deal(number), contest.options)
    match.names = [f"{contest.bots[at]} {seat + 1}" for seat, at in enumerate(seating)]
    sitting = Sitting(contest, number, make, clock)
    while not match.is_over and len(match.played) < MOST_MOVES:
        sitting.move(match)
    return Outcome(
        number,
        seating,
        match.scores() if match.is_over else [],
        _shares(match, sitting.forfeits),
        sitting.moves,
        [round(spent, 6) for spent in sitting.seconds],
        len(match.played),
        sitting.forfeits,
        match.record() if keep else "",
        sitting.told,
    )


def read_outcome(contest: Contest, values: dict[str, Any]) -> Outcome:
    """Return the outcome that plain JSON tells, or raise WrongOutcome if it fits no game."""
    if any(name in values for name in UNWRITTEN):
        raise WrongOutcome(OTHER_FIELDS)
    try:
        outcome = Outcome(**values)
        fits = _fits(contest, outcome)
    except (TypeError, ValueError) as wrong:
        raise WrongOutcome(OTHER_FIELDS) from wrong
    if not fits:
        raise WrongOutcome(OTHER_GAME)
    return outcome


def _fits(contest: Contest, outcome: Outcome) -> bool:
    """Tell whether an outcome can be one of a contest; strange values may raise TypeError."""
    by_seat = (outcome.shares, outcome.moves, outcome.seconds)
    numbers = [*outcome.scores, *outcome.shares, *outcome.moves, *outcome.seconds, outcome.plies]
    players = contest.game.meta.players(contest.seats)
    return (
        outcome.number >= 0
        and outcome.bots == contest.seating(outcome.number)
        and all(len(given) == contest.seats for given in by_seat)
        and all(isinstance(given, int | float) for given in numbers)
        and isinstance(outcome.forfeits, dict)
        and len(outcome.scores) in (0, players)
    )


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
