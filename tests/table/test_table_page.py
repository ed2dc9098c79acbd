"""The page of a table: playing with forms alone, and everything that is refused."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES
from palas.table import house as houses
from palas.table.painting.studio import Studio
from palas.table.web.looks import STATIC

from .at_the_table import Sitting, seated, sitting, word
from .browsing import Page
from .tables_at_hand import GAMES, other_world

HEAVIEST = 150_000  # bytes of a first visit, compressed


@pytest.fixture
def heirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setattr(houses, "fresh_key", lambda: bytes(range(32)))  # always the same deal
    with sitting(tmp_path, "two-heirs") as found:
        yield found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_page_is_sound_and_light(tmp_path: Path, game: str, seats: int) -> None:
    with sitting(tmp_path, game, seats) as table:
        table.play_on(20)
        got = table.people[0].get(f"/t/{table.name}")
        page = Page(got.text)
        assert len(page.ids) == len(set(page.ids))
        assert got.headers["cache-control"] == "no-store"
        files = [
            path for path in re.findall(r'(?:src|href)="(/[^"#]+)"', got.text) if "?v=" in path
        ]
        assert len(files) >= 4
        weights = [len(gzip.compress(table.watcher.get(path).content)) for path in files]
        scripts = sum(len((STATIC / name).read_bytes()) for name in ("live.js", "morph.js"))
        assert len(gzip.compress(got.content)) + sum(weights) + scripts < HEAVIEST


def test_the_script_stays_small() -> None:
    assert len((STATIC / "table.js").read_bytes()) <= 12_000
    for name in ("live.js", "morph.js"):
        assert len((STATIC / name).read_bytes()) <= 3_000


def test_a_move_is_played_by_a_form(heirs: Sitting) -> None:
    seat, action = heirs.until(final=False)
    page = heirs.page(seat)
    assert f'value="{action}"' in page
    before = heirs.table.version
    got = heirs.do(seat, "play", action=action, decision=heirs.decision(seat), seat=seat)
    assert (got.status_code, got.headers["location"]) == (303, f"/t/{heirs.name}")
    assert heirs.table.version == before + 1
    assert heirs.match.played[-1].action == action


def test_a_script_is_told_in_json(heirs: Sitting) -> None:
    seat, action = heirs.until(final=False)
    decision = heirs.decision(seat)
    got = heirs.ask(seat, "play", action=action, decision=decision)
    assert (got.status_code, got.json()) == (200, {"done": True, "wish": ""})
    again = heirs.ask(seat, "play", action=action, decision=decision)
    assert again.status_code == 409
    assert again.headers["content-type"] == "application/problem+json"
    assert again.json()["detail"] == "The table has moved on since: look again."


def test_a_double_click_plays_once(heirs: Sitting) -> None:
    seat, action = heirs.until(final=False)
    decision = heirs.decision(seat)
    assert heirs.do(seat, "play", action=action, decision=decision).status_code == 303
    version = heirs.table.version
    got = heirs.do(seat, "play", action=action, decision=decision)
    assert got.status_code == 409
    assert word(got) == "The table has moved on since: look again."
    assert heirs.table.version == version


def test_what_cannot_be_taken_back_is_asked_first(heirs: Sitting) -> None:
    seat, action = heirs.until(final=True)
    version, decision = heirs.table.version, heirs.decision(seat)
    got = heirs.do(seat, "play", action=action, decision=decision)
    assert got.status_code == 303
    assert heirs.table.version == version
    asked = heirs.people[seat].get(got.headers["location"])
    assert 'id="confirm"' in asked.text
    assert 'name="sure" value="1"' in asked.text
    sure = heirs.do(seat, "play", action=action, decision=decision, sure=1)
    assert sure.status_code == 303
    assert heirs.table.version == version + 1
    assert 'id="confirm"' not in heirs.people[seat].get(got.headers["location"]).text


def test_who_prefers_it_is_not_asked(heirs: Sitting) -> None:
    seat, action = heirs.until(final=True)
    assert heirs.do(seat, "prefer", confirm="off").status_code == 303
    version = heirs.table.version
    heirs.do(seat, "play", action=action, decision=heirs.decision(seat))
    assert heirs.table.version == version + 1
    assert heirs.do(seat, "prefer", confirm="perhaps").status_code == 422


def test_an_unknown_language_is_ignored(heirs: Sitting) -> None:
    assert '<html lang="en"' in heirs.page(0, "?language=xx")
    for language in LANGUAGES:
        assert f'<html lang="{language}"' in heirs.page(0, f"?language={language}")


@pytest.mark.parametrize(
    "query", ["?wish=asked.1", "?wish=asked.a.b", "?wish=x.1.1", "?layout=cinema"]
)
def test_nonsense_in_the_address_changes_nothing(heirs: Sitting, query: str) -> None:
    plain, nonsense = (heirs.page(0, one).partition('<main id="table"')[2] for one in ("", query))
    assert plain == nonsense


def test_a_phone_gets_the_picture_of_a_phone(heirs: Sitting) -> None:
    assert 'id="board" class="desk"' in heirs.page(0)
    assert 'id="board" class="phone"' in heirs.page(0, "?layout=phone")
    heirs.people[0].client.cookies.set("palas_layout", "phone")
    assert 'id="board" class="phone"' in heirs.page(0)


def test_a_move_is_taken_back_as_far_as_the_engine_allows(heirs: Sitting) -> None:
    got = heirs.do(heirs.mover, "take-back", decision=0)
    assert (got.status_code, word(got)) == (409, "Nothing has been played yet.")
    seat, action = heirs.until(final=False)
    played = len(heirs.match.played)
    heirs.play(seat, action)
    assert heirs.do(seat, "take-back", decision=heirs.decision(seat)).status_code == 303
    assert len(heirs.match.played) == played
    seat, action = heirs.until(final=True)
    heirs.play(seat, action)
    got = heirs.do(seat, "take-back", decision=heirs.decision(seat))
    assert got.status_code == 409
    assert "cannot be taken back" in word(got)
    assert "cannot be taken back" in heirs.page(seat)


def test_people_talk(heirs: Sitting) -> None:
    assert heirs.do(0, "say", text="  good   luck ").status_code == 303
    assert "good luck" in heirs.page(1)
    assert heirs.do(0, "say", text="  ").status_code == 409
    assert heirs.do(0, "say", text="x" * 501).status_code == 413
    assert heirs.watcher.send(f"/t/{heirs.name}/say", text="hello").status_code == 403
    assert [said.text for said in heirs.table.chat] == ["good luck"]


def test_all_agree_to_end_the_game(heirs: Sitting) -> None:
    assert heirs.do(0, "answer", yes=1).status_code == 409
    assert heirs.do(0, "offer", offer="dance").status_code == 409
    assert heirs.do(0, "offer", offer="end").status_code == 303
    assert heirs.do(1, "offer", offer="end").status_code == 409
    assert heirs.do(1, "answer", yes=0).status_code == 303
    assert heirs.table.offer is None
    heirs.do(1, "offer", offer="end")
    heirs.do(0, "answer", yes=1)
    assert heirs.table.is_over
    page = heirs.page(0)
    assert 'id="sheet"' in page
    for link in ("replay", "record", "check"):
        assert f'href="/t/{heirs.name}/{link}"' in page
    names = re.findall(' id="([^"]+)"', page + heirs.watcher.get(f"/t/{heirs.name}/score").text)
    assert len(names) == len(set(names)), "the sheet and the score stand side by side"
    assert heirs.do(0, "play", action=0, decision=0).status_code == 409


def test_a_bot_plays_for_who_is_gone_until_they_come_back(heirs: Sitting) -> None:
    assert heirs.do(0, "come-back").status_code == 409
    assert heirs.do(0, "offer", offer="replace").status_code == 409
    assert heirs.do(0, "offer", offer="replace", about=0).status_code == 409
    assert heirs.do(0, "offer", offer="replace", about=1).status_code == 303
    assert heirs.table.seats[1].substitute
    assert 'id="come-back"' in heirs.page(1)
    assert heirs.do(1, "come-back").status_code == 303
    assert not heirs.table.seats[1].substitute


def test_a_rematch_seats_the_others_with_one_button(heirs: Sitting) -> None:
    assert heirs.do(0, "rematch").status_code == 409
    heirs.do(0, "offer", offer="end")
    heirs.do(1, "answer", yes=1)
    got = heirs.do(0, "rematch")
    following = got.headers["location"].removeprefix("/t/")
    assert heirs.table.rematch == following
    new = heirs.visit.table(following)
    assert [seat.name for seat in new.seats] == ["Anna", ""]
    assert (new.setup.game, new.setup.hints) == ("two-heirs", True)
    assert heirs.do(1, "rematch").headers["location"] == f"/t/{following}"
    assert f'action="/t/{following}/join"' in heirs.page(1)
    (form,) = re.findall(rf'<form[^>]*action="/t/{following}/join".*?</form>', heirs.page(1))
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    assert heirs.people[1].send(f"/t/{following}/join", **fields).status_code == 303
    assert heirs.visit.table(following).match is not None
    assert heirs.watcher.send(f"/t/{heirs.name}/rematch").status_code == 403


def test_a_hint_is_a_legal_move_in_words(heirs: Sitting) -> None:
    seat = heirs.mover
    told = heirs.people[seat].get(f"/t/{heirs.name}/hint").json()
    assert told["action"] in heirs.match.actions(seat)
    assert told["words"] in heirs.page(seat)
    assert heirs.people[1 - seat].get(f"/t/{heirs.name}/hint").status_code == 409
    assert heirs.watcher.get(f"/t/{heirs.name}/hint").status_code == 403
    plain = seated(heirs.visit, "two-heirs", hints=False)
    assert plain.people[plain.mover].get(f"/t/{plain.name}/hint").status_code == 403


def test_the_score_tells_its_reasons(heirs: Sitting) -> None:
    heirs.play_on(30)
    told = heirs.watcher.get(f"/t/{heirs.name}/score")
    assert told.status_code == 200
    assert "<html" not in told.text
    for reason in heirs.match.game.text.reasons(heirs.match.view(SPECTATOR), "en"):
        assert reason.words in told.text
    page = heirs.visit.runner.run(
        heirs.watcher.client.get(f"/t/{heirs.name}/score", headers={"Sec-Fetch-Dest": "document"})
    )
    Page(page.text).check()


@pytest.mark.parametrize("places", ["", "0", "1,2,3", "-1", "9" * 30, "a,,b", "999999"])
def test_places_are_lit_if_there_are_such(heirs: Sitting, places: str) -> None:
    heirs.play_on(10)
    got = heirs.watcher.get(f"/t/{heirs.name}/lit", params={"places": places})
    assert got.status_code == 200
    assert got.text.startswith("<svg")
    assert 'data-actions="' not in got.text


def test_partners_point_at_places(tmp_path: Path) -> None:
    with sitting(tmp_path, "two-castles", 4) as table:
        while not (found := _suggestion(table)):
            table.play_on(1)
        giver, to, action = found
        assert table.do(giver, "point", to=to, action=action).status_code == 303
        assert table.table.pointers == {giver: (to, action)}
        assert f'id="suggested-{giver}"' in table.page(to)
        assert table.do(giver, "point", to=to).status_code == 303
        assert table.table.pointers == {}
        assert table.do(giver, "point", to=giver, action=action).status_code == 409
        assert table.do(giver, "point", to=to, action="12345678").status_code == 422
        assert table.do(giver, "point", to=99, action=action).status_code == 409


def _suggestion(table: Sitting) -> tuple[int, int, int] | None:
    match = table.match
    for giver in range(4):
        for to in match.acting:
            for action in match.suggestions(giver, to):
                return giver, to, action
    return None


def test_one_device_covers_hands_between_turns(tmp_path: Path) -> None:
    with sitting(tmp_path, "two-heirs", kind="device") as table:
        assert f"Hand the device to {table.table.seats[table.mover].name}" in table.page(0)
        assert table.do(0, "uncover", seat=5).status_code == 403
        assert table.watcher.send(f"/t/{table.name}/uncover", seat="0").status_code == 403
        first = table.mover
        assert table.do(0, "uncover", seat=first).status_code == 303
        assert 'class="move"' in table.page(0)
        while table.mover == first:
            actions = table.match.actions(first)
            form = {"action": actions[0], "decision": table.decision(first), "sure": 1}
            assert table.do(0, "play", seat=first, **form).status_code == 303
        page = table.page(0)
        assert f"Hand the device to {table.table.seats[1 - first].name}" in page
        assert 'class="move"' not in page
        assert f"I am {table.table.seats[1 - first].name}" in page
        score = table.people[0].get(f"/t/{table.name}/score").text
        assert score == table.watcher.get(f"/t/{table.name}/score").text


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_no_page_tells_what_a_seat_may_not_know(tmp_path: Path, game: str, seats: int) -> None:
    with sitting(tmp_path, game, seats) as table:
        table.play_on(25)
        true = table.table
        for viewer in (0, 1, SPECTATOR):
            pages = []
            for now in (true, other_world(true, viewer, "another world")):
                table.visit.house.tables[table.name] = now
                table.visit.app.state.studio = Studio(0)
                pages.append(_all_pages(table, viewer))
            table.visit.house.tables[table.name] = true
            assert pages[0] == pages[1]


def _all_pages(table: Sitting, viewer: int) -> list[str]:
    browser = table.watcher if viewer == SPECTATOR else table.people[viewer]
    texts = []
    for what in ("", "?layout=phone", "?language=ru", "/view", "/score", "/hint", "/lit?places=1"):
        got = browser.get(f"/t/{table.name}{what}")
        texts.append(re.sub(r'data-view="[^"]*"', "", got.text))
    return texts
