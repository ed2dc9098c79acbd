"""The rulebook on the points of the twenty bonus cards: R10."""

from __future__ import annotations

import pytest

from games.two_castles.drawn import drawn
from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.lexicon import CARD_LEXICON
from palas.kernel.errors import BrokenPosition
from rulebook import rule

CASTLE = """
-       | Nap Room | -           | -
Kitchen | Salon    | Gallery     | Fountain
Bakery  | THRONE   |             | Great Hall | Terrace
Crypt   | Dungeon  | Grand Foyer | Armory
-       | -        | Snake Pit   | -
"""


def card(name: str, rows: str, more: str = "") -> int:
    """Return the points of a bonus card for a drawn castle."""
    return card_points(drawn(rows, more=more), 0, CARD_LEXICON.read(name, BrokenPosition))


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        pytest.param("room types", 8, marks=rule("R10.1")),  # six regular, fountain, foyer
        pytest.param("attendants", 0, marks=rule("R10.2")),
        pytest.param("downstairs rooms", 8, marks=rule("R10.3")),
        pytest.param("sleeping rooms", 2, marks=rule("R10.4")),
        pytest.param("below ground", 5, marks=rule("R10.5")),  # the foyer too
        pytest.param("high levels", 1, marks=rule("R10.6")),
        pytest.param("living rooms", 4, marks=rule("R10.7")),
        pytest.param("food rooms", 4, marks=rule("R10.8")),
        pytest.param("height", 5, marks=rule("R10.9")),
        pytest.param("width", 5, marks=rule("R10.10")),
        pytest.param("outdoor rooms", 2, marks=rule("R10.11")),
        pytest.param("corridors", 2, marks=rule("R10.12")),
        pytest.param("surrounded", 3, marks=rule("R10.13")),  # the throne
        pytest.param("four sides", 8, marks=rule("R10.14")),  # throne, Salon, foyer, Great Hall
        pytest.param("utility rooms", 0, marks=rule("R10.15")),
        pytest.param("special rooms", 6, marks=rule("R10.16")),
        pytest.param("types at the throne", 8, marks=rule("R10.17")),  # the foyer does not count
        pytest.param("around the throne", 10, marks=rule("R10.18")),
        pytest.param("five of a type", 0, marks=rule("R10.19")),
        pytest.param("three of a type", 2, marks=rule("R10.20")),
    ],
)
def test_a_card_counted_by_hand(name: str, worth: int) -> None:
    assert card(name, CASTLE) == worth


@rule("R10.1")
def test_room_types_are_ten_at_most() -> None:
    rows = """
    Tower    | Fountain | -
    Kitchen  | THRONE   |             | Salon | Sauna | Terrace | Nap Room | Tower | Fountain
    -        | Crypt    | Grand Foyer | Great Hall
    """
    assert card("room types", rows) == 10
    assert card("room types", "THRONE") == 0


@rule("R10.2")
def test_attendants_give_4_points_each() -> None:
    assert card("attendants", "THRONE", "attendants: knight") == 4
    assert card("attendants", "THRONE", "attendants: knight, knight") == 8


@rule("R10.6")
def test_the_second_level_above_the_throne_is_high() -> None:
    column = "Nap Room | -\nSolar | -\nNursery | -\nKitchen | THRONE"
    assert card("high levels", column) == 2
    assert card("high levels", "Tower | -\n" + column) == 3


@rule("R10.9", "R10.10")
def test_the_throne_alone_is_one_level_and_two_columns() -> None:
    assert card("height", "THRONE") == 1
    assert card("width", "THRONE") == 2


@rule("R10.9", "R10.10")
def test_gaps_in_a_level_or_column_change_nothing() -> None:
    rows = "Kitchen | THRONE | | - | -\n - | - | Crypt | Dungeon | Armory\n"
    assert card("width", rows) == 5
    assert card("height", rows) == 2


@rule("R10.13")
def test_the_throne_fills_two_spaces_around_a_room() -> None:
    rows = """
    - | -      | Nap Room | Solar   | Nursery
    - | -      | Salon    | Kitchen | Study
    - | THRONE |          | Bakery  | Pantry
    """
    whole = """
    Nap Room | Solar  | Nursery
    Kitchen  | Salon  | Study
    Bakery   | THRONE |
    """
    assert card("surrounded", whole) == 3  # the Salon; the throne fills two of its eight
    assert card("surrounded", rows) == 3  # the Kitchen; the throne fills one
    assert card("surrounded", whole.replace("Nursery", "-")) == 0


@rule("R10.14")
def test_the_throne_needs_six_rooms_for_its_sides() -> None:
    rows = """
    -      | Salon  | Study | -
    Bakery | THRONE |       | Kitchen
    -      | Crypt  | Dungeon | -
    """
    assert card("four sides", rows) == 2
    for missing in ("Salon", "Study", "Bakery", "Kitchen", "Crypt", "Dungeon"):
        assert card("four sides", rows.replace(missing, "-")) == 0


@rule("R10.16")
def test_the_throne_is_a_special_room() -> None:
    assert card("special rooms", "THRONE") == 2


@rule("R10.17", "R10.18")
def test_the_corners_of_the_throne_count_only_for_the_cells_around() -> None:
    rows = """
    Nap Room | -      | - | -
    Kitchen  | THRONE |   | Salon
    Crypt    | -      | - | Great Hall
    """
    assert card("types at the throne", rows) == 4  # Kitchen and Salon
    assert card("around the throne", rows) == 5


@rule("R10.17")
def test_a_type_at_the_throne_counts_once() -> None:
    assert card("types at the throne", "Kitchen | THRONE | | Bakery") == 2


@rule("R10.19", "R10.20")
def test_a_type_pays_once_however_many_rooms_it_has() -> None:
    names = ["Kitchen", "Bakery", "Pantry", "Brewery", "Scullery", "Crepery"]
    six = "THRONE | | " + " | ".join(names)
    assert card("five of a type", six) == 4
    assert card("three of a type", six) == 2
    four = "THRONE | | " + " | ".join(names[:4])
    assert card("five of a type", four) == 0
    assert card("three of a type", four) == 2
    assert card("three of a type", "THRONE | | Kitchen | Bakery | Fountain | Fountain") == 0


@rule("R10.19", "R10.20")
def test_special_rooms_are_no_type_for_these_cards() -> None:
    rows = "THRONE | | Fountain | Fountain | Fountain | Fountain | Fountain"
    assert card("five of a type", rows) == card("three of a type", rows) == 0
