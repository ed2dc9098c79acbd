"""A human at the terminal: every command, taking back, leaving, two humans, no secrets told."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import palas
import palas.bots
from palas.cli.keeper import Keeper
from palas.cli.session import Session
from palas.cli.words import COMMANDS
from palas.kernel.match import REFUSALS, Match
from palas.kernel.phrases import in_language
from patience import PATIENCE

from .conftest import Program, heed_interrupts

GAME = palas.game("big-boss")
TWO = ["play", "big-boss", "--seats", "2", "--seed", "4"]  # Anna, the human, begins


def head_line(**changes: object) -> str:
    """Return the head of a record with a made-up deal; seat 0 begins."""
    cards = list(range(1, 73))
    setup = {"hands": [cards[:10], cards[10:20]], "open": cards[20:26], "deck": cards[26:]}
    setup |= {"start": 0} | changes
    head = {"palas": 1, "game": "big-boss", "version": 1, "options": {}, "seats": 2}
    return json.dumps(head | {"names": ["Anna", "Bruno"], "setup": setup})


def dealt(**changes: object) -> Match:
    tail = '{"unfinished": true, "moves": 0}'
    return GAME.replay(f"{head_line(**changes)}\n{tail}\n")


@pytest.mark.long
def test_a_whole_game_by_hand(program: Program) -> None:
    answer = program(*TWO, "--record", "game.jsonl", stdin="1\n" * 2000)
    assert answer.code == 0
    assert answer.err == ""
    for part in ("Anna> 1\n", "Buy a card", "Play a building card", "Seat a noble", "Result"):
        assert part in answer.out
    check = program("replay", "--check", "game.jsonl").out
    assert "2 seats" in check
    assert "scores" in check


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_command_answers(program: Program, tmp_path: Path, language: str) -> None:
    at = ("en", "de", "ru").index(language)
    plain = ["undo", "hint", "why", "moves", "hand", "board", "log", "help"]
    lines = [COMMANDS[command][at] for command in plain]
    lines += [f"{COMMANDS['picture'][at]} street.svg", f"{COMMANDS['save'][at]} kept.jsonl"]
    lines += [COMMANDS["quit"][at]]
    answer = program(*TWO, "--language", language, stdin="\n".join(lines) + "\n")
    assert (tmp_path / "street.svg").read_text().startswith("<svg")
    assert program("replay", "--check", "kept.jsonl").code == 0
    refused = in_language(REFUSALS["nothing_played"], language)
    assert answer.err == f"palas: {refused}\n"  # the answer to undo
    assert all(line in answer.out for line in lines)


def test_moves_by_number_words_and_short_form_and_undo(program: Program, tmp_path: Path) -> None:
    hand = GAME.new(2, 4, names=["Anna", "Bruno"]).actions(0)
    villa = next(action for action in hand if 75 <= action < 147)
    words = GAME.text.move_words(GAME.new(2, 4).state, 0, villa)
    card = villa - 75 + 1
    script = [words, "undo", f"build {card}", "undo", str(villa), "9", "undo", "quit"]
    answer = program(*TWO, "--record", "game.jsonl", stdin="\n".join(script) + "\n")
    assert answer.out.count(f"Taken back: {words}\n") == 3
    assert len((tmp_path / "game.jsonl").read_text().splitlines()) == 2
    assert f"no move has the number {villa}" in answer.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("fly to the moon", "fly to the moon"),
        ("withdraw 5", "5"),
        ("999", "no move has the number 999"),
        ("0", "no move has the number 0"),
        ("\x1b[2Jboo", "boo"),
        ("save", "save needs the name of a file"),
        ("save nowhere/x", "there is no folder"),
        ("picture", "needs the name of a file"),
    ],
)
def test_bad_moves_change_nothing(program: Program, tmp_path: Path, words: str, why: str) -> None:
    record = [] if words == "save" else ["--record", "game.jsonl"]
    program(*TWO, *record, stdin="quit\n")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    answer = program(*TWO, *record, stdin=words + "\n")
    assert answer.code == 2
    assert answer.err.startswith("palas: ")
    assert answer.err.count("\n") == 1
    assert why in answer.err
    assert "\x1b" not in answer.out + answer.err
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_leaving_warns_once_when_nothing_is_recorded(program: Program) -> None:
    answer = program(*TWO, stdin="quit\nhand\nquit\nquit\n")
    assert answer.code == 0
    assert answer.out.count("This game is not recorded.") == 2
    assert "The game is paused after 0 moves." in answer.out


def test_the_end_of_the_input_is_like_leaving(program: Program) -> None:
    answer = program(*TWO, "--record", "game.jsonl", stdin="9\n")
    assert answer.code == 0
    assert "palas play big-boss --resume game.jsonl" in answer.out
    again = program("play", "big-boss", "--resume", "game.jsonl", stdin="undo\nquit\n")
    assert "Taken back: " in again.out


def test_the_end_of_a_turn_can_be_confirmed(program: Program, tmp_path: Path) -> None:
    buy = "buy tower"
    script = f"{buy}\nundo\n{buy}\nquit\n"
    answer = program(*TWO, "--confirm", "--record", "game.jsonl", stdin=script)
    assert "Taken back: buy a tower card" in answer.out
    assert len((tmp_path / "game.jsonl").read_text().splitlines()) == 3
    answer = program(*TWO, "--confirm", stdin=f"{buy}\n\nquit\nquit\n")
    assert "Bruno" in answer.out.split("Enter goes on")[1]


def test_two_humans_pass_the_keyboard(program: Program) -> None:
    two = ["play", "big-boss", "--bots", "human,human", "--seed", "4"]
    answer = program(*two, stdin="\nbuy tower\nundo\nbuy tower\n\nquit\nquit\n")
    assert answer.code == 0
    parts = answer.out.split("Pass the keyboard to ")
    assert [part[:5] for part in parts[1:]] == ["Anna.", "Bruno", "Bruno"]
    assert "Anna can still type undo" in parts[2]
    assert "Taken back: buy a tower card" in parts[2]
    assert "Bruno (you)" in parts[3]
    assert "Anna (you)" not in parts[3]


def test_leaving_while_the_keyboard_is_passed(program: Program) -> None:
    two = ["play", "big-boss", "--bots", "human,human", "--record", "game.jsonl"]
    assert program(*two, stdin="quit\n").code == 0


def sitting(match: Match, capsys: pytest.CaptureFixture[str], stdin: str) -> str:
    """Return all that a human at seat 0 reads in a sitting."""
    import io

    sys.stdin = io.StringIO(stdin)
    bots = {seat: palas.bots.bot("greedy", GAME, 0) for seat in range(1, match.seats)}
    try:
        assert Session(match, bots, Keeper(None), "en", confirm=False).play() == 0
    finally:
        sys.stdin = sys.__stdin__
    return capsys.readouterr().out


MOVES = ["build 3", "done", "deck", "found 7 8", "grandee 8", "done", "deck", "build 10"]
LOOK = "board\nhand\nhint\nwhy\nlog\nmoves\npicture a.svg\n"


def test_hidden_cards_change_nothing_a_human_reads(
    program: Program, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cards = list(range(1, 73))
    unseen = cards[10:20] + cards[26:]
    told, drawn, secrets = [], [], []
    for turned in (unseen, unseen[::-1], unseen[23:] + unseen[:23]):
        match = dealt(hands=[cards[:10], turned[:10]], deck=turned[10:])
        for words in MOVES:
            match.play(words)
        told.append(sitting(match, capsys, LOOK + "quit\nquit\n"))
        drawn.append((tmp_path / "a.svg").read_text())
        secrets.append(match.log(1)[2])
    assert len(set(secrets)) == 3
    assert len(set(told)) == 1
    assert len(set(drawn)) == 1


def test_a_killed_game_is_not_lost(tmp_path: Path) -> None:
    arguments = [sys.executable, "-m", "palas", *TWO, "--record", "game.jsonl"]
    with subprocess.Popen(
        arguments, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("9\n")
        process.stdin.flush()
        lines = iter(process.stdout.readline, "")
        assert any("Seat a noble" in line for line in lines)
        os.kill(process.pid, signal.SIGKILL)
    match = GAME.replay((tmp_path / "game.jsonl").read_text())
    assert [move.seat for move in match.played] == [0]


def test_a_terminal_gets_colours_and_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LANG": "C"}
    with subprocess.Popen(
        [sys.executable, "-m", "palas", *TWO, "--record", "game.jsonl"],
        cwd=tmp_path,
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    ) as process:
        os.close(follower)
        try:
            screen = read_until(leader, b"Anna> ")
            time.sleep(0.3)  # until it waits for input
            process.send_signal(signal.SIGINT)
            screen += read_until(leader, b"stopped")
        except BaseException:
            process.kill()
            raise
    os.close(leader)
    assert process.returncode == 130
    assert b"\x1b[1m" in screen
    assert b"Saved in game.jsonl" in screen
    assert b"Traceback" not in screen


def read_until(leader: int, words: bytes) -> bytes:
    """Return what a terminal shows until some words appear."""
    screen = b""
    while words not in screen:
        assert select.select([leader], [], [], PATIENCE)[0], screen
        screen += os.read(leader, 65536)
    return screen


def test_all_agree_to_end(program: Program) -> None:
    answer = program(*TWO, "--record", "game.jsonl", stdin="agree\nlog\nagree\nagree\n")
    assert answer.code == 0
    assert answer.out.count("type agree again") == 2
    assert "All have agreed" in answer.out
    assert "Result" in answer.out
    assert "scores" in program("replay", "--check", "game.jsonl").out
    refused = program("play", "big-boss", "--resume", "game.jsonl")
    assert "over" in refused.err
