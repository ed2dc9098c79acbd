"""The report of a contest: one HTML page that needs nothing else, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.arena.report_facts import Facts
from palas.arena.report_figures import figures
from palas.arena.report_style import page_style
from palas.arena.report_tables import by_seat, forfeits, results_table
from palas.draw.document import definitions
from palas.draw.heraldry import heraldry_symbols
from palas.draw.markup import Markup, element, escape

if TYPE_CHECKING:
    from palas.arena.results import Results


def page(results: Results, language: str, command: str, date: str) -> str:
    """Return the report; the caller says by which command and when it was made."""
    facts = Facts(results, language)
    main = element("main", _header(facts), *_parts(facts))
    foot = _footer(facts, command, date)
    body = element("body", _symbols(), main, foot, class_="palas")
    return f"<!doctype html>\n{element('html', _head(facts), body, lang=language)}\n"


def _head(facts: Facts) -> Markup:
    return element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name_="viewport", content="width=device-width,initial-scale=1"),
        element("meta", name_="color-scheme", content="light dark"),
        element("title", escape(f"{facts.say('arena')}: {facts.title}")),
        element("style", Markup(page_style())),
    )


def _symbols() -> Markup:
    """Define the arms once for all pictures of the page."""
    drawn = definitions(heraldry_symbols())
    return element("svg", drawn, width=0.0, height=0.0, class_="symbols", aria_hidden="true")


def _header(facts: Facts) -> Markup:
    contest = facts.contest
    told = [
        facts.say("games_count", count=facts.found["games"]),
        facts.say("seats_count", count=contest.seats),
        facts.say("moves_mean", count=facts.decimal(facts.found["mean_moves"], 0)),
        *_silent(facts),
        facts.say("seed", seed=contest.seed),
        *(f"{name} = {str(value).lower()}" for name, value in contest.options.items()),
    ]
    return element(
        "header",
        element("p", escape(facts.say("arena")), class_="eyebrow"),
        element("h1", escape(facts.title)),
        element("p", escape(" · ".join(told)), class_="facts"),
        element("p", escape(answer(facts)), class_="answer"),
    )


def _silent(facts: Facts) -> list[str]:
    """Return what players without a seat won, if there are any."""
    names = facts.contest.game.meta.silent.get(facts.contest.seats, ())
    share = facts.percent(facts.results.silent_share)
    return [facts.say("silent_won", names=", ".join(names), share=share)] if names else []


def answer(facts: Facts) -> str:
    """Return what the contest has shown, in a sentence or two."""
    if not facts.results.finished:
        return facts.say("no_games")
    rows = facts.bots
    best = max(rows, key=lambda name: rows[name]["share"] - rows[name]["fair"])
    row = rows[best]
    if row["low"] <= row["fair"]:
        return facts.say("unsure")
    shares = {key: facts.percent(row[key]) for key in ("share", "low", "high", "fair")}
    return facts.say("leads", bot=best, **shares)


def _parts(facts: Facts) -> list[Markup]:
    if not facts.results.finished:
        return [forfeits(facts)]
    plots = element("div", *figures(facts), class_="plots")
    return [results_table(facts), plots, by_seat(facts), forfeits(facts)]


def _footer(facts: Facts, command: str, date: str) -> Markup:
    game, version = facts.contest.game.id, facts.contest.game.meta.version
    return element(
        "footer",
        element("p", escape(facts.say("again"))),
        element("pre", element("code", escape(command))),
        element("p", escape(facts.say("written", game=game, version=version, date=date))),
    )
