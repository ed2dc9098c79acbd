"""The reader’s language: asked for, or taken from the surroundings.

`main` knows the language of a run before its commands do, so that help and complaints speak it
too. It hands it to every command as `context.obj`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import typer

from palas.kernel.errors import PalasError, suggestion
from palas.kernel.message import quoted
from palas.kernel.phrases import LANGUAGES, Phrases

OPTION = "--language"
UNKNOWN: Phrases = (
    "no language “{given}”{close} (languages: {known})",
    "die Sprache „{given}“ gibt es nicht{close} (Sprachen: {known})",
    "нет языка «{given}»{close} (языки: {known})",
)


class UnknownLanguage(PalasError):
    """The program does not speak this language."""


def language_of(arguments: Sequence[str]) -> str:
    """Return the language of a run: the one its command line names, or that of its surroundings."""
    given = [following for word, following in pairwise(arguments) if word == OPTION]
    given += [word.partition("=")[2] for word in arguments if word.startswith(f"{OPTION}=")]
    known = [language for language in given if language in LANGUAGES]
    return known[-1] if known else _of_surroundings()


def read_language(context: typer.Context, given: str) -> str:
    """Return the language asked for, or that of the run, or raise UnknownLanguage."""
    if not given:
        return str(context.obj or _of_surroundings())
    if given not in LANGUAGES:
        close = suggestion(given, LANGUAGES)
        raise UnknownLanguage(UNKNOWN, given=quoted(given), close=close, known=list(LANGUAGES))
    return given


Language = Annotated[str, typer.Option(OPTION, metavar="en|de|ru", callback=read_language)]


def _of_surroundings() -> str:
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next((locale for locale in named if locale), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else LANGUAGES[0]
