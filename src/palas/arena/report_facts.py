"""What a report tells: the results of a contest, with words and numbers of one language."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from palas.arena.report_words import brief, decimal, percent, say

if TYPE_CHECKING:
    from palas.arena.results import Results, Tally


class Facts:
    """The results of a contest for readers of one language."""

    def __init__(self, results: Results, language: str) -> None:
        self.results = results
        self.language = language
        self.contest = results.contest

    @cached_property
    def found(self) -> dict[str, Any]:
        """The results as programs read them."""
        return self.results.json()

    @cached_property
    def bots(self) -> dict[str, dict[str, Any]]:
        """The row of every bot."""
        rows: dict[str, dict[str, Any]] = self.found["bots"]
        return rows

    @cached_property
    def tallies(self) -> list[Tally]:
        """What every bot has done."""
        return self.results.tallies()

    @property
    def title(self) -> str:
        """The title of the game."""
        return self.contest.game.meta.titles[self.language]

    def say(self, key: str, **values: object) -> str:
        """Return words of the report."""
        return say(key, self.language, **values)

    def decimal(self, value: float, digits: int = 1) -> str:
        """Write a number with so many digits after the point."""
        return decimal(value, digits, self.language)

    def brief(self, value: float) -> str:
        """Write a number with as few digits as it needs."""
        return brief(value, self.language)

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share."""
        return percent(share, digits, self.language)

    def cell(self, key: str, row: dict[str, Any]) -> str:
        """Return a value of a bot's row as it is read."""
        if key in ("share", "fair"):
            return self.percent(row[key])
        if key == "interval":
            return f"{self.decimal(100 * row['low'])}–{self.percent(row['high'])}"
        if key == "rating":
            return " ± ".join(self.decimal(row["rating"][part]) for part in ("mu", "sigma"))
        if key == "s_per_move":
            return self.decimal(row[key], 4)
        if key == "mean_score":
            return self.decimal(row[key]) if row["games"] > row["forfeits"] else "–"
        return self.brief(row[key])
