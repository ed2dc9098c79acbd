"""The names of tiles and cells: all different, read back in any language, in any box."""

from __future__ import annotations

import copy
import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palas
from palas.games.two_heirs import land_words, names, score_words
from palas.games.two_heirs.components import COMPONENTS, SETS
from palas.games.two_heirs.drawing import rule_words
from palas.games.two_heirs.names import (
    BUILDINGS,
    COLOUR_LEXICON,
    COLOURS,
    RESOURCES,
    SET_LEXICON,
    TILE_LEXICON,
    amount_words,
    building_name,
    building_plural,
    resource_name,
    set_name,
    terrain_name,
    tile_name,
)
from palas.games.two_heirs.names import SETS as SETS_IN_WORDS
from palas.games.two_heirs.printed import PRINTED
from palas.games.two_heirs.tables import GREEN, GREY, NUM_COLOURS, REACH, TILES, YELLOW
from palas.games.two_heirs.words import chronicle_words, moves, position_words, why_words
from palas.games.two_heirs.words.cells import (
    CELL_PATTERN,
    at_words,
    cell_words,
    from_words,
    read_cell,
    to_words,
)
from palas.kernel.errors import UnknownMove
from palas.kernel.lexicon import folded
from palas.kernel.phrases import LANGUAGES

TEXT_MODULES = (
    *(names, land_words, score_words, rule_words),
    *(chronicle_words, moves, position_words, why_words),
)

# ------------------------------------------------------------------------------- tiles


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_54_tiles_have_different_names(language: str) -> None:
    for case in range(3):
        names = {folded(tile_name(tile, language)[case]) for tile in range(TILES)}
        assert len(names) == TILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_read_back(language: str) -> None:
    for tile in range(TILES):
        name = tile_name(tile, language)
        bare = [words.removeprefix("the ") for words in name]
        assert [TILE_LEXICON.find(words.upper()) for words in bare] == [tile] * 3


@pytest.mark.parametrize(
    ("tile", "names"),
    [
        (1, ("column tavern", "senkrechte Taverne", "вертикальная таверна")),
        (2, ("green market", "grüner Markt", "зелёный рынок")),
        (5, ("green pilgrimage site", "grüne Pilgerstätte", "зелёное место паломничества")),
        (9, ("mill", "Mühle", "мельница")),
        (15, ("green field camp", "grünes Feldlager", "зелёный полевой лагерь")),
        (
            22,
            ("sawmill trading post", "Handelsposten für Sägewerke", "торговый пост для лесопилок"),
        ),
        (28, ("green siege tower 2", "grüner Belagerungsturm 2", "зелёная осадная башня 2")),
        (
            40,
            (
                "yellow column watchtower",
                "gelber senkrechter Wachturm",
                "жёлтая вертикальная сторожевая башня",
            ),
        ),
        (
            46,
            ("diagonal basketry", "diagonale Korbflechterei", "диагональная корзинная мастерская"),
        ),
        (52, ("pottery guild house", "Gildenhaus der Töpfer", "гильдейский дом гончаров")),
    ],
)
def test_a_tile_is_named_by_what_sets_it_apart(tile: int, names: tuple[str, ...]) -> None:
    assert tuple(tile_name(tile, language).nominative for language in LANGUAGES) == names


def test_the_cases_of_a_name() -> None:
    assert tile_name(2, "de") == ("grüner Markt", "der grüne Markt", "den grünen Markt")
    assert tile_name(15, "de") == ("grünes Feldlager", "das grüne Feldlager", "das grüne Feldlager")
    assert tile_name(46, "ru").accusative == "диагональную корзинную мастерскую"
    assert tile_name(9, "ru") == ("мельница", "мельница", "мельницу")
    assert tile_name(9, "en") == ("mill", "the mill", "the mill")


@pytest.mark.parametrize(
    ("words", "tile"),
    [("bak", 12), ("market green", 2), ("gr field", None), ("saw trad", 22), ("Kuh", 11)],
)
def test_short_forms_that_only_one_tile_has(words: str, tile: int | None) -> None:
    assert TILE_LEXICON.find(words) == tile


def test_an_unclear_name_lists_what_it_may_mean() -> None:
    with pytest.raises(UnknownMove, match="tavern grey row, tavern yellow column"):
        TILE_LEXICON.read("tavern", UnknownMove)
    with pytest.raises(UnknownMove, match="there is no tile “bakary” — did you mean “bakery”"):
        TILE_LEXICON.read("bakary", UnknownMove)


@pytest.mark.parametrize(
    ("words", "tile"),
    [
        ("Taverne der Spalte", 1),
        ("der gelbe Wachturm der Spalte", 40),
        ("den gelben Wachturm der Spalte", 40),
        ("жёлтую сторожевую башню столбца", 40),
        ("таверна столбца", 1),
        ("Handelsposten der Sägewerke", 22),
        ("торговый пост лесопилок", 22),
        ("diagonale Korbflechtere", 46),
    ],
)
def test_old_spellings_and_slips_of_the_print_are_read(words: str, tile: int) -> None:
    assert TILE_LEXICON.find(words) == tile


