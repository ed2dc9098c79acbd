"""Messages and errors: raised once, told in the language of whoever reads them."""

from __future__ import annotations

import pickle

import pytest

from palas.kernel.errors import BrokenPosition, IllegalMove, PalasError, suggestion
from palas.kernel.message import LONGEST_QUOTE, Message, json_words, quoted
from palas.kernel.phrases import LANGUAGES, Forms, Phrases, counted, form_of
from palas.kernel.reading import lines_of

SEAT: Phrases = ("seat {seat}", "Platz {seat}", "место {seat}")
TAKEN: Phrases = ("{what} is taken{hint}", "{what} ist besetzt{hint}", "{what} занято{hint}")
TILES: Forms = (("tile", "tiles"), ("Plättchen", "Plättchen"), ("жетон", "жетона", "жетонов"))


def told(message: Message | PalasError) -> list[str]:
    return [message.told(language) for language in LANGUAGES]


def test_a_message_is_told_in_every_language() -> None:
    message = Message(TAKEN, what=Message(SEAT, seat=2), hint="!")
    assert told(message) == ["seat 2 is taken!", "Platz 2 ist besetzt!", "место 2 занято!"]
    assert str(message) == "seat 2 is taken!"


def test_gaps_take_phrases_lists_and_what_depends_on_the_language() -> None:
    both: Phrases = ("both", "beide", "оба")
    message = Message(TAKEN, what=[both, 3, "{x}"], hint=lambda language: f" ({language})")
    assert told(message) == [
        "both, 3, {x} is taken (en)",
        "beide, 3, {x} ist besetzt (de)",
        "оба, 3, {x} занято (ru)",
    ]


def test_words_without_values_are_not_looked_through_for_gaps() -> None:
    assert str(Message("a { in a name")) == "a { in a name"


def test_an_error_is_english_for_whoever_does_not_ask() -> None:
    error = IllegalMove(TAKEN, what=Message(SEAT, seat=1), hint="")
    assert str(error) == "seat 1 is taken"
    assert error.told("de") == "Platz 1 ist besetzt"
    assert str(error.said_in("ru")) == "место 1 занято"
    assert error.told("en") == "seat 1 is taken"


def test_an_error_goes_from_one_process_to_another_with_all_its_languages() -> None:
    error = BrokenPosition(TAKEN, what=lambda language: language, hint="").said_in("de")
    again = pickle.loads(pickle.dumps(error))  # our own
    assert type(again) is BrokenPosition
    assert told(again) == told(error) == ["en is taken", "de ist besetzt", "ru занято"]
    assert str(again) == str(error)


def test_errors_of_a_line_name_it() -> None:
    (line,) = lines_of("one # comment")
    assert told(line.broken(TAKEN, what="x", hint="")) == [
        "line 1: x is taken",
        "Zeile 1: x ist besetzt",
        "строка 1: x занято",
    ]


def test_what_is_near_is_suggested() -> None:
    assert told(Message(TAKEN, what="x", hint=suggestion("kings", ["king", "queen"]))) == [
        "x is taken — did you mean “king”?",
        "x ist besetzt — meintest du „king“?",
        "x занято — вы имели в виду «king»?",
    ]
    assert str(suggestion("zzz", ["king"])) == ""


def test_what_somebody_wrote_is_shown_safely() -> None:
    assert quoted(" a\x1b[31m\n ") == "a�[31m"
    assert quoted("x" * 100) == "x" * LONGEST_QUOTE + "…"
    assert json_words({"ä": [True, "1"]}) == '{"ä": [true, "1"]}'


@pytest.mark.parametrize("hundreds", [0, 100, 1000, 12300])
def test_russian_nouns_follow_their_number(hundreds: int) -> None:
    """1, 21, 31 жетон; 2–4, 22 жетона; 5–20, 25 жетонов; 11–14 жетонов in every hundred."""
    for rest in range(100):
        last, is_teen = rest % 10, 10 < rest < 20
        form = 2 if is_teen or last in (0, 5, 6, 7, 8, 9) else 0 if last == 1 else 1
        number = hundreds + rest
        assert form_of(number, "ru") == form
        assert counted(number, TILES, "ru") == f"{number} {TILES[2][form]}"


def test_english_and_german_nouns_follow_their_number() -> None:
    assert [counted(number, TILES, "en") for number in (0, 1, 2)] == [
        "0 tiles",
        "1 tile",
        "2 tiles",
    ]
    assert counted(21, TILES, "de") == "21 Plättchen"
