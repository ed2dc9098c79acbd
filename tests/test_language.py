"""How Palas speaks: words we use and words we do not, marks, gaps, spelling."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import texts
import tree
from palas.kernel.errors import PalasError
from palas.kernel.phrases import LANGUAGES

# What nobody shall read, by language: a pattern, and what we say instead.
NEVER = {
    "de": {
        r"\bSitz(e|en|es)?\b": "Platz",
        r"\b(Ihnen|Ihr|Ihre[mnrs]?)\b": "du, ihr",
        r"\bNachl(ass|ässe)\b": "Rabatt",
        r"\bRohstoffe?n?\b": "Ressource",
        r"\bPal(ast|ästen?|asts)\b": "Schloss",
        r"\boffen (ge)?legen\b|\boffen ge?legt": "als offenes Gelände legen",
        r"Spiel (ist )?zu Ende": "die Partie ist zu Ende",
        r"\bChronik\b": "Verlauf",
        r"über Tage\b": "mehrere Tage",
        r"\b(ist|sind) (noch )?(zu (nehmen|legen|setzen)|abzulegen)\b": "musst, darfst",
        r"95 ?% Intervall": "95-%-Intervall",
        r"\bdran\b": "am Zug",
    },
    "ru": {
        r"\b(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих|твоего|твоей)\b": "вы",
        r"\bпалас": "Palas, in Latin letters",
        r"\b(весть|вести|летопис\w*)\b": "сообщение, журнал",
        r"\bплитк\w*": "жетон",
        r"\bнакры(ть|т|ваю\w*)\b": "создать стол",
        r"\bдосягаемост\w*|\bохват\w*": "дальность",
        r"\b(ваша|чужие|чужая|ваши) рук[аи]\b": "в руке",
        r"\bсажает\b|\bпосадить (барона|гранда|знать)": "ставит",
        r"\bреша\w+ о\b": "решать что",
        r"следу(ет|ют) из": "соответствует",
        r"\b(еще|счет|нее|ее|все еще)\b": "ё is written",
    },
    "en": {
        r"^(Keep|Say it|Look|Drawn)$": "Save, Send, View, Theme",
        r"\bsend word\b|\bGive the table up\b": "notify, close the table",
        r"\bDraw it by\b|^by (night|day)$": "theme: light, dark",
        r"\bwhoever shall\b|\bWe wait for\b": "everyone who should, waiting for",
        r"\b(seconds?|min|h|time\}) a (move|turn|game)\b": "per move",
        r"\bunless told\b|\bset anew\b": "by default, recalibrated",
    },
}
HELD_BACK = {"; an own troop doubles it"}  # English reasons of scores stand in records
FILE_WORDS = re.compile(r"patterns\.py$")  # what is read, not what is said

# Marks, by language.
MARKS = {
    "de": {
        r'"': "„…“",
        r"(?<=[\d}]) (%|min|s|Std\.|MB|MiB)(?![\w])": "a no-break space before a unit",
        r"(?<=\w) \.\.\.|\.\.\.(?!\w)": "…",
    },
    "ru": {
        r'"': "«…»",
        r"(?<=\d) (%|мин|с|ч|МБ|МиБ)(?![\w])": "a no-break space before a unit",
        r"(^|\S) —": "a no-break space before a dash",
        r"(?<=\w) …$": "no space before an ellipsis at the end",
    },
}
SHELL = re.compile(r"pip install '\S+'|`[^`]*`|\{\"|\"[\w]+\":")  # is typed as it stands

DICTIONARIES = {"de": "de_DE", "ru": "ru_RU"}
KNOWN = Path(__file__).with_name("known_words.txt")  # names and terms that no dictionary has
LETTERS = {"de": "A-Za-zÄÖÜäöüßé", "ru": "А-Яа-яЁё"}
NO_WORDS = re.compile(r"\{[^}]*\}|%\(\w+\)s|<[^>]+>|\S*[_\\|/@]\S*|--[\w-]+")
SHORTEST = 4  # letters of a word that is looked up


def found(language: str, pattern: str, flags: int = 0) -> list[str]:
    said = [one for one in texts.of(language) if one.words not in HELD_BACK]
    return [
        one.where
        for one in said
        if re.search(pattern, SHELL.sub("", one.words), flags) and not FILE_WORDS.search(one.file)
    ]


@pytest.mark.long
def test_the_texts_are_found() -> None:
    for language in LANGUAGES:
        assert len(texts.of(language)) > 2500, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_we_do_not_use(language: str) -> None:
    flags = re.IGNORECASE if language == "ru" else 0
    wrong = {
        instead: places
        for pattern, instead in NEVER[language].items()
        if (places := found(language, pattern, flags))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", MARKS)
def test_marks_are_those_of_the_language(language: str) -> None:
    wrong = {
        instead: places
        for pattern, instead in MARKS[language].items()
        if (places := found(language, pattern))
    }
    assert wrong == {}


def test_german_sentences_after_a_colon_begin_with_a_capital() -> None:
    """R. 81: at least after the words that begin an invitation."""
    pattern = (
        r": (wähle|warte|lege|nimm|beende|versuche|setze|setz|bitte|sende|behalte|entscheide)\b"
    )
    assert found("de", pattern) == []


@pytest.mark.long
def test_every_language_fills_as_many_gaps() -> None:
    """What only one language fills tells its readers more; which case it takes is its own."""
    wrong = []
    for path in tree.modules():
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Tuple) and texts.is_triple(node):
                parts = [ast.literal_eval(part) for part in node.elts if _is_words(part)]
                gaps = [len(set(re.findall(r"\{(\w+)", words))) for words in parts]
                if len(parts) == len(LANGUAGES) and gaps[1:] != gaps[:-1]:
                    wrong.append(f"{path.name}:{node.lineno}: {parts[0]}")
    assert wrong == []


def _is_words(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.long
def test_no_error_speaks_one_language_only() -> None:
    """Errors take phrases, messages or words marked for the catalogues, never a sentence."""
    kinds = {kind.__name__ for kind in _all_kinds(PalasError)} | {"PalasError"}
    wrong = []
    for path in tree.modules():
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                call = node.exc
                name = call.func.id if isinstance(call.func, ast.Name) else ""
                first = call.args[0] if call.args else None
                if name in kinds and isinstance(first, (ast.Constant, ast.JoinedStr)):
                    wrong.append(f"{path.name}:{node.lineno}: {ast.unparse(call)}")
    assert wrong == []


def _all_kinds(kind: type[PalasError]) -> set[type[PalasError]]:
    _import_all()
    kinds = set(kind.__subclasses__())
    return kinds | {inner for one in kinds for inner in _all_kinds(one)}


@cache
def _import_all() -> None:
    for path in tree.modules():
        if re.search(r"class \w+\((\w*Refused|PalasError|\w*Wrong\w*)\)", path.read_text()):
            name = ".".join(path.relative_to(tree.SOURCE).with_suffix("").parts)
            __import__(name.removesuffix(".__init__"))


@pytest.mark.parametrize("language", DICTIONARIES)
def test_words_are_spelt_as_dictionaries_spell_them(language: str) -> None:
    """Names and terms of the games stand in known_words.txt."""
    dictionary = DICTIONARIES[language]
    if shutil.which("hunspell") is None or not _has_dictionary(dictionary):
        pytest.skip(f"no dictionary {dictionary}: apt-get install hunspell-{language}*")
    places = defaultdict(list)
    for one in texts.of(language):
        if not FILE_WORDS.search(one.file):
            for word in _words(language, one.words) - _words(language, one.english):
                places[word].append(one.where)
    asked = subprocess.run(
        ["hunspell", "-d", dictionary, "-i", "utf-8", "-l"],
        input="\n".join(places),
        capture_output=True,
        text=True,
        check=True,
    )
    unknown = set(asked.stdout.split()) - set(KNOWN.read_text().split())
    assert {word: places[word][:2] for word in sorted(unknown)} == {}


def _has_dictionary(name: str) -> bool:
    asked = subprocess.run(
        ["hunspell", "-D"], input="", capture_output=True, text=True, check=False
    )
    return f"/{name}" in asked.stderr + asked.stdout


def _words(language: str, said: str) -> set[str]:
    letters = LETTERS[language]
    plain = NO_WORDS.sub(" ", said)
    words = re.findall(rf"[{letters}]+(?:-[{letters}]+)*", plain)
    return {word for word in words if len(word) >= SHORTEST}
