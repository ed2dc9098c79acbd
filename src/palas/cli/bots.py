"""`palas bots`: who can be played against."""

from __future__ import annotations

from typing import Annotated

import typer

from palas.cli.console import print_json
from palas.cli.language import Language
from palas.kernel.phrases import LANGUAGES, in_language


def bots(as_json: Annotated[bool, typer.Option("--json")] = False, language: Language = "") -> None:
    """List the bots."""
    from palas.bots import bots as all_bots

    chosen = LANGUAGES[0] if as_json else language
    known = {name: in_language(kind.summary, chosen) for name, kind in all_bots().items()}
    if as_json:
        print_json([{"name": name, "summary": summary} for name, summary in known.items()])
    else:
        for name, summary in known.items():
            print(f"{name:10} {summary}")
