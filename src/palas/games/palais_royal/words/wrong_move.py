"""What is said of words that are no legal move in Palais Royal, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

OR: Phrases = (" or ", " oder ", " или ")
WRONG: dict[str, Phrases] = {
    "unclear": (
        "“{given}” is unclear: it may mean {readings}",
        "„{given}“ ist mehrdeutig: Gemeint sein kann {readings}",
        "«{given}» можно понять по-разному: {readings}",
    ),
    "other": (
        "the move there is “{move}”",
        "der Zug heißt dort „{move}“",
        "ход там такой: «{move}»",
    ),
    "unknown": (
        "“{given}” names no move{close}",
        "„{given}“ ist kein Zug{close}",
        "«{given}» — не ход{close}",
    ),
}
_INNER = {"de": str.maketrans("„“", "‚‘"), "ru": str.maketrans("«»", "„“")}


def inside_quotes(words: str, language: str) -> str:
    """Return words as they stand within quotation marks: the marks in them are the inner ones."""
    return words.translate(_INNER.get(language, {}))
