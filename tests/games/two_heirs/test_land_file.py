"""Land files: typed in any language, read back, and what is wrong with a bad one."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.two_heirs.lands import record_of
from palas.games.two_heirs import land_file
from palas.games.two_heirs.land_file import land_text, read_land
from palas.games.two_heirs.names import tile_name
from palas.games.two_heirs.policy import policy
from palas.games.two_heirs.score_cards import card_picture, read_cards, score_cards
from palas.games.two_heirs.scoring import scores, winners
from palas.games.two_heirs.state import IN_THE_RESERVE, TERRAIN, State
from palas.kernel.errors import BrokenPosition
from palas.kernel.phrases import LANGUAGES

SMALL = """
heirs: Anna, Ben         # Anna sits in the south
sets: travel, land, trade
roads: on
-          | 2 mill *     | green
1 smithy   | @yellow *2   | 1 green market
1 bakery * | -            | 2 farm trading post
"""

# for random files
PIECES = (
    *("green", "серый", "1 mill", "2 Mühle", "2 market gelb", "1 siege tower grey 2", "1 cath"),
    *(
        " *",
        " *1",
        " *2*2",
        "@",
        " | ",
        " | ",
        " | ",
        "\n",
        "\n",
        "-",
        ":",
        "9",
        "#",
        "sets: war, ",
    ),
    *("reserve: 1, 2\n", "roads: off\n", "heirs: A, B\n"),
)


def lying(s: State) -> dict[tuple[int, int], str]:
    """Return what lies on each cell: owner and name, or the number of a terrain's colour."""
    return {
        (s.land_x[place], s.land_y[place]): str(s.colour[place])
        if s.face[place] == TERRAIN
        else f"{s.face[place]} {tile_name(s.land[place], 'en').nominative}"
        for place in range(s.land_size)
    }


def problem(text: str) -> str:
    """Return what is said about a bad land file: one line."""
    with pytest.raises(BrokenPosition) as found:
        read_land(text)
    assert "\n" not in str(found.value)
    return str(found.value)


def points(text: str) -> list[int]:
    """Return the points of both heirs on a drawn land."""
    out = [0, 0]
    scores(read_land(text).state, out)
    return out


# ------------------------------------------------------------------------------------- reading


def test_the_drawing_gives_cells_owners_and_troops() -> None:
    file = read_land(SMALL)
    s = file.state
    assert lying(s) == {
        (0, 1): "1 mill",
        (1, 1): "0",
        (-1, 0): "0 smithy",
        (0, 0): "1",
        (1, 0): "0 green market",
        (-1, -1): "0 bakery",
        (1, -1): "1 farm trading post",
    }
    cells = [
        sorted((s.land_x[at], s.land_y[at]) for at in own if at != IN_THE_RESERVE)
        for own in s.troop_at
    ]
    assert cells == [[(-1, -1)], [(0, 0), (0, 1)]]
    assert (s.seats, s.over, s.acting, s.roads, s.sets) == (2, 1, 0, 1, 0b111)
    assert (file.names, file.breaches) == (["Anna", "Ben"], [])
    assert len({*s.land[: s.land_size]}) == s.land_size


def test_names_may_be_german_russian_short_and_without_accents() -> None:
    drawn = {
        "1 MÜHLE * | @gelb *2 | 2 Kathedrale gelb": "mill",
        "1 muehle * | @gelb *2 | 2 Kath gelb": "mill",
        "1 мельница * | @жёлтый *2 | 2 собор желтый": "mill",
        "1 bak * | @yellow *2 | 2 yellow cath": "bakery",
    }
    for text, name in drawn.items():
        assert lying(read_land(text).state) == {
            (-1, 0): f"0 {name}",
            (0, 0): "1",
            (1, 0): "1 yellow cathedral",
        }


