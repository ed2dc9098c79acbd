"""Phrases side by side in every language, and how a sentence is made of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.meta import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Phrases = tuple[str, str, str]  # one for each language, in the order of LANGUAGES

AND: Phrases = (" and ", " und ", " и ")


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
