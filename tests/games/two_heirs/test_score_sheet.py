"""The score sheet: reasons in words, their clauses and the places they point at."""

from __future__ import annotations

import pytest

import palas
from palas.games.two_heirs.components import BUILDINGS
from palas.games.two_heirs.land_file import read_land
from palas.games.two_heirs.score_sheet import (
    ROAD_LINE,
    clause_of,
    line_name,
    reasons,
    sheet_rows,
)
from palas.games.two_heirs.scoring import scores
from palas.games.two_heirs.state import State
from palas.kernel.contract import SPECTATOR
from palas.kernel.game import Reason
from palas.kernel.phrases import LANGUAGES

LAND = """
1 row tavern *  | 1 green market    | yellow                 | 1 green row watchtower
2 mill *        | yellow            | 1 green pilgrimage     | 1 smithy
1 bakery        | 1 green robber    | 2 green garrison       | 1 orthogonal basketry
1 guild basketry| @green            | 2 green cathedral      | 1 siege tower green 1
1 farm trading  | 1 green field camp| 1 farm                 | 1 green fortress
2 quarry        | 2 quarry trading  | 2 diagonal pottery *1  | -
"""


def found(words: str, language: str = "en") -> Reason:
    """Return the reason that begins with some words."""
    state = read_land(LAND, anyway=True).state
    return next(one for one in reasons(state, language) if one.words.startswith(words))


@pytest.mark.parametrize(
    ("clause", "points", "words"),
    [
        (
            "R15.1",
            8,
            "Row tavern (W1 N3): 1 for itself, 3 for tiles in its row (N3, E1 N3, E2 N3);"
            " an own troop doubles it",
        ),
        ("R15.2", 4, "Green market (N3): 1 for itself, 3 for tiles at its edges"
         " (W1 N3, E1 N3, N2)"),
        ("R15.3", 2, "Green pilgrimage site (E1 N2): 1 for itself, 1 for the other tiles of its"
         " longest road (E2 N2)"),
        ("R15.4", 4, "Green robber castle (N1): 2 for itself, 2 for enemy buildings at its edges"
         " (E1 N1)"),
        ("R15.5", 6, "Mill (W1 N2): 1 for itself, 2 for yellow tiles of its area (N2, W1 N1);"
         " an own troop doubles it"),
        ("R15.8", 3, "Bakery (W1 N1): 1 for itself, 2 for own buildings on yellow tiles"
         " (W1 S1, E1 S1)"),
        ("R15.11", 2, "Green field camp (S1): 2, not used"),
        ("R15.12", 0, "Farm (E1 S1): nothing, it gives a resource"),
        ("R15.13", 3, "Farm trading post (W1 S1): 3 for own farms (E1 S1)"),
        ("R15.13", 3, "Quarry trading post (S2): 3 for own quarries (W1 S2)"),
        ("R15.14", 5, "Green cathedral (E1): always 5"),
        ("R15.15", 0, "Green siege tower 1 (E2): nothing itself"),
        ("R15.16", 2, "Green fortress (E2 S1): 1 for itself, 1 for own siege towers and other"
         " fortresses (E2)"),
        ("R15.17", 2, "Green row watchtower (E2 N3): 1 for itself, 1 for green tiles in its row"
         " (N3)"),
        ("R15.18", 0, "Green garrison (E1 N1): nothing for watchtowers on its diagonals"),
        ("R15.19", 0, "Orthogonal basketry (E2 N1): nothing, no pair of green and yellow"),
        ("R15.20", 0, "Diagonal pottery (E1 S2): nothing, no pair of grey and yellow"),
        ("R15.22", 0, "Basketry guild house (W1): nothing itself, pairs of its craft bring more"),
        ("R16.4", 2, "Road (E1 N2, E2 N2): own buildings 2, enemy ones 0"),
    ],
)  # fmt: skip
def test_words_say_which_tiles_gave_which_points(clause: str, points: int, words: str) -> None:
    one = found(words.partition(":")[0])
    assert (one.words, one.rule, one.points) == (words, clause, points)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Waagerechte Taverne (W1 N3): 1 für sich selbst, 3 für Plättchen in der Reihe"
         " (N3, O1 N3, O2 N3); doppelt, weil eine eigene Truppe darauf steht"),
        ("de", "Orthogonale Korbflechterei (O2 N1): nichts, kein Paar aus Grün und Gelb"),
        ("de", "Straße (O1 N2, O2 N2): eigene Gebäude 2, gegnerische 0"),
        ("de", "Grüner waagerechter Wachturm (O2 N3): 1 für sich selbst, 1 für grüne Plättchen"
         " in der Reihe (N3)"),
        ("ru", "Мельница (З1 С2): 1 за себя, 2 за жёлтые жетоны области (С2, З1 С1);"
         " вдвое: на постройке свой отряд"),
        ("ru", "Пекарня (З1 С1): 1 за себя, 2 за свои постройки на жёлтых жетонах (З1 Ю1, В1 Ю1)"),
        ("ru", "Дорога (В1 С2, В2 С2): своих построек 2, чужих 0"),
        ("ru", "Торговый пост для ферм (З1 Ю1): 3 за свои фермы (В1 Ю1)"),
    ],
)  # fmt: skip
def test_words_in_german_and_russian(language: str, words: str) -> None:
    assert found(words.partition(":")[0], language).words == words


