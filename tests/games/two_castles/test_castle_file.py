"""Castle files: typed in any language, read back, and what is wrong with a bad one."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.two_castles.drawn import CROWDBURG
from games.two_castles.legal_castles import castles, state_of
from games.two_castles.naive_scorer import Castle
from palas.games.two_castles.castle_checks import breaches
from palas.games.two_castles.castle_file import castle_text, parse_castle, read_castles
from palas.games.two_castles.names import room_name
from palas.games.two_castles.scoring import castle_score, scores, winners
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import MAX_ROOMS
from palas.kernel.errors import BrokenPosition
from palas.kernel.phrases import LANGUAGES

SMALL = """
castle Neuschwanstein, throne living+sleeping
level 1 : -         | King's Chambers | Fountain
level 0 : Wine Room | THRONE          |         | Terrace
level -1: -         | Crypt           | Dungeon
attendants: painter, knight
cards: width, special
"""

quietly = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=60)


def lying(s: State, castle: int = 0) -> set[tuple[int, int, int]]:
    """Return the rooms of a castle with their cells."""
    rows = (s.room[castle], s.room_x[castle], s.room_y[castle])
    return set(list(zip(*rows, strict=True))[: s.rooms[castle]])


def problem(text: str) -> str:
    """Return what is said about a bad castle file: one line."""
    with pytest.raises(BrokenPosition) as found:
        parse_castle(text)
    assert "\n" not in str(found.value)
    return str(found.value)


# ------------------------------------------------------------------------------------- reading


def test_the_drawing_gives_the_cells() -> None:
    castle = read_castles(SMALL)
    s = castle.state
    names = {"Wine Room": (8, -1, 0), "King's Chambers": (95, 0, 1), "Terrace": (77, 2, 0)}
    below = {"Crypt": (138, 0, -1), "Dungeon": (135, 1, -1), "Fountain": (147, 1, 1)}
    assert lying(s) == set((names | below).values())
    assert (s.throne[0], s.attendant[0], s.card[0]) == (2, [1, 2], [9, 15])
    assert (s.seats, s.castles, s.over) == (1, 1, 1)
    assert (castle.names, castle.breaches) == (["Neuschwanstein"], [[]])


@pytest.mark.parametrize(
    "text",
    [
        # without labels, ragged, with borders and comments
        """throne sleeping + living  # in any order
        | .         | kings chambers  | FOUNTAIN |
        | Wine Room | throne | throne | terrace  | # the ground floor
        |           | crypt  | dungeon
        attendant: painter
        attendants: knight
        bonus cards: Width, special rooms""",
        # German, short, without umlauts
        """Schloss Neuschwanstein, Thronsaal Schlaf+Wohn
        Ebene 1: - | Koenigsgem | Brunnen
        Ebene 0: Weinst | THRON | | Terrasse
        Ebene -1: - | Gruft | Kerker
        Bedienstete: Maler, Ritter
        Bonuskarten: Breite, Sonderraeume""",
        # Russian
        """замок Нойшванштайн, тронный зал гостиная+спальня
        этаж 1: - | покои короля | фонтан
        этаж 0: винная к | ТРОННЫЙ ЗАЛ | | терраса
        этаж −1: - | склеп | темница
        слуги: художник, рыцарь
        карты бонусов: ширина, особые""",
        # mixed, and from the ground up
        """castle Neuschwanstein
        -1: - | Gruft | Темница
        0: Wine R | THRONE living+sleeping | = | Терраса
        1: – | King | Brunnen
        слуги: Maler, knight
        Karten: ширина, special""",
    ],
)
def test_many_ways_to_type_the_same_castle(text: str) -> None:
    s, plain = parse_castle(text), parse_castle(SMALL)
    assert lying(s) == lying(plain)
    assert (s.throne, s.attendant, s.card) == (plain.throne, plain.attendant, plain.card)


def test_several_castles_make_a_table() -> None:
    other = SMALL.replace("Neuschwanstein", "Eltz").replace("living+sleeping", "utility+food")
    for name, instead in (
        ("King's Chambers", "Nap Room"),
        ("Wine Room", "Kitchen"),
        ("Terrace", "Fountain"),
        ("Crypt", "Armory"),
        ("Dungeon", "Snake Pit"),
        ("width, special", "height"),
    ):
        other = other.replace(name, instead)
    castle = read_castles(SMALL + other + CROWDBURG.replace("utility+food", "food+sleeping"))
    s = castle.state
    assert castle.names == ["Neuschwanstein", "Eltz", "Crowdburg"]
    points = [castle_score(s, number) for number in range(3)]
    out = [0, 0, 0]
    scores(s, out)
    assert out == [min(points[0], points[2]), min(points[0], points[1]), min(points[1:])]
    assert winners(s) > 0


@quietly
@given(castles(), st.sampled_from(LANGUAGES))
def test_every_castle_comes_back(castle: Castle, language: str) -> None:
    s = state_of(castle)
    text = castle_text(s, 0, language)
    again = parse_castle(text)
    assert lying(again) == lying(s)
    assert (again.throne, again.attendant, again.card) == (s.throne, s.attendant, s.card)
    assert castle_text(again, 0, language) == text
    assert castle_score(again, 0) == castle_score(s, 0)


def test_the_drawing_is_aligned() -> None:
    assert castle_text(parse_castle(SMALL), 0, name="Neuschwanstein") == (
        "castle Neuschwanstein, throne living+sleeping\n"
        "level 1 : -         | King's Chambers | Fountain | -\n"
        "level 0 : Wine Room | THRONE          |          | Terrace\n"
        "level -1: -         | Crypt           | Dungeon  | -\n"
        "attendants: painter, knight\n"
        "cards: width, special rooms\n"
    )


# ------------------------------------------------------------------------------------ bad input

BREACHES = [
    # (what is replaced, by what, what is said, the clause)
    ("Dungeon", "Kitchen", "level -1, column 3: Kitchen is below ground", "R2.5"),
    ("Dungeon", "Tower", "level -1, column 3: Tower is below ground", "R2.8"),
    ("Terrace", "Armory", "level 0, column 4: Armory is not below ground", "R2.7"),
    ("| Fountain", "| - | - | Nap Room", "level 1, column 5: Nap Room has no room", "R2.3"),
    ("| Terrace", "| - | Terrace", "level 0, column 5: Terrace is not joined", "R2.2"),
    ("Terrace", "Wine Room", "level 0, column 4: Wine Room lies already on level 0", "R1.1"),
    ("level 1 :", "level 2: - | - | Nursery\nlevel 1:", "Nursery lies above Fountain", "R2.9"),
    ("| Fountain", "| - | Nursery", "Nursery lies above Terrace", "R2.9"),
    ("painter,", "painter, painter,", "none for knight", "R6.8"),
    ("width,", "width, height,", "not special rooms", "R5.12"),
    ("width,", "special,", "cards: special rooms is there already", "R1.4"),
]


@pytest.mark.parametrize(("old", "new", "said", "clause"), BREACHES)
def test_a_breach_names_the_cell_and_the_rule(old: str, new: str, said: str, clause: str) -> None:
    text = SMALL.replace(old, new)
    assert said in problem(text)
    assert f"({clause})" in problem(text)
    castle = read_castles(text, anyway=True)
    assert any(said in str(breach) and clause in str(breach) for breach in castle.breaches[0])
    assert castle_score(castle.state, 0) > 0


def test_all_breaches_are_listed_and_counted() -> None:
    text = SMALL.replace("Dungeon", "Kitchen").replace("Wine Room", "Armory")
    assert problem(text).endswith("(R2.7) (and 1 more)")
    assert [str(breach)[-6:] for breach in read_castles(text, anyway=True).breaches[0]] == [
        "(R2.7)",
        "(R2.5)",
    ]


def test_what_two_castles_share() -> None:
    twice = SMALL + SMALL.replace("Neuschwanstein", "Eltz")
    first, second = (list(map(str, one)) for one in read_castles(twice, anyway=True).breaches)
    assert first == []
    assert "level 0, column 1: Wine Room lies in another castle of the file (R1.1)" in second
    assert "throne living+sleeping: it is in another castle of the file (R1.3)" in second
    assert "cards: width is there already (R1.4)" in second
    assert len(second) == 5 + 1 + 2  # not the fountain, of which there are many
    assert problem(twice).startswith("castle Eltz: level 1, column 2: King's Chambers")
    assert problem(twice).endswith("(and 7 more)")


def test_rooms_on_one_cell_are_a_breach_of_a_record() -> None:
    s = parse_castle(SMALL)
    s.room_x[0][0], s.room_y[0][0] = 0, 0
    assert any("lies on another room (R2.2)" in str(breach) for breach in breaches(s, 0))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Wine Room", "Winr Room", "level 0, column 1: there is no room “Winr Room”"),
        ("Wine Room", "Winr Room", "did you mean “Wine Room”?"),
        ("King's Chambers", "Chambers", "is unclear: it may mean King's Chambers, Prince's"),
        ("THRONE          |         |", "THRONE |", "“Terrace” stands on the throne's second"),
        ("THRONE", "-", "no THRONE is drawn"),
        ("Terrace", "THRONE", "THRONE is drawn more than once"),
        ("level 0", "level 3", "it lies on level 0"),
        ("level 1 ", "level -1", "level -1 is drawn twice"),
        (", throne living+sleeping", "", "which throne room is it?"),
        ("living+sleeping", "living+food", "there is no throne room “living+food”"),
        ("living+sleeping", "lving+sleeping", "there is no type of room “lving”"),
        (", throne living", ", chair living", "is not “throne TYPE+TYPE”"),
        ("painter,", "plumber,", "there is no attendant “plumber”"),
        ("width,", "wide,", "there is no bonus card “wide” — did you mean “width”?"),
        ("cards:", "cats:", "cannot read “cats: width, special”"),
        ("level 1 ", "level 90", "level 90, column 2 is too far from the throne (R2.10)"),
    ],
)
def test_what_cannot_be_read_is_never_scored(old: str, new: str, said: str) -> None:
    text = SMALL.replace(old, new)
    assert text != SMALL
    assert said in problem(text)
    with pytest.raises(BrokenPosition, match=re.escape(said)):
        read_castles(text, anyway=True)


def test_too_much_or_nothing() -> None:
    assert problem("# nothing") == "the file draws no castle"
    row = " | ".join(["Fountain"] * 24)
    assert "24 rooms: a castle holds at most 23 (R2.10)" in problem(
        f"throne living+food\nTHRONE | | {row}".replace("living+food", "utility+food")
    )
    assert "8 castles are drawn" in problem("castle X, throne living+sleeping\nTHRONE\n" * 8)


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_castle_may_stretch_as_far_as_its_rooms_go_on_either_side(side: str) -> None:
    names = [room_name(room, "en") for room in range(MAX_ROOMS)]  # food and living rooms
    rooms = " | ".join(names)
    row = f"{rooms} | THRONE |" if side == "left" else f"THRONE | | {rooms}"
    state = parse_castle(f"castle Long, throne living+sleeping\n{row}\n")
    columns = state.room_x[0][:MAX_ROOMS]
    assert (min(columns), max(columns)) == (
        (-MAX_ROOMS, -1) if side == "left" else (2, MAX_ROOMS + 1)
    )
