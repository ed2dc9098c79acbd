"""What is said of words that are no legal move in Big Boss, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

WRONG: dict[str, Phrases] = {
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
