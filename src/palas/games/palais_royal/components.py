"""The components of Palais Royal, with the certainty of each; an owner's file may replace them."""

from __future__ import annotations

from typing import Any

from palas.kernel.components import (
    SOURCE,
    Column,
    place,
    read_entries,
    read_names,
    read_same,
)
from palas.kernel.errors import WrongComponents

from .wrong_components import WRONG

FIELDS, NOBLES, CARD_KINDS, ROWS_OF_PARK = 36, 42, 9, 4

ABILITIES = (
    "none",
    "gold_plus2",
    "servants_once_1",
    "servants_once_3",
    "gate_plus2",
    "moves_plus2",
    "diagonal_moves",
    "king_servant_plus1",
    "madame_servant_plus1",
    "cards_plus3",
)
CARDS = (
    "majority_everywhere",
    "gate_any",
    "gate2_moves6",
    "moves5",
    "moves9",
    "seals2",
    "gold4",
    "points2",
    "points4",
)
ROWS = ("lion", "fountain", "statue", "vase")  # left, top, right, bottom


def _nobles(text: str) -> list[dict[str, Any]]:
    names = ("gold", "violet", "turquoise", "points", "ability", "source")
    entries = []
    for line in text.split("\n"):
        gold, violet, turquoise, points, ability, source = line.split()
        numbers = (int(gold), int(violet), int(turquoise), int(points))
        entries.append(dict(zip(names, (*numbers, ability, source), strict=True)))
    return entries


def _fields(text: str) -> list[dict[str, Any]]:
    entries = []
    for line in text.split("\n"):
        row, column, count, *rows = line.split()
        place = {"row": int(row), "column": int(column), "counts": int(count)}
        entries.append(place | {"rows": "+".join(rows), "source": "reconstructed"})
    return entries


# gold, violet and turquoise seals, points, ability, certainty
_NOBLES = """\
6 1 1 6 none rulebook
4 1 1 5 none reconstructed
9 1 1 8 none reconstructed
4 2 2 7 none reconstructed
7 2 2 9 none reconstructed
9 2 2 10 none reconstructed
6 3 3 11 none reconstructed
8 3 3 12 none reconstructed
8 0 0 5 none reconstructed
10 0 0 6 none reconstructed
5 2 0 5 none reconstructed
5 0 2 5 none reconstructed
5 3 2 9 none reconstructed
5 2 3 9 none reconstructed
7 2 0 7 none reconstructed
7 0 2 7 none reconstructed
6 2 1 7 none reconstructed
6 1 2 7 none reconstructed
8 2 1 8 none reconstructed
8 1 2 8 none reconstructed
5 3 0 7 none reconstructed
5 0 3 7 none reconstructed
7 3 1 9 none reconstructed
7 1 3 9 none reconstructed
4 0 2 3 gold_plus2 rulebook
4 2 0 3 gold_plus2 reconstructed
2 2 2 4 servants_once_3 public
7 1 1 5 servants_once_3 reconstructed
2 1 1 3 servants_once_1 reconstructed
4 1 1 4 servants_once_1 reconstructed
6 2 0 3 gate_plus2 reconstructed
6 0 2 3 gate_plus2 reconstructed
5 1 1 2 moves_plus2 reconstructed
7 1 1 4 moves_plus2 reconstructed
4 2 0 3 diagonal_moves reconstructed
4 0 2 3 diagonal_moves reconstructed
5 2 0 3 king_servant_plus1 reconstructed
7 1 0 3 king_servant_plus1 reconstructed
5 0 2 3 madame_servant_plus1 reconstructed
7 0 1 3 madame_servant_plus1 reconstructed
5 1 0 3 cards_plus3 reconstructed
5 0 1 3 cards_plus3 reconstructed"""

# row and column seen from above, how often a servant there counts, rows it stands in
_FIELDS = """\
0 4 2 fountain
1 1 1 lion fountain
1 2 1 fountain
1 3 1 fountain
1 4 1 fountain
1 5 1 fountain
1 6 1 fountain statue
2 1 1 lion
2 3 1
2 4 1
2 5 1
2 6 1 statue
3 0 2 lion
3 1 1 lion
3 2 1
3 4 1
3 5 1
3 6 1 statue
4 1 1 lion
4 2 1
4 3 1
4 5 1
4 6 1 statue
4 7 2 statue
5 1 1 lion
5 2 1
5 3 1
5 4 1
5 6 1 statue
6 1 1 lion vase
6 2 1 vase
6 3 1 vase
6 4 1 vase
6 5 1 vase
6 6 1 statue vase
7 3 2 vase"""

