"""Numbers as readers of a language write them: decimal comma, groups of digits, units."""

from __future__ import annotations

from palas.kernel.phrases import LANGUAGES

NO_BREAK, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
GROUPED = 10_000  # from here on digits stand in groups, in German and Russian


class Number:
    """A number that `str.format` writes for readers of a language."""

    def __init__(self, value: float, language: str) -> None:
        self.value = value
        self.language = language

    def __format__(self, form: str) -> str:
        return written(self.value, form, self.language)

    def __str__(self) -> str:
        return written(self.value, "", self.language)


def written(value: float, form: str, language: str) -> str:
    """Return a number in a form such as '.1%' or ',.0f'."""
    digits = format(value, form)
    if language == LANGUAGES[0]:
        return digits
    groups = NARROW if abs(value) >= GROUPED else ""
    return digits.replace(",", groups).replace(".", ",").replace("%", f"{NO_BREAK}%")
