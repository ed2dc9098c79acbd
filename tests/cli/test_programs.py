"""Bots as programs: what they are told, how they may fail, and that they always end."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import palas
import tree
from palas.arena.contest import Contest
from palas.arena.playing import Outcome, play
from palas.cli import program as process
from palas.cli import program_bot
from palas.cli.program_bot import Programs, Terms, WrongTime, command, is_program
from palas.kernel.errors import UnknownBot
from patience import PATIENCE

from .conftest import Program

GAME = palas.game("big-boss")
EXAMPLE = f"{sys.executable} {tree.ROOT / 'examples' / 'arena_bot.py'}"
LOOP = """
import json, os, signal, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        legal = message["legal"]
        {}
"""
LEAVE = "quit\nquit\n"
Script = Callable[[str], str]


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """Write a bot that does something at every decision, and return its name."""

    def write(what: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(LOOP.format(what), encoding="utf-8")
        return f"{sys.executable} {file}"

    return write


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give programs no time to start."""
    monkeypatch.setattr(program_bot, "START_SECONDS", 0.0)


def played(name: str, seconds: float = 20.0, number: int = 0) -> tuple[Outcome, Contest]:
    contest = Contest(GAME, (name, "random"), 2)
    with Programs(Terms(seconds, str(tree.ROOT))) as programs:
        return play(contest, number, lambda: 0.0, programs.player, keep=True), contest


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.long
def test_the_example_plays_and_repeats_itself() -> None:
    outcome, _ = played(EXAMPLE)
    assert outcome.forfeits == {}
    assert outcome.plies == sum(outcome.moves)
    assert played(EXAMPLE)[0].record == outcome.record
    assert played(f"{EXAMPLE} first")[0].record != outcome.record


def test_the_example_is_short_and_stands_alone() -> None:
    text = (tree.ROOT / "examples" / "arena_bot.py").read_text()
    assert len(text.splitlines()) < 60
    assert "import palas" not in text
    assert "from palas" not in text


def test_a_program_may_answer_in_words(script: Script) -> None:
    name = script('print(json.dumps({"move": legal[0]["move"]}), flush=True)')
    assert played(name)[0].forfeits == {}


@pytest.mark.long
def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(
    script: Script, tmp_path: Path
) -> None:
    name = script('print(json.dumps({"action": legal[-1]["action"]}), flush=True)')
    file = tmp_path / "bot.py"
    noting = f"for line in sys.stdin:\n    open({str(tmp_path / 'heard')!r}, 'a').write(line)"
    file.write_text(file.read_text().replace("for line in sys.stdin:", noting))
    outcome, contest = played(name)
    hello, *decisions, end = map(json.loads, (tmp_path / "heard").read_text().splitlines())
    seat = outcome.bots.index(0)
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "big-boss",
        "version": GAME.meta.version,
        "seats": 2,
        "seat": seat,
        "options": {"closed_loop": False},
        "names": [f"{contest.bots[at]} {one + 1}" for one, at in enumerate(outcome.bots)],
        "components": None,
        "seed": hello["seed"],
    }
    match = GAME.new(2, contest.deal(0))
    match.names = hello["names"]
    told: list[str] = []
    for move in GAME.replay(outcome.record).played:
        if move.seat == seat:
            told += check_decision(decisions.pop(0), match.json(seat), len(told))
        match.play(move.action, move.seat)
    assert decisions == []
    assert end == {"type": "end", "scores": match.scores(), "winners": match.winners()}


def check_decision(message: dict[str, Any], seen: dict[str, Any], told: int) -> list[str]:
    """Compare a decision with all that the seat may know; return the news in it."""
    seen = json.loads(json.dumps(seen))
    assert message["type"] == "decision"
    assert message["time_s"] in (20, 20 + program_bot.START_SECONDS)
    assert message["legal"] == seen.pop("legal")
    news: list[str] = message["view"].pop("log")
    assert news == seen.pop("log")[told:]
    assert message["view"] == seen
    return news


@pytest.mark.long
@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("sys.exit('out of ideas')", "ended with exit code 1; it said: out of ideas"),
        ("sys.exit(0)", "ended with exit code 0"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "was ended by signal 9"),
        ("print('hello', flush=True)", "answered no JSON: “hello”"),
        ("print('\\x1b[2J', flush=True)", "answered no JSON: “�[2J”"),
        ("print('[' * 5000, flush=True)", "answered no JSON: “[[["),
        ("print('[1]', flush=True)", "neither an action nor a move: “[1]”"),
        ("""print('{"action": true}', flush=True)""", "neither an action nor a move"),
        ("""print('{"action": 99999}', flush=True)""", "chose no legal move: actions are 0 to"),
        ("""print('{"move": "fly"}', flush=True)""", "chose no legal move: "),
        ("print('x' * 100_000, flush=True)", "wrote a line of more than 65536 bytes"),
        ("os.close(1); time.sleep(60)", "closed its input or output"),
        ("[print('{\"action\": 1}', flush=True) for _ in range(10**6)]", ""),
    ],
)
def test_a_program_that_fails_forfeits_and_the_game_goes_on(
    script: Script, what: str, why: str
) -> None:
    outcome, _ = played(script(what))
    assert why in outcome.forfeits["0"]
    assert outcome.shares == [0.0, 1.0]
    assert outcome.scores
    assert GAME.replay(outcome.record).is_over


