"""`palas games`: what can be played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.console import console, print_json
from palas.cli.files import BadFile, Components, with_components
from palas.cli.language import Language
from palas.cli.words import say
from palas.cli.wrong_words import OPTIONS
from palas.kernel.phrases import in_language

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from palas.kernel.game import Game
    from palas.kernel.meta import Option


def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = "",
    components: Components = None,
) -> None:
    """List the games, or describe one."""
    from palas.games import all_games
    from palas.games import game as game_by_id

    one = game_by_id(game) if game is not None else None
    if components is not None:
        one = _with_components(one, components)
    if as_json:
        every = [found.meta.json() for found in all_games().values()]
        print_json(every if one is None else one.meta.json())
    elif components is not None and one is not None:
        print(say("fits", language, file=components, game=one.id))
    elif one is not None:
        _describe(one, language)
    else:
        for found in all_games().values():
            _list(found, language)


def _with_components(game: Game | None, file: Path) -> Game:
    if game is None:
        raise BadFile(OPTIONS["components_alone"])
    return with_components(game, file)


def _list(game: Game, language: str) -> None:
    meta = game.meta
    names = ", ".join(option.name for option in meta.options)
    print(f"{meta.id}  {meta.titles[language]}, {_seats(game, language)}")
    print(f"    {meta.summary[language]}")
    if names:
        print(f"    {say('options', language)}: {names}")


def _describe(game: Game, language: str) -> None:
    from rich.table import Table
    from rich.text import Text

    meta, out = game.meta, console()
    version = say("version", language, version=meta.version)
    out.print(Text(meta.titles[language], "bold"), f"({meta.id}, {version})")
    out.print(say("by", language, author=meta.author, edition=meta.edition))
    out.print(_seats(game, language))
    out.print(meta.summary[language])
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_row(Text(say("options", language), "bold"))
    for option in meta.options:
        table.add_row(f"  {option.name}", _option(option, language))
    table.add_row(Text(say("components", language), "bold"))
    entries = {name: value for name, value in meta.components.items() if _has_entries(value)}
    for name, value in meta.components.items():
        table.add_row(f"  {name}", str(len(value)) if name in entries else _component(value))
    out.print(table)
    for name, value in entries.items():
        _print_entries(out, name, value)
    out.print(say("certainty", language, certainty=in_language(meta.certainty, language)))


def _seats(game: Game, language: str) -> str:
    seats = game.meta.seats
    if len(seats) == 1:
        return say("players", language, seats=seats[0])
    return say("seats", language, low=seats[0], high=seats[-1])


def _option(option: Option, language: str) -> str:
    value = str(option.default).lower()
    return f"{option.help[language]} ({say('default', language, value=value)})"


def _has_entries(value: Any) -> bool:
    """Tell whether a component is a list of entries, each with names and values."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _print_entries(out: Console, name: str, entries: list[dict[str, Any]]) -> None:
    """Print a component as a table, or as lists where the terminal is too narrow for one."""
    from rich.measure import Measurement
    from rich.text import Text

    table = _table(name, entries)
    if Measurement.get(out, out.options.update(width=10_000), table).maximum <= out.width:
        out.print(table)
        return
    out.print(Text(name, "bold"))
    for number, entry in enumerate(entries, 1):
        told = ", ".join(f"{key} {value}" for key, value in entry.items() if value != "")
        out.print(f"{number:>3}  {told}", soft_wrap=True)


def _table(name: str, entries: list[dict[str, Any]]) -> Table:
    """Return a component's entries with their certainty, numbered from 1."""
    from rich.table import Table

    table = Table(title=name, box=None, padding=(0, 1), title_justify="left", title_style="bold")
    table.add_column("#", justify="right")
    for column, value in entries[0].items():
        table.add_column(column, justify="right" if isinstance(value, int) else "left")
    for number, entry in enumerate(entries, 1):
        table.add_row(str(number), *map(str, entry.values()))
    return table


def _component(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
