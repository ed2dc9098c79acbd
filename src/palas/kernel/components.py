"""Checking a component file: lists of entries, each a row of named numbers and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from palas.kernel.errors import WrongComponents, suggestion

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SOURCES = ("rulebook", "public", "inferred", "reconstructed", "box")
# how sure an entry is: printed in the rules, found elsewhere, follows from known facts, a
# principled guess, or read off the real box by its owner


class Column(NamedTuple):
    """One value of an entry: a whole number from low to high, or one of some words."""

    name: str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    def read(self, given: object, where: str) -> int | str:
        """Return a value, or raise WrongComponents."""
        if self.words:
            if given not in self.words:
                close = suggestion(given, self.words) if isinstance(given, str) else ""
                allowed = ", ".join(word or "(nothing)" for word in self.words)
                raise WrongComponents(
                    f"{where}: {self.name} is one of {allowed}; not {given!r}{close}"
                )
            return str(given)
        if type(given) is not int or not self.low <= given <= self.high:
            raise WrongComponents(
                f"{where}: {self.name} is a whole number from {self.low} to {self.high},"
                f" not {given!r}"
            )
        return given


SOURCE = Column("source", words=SOURCES)  # left out by an owner of the box: "box"


def read_names(given: object, known: Mapping[str, Any]) -> dict[str, Any]:
    """Return a file's names and values, unknown names refused; missing ones are the known ones."""
    if not isinstance(given, dict):
        raise WrongComponents("a component file is a JSON object of names and values")
    for name in given:
        if name not in known and name != "certainty":
            raise WrongComponents(
                f"there is no component {name!r}{suggestion(name, known)}"
                f" (components: {', '.join(known)})"
            )
    return {name: given.get(name, value) for name, value in known.items()}


def read_same(given: object, name: str, known: object) -> Any:
    """Return a value that no file may change, or raise WrongComponents."""
    if given != known or type(given) is not type(known):
        raise WrongComponents(f"{name} is {known!r} and cannot be changed, not {given!r}")
    return known


def read_entries(
    given: object, name: str, count: int, columns: Sequence[Column]
) -> list[dict[str, Any]]:
    """Return a list of entries, each with just the columns asked for."""
    if not isinstance(given, list) or len(given) != count:
        found = f"a list of {len(given)}" if isinstance(given, list) else repr(given)[:40]
        raise WrongComponents(f"{name} is a list of {count} entries, not {found}")
    return [_entry(entry, f"{name}, entry {at}", columns) for at, entry in enumerate(given, 1)]


def _entry(given: object, where: str, columns: Sequence[Column]) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise WrongComponents(f"{where}: a JSON object, not {given!r}")
    known = [column.name for column in columns]
    for name in given:
        if name not in known:
            raise WrongComponents(f"{where}: there is no {name!r}{suggestion(name, known)}")
    entry = {"source": "box", **given}
    missing = [name for name in known if name not in entry]
    if missing:
        raise WrongComponents(f"{where}: {missing[0]} is missing")
    return {column.name: column.read(entry[column.name], where) for column in columns}
