"""The record of a finished game, and the check of its shuffle against what was promised."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from palas.kernel.keys import commitment

from .browsing import Page, visiting
from .looking_back import ALL_MOVES, Played, after, games
from .tables_at_hand import match_of, table_of


def test_the_record_comes_when_the_game_is_over(tmp_path: Path) -> None:
    with after(tmp_path, "two-heirs", 12) as table:
        early = table.anna.get(f"/t/{table.id}/record")
        assert early.status_code == 409
        assert "The record is available when the game is over." in early.text
        assert table.table.key.hex() not in early.text
        table.agree()
        got = table.visit.browser().get(f"/t/{table.id}/record")
        assert got.status_code == 200
        assert got.headers["content-type"].startswith("application/x-ndjson")
        file = got.headers["content-disposition"]
        assert file == f'attachment; filename="two-heirs-{table.id}.jsonl"'
        again = match_of(table.table).game.replay(got.text)
        assert again.key == table.table.key
        assert again.is_agreed
        assert again.scores() == match_of(table.table).scores()


def test_before_the_end_the_shuffle_is_promised_and_the_key_a_secret(tmp_path: Path) -> None:
    with visiting(tmp_path / "palas.db") as visit:
        anna = visit.browser()
        name = anna.open(game="two-heirs")
        for _ in range(2):  # while seats are free, and in the game
            table = visit.table(name)
            page = anna.get(f"/t/{name}/check").text
            Page(page).check()
            assert f'<code id="commitment">{commitment(table.key)}</code>' in page
            assert table.key.hex() not in page
            assert 'id="key"' not in page
            assert "The key is secret until the game is over" in page
            visit.browser().join(name, "Bruno")
        assert f'href="/t/{name}/check"' in anna.get(f"/t/{name}").text
        assert visit.table(name).match is not None


@games
def test_after_the_end_the_shuffle_is_checked(tmp_path: Path, game: str) -> None:
    with after(tmp_path, game, ALL_MOVES) as table:
        page = table.visit.browser().get(f"/t/{table.id}/check").text
        Page(page).check()
        assert "Yes. The key fits the commitment" in page
        assert f'<code id="key">{table.table.key.hex()}</code>' in page
        command = f"palas check {game}-{table.id}.jsonl --commitment {table.table.commitment}"
        assert f"<code>{command}</code>" in page


def test_a_shuffle_that_was_changed_is_found(tmp_path: Path) -> None:
    with after(tmp_path, "two-heirs", ALL_MOVES) as table:
        real = table.table
        table.show(replace(real, commitment=commitment(bytes(32)), version=real.version + 1))
        assert "No. The key does not fit" in table.anna.get(f"/t/{table.id}/check").text
        match = match_of(real).copy()
        match.positions[0] = match_of(table_of("two-heirs", 2)).positions[0]
        table.show(replace(real, match=match, version=real.version + 2))
        page = table.anna.get(f"/t/{table.id}/check").text
        assert "No. The game does not follow from the key" in page
        assert "another set-up" in page


def test_the_check_is_found_before_the_game_and_after_it(tmp_path: Path) -> None:
    """Whoever has only the hall's link comes to the check by links that say what they are."""
    with visiting(tmp_path / "palas.db") as visit:
        anna, bruno, stranger = visit.browser(), visit.browser(), visit.browser()
        name = anna.open(game="two-heirs", public="on")
        link = f'href="/t/{name}/check">'
        for who in (anna, stranger):
            assert f"{link}Check the shuffle</a>" in who.get(f"/t/{name}").text
        bruno.join(name, "Bruno")
        Played(visit, anna, bruno, name).agree()
        rows = stranger.get("/finished").text
        assert f'href="/t/{name}"' in rows
        for who in (anna, stranger):
            page = who.get(f"/t/{name}").text
            after_the_game = page.partition('<div id="after"')[2].partition("</div>")[0]
            words = after_the_game.partition(link)[2].partition("</a>")[0]
            assert words.endswith("Check the shuffle")
        assert "Yes. The key fits the commitment" in stranger.get(f"/t/{name}/check").text
