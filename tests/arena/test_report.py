"""The report of a contest: complete, self-contained, in three languages, safe with any name."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import palas
from palas.arena.contest import Contest
from palas.arena.playing import Outcome
from palas.arena.plots import Axis, even_axis, log_axis, nice_step
from palas.arena.report import page
from palas.arena.report_words import WORDS, brief, decimal, percent
from palas.arena.results import Results
from palas.kernel.phrases import LANGUAGES

GAME = palas.game("big-boss")
BOTS = ("greedy", "<script>&", "./third bot")
CONTEST = Contest(GAME, BOTS, 2)
COMMAND = "palas arena big-boss --bots 'a,<b>'"


def results(games: int = 12, *, forfeits: bool = False) -> Results:
    """Return a contest in which greedy always wins."""
    held = Results(CONTEST)
    for number in range(games):
        bots = CONTEST.seating(number)
        winner = bots.index(0) if 0 in bots else number % 2
        shares = [1.0 if seat == winner else 0.0 for seat in range(2)]
        scores = [300 + 7 * number + 100 * (seat == winner) for seat in range(2)]
        why = {"1": "no answer & <no> manners"} if forfeits and bots[1] == 1 else {}
        held.add(Outcome(number, bots, scores, shares, [9, 9], [0.5, 0.001], 200 + number % 5, why))
    return held


class Reader(HTMLParser):
    """Notes the tags, whether they are well nested, and the words of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self._note(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._note(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def _note(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_holds_everything_and_needs_nothing(language: str) -> None:
    text = page(results(forfeits=True), language, COMMAND, "2026-11-15")
    reader = read(text)
    said = " ".join(reader.words)
    at = LANGUAGES.index(language)
    headings = ("results", "shares", "ratings", "seats", "scores", "length", "seconds")
    for key in (*headings, "by_seat", "all_forfeits", "again"):
        assert WORDS[key][at] in said
    for shown in (GAME.meta.titles[language], *BOTS, COMMAND, "2026-11-15", "no answer & <no>"):
        assert shown in said
    assert reader.tags.count("figure") == 6
    assert "script" not in reader.tags
    assert all(link.startswith("#") for link in reader.links)
    assert not re.search(r"url\(|@import|http", text)
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme:dark" in text


def test_every_symbol_that_is_used_is_defined() -> None:
    text = page(results(), "en", COMMAND, "today")
    used = set(re.findall(r'href="#([^"]+)"', text))
    assert used
    assert used <= set(re.findall(r'id="([^"]+)"', text))


def test_the_answer_is_a_sentence() -> None:
    assert "greedy wins 100.0" in page(results(), "en", COMMAND, "today")
    assert "No bot is certainly better" in page(results(2), "en", COMMAND, "today")


def test_a_contest_without_results_has_a_page_too() -> None:
    held = Results(CONTEST)
    cut = Outcome(0, CONTEST.seating(0), [], [0.0, 0.0], [9, 9], [0.0, 0.0], 5000, {})
    held.add(cut)
    text = page(held, "en", COMMAND, "today")
    read(text)
    assert "No game has finished yet." in text
    assert "Games that were cut off and do not count: 1." in text


def test_what_ludwig_won_is_told() -> None:
    held = Results(Contest(palas.game("two-castles"), BOTS, 2))
    for number in range(2):
        bots = held.contest.seating(number)
        shares = [float(number == 0), 0.0]
        held.add(Outcome(number, bots, [5, 4, 6], shares, [1, 1], [0.0, 0.0], 2, {}))
    assert "Ludwig won 50.0%" in page(held, "en", COMMAND, "today")
    assert "Ludwig" not in page(results(), "en", COMMAND, "today")


def test_bots_that_fill_seats_and_many_bots_have_pages_too() -> None:
    lonely = Results(Contest(GAME, ("a",), 2))
    lonely.add(Outcome(0, [0, 0], [5, 5], [0.5, 0.5], [1, 1], [0.0, 0.0], 2, {}))
    assert "nothing to rate" in page(lonely, "en", COMMAND, "today")
    many = Contest(GAME, tuple(f"bot {at}" for at in range(9)), 2)
    crowd = Results(many)
    for number in range(many.round):
        bots = many.seating(number)
        crowd.add(Outcome(number, bots, [3, 4], [0.0, 1.0], [1, 1], [0.0, 2.0], 2, {}))
    read(page(crowd, "en", COMMAND, "today"))


def test_no_point_is_drawn_outside() -> None:
    text = page(results(forfeits=True), "en", COMMAND, "today")
    numbers = re.findall(r'<circle cx="([-\d.]+)" cy="([-\d.]+)"', text)
    assert numbers
    assert all(0 <= float(x) <= 340 and float(y) >= 0 for x, y in numbers)


def test_axes_have_round_numbers() -> None:
    assert nice_step(0, 1, 5) == pytest.approx(0.2)
    assert even_axis([13, 87]) == Axis(0, 100)
    assert even_axis([5, 5]).high > even_axis([5, 5]).low
    assert even_axis([-3, 12]).ticks() == [-5, 0, 5, 10, 15]
    assert log_axis([0.0003, 0.02]).ticks() == pytest.approx([0.0001, 0.001, 0.01, 0.1])
    assert Axis(0, 1).at(-5) == Axis(0, 1).at(0) < Axis(0, 1).at(1) == Axis(0, 1).at(7)


def test_numbers_are_written_as_people_read_them() -> None:
    assert decimal(-1.25, 1, "en") == "−1.2"
    assert decimal(12.5, 1, "de") == "12,5"
    assert brief(0.0001, "ru") == "0,0001"
    assert brief(100.0, "en") == "100"
    assert percent(0.125, 1, "en") == "12.5%"
