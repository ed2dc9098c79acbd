"""What a seat has access to, where it comes from, and what pays for a tile (R8, R9)."""

from __future__ import annotations

from typing import NamedTuple

from ..reserve import places_in_reach
from ..resources import amount, from_buildings, from_reserve, from_troops
from ..state import State
from ..tables import (
    NUM_COLOURS,
    RESERVE_PLACES,
    TILE_COLOUR,
    TILE_GIVES,
    TILE_GRAIN,
    TILE_STONE,
    TILE_WOOD,
)

RESERVE, TROOP, BUILDING, DISCOUNT, NOTHING = "reserve", "troop", "building", "discount", ""


class Payers(NamedTuple):
    """Where the resources of a price can come from."""

    reserve: list[int]  # places in the reserve
    land: list[tuple[int, int]]  # places in the land, and the colour each gives


NO_PAYERS = Payers([], [])


class Payment(NamedTuple):
    """What pays for each resource of a price."""

    parts: list[tuple[int, str]]  # colour and origin; NOTHING where it is short
    short: int  # how many resources are missing even with all discounts


def cost_of(tile: int) -> tuple[int, int, int]:
    """Return the price of a tile in wood, grain and stone."""
    return TILE_WOOD[tile], TILE_GRAIN[tile], TILE_STONE[tile]


def origins(view: State, seat: int) -> list[list[str]]:
    """Return for each colour where every resource comes from."""
    sums = (
        (RESERVE, from_reserve(view, places_in_reach(view, seat))),
        (TROOP, from_troops(view, seat)),
        (BUILDING, from_buildings(view, seat)),
    )
    return [
        [origin for origin, total in sums for _ in range(amount(total, colour))]
        for colour in range(NUM_COLOURS)
    ]


def payers(view: State, seat: int, tile: int) -> Payers:
    """Return everything that gives a seat a resource of a tile's price (R8.1)."""
    needed = {colour for colour, count in enumerate(cost_of(tile)) if count}
    reach = places_in_reach(view, seat)
    reserve = [at for at in range(RESERVE_PLACES) if reach >> at & 1]
    under = [(place, view.colour[place] + 0) for place in view.troop_at[seat] if place >= 0]
    own = [place for place in range(view.land_size) if view.face[place] == seat]
    giving = [(place, TILE_GIVES[view.land[place]]) for place in own]
    return Payers(
        [at for at in reserve if TILE_COLOUR[view.reserve[at]] in needed],
        [(place, colour) for place, colour in under + giving if colour in needed],
    )


def payment(view: State, seat: int, tile: int) -> Payment:
    """Return what would pay for a tile in the hand of a seat."""
    discounts = view.discounts + 0 if view.turn == seat else 0
    return paid_from(origins(view, seat), discounts, tile)


def paid_from(sources: list[list[str]], discounts: int, tile: int) -> Payment:
    """Return what would pay for a tile out of some resources and discounts."""
    parts = []
    for colour, needed in enumerate(cost_of(tile)):
        for at in range(needed):
            origin = sources[colour][at] if at < len(sources[colour]) else NOTHING
            if not origin and discounts:
                origin, discounts = DISCOUNT, discounts - 1
            parts.append((colour, origin))
    return Payment(parts, sum(1 for _, origin in parts if not origin))