def test_pairs_name_the_guild_house() -> None:
    state = read_land("yellow *2 | 1 orthogonal basketry * | @green | 1 guild basketry").state
    basketry, guild = reasons(state)
    assert basketry.words == (
        "Orthogonal basketry (W1): 1 × 4 for pairs of green and yellow (centre, W2),"
        " with the guild house (E1); an own troop doubles it"
    )
    places = [state.land_x.index(x) for x in (-1, 1)]
    assert basketry.points == 8
    assert [basketry.places[0], basketry.places[-1]] == places
    assert len(basketry.places) == 4
    assert guild.points == 0


def test_places_are_the_building_first_then_what_it_counts() -> None:
    state = read_land(LAND, anyway=True).state
    tavern = found("Row tavern")
    cells = [(state.land_x[place], state.land_y[place]) for place in tavern.places]
    assert cells == [(-1, 3), (0, 3), (1, 3), (2, 3)]


def test_reasons_and_rows_add_up_in_every_language() -> None:
    state = read_land(LAND, anyway=True).state
    out = [0, 0]
    scores(state, out)
    for seat in (0, 1):
        assert sum(sum(row.points) for row in sheet_rows(state, seat)) == out[seat]
        for language in LANGUAGES:
            own = [one.points for one in reasons(state, language) if one.seat == seat]
            assert sum(own) == out[seat]


def test_the_lines_are_the_sets_in_play_and_the_roads() -> None:
    state = read_land("sets: war, patrol, crafts\n@green *1 | 1 grey fortress | yellow *2").state
    rows = sheet_rows(state, 0)
    assert [line_name(row.line, "en") for row in rows] == ["war", "patrol", "crafts", "roads"]
    assert [row.points for row in rows] == [(1,), (), (), ()]
    state.roads = 0
    assert ROAD_LINE not in [row.line for row in sheet_rows(state, 1)]
    assert line_name(rows[0].line, "de") == "Krieg"


def test_every_kind_of_building_has_a_clause() -> None:
    clauses = [clause_of(kind) for kind in range(len(BUILDINGS))]
    assert [clauses[0], clauses[-1]] == ["R15.1", "R15.22"]
    assert len(set(clauses)) == len(BUILDINGS) - 2  # farm, sawmill and quarry share one


def test_reasons_of_concealed_positions_add_up_during_play() -> None:
    match = palas.game("two-heirs").new(seed=3)
    for _ in range(60):
        match.play(match.actions(match.acting[0])[-1], match.acting[0])
    view = match.view(SPECTATOR)
    assert isinstance(view, State)
    out = [0, 0]
    scores(view, out)
    for seat, points in enumerate(out):
        assert sum(one.points for one in reasons(view) if one.seat == seat) == points
