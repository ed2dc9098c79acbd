"""The names: complete in three languages, printed ones kept, and read back without mistakes."""

from __future__ import annotations

import pytest

from palas.games.two_castles import lexicon, names, rooms, wish_words
from palas.games.two_castles.cards import CARDS
from palas.games.two_castles.room_names import ROOM_NAMES
from palas.games.two_castles.tables import OUTDOOR, REGULAR_ROOMS, REGULAR_TYPES
from palas.kernel.errors import BrokenPosition
from palas.kernel.lexicon import folded
from palas.kernel.phrases import LANGUAGES


def test_every_room_has_three_names_of_its_own() -> None:
    assert list(ROOM_NAMES) == [room.name for room in rooms.ROOMS]
    assert len(rooms.ROOMS) == 150
    for language in LANGUAGES:
        known = [names.room_name(room, language) for room in range(150)]
        assert len({folded(name) for name in known}) == 150


def test_every_name_is_read_back_in_any_language() -> None:
    for room in range(150):
        for name in names.room_names(room):
            for typed in (name, name.upper(), f"  {name.lower()} "):
                assert lexicon.ROOM_LEXICON.find(typed) == room, typed


def test_russian_names_are_russian() -> None:
    for _, russian in ROOM_NAMES.values():
        assert not any("a" <= letter <= "z" for letter in russian.casefold()), russian


@pytest.mark.parametrize(
    ("english", "german", "russian"),
    [
        ("Wine Room", "Weinstube", "Винная комната"),
        ("King's Chambers", "Königsgemach", "Покои короля"),
        ("Firewood Storage", "Holzlager", "Дровяной склад"),
        ("Chocolate Room", "Schokoladenraum", "Шоколадная комната"),
        ("Spice Room", "Gewürzraum", "Кладовка со специями"),
        ("Map Room", "Kartographieraum", "Картографический кабинет"),
        ("Taxidermy Showroom", "Jagdtrophäenraum", "Зал трофеев"),
        ("Grand Balcony", "Großer Balkon", "Большой балкон"),
        ("Echo Chamber", "Echokammer", "Эхо-камера"),
        ("Laboratory", "Laboratorium", "Лаборатория"),
    ],
)
def test_names_of_the_rulebooks_are_kept(english: str, german: str, russian: str) -> None:
    assert ROOM_NAMES[english] == (german, russian)
    assert lexicon.ROOM_LEXICON.find(german) == lexicon.ROOM_LEXICON.find(russian)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("kings", "King's Chambers"),
        ("King’s Chambers", "King's Chambers"),
        ("gr bal", "Grand Balcony"),
        ("balcony", "Grand Balcony"),
        ("Koenigsgemach", "King's Chambers"),
        ("königinnen", "Queen's Chambers"),
        ("grosser balkon", "Grand Balcony"),
        ("приемная", "Reception Room"),
        ("spielevorrat", "Game Storage"),
        ("foyer", "Grand Foyer"),
        ("in law", "In-Law Suite"),
    ],
)
def test_short_and_plain_spellings(typed: str, meant: str) -> None:
    room = lexicon.ROOM_LEXICON.read(typed, BrokenPosition)
    assert names.room_name(room, "en") == meant


def test_what_is_unclear_or_unknown_is_said() -> None:
    with pytest.raises(BrokenPosition, match="“princ” is unclear: it may mean Prince's"):
        lexicon.ROOM_LEXICON.read("princ", BrokenPosition)
    with pytest.raises(BrokenPosition, match=r"there is no room “”$"):
        lexicon.ROOM_LEXICON.read("", BrokenPosition)
    with pytest.raises(BrokenPosition, match="did you mean “Königsgemach”"):
        lexicon.ROOM_LEXICON.read("Königsgemahc", BrokenPosition)
    assert lexicon.ROOM_LEXICON.find("princ") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_has_names_that_are_read_back(language: str) -> None:
    for throne in range(7):
        name = names.throne_name(throne, language)
        assert lexicon.read_throne(name, BrokenPosition) == throne
    for attendant in range(1, 5):
        name = names.attendant_name(attendant, language)
        assert lexicon.ATTENDANT_LEXICON.find(name) == attendant
    for card in range(len(CARDS)):
        assert lexicon.CARD_LEXICON.find(names.card_name(card, language)) == card
    for castle in range(7):
        assert lexicon.CASTLE_LEXICON.find(names.castle_name(castle, language)) == castle
    for kind in range(REGULAR_TYPES):
        for name in (names.type_name(kind, language), names.type_plural(kind, language)):
            assert lexicon.TYPE_LEXICON.find(name) == kind
    assert len({names.decoration_name(number, language) for number in range(5)}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_words(language: str) -> None:
    for room in range(150):
        assert wish_words.wish_words(room, language)
    wishes = {wish_words.throne_wish_words(throne, language) for throne in range(7)}
    assert len(wishes) == 7
    assert len({wish_words.card_words(card, language) for card in range(len(CARDS))}) == 20


def test_words_of_wishes() -> None:
    def words(name: str, language: str = "en") -> str:
        room = lexicon.ROOM_LEXICON.read(name, BrokenPosition)
        return wish_words.wish_words(room, language)

    assert words("Wine Room") == "sleeping rooms directly above and below: 2 each"
    assert words("Wine Room", "de") == "Schlafräume direkt darüber und darunter: je 2"
    assert words("Echo Chamber", "ru") == "помещения с факелом вокруг: по 1"
    assert words("Tower") == "all rooms below it in its column: 1 each"
    assert words("Fountain", "de") == "immer 5"
    assert words("Nap Room") == "4 with all six other regular types in the castle, else 1"
    assert wish_words.throne_wish_words(5, "en") == (
        "utility rooms or sleeping rooms above right and on the right: 2 each"
    )
    assert wish_words.card_words(9, "ru") == "столбцы замка: по 1"


def test_the_sheet_of_rooms() -> None:
    decorated = [room.decoration for room in rooms.ROOMS]
    for kind in range(REGULAR_TYPES):
        of_type = decorated[21 * kind : 21 * kind + 21]
        counts = sorted(of_type.count(number) for number in range(1, 5))
        assert counts == ([0, 0, 0, 0] if kind == OUTDOOR else [5, 5, 5, 6])
    for room in rooms.ROOMS[:REGULAR_ROOMS]:
        assert (room.points > 0) == (room.where != rooms.NOWHERE)
