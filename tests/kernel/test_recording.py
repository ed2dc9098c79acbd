"""Records: written, read back, and every kind of damage named by its line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import palas
from palas.bots import bot
from palas.kernel.errors import BrokenRecord, PalasError
from palas.kernel.match import Match

GAME = palas.game("big-boss")


def finished(seed: int = 5) -> Match:
    match = GAME.new(seats=3, seed=seed, names=["Anna", "Bruno\u2028Jr", "Клара"])
    player = bot("random", GAME, seed)
    while not match.is_over:
        player.move(match, match.acting[0])
    return match


@pytest.fixture(scope="module")
def record() -> str:
    return finished().record()


def test_a_record_comes_back_whole(record: str) -> None:
    match = GAME.replay(record)
    assert match.is_over
    assert match.record() == record
    assert match.names == ["Anna", "Bruno\u2028Jr", "Клара"]


def test_head_moves_and_tail_are_as_documented(record: str) -> None:
    lines = [json.loads(line) for line in record.removesuffix("\n").split("\n")]
    head, tail = lines[0], lines[-1]
    assert head["palas"] == 1
    assert (head["game"], head["version"], head["seats"]) == ("big-boss", 1, 3)
    assert head["options"] == {"closed_loop": False}
    setup = head["setup"]
    assert [len(hand) for hand in setup["hands"]] == [10, 10, 10]
    cards = [card for hand in setup["hands"] for card in hand] + setup["open"] + setup["deck"]
    assert sorted(cards) == list(range(1, 73))
    assert all({"seat", "action", "move"} <= set(line) for line in lines[1:-1])
    assert tail["moves"] == len(lines) - 2
    assert len(tail["scores"]) == 3
    totals = [0, 0, 0]
    for reason in tail["reasons"]:
        totals[reason["seat"]] += reason["points"]
    assert totals == tail["scores"]


def test_an_unfinished_match_can_be_saved_and_continued() -> None:
    match = GAME.new(seats=2, seed=3)
    for _ in range(7):
        match.play(match.actions(match.acting[0])[0])
    again = GAME.replay(match.record())
    assert again.state == match.state
    again.play(again.actions(again.acting[0])[0])


def test_a_set_up_without_a_key_is_enough(record: str) -> None:
    lines = record.split("\n")
    head = json.loads(lines[0])
    del head["key"]
    tail = json.loads(lines[-2])
    del tail["sha256"]
    typed = "\n".join([json.dumps(head), *lines[1:-2], json.dumps(tail)])
    assert GAME.replay(typed).is_over


def edited(record: str, number: int, change: Callable[[dict[str, Any]], object]) -> str:
    lines = record.removesuffix("\n").split("\n")
    content = json.loads(lines[number])
    change(content)
    lines[number] = json.dumps(content)
    return "\n".join(lines) + "\n"


HEAD, TAIL = 0, -1


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        (HEAD, lambda head: head.update(palas=2), "line 1: not a Palas record of format 1"),
        (HEAD, lambda head: head.update(game="chess"), "line 1: a record of chess"),
        (HEAD, lambda head: head.update(version=9), "line 1: played under version 9"),
        (HEAD, lambda head: head.update(seats=9), "line 1: big-boss is for 2 to 5 seats"),
        (HEAD, lambda head: head.update(seats="3"), "line 1: seats is missing or not a whole"),
        (HEAD, lambda head: head.update(names=5), "line 1: names is missing or not a list"),
        (HEAD, lambda head: head.update(names="Anna"), "line 1: names is missing or not a list"),
        (HEAD, lambda head: head.update(names=["A"] * 4), "line 1: 4 names for 3 seats"),
        (HEAD, lambda head: head["options"].update(warp=True), "line 1: big-boss has no option"),
        (HEAD, lambda head: head.update(key="ab"), "line 1: key is 64 hexadecimal digits"),
        (HEAD, lambda head: head.update(key="ab" * 32), "line 1: the key deals another"),
        (HEAD, lambda head: head["setup"]["deck"].pop(), "line 1: "),
        (HEAD, lambda head: head.pop("setup"), "line 1: setup is missing or not an object"),
        (1, lambda move: move.update(action=99_999), "line 2: actions are 0 to"),
        (1, lambda move: move.update(action="0"), "line 2: a move has a seat and an action"),
        (1, lambda move: move.update(seat=8), "line 2: seats are 0 to 2, not 8"),
        (1, lambda move: move.update(move="fly"), 'line 2: move is "fly"'),
        (1, lambda move: move.update(reveals={"drawn": 0}), "line 2: reveals is"),
        (TAIL, lambda tail: tail.update(scores=[0, 0, 0]), "scores is"),
        (TAIL, lambda tail: tail.update(winners=[]), "winners is"),
        (TAIL, lambda tail: tail["reasons"].pop(), "reasons is"),
        (TAIL, lambda tail: tail.update(moves=1), "moves is 1"),
        (TAIL, lambda tail: tail.pop("scores"), "the tail has no scores"),
        (HEAD, lambda head: head.update(names=["A", "B", "C"]), "were edited after writing"),
    ],
)
def test_every_edit_is_found(
    record: str, line: int, change: Callable[[dict[str, Any]], object], words: str
) -> None:
    with pytest.raises(BrokenRecord, match=words) as caught:
        GAME.replay(edited(record, line, change))
    assert "\n" not in str(caught.value)


def test_a_move_left_out_is_found(record: str) -> None:
    lines = record.split("\n")
    with pytest.raises(BrokenRecord, match=r"line \d+"):
        GAME.replay("\n".join(lines[:5] + lines[6:]))


def test_a_record_cut_off_anywhere_is_found(record: str) -> None:
    for cut in range(0, len(record) - 1, max(1, len(record) // 60)):
        with pytest.raises(PalasError, match="line"):
            GAME.replay(record[:cut])


def test_deeply_nested_lines_are_found(record: str) -> None:
    with pytest.raises(BrokenRecord, match="line 1: not a JSON object"):
        GAME.replay("[" * 100_000)


def test_moves_after_the_end_are_found(record: str) -> None:
    lines = record.split("\n")
    with pytest.raises(BrokenRecord, match="the game is over"):
        GAME.replay("\n".join([*lines[:-2], lines[-3], lines[-2]]))
