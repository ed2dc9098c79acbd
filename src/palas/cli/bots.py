"""`palas bots`: who can be played against."""

from __future__ import annotations

from typing import Annotated

import typer

from palas.cli.console import print_json


def bots(
    as_json: Annotated[bool, typer.Option("--json", help="Answer for programs.")] = False,
) -> None:
    """List the bots.

    Example: palas bots
    """
    from palas.bots import bots as all_bots

    known = {name: (kind.__doc__ or "").strip() for name, kind in all_bots().items()}
    if as_json:
        print_json([{"name": name, "summary": summary} for name, summary in known.items()])
    else:
        for name, summary in known.items():
            print(f"{name:10} {summary}")
