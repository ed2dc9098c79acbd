"""Why a building or a road has its points: the sentences of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.phrases import Phrases, in_language

from .areas import building_on, buildings_of, num_in
from .building_scores import (
    COUNTED_COLOUR,
    POINTS_EACH,
    building_points,
    counted,
    is_doubled,
)
from .crafts import (
    FIRST_COLOUR,
    SECOND_COLOUR,
    guild_house_of,
    is_craft,
    num_pairs,
    pair_points,
)
from .names import COLOURS, building_plural, tile_name
from .tables import (
    BASKETRY,
    CATHEDRAL,
    COWSHED,
    FARM,
    FIELD_CAMP,
    FORTRESS,
    GARRISON,
    GUILD_HOUSE,
    LAND_MOST,
    MARKET,
    MILL,
    MINE,
    PILGRIMAGE_SITE,
    QUARRY,
    ROBBER_CASTLE,
    SAWMILL,
    SIEGE_TOWER,
    TAVERN,
    TILE_VARIANT,
    TRADING_POST,
    WATCHTOWER,
)
from .words.cells import place_words

if TYPE_CHECKING:
    from .state import State

ITSELF: Phrases = ("{points} for itself", "{points} für sich selbst", "{points} за себя")
FOR: Phrases = (
    "{points} for {what} ({cells})",
    "{points} für {what} ({cells})",
    "{points} за {what} ({cells})",
)
NOTHING_FOR: Phrases = ("nothing for {what}", "0 für {what}", "0 за {what}")
DOUBLED: Phrases = (
    "; an own troop doubles it",
    "; doppelt, weil eine eigene Truppe darauf steht",
    "; вдвое: на постройке свой отряд",
)
PAIRS: Phrases = (
    "{pairs} × {each} for pairs of {one} and {two} ({cells})",
    "{pairs} × {each} für Paare aus {one} und {two} ({cells})",
    "{pairs} × {each} за пары «{one} и {two}» ({cells})",
)
NO_PAIRS: Phrases = (
    "nothing, no pair of {one} and {two}",
    "nichts, kein Paar aus {one} und {two}",
    "ничего, нет пары «{one} и {two}»",
)
WITH_GUILD: Phrases = (
    ", with the guild house ({cell})",
    ", mit dem Gildenhaus ({cell})",
    ", с гильдейским домом ({cell})",
)
ROAD: Phrases = (
    "Road ({cells}): own buildings {own}, enemy ones {enemy}",
    "Straße ({cells}): eigene Gebäude {own}, gegnerische {enemy}",
    "Дорога ({cells}): своих построек {own}, чужих {enemy}",
)
# what a building brings that counts nothing else
PLAIN: dict[int, Phrases] = {
    FIELD_CAMP: ("2, not used", "2, nicht genutzt", "2, не использован"),
    CATHEDRAL: ("always 5", "immer 5", "всегда 5"),
    **dict.fromkeys(
        (FARM, SAWMILL, QUARRY),
        (
            "nothing, it gives a resource",
            "nichts, dafür eine Ressource",
            "ничего, зато даёт ресурс",
        ),
    ),
    SIEGE_TOWER: ("nothing itself", "selbst nichts", "сама по себе ничего"),
    GUILD_HOUSE: (
        "nothing itself, pairs of its craft bring more",
        "selbst nichts, Paare des Handwerks bringen mehr",
        "сам по себе ничего, пары его ремесла дают больше",
    ),
}
# what a building counts besides itself
_LINES: tuple[Phrases, Phrases] = (
    ("tiles in its row", "Plättchen in der Reihe", "жетоны в ряду"),
    ("tiles in its column", "Plättchen in der Spalte", "жетоны в столбце"),
)
_WATCHED: tuple[Phrases, Phrases] = (
    ("{colour} tiles in its row", "{colour}e Plättchen in der Reihe", "{colour}е жетоны в ряду"),
    (
        "{colour} tiles in its column",
        "{colour}e Plättchen in der Spalte",
        "{colour}е жетоны в столбце",
    ),
)
_AREA: Phrases = (
    "{colour} tiles of its area",
    "{colour}e Plättchen in angrenzenden Flächen",
    "{colour}е жетоны области",
)
_OWN_OF_COLOUR: Phrases = (
    "own buildings on {colour} tiles",
    "eigene Gebäude auf {colour}en Plättchen",
    "свои постройки на {colour}х жетонах",
)
_OWN: Phrases = ("own {plural}", "eigene {plural}", "свои {plural}")
_COUNTED: dict[int, Phrases] = {
    MARKET: ("tiles at its edges", "angrenzende Plättchen", "соседние жетоны"),
    PILGRIMAGE_SITE: (
        "the other tiles of its longest road",
        "die anderen Plättchen der längsten Straße",
        "другие жетоны самой длинной дороги",
    ),
    ROBBER_CASTLE: (
        "enemy buildings at its edges",
        "angrenzende gegnerische Gebäude",
        "соседние чужие постройки",
    ),
    FORTRESS: (
        "own siege towers and other fortresses",
        "eigene Belagerungstürme und andere Festungen",
        "свои осадные башни и другие крепости",
    ),
    GARRISON: (
        "watchtowers on its diagonals",
        "Wachtürme in diagonaler Linie",
        "сторожевые башни на диагоналях",
    ),
}


def members(places: int) -> list[int]:
    """Return the places of a set, ascending."""
    return [place for place in range(LAND_MOST) if places >> place & 1]


def cells_words(s: State, places: list[int], language: str) -> str:
    """Return the cells of some places: 'E1, E1 N1'."""
    return ", ".join(place_words(s, place, language) for place in places)


def building_words(s: State, place: int, language: str) -> str:
    """Return why a building has its points: 'Row tavern (E1): 1 for itself, ...'."""
    name = tile_name(s.land[place], language).nominative
    title = f"{name[0].upper()}{name[1:]} ({place_words(s, place, language)})"
    words = f"{title}: {_why(s, place, language)}"
    if is_doubled(s, place) and building_points(s, place) > 0:
        words += in_language(DOUBLED, language)
    return words


def road_words(s: State, road: int, seat: int, language: str) -> str:
    """Return why a seat has the points of a road."""
    own = num_in(road & buildings_of(s, seat))
    cells = cells_words(s, members(road), language)
    return in_language(ROAD, language).format(cells=cells, own=own, enemy=num_in(road) - own)


def _why(s: State, place: int, language: str) -> str:
    kind = building_on(s, place)
    if kind in PLAIN:
        return in_language(PLAIN[kind], language)
    if is_craft(kind):
        return _pairs_words(s, place, language)
    places = counted(s, place)
    others = members(places & ~(1 << place))
    parts = []
    if places >> place & 1:
        parts.append(in_language(ITSELF, language).format(points=POINTS_EACH[kind]))
    if others:
        cells = cells_words(s, others, language)
        points = POINTS_EACH[kind] * len(others)
        what = _what(s, place, language)
        parts.append(in_language(FOR, language).format(points=points, what=what, cells=cells))
    if not parts:
        return in_language(NOTHING_FOR, language).format(what=_what(s, place, language))
    return ", ".join(parts)


def _what(s: State, place: int, language: str) -> str:
    """Return what a building counts besides itself."""
    kind = building_on(s, place)
    variant = TILE_VARIANT[s.land[place]]
    if kind in _COUNTED:
        return in_language(_COUNTED[kind], language)
    if kind == TAVERN:
        return in_language(_LINES[variant], language)
    if kind == TRADING_POST:
        plural = building_plural(FARM + variant, language)
        return in_language(_OWN, language).format(plural=plural)
    if kind == WATCHTOWER:
        colour, phrases = s.colour[place], _WATCHED[variant]
    else:
        colour = COUNTED_COLOUR[kind]
        phrases = _AREA if kind in (MILL, MINE, COWSHED) else _OWN_OF_COLOUR
    # зелёный: зелёные, зелёных
    return in_language(phrases, language).format(colour=_colour(colour, language).removesuffix("й"))


def _pairs_words(s: State, place: int, language: str) -> str:
    craft = building_on(s, place) - BASKETRY
    pairs = num_pairs(s, place)
    names = [_colour(colours[craft], language) for colours in (FIRST_COLOUR, SECOND_COLOUR)]
    if language == "de":  # as nouns: Grün und Gelb
        names = [name.capitalize() for name in names]
    values = dict(zip(("one", "two"), names, strict=True))
    if pairs == 0:
        return in_language(NO_PAIRS, language).format(**values)
    cells = cells_words(s, members(counted(s, place)), language)
    words = in_language(PAIRS, language).format(
        pairs=pairs, each=pair_points(s, place), cells=cells, **values
    )
    guild = guild_house_of(s, place)
    if guild >= 0:
        cell = place_words(s, guild, language)
        words += in_language(WITH_GUILD, language).format(cell=cell)
    return words


def _colour(colour: int, language: str) -> str:
    return in_language(COLOURS[colour], language)
