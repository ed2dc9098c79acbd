"""`palas picture`: an SVG of a position."""

from __future__ import annotations

from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.files import SVG, Components, check_can_write, with_components, write_safely
from palas.cli.language import Language
from palas.cli.words import default_name, say
from palas.cli.wrong_words import OPTIONS
from palas.kernel.errors import PalasError, suggestion
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from palas.cli.positions import Position
    from palas.kernel.contract import Head
    from palas.kernel.game import Game

LAYOUTS = ("desk", "phone")
THEMES = ("auto", "day", "night")
OF_A_PAGE = "page"  # a theme for pictures within a page that has their palette


class UnknownLook(PalasError):
    """No such layout or theme."""


def picture(
    source: Annotated[str, typer.Argument(metavar="GAME|FILE")],
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "1",
    moves: Annotated[int, typer.Option(metavar="N")] = 60,
    layout: Annotated[str, typer.Option(metavar="desk|phone")] = "desk",
    theme: Annotated[str, typer.Option(metavar="auto|day|night")] = "auto",
    language: Language = "",
    viewer: Annotated[str, typer.Option("--as", metavar="SEAT|spectator|all")] = "spectator",
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    upright: Annotated[bool, typer.Option("--upright")] = False,
    components: Components = None,
) -> None:
    """Draw a position as SVG."""
    from palas.cli.positions import read_viewer

    _check_word("layout", layout, LAYOUTS)
    _check_theme(theme)
    position = _position(source, seats, seed, moves, language, components)
    who = read_viewer(viewer, position.state.seats)
    how = _turned(position.game) if upright else {}
    file = out or Path(f"{position.game.id}.svg")
    check_can_write(file, SVG)
    write_safely(file, draw(position, who, language, layout=layout, theme=theme, **how))
    print(say("saved", language, file=file))


def _turned(game: Game) -> dict[str, bool]:
    """Return what turns buildings upright, or raise UnknownLook where none stands on its head."""
    if "upright" not in signature(game.module("picture").picture).parameters:
        raise UnknownLook(OPTIONS["upright"], game=game.id)
    return {"upright": True}


def draw(position: Position, viewer: int | None, language: str, **how: Any) -> str:
    """Return a position as SVG, as a viewer sees it; None sees everything."""
    from palas.cli.positions import chronicle, concealed
    from palas.kernel.contract import SPECTATOR

    view = concealed(position, viewer)
    log = chronicle(position.match, viewer, language) if position.match else []
    seat = SPECTATOR if viewer is None else viewer
    how |= {"names": position.names, "log": log[: view.ply], "language": language}
    return position.game.picture(view, seat, actions=_actions(position.game, view, seat), **how)


def _actions(game: Game, view: Head, seat: int) -> list[int]:
    """Return what a seat could do now; a spectator nothing."""
    if seat < 0:
        return []
    out = [0] * game.max_legal
    return out[: game.rules.legal(view, seat, out)]


def _check_theme(given: str) -> None:
    if given == OF_A_PAGE:
        raise UnknownLook(OPTIONS["page_theme"], known=list(THEMES))
    _check_word("theme", given, THEMES)


def _check_word(name: str, given: str, known: tuple[str, ...]) -> None:
    if given not in known:
        told = {"known": list(known), "given": quoted(given), "close": suggestion(given, known)}
        raise UnknownLook(OPTIONS["one_of"], option=f"--{name}", **told)


def _position(
    source: str,
    seats: int | None,
    seed: str,
    moves: int,
    language: str,
    components: Path | None,
) -> Position:
    from palas.cli.positions import find_position
    from palas.games import all_games, game

    file = Path(source)
    looks_like_file = file.exists() or "/" in source or "\\" in source or file.suffix
    if source not in all_games() and looks_like_file:
        return find_position(file, language, components)
    return _played(with_components(game(source), components), seats, seed, moves, language)


def _played(found: Game, seats: int | None, seed: str, moves: int, language: str) -> Position:
    """Return the position that greedy bots reach after so many moves, or the end."""
    from palas.bots import bot
    from palas.cli.lineup import usual_seats
    from palas.cli.positions import of_match

    match = found.new(usual_seats(found) if seats is None else seats, seed)
    bots = [bot("greedy", found, f"{seed} {seat}") for seat in range(match.seats)]
    while len(match.played) < moves and not match.is_over:
        seat = match.acting[0]
        bots[seat].move(match, seat)
    match.names = [default_name(seat, language) for seat in range(match.seats)]
    return of_match(match)
