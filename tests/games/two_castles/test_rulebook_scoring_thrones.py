"""The rulebook on the points of throne rooms and attendants: R9."""

from __future__ import annotations

import pytest

from games.two_castles.drawn import drawn
from palas.games.two_castles.scoring import attendant_points, throne_points
from rulebook import rule

# Six rooms at the sides of the throne: the marked ones among them are told by the test.
ABOVE_LEFT, ABOVE_RIGHT, LEFT, RIGHT, BELOW_LEFT, BELOW_RIGHT = range(6)
CORRIDORS = ("Great Hall", "Promenade", "Dead End", "Echo Chamber", "Purgatory", "Pacing Hall")
ROOM_OF = {"food": "Kitchen", "living": "Salon", "utility": "Sauna", "sleeping": "Nap Room"}
ROOM_OF |= {"corridor": "Lockdown Room", "downstairs": "Crypt"}


def around(*rooms: str) -> str:
    """Draw six rooms at the sides of the throne."""
    above_left, above_right, left, right, below_left, below_right = rooms
    return f"""
    -      | {above_left} | {above_right} | -
    {left} | THRONE       |               | {right}
    -      | {below_left} | {below_right} | -
    """


def throne_with(throne: str, room: str, place: int) -> int:
    """Return the points of a throne with one room at one of its sides."""
    rooms = ["-"] * 6
    rooms[place] = room
    return throne_points(drawn(around(*rooms), throne, anyway=True), 0)


@pytest.mark.parametrize(
    ("throne", "marked"),
    [
        pytest.param("corridor+downstairs", {BELOW_LEFT, BELOW_RIGHT}, marks=rule("R9.1")),
        pytest.param("living+corridor", {LEFT, RIGHT}, marks=rule("R9.2")),
        pytest.param("living+sleeping", {ABOVE_LEFT, ABOVE_RIGHT}, marks=rule("R9.3")),
        pytest.param("utility+food", {LEFT, RIGHT}, marks=rule("R9.4")),
        pytest.param("corridor+food", {ABOVE_LEFT, ABOVE_RIGHT}, marks=rule("R9.5")),
        pytest.param("utility+sleeping", {ABOVE_RIGHT, RIGHT}, marks=rule("R9.6")),
        pytest.param("food+sleeping", {ABOVE_LEFT, LEFT}, marks=rule("R9.7")),
    ],
)
def test_a_throne_counts_its_two_types_on_its_two_cells(throne: str, marked: set[int]) -> None:
    for kind, room in ROOM_OF.items():
        for place in range(6):
            worth = 2 if kind in throne.split("+") and place in marked else 0
            assert throne_with(throne, room, place) == worth, (throne, room, place)


@rule("R9.2", "R9.5")
def test_both_cells_may_hold_the_same_type_and_give_4_points_at_most() -> None:
    assert throne_points(drawn("Salon | THRONE | | Study", "living+corridor"), 0) == 4
    assert throne_points(drawn("Salon | THRONE | | Great Hall", "living+corridor"), 0) == 4
    assert throne_points(drawn(around(*CORRIDORS), "corridor+food"), 0) == 4


@pytest.mark.parametrize(
    ("throne", "lover"),
    [
        pytest.param("corridor+downstairs", "master of ceremonies", marks=rule("R9.1")),
        pytest.param("living+corridor", "fire performer", marks=rule("R9.2")),
        pytest.param("living+sleeping", "knight", marks=rule("R9.3")),
        pytest.param("utility+food", "painter", marks=rule("R9.4")),
        pytest.param("corridor+food", "knight", marks=rule("R9.5")),
        pytest.param("utility+sleeping", "fire performer", marks=rule("R9.6")),
        pytest.param("food+sleeping", "master of ceremonies", marks=rule("R9.7")),
    ],
)
def test_a_throne_has_one_decoration(throne: str, lover: str) -> None:
    for attendant in ("painter", "knight", "fire performer", "master of ceremonies"):
        s = drawn("THRONE", throne, f"attendants: {attendant}")
        assert attendant_points(s, 0, 0) == (attendant == lover)


@rule("R9.8")
def test_an_attendant_counts_its_decoration_in_the_whole_castle() -> None:
    rows = """
    Nap Room       | -       | -
    Chocolate Room | THRONE  |       | Bakery   | Terrace | Fountain
    -              | Crypt   | Armory | Grand Foyer
    """
    # paintings: Chocolate Room, Crypt, Armory; swords: Bakery and the throne; torch: Nap Room
    for attendant, worth in (("painter", 3), ("knight", 2), ("jester", 1), ("cosmetician", 0)):
        s = drawn(rows, "living+sleeping", f"attendants: {attendant}")
        assert attendant_points(s, 0, 0) == worth
        assert attendant_points(s, 0, 1) == 0


@rule("R9.8")
def test_two_attendants_of_a_kind_score_both() -> None:
    s = drawn("Chocolate Room | THRONE |", "utility+food", "attendants: painter, painter")
    assert [attendant_points(s, 0, place) for place in range(2)] == [2, 2]


@rule("R9.8")
def test_rooms_open_to_the_sky_and_special_rooms_have_no_decoration() -> None:
    rows = "Grand Foyer | THRONE | | Terrace | Vineyard | Fountain | Tower"
    for attendant in ("painter", "fire performer", "master of ceremonies"):
        s = drawn(rows, "living+sleeping", f"attendants: {attendant}")
        assert attendant_points(s, 0, 0) == 0
