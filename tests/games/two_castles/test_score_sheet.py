"""The score sheet: reasons in words, their clauses and the places they point at."""

from __future__ import annotations

import pytest

from games.two_castles.drawn import CROWDBURG, drawn, room_index
from palas.games.two_castles.castle_file import parse_castle
from palas.games.two_castles.score_sheet import (
    LINES,
    castle_reasons,
    line_name,
    place_of,
    reasons,
    sheet_rows,
)
from palas.games.two_castles.scoring import castle_score
from palas.games.two_castles.wishes import THRONE
from palas.kernel.game import Reason
from palas.kernel.phrases import LANGUAGES

ROWS = """
Nap Room   | -        | -
Wine Room  | Study    | -
Solar      | THRONE   |             | Sauna | Grand Balcony
-          | Armory   | Great Hall  | -
"""
MORE = "attendants: fire performer, painter\ncards: width, special rooms"


def reason(words: str, language: str = "en", throne: str = "utility+sleeping") -> Reason:
    """Return the reason that begins with some words."""
    found = castle_reasons(drawn(ROWS, throne, MORE), 0, language)
    return next(one for one in found if one.words.startswith(words))


@pytest.mark.parametrize(
    ("room", "clause", "points", "words"),
    [
        ("Wine", "R7.1", 4, "Wine Room: 2 for Nap Room above, 2 for Solar below"),
        ("Study", "R7.2", 1, "Study: 1 for throne room below"),
        (
            "Sauna",
            "R7.3",
            0,
            "Sauna: nothing, it wants sleeping rooms connected to it",
        ),
        ("Grand", "R7.4", 2, "Grand Balcony: 1 each for Nap Room and Solar"),
        ("Solar", "R7.5", 4, "Solar: 4, all six other regular types are in the castle"),
        ("Great", "R7.6", 1, "Great Hall: 1 for Sauna above right"),
        ("Armory", "R7.7", 2, "Armory: 2 for throne room"),
        ("Throne", "R9.6", 2, "Throne room: 2 for Sauna on the right"),
        ("Fire", "R9.8", 2, "Fire performer: 1 each for Nap Room and throne room"),
        ("Painter", "R9.8", 1, "Painter: 1 for Armory"),
        ("Bonus card “width”", "R10.10", 5, "Bonus card “width”: 1 each for columns (5)"),
        ("Bonus card “sp", "R10.16", 2, "Bonus card “special rooms”: 2 for throne room"),
    ],
)
def test_words_say_which_rooms_gave_which_points(
    room: str, clause: str, points: int, words: str
) -> None:
    found = reason(room)
    assert (found.words, found.rule, found.points) == (words, clause, points)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Weinstube: 2 für „Nickerchenzimmer“ darüber, 2 für „Kemenate“ darunter"),
        ("de", "Großer Balkon: je 1 für „Nickerchenzimmer“ und „Kemenate“"),
        ("de", "Sauna: nichts, gewünscht sind verbundene Schlafräume"),
        ("ru", "Винная комната: «Комната дневного сна» сверху — 2, «Светлица» снизу — 2"),
        ("ru", "Большой балкон: «Комната дневного сна» и «Светлица» — по 1"),
        ("ru", "Факир: «Комната дневного сна» и тронный зал — по 1"),
        ("ru", "Карта бонуса «ширина»: 5 столбцов — по 1"),
    ],
)
def test_words_in_german_and_russian(language: str, words: str) -> None:
    assert reason(words.partition(":")[0], language).words == words


@pytest.mark.parametrize(
    ("rows", "more", "words"),
    [
        ("THRONE | | Fountain", "", "Fountain: always 5"),
        ("THRONE | | Solar", "cards: height", "Bonus card “height”: 1 for levels (1)"),
        (
            "Solar | THRONE",
            "",
            "Throne room: nothing, it wants living rooms or sleeping rooms"
            " above left and above right",
        ),
        (
            "THRONE | | Spice Room\n- | - | Great Hall\n- | - | Crypt",
            "",
            "Spice Room: 2 for Crypt two levels below",
        ),
        ("THRONE", "attendants: painter", "Painter: nothing, it counts rooms with a painting"),
        (
            "THRONE",
            "cards: surrounded",
            "Bonus card “surrounded”: nothing,"
            " it counts rooms with every cell around them occupied",
        ),
        (
            "THRONE",
            "attendants: knight\ncards: attendants",
            "Bonus card “attendants”: 4 for knight",
        ),
        ("THRONE | | Kitchen", "cards: room types", "Bonus card “room types”: 1 for food room"),
        (
            "Salon | THRONE | | Kitchen",
            "cards: types at the throne",
            "Bonus card “types at the throne”: 2 each for food room and living room",
        ),
        (
            "THRONE | | Solar | Terrace | Great Hall",
            "",
            "Solar: 1, missing for 4: food room, living room, utility room and downstairs room",
        ),
        (
            "Nursery | Solar | THRONE | | Nap Room",
            "cards: three",
            "Bonus card “three of a type”: 2 for sleeping rooms",
        ),
        ("Tower | -\nTHRONE |\nCrypt | -", "", "Tower: 1 each for Crypt and throne room"),
        ("- | Study\nTHRONE |", "", "Study: 1 for throne room below"),
        (
            "THRONE | | Grand Foyer | Study",
            "",
            "Grand Foyer: 1 for Study on the right, 1 for throne room on the left",
        ),
    ],
)
def test_words_of_rarer_things(rows: str, more: str, words: str) -> None:
    s = drawn(rows, more=more)
    assert words in [one.words for one in castle_reasons(s, 0)]


def test_places_are_the_room_and_its_givers() -> None:
    s = drawn(ROWS, "utility+sleeping", MORE)
    wine, nap, solar = (room_index(s, name) for name in ("Wine Room", "Nap Room", "Solar"))
    sauna, study = room_index(s, "Sauna"), room_index(s, "Study")
    assert reason("Wine").places == (wine, nap, solar)
    assert reason("Study").places == (study, place_of(0, THRONE))
    assert reason("Throne").places == (place_of(0, THRONE), sauna)
    assert reason("Fire").places == (place_of(0, THRONE), nap)
    assert reason("Bonus card “special").places == (place_of(0, THRONE),)
    assert place_of(1, 0) == place_of(0, THRONE) + 1


def test_a_seat_has_the_reasons_of_its_lower_castle() -> None:
    second = "castle B, throne food+sleeping\nKitchen | THRONE"
    third = "castle C, throne living+corridor\nSalon | THRONE | | Great Hall | Fountain"
    s = parse_castle(CROWDBURG + second + "\n" + third)
    worth = [castle_score(s, castle) for castle in range(3)]
    assert worth == [62, 2, 9]
    for language in LANGUAGES:
        totals = [0, 0, 0]
        for one in reasons(s, language):
            totals[one.seat] += one.points
        assert totals == [9, 2, 2]
    seat_2 = [one for one in reasons(s) if one.seat == 1]
    assert [one.places[0] for one in seat_2] == [place_of(1, 0), place_of(1, THRONE)]


def test_the_sheet_has_the_printed_lines() -> None:
    rows = sheet_rows(parse_castle(CROWDBURG), 0)
    assert tuple(row.line for row in rows) == LINES
    assert [line_name(row.line, "de") for row in rows[:3]] == [
        "Speiseräume",
        "Wohnräume",
        "Wirtschaftsräume",
    ]
    assert [line_name(row.line, "ru") for row in rows[-3:]] == [
        "карты бонусов",
        "слуги",
        "тронный зал",
    ]
    assert rows[1].total == sum(rows[1].points) == 8
