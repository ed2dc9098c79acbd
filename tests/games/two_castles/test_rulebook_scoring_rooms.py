"""The rulebook on the points of regular and special rooms: R7 and R8."""

from __future__ import annotations

import pytest

from games.two_castles.drawn import drawn, points
from palas.games.two_castles.scoring import room_points
from rulebook import rule

# ----------------------------------------------------------------------------------- R7.1 food


@rule("R7.1")
def test_the_wine_room_of_the_rulebook_has_4_points() -> None:
    rows = """
    - | -      | - | Nap Room
    - | -      | - | Wine Room
    - | THRONE |   | King's Chambers
    """
    assert points("Wine Room", rows) == 4


@rule("R7.1")
def test_a_food_room_counts_only_its_two_cells() -> None:
    rows = """
    - | -      | - | Nap Room
    - | -      | - | Solar
    - | -      | - | Wine Room       | Nursery
    - | THRONE |   | Kitchen         | Tasso Room
    """
    assert points("Wine Room", rows) == 2
    assert points("Kitchen", rows) == 2  # the food room above
    assert points("Wine Room", "THRONE | | Wine Room") == 0


@rule("R7.1")
def test_food_rooms_may_look_left_and_right() -> None:
    assert points("Ice House", "Study | Ice House | Library | THRONE") == 4
    assert points("Ice House", "Ice House | Library | THRONE") == 2
    assert points("Ice House", "Salon | -\n Ice House | THRONE") == 0  # above it


@rule("R7.1")
@pytest.mark.parametrize("name", ["Chocolate Room", "Spice Room"])
def test_two_food_rooms_look_at_the_two_cells_below(name: str) -> None:
    deep = f"{name} | THRONE\nCrypt | -\nDungeon | -\nArmory | -"
    assert points(name, deep) == 4
    higher = f"{name} | -\nKitchen | THRONE\nCrypt | -\nDungeon | -"
    assert points(name, higher) == 2
    with_corridor = f"{name} | THRONE\nGreat Hall | -\nDungeon | -"
    assert points(name, with_corridor) == 2


@rule("R7.1")
def test_the_throne_is_special_for_food_rooms_and_counts_once() -> None:
    assert points("China Room", "China Room | THRONE") == 2
    assert points("China Room", "Fountain | China Room | THRONE") == 4
    assert points("Brandy Room", "Brandy Room | -\nTHRONE |") == 2
    assert points("Brandy Room", "- | Tower\n- | Brandy Room\nTHRONE |") == 4
    assert points("China Room", "China Room | -\nTHRONE |") == 0


# --------------------------------------------------------------------------------- R7.2 living


@rule("R7.2")
def test_a_living_room_counts_the_rooms_around_it() -> None:
    rows = """
    - | -      | - | Nap Room | Solar       | Kitchen     | -
    - | -      | - | Nursery  | Map Room    | Puppy Room  | Bunk Room
    - | THRONE |   | Bakery   | Pillow Room | Rabbit Room | Pantry
    """
    # Nap Room, Solar, Nursery, Puppy Room, Pillow Room, Rabbit Room: the Bunk Room is too far
    assert points("Map Room", rows) == 6


@rule("R7.2")
def test_the_throne_gives_a_living_room_one_point() -> None:
    assert points("Study", "Study | -\nTHRONE |") == 1  # both halves touch it
    assert points("Study", "- | Study | - \n- | THRONE | | Fountain") == 1
    assert points("Study", "- | - | Study\n - | THRONE | | Fountain") == 2
    assert points("Study", "Study | -\n Kitchen | THRONE") == 1  # across the corner


@rule("R7.2")
def test_outdoor_rooms_give_two_points_but_not_from_straight_below() -> None:
    rows = """
    - | - | - | -         | Terrace      | -
    - | - | - | Vineyard  | Reading Room | Stables
    - | THRONE | | Kitchen | Bakery      | Pantry
    """
    assert points("Reading Room", rows) == 6  # as many as there can be
    corner = "- | -      | - | - | Reading Room | -\n- | THRONE | | Sty | Kitchen | Aviary"
    assert points("Reading Room", corner) == 4
    below = "- | - | - | Reading Room\n- | THRONE | | Sty | Kitchen"
    assert points("Reading Room", below, anyway=True) == 0


