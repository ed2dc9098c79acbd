"""Phrases side by side in every language, and how a sentence is made of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

LANGUAGES = ("en", "de", "ru")

Phrases = tuple[str, str, str]  # one for each language, in the order of LANGUAGES

AND: Phrases = (" and ", " und ", " и ")
RUSSIAN_FORMS = 3  # 1 жетон, 2 жетона, 5 жетонов


def in_language(phrases: Phrases, language: str) -> str:
    """Return the phrase of one language."""
    return phrases[LANGUAGES.index(language)]


def say(table: Mapping[str, Phrases], key: str, language: str, **values: object) -> str:
    """Return a phrase of a table with its gaps filled."""
    return in_language(table[key], language).format(**values)


def listed(parts: Sequence[str], language: str) -> str:
    """Return 'a', 'a and b' or 'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + in_language(AND, language) + parts[-1]
