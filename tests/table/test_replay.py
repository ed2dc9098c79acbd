"""Looking back: every moment of a game as its viewer may know it, and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from palas.kernel.conformance import imagined
from palas.kernel.contract import SPECTATOR
from palas.kernel.match import Match
from palas.table.views.graph import APART, graph, scores_at
from palas.table.web.replay import jumps

from .browsing import Page, visiting
from .looking_back import ALL_MOVES, Played, after, games
from .tables_at_hand import GAMES, match_of, other_world, played, table_of


def picture(page: str) -> str:
    """Return the picture in a page."""
    found = re.search(r'<section id="board"[^>]*>(<svg.*?</svg>)</section>', page, re.DOTALL)
    assert found, page[:2000]
    return found[1]


def marked(page: str) -> list[str]:
    """Return the moves that the log marks as the present one."""
    return re.findall(r'data-move="(\d+)" aria-current="step"', page)


@pytest.mark.long
@games
def test_any_moment_of_a_finished_game_from_every_side(tmp_path: Path, game: str) -> None:
    with after(tmp_path, game, ALL_MOVES) as table:
        match = match_of(table.table)
        moves = len(match.played)
        assert match.is_over
        sides = set()
        for move in (0, 1, moves // 2, moves):
            seen = {}
            for eyes in ("1", "2", "spectator", "all"):
                page = table.replay(table.anna, f"?move={move}&as={eyes}")
                Page(page).check()
                assert marked(page) == [str(move)]
                assert f"Move {move} of {moves}" in page
                assert ' data-actions="' not in page
                seen[eyes] = picture(page)
            state = match.state if move == moves else match.positions[move]
            scores = scores_at(match, state)
            shown = [int(one) for one in re.findall(r"</span> <b>(-?\d+)</b>", page)]
            assert shown == scores
            sides.add((seen["1"], seen["2"]))
        assert any(one != other for one, other in sides)


@pytest.mark.long
@games
def test_the_log_is_whole_and_every_line_is_a_link(tmp_path: Path, game: str) -> None:
    with after(tmp_path, game, ALL_MOVES) as table:
        match = match_of(table.table)
        for eyes, viewer in (("1", 0), ("2", 1), ("spectator", SPECTATOR)):
            page = table.replay(table.anna, f"?as={eyes}")
            items = re.findall(r'<li id="line-(\d+)"><a href="\?move=(\d+)&amp;as=(\w+)"', page)
            assert items == [(str(at), str(at), eyes) for at in range(len(match.played) + 1)]
            told = re.findall(r"</svg><span>(.*?)</span></a></li>", page)
            plain = [re.sub(r"<.*?>", "", line) for line in told]
            assert [line.replace("&#39;", "'") for line in plain] == match.log(viewer)


@pytest.mark.long
def test_with_all_open_the_hands_of_all_are_seen(tmp_path: Path) -> None:
    for game in ("two-castles", "palais-royal"):
        (tmp_path / game).mkdir()
        with after(tmp_path / game, game, ALL_MOVES) as table:
            moves = len(match_of(table.table).played)
            most = 0
            for move in range(0, moves, moves // 8):
                page = table.replay(table.bruno, f"?as=all&move={move}")
                most = max(most, page.count('class="hand"'))
                assert 'class="hand"' not in table.replay(table.bruno, f"?as=2&move={move}")
            assert most >= 2, game


def test_with_all_open_the_log_tells_every_secret(tmp_path: Path) -> None:
    with after(tmp_path, "big-boss", ALL_MOVES) as table:
        match = match_of(table.table)
        own = [match.log(seat) for seat in range(2)]
        page = table.replay(table.visit.browser(), "?as=all")
        for at, move in enumerate(match.played):
            line = own[move.seat][at].removeprefix(match.names[move.seat])
            assert line in page


def test_where_a_replay_begins(tmp_path: Path) -> None:
    with after(tmp_path, "two-heirs", 12) as running:
        assert marked(running.replay(running.anna)) == ["12"]
        assert 'data-as="1"' in running.replay(running.anna)
        assert 'data-as="2"' in running.replay(running.bruno)
        stranger = running.visit.browser()
        assert 'data-as="spectator"' in running.replay(stranger)
        running.agree()
        assert running.table.is_over
        assert marked(running.replay(running.anna)) == ["0"]
        assert 'data-as="1"' in running.replay(running.anna)
        assert 'data-as="all"' in running.replay(stranger)


def test_a_moment_alone_is_what_the_page_holds(tmp_path: Path) -> None:
    with after(tmp_path, "palais-royal", ALL_MOVES) as table:
        page = table.replay(table.anna, "?move=9&as=all&layout=phone")
        part = table.replay(table.anna, "?move=9&as=all&layout=phone&part=moment")
        assert part.startswith('<main id="moment" class="phone" data-move="9"')
        assert picture(part) == picture(page)
        assert 'id="lines"' not in part
        assert "<path class=" not in part.partition('id="graph"')[2].partition('id="slide"')[0]
        before, found, _ = page.partition('<div id="graph"')
        assert found
        assert (
            before.rpartition('<main id="moment"')[2]
            == part.partition('<div id="graph"')[0].rpartition('<main id="moment"')[2]
        )


# Nothing before the end


@pytest.mark.long
@games
@pytest.mark.parametrize("moves", [4, 21])
def test_a_running_replay_is_the_same_in_every_world_the_viewer_cannot_tell_apart(
    tmp_path: Path, game: str, moves: int
) -> None:
    with after(tmp_path, game, moves) as table:
        real = table.table
        stranger = table.visit.browser()
        stranger.get("/")
        lookers = {0: table.anna, 1: table.bruno, SPECTATOR: stranger}
        asked = [
            f"?move={at}{more}" for at in range(0, moves + 1, 4) for more in ("", "&part=moment")
        ]
        asked += ["", f"?move={moves - 1}", "?layout=phone&language=ru", "?as=spectator"]
        for viewer, who in lookers.items():
            table.show(real)
            mine = [table.replay(who, query) for query in asked]
            table.show(other_world(real, viewer, "world"))
            for query, one in zip(asked, mine, strict=True):
                assert table.replay(who, query) == one, f"{game}{query} leaks to {viewer}"


def test_the_worlds_of_the_test_do_differ(tmp_path: Path) -> None:
    with after(tmp_path, "big-boss", 21) as table:
        mine = table.replay(table.bruno)
        table.show(other_world(table.table, 0, "world"))
        assert table.replay(table.bruno) != mine


def test_a_past_moment_shows_what_was_known_then(tmp_path: Path) -> None:
    with after(tmp_path, "big-boss", 30) as table:
        match = match_of(table.table)
        now = [table.replay(table.anna, f"?move={move}&part=moment") for move in range(11)]
        later = [imagined(state, match, 0, str(at)) for at, state in enumerate(match.positions)]
        worlds = match.positions[:11] + later[11:]
        names, options = match.names, match.options
        other = Match(match.game, options, None, names, worlds, list(match.played))
        table.show(replace(table.table, match=other))
        for move in range(11):
            then = table.replay(table.anna, f"?move={move}&part=moment")
            assert then == now[move]


@games
def test_other_hands_are_refused_before_the_end(tmp_path: Path, game: str) -> None:
    with after(tmp_path, game, 6) as table:
        stranger = table.visit.browser()
        for who, query in (
            (table.anna, "?as=2"),
            (table.bruno, "?as=1&move=0"),
            (table.anna, "?as=all"),
            (stranger, "?as=1"),
            (stranger, "?as=all&part=moment"),
        ):
            page = table.replay(who, query, status=403)
            assert "Other players’ hands can be seen when the game is over." in page
            assert "<title>" in page
            assert 'id="board"' not in page
        assert "as=2" not in table.replay(table.anna)
        assert "as=all" not in table.replay(table.anna)


def test_no_score_before_the_end(tmp_path: Path) -> None:
    with after(tmp_path, "big-boss", 20) as table:
        page = table.replay(table.anna)
        assert 'id="points"' not in page
        assert 'id="graph"' not in page
        with pytest.raises(AssertionError):
            graph(table.table)


def test_at_a_shared_device_the_covered_hand_stays_covered(tmp_path: Path) -> None:
    with visiting(tmp_path / "palas.db") as visit:
        both = visit.browser()
        name = both.open(game="big-boss", **{"kind-2": "device", "name-2": "Bruno"})
        table = Played(visit, both, both, name)
        assert both.seats(name) == [0, 1]
        acting = table.table.acting[0]
        assert 'data-as="spectator"' in table.replay(both)
        for seat in (1, 2):
            assert "covered" in table.replay(both, f"?as={seat}", status=403)
        both.send(f"/t/{name}/uncover", seat=str(acting))
        assert f'data-as="{acting + 1}"' in table.replay(both)
        assert "covered" in table.replay(both, f"?as={2 - acting}", status=403)


# What does not exist


@pytest.mark.long
@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("?move=13", "This game has no such move."),
        ("?move=-1", "This game has no such move."),
        ("?move=x", "This game has no such move."),
        ("?move=99999999999", "This game has no such move."),
        ("?move=²", "This game has no such move."),
        ("?as=0", "There is no such view"),
        ("?as=3", "There is no such view"),
        ("?as=-1", "There is no such view"),
        ("?as=anna", "There is no such view"),
    ],
)
def test_moments_and_eyes_that_do_not_exist(tmp_path: Path, query: str, words: str) -> None:
    with after(tmp_path, "two-heirs", 12) as table:
        assert words in table.replay(table.anna, query, status=404)


def test_tables_without_a_game(tmp_path: Path) -> None:
    with visiting(tmp_path / "palas.db") as visit:
        anna = visit.browser()
        name = anna.open(game="two-heirs")
        assert anna.get(f"/t/{name}/replay").status_code == 409
        assert anna.get(f"/t/{name}/replay/live").status_code == 409
        assert anna.get(f"/t/{name}/record").status_code == 409
        for page in ("replay", "replay/live", "record", "check"):
            assert anna.get(f"/t/aaaaaaaaaa/{page}").status_code == 404
            assert anna.get(f"/t/nonsense/{page}").status_code == 404


# Looks


def test_all_speak_three_languages(tmp_path: Path) -> None:
    said = {
        "en": ("Spectator", "All open", "The deal", "Was the shuffle fair?"),
        "de": ("Zuschauer", "Alles offen", "Startaufstellung", "Wurde ehrlich gemischt?"),
        "ru": ("Зритель", "Всё открыто", "Раздача", "Честно ли перемешано?"),
    }
    with after(tmp_path, "two-heirs", ALL_MOVES) as table:
        for language, words in said.items():
            who = table.visit.browser(language)
            page = table.replay(who) + who.get(f"/t/{table.id}/check").text
            for other, foreign in said.items():
                found = [word for word in foreign if f">{word}<" in page]
                assert found == (list(words) if other == language else []), other


def test_names_are_escaped(tmp_path: Path) -> None:
    with visiting(tmp_path / "palas.db") as visit:
        anna, bruno = visit.browser(), visit.browser()
        name = anna.open(game="two-heirs", name="<b>Anna&")
        bruno.join(name, "<script>")
        table = Played(visit, anna, bruno, name)
        table.agree()
        page = table.replay(anna, "?as=all")
        Page(page).check()
        assert "<b>Anna" not in page
        assert "<script>" not in page
        assert "&lt;b&gt;Anna&amp; proposes to end the game here" in page
        assert "Everyone agreed to end the game here" in page


@pytest.mark.long
def test_the_graph_ends_where_the_game_ended() -> None:
    for game, seats in GAMES:
        table = played(table_of(game, seats), ALL_MOVES)
        match, drawn = match_of(table), graph(table)
        scores = match.scores()
        best_first = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        assert [scores[end.seat] for end in drawn.ends] == [scores[seat] for seat in best_first]
        tops = [end.top for end in drawn.ends]
        assert all(0 <= top <= 100 for top in tops)
        gaps = [below - above for above, below in pairwise(tops)]
        assert all(gap >= APART - 0.2 for gap in gaps)
        lines = re.findall(r'class="course" d="M([^"]+)"', drawn.drawing)
        assert len(lines) == len(scores)
        for line in lines:
            assert line.count("L") == len(match.played)


def test_jumps_reach_both_ends() -> None:
    assert jumps(0) == [0]
    assert jumps(3) == [0, 1, 2, 3]
    many = jumps(178)
    assert (many[0], many[-1], len(many)) == (0, 178, 61)
    assert many == sorted(set(many))