@rule("R7.2")
def test_downstairs_rooms_give_two_points_from_the_three_cells_below() -> None:
    rows = """
    - | THRONE |       | Cape Room | -
    - | -      | Crypt | Dungeon   | Armory | Snake Pit
    - | -      | -     | Mold Room | -
    """
    assert points("Cape Room", rows) == 6
    assert points("Cape Room", "Crypt | Cape Room | THRONE", anyway=True) == 0


# -------------------------------------------------------------------------------- R7.3 utility


@rule("R7.3")
def test_the_game_storage_of_the_rulebook_has_5_points() -> None:
    rows = """
    -                  | -            | Hat Room | -
    -                  | Game Storage | Salon    | Gallery
    Taxidermy Showroom | THRONE       |          | Library | Study
    """
    assert points("Game Storage", rows) == 5  # the showroom is not connected


@rule("R7.3")
def test_the_path_leads_over_rooms_of_the_wanted_type_alone() -> None:
    assert points("Washroom", "THRONE | | Washroom | Salon | Study") == 2
    assert points("Washroom", "THRONE | | Washroom | Salon | Kitchen | Study") == 1
    assert points("Washroom", "THRONE | | Salon | Washroom | Study") == 2  # on both sides
    assert points("Washroom", "- | - | - | Salon\nTHRONE | | Washroom | Kitchen") == 0  # a corner


@rule("R7.3")
def test_a_utility_room_does_not_count_itself() -> None:
    rows = "THRONE | | Tool Room | Sauna | Repair Shop"
    assert points("Tool Room", rows) == 2
    assert points("Repair Shop", rows) == 2
    assert points("Tool Room", "THRONE | | Tool Room") == 0


@rule("R7.3")
def test_a_room_in_a_ring_counts_once() -> None:
    rows = """
    - | - | - | Salon   | Gallery
    - | THRONE | | Study | Library | Washroom
    """
    assert points("Washroom", rows) == 4


@rule("R7.3")
def test_the_throne_counts_once_and_joins_its_sides() -> None:
    rows = """
    -        | Panic Room | -
    Fountain | THRONE     |             | Tower
    -        | -          | Grand Foyer | -
    """
    assert points("Panic Room", rows) == 4
    assert points("Panic Room", "THRONE | | Panic Room") == 1
    assert points("Panic Room", "THRONE | | Kitchen | Panic Room | Fountain") == 1


@rule("R7.3")
def test_the_throne_joins_nothing_where_special_rooms_are_not_wanted() -> None:
    assert points("Washroom", "Washroom | Salon | THRONE | | Study") == 1


# -------------------------------------------------------------------------------- R7.4 outdoor


@rule("R7.4")
def test_an_outdoor_room_counts_its_type_anywhere() -> None:
    rows = """
    Nap Room | - | - | - | -
    Solar    | - | - | - | -
    Kitchen  | THRONE | | Bakery | Grand Balcony | Nursery
    """
    assert points("Grand Balcony", rows) == 3
    assert points("Biergarten", "Biergarten | Fountain | THRONE | | Tower") == 3  # and the throne
    assert points("Biergarten", "Biergarten | THRONE |") == 1


# ------------------------------------------------------------------------------- R7.5 sleeping


@rule("R7.5")
def test_a_sleeping_room_has_4_points_with_all_six_other_types() -> None:
    rows = """
    Nap Room | - | - | -
    Kitchen  | THRONE |  | Salon | Sauna | Terrace
    Crypt    | - | - | Great Hall
    """
    assert points("Nap Room", rows) == 4
    for missing in ("Kitchen", "Salon", "Sauna", "Great Hall"):
        assert points("Nap Room", rows.replace(missing, "Solar"), anyway=True) == 1
    assert points("Nap Room", rows.replace("Crypt", "-")) == 1
    assert points("Nap Room", rows.replace("Terrace", "-")) == 1


@rule("R7.5")
def test_special_rooms_are_no_types_for_a_sleeping_room() -> None:
    rows = "Nap Room | THRONE | | Kitchen | Salon | Sauna | Fountain\n - | Crypt | Great Hall"
    assert points("Nap Room", rows) == 1


# ------------------------------------------------------------------------------- R7.6 corridor


@rule("R7.6")
def test_a_corridor_counts_its_decoration_around_it() -> None:
    rows = """
    - | -      | - | -        | Nap Room     | Solar
    - | THRONE |   | Terrace  | Echo Chamber | Parlor | Nursery
    - | -      | - | Spy Room | Crypt        | Purgatory
    """
    # torches: Nap Room, Parlor, Spy Room, Purgatory; the Nursery is too far
    assert points("Echo Chamber", rows) == 4
    assert points("Echo Chamber", "Echo Chamber | THRONE", "corridor+food") == 0


