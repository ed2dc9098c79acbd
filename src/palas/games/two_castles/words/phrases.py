"""Phrases side by side in English, German and Russian."""

from __future__ import annotations

from palas.kernel.phrases import Phrases, in_language, in_quotes

QUOTED: Phrases = ("{words}", "„{words}“", "«{words}»")
INNER_MARKS = {"de": str.maketrans("„“", "‚‘"), "ru": str.maketrans("«»", "„“")}


def quoted(words: str, language: str) -> str:
    """Return a name as sentences show it: in quotes, but not in English."""
    return in_language(QUOTED, language).format(words=words)


def card_quoted(words: str, language: str) -> str:
    """Return the name of a bonus card as sentences show it."""
    return in_quotes(words, language)


def inside(words: str, language: str) -> str:
    """Return words that quote a name, fit to stand between quotation marks themselves."""
    return words.translate(INNER_MARKS.get(language, {}))
