"""All that the program says, found in its sources: what is English, German and Russian of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from babel.messages.pofile import read_po

import tree
from palas.kernel.phrases import LANGUAGES
from palas.table.languages import FOLDER

CYRILLIC = re.compile(r"[а-яё]", re.IGNORECASE)
NAMED = {"ENGLISH": "en", "GERMAN": "de", "RUSSIAN": "ru"}  # tables of one language each


class Said(NamedTuple):
    """One text in one language, and where it stands."""

    language: str
    words: str
    english: str  # all that its English says
    file: str
    line: int

    @property
    def where(self) -> str:
        return f"{self.file}:{self.line}: {self.words}"


@cache
def texts() -> tuple[Said, ...]:
    """Return every text of the sources that is there in all languages, and of the catalogues."""
    return (*_in_sources(), *_in_catalogues())


def of(language: str) -> list[Said]:
    """Return the texts of a language."""
    return [one for one in texts() if one.language == language]


def _in_sources() -> Iterator[Said]:
    for path in tree.modules():
        if path.name == "printed.py":  # tells what is printed, says nothing itself
            continue
        name = path.relative_to(tree.SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text())):
            parts = dict(_parts(node))
            english = " ".join(words for words, _ in _strings(parts["en"])) if "en" in parts else ""
            for language, part in parts.items():
                for words, line in _strings(part):
                    yield Said(language, words, english, name, line)


def _parts(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield what a node says in each language, if it is made of one part a language."""
    if isinstance(node, ast.Tuple) and is_triple(node):
        yield from zip(LANGUAGES, node.elts, strict=True)
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and key.value in LANGUAGES:
                yield str(key.value), value
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        if node.targets[0].id in NAMED:
            yield NAMED[node.targets[0].id], node.value


def is_triple(node: ast.Tuple) -> bool:
    """Tell whether a tuple has three parts of which just the last one is Russian."""
    if len(node.elts) != len(LANGUAGES):
        return False
    found = [[words for words, _ in _strings(part)] for part in node.elts]
    is_russian = [any(map(CYRILLIC.search, words)) for words in found]
    return all(found) and is_russian == [False, False, True]


def _strings(node: ast.AST) -> Iterator[tuple[str, int]]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.strip():
            yield part.value, part.lineno


def _in_catalogues() -> Iterator[Said]:
    for path in sorted(FOLDER.glob("*/*.po")):
        language = path.parent.name
        with path.open("rb") as source:
            for message in read_po(source, locale=language):
                told, asked = forms(message.string), forms(message.id)
                file, line = f"{language}/{path.name}", message.lineno or 0
                for which, several in ((language, told), ("en", asked)) if message.id else ():
                    for words in several:
                        yield Said(which, words, " ".join(asked), file, line)


def forms(words: str | Iterable[str] | None) -> tuple[str, ...]:
    """Return the one form of a message, or all of a message with a plural."""
    return (words,) if isinstance(words, str) else tuple(words or ())
