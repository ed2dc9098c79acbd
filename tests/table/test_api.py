"""The API: all a program can do at a table, and all that is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import palas
from palas.table import events
from palas.table import house as houses
from palas.table.setup import BOT_LEVELS
from palas.table.web import api_models

from .playing_along import PROBLEM, Client, in_turn, not_final, opened, play_on, seated, serving

BOT = {"kind": "bot", "level": "greedy"}
ADA = {"kind": "person", "name": "Ada"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(houses, "fresh_key", lambda: bytes(range(32)))  # always the same deal
    with serving(tmp_path / "palas.db") as found:
        yield found


def test_the_games_are_listed(client: Client) -> None:
    told = client.ask("GET", "/games").content
    assert [game["id"] for game in told["games"]] == list(palas.all_games())
    assert told["levels"] == list(BOT_LEVELS)
    for game in told["games"]:
        assert client.ask("GET", f"/games/{game['id']}").content == game
    client.ask("GET", "/games/chess").refused(404, "chess")


def test_words_of_the_api_are_those_of_the_table() -> None:
    assert get_args(api_models.Level) == BOT_LEVELS
    kinds = {value for name, value in vars(events).items() if name.isupper()}
    assert set(get_args(api_models.Happening)) == kinds


def test_who_opens_a_table_gets_the_seats_with_names(client: Client) -> None:
    wish = {"game": "two-heirs", "name": "Ada", "seats": [ADA, BOT]}
    got = client.ask("POST", "/tables", wish)
    assert got.status == 201
    table = got.content["table"]
    assert got.content["address"] == f"http://palas/t/{table}"
    (seat,) = got.content["seats"]
    assert (seat["seat"], seat["name"]) == (0, "Ada")
    told = Client(client.server, table, seat["token"]).look()
    assert told["status"] == "playing"
    assert told["viewer"] == told["match"]["viewer"] == 0
    assert [one["bot"] for one in told["seats"]] == ["", "greedy"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": [ADA]}, "2 to 5 seats"),
        ({"seats": [BOT, BOT]}, "at least one person"),
        ({"seats": [ADA, {"kind": "bot"}]}, "level is one of"),
        ({"seats": [ADA, {"kind": "king"}]}, "kind"),
        ({"seats": [ADA, {"kind": "device"}]}, "needs a name"),
        ({"seats": [ADA, BOT, {"kind": "person", "color": "red"}]}, "color"),
        ({"seats": "both"}, "seats"),
        ({"options": {"loop": True}}, "no option “loop”"),
        ({"options": {"closed_loop": "maybe"}}, "closed_loop"),
        ({"options": {"closed_loop": 1}}, "closed_loop"),
        ({"public": "yes"}, "public"),
        ({"pace": {"kind": "live", "seconds": 3}}, "seconds"),
        ({"pace": {"kind": "live", "seconds": 60.5}}, "seconds"),
        ({"name": " "}, "a name has 1 to 24 characters"),
        ({"name": "A" * 25}, "name"),
        ({"name": "A\u0000"}, "printable"),
        ({"key": "00"}, "key"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    client: Client, change: dict[str, Any], words: str
) -> None:
    wish = {"game": "big-boss", "name": "Ada", "seats": [ADA, BOT], **change}
    client.ask("POST", "/tables", wish).refused(422, words)
    assert not client.server.house.tables


def test_people_join_and_the_game_begins(client: Client) -> None:
    table = opened(client)
    assert table.look()["match"] is None
    bob = table.done("join", name="Bob", seat=1)
    assert (bob["seat"], bob["name"], bob["version"]) == (1, "Bob", 2)
    table.do("join", name="Cleo", seat=1).refused(409, "taken by Bob")
    table.do("join", name="Cleo", seat=5).refused(403, "seats are 0 to 1")
    other = table.done("join", name="Bob")
    assert (other["seat"], other["name"]) == (0, "Bob 2")
    assert table.look()["status"] == "playing"
    table.do("join", name="Cleo").refused(409, "this table is full")


def test_only_a_seat_may_act(client: Client) -> None:
    ada, _ = seated(client)
    watcher = ada.other()
    got = watcher.do("say", text="hello")
    got.refused(401, "Bearer")
    assert got.headers["www-authenticate"] == "Bearer"
    watcher.ask("GET", f"/tables/{ada.table}/legal").refused(401)
    ada.other("forged").do("say", text="hello").refused(401)
    ada.other(f"{ada.token}x").do("say", text="hello").refused(401)
    headers = {"Authorization": "Basic QWRhOng="}
    watcher.ask("GET", f"/tables/{ada.table}", headers=headers).refused(401)
    elsewhere = opened(client)
    elsewhere.other(ada.token).do("say", text="hello").refused(403, "another table")
    assert ada.look()["chat"] == []


def test_a_token_ends_when_its_person_gets_up(client: Client) -> None:
    table = opened(client)
    ada = table.join("Ada")
    ada.done("leave")
    ada.do("say", text="still here").refused(403, "given up")
    bob = table.join("Bob")
    assert bob.seat == ada.seat
    table.join("Cleo")
    ada.ask("GET", f"/tables/{ada.table}").refused(403, "given up")
    assert bob.look()["viewer"] == 0
    bob.do("leave").refused(409, "has begun")


def test_a_seat_sees_its_hand_and_nobody_elses(client: Client) -> None:
    ada, bob = seated(client)
    house = client.server.house.tables[ada.table]
    for viewer, asker in ((0, ada), (1, bob), (-1, ada.other())):
        assert house.match is not None
        told = asker.look(language="de")
        assert told["match"] == house.match.json(viewer, "de")
        assert told["decision"] == (None if viewer < 0 else 0)
        assert house.key.hex() not in str(told)


def test_moves_are_played_by_number_or_by_words(client: Client) -> None:
    ada, bob = in_turn(seated(client))
    first = ada.look("/legal")
    assert first["decision"] == 0
    assert first["legal"] == ada.look()["match"]["legal"]
    done = ada.done("play", action=first["legal"][0]["action"], decision=0)
    assert (done["decision"], done["status"]) == (1, "playing")
    mover = ada if ada.seat in done["acting"] else bob
    words = mover.look("/legal", language="ru")["legal"][-1]["move"]
    assert mover.done("play", move=words)["version"] == done["version"] + 1
    assert ada.look(log_from=1)["match"]["log"] == ada.look()["match"]["log"][1:]


def test_a_move_that_cannot_be_changes_nothing(client: Client) -> None:
    ada, bob = in_turn(seated(client))
    before = ada.look()
    ada.do("play", action=10**6).refused(409, "actions are 0 to")
    ada.do("play", action=10**12).refused(422, "action")
    ada.do("play", move="fly to the moon").refused(422)
    legal = {choice["action"] for choice in before["match"]["legal"]}
    ada.do("play", action=next(one for one in range(999) if one not in legal)).refused(409)
    ada.do("play", action=min(legal), decision=3).refused(409, "look again")
    bob.do("play", action=min(legal)).refused(409, "not your turn")
    ada.do("play").refused(422, "either move or action")
    ada.do("play", move="pass", action=1).refused(422, "either move or action")
    ada.do("play", action=str(min(legal))).refused(422, "integer")
    ada.do("play", action=True).refused(422, "integer")
    ada.do("play", action=None).refused(422, "integer")
    assert ada.look() == before
    table = opened(client)
    table.join("Cleo").do("play", action=0).refused(409, "has not begun")


def test_a_move_is_taken_back(client: Client) -> None:
    ada, bob = in_turn(seated(client))
    before = ada.look()
    ada.do("take-back", decision=0).refused(409, "nothing has been played")
    ada.done("play", action=not_final(ada)[0])
    assert ada.look()["can_take_back"]
    assert not bob.look()["can_take_back"]
    bob.do("take-back", decision=0).refused(409, "another seat")
    ada.do("take-back", decision=0).refused(409, "look again")
    assert ada.done("take-back", decision=1)["decision"] == 2
    assert ada.look()["match"] == before["match"]


def test_people_talk(client: Client) -> None:
    ada, bob = seated(client)
    bob.done("say", text=" good \n luck 👩‍👧 ")
    (said,) = ada.other().look()["chat"]
    assert (said["seat"], said["text"]) == (1, "good luck 👩‍👧")
    bob.do("say", text="a" * 501).refused(422)
    bob.do("say", text=" \t ").refused(409, "the message is empty")
    bob.do("say", text="a\u0000b").refused(409, "printable")
    broken = '{"text": "\\ud800"}'
    json_type = {"Content-Type": "application/json"}
    path = f"/tables/{bob.table}/say"
    bob.ask("POST", path, broken, headers=json_type).refused(422)
    assert len(ada.look()["chat"]) == 1


def test_offers_need_everybody(client: Client) -> None:
    ada, bob, cleo = seated(client, seats=3)
    ada.do("answer", yes=True).refused(409, "there is no open proposal")
    ada.do("offer", offer="replace").refused(409, "say which seat")
    ada.do("offer", offer="draw").refused(422)
    ada.done("offer", offer="replace", about=2)
    assert bob.look()["offer"] == {"offer": "replace", "about": 2, "agreed": [0]}
    bob.do("offer", offer="end").refused(409, "another proposal")
    bob.done("answer", yes=True)
    assert cleo.look()["seats"][2]["bot"] == "knight"
    bob.do("come-back").refused(409, "no bot is playing for you")
    cleo.done("come-back")
    assert cleo.look()["seats"][2]["bot"] == ""
    ada.done("offer", offer="end")
    cleo.done("answer", yes=False)
    assert ada.look()["offer"] is None


def test_the_record_is_told_when_all_is_over(client: Client) -> None:
    ada, bob = seated(client)
    play_on([ada, bob], 8)
    ada.ask("GET", f"/tables/{ada.table}/record").refused(409, "when the game is over")
    ada.done("offer", offer="end")
    assert bob.done("answer", yes=True)["status"] == "over"
    got = ada.other().ask("GET", f"/tables/{ada.table}/record")
    assert got.kind == "application/x-ndjson"
    match = palas.game("big-boss").replay(got.content)
    assert [match.is_over, match.is_agreed, len(match.played)] == [True, True, 8]
    ada.do("play", action=0).refused(409, "the game is over")
    assert ada.events()[-1]["over"]
    assert ada.events()[-1]["acting"] == []


def test_a_rematch_keeps_my_seat_and_waits_for_the_others(client: Client) -> None:
    ada, bob = seated(client)
    ada.do("rematch").refused(409, "not over")
    ada.done("offer", offer="end")
    bob.done("answer", yes=True)
    following = bob.done("rematch")
    ada.do("rematch").refused(409, "already open")
    assert ada.look()["rematch"] == following["table"]
    (seat,) = following["seats"]
    assert (seat["seat"], seat["name"]) == (1, "Bob")
    again = Client(client.server, following["table"], seat["token"], 1)
    assert again.join("Ada").look()["status"] == "playing"


def test_only_json_is_read(client: Client) -> None:
    ada, _ = seated(client)
    path = f"/tables/{ada.table}/say"
    good = '{"text": "hello"}'
    for kind, status in (
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("application/json; charset=latin-1", 415),
        ("", 415),
    ):
        ada.ask("POST", path, good, headers={"Content-Type": kind}).refused(status)
    as_json = {"Content-Type": "application/json; charset=UTF-8"}
    for broken in ("{", "", "[" * 30_000, '{"text": 1' + "0" * 5000 + "}"):
        assert ada.ask("POST", path, broken, headers=as_json).status in (400, 422), broken[:9]
    ada.ask("POST", path, "{", headers=as_json).refused(400)
    ada.ask("POST", path, "[]", headers=as_json).refused(422)
    ada.ask("POST", path, '{"\\ud800": 1, "text": "a"}', headers=as_json).refused(422)
    ada.ask("POST", path, f'{{"text": "{"a" * 70_000}"}}', headers=as_json).refused(413)
    assert ada.look()["chat"] == []
    assert ada.ask("POST", path, good, headers=as_json).status == 200


def test_what_is_not_there_is_a_problem_too(client: Client) -> None:
    client.ask("GET", "/tables/nowhere").refused(404, "table")
    client.ask("GET", "/tables/aaaaaaaaaa").refused(404)
    client.ask("GET", "/tables/a%00b").refused(404)
    client.ask("GET", "/elsewhere").refused(404)
    client.ask("POST", "/tables/aaaaaaaaaa/join", {"name": "Ada"}).refused(404)
    got = client.ask("DELETE", "/games")
    got.refused(405)
    assert got.headers["allow"] == "GET"
    table = opened(client)
    table.ask("GET", f"/tables/{table.table}", params={"language": "xx"}).refused(422, "language")
    table.ask("GET", f"/tables/{table.table}", params={"log_from": -1}).refused(422, "log_from")


@pytest.mark.long
def test_nobody_floods_the_house(tmp_path: Path) -> None:
    with serving(tmp_path / "palas.db", limited=True) as client:
        for _ in range(29):
            opened(client)
        (ada, _) = seated(client)
        wish = {"game": "big-boss", "name": "Ada", "seats": [ADA, BOT]}
        got = client.ask("POST", "/tables", wish)
        got.refused(429, "too many tables")
        assert 1 <= int(got.headers["retry-after"]) <= 60
        for _ in range(30):
            ada.done("say", text="and another thing")
        ada.do("say", text="and another thing").refused(429, "too many messages")


def test_a_page_of_another_site_is_refused(client: Client) -> None:
    headers = {"Origin": "http://elsewhere.example"}
    wish = {"game": "big-boss", "name": "Ada", "seats": [ADA, BOT]}
    got = client.ask("POST", "/tables", wish, headers=headers)
    assert (got.status, got.kind) == (403, PROBLEM)


@pytest.mark.parametrize(
    ("language", "title", "detail"),
    [
        ("en", "Not found", "there is no such table"),
        ("de", "Nicht gefunden", "diesen Tisch gibt es nicht"),
        ("ru", "Не найдено", "такого стола нет"),
        ("fr", "Not found", "there is no such table"),
    ],
)
def test_refusals_are_told_in_the_language_asked_for(
    client: Client, language: str, title: str, detail: str
) -> None:
    got = client.ask("GET", "/tables/nosuchtbl", params={"language": language})
    assert (got.content["title"], got.content["detail"]) == (title, detail)


def test_a_set_up_is_refused_in_the_language_asked_for(client: Client) -> None:
    seats = [{"kind": "person", "name": "Ada"}] * 3
    wish = {"game": "two-heirs", "name": "Ada", "seats": seats}
    got = client.ask("POST", "/tables", wish, params={"language": "de"})
    assert got.content["detail"] == "two-heirs spielt man auf 2 Plätzen, nicht auf 3"