@rule("R7.6")
def test_the_throne_gives_a_corridor_one_point_if_its_decoration_fits() -> None:
    above = "Echo Chamber | -\nTHRONE |"
    assert points("Echo Chamber", above, "utility+sleeping") == 1  # a torch beside both halves
    assert points("Echo Chamber", above, "food+sleeping") == 0  # a mirror
    assert points("Hall of Doors", "Hall of Doors | -\nTHRONE |", "food+sleeping") == 1


# ----------------------------------------------------------------------------- R7.7 downstairs


@rule("R7.7")
def test_the_laboratory_of_the_rulebook_has_2_points() -> None:
    rows = "Sauna | -\nKitchen | -\nKennel | THRONE\nGreat Hall | -\nLaboratory | -"
    assert points("Laboratory", rows) == 2


@rule("R7.7")
def test_only_the_own_column_counts_and_gaps_do_not_matter() -> None:
    rows = """
    Sauna   | -
    Kennel  | THRONE
    -       | Crypt
    Laboratory | Great Hall
    """
    assert points("Laboratory", rows) == 2  # nothing lies straight above it
    assert points("Laboratory", "- | Sauna\nKennel | THRONE\n- | Laboratory") == 1


@rule("R7.7")
def test_most_downstairs_rooms_do_not_look_down() -> None:
    rows = "Salon | THRONE\nJewel Room | -\nGreat Hall | -"
    assert points("Jewel Room", rows) == 1
    below = "Kitchen | THRONE\nFungus Room | -\nCrypt | -"
    assert points("Fungus Room", below) == 1


@rule("R7.7")
def test_some_downstairs_rooms_look_up_and_down() -> None:
    rows = "Promenade | THRONE\nDungeon | -\nGreat Hall | -\nCrypt | -"
    assert points("Dungeon", rows) == 2  # corridors above and below
    assert points("Crypt", rows) == 1  # the downstairs room above, not itself


@rule("R7.7")
@pytest.mark.parametrize("cell", ["Armory | -", "- | Armory"])
def test_special_rooms_give_2_points_and_the_throne_stands_in_both_columns(cell: str) -> None:
    assert points("Armory", f"THRONE |\n{cell}\nCrypt | Dungeon") == 2
    with_tower = f"Tower | Fountain\nTHRONE |\n{cell}\nGrand Foyer | Grand Foyer"
    assert points("Armory", with_tower) == 6
    assert points("Armory", "THRONE | | Kitchen\n- | - | Armory") == 0


# ------------------------------------------------------------------------------------------ R8


@rule("R8.1")
def test_a_fountain_has_5_points() -> None:
    assert points("Fountain", "THRONE | | Fountain") == 5
    assert points("Fountain", "- | Fountain\nTHRONE | | Fountain") == 5


@rule("R8.2")
def test_the_tower_of_the_rulebook_has_4_points() -> None:
    rows = "Tower | -\nNap Room | -\nTHRONE |\nCrypt | -\nDungeon | -"
    assert points("Tower", rows) == 4


@rule("R8.2")
def test_a_tower_counts_its_own_column_alone() -> None:
    rows = "Tower | Nap Room\nKitchen | THRONE\n- | Crypt\nDungeon | Great Hall"
    assert points("Tower", rows) == 2  # the gap below the kitchen does not end it
    assert points("Tower", "THRONE | | Tower") == 0


@rule("R8.3")
def test_the_grand_foyer_of_the_rulebook_has_5_points() -> None:
    rows = """
    -       | Nap Room    | -
    Salon   | Grand Foyer | Kitchen
    Bakery  | THRONE      |
    """
    assert points("Grand Foyer", rows) == 5  # four rooms and the throne once


@rule("R8.3")
def test_a_grand_foyer_has_at_most_8_points() -> None:
    rows = """
    - | -      | - | Nap Room | Solar       | Nursery
    - | -      | - | Salon    | Grand Foyer | Study
    - | THRONE |   | Bakery   | Kitchen     | Pantry
    """
    assert points("Grand Foyer", rows) == 8
    assert points("Grand Foyer", "THRONE | | Grand Foyer") == 1


@rule("R8.1", "R8.2", "R8.3")
def test_every_special_room_of_a_kind_scores_by_itself() -> None:
    s = drawn("Tower | Tower\nTHRONE | | Fountain | Fountain")
    assert [room_points(s, 0, index) for index in range(4)] == [1, 1, 5, 5]