def test_the_words_before_the_map_are_read_in_every_language() -> None:
    german = "Erben: A, B\nSets: Reise, Krieg, Handwerk\nStraßen: nein\nReserve: 2, 2\n"
    russian = "наследники: A, B\nнаборы: путешествия, война, ремёсла\nдороги: нет\nрезерв: 2, 2\n"
    for head in (german, russian):
        file = read_land(head + "@green *1 | yellow *2")
        assert file.names == ["A", "B"]
        assert (file.state.sets, file.state.roads) == (0b101001, 0)


def test_without_a_mark_the_middle_is_the_centre() -> None:
    s = read_land("green *1 | yellow | grey | 1 mill | 2 hut *").state
    assert (s.land_x[0], s.land_y[0], s.colour[0]) == (0, 0, 2)
    assert lying(s)[1, 0] == "0 mill"


def test_rows_may_begin_and_end_with_a_bar_and_be_short() -> None:
    assert lying(read_land("| @green *1 | yellow *2 |\n| 1 mill |").state) == {
        (0, 0): "0",
        (1, 0): "1",
        (0, -1): "0 mill",
    }


def test_of_tiles_that_are_alike_the_first_ones_are_taken() -> None:
    text = "roads: off\n@green *1 | 1 green siege tower | 1 green siege tower | grey *2"
    towers = [name for name in lying(read_land(text).state).values() if "siege" in name]
    assert towers == ["0 green siege tower 1", "0 green siege tower 2"]
    roads = "@green *1 | 1 green siege tower | grey *2"
    assert problem(roads) == (
        "line 1, column 2: “green siege tower” is unclear: it may mean green siege tower 1"
        " (road N-S), green siege tower 2 (road E-S)"
    )
    assert (
        "0 green siege tower 2"
        in lying(read_land(roads.replace("tower", "tower 2")).state).values()
    )


def test_both_heirs_are_scored_and_the_winner_found() -> None:
    # bakery 1 doubled, smithy 1, market 4; mill and the yellow start tile, doubled
    assert points(SMALL) == [2 + 1 + 4, 4]
    assert winners(read_land(SMALL).state) == 0b01


def test_the_example_in_the_description_can_be_read() -> None:
    described = land_file.__doc__ or ""
    example = "\n".join(line for line in described.splitlines() if line.startswith("    "))
    assert read_land(example).names == ["Anna", "Ben"]
    assert lying(read_land(example).state) == lying(read_land(SMALL).state)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_lands_of_played_games_are_written_and_read_again(language: str) -> None:
    game = palas.game("two-heirs")
    for seed in range(4):
        match = game.new(seed=seed, options={"sets": "random"})
        rng, out = random.Random(seed), [0] * game.max_legal
        while not match.is_over:
            seat = match.acting[0]
            match.play(policy(record_of(match), seat, rng.getrandbits(32), out), seat)
        played = record_of(match)
        again = read_land(land_text(played, language)).state
        assert lying(again) == lying(played)
        assert read_land(land_text(again, language)).state == again
        assert points(land_text(played, language)) == match.scores()
        assert winners(again) == winners(played)


