"""`palas check`: whether a game was dealt as it was promised before it began."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.console import clean, print_json
from palas.cli.files import nested_too_deeply, read_text, with_path
from palas.cli.language import Language
from palas.cli.words import say
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from palas.kernel.checking import Verdict

NOT_RIGHT = 1  # the exit code when somebody has cheated


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    commitment: Annotated[str, typer.Option(metavar="HEX")],
    language: Language = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check the shuffle of a game: its key against the commitment, the record against the key."""
    verdict = _verdict(file, commitment)
    if as_json:
        print_json(_json(verdict))
    else:
        print("\n".join(_lines(verdict, language)))
    if not verdict.is_right:
        raise typer.Exit(NOT_RIGHT)


def _verdict(file: Path, published: str) -> Verdict:
    from palas.games import game
    from palas.kernel.checking import check_shuffle, read_commitment
    from palas.kernel.recording import head_of

    wanted = read_commitment(published)
    text = read_text(file)
    try:
        return check_shuffle(game(head_of(text)["game"]), text, wanted)
    except RecursionError as wrong:
        raise nested_too_deeply(file) from wrong
    except PalasError as wrong:
        raise with_path(file, wrong) from wrong


def _lines(verdict: Verdict, language: str) -> list[str]:
    key = "key_right" if verdict.is_same_key else "key_wrong"
    lines = [say(key, language, committed=verdict.committed)]
    if verdict.match is None:
        lines.append(say("deal_wrong", language, why=clean(verdict.why_not.told(language))))
    else:
        scores = " ".join(map(str, verdict.match.scores()))
        lines.append(say("deal_right", language, moves=len(verdict.match.played), scores=scores))
    lines.append(say("all_right" if verdict.is_right else "not_right", language))
    return lines


def _json(verdict: Verdict) -> dict[str, Any]:
    match = verdict.match
    return {
        "right": verdict.is_right,
        "published": verdict.published,
        "committed": verdict.committed,
        "same_key": verdict.is_same_key,
        "replays": match is not None,
        "why_not": str(verdict.why_not),
        "moves": len(match.played) if match is not None else None,
        "scores": match.scores() if match is not None else None,
    }
