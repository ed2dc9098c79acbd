"""`palas play`: a game at the terminal, of humans and bots."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from palas.cli.console import clean, clean_names, console, progress
from palas.cli.files import Components, read_match, with_components
from palas.cli.language import Language
from palas.cli.lineup import HUMAN, BotSeconds, listed, make_players, read_lineup, read_options
from palas.cli.words import after_moves, default_name, moves, say
from palas.cli.wrong_words import AT, FILES, OPTIONS
from palas.kernel.errors import PalasError, WrongSeats
from palas.kernel.match import REFUSALS
from palas.kernel.message import Message

if TYPE_CHECKING:
    from palas.arena.playing import Player
    from palas.cli.keeper import Keeper
    from palas.kernel.game import Game
    from palas.kernel.match import Match

SHORT_CHRONICLE = 12  # lines told of a game between bots


class NothingToResume(PalasError):
    """A record that is to go on is over, or is to go on in another way."""


class Players(NamedTuple):
    """Who plays a match: a bot or nobody, that is a human, for each seat."""

    lineup: list[str]
    bots: dict[int, Player]

    @property
    def humans(self) -> list[int]:
        """The seats of humans."""
        return [seat for seat, kind in enumerate(self.lineup) if kind == HUMAN]


def play(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    bots: Annotated[str | None, typer.Option(metavar="LIST")] = None,
    bot_seconds: BotSeconds = 10.0,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    names: Annotated[str | None, typer.Option(metavar="LIST")] = None,
    language: Language = "",
    record: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    components: Components = None,
    confirm: Annotated[bool, typer.Option()] = False,
) -> int:
    """Play a game against bots or friends."""
    from palas.cli.keeper import Keeper
    from palas.cli.program_bot import Programs, Terms
    from palas.games import game as game_by_id

    found = with_components(game_by_id(game), components)
    if resume is not None:
        if seed is not None or option or names is not None:
            raise NothingToResume(OPTIONS["resume"])
        match, lineup = _resumed(found, resume, seats, bots)
    else:
        match, lineup = _fresh(found, seats, bots, listed(names), language, seed, option or [])
    with Programs(Terms.here(bot_seconds)) as programs:
        tell = partial(_tell_forfeit, language)
        made = make_players(found, lineup, seed, programs.player, tell)
        players, keeper = Players(lineup, made), Keeper(record or resume)
        _warm(found, lineup, match.seats, language)
        if resume is not None:
            played = after_moves(len(match.played), language)
            print(say("resumed", language, file=resume, moves=played))
        if players.humans:
            from palas.cli.session import Session

            return Session(match, players.bots, keeper, language, confirm=confirm).play()
        _watch(match, players.bots, keeper, language)
        return 0


def _warm(game: Game, lineup: list[str], seats: int, language: str) -> None:
    """Let bots that search get ready, with a word: compiling takes its time the first time."""
    from palas.bots import bot, bots
    from palas.bots.search import SearchBot

    for name in dict.fromkeys(lineup):
        if issubclass(bots().get(name, object), SearchBot):
            console(stderr=True).print(say("warming", language, bot=name))
            bot(name, game, "warm").warm(seats)


def _tell_forfeit(language: str, name: str, why: Message) -> None:
    """Say that a program has given up and who plays on."""
    told = {"bot": clean(name), "why": clean(why.told(language))}
    console(stderr=True).print(say("taken_over", language, **told))


def _fresh(
    game: Game,
    seats: int | None,
    bots: str | None,
    names: list[str],
    language: str,
    seed: str | None,
    options: list[str],
) -> tuple[Match, list[str]]:
    """Deal a new match for a line-up."""
    lineup = read_lineup(game, seats, bots, len(names))
    if len(names) > len(lineup):
        raise WrongSeats(REFUSALS["names"], names=len(names), seats=len(lineup))
    chosen = read_options(options)
    match = game.new(len(lineup), seed, game.meta.read_options(chosen))
    given = names + [""] * (len(lineup) - len(names))
    match.names = clean_names(
        [name or default_name(seat, language) for seat, name in enumerate(given)]
    )
    return match, lineup


def _resumed(
    game: Game, file: Path, seats: int | None, bots: str | None
) -> tuple[Match, list[str]]:
    """Take up an unfinished record."""
    match = read_match(file, game)
    if match.is_over:
        raise NothingToResume(AT, file=str(file), wrong=FILES["over"])
    if seats is not None and seats != match.seats:
        told = Message(FILES["other_seats"], seats=match.seats, given=seats)
        raise NothingToResume(AT, file=str(file), wrong=told)
    return match, read_lineup(game, match.seats, bots, 0)


def _watch(match: Match, bots: dict[int, Player], keeper: Keeper, language: str) -> None:
    """Let bots play to the end; tell the last moves and the result as a spectator sees them."""
    from palas.cli.sheet import print_sheet, sheet_of
    from palas.kernel.contract import SPECTATOR

    with progress("{task.description}", "{task.completed}") as shown:
        task = shown.add_task(say("playing", language), total=None)
        while not match.is_over:
            seat = match.acting[0]
            bots[seat].move(match, seat)
            shown.update(task, completed=len(match.played))
    keeper.keep(match)
    out = console()
    start = max(0, len(match.played) - SHORT_CHRONICLE)
    if start:
        out.print(say("earlier", language, count=moves(start, language)), style="dim")
    for line in match.log(SPECTATOR, language, start):
        out.print(line)
    view = match.view(SPECTATOR)
    print_sheet(out, sheet_of(match.game, view, match.names, language), language)
    if keeper.file is not None:
        out.print(say("saved", language, file=keeper.file))