# ------------------------------------------------------------------------------------ bad files


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the file draws no land: rows of cells between “|”"),
        ("roads: on\n- | . |", "the file draws no land: rows of cells between “|”"),
        ("green *1 | 1 mull", "line 1, column 2: there is no tile “mull” — did you mean “mill”?"),
        (
            "green *1 | 1 cath",
            "line 1, column 2: “cath” is unclear: it may mean cathedral green, cathedral yellow,"
            " cathedral grey",
        ),
        (
            "green *1 | mill",
            "line 1, column 2: “mill” is no colour of open terrain; the building of an heir begins"
            " with the heir’s number: “1 mill”",
        ),
        (
            "green *1 | 1 green siege tower 3",
            "line 1, column 2: “green siege tower 3”: such tiles have the numbers 1 to 2",
        ),
        (
            "green *1 | 1 mill 2",
            "line 1, column 2: “mill 2”: there is only one such tile, it has no number",
        ),
        ("# map\n\ngreen *", "line 3, column 1: whose troop is it? Write “*1” or “*2”"),
        (
            "green ** 4",
            "line 1, column 1: “green ** 4” is no cell: write “1 mill”, “green” or “-”",
        ),
        ("heirs: Anna\ngreen", "line 1: there are two heirs, not 1: “heirs: Anna, Ben”"),
        ("sets: war, crafts\ngreen", "line 1: 3 sets are in play, not 2 (R2.1)"),
        ("sets: war, crafts, boats\ngreen", "line 1: there is no set “boats”"),
        ("sets: war, crafts, patrol\n1 mill", "line 2, column 1: there is no tile “mill”"),
        ("roads: maybe\ngreen", "line 1: roads are “on” or “off”, not “maybe”"),
        ("roads: on\nroads: off\ngreen", "line 2: roads: said twice"),
        (
            "reserve: 2\ngreen",
            "line 1: the troops of both heirs in the reserve: “reserve: 2, 1”",
        ),
        (
            "reserve: 2, 9\ngreen",
            "line 1: the number of troops in the reserve is a number from 0 to 3, not “9”",
        ),
        ("green | " * 28, "line 1: 28 tiles: a land has at most 27"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, words: str) -> None:
    assert problem(text).startswith(words)


@pytest.mark.parametrize(
    ("text", "breach"),
    [
        (
            "@green *1 | 1 mill\nyellow *2 | 2 mill",
            "line 2, column 2: “mill” already lies in line 1, column 2 (R1.1)",
        ),
        (
            "@green *1*2 | 1 mill | 1 farm | 2 green fortress | 2 green garrison",
            "buildings of 4 sets (land and industry, trade and church, war, patrol):"
            " 3 are in play (R2.1)",
        ),
        (
            "@green *1 | yellow *2" + " | green" * 9,
            "line 1, column 11: 10 green tiles, 9 are in play (R1.1)",
        ),
        ("@green *1 | @yellow *2", "line 1, column 2: a second start tile (R2.4)"),
        ("@1 mill * | yellow *2", "line 1, column 1: the start tile is open terrain (R2.4)"),
        (
            "@green *1 | yellow *2 | - | 1 mill",
            "line 1, column 4: the tile touches no other tile of the land (R7.1)",
        ),
        (
            "@green *1 | yellow *1 | grey *1 | 1 mill *1\ngrey *2",
            "heir 1: 4 troops on the land, but an heir has only 3 (R1.4)",
        ),
        (
            "reserve: 1, 2\n@green *1 | yellow *2",
            "heir 1: troops on the land 1, in the reserve 1; an heir has 3 in all (R1.4)",
        ),
        (
            "@green *1 | yellow",
            "heir 2: no troop on the land, but the follower never leaves it (R10.4)",
        ),
        ("@green | yellow *1*2", "line 1, column 2: more than one troop on a tile (R10.5)"),
    ],
)
def test_breaches_are_refused_or_listed_and_scored_anyway(text: str, breach: str) -> None:
    assert problem(text) == breach
    file = read_land(text, anyway=True)
    assert [str(one) for one in file.breaches] == [breach]
    scores(file.state, [0, 0])


@settings(max_examples=150)
@given(st.lists(st.sampled_from(PIECES), max_size=24))
def test_whatever_is_typed_is_read_or_refused_in_one_line(pieces: list[str]) -> None:
    text = "".join(pieces)
    refused = ""
    try:
        scores(read_land(text, anyway=True).state, [0, 0])
    except BrokenPosition as wrong:
        refused = str(wrong)
    assert "\n" not in refused
    assert bool(refused) or any(colour in text for colour in ("green", "серый", "1 ", "2 "))


