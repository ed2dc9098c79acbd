"""`palas arena`: bots against bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.console import console, print_json, progress, report
from palas.cli.files import BadFile, Components, with_components, write_safely
from palas.cli.language import Language, read_language
from palas.cli.words import say

if TYPE_CHECKING:
    from palas.arena.contest import Contest
    from palas.arena.results import Results

MOST_GAMES = 1_000_000


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, by its id.")],
    bots: Annotated[
        str, typer.Option(metavar="LIST", help="The bots, with commas; the last fills the seats.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N", help="How many games, at least.")] = 100,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many seats.")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="The deals.")] = "arena",
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="Processes; usually one a core.")
    ] = None,
    until_sure: Annotated[
        bool, typer.Option("--until-sure", help="Stop as soon as the answer is clear.")
    ] = False,
    results: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every outcome here, and go on where it stops."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep the record of every game here.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Answer for programs.")] = False,
    components: Components = None,
    language: Language = None,
) -> None:
    """Let bots play against each other.

    Every deal is played in every rotation of the seats. Shares of wins come
    with 95 % intervals, ratings with their uncertainty.

    Example: palas arena big-boss --bots search,greedy --games 200
    """
    from palas.arena.contest import Contest
    from palas.cli.lineup import listed, read_options
    from palas.games import game as game_by_id
    from palas.kernel.batch import cores

    chosen = read_language(language)
    found = with_components(game_by_id(game), components)
    if not 0 < games <= MOST_GAMES:
        raise BadFile(f"--games is a number from 1 to {MOST_GAMES}, not {games}")
    names = tuple(listed(bots))
    count = _seats(found.meta.seats, len(names)) if seats is None else seats
    options = found.meta.read_options(read_options(option or []))
    contest = Contest(found, names, count, seed, options)
    _warm(contest, chosen)
    held = _hold(contest, games, workers or cores(), until_sure, results, records, chosen)
    if as_json:
        print_json(held.json())
    else:
        _print(held, chosen)


def _seats(allowed: range, bots: int) -> int:
    return min(max(bots, allowed[0]), allowed[-1])


def _warm(contest: Contest, language: str) -> None:
    """Let every bot get ready before the clock runs and workers start."""
    from palas.bots import bot

    for name in contest.bots:
        report(say("warming", language, bot=name))
        bot(name, contest.game, "warm").warm(contest.seats)


def _hold(
    contest: Contest,
    games: int,
    workers: int,
    until_sure: bool,
    file: Path | None,
    records: Path | None,
    language: str,
) -> Results:
    """Play what is left of a contest, showing how far it is."""
    from palas.arena.results import Results
    from palas.cli.arena_file import ResultsFile
    from palas.cli.arena_pool import outcomes

    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    kept, held = ResultsFile(file, contest), Results(contest)
    for outcome in kept.known:
        held.add(outcome)
    kept.start()
    total = contest.whole(games)
    left = [number for number in range(total) if number not in held.outcomes]
    with progress("{task.description}", "{task.completed}/{task.total}", bar=True) as shown:
        task = shown.add_task(say("contest", language), total=total, completed=total - len(left))
        for outcome in outcomes(contest, left, workers, keep=records is not None):
            held.add(outcome)
            kept.add(outcome)
            if records is not None:
                write_safely(records / f"{outcome.number:06}.jsonl", outcome.record)
            shown.update(task, advance=1)
            if until_sure and _is_enough(held, contest):
                break
    return held


def _is_enough(held: Results, contest: Contest) -> bool:
    """Tell whether a sequential answer is clear, looking after whole deals only."""
    return len(held.outcomes) % contest.round == 0 and held.is_sure()


def _print(held: Results, language: str) -> None:
    from rich.table import Table

    found = held.json()
    title = say("contest_title", language, games=found["games"], moves=found["mean_moves"])
    table = Table(title=f"{found['game']}, {say('seat_count', language, seats=found['seats'])}")
    table.add_column(say("bot", language))
    for column in ("share", "interval", "fair", "mean_score", "rating", "s_per_move"):
        table.add_column(say(column, language), justify="right")
    for name, row in found["bots"].items():
        table.add_row(name, *_row(row))
    out = console()
    out.print(table)
    out.print(title)
    if found["truncated"]:
        out.print(say("cut_off", language, count=found["truncated"]))
    for outcome in held.finished:
        for seat, why in outcome.forfeits.items():
            name = held.contest.bots[outcome.bots[int(seat)]]
            out.print(say("forfeit", language, bot=name, game=outcome.number, why=why))


def _row(row: dict[str, Any]) -> list[str]:
    rating = row["rating"]
    return [
        f"{row['share']:.1%}",
        f"{row['low']:.1%} – {row['high']:.1%}",
        f"{row['fair']:.1%}",
        f"{row['mean_score']:.1f}",
        f"{rating['mu']:.1f} ± {rating['sigma']:.1f}",
        f"{row['s_per_move']:.4f}",
    ]
