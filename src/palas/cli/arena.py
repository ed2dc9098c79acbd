"""`palas arena`: bots against bots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.console import clean, console, print_json, report
from palas.cli.files import HTML, Components, check_can_write, with_components, write_safely
from palas.cli.language import Language
from palas.cli.lineup import BotSeconds, listed, read_options
from palas.cli.numbers import written
from palas.cli.words import say
from palas.cli.wrong_words import outside

if TYPE_CHECKING:
    from palas.arena.contest import Contest
    from palas.arena.results import Results
    from palas.cli.arena_run import Plan

MOST_GAMES = 1_000_000
MOST_WORKERS = 1_000
NUMBERS = 66  # how wide the columns of numbers are
WIDEST = {"interval": 11, "rating": 10, "s_per_move": 6}  # columns that must not be broken
MOST_REASONS = 5  # of forfeits that are told


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str, typer.Option(metavar="LIST")] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N")] = 100,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    even: Annotated[bool, typer.Option("--even")] = False,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "arena",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    bot_seconds: BotSeconds = 10.0,
    workers: Annotated[int | None, typer.Option(metavar="N")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    until_sure: Annotated[bool, typer.Option("--until-sure")] = False,
    results: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    page: Annotated[Path | None, typer.Option("--report", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    components: Components = None,
    language: Language = "",
) -> None:
    """Let bots play against each other."""
    from palas.cli.arena_run import Holding, Plan
    from palas.cli.program_bot import Terms
    from palas.kernel.batch import cores

    _check("games", games, MOST_GAMES)
    _check("workers", 1 if workers is None else workers, MOST_WORKERS)
    contest = _contest(game, components, bots, seats, seed, option or [], even=even)
    terms, count = Terms.here(bot_seconds), workers or cores()
    plan = Plan(contest, games, terms, count, ray, until_sure, results, records, language)
    _check_plan(plan, page)
    holding = Holding(plan)
    if holding.left and plan.ray is None:
        _warm(plan)
    held = holding.hold()
    if page is not None:
        write_safely(page, _page(held, plan, components))
    if as_json:
        print_json(held.json())
    else:
        _print(held, language)
        if page is not None:
            print(say("saved", language, file=page))


def _check(name: str, given: int, most: int) -> None:
    from palas.arena.contest import WrongContest

    if not 0 < given <= most:
        raise WrongContest(outside(name, 1, most, given))


def _contest(
    game: str,
    components: Path | None,
    bots: str,
    seats: int | None,
    seed: str,
    options: list[str],
    *,
    even: bool,
) -> Contest:
    from palas.arena.contest import Contest
    from palas.games import game as game_by_id

    found = with_components(game_by_id(game), components)
    names, allowed = tuple(listed(bots)), found.meta.seats
    count = min(max(len(names), allowed[0]), allowed[-1]) if seats is None else seats
    chosen = found.meta.read_options(read_options(options))
    return Contest(found, names, count, seed, chosen, even)


def _check_plan(plan: Plan, page: Path | None) -> None:
    """Check all that can be wrong before the first game."""
    from palas.cli.program_bot import Programs

    with Programs(plan.terms) as programs:
        for name in plan.contest.bots:
            programs.player(name, plan.contest.game, "check")
    if page is not None:
        check_can_write(page, HTML)
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)


def _warm(plan: Plan) -> None:
    """Let the bots get ready: what they need is compiled once, before the workers start."""
    from palas.bots import bot
    from palas.cli.program_bot import is_program

    for name in plan.contest.bots:
        if not is_program(name):
            report(say("warming", plan.language, bot=name))
            bot(name, plan.contest.game, "warm").warm(plan.contest.seats)


def _page(held: Results, plan: Plan, components: Path | None) -> str:
    """Return the report as an HTML page."""
    from datetime import UTC, datetime

    from palas.arena.report import page

    date = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return page(held, plan.language, _command(plan, components), date)


def _command(plan: Plan, components: Path | None) -> str:
    """Return the command line that holds this contest again."""
    import shlex

    from palas.cli.program_bot import is_program

    contest = plan.contest
    words = ["palas", "arena", contest.game.id, "--bots", ",".join(contest.bots)]
    words += ["--games", str(plan.games), "--seats", str(contest.seats), "--seed", contest.seed]
    words += ["--even"] if contest.even else []
    defaults = contest.game.meta.read_options({})
    for name, value in contest.options.items():
        words += ["--option", f"{name}={value}"] if value != defaults[name] else []
    if any(map(is_program, contest.bots)):
        words += ["--bot-seconds", f"{plan.terms.seconds:g}"]
    words += ["--until-sure"] if plan.until_sure else []
    words += ["--components", str(components)] if components is not None else []
    return shlex.join(words)


def _print(held: Results, language: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    found = held.json()
    title = f"{found['game']}, {say('seat_count', language, seats=found['seats'])}"
    table = Table(title=title, box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    out = console()
    room = max(8, out.width - NUMBERS)
    table.add_column(say("bot", language), overflow="ellipsis", no_wrap=True, max_width=room)
    for column in ("share", "interval", "fair", "mean_score", "rating", "s_per_move"):
        title = say(column, language)
        widest = max(WIDEST.get(column, 0), *map(len, title.split()))
        table.add_column(title, justify="right", min_width=widest)
    for name, row in found["bots"].items():
        table.add_row(clean(name), *_row(row, language))
    out.print(table)
    out.print(say("contest_title", language, games=found["games"], moves=found["mean_moves"]))
    if names := held.contest.game.meta.silent.get(found["seats"]):
        told = {"names": ", ".join(names), "share": written(found["silent_share"], ".1%", language)}
        out.print(say("silent_won", language, **told))
    if found["truncated"]:
        out.print(say("cut_off", language, count=found["truncated"]))
    _print_forfeits(held.forfeits(language), language)


def _print_forfeits(forfeits: list[dict[str, Any]], language: str) -> None:
    """Tell who forfeited how often, and the most common reasons."""
    counts = Counter((one["bot"], one["why"]) for one in forfeits)
    for (name, why), count in counts.most_common(MOST_REASONS):
        words = {"bot": clean(name), "count": count, "why": clean(why)}
        console().print(say("forfeits", language, **words), soft_wrap=True)
    if len(counts) > MOST_REASONS:
        console().print(say("more_reasons", language, count=len(counts) - MOST_REASONS))


def _row(row: dict[str, Any], language: str) -> list[str]:
    def write(value: float, form: str) -> str:
        return written(value, form, language)

    return [
        write(row["share"], ".1%"),
        interval(row, language),
        write(row["fair"], ".1%"),
        write(row["mean_score"], ".1f"),
        " ± ".join(write(row["rating"][part], ".1f") for part in ("mu", "sigma")),
        write(row["s_per_move"], ".4f"),
    ]


def interval(row: dict[str, Any], language: str) -> str:
    """Return the interval of a share of wins: '41.2–93.5%'."""
    low = written(100 * row["low"], ".1f", language)
    return f"{low}–{written(row['high'], '.1%', language)}"
