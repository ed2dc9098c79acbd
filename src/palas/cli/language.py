"""The reader's language: asked for, or taken from the surroundings."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from palas.kernel.errors import PalasError, suggestion
from palas.kernel.phrases import LANGUAGES


class UnknownLanguage(PalasError):
    """The program does not speak this language."""


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="en|de|ru",
        help="The language of what is shown; by default that of LC_ALL or LANG.",
    ),
]


def read_language(given: str | None) -> str:
    """Return the language asked for, or the one of the surroundings, or English."""
    if given is None:
        return _of_surroundings()
    if given not in LANGUAGES:
        raise UnknownLanguage(
            f"no language {given!r}{suggestion(given, LANGUAGES)}"
            f" (languages: {', '.join(LANGUAGES)})"
        )
    return given


def _of_surroundings() -> str:
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next((locale for locale in named if locale), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else LANGUAGES[0]
