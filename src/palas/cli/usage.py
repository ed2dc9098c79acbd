"""What is wrong with a command line, in English, German and Russian.

typer complains in English only; its complaints are told anew in our own words, and those of a
kind we do not know as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from palas.cli.help_words import STANDS_FOR
from palas.kernel.errors import PalasError, suggestion
from palas.kernel.message import Message, Words, quoted
from palas.kernel.phrases import Phrases, in_language

CAPITALS = re.compile(r"[A-Z]{2,}")

SEE: Phrases = (
    "{wrong} (see {command} --help)",
    "{wrong} (siehe {command} --help)",
    "{wrong} (см. {command} --help)",
)
WRONG: dict[str, Phrases] = {
    "no_command": (
        "there is no command “{given}”{close}",
        "den Befehl „{given}“ gibt es nicht{close}",
        "нет команды «{given}»{close}",
    ),
    "no_option": (
        "there is no option “{given}”{close}",
        "die Option „{given}“ gibt es nicht{close}",
        "нет параметра «{given}»{close}",
    ),
    "extra": (
        "too many words: “{given}” is not needed here",
        "zu viele Wörter: „{given}“ gehört nicht hierher",
        "слишком много слов: «{given}» здесь не нужно",
    ),
    "missing": ("{name} is missing", "{name} fehlt", "не хватает: {name}"),
    "no_value": (
        "{name} takes no value",
        "{name} hat keinen Wert",
        "{name}: значение здесь не нужно",
    ),
    "needs_value": (
        "{name} needs a value",
        "{name} braucht einen Wert",
        "{name}: нужно значение",
    ),
    "whole_number": (
        "{name} is a whole number, not “{given}”",
        "{name} ist eine ganze Zahl, nicht „{given}“",
        "{name} — целое число, а не «{given}»",
    ),
    "number": (
        "{name} is a number, not “{given}”",
        "{name} ist eine Zahl, nicht „{given}“",
        "{name} — число, а не «{given}»",
    ),
    "value": (
        "{name} cannot be “{given}”: {why}",
        "{name} kann nicht „{given}“ sein: {why}",
        "{name} не может быть «{given}»: {why}",
    ),
}


class WrongUsage(PalasError):
    """A command is called in a way it does not know."""


@contextmanager
def told_in_our_words(context: Any, given: Sequence[str]) -> Iterator[None]:
    """Raise WrongUsage for what typer finds wrong with the words of a command line."""
    words = list(given)  # which typer uses up
    try:
        yield
    except Exception as wrong:
        if not hasattr(wrong, "format_message"):  # not a usage error
            raise
        raise see(context, _told(wrong, words)) from wrong


def see(context: Any, wrong: Message) -> WrongUsage:
    """Return what is wrong with a call, and where help is."""
    return WrongUsage(SEE, wrong=wrong, command=context.command_path)


def wrong_usage(key: str, **values: object) -> Message:
    """Return what is wrong with a call."""
    return Message(WRONG[key], **values)


def no_command(given: str, known: Sequence[str]) -> Message:
    """Return that there is no command of this name."""
    return wrong_usage("no_command", given=quoted(given), close=suggestion(given, known))


def stands_for(words: str, language: str) -> str:
    """Return a word in capitals, for which something is typed, as readers know it: DATEI."""

    def told(found: re.Match[str]) -> str:
        known = STANDS_FOR.get(found[0])
        return found[0] if known is None else in_language(known, language)

    return CAPITALS.sub(told, words)


def _told(wrong: Any, given: Sequence[str]) -> Message:
    """Return a complaint of typer’s in our words; its classes moved once, their names did not."""
    kind, message = type(wrong).__name__, str(wrong.format_message())
    if kind == "NoSuchOption":
        close = suggestion(wrong.option_name, wrong.possibilities or ())
        return wrong_usage("no_option", given=quoted(wrong.option_name), close=close)
    if kind == "MissingParameter" and wrong.param is not None:
        return wrong_usage("missing", name=_name(wrong.param))
    if kind == "BadOptionUsage":
        key = "needs_value" if "requires" in message else "no_value"
        return wrong_usage(key, name=wrong.option_name)
    if kind == "BadParameter" and wrong.param is not None:
        return _bad_value(wrong, given)
    return Message(f"{message[:1].lower()}{message[1:].rstrip('.')}")


def _bad_value(wrong: Any, given: Sequence[str]) -> Message:
    """Return what kind of value belongs there."""
    told = {"name": _name(wrong.param), "given": quoted(_value(wrong.param, given))}
    if "integer" in wrong.message:
        return wrong_usage("whole_number", **told)
    if "number" in wrong.message or "float" in wrong.message:
        return wrong_usage("number", **told)
    return wrong_usage("value", why=wrong.message.rstrip("."), **told)


def _name(param: Any) -> Words:
    """Return how a parameter is called on the command line."""
    if param.param_type_name == "option":
        return str(param.opts[0])
    metavar = str(param.metavar)
    return lambda language: stands_for(metavar, language)


def _value(param: Any, given: Sequence[str]) -> str:
    """Return the last value that a command line gives an option."""
    found = ""
    for word, following in pairwise([*given, ""]):
        option, equals, value = word.partition("=")
        if option in param.opts:
            found = value if equals else following
    return found
