"""`palas levels`: how far apart the levels are, measured in the arena."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.arena import MOST_GAMES, MOST_WORKERS, interval
from palas.cli.console import console, print_json
from palas.cli.language import Language
from palas.cli.numbers import written
from palas.cli.words import say
from palas.cli.wrong_words import OPTIONS, outside
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from palas.arena.ladder import Trial
    from palas.cli.levels_run import Games, Ladder
    from palas.kernel.search import Level


class WrongLadder(PalasError):
    """Levels are to be measured in a way that makes no sense."""


def levels(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    games: Annotated[int, typer.Option(metavar="N")] = 100,
    king_games: Annotated[int | None, typer.Option(metavar="N")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N")] = None,
    results: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    page: Annotated[Path | None, typer.Option("--write", metavar="FILE")] = None,
    tune: Annotated[bool, typer.Option("--tune")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = "",
) -> None:
    """Measure how far apart the levels are."""
    from palas.cli.levels_file import LevelsPage
    from palas.cli.levels_run import Games

    _check("games", games, MOST_GAMES)
    _check("king-games", games if king_games is None else king_games, MOST_GAMES)
    _check("workers", 1 if workers is None else workers, MOST_WORKERS)
    if tune and page is not None:
        raise WrongLadder(OPTIONS["tune"])
    counts = Games(games, games if king_games is None else king_games)
    ladders = _ladders(game, counts, seats, workers, results, language)
    written = None if page is None else LevelsPage(page)
    if results is not None:
        results.mkdir(parents=True, exist_ok=True)
    if tune:
        _tune(ladders, as_json, one=game is not None)
        return
    found = []
    for ladder in ladders:
        found.append(ladder.climb())
        if written is not None:
            written.write(found)
        if not as_json:
            _print(found[-1], language)
    if as_json:
        print_json(found if game is None else found[0])
    elif page is not None:
        print(say("saved", language, file=page))


def _check(name: str, given: int, most: int) -> None:
    if not 0 < given <= most:
        raise WrongLadder(outside(name, 1, most, given))


def _ladders(
    game: str | None,
    games: Games,
    seats: int | None,
    workers: int | None,
    folder: Path | None,
    language: str,
) -> list[Ladder]:
    """Return what is to be measured, or raise what is wrong with it."""
    from palas.arena.ladder import usual_seats
    from palas.cli.levels_run import Ladder
    from palas.games import all_games
    from palas.games import game as game_by_id
    from palas.kernel.batch import cores

    count = workers or cores()
    chosen = list(all_games().values()) if game is None else [game_by_id(game)]
    return [
        Ladder(
            one,
            usual_seats(one) if seats is None else one.meta.check_seats(seats),
            games,
            count,
            folder,
            language,
        )
        for one in chosen
    ]


def _print(section: dict[str, Any], language: str) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = f"{section['game']}, {say('seat_count', language, seats=section['seats'])}"
    table = Table(title=title, box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    table.add_column(say("pairing_title", language), no_wrap=True)
    for column in ("games", "share", "interval", "fair", "s_per_move", "below_s"):
        table.add_column(say(column, language), justify="right")
    for row in section["pairings"]:
        table.add_row(f"{row['upper']} : {row['lower']}", *_cells(row, language))
    out = console()
    out.print(table)
    if cut_off := sum(row["truncated"] for row in section["pairings"]):
        out.print(say("cut_off", language, count=cut_off))
    machine = section["machine"]
    out.print(f"{machine['cpu']} · {section['date']}", style="dim")


def _cells(row: dict[str, Any], language: str) -> list[str]:
    return [
        str(row["games"]),
        written(row["share"], ".1%", language),
        interval(row, language),
        written(row["fair"], ".1%", language),
        written(row["s_per_move"], ".4f", language),
        written(row["lower_s_per_move"], ".4f", language),
    ]


def _tune(ladders: list[Ladder], as_json: bool, *, one: bool) -> None:
    """Look for strengths and print them as rows of the game's module `search`."""
    found = []
    for ladder in ladders:
        trials = ladder.tune()
        if as_json:
            found.append(_tuned_json(ladder, trials))
        else:
            _print_tuned(ladder, trials)
    if as_json:
        print_json(found[0] if one else found)


def _tuned_json(ladder: Ladder, trials: list[Trial]) -> dict[str, Any]:
    from palas.bots.settings import LEVELS
    from palas.cli.levels_run import strength

    rows = {
        name: {
            **strength(trial.level),
            "share": round(trial.share, 4),
            "s_per_move": trial.s_per_move,
        }
        for name, trial in zip(LEVELS[1:], trials, strict=True)
    }
    return {
        "game": ladder.game.id,
        "seats": ladder.seats,
        "games": ladder.games.usual,
        "levels": rows,
    }


def _print_tuned(ladder: Ladder, trials: list[Trial]) -> None:
    from palas.arena.ladder import LEAST, MOST
    from palas.bots.settings import level_of

    language = ladder.language
    print(say("tuned", language, game=ladder.game.id))
    print("    levels=(")
    print(f"        {_source(level_of(ladder.game, 0))},")
    for trial in trials:
        fits = LEAST <= trial.share <= MOST
        share = written(trial.share, ".0%", language)
        words = share if fits else say("out_of_reach", language, share=trial.share)
        print(f"        {_source(trial.level)},  # {words}")
    print("    ),")


def _source(level: Level) -> str:
    """Return a strength as it is written in a game's module `search`."""
    foresight = "" if level.foresight is None else f", foresight={level.foresight}"
    return f"Level({level.iterations}, {level.noise}{foresight})"
