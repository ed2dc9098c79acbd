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
from palas.kernel.message import Message, json_words, quoted
from palas.kernel.phrases import Phrases
from palas.kernel.reading import LINE

if TYPE_CHECKING:
    from palas.kernel.game import Game

FORMAT = 1

A_WORD: Phrases = ("a word", "ein Wort", "слово")
A_NUMBER: Phrases = ("a whole number", "eine ganze Zahl", "целое число")
AN_OBJECT: Phrases = ("an object", "ein Objekt", "объект")
A_LIST: Phrases = ("a list", "eine Liste", "список")

HEAD = {
    "game": (str, A_WORD),
    "version": (int, A_NUMBER),
    "options": (dict, AN_OBJECT),
    "seats": (int, A_NUMBER),
    "names": (list, A_LIST),  # may be left out
    "setup": (dict, AN_OBJECT),
}

WRONG: dict[str, Phrases] = {
    "no_record": (
        "not a Palas record of format {format} (palas is {given})",
        "keine Palas-Aufzeichnung im Format {format} (palas ist {given})",
        "не запись Palas формата {format} (palas — {given})",
    ),
    "head": (
        "{name} is missing or not {kind}",
        "{name} fehlt oder ist falsch: Hier gehört {kind} hin",
        "{name}: не указано или не {kind}",
    ),
    "version": (
        "played under version {given} of {game}; this program has version {known}",
        "gespielt mit Fassung {given} von {game}; dieses Programm hat Fassung {known}",
        "сыграно по версии {given} игры {game}; в этой программе версия {known}",
    ),
    "no_object": (
        "not a JSON object (the file may be cut off)",
        "kein JSON-Objekt (vielleicht ist die Datei abgeschnitten)",
        "не объект JSON (возможно, файл обрезан)",
    ),
    "other_game": (
        "a record of {given}, not of {game}",
        "eine Aufzeichnung von {given}, nicht von {game}",
        "запись игры {given}, а не {game}",
    ),
    "other_deal": (
        "the key deals another set-up than the one written here",
        "der Schlüssel ergibt eine andere Startaufstellung als die hier geschriebene",
        "ключ даёт другую раздачу, чем записано здесь",
    ),
    "no_move": (
        "a move has a seat and an action, both whole numbers",
        "ein Zug hat einen Platz (seat) und eine Aktion (action), beides ganze Zahlen",
        "у хода есть место (seat) и действие (action), оба — целые числа",
    ),
    "other_move": (
        "{name} is {given}, but action {action} means {known}",
        "{name} ist {given}, aber Aktion {action} bedeutet {known}",
        "{name} — {given}, но действие {action} означает {known}",
    ),
    "no_tail": (
        "the record has no tail: it is cut off",
        "der Aufzeichnung fehlt die letzte Zeile: Sie ist abgeschnitten",
        "у записи нет последней строки: она обрезана",
    ),
    "no_scores": (
        "the game is over, but the tail has no scores",
        "die Partie ist zu Ende, aber in der letzten Zeile fehlen die Punkte",
        "партия окончена, но в последней строке нет очков",
    ),
    "not_over": (
        "moves are missing: the game is not over",
        "es fehlen Züge: Die Partie ist nicht zu Ende",
        "не хватает ходов: партия не окончена",
    ),
    "other_tail": (
        "{name} is {given}, but replaying gives {known}",
        "{name} ist {given}, aber das Nachspielen ergibt {known}",
        "{name} — {given}, но при повторе получается {known}",
    ),
    "edited": (
        "the lines above were edited after writing (sha256)",
        "die Zeilen darüber wurden nachträglich geändert (sha256)",
        "строки выше были изменены после записи (sha256)",
    ),
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
        raise _broken(1, "no_record", format=FORMAT, given=json_words(head.get("palas")))
    for name, (kind, words) in HEAD.items():
        if not isinstance(head.get(name, kind() if name == "names" else None), kind):
            raise _broken(1, "head", name=name, kind=words)
    return head


def check_version(game: Game, head: dict[str, Any]) -> None:
    """Raise BrokenRecord unless a head was written under the rules we have."""
    if head["version"] != game.meta.version:
        known = game.meta.version
        raise _broken(1, "version", given=head["version"], game=game.id, known=known)


def read_record(game: Game, record: str) -> Match:
    """Replay a record line by line and return the match, or raise BrokenRecord."""
    lines = _lines(record)
    head = head_of(record)
    match = _start(_game(game, head), head)
    for index in range(1, len(lines) - 1):
        _replay(match, _parse(lines, index), index + 1)
    _check_tail(match, lines)
    return match


def broken_line(number: int, wrong: Message) -> BrokenRecord:
    """Return the error that names a line of a record."""
    return BrokenRecord(LINE, line=number, wrong=wrong)


def _broken(number: int, key: str, /, **values: object) -> BrokenRecord:
    return broken_line(number, Message(WRONG[key], **values))


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
        raise _broken(index + 1, "no_object")
    return content


def _game(game: Game, head: dict[str, Any]) -> Game:
    """Return the game with the components a head names, or with our own."""
    if "components" not in head:
        return game.standard
    try:
        return game.with_components(head["components"])
    except PalasError as wrong:
        raise broken_line(1, wrong.message) from wrong


def _start(game: Game, head: dict[str, Any]) -> Match:
    """Return the match a head describes, dealt but unplayed."""
    if head["game"] != game.id:
        raise _broken(1, "other_game", given=quoted(head["game"]), game=game.id)
    check_version(game, head)
    try:
        seats = game.meta.check_seats(head["seats"])
        options = game.meta.read_options(head["options"])
        names = seat_names([str(name) for name in head.get("names", [])], seats)
        state = game.text.parse_setup(head["setup"], seats, game.meta.option_numbers(options))
    except PalasError as wrong:
        raise broken_line(1, wrong.message) from wrong
    if "key" not in head:
        return Match(game, options, None, names, [state])
    dealt = Match.start(game, seats, options=options, key=parse_key(head["key"]), names=names)
    if game.text.setup_words(dealt.state) != game.text.setup_words(state):
        raise _broken(1, "other_deal")
    return dealt


def _replay(match: Match, line: dict[str, Any], number: int) -> None:
    """Play one line of a record and compare all it says."""
    seat, action = line.get("seat"), line.get("action")
    if type(seat) is not int or type(action) is not int:
        raise _broken(number, "no_move")
    try:
        played = match.play(action, seat)
        if match.key is None and isinstance(line.get("reveals"), dict):
            before, after = match.positions[-2:]
            match.positions[-1] = match.game.text.with_luck(before, after, line["reveals"])
    except PalasError as wrong:
        raise broken_line(number, wrong.message) from wrong
    expected = _move(match, len(match.played) - 1)
    for name in ("move", "reveals"):
        if line.get(name) != expected.get(name):
            given, known = json_words(line.get(name)), json_words(expected.get(name))
            told = {"name": name, "given": given, "action": played.action, "known": known}
            raise _broken(number, "other_move", **told)


def _check_tail(match: Match, lines: list[str]) -> None:
    """Compare the last line of a record with the match it follows."""
    number = len(lines)
    tail = _parse(lines, number - 1) if number > 1 else {}
    if "moves" not in tail and "scores" not in tail:
        raise _broken(number, "no_tail")
    if tail.get("agreed") is True and not match.is_over:
        match.end_by_agreement()
    if match.is_over and "scores" not in tail:
        raise _broken(number, "no_scores")
    if not match.is_over and "scores" in tail:
        raise _broken(number, "not_over")
    for name, value in _tail(match).items():
        if name in tail and tail[name] != value:
            given, known = json_words(tail[name]), json_words(value)
            raise _broken(number, "other_tail", name=name, given=given, known=known)
    body = "".join(f"{line}\n" for line in lines[:-1])
    if tail.get("sha256", _digest(body)) != _digest(body):
        raise _broken(number, "edited")
