"""Phrases side by side in English, German and Russian."""

from __future__ import annotations

from palas.kernel.phrases import Phrases, in_language

QUOTED: Phrases = ("{words}", "„{words}“", "«{words}»")


def quoted(words: str, language: str) -> str:
    """Return a name as sentences show it: in quotes, but not in English."""
    return in_language(QUOTED, language).format(words=words)
