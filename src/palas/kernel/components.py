"""Checking a component file: lists of entries, each a row of named numbers and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from palas.kernel.errors import WrongComponents, suggestion
from palas.kernel.message import Message, json_words, quoted
from palas.kernel.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SOURCES = ("rulebook", "public", "inferred", "reconstructed", "box")
# how sure an entry is: printed in the rules, found elsewhere, follows from known facts, a
# principled guess, or read off the real box by its owner


WRONG: dict[str, Phrases] = {
    "no_object": (
        "a component file is a JSON object of names and values",
        "eine Materialdatei ist ein JSON-Objekt aus Namen und Werten",
        "файл компонентов — это объект JSON из имён и значений",
    ),
    "no_component": (
        "there is no component “{given}”{close} (components: {known})",
        "es gibt kein Spielmaterial „{given}“{close} (vorhanden: {known})",
        "нет компонента «{given}»{close} (компоненты: {known})",
    ),
    "unchangeable": (
        "{name} is {known} and cannot be changed, not {given}",
        "{name} ist {known} und lässt sich nicht ändern, auch nicht in {given}",
        "{name} — {known}, изменить нельзя (указано {given})",
    ),
    "no_list": (
        "{name} is a list of {count} entries, not {given}",
        "{name} ist eine Liste mit {count} Einträgen, nicht {given}",
        "{name} — это список, записей в нём: {count}; указано: {given}",
    ),
    "a_list": ("a list of {length}", "eine Liste mit {length}", "список, записей: {length}"),
    "entry": ("{name}, entry {at}", "{name}, Eintrag {at}", "{name}, запись {at}"),
    "no_entry": (
        "{where}: a JSON object, not {given}",
        "{where}: ein JSON-Objekt, nicht {given}",
        "{where}: объект JSON, а не {given}",
    ),
    "no_column": (
        "{where}: there is no “{given}”{close}",
        "{where}: „{given}“ gibt es nicht{close}",
        "{where}: нет «{given}»{close}",
    ),
    "missing": (
        "{where}: {name} is missing",
        "{where}: {name} fehlt",
        "{where}: не хватает {name}",
    ),
    "one_of": (
        "{where}: {name} is one of {allowed}; not {given}{close}",
        "{where}: Für {name} sind {allowed} möglich, nicht {given}{close}",
        "{where}: {name} — одно из {allowed}, а не {given}{close}",
    ),
    "nothing": ("(nothing)", "(nichts)", "(ничего)"),
    "whole_number": (
        "{where}: {name} is a whole number from {low} to {high}, not {given}",
        "{where}: {name} ist eine ganze Zahl von {low} bis {high}, nicht {given}",
        "{where}: {name} — целое число от {low} до {high}, а не {given}",
    ),
}


def wrong(key: str, **values: object) -> WrongComponents:
    """Return what is wrong with a component file."""
    return WrongComponents(WRONG[key], **values)


class Column(NamedTuple):
    """One value of an entry: a whole number from low to high, or one of some words."""

    name: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    def read(self, given: object, where: Message) -> int | str:
        """Return a value, or raise WrongComponents."""
        if self.words:
            if given not in self.words:
                close = suggestion(given, self.words) if isinstance(given, str) else ""
                allowed = [word or WRONG["nothing"] for word in self.words]
                told = {"allowed": allowed, "given": json_words(given), "close": close}
                raise wrong("one_of", where=where, name=self.name, **told)
            return str(given)
        if type(given) is not int or not self.low <= given <= self.high:
            given, low, high = json_words(given), self.low, self.high
            raise wrong(
                "whole_number", where=where, name=self.name, low=low, high=high, given=given
            )
        return given


SOURCE = Column("source", words=SOURCES)  # left out by an owner of the box: "box"


def read_names(given: object, known: Mapping[str, Any]) -> dict[str, Any]:
    """Return a file's names and values, unknown names refused; missing ones are the known ones."""
    if not isinstance(given, dict):
        raise wrong("no_object")
    for name in given:
        if name not in known and name != "certainty":
            told = {"close": suggestion(name, known), "known": list(known)}
            raise wrong("no_component", given=quoted(name), **told)
    return {name: given.get(name, value) for name, value in known.items()}


def read_same(given: object, name: str, known: object) -> Any:
    """Return a value that no file may change, or raise WrongComponents."""
    if given != known or type(given) is not type(known):
        told = {"known": json_words(known), "given": json_words(given)}
        raise wrong("unchangeable", name=name, **told)
    return known


def read_entries(
    given: object, name: str, count: int, columns: Sequence[Column]
) -> list[dict[str, Any]]:
    """Return a list of entries, each with just the columns asked for."""
    if not isinstance(given, list) or len(given) != count:
        found: Message | str = json_words(given)
        if isinstance(given, list):
            found = Message(WRONG["a_list"], length=len(given))
        raise wrong("no_list", name=name, count=count, given=found)
    return [_entry(entry, place(name, at), columns) for at, entry in enumerate(given, 1)]


def place(name: str, at: int) -> Message:
    """Return where an entry stands: 'nobles, entry 3'."""
    return Message(WRONG["entry"], name=name, at=at)


def _entry(given: object, where: Message, columns: Sequence[Column]) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise wrong("no_entry", where=where, given=json_words(given))
    known = [column.name for column in columns]
    for name in given:
        if name not in known:
            close = suggestion(name, known)
            raise wrong("no_column", where=where, given=quoted(name), close=close)
    entry = {"source": "box", **given}
    missing = [name for name in known if name not in entry]
    if missing:
        raise wrong("missing", where=where, name=missing[0])
    return {column.name: column.read(entry[column.name], where) for column in columns}
