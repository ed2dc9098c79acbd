"""The tables of a report: the results, the wins by seat, the forfeits."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from palas.draw.heraldry import ARMS, roundel
from palas.draw.markup import Markup, element, escape, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.arena.report_facts import Facts
    from palas.arena.results import Tally

COLUMNS = ("games", "wins", "share", "interval", "fair", "mean_score", "rating", "s_per_move")
MOST_REASONS = 12
DEEPEST = 45  # per cent of gold in the ground of a sure win: words on it stay readable


def results_table(facts: Facts) -> Markup:
    """Return the row of every bot; on a phone each becomes a card."""
    columns = [*COLUMNS, "forfeits"] if facts.found["forfeits"] else COLUMNS
    titles = [_title(facts.say(key)) for key in ("bot", *columns)]
    rows = [
        _row(facts, at, name, row, columns) for at, (name, row) in enumerate(facts.bots.items())
    ]
    return _section(facts, "results", _table("results", titles, rows))


def _row(facts: Facts, at: int, name: str, row: dict[str, Any], columns: Sequence[str]) -> Markup:
    cells = [
        element("td", escape(facts.cell(key, row)), data_label=facts.say(key)) for key in columns
    ]
    return element("tr", _bot(at, name), *cells)


def by_seat(facts: Facts) -> Markup:
    """Return the share of wins of every bot on every seat, the more the deeper its ground."""
    seats = range(facts.contest.seats)
    titles = [_title(facts.say("bot")), *(_title(str(seat + 1)) for seat in seats)]
    rows = [
        element("tr", _bot(at, name), *(_heat(facts, tally, seat) for seat in seats))
        for at, (name, tally) in enumerate(zip(facts.contest.bots, facts.tallies, strict=True))
    ]
    return _section(facts, "by_seat", _table("heat", titles, rows))


def _heat(facts: Facts, tally: Tally, seat: int) -> Markup:
    found = tally.by_seat.get(seat, [])
    if not found:
        return element("td", escape("–"))
    share = sum(found) / len(found)
    return element(
        "td", escape(facts.percent(share, 0)), style=f"--heat:{number(DEEPEST * share)}%"
    )


def forfeits(facts: Facts) -> Markup:
    """Return who forfeited how often and why, and what was cut off; nothing if all went well."""
    told = facts.results.forfeits(facts.language)
    counts = Counter((one["bot"], one["why"]) for one in told)
    lines = [
        element("li", escape(facts.say("forfeit", bot=name, count=count, why=why)))
        for (name, why), count in counts.most_common(MOST_REASONS)
    ]
    if len(counts) > MOST_REASONS:
        lines.append(element("li", escape("…")))
    if facts.results.truncated:
        lines.append(element("li", escape(facts.say("cut_off", count=facts.results.truncated))))
    return _section(facts, "all_forfeits", element("ul", *lines)) if lines else Markup("")


def badge(at: int) -> Markup:
    """Return the arms of a bot as a small picture within a line."""
    size = {"width": 22.0, "height": 22.0}
    drawn = roundel(at % len(ARMS), 0, 0)
    return element("svg", drawn, viewBox="-18 -18 36 36", aria_hidden="true", **size)


def _bot(at: int, name: str) -> Markup:
    return element("th", badge(at), element("span", escape(name)), scope="row")


def _title(words: str) -> Markup:
    return element("th", escape(words), scope="col")


def _table(kind: str, titles: Sequence[Markup], rows: Sequence[Markup]) -> Markup:
    head = element("thead", element("tr", *titles))
    return element("table", head, element("tbody", *rows), class_=kind)


def _section(facts: Facts, key: str, *content: Markup) -> Markup:
    return element("section", element("h2", escape(facts.say(key))), *content)