COMPONENTS: dict[str, Any] = {
    "rooms": 9,
    "servants_of_a_colour": 25,
    "gold": 33,  # 12 threes and 21 ones; more is played if it runs out
    "nobles": _nobles(_NOBLES),
    "park": _fields(_FIELDS),
    "ornaments": [
        {"row": 2, "column": 2, "ornament": "lion", "source": "reconstructed"},
        {"row": 3, "column": 3, "ornament": "statue", "source": "reconstructed"},
        {"row": 4, "column": 4, "ornament": "statue", "source": "reconstructed"},
        {"row": 5, "column": 5, "ornament": "lion", "source": "reconstructed"},
    ],
    "cards": [
        {"card": "majority_everywhere", "price": 1, "copies": 4, "source": "reconstructed"},
        {"card": "gate_any", "price": 2, "copies": 4, "source": "reconstructed"},
        {"card": "gate2_moves6", "price": 2, "copies": 4, "source": "reconstructed"},
        {"card": "moves5", "price": 1, "copies": 4, "source": "reconstructed"},
        {"card": "moves9", "price": 2, "copies": 4, "source": "reconstructed"},
        {"card": "seals2", "price": 2, "copies": 4, "source": "reconstructed"},
        {"card": "gold4", "price": 0, "copies": 4, "source": "reconstructed"},
        {"card": "points2", "price": 2, "copies": 4, "source": "reconstructed"},
        {"card": "points4", "price": 5, "copies": 4, "source": "reconstructed"},
    ],
}

_ROW_SETS = ("", *ROWS, "lion+fountain", "fountain+statue", "statue+vase", "lion+vase")
_PLACE = (Column("row", 0, 11), Column("column", 0, 11))
_NOBLE = (
    Column("gold", 0, 20),
    Column("violet", 0, 6),
    Column("turquoise", 0, 6),
    Column("points", 0, 20),
    Column("ability", words=ABILITIES),
    SOURCE,
)
_FIELD = (*_PLACE, Column("counts", 1, 2), Column("rows", words=_ROW_SETS), SOURCE)
_ORNAMENT = (*_PLACE, Column("ornament", words=("lion", "statue", "vase", "fountain")), SOURCE)
_CARD = (Column("card", words=CARDS), Column("price", 0, 12), Column("copies", 4, 4), SOURCE)
MOST_OF_AN_ABILITY = 2
MOST_ORNAMENTS = 12


def read(given: object) -> dict[str, Any]:
    """Return the whole set of components a file describes, or raise WrongComponents."""
    whole = read_names(given, COMPONENTS)
    for name in ("rooms", "servants_of_a_colour", "gold"):
        read_same(whole[name], name, COMPONENTS[name])
    whole["nobles"] = read_entries(whole["nobles"], "nobles", NOBLES, _NOBLE)
    whole["park"] = read_entries(whole["park"], "park", FIELDS, _FIELD)
    ornaments = whole["ornaments"]
    if not isinstance(ornaments, list) or len(ornaments) > MOST_ORNAMENTS:
        raise WrongComponents(WRONG["ornaments"], most=MOST_ORNAMENTS)
    whole["ornaments"] = read_entries(ornaments, "ornaments", len(ornaments), _ORNAMENT)
    whole["cards"] = read_entries(whole["cards"], "cards", CARD_KINDS, _CARD)
    whole["cards"].sort(key=lambda entry: CARDS.index(entry["card"]))
    _check_cards(whole["cards"])
    _check_abilities(whole["nobles"])
    _check_park(whole["park"], whole["ornaments"])
    return whole


def _check_cards(cards: list[dict[str, Any]]) -> None:
    for entry, name in zip(cards, CARDS, strict=True):
        if entry["card"] != name:
            raise WrongComponents(WRONG["no_card"], card=name)


def _check_abilities(nobles: list[dict[str, Any]]) -> None:
    for ability in ABILITIES[1:]:
        count = sum(1 for entry in nobles if entry["ability"] == ability)
        if count > MOST_OF_AN_ABILITY:
            told = {"count": count, "ability": ability, "most": MOST_OF_AN_ABILITY}
            raise WrongComponents(WRONG["abilities"], **told)


def _check_park(park: list[dict[str, Any]], ornaments: list[dict[str, Any]]) -> None:
    """Check that places are used once, every row has fields, and the park hangs together."""
    seen: set[tuple[int, int]] = set()
    for name, entries in (("park", park), ("ornaments", ornaments)):
        for at, entry in enumerate(entries, 1):
            cell = entry["row"], entry["column"]
            if cell in seen:
                told = {"where": place(name, at), "row": cell[0], "column": cell[1]}
                raise WrongComponents(WRONG["taken"], **told)
            seen.add(cell)
    for row in ROWS:
        if not any(row in entry["rows"].split("+") for entry in park):
            raise WrongComponents(WRONG["no_row"], row=row)
    places = {(entry["row"], entry["column"]) for entry in park}
    reached = {min(places)}
    edge = [min(places)]
    while edge:
        row, column = edge.pop()
        near = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
        edge += (near & places) - reached
        reached |= near & places
    if reached != places:
        raise WrongComponents(WRONG["apart"])
