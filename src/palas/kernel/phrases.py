"""Phrases side by side in every language, and how a sentence is made of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LANGUAGES = ("en", "de", "ru")

Phrases = tuple[str, str, str]  # one for each language, in the order of LANGUAGES
Forms = tuple[tuple[str, str], tuple[str, str], tuple[str, str, str]]
# of a noun that is counted: 1 tile, 2 tiles; 1 жетон, 2 жетона, 5 жетонов

AND: Phrases = (" and ", " und ", " и ")
QUOTES: Phrases = ("“{}”", "„{}“", "«{}»")


def in_language(phrases: Phrases, language: str) -> str:
    """Return the phrase of one language."""
    return phrases[LANGUAGES.index(language)]


def say(table: Mapping[str, Phrases], key: str, language: str, **values: object) -> str:
    """Return a phrase of a table with its gaps filled."""
    return in_language(table[key], language).format(**values)


def in_quotes(words: str, language: str) -> str:
    """Put words between the quotation marks of a language."""
    return in_language(QUOTES, language).format(words)


def listed(parts: Sequence[str], language: str) -> str:
    """Return 'a', 'a and b' or 'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + in_language(AND, language) + parts[-1]


def form_of(number: int, language: str) -> int:
    """Return which of a noun's forms goes with a number: 0 for one, 1 for two, 2 for five."""
    if language != "ru":
        return 0 if number == 1 else 1
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def counted(number: int, forms: Forms, language: str) -> str:
    """Return a number with its noun: '2 tiles', '5 жетонов'."""
    return f"{number} {forms[LANGUAGES.index(language)][form_of(number, language)]}"
