"""Everything the pages say stands in the catalogues of German and Russian, once and complete."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest
from babel.messages.catalog import Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import texts
import tree
from palas.table.languages import FOLDER, SOURCE, translations
from palas.table.web.api_page import forms, operations

TRANSLATED = ("de", "ru")
KINDS = [("**.py", "python"), ("**.html", "jinja2")]
MARKS = {"_": None, "gettext": None, "ngettext": (1, 2), "N_": None}
UNITS = 3  # shorter than a sentence: "5 Std." is an abbreviation
PLURALS = {"de": 2, "ru": 3}


@cache
def said() -> frozenset[str]:
    """Return every message of the sources; of those with a plural, the singular."""
    found = {
        message if isinstance(message, str) else message[0]
        for _, _, message, _, _ in extract_from_dir(
            tree.SOURCE / "palas",
            KINDS,
            options_map={"**.html": {"trimmed": "true"}},
            keywords=MARKS,
        )
    }
    fields = [field for form in forms() for field in form.fields]
    fields += [field for operation in operations() for field in operation.parameters]
    described = {field.description for field in fields} | {form.description for form in forms()}
    described |= {word for one in operations() for word in (one.summary, one.description)}
    return frozenset((found | described) - {""})


@cache
def catalogue(language: str) -> list[tuple[str, Message]]:
    """Return the messages of a language, each with its file."""
    found = []
    for path in sorted((FOLDER / language).glob("*.po")):
        with path.open("rb") as source:
            found += [(path.name, one) for one in read_po(source, locale=language) if one.id]
    return found


def key(message: Message) -> str:
    return str(message.id) if isinstance(message.id, str) else str(message.id[0])


def gaps(words: str) -> set[str]:
    return set(re.findall(r"%\(\w+\)s|\{\w+\}", words))


@pytest.mark.long
def test_the_messages_are_found() -> None:
    assert {"Start a table", "it is not your turn", "Play a move"} <= said()
    assert len(said()) > 400


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_is_translated(language: str) -> None:
    known = {key(message) for _, message in catalogue(language)}
    assert sorted(said() - known) == [], "write it in locale/"
    assert sorted(known - said()) == [], "nobody says it any more"


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_stands_in_one_file(language: str) -> None:
    """Of two, one would never be seen: the files of a language are read as one."""
    counted = Counter((key(message), message.context) for _, message in catalogue(language))
    assert [words for words, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_whole_and_have_the_same_gaps(language: str) -> None:
    for file, message in catalogue(language):
        told = texts.forms(message.string)
        wanted = 1 if isinstance(message.id, str) else PLURALS[language]
        assert len(told) == wanted, (file, message.id)
        for words in told:
            assert words, (file, message.id)
            assert not message.fuzzy, (file, message.id)
            assert gaps(words) == gaps(key(message)), (file, words)
            if words.count(" ") >= UNITS:
                ends = [text[-1] in ".?!" for text in (words, key(message))]
                assert ends[0] == ends[1], (file, words)


def test_a_message_that_is_not_known_stays_english() -> None:
    assert translations(SOURCE).gettext("Start a table") == "Start a table"
    assert translations("de").gettext("nobody has said this") == "nobody has said this"