def test_several_breaches_are_counted() -> None:
    text = "@1 mill | yellow | - | green"
    assert problem(text) == "line 1, column 1: the start tile is open terrain (R2.4) (and 3 more)"
    assert len(read_land(text, anyway=True).breaches) == 4


THREE_MISTAKES = """heirs: Anna, Ben
@green *1 | 1 mill *
yellow *2 | 2 mill *1*2
grey      | -        | - | green
"""


def test_three_mistakes_are_told_in_every_language() -> None:
    with pytest.raises(BrokenPosition) as error:
        read_land(THREE_MISTAKES)
    assert error.value.told("de") == (
        "Zeile 3, Spalte 2: „Mühle“ liegt schon in Zeile 2, Spalte 2 (R1.1) (und 2 weitere Fehler)"
    )
    assert error.value.told("ru") == (
        "строка 3, столбец 2: «мельница» уже есть на земле: строка 2, столбец 2 (R1.1)"
        " (и ещё 2 ошибки)"
    )
    _, cards = read_cards(THREE_MISTAKES, "ru", anyway=True)
    assert cards[0].breaches[1:] == [
        "строка 4, столбец 4: жетон не соприкасается с остальной землёй (R7.1)",
        "строка 3, столбец 2: больше одного отряда на жетоне (R10.5)",
    ]


def test_what_cannot_be_read_is_told_in_every_language() -> None:
    with pytest.raises(BrokenPosition) as error:
        read_land("green *1 | mill")
    assert error.value.told("de") == (
        "Zeile 1, Spalte 2: „mill“ ist keine Farbe für offenes Gelände; vor einem Gebäude steht"
        " die Nummer des Erben: „1 Mühle“"
    )
    with pytest.raises(BrokenPosition) as error:
        read_land("@green *1 | 1 green siege tower | grey *2")
    assert error.value.told("ru") == (
        "строка 1, столбец 2: «green siege tower» можно понять по-разному: зелёная осадная башня 1"
        " (дорога С-Ю), зелёная осадная башня 2 (дорога В-Ю)"
    )


def test_more_terrain_than_there_are_tiles_is_scored_anyway() -> None:
    file = read_land("@green *1*2" + " | green" * 22 + " | 1 cowshed", anyway=True)
    out = [0, 0]
    scores(file.state, out)
    assert out == [24, 0]


def test_a_land_too_wide_is_refused() -> None:
    text = "@green *1*2" + " |" * 27 + " yellow"
    with pytest.raises(BrokenPosition, match="line 1, column 28: more than 26 cells from"):
        read_land(text, anyway=True)


# ---------------------------------------------------------------------------------------- cards


def test_there_is_a_card_for_each_heir() -> None:
    s, cards = read_cards(SMALL, "en", anyway=False)
    assert [(card.title, card.total) for card in cards] == [("Anna", 7), ("Ben", 4)]
    assert [sum(reason.points for reason in card.reasons) for card in cards] == [7, 4]
    assert cards[0].rows[0] == ("travel", (4,))
    again = score_cards(s, "de")
    assert [(card.title, card.total) for card in again] == [("Erbe 1", 7), ("Erbe 2", 4)]


def test_breaches_stand_on_the_first_card() -> None:
    _, cards = read_cards("@green *1 | yellow", "en", anyway=True)
    assert [len(card.breaches) for card in cards] == [1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_land_without_buildings_has_cards_and_a_picture(language: str) -> None:
    s, cards = read_cards("@green *1 | yellow *2", language, anyway=False)
    assert [card.total for card in cards] == [0, 0]
    assert card_picture(s, 1, cards[1].title, language, ()).startswith("<svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_a_picture_of_the_land(language: str) -> None:
    s, cards = read_cards(SMALL, language, anyway=False)
    drawn = card_picture(s, 0, cards[0].title, language, cards[0].reasons[0].places)
    assert drawn.startswith("<svg")
    assert "Anna" in drawn
    assert drawn != card_picture(s, 0, cards[0].title, language, ())
