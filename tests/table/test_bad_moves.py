"""Bad input at a table: forged, stale, out of turn, malformed or huge; nothing is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from palas.table import house as houses

from .at_the_table import Sitting, known, seated, sitting, word


@pytest.fixture
def heirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sitting]:
    monkeypatch.setattr(houses, "fresh_key", lambda: bytes(range(32)))  # always the same deal
    with sitting(tmp_path, "two-heirs") as found:
        yield found


def test_only_those_who_play_play(heirs: Sitting) -> None:
    seat, action = heirs.until(final=False)
    version, decision = heirs.table.version, heirs.decision(seat)
    form = {"action": str(action), "decision": str(decision)}
    watched = heirs.watcher.send(f"/t/{heirs.name}/play", **form)
    assert (watched.status_code, word(watched)) == (403, "This seat is not yours.")
    for forged in (seat, 9, 10**6):
        got = heirs.do(1 - seat, "play", seat=forged, **form)
        assert got.status_code == 403
    stranger = heirs.watcher.send(f"/t/{heirs.name}/play", seat=str(seat), **form)
    assert stranger.status_code == 403
    assert heirs.table.version == version


def test_a_cookie_signed_by_others_holds_no_seat(heirs: Sitting) -> None:
    seat = heirs.mover
    forged = heirs.visit.browser()
    cookie = heirs.people[seat].client.cookies["palas_guest"]
    forged.client.cookies.set("palas_guest", cookie[:-3] + "abc")
    assert 'class="move"' not in forged.get(f"/t/{heirs.name}").text
    got = forged.send(f"/t/{heirs.name}/play", action="0", decision="0", seat=str(seat))
    assert got.status_code == 403


def test_a_seat_at_another_table_is_no_seat_here(heirs: Sitting) -> None:
    other = seated(heirs.visit, "two-heirs")
    stranger = known(heirs.visit, "Zoe")
    heirs.visit.runner.run(heirs.visit.house.hold(other.name, 1, "Zoe"))
    got = stranger.send(f"/t/{heirs.name}/play", action="0", decision="0", seat="1")
    assert got.status_code == 403


def test_out_of_turn_nothing_is_played(heirs: Sitting) -> None:
    other = 1 - heirs.mover
    version = heirs.table.version
    got = heirs.do(other, "play", action=0, decision=heirs.decision(other))
    assert (got.status_code, word(got)) == (409, "It is not your turn.")
    assert heirs.table.version == version


def test_an_illegal_move_says_why(heirs: Sitting) -> None:
    seat = heirs.mover
    illegal = next(a for a in range(1000) if a not in heirs.match.actions(seat))
    version = heirs.table.version
    got = heirs.do(seat, "play", action=illegal, decision=heirs.decision(seat))
    assert got.status_code == 409
    why = heirs.match.game.text.why_not(heirs.match.view(seat), seat, illegal)
    assert word(got)[1:].startswith(why[1:10])
    beyond = heirs.do(seat, "play", action=999_999, decision=heirs.decision(seat))
    assert beyond.status_code == 409
    assert heirs.table.version == version


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"action": "1"},
        {"decision": "0"},
        {"action": "x", "decision": "0"},
        {"action": "-1", "decision": "0"},
        {"action": "1", "decision": "1e9"},
        {"action": "9" * 40, "decision": "0"},
        {"action": "1", "decision": "0", "seat": "first"},
        {"action": "1", "decision": "0", "sure": "perhaps"},
    ],
)
def test_malformed_moves_are_refused(heirs: Sitting, form: dict[str, str]) -> None:
    version = heirs.table.version
    assert heirs.do(heirs.mover, "play", **form).status_code == 422
    assert heirs.table.version == version


@pytest.mark.parametrize("what", ["", "/view", "/score", "/hint", "/lit", "/live"])
def test_an_unknown_table_is_not_found(heirs: Sitting, what: str) -> None:
    assert heirs.watcher.get(f"/t/nosuchtable{what}").status_code == 404


def test_a_huge_form_is_refused(heirs: Sitting) -> None:
    got = heirs.do(0, "say", text="x" * 70_000)
    assert got.status_code == 413


def test_a_form_from_another_site_is_refused(heirs: Sitting) -> None:
    sent = heirs.people[0].client.post(
        f"/t/{heirs.name}/say", data={"text": "hi"}, headers={"Origin": "https://elsewhere.example"}
    )
    assert heirs.visit.runner.run(sent).status_code == 403
    assert not heirs.table.chat


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "It is not your turn."), ("de", "Du bist nicht am Zug."), ("ru", "Сейчас не ваш ход.")],
)
def test_refusals_speak_the_readers_language(heirs: Sitting, language: str, words: str) -> None:
    other = 1 - heirs.mover
    heirs.people[other].client.cookies.set("palas_language", language)
    got = heirs.do(other, "play", action=0, decision=heirs.decision(other))
    assert (got.status_code, word(got)) == (409, words)


def test_two_clicks_at_the_same_moment_play_once(heirs: Sitting) -> None:
    seat, action = heirs.until(final=False)
    version = heirs.table.version
    form = {"action": str(action), "decision": str(heirs.decision(seat))}
    client = heirs.people[seat].client

    async def both() -> list[int]:
        sent = [client.post(f"/t/{heirs.name}/play", data=form) for _ in range(3)]
        return [got.status_code for got in await asyncio.gather(*sent)]

    assert sorted(heirs.visit.runner.run(both())) == [303, 409, 409]
    assert heirs.table.version == version + 1