def test_a_program_that_answers_unasked_fails() -> None:
    talker = process.Program([sys.executable, "-c", "print(1, 2, sep='\\n', flush=True)"], ".")
    assert talker.answer(PATIENCE) == b"1\n"
    while talker.inbox.empty():
        sleep(0.01)
    with pytest.raises(process.Failed, match="answered before it was asked"):
        talker.send(b"3\n")
    talker.end()


@pytest.mark.long
@pytest.mark.usefixtures("at_once")
def test_a_program_that_is_late_forfeits_and_ends_with_all_it_started(
    script: Script, tmp_path: Path
) -> None:
    child = "child = __import__('subprocess').Popen(['sleep', '60']).pid"
    note = f"open({str(tmp_path / 'pids')!r}, 'w').write(f'{{os.getpid()}} {{child}}')"
    idle = "sys.stderr.write('thinking\\n'); time.sleep(60)"
    outcome, _ = played(script(f"{child}; {note}; {idle}"), 2.0)
    assert outcome.forfeits["0"] == "gave no answer within 2 s; it said: thinking"
    pids = [int(one) for one in (tmp_path / "pids").read_text().split()]
    assert len(pids) == 2
    assert not any(map(is_running, pids))


@pytest.mark.long
def test_a_program_that_does_not_leave_is_ended(script: Script, tmp_path: Path) -> None:
    name = script('print(json.dumps({"action": legal[0]["action"]}), flush=True)')
    file = tmp_path / "bot.py"
    staying = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(60)\n"
    file.write_text(file.read_text() + staying)
    assert played(name)[0].forfeits == {}
    assert not is_running(int((tmp_path / "pid").read_text()))


def test_what_names_a_program(tmp_path: Path) -> None:
    assert is_program("./bot")
    assert not is_program("greedy")
    plain, runs = tmp_path / "plain", tmp_path / "my bot"
    plain.touch()
    runs.touch(mode=0o755)
    assert command("'./my bot' --level 3", str(tmp_path)) == [str(runs), "--level", "3"]
    assert command(f"{sys.executable} a/b", "")[1:] == ["a/b"]
    for name, words in (
        ("./plain", "chmod"),
        ("./gone", "no program “./gone”"),
        ("./a 'b", "quotation"),
        ("no-such-word ./a", "no program “no-such-word”"),
    ):
        with pytest.raises(UnknownBot, match=words):
            command(name, str(tmp_path))
    with pytest.raises(WrongTime, match="bot-seconds"):
        Terms.here(0)


def test_a_file_that_is_no_program_forfeits(tmp_path: Path) -> None:
    (tmp_path / "odd").write_text("#!/no/such/interpreter\n")
    (tmp_path / "odd").chmod(0o755)
    assert played(str(tmp_path / "odd"))[0].forfeits["0"].startswith("cannot be started: ")


def test_programs_play_at_the_table(program: Program) -> None:
    answer = program("play", "big-boss", "--bots", f"{EXAMPLE},random", "--seed", "1")
    assert answer.code == 0
    assert answer.err == ""
    assert program("play", "big-boss", "--bots", f"{EXAMPLE},random", "--seed", "1") == answer


def test_greedy_plays_on_at_the_table_and_it_is_said(program: Program, script: Script) -> None:
    answer = program("play", "big-boss", "--bots", f"{script('sys.exit(3)')},random")
    assert answer.code == 0
    said = " ".join(answer.err.split())
    assert "gives up: ended with exit code 3. The greedy bot plays on for it." in said
    assert "wins with" in answer.out


def test_programs_play_with_people(program: Program, script: Script) -> None:
    name = script("sys.exit(3)")
    answer = program("play", "big-boss", "--bots", f"{name},human", "--seed", "2", stdin=LEAVE)
    assert answer.code == 0
    assert "The greedy bot plays on" in " ".join(answer.err.split())


def test_bad_programs_start_nothing(program: Program) -> None:
    program("play", "big-boss", "--bots", "./gone,random").assert_refused("no program “./gone”")
    arguments = ["play", "big-boss", "--bots", "random,random", "--bot-seconds", "0"]
    program(*arguments).assert_refused("--bot-seconds is more than 0")
