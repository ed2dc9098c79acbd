"""The plots of a report, each with its heading and a line on how to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.arena.plots import Axis, Hill, Whisker, even_axis, hills, log_axis, whiskers
from palas.arena.results import wilson
from palas.draw.markup import Markup, element, escape

if TYPE_CHECKING:
    from palas.arena.report_facts import Facts

QUICKEST = 1e-6  # seconds: what took no time at all stands here


def figures(facts: Facts) -> list[Markup]:
    """Return every plot of a contest that has finished games."""
    return [
        _figure(facts, "shares", "shares_note", shares(facts)),
        _figure(
            facts, "ratings", "ratings_note" if _is_rated(facts) else "unrated", ratings(facts)
        ),
        _figure(facts, "seats", "seats_note", seats(facts)),
        _figure(facts, "scores", "scores_note", scores(facts)),
        _figure(facts, "length", "length_note", length(facts)),
        _figure(facts, "seconds", "seconds_note", seconds(facts)),
    ]


def _figure(facts: Facts, key: str, note: str, drawing: Markup) -> Markup:
    return element(
        "figure",
        element("h2", escape(facts.say(key))),
        drawing,
        element("figcaption", escape(facts.say(note))),
    )


def _is_rated(facts: Facts) -> bool:
    return len(facts.contest.bots) > 1


def shares(facts: Facts) -> Markup:
    """Draw the share of wins of every bot with its interval."""
    rows = [
        Whisker(
            name, facts.cell("share", row), row["share"], row["low"], row["high"], at, row["fair"]
        )
        for at, (name, row) in enumerate(facts.bots.items())
    ]
    return whiskers(rows, Axis(0, 1), lambda share: facts.percent(share, 0))


def ratings(facts: Facts) -> Markup:
    """Draw the rating of every bot with twice its uncertainty."""
    rows = []
    for at, (name, row) in enumerate(facts.bots.items()):
        mu, reach = row["rating"]["mu"], 2 * row["rating"]["sigma"]
        rows.append(Whisker(name, facts.cell("rating", row), mu, mu - reach, mu + reach, at))
    axis = even_axis([end for row in rows for end in (row.low, row.high)])
    return whiskers(rows, axis, facts.brief)


def seats(facts: Facts) -> Markup:
    """Draw the share of wins of every seat with its interval."""
    games = len(facts.results.finished)
    fair = (1 - facts.results.silent_share) / facts.contest.seats
    rows = [
        Whisker(
            facts.say("seat", number=seat + 1),
            facts.percent(share),
            share,
            *wilson(share, games),
            fair=fair,
        )
        for seat, share in enumerate(facts.results.seat_shares())
    ]
    return whiskers(rows, Axis(0, 1), lambda share: facts.percent(share, 0))


def scores(facts: Facts) -> Markup:
    """Draw how the scores of every bot are spread."""
    rows = [
        Hill(name, _mean(facts, row["mean_score"]), tally.scores, row["mean_score"], at)
        for at, ((name, row), tally) in enumerate(
            zip(facts.bots.items(), facts.tallies, strict=True)
        )
    ]
    return hills([row for row in rows if row.values], facts.brief)


def length(facts: Facts) -> Markup:
    """Draw how long the games were."""
    mean = facts.found["mean_moves"]
    plies = [outcome.plies for outcome in facts.results.finished]
    return hills([Hill(facts.say("moves"), _mean(facts, mean), plies, mean)], facts.brief)


def seconds(facts: Facts) -> Markup:
    """Draw how long every bot thinks about a move."""
    rows = []
    for at, (name, row) in enumerate(facts.bots.items()):
        spent = max(row["s_per_move"], QUICKEST)
        rows.append(Whisker(name, facts.cell("s_per_move", row), spent, spent, spent, at))
    return whiskers(rows, log_axis([row.value for row in rows]), facts.brief)


def _mean(facts: Facts, value: float) -> str:
    return facts.say("mean", value=facts.decimal(value))
