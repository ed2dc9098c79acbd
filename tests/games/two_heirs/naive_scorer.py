"""A second scorer, slow and obvious, written from RULES.md alone to check the first.

The land is a dictionary from cells (x to the east, y to the north) to what lies there. It
shares nothing with the rules but the printed components.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]
SIDES: dict[str, Cell] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
CORNERS: list[Cell] = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
COLOUR_OF = {
    "mill": "yellow",
    "mine": "grey",
    "cowshed": "green",
    "bakery": "yellow",
    "smithy": "grey",
    "hut": "green",
}
PAIR = {
    "basketry": ("green", "yellow"),
    "pottery": ("grey", "yellow"),
    "cooperage": ("grey", "green"),
}
FIXED = {"field_camp": 2, "cathedral": 5}
WORTHLESS = ("farm", "sawmill", "quarry", "siege_tower", "guild_house")


@dataclass
class Spot:
    """What lies on a cell: a building of an owner, or open terrain of a colour."""

    colour: str
    owner: int | None = None
    building: str = ""
    variant: str = ""
    road: str = ""  # as printed, seen by the owner
    troops: set[int] = field(default_factory=set)

    def sides(self) -> str:
        """Return the sides a road reaches, seen from the south (R2.5, R16.1)."""
        letters = "".join(letter for letter in self.road.removeprefix("ends:") if letter in "NESW")
        return letters if self.owner == 0 else "".join(ACROSS[letter] for letter in letters)

    def ends_roads(self) -> bool:
        return self.road.startswith("ends:")


Land = dict[Cell, Spot]


def spot(printed: dict[str, Any], owner: int | None) -> Spot:
    """Return a tile as it lies: terrain shows only its colour."""
    if owner is None:
        return Spot(printed["colour"])
    names = ("building", "variant", "road")
    return Spot(printed["colour"], owner, *(printed[name] for name in names))


def scores(land: Land, with_roads: bool) -> tuple[int, int]:
    """Return the points of both seats (R14, R16.6)."""
    totals = [0, 0]
    for cell, one in land.items():
        if one.owner is not None:
            totals[one.owner] += building_points(land, cell)
    if with_roads:
        for road in roads(land):
            own = [sum(land[cell].owner == seat for cell in road) for seat in (0, 1)]
            if len(road) >= 2 and own[0] != own[1]:  # R16.4
                totals[own.index(max(own))] += abs(own[0] - own[1])
    return totals[0], totals[1]


def building_points(land: Land, cell: Cell) -> int:
    """Return the points of a building, doubled by an own troop (R14.2)."""
    one = land[cell]
    points = plain_points(land, cell)
    return points * 2 if one.owner in one.troops else points


def plain_points(land: Land, cell: Cell) -> int:
    """Return the points of a building before doubling (R15)."""
    kind = land[cell].building
    if kind in WORTHLESS:
        return 0
    if kind in FIXED:
        return FIXED[kind]
    rules = {
        "tavern": tavern,
        "market": market,
        "pilgrimage_site": pilgrimage_site,
        "robber_castle": robber_castle,
        "trading_post": trading_post,
        "fortress": fortress,
        "watchtower": watchtower,
        "garrison": garrison,
        **dict.fromkeys(("mill", "mine", "cowshed"), area),
        **dict.fromkeys(("bakery", "smithy", "hut"), own_of_colour),
        **dict.fromkeys(PAIR, craft),
    }
    return rules[kind](land, cell)


def at_edges(cell: Cell) -> list[Cell]:
    return [(cell[0] + x, cell[1] + y) for x, y in SIDES.values()]


def tavern(land: Land, cell: Cell) -> int:
    """R15.1."""
    axis = 0 if land[cell].variant == "row" else 1
    line = [other for other in land if other[1 - axis] == cell[1 - axis]]
    before = sum(other[axis] < cell[axis] for other in line)
    behind = sum(other[axis] > cell[axis] for other in line)
    return 1 + min(before, 3) + min(behind, 3)


def market(land: Land, cell: Cell) -> int:
    """R15.2."""
    return 1 + sum(other in land for other in at_edges(cell))


def pilgrimage_site(land: Land, cell: Cell) -> int:
    """R15.3."""
    return max([1, *(len(road) for road in roads(land) if cell in road)])


def robber_castle(land: Land, cell: Cell) -> int:
    """R15.4."""
    enemy = 1 - (land[cell].owner or 0)
    near = [land[other] for other in at_edges(cell) if other in land]
    return 2 + 2 * sum(one.owner == enemy for one in near)


def area(land: Land, cell: Cell) -> int:
    """R15.5 to R15.7."""
    colour = COLOUR_OF[land[cell].building]

    def spread(at: Cell, found: set[Cell]) -> set[Cell]:
        for other in at_edges(at):
            if other in land and land[other].colour == colour and other not in found:
                found.add(other)
                spread(other, found)
        return found

    return len(spread(cell, {cell}))


def own_of_colour(land: Land, cell: Cell) -> int:
    """R15.8 to R15.10."""
    colour, owner = COLOUR_OF[land[cell].building], land[cell].owner
    own = {other for other, one in land.items() if one.owner == owner and one.colour == colour}
    return len(own | {cell})


def own_named(land: Land, cell: Cell, *names: str) -> int:
    owner = land[cell].owner
    return sum(one.owner == owner and one.building in names for one in land.values())


def trading_post(land: Land, cell: Cell) -> int:
    """R15.13."""
    return 3 * own_named(land, cell, land[cell].variant)


def fortress(land: Land, cell: Cell) -> int:
    """R15.16."""
    return own_named(land, cell, "siege_tower", "fortress")


def watchtower(land: Land, cell: Cell) -> int:
    """R15.17."""
    across = 1 if land[cell].variant == "row" else 0
    line = [one for other, one in land.items() if other[across] == cell[across]]
    return sum(one.colour == land[cell].colour for one in line)


def garrison(land: Land, cell: Cell) -> int:
    """R15.18."""
    found = 0
    for x, y in CORNERS:
        for far in range(1, 60):
            one = land.get((cell[0] + far * x, cell[1] + far * y))
            found += one is not None and one.building == "watchtower"
    return 2 * found


def craft(land: Land, cell: Cell) -> int:
    """R15.19 to R15.22."""
    one = land[cell]
    steps = list(SIDES.values()) if one.variant == "orthogonal" else CORNERS
    near = [land.get((cell[0] + x, cell[1] + y)) for x, y in steps]
    colours = [other.colour for other in near if other is not None]
    pairs = min(colours.count(colour) for colour in PAIR[one.building])
    guilds = [
        other
        for other in land.values()
        if other.owner == one.owner
        and (other.building, other.variant) == ("guild_house", one.building)
    ]
    return pairs * (4 if guilds else 3)


# --------------------------------------------------------------------------------------- roads


def roads(land: Land) -> list[set[Cell]]:
    """Return every road as the set of its cells, single tiles left out (R16.2, R16.3).

    A piece of road is a tile that a road passes, or one side of a tile that ends roads. Two
    pieces are joined where both reach the common edge; a road is all that is joined.
    """
    pieces: dict[tuple[Cell, str], str] = {}  # (cell, name of the piece): its sides
    for cell, one in land.items():
        if one.owner is not None and one.road:
            names = one.sides() if one.ends_roads() else ["through"]
            for name in names:
                pieces[cell, name] = name if one.ends_roads() else one.sides()
    found: list[set[Cell]] = []
    seen: set[tuple[Cell, str]] = set()
    for piece in pieces:
        if piece not in seen:
            joined: set[tuple[Cell, str]] = set()
            follow(pieces, piece, joined)
            seen |= joined
            found.append({cell for cell, _ in joined})
    return [road for road in found if len(road) > 1]


def follow(
    pieces: dict[tuple[Cell, str], str],
    piece: tuple[Cell, str],
    joined: set[tuple[Cell, str]],
) -> None:
    """Add a piece and all that is joined to it."""
    joined.add(piece)
    (x, y), _ = piece
    for side in pieces[piece]:
        step = SIDES[side]
        there = (x + step[0], y + step[1])
        for name in ("through", ACROSS[side]):
            other = (there, name)
            if other in pieces and ACROSS[side] in pieces[other] and other not in joined:
                follow(pieces, other, joined)