def test_old_names_of_sets_are_read() -> None:
    assert SET_LEXICON.find("Land und Industrie") == 1
    assert SET_LEXICON.find("Handel und Kirche") == 2


def test_german_names_are_the_printed_ones() -> None:
    assert tuple(words[1] for words in SETS_IN_WORDS) == PRINTED["de"]["sets"]
    assert tuple(noun.one[1] for noun in BUILDINGS) == PRINTED["de"]["buildings"]
    assert tuple(words[1] for words in COLOURS) == PRINTED["de"]["colours"]
    assert tuple(words[1] for words in RESOURCES) == PRINTED["de"]["resources"]


def test_alike_tiles_of_another_box_are_numbered() -> None:
    tiles = copy.deepcopy(COMPONENTS["tiles"])
    for tile in tiles[:9]:
        tile |= {"building": "mill", "variant": ""}
    other = palas.game("two-heirs").with_components({"tiles": tiles}).module("names")
    assert [other.tile_name(tile, "en").nominative for tile in range(3)] == [
        "grey mill 1",
        "yellow mill 1",
        "green mill 1",
    ]
    assert other.tile_name(9, "de").nominative == "gelbe Mühle 4"
    for language in LANGUAGES:
        assert len({other.tile_name(tile, language) for tile in range(TILES)}) == TILES
    assert tile_name(9, "en").nominative == "mill"  # our own box is as it was


# ---------------------------------------------------------------------------- other names


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_sets_and_colours_are_told_apart_and_read_back(language: str) -> None:
    kinds = [building_name(kind, language) for kind in range(len(BUILDINGS))]
    assert len(set(kinds)) == len(kinds)
    assert len({building_plural(kind, language) for kind in range(len(kinds))}) == len(kinds)
    sets = [set_name(number, language) for number in range(len(SETS))]
    assert [SET_LEXICON.find(name) for name in sets] == list(range(len(SETS)))
    assert [COLOUR_LEXICON.find(words[LANGUAGES.index(language)]) for words in COLOURS] == [0, 1, 2]


def test_resources_and_terrain() -> None:
    assert [resource_name(colour, "en") for colour in range(NUM_COLOURS)] == [
        "wood",
        "grain",
        "stone",
    ]
    assert amount_words(2, GREY, "ru") == "2 камня"
    assert amount_words(1, GREEN, "ru") == "1 дерево"
    assert terrain_name(GREEN, "de") == "grünes offenes Gelände"
    assert terrain_name(YELLOW, "ru") == "жёлтая открытая местность"


# ------------------------------------------------------------------------------- cells


def test_cells_are_named_by_their_distance_from_the_centre() -> None:
    assert cell_words(0, 0, "en") == "centre"
    assert cell_words(0, 0, "de") == "Mitte"
    assert cell_words(1, 1, "de") == "O1 N1"
    assert cell_words(-2, -1, "ru") == "З2 Ю1"
    assert cell_words(-12, 0, "en") == "W12"
    assert cell_words(0, -3, "en") == "S3"
    assert at_words(2, -1, "de") == "auf O2 S1"
    assert at_words(-2, -1, "ru") == "на клетке З2 Ю1"
    assert from_words(0, 0, "ru") == "из центра"
    assert to_words(0, 0, "de") == "in die Mitte"


def test_the_letters_of_the_compass_are_the_readers_and_read_in_every_language() -> None:
    told = [cell_words(1, -2, language) for language in LANGUAGES]
    assert told == ["E1 S2", "O1 S2", "В1 Ю2"]
    assert {read_cell(words) for words in told} == {(1, -2)}


@given(st.integers(-REACH, REACH), st.integers(-REACH, REACH), st.sampled_from(LANGUAGES))
def test_every_cell_comes_back(x: int, y: int, language: str) -> None:
    words = cell_words(x, y, language)
    assert read_cell(words) == (x, y)
    assert read_cell(words.lower().replace(" ", "")) == (x, y)
    assert re.fullmatch(CELL_PATTERN, folded(words))


@pytest.mark.parametrize(
    ("words", "cell"),
    [
        ("N1 E2", (2, 1)),
        ("o1 s3", (1, -3)),
        ("З2 Ю1", (-2, -1)),
        ("в1, с2", (1, 2)),
        ("0", (0, 0)),
        ("Center", (0, 0)),
    ],
)
def test_other_ways_to_write_a_cell(words: str, cell: tuple[int, int]) -> None:
    assert read_cell(words) == cell


@pytest.mark.parametrize("words", ["", "E", "E0", "E1 W1", "N1 N2", "E27", "mill", "E1 N1 E1"])
def test_what_is_no_cell(words: str) -> None:
    assert read_cell(words) is None


def test_cells_never_share_a_name() -> None:
    near = itertools.product(range(-3, 4), repeat=2)
    assert len({cell_words(x, y, "en") for x, y in near}) == 49
