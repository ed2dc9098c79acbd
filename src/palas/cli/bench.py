"""`palas bench`: moves and games a second, or the server under load."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.console import console, print_json, progress, report
from palas.cli.files import Components, with_components
from palas.cli.language import Language
from palas.cli.numbers import written
from palas.cli.words import say
from palas.cli.wrong_words import OPTIONS, too_much
from palas.kernel.errors import PalasError, suggestion
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from palas.cli.measure import Plan
    from palas.kernel.game import Game

WAYS = ("interpreted", "compiled", "all_cores", "cuda")
TABLE = "table"  # in place of a game: the server
SECONDS = 2.0
MOST_SECONDS = 600.0
MOST_GAMES = 2**24


class WrongMeasure(PalasError):
    """A measurement is asked for that cannot be made."""


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S")] = None,
    games: Annotated[int | None, typer.Option(metavar="N")] = None,
    batch: Annotated[int, typer.Option(metavar="N")] = 2**20,
    way: Annotated[str | None, typer.Option(metavar="random|sensible")] = None,
    components: Components = None,
    tables: Annotated[int, typer.Option(metavar="N")] = 300,
    viewers: Annotated[int, typer.Option(metavar="N")] = 4,
    language: Language = "",
) -> None:
    """Measure moves and games a second, or the server under load."""
    if game == TABLE:
        from palas.cli.bench_table import Demand, bench_table

        demand = Demand(tables, viewers, *([] if seconds is None else [seconds]))
        return bench_table(demand, as_json, language)
    from palas.cli.lineup import usual_seats
    from palas.cli.warm import compile_rules
    from palas.games import all_games
    from palas.games import game as game_by_id

    found = game_by_id(game if game is not None else next(iter(all_games())))
    found = with_components(found, components)
    count = found.meta.check_seats(usual_seats(found) if seats is None else seats)
    seconds = SECONDS if seconds is None else seconds
    _check("seconds", seconds, MOST_SECONDS)
    _check("games", 1 if games is None else games, MOST_GAMES)
    _check("batch", batch, MOST_GAMES)
    picked = _way(found, way)
    warmth = compile_rules(found, language, picked)
    from palas.cli.measure import Plan

    plan = Plan(found, count, seconds, games, batch, picked)
    measured = _measured(plan, warmth.seconds, language)
    if as_json:
        print_json(measured)
    else:
        _print(measured, language)
    return None


def _way(game: Game, given: str | None) -> str:
    """Return how moves are picked, or raise WrongMeasure."""
    from palas.kernel.batch import RANDOM, SENSIBLE, usual_way

    if given is None:
        return usual_way(game)
    known = [RANDOM] if game.policy is None else [RANDOM, SENSIBLE]
    if given not in known:
        told = {"known": known, "given": quoted(given), "close": suggestion(given, known)}
        raise WrongMeasure(OPTIONS["one_of"], option="--way", **told)
    return given


def _check(name: str, given: float, most: float) -> None:
    if not 0 < given <= most:
        raise WrongMeasure(too_much(name, most, given))


def _measured(plan: Plan, compile_s: float, language: str) -> dict[str, Any]:
    from palas.cli.measure import measure

    with progress("{task.description}") as shown:
        task = shown.add_task("", total=None)

        def note(what: str) -> None:
            words = say("measuring", language, what=say(f"step_{what}", language))
            shown.update(task, description=words)
            report(words)

        return measure(plan, compile_s, note)


def _print(found: dict[str, Any], language: str) -> None:
    from rich.table import Table

    table = Table(title=f"{found['game']}, {say('seat_count', language, seats=found['seats'])}")
    table.add_column(say("way", language))
    table.add_column(say("moves_per_s", language), justify="right")
    table.add_column(say("games_per_s", language), justify="right")
    for way in WAYS:
        if way in found:
            speed = found[way]
            moves = written(speed["moves_per_s"], ",", language)
            games = written(speed["games_per_s"], ",.0f", language)
            table.add_row(say(way, language, cores=found["cores"]), moves, games)
    out = console()
    out.print(table)
    values = {key: found[key] for key in ("ratio", "scaling", "state_bytes", "copy_ns")}
    out.print(say("bench_facts", language, compile_s=found["compile_s"], **values))
    if "castle_us" in found:
        out.print(say("castle_us", language, castle_us=found["castle_us"]))
    if "decisions_per_turn" in found:
        facts = {key: found[key] for key in ("decisions_per_turn", "turns_per_seat", "truncated")}
        out.print(say("bench_turns", language, way=say(found["way"], language), **facts))
    out.print(say("bench_search", language, **found["search"]))
    out.print(say("equal" if found["equal"] else "unequal", language))
    out.print(" · ".join([*found["machine"].values(), found["date"]]), style="dim")
