"""`palas replay`: the chronicle of a recorded match, every line of it checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.console import console, print_json
from palas.cli.files import SVG, check_can_write, read_match, write_safely
from palas.cli.language import Language
from palas.cli.words import moves, say
from palas.cli.wrong_words import OPTIONS
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from palas.kernel.match import Match


class NoSuchMove(PalasError):
    """The record has no such move."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    check: Annotated[bool, typer.Option("--check")] = False,
    language: Language = "",
    viewer: Annotated[str, typer.Option("--as", metavar="SEAT|spectator|all")] = "spectator",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    picture: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option(metavar="MOVE")] = None,
) -> None:
    """Tell a recorded match again. Every line is verified first."""
    match = read_match(file)
    who = _viewer(match, viewer)
    if at is not None and picture is None:
        raise NoSuchMove(OPTIONS["at_alone"])
    if picture is not None:
        _draw(match, who, picture, at, language)
    elif check:
        print(_verified(match, file, language))
    elif as_json:
        print_json(_json(match, who, language))
    else:
        _tell(match, who, language)


def _viewer(match: Match, words: str) -> int | None:
    from palas.cli.positions import read_viewer

    return read_viewer(words, match.seats)


def _tell(match: Match, viewer: int | None, language: str) -> None:
    from palas.cli.positions import chronicle
    from palas.cli.sheet import print_sheet, sheet_of

    out = console()
    for number, line in enumerate(chronicle(match, viewer, language), 1):
        out.print(f"{number:4}  {line}", soft_wrap=True)
    print_sheet(out, sheet_of(match.game, match.state, match.names, language), language)


def _verified(match: Match, file: Path, language: str) -> str:
    scores = say("scores", language, scores=" ".join(map(str, match.scores())))
    return say(
        "verified",
        language,
        file=file,
        game=match.game.id,
        seats=match.seats,
        moves=moves(len(match.played), language),
        result=scores if match.is_over else say("unfinished", language),
    )


def _json(match: Match, viewer: int | None, language: str) -> dict[str, Any]:
    from palas.cli.positions import chronicle

    lines = chronicle(match, viewer, language)
    return {
        "game": match.game.id,
        "version": match.game.meta.version,
        "seats": match.seats,
        "names": match.names,
        "options": match.options,
        "moves": [
            {**move._asdict(), "line": line} for move, line in zip(match.played, lines, strict=True)
        ],
        "over": match.is_over,
        "scores": match.scores(),
        "winners": match.winners() if match.is_over else [],
    }


def _draw(match: Match, viewer: int | None, picture: Path, at: int | None, language: str) -> None:
    from palas.cli.picture import draw
    from palas.cli.positions import of_match

    played = len(match.played) if at is None else at
    if not 0 <= played <= len(match.played):
        raise NoSuchMove(OPTIONS["at"], moves=len(match.played), given=at)
    check_can_write(picture, SVG)
    write_safely(picture, draw(of_match(match, played), viewer, language=language))
    print(say("saved", language, file=picture))
