"""Records: a match as JSON lines that an outsider can follow without our generator.

Line 1 is the head, then one line a move, the last line is the tail. The format is
described in docs/record.md; its number rises when it changes.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from palas.kernel.errors import BrokenRecord, PalasError
from palas.kernel.keys import parse_key
from palas.kernel.match import Match, seat_names

if TYPE_CHECKING:
    from palas.kernel.game import Game

FORMAT = 1

HEAD = {
    "game": (str, "a word"),
    "version": (int, "a whole number"),
    "options": (dict, "an object"),
    "seats": (int, "a whole number"),
    "names": (list, "a list"),  # may be left out
    "setup": (dict, "an object"),
}


def write_record(match: Match) -> str:
    """Return a match as a record."""
    lines = [_head(match), *(_move(match, ply) for ply in range(len(match.played)))]
    body = "".join(_line(line) for line in lines)
    return body + _line({**_tail(match), "sha256": _digest(body)})


def head_of(record: str) -> dict[str, Any]:
    """Return the head of a record, or raise BrokenRecord."""
    head = _parse(_lines(record), 0)
    if head.get("palas") != FORMAT:
        raise BrokenRecord(
            f"line 1: not a Palas record of format {FORMAT} (palas is {head.get('palas')!r})"
        )
    for name, (kind, words) in HEAD.items():
        if not isinstance(head.get(name, kind() if name == "names" else None), kind):
            raise BrokenRecord(f"line 1: {name} is missing or not {words}")
    return head


def check_version(game: Game, head: dict[str, Any]) -> None:
    """Raise BrokenRecord unless a head was written under the rules we have."""
    if head["version"] != game.meta.version:
        raise BrokenRecord(
            f"line 1: played under version {head['version']} of {game.id};"
            f" this program has version {game.meta.version}"
        )


def read_record(game: Game, record: str) -> Match:
    """Replay a record line by line and return the match, or raise BrokenRecord."""
    lines = _lines(record)
    head = head_of(record)
    match = _start(_game(game, head), head)
    for index in range(1, len(lines) - 1):
        _replay(match, _parse(lines, index), index + 1)
    _check_tail(match, lines)
    return match


def _lines(record: str) -> list[str]:
    return record.removesuffix("\n").split("\n")


def _line(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(", ", ": ")) + "\n"


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _head(match: Match) -> dict[str, Any]:
    head: dict[str, Any] = {
        "palas": FORMAT,
        "game": match.game.id,
        "version": match.game.meta.version,
        "options": match.options,
        "seats": match.seats,
        "names": match.names,
    }
    if match.game is not match.game.standard:
        head["components"] = match.game.meta.components
    if match.key is not None:
        head["key"] = match.key.hex()
    head["setup"] = match.game.text.setup_words(match.positions[0])
    return head


def _move(match: Match, ply: int) -> dict[str, Any]:
    move = match.played[ply]
    line: dict[str, Any] = {"seat": move.seat, "action": move.action, "move": move.words}
    before, after = match.positions[ply], match.positions[ply + 1]
    if revealed := match.game.text.revealed(before, after):
        line["reveals"] = revealed
    return line


def _tail(match: Match) -> dict[str, Any]:
    if not match.is_over:
        return {"unfinished": True, "moves": len(match.played)}
    return {
        "moves": len(match.played),
        **({"agreed": True} if match.is_agreed else {}),
        "scores": match.scores(),
        "winners": match.winners(),
        "reasons": [
            {"seat": reason.seat, "points": reason.points, "rule": reason.rule, "why": reason.words}
            for reason in match.reasons()
        ],
    }


def _parse(lines: list[str], index: int) -> dict[str, Any]:
    try:
        content = json.loads(lines[index])
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        raise BrokenRecord(f"line {index + 1}: not a JSON object (the file may be cut off)")
    return content


def _game(game: Game, head: dict[str, Any]) -> Game:
    """Return the game with the components a head names, or with our own."""
    if "components" not in head:
        return game.standard
    try:
        return game.with_components(head["components"])
    except PalasError as wrong:
        raise BrokenRecord(f"line 1: {wrong}") from wrong


def _start(game: Game, head: dict[str, Any]) -> Match:
    """Return the match a head describes, dealt but unplayed."""
    if head["game"] != game.id:
        raise BrokenRecord(f"line 1: a record of {head['game']}, not of {game.id}")
    check_version(game, head)
    try:
        seats = game.meta.check_seats(head["seats"])
        options = game.meta.read_options(head["options"])
        names = seat_names([str(name) for name in head.get("names", [])], seats)
        state = game.text.parse_setup(head["setup"], seats, game.meta.option_numbers(options))
    except PalasError as wrong:
        raise BrokenRecord(f"line 1: {wrong}") from wrong
    if "key" not in head:
        return Match(game, options, None, names, [state])
    dealt = Match.start(game, seats, options=options, key=parse_key(head["key"]), names=names)
    if game.text.setup_words(dealt.state) != game.text.setup_words(state):
        raise BrokenRecord("line 1: the key deals another set-up than the one written here")
    return dealt


def _replay(match: Match, line: dict[str, Any], number: int) -> None:
    """Play one line of a record and compare all it says."""
    seat, action = line.get("seat"), line.get("action")
    if type(seat) is not int or type(action) is not int:
        raise BrokenRecord(f"line {number}: a move has a seat and an action, both whole numbers")
    try:
        played = match.play(action, seat)
        if match.key is None and isinstance(line.get("reveals"), dict):
            before, after = match.positions[-2:]
            match.positions[-1] = match.game.text.with_luck(before, after, line["reveals"])
    except PalasError as wrong:
        raise BrokenRecord(f"line {number}: {wrong}") from wrong
    expected = _move(match, len(match.played) - 1)
    for name in ("move", "reveals"):
        if line.get(name) != expected.get(name):
            raise BrokenRecord(
                f"line {number}: {name} is {line.get(name)!r},"
                f" but action {played.action} means {expected.get(name)!r}"
            )


def _check_tail(match: Match, lines: list[str]) -> None:
    """Compare the last line of a record with the match it follows."""
    number = len(lines)
    tail = _parse(lines, number - 1) if number > 1 else {}
    if "moves" not in tail and "scores" not in tail:
        raise BrokenRecord(f"line {number}: the record has no tail: it is cut off")
    if tail.get("agreed") is True and not match.is_over:
        match.end_by_agreement()
    if match.is_over and "scores" not in tail:
        raise BrokenRecord(f"line {number}: the game is over, but the tail has no scores")
    if not match.is_over and "scores" in tail:
        raise BrokenRecord(f"line {number}: moves are missing: the game is not over")
    for name, value in _tail(match).items():
        if name in tail and tail[name] != value:
            raise BrokenRecord(
                f"line {number}: {name} is {tail[name]!r}, but replaying gives {value!r}"
            )
    body = "".join(f"{line}\n" for line in lines[:-1])
    if tail.get("sha256", _digest(body)) != _digest(body):
        raise BrokenRecord(f"line {number}: the lines above were edited after writing (sha256)")
