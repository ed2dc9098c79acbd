"""A sentence that can be told in every language: a phrase and what fills its gaps.

What is wrong, for instance, is found where nobody knows yet who will read it. So an error
carries a message, and whoever shows it tells it in the reader's language.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias

from palas.kernel.phrases import Phrases, in_language

Words: TypeAlias = "Phrases | str | Callable[[str], str]"
# side by side in every language, or the same in all of them, or made when the language is known

LONGEST_QUOTE = 60


class Message:
    """A phrase with values for its gaps, which may be phrases and messages themselves."""

    def __init__(self, words: Words | Message, /, **values: object) -> None:
        self.words = words
        self.values = values

    def told(self, language: str) -> str:
        """Return the sentence in a language."""
        words = tell(self.words, language)
        if not self.values:
            return str(words)
        told = {name: tell(value, language) for name, value in self.values.items()}
        return str(words).format(**told)

    def __str__(self) -> str:
        return self.told("en")


def tell(value: object, language: str) -> object:
    """Return a value as a reader of a language sees it: a phrase in it, a list with commas."""
    if isinstance(value, tuple):
        return in_language(value, language)
    if isinstance(value, list):
        return ", ".join(str(tell(part, language)) for part in value)
    if hasattr(value, "told"):
        return value.told(language)
    return value(language) if callable(value) else value


def quoted(given: str, most: int = LONGEST_QUOTE) -> str:
    """Return what somebody wrote, fit to be shown between quotation marks."""
    spaced = "".join(" " if c.isspace() else c for c in given.strip())
    plain = "".join(c if c.isprintable() else "\ufffd" for c in spaced)
    return plain if len(plain) <= most else plain[:most] + "…"


def json_words(given: object) -> str:
    """Return a value of a file as it stands there, shortened."""
    return quoted(json.dumps(given, ensure_ascii=False, default=repr))
