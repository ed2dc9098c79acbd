"""The components of Two Heirs, with the certainty of each; an owner's file may replace them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from palas.kernel.components import (
    SOURCE,
    SOURCES,
    Column,
    place,
    read_entries,
    read_names,
    read_same,
)
from palas.kernel.errors import WrongComponents
from palas.kernel.message import Message, json_words
from palas.kernel.phrases import Phrases

TILES, TILES_OF_A_SET, TILES_OF_A_COLOUR = 54, 9, 3
SETS = ("travel", "land_industry", "trade_church", "war", "patrol", "crafts")
COLOURS = ("green", "yellow", "grey")  # wood, grain, stone
BUILDINGS = (
    *("tavern", "market", "pilgrimage_site", "robber_castle"),
    *("mill", "mine", "cowshed", "bakery", "smithy", "hut", "field_camp"),
    *("farm", "sawmill", "quarry", "trading_post", "cathedral"),
    *("siege_tower", "fortress"),
    *("watchtower", "garrison"),
    *("basketry", "pottery", "cooperage", "guild_house"),
)
# what a building of two or three kinds says about itself
VARIANTS: dict[str, tuple[str, ...]] = {
    "tavern": ("row", "column"),
    "watchtower": ("row", "column"),
    "trading_post": ("farm", "sawmill", "quarry"),
    "basketry": ("orthogonal", "diagonal"),
    "pottery": ("orthogonal", "diagonal"),
    "cooperage": ("orthogonal", "diagonal"),
    "guild_house": ("basketry", "pottery", "cooperage"),
}
SIDES = "NESW"  # of a tile, seen by its owner
_SUBSETS = tuple("".join(some) for size in range(1, 5) for some in combinations(SIDES, size))
# a road passes through a tile between two sides, or ends on it from each side named
ROADS = ("", *(f"{a}-{b}" for a, b in combinations(SIDES, 2)), *(f"ends:{s}" for s in _SUBSETS))


def _tiles(text: str) -> list[dict[str, Any]]:
    names = ("set", "building", "colour", "wood", "grain", "stone", "variant", "road")
    entries = []
    for line in text.split("\n"):
        *values, source, cost_source = ("" if word == "-" else word for word in line.split())
        entry: dict[str, Any] = dict(zip(names, values, strict=True))
        entry |= {name: int(entry[name]) for name in ("wood", "grain", "stone")}
        entry |= {"source": source, "cost_source": cost_source, "road_source": "reconstructed"}
        entries.append(entry)
    return entries


# set, building, colour, cost in wood, grain and stone, variant, road,
# certainty of building and colour, certainty of the cost; all roads are reconstructed
_TILES = """\
travel tavern grey 0 1 2 row N-S reconstructed rulebook
travel tavern yellow 1 2 0 column E-W reconstructed reconstructed
travel market green 2 0 1 - N-E reconstructed reconstructed
travel market yellow 1 2 0 - E-S reconstructed reconstructed
travel market grey 0 1 2 - S-W reconstructed reconstructed
travel pilgrimage_site green 1 1 1 - ends:NESW reconstructed reconstructed
travel pilgrimage_site grey 1 1 1 - ends:NESW reconstructed reconstructed
travel robber_castle green 2 0 1 - N-W reconstructed reconstructed
travel robber_castle yellow 1 1 1 - ends:NESW reconstructed reconstructed
land_industry mill yellow 1 2 0 - N-S inferred reconstructed
land_industry mine grey 0 1 2 - E-S inferred reconstructed
land_industry cowshed green 2 0 1 - ends:NESW inferred reconstructed
land_industry bakery yellow 1 2 0 - - inferred rulebook
land_industry smithy grey 0 1 2 - E-W inferred reconstructed
land_industry hut green 2 0 1 - S-W inferred reconstructed
land_industry field_camp green 0 1 1 - N-W inferred reconstructed
land_industry field_camp yellow 1 0 1 - - inferred reconstructed
land_industry field_camp grey 1 1 0 - N-E inferred reconstructed
trade_church farm yellow 1 0 1 - N-S inferred reconstructed
trade_church sawmill green 0 1 1 - E-S inferred reconstructed
trade_church quarry grey 1 1 0 - ends:NESW inferred reconstructed
trade_church trading_post yellow 1 2 0 farm - inferred rulebook
trade_church trading_post green 2 0 1 sawmill E-W inferred reconstructed
trade_church trading_post grey 0 1 2 quarry S-W inferred reconstructed
trade_church cathedral green 1 1 1 - N-W inferred reconstructed
trade_church cathedral yellow 1 1 1 - - inferred reconstructed
trade_church cathedral grey 1 1 1 - N-E inferred reconstructed
war siege_tower green 0 1 1 - N-S reconstructed reconstructed
war siege_tower green 0 1 1 - E-S reconstructed reconstructed
war fortress green 2 0 1 - ends:NESW reconstructed reconstructed
war siege_tower yellow 1 0 1 - - reconstructed reconstructed
war siege_tower yellow 1 0 1 - E-W reconstructed reconstructed
war fortress yellow 1 2 0 - S-W reconstructed reconstructed
war siege_tower grey 1 1 0 - N-W reconstructed reconstructed
war siege_tower grey 1 1 0 - - reconstructed reconstructed
war fortress grey 0 1 2 - N-E reconstructed reconstructed
patrol watchtower green 1 1 1 row N-S inferred rulebook
patrol watchtower green 1 1 1 column E-S inferred reconstructed
patrol garrison green 2 0 1 - ends:NESW inferred reconstructed
patrol watchtower yellow 1 1 1 row - inferred reconstructed
patrol watchtower yellow 1 1 1 column E-W inferred reconstructed
patrol garrison yellow 1 2 0 - S-W inferred reconstructed
patrol watchtower grey 1 1 1 row N-W inferred reconstructed
patrol watchtower grey 1 1 1 column - inferred reconstructed
patrol garrison grey 0 1 2 - N-E inferred reconstructed
crafts basketry grey 0 1 2 orthogonal N-S inferred reconstructed
crafts basketry grey 0 1 2 diagonal E-S inferred reconstructed
crafts pottery green 2 0 1 orthogonal ends:NESW inferred reconstructed
crafts pottery green 2 0 1 diagonal - inferred reconstructed
crafts cooperage yellow 1 2 0 orthogonal E-W inferred reconstructed
crafts cooperage yellow 1 2 0 diagonal S-W inferred reconstructed
crafts guild_house grey 1 1 0 basketry N-W inferred reconstructed
crafts guild_house green 0 1 1 pottery - inferred reconstructed
crafts guild_house yellow 1 0 1 cooperage N-E inferred reconstructed"""

COMPONENTS: dict[str, Any] = {
    "troops_of_a_colour": 3,  # two of them plain, one the follower
    "shields": 1,
    "tiles": _tiles(_TILES),
}

_VARIANT_WORDS = ("", *dict.fromkeys(word for words in VARIANTS.values() for word in words))
_TILE = (
    Column("set", words=SETS),
    Column("building", words=BUILDINGS),
    Column("colour", words=COLOURS),
    Column("wood", 0, 4),
    Column("grain", 0, 4),
    Column("stone", 0, 4),
    Column("variant", words=_VARIANT_WORDS),
    Column("road", words=ROADS),
    SOURCE,
    Column("cost_source", words=SOURCES),
    Column("road_source", words=SOURCES),
)
MOST_CAMPS = 3
PILGRIMAGE_SITE = "pilgrimage_site"

# what a file may say wrongly; names and values stand here as in the file
WRONG: dict[str, Phrases] = {
    "variant": (
        "{where}: the variant of a {building} is one of {allowed}; not {given}",
        "{where}: Für variant von {building} sind {allowed} möglich, nicht {given}",
        "{where}: variant для {building} — одно из {allowed}, а не {given}",
    ),
    "no_variant": (
        "{where}: a {building} has no variant; leave it out, not {given}",
        "{where}: {building} hat keine variant; lass sie weg, statt {given} zu schreiben",
        "{where}: у {building} нет variant: уберите {given}",
    ),
    "through_road": (
        "{where}: roads end at a pilgrimage site (R16.1): road is like “ends:NESW”, not {given}",
        "{where}: An einer Pilgerstätte enden Straßen (R16.1), bei road steht also zum Beispiel"
        " „ends:NESW“, nicht {given}",
        "{where}: дороги заканчиваются у места паломничества (R16.1): в road пишут,"
        " например, «ends:NESW», а не {given}",
    ),
    "set": (
        "tiles in the set {set}: {count} instead of {wanted} (R1.1)",
        "Plättchen im Set {set}: {count} statt {wanted} (R1.1)",
        "жетонов в наборе {set}: {count}, а нужно {wanted} (R1.1)",
    ),
    "colour": (
        "tiles in the set {set} that are {colour}: {count} instead of {wanted} (R1.1)",
        "Plättchen im Set {set} mit der Farbe {colour}: {count} statt {wanted} (R1.1)",
        "жетонов в наборе {set} цвета {colour}: {count}, а нужно {wanted} (R1.1)",
    ),
    "camps": (
        "field camps: {count}; there are at most {most} (R6.3)",
        "Feldlager: {count}; es gibt höchstens {most} (R6.3)",
        "полевых лагерей: {count}; их не больше {most} (R6.3)",
    ),
}


def read(given: object) -> dict[str, Any]:
    """Return the whole set of components a file describes, or raise WrongComponents."""
    whole = read_names(given, COMPONENTS)
    for name in ("troops_of_a_colour", "shields"):
        read_same(whole[name], name, COMPONENTS[name])
    tiles = whole["tiles"]
    if isinstance(tiles, list):
        spoken = {"variant": "", "road": "", "cost_source": "box", "road_source": "box"}
        tiles = [spoken | tile if isinstance(tile, dict) else tile for tile in tiles]
    whole["tiles"] = read_entries(tiles, "tiles", TILES, _TILE)
    whole["tiles"].sort(key=lambda tile: SETS.index(tile["set"]))
    for at, tile in enumerate(whole["tiles"], 1):
        _check_variant(tile, place("tiles", at))
        _check_road(tile, place("tiles", at))
    _check_numbers(whole["tiles"])
    return whole


def _wrong(key: str, **values: object) -> WrongComponents:
    return WrongComponents(WRONG[key], **values)


def _check_variant(tile: dict[str, Any], where: Message) -> None:
    allowed = VARIANTS.get(tile["building"], ("",))
    if tile["variant"] in allowed:
        return
    told = {"building": tile["building"], "given": json_words(tile["variant"])}
    if allowed == ("",):
        raise _wrong("no_variant", where=where, **told)
    raise _wrong("variant", where=where, allowed=list(allowed), **told)


def _check_road(tile: dict[str, Any], where: Message) -> None:
    """R16.1: no road passes through a pilgrimage site."""
    if tile["building"] == PILGRIMAGE_SITE and "-" in tile["road"]:
        raise _wrong("through_road", where=where, given=json_words(tile["road"]))


def _check_numbers(tiles: list[dict[str, Any]]) -> None:
    """Check nine tiles a set, three of each colour in it, and what the rules rest on."""
    for name in SETS:
        own = [tile for tile in tiles if tile["set"] == name]
        if len(own) != TILES_OF_A_SET:
            raise _wrong("set", set=name, count=len(own), wanted=TILES_OF_A_SET)
        for colour in COLOURS:
            count = sum(1 for tile in own if tile["colour"] == colour)
            if count != TILES_OF_A_COLOUR:
                told = {"colour": colour, "wanted": TILES_OF_A_COLOUR}
                raise _wrong("colour", set=name, count=count, **told)
    camps = sum(1 for tile in tiles if tile["building"] == "field_camp")
    if camps > MOST_CAMPS:
        raise _wrong("camps", count=camps, most=MOST_CAMPS)
