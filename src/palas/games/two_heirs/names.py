"""The names of everything in Two Heirs in English, German and Russian, and reading them back.

Which of them are printed in the rulebook is told in `printed`; all others are ours.
Phrases are side by side in the order of LANGUAGES. A tile is named by its building and by
what sets it apart from the other tiles with that building: its variant, else its colour,
else both, and tiles that are alike in all of it by a number.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.lexicon import Lexicon
from palas.kernel.phrases import LANGUAGES, Phrases, in_language

from .components import BUILDINGS as BUILDING_WORDS
from .components import VARIANTS
from .tables import TILE_BUILDING, TILE_COLOUR, TILE_VARIANT, TILES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MASCULINE, FEMININE, NEUTER = range(3)


class Noun(NamedTuple):
    """A building's word for one and several, with its genders and the Russian accusative."""

    one: Phrases
    several: Phrases
    german: int
    russian: int
    accusative: str  # Russian; English and German nouns do not change

    def gender(self, language: str) -> int:
        """Return the gender an adjective follows."""
        return self.russian if language == "ru" else self.german


class Name(NamedTuple):
    """A thing's name in the cases our sentences need."""

    nominative: str  # as in a list: green market, grüner Markt
    definite: str  # as a subject: the green market, der grüne Markt
    accusative: str  # as an object: the green market, den grünen Markt


def _same(one: Phrases, several: Phrases, german: int, russian: int = MASCULINE) -> Noun:
    return Noun(one, several, german, russian, one[2])


def _other(one: Phrases, several: Phrases, german: int, accusative: str) -> Noun:
    return Noun(one, several, german, FEMININE, accusative)


# in the order of the components
BUILDINGS: tuple[Noun, ...] = (
    _other(
        ("tavern", "Taverne", "таверна"), ("taverns", "Tavernen", "таверны"), FEMININE, "таверну"
    ),
    _same(("market", "Markt", "рынок"), ("markets", "Märkte", "рынки"), MASCULINE),
    _same(
        ("pilgrimage site", "Pilgerstätte", "место паломничества"),
        ("pilgrimage sites", "Pilgerstätten", "места паломничества"),
        FEMININE,
        NEUTER,
    ),
    _same(
        ("robber castle", "Raubritterburg", "замок разбойника"),
        ("robber castles", "Raubritterburgen", "замки разбойников"),
        FEMININE,
    ),
    _other(("mill", "Mühle", "мельница"), ("mills", "Mühlen", "мельницы"), FEMININE, "мельницу"),
    _same(("mine", "Mine", "рудник"), ("mines", "Minen", "рудники"), FEMININE),
    _same(("cowshed", "Kuhstall", "коровник"), ("cowsheds", "Kuhställe", "коровники"), MASCULINE),
    _other(
        ("bakery", "Bäckerei", "пекарня"),
        ("bakeries", "Bäckereien", "пекарни"),
        FEMININE,
        "пекарню",
    ),
    _other(
        ("smithy", "Schmiede", "кузница"), ("smithies", "Schmieden", "кузницы"), FEMININE, "кузницу"
    ),
    _other(("hut", "Hütte", "хижина"), ("huts", "Hütten", "хижины"), FEMININE, "хижину"),
    _same(
        ("field camp", "Feldlager", "полевой лагерь"),
        ("field camps", "Feldlager", "полевые лагеря"),
        NEUTER,
    ),
    _other(("farm", "Bauernhof", "ферма"), ("farms", "Bauernhöfe", "фермы"), MASCULINE, "ферму"),
    _other(
        ("sawmill", "Sägewerk", "лесопилка"),
        ("sawmills", "Sägewerke", "лесопилки"),
        NEUTER,
        "лесопилку",
    ),
    _other(
        ("quarry", "Steinbruch", "каменоломня"),
        ("quarries", "Steinbrüche", "каменоломни"),
        MASCULINE,
        "каменоломню",
    ),
    _same(
        ("trading post", "Handelsposten", "торговый пост"),
        ("trading posts", "Handelsposten", "торговые посты"),
        MASCULINE,
    ),
    _same(("cathedral", "Kathedrale", "собор"), ("cathedrals", "Kathedralen", "соборы"), FEMININE),
    _other(
        ("siege tower", "Belagerungsturm", "осадная башня"),
        ("siege towers", "Belagerungstürme", "осадные башни"),
        MASCULINE,
        "осадную башню",
    ),
    _other(
        ("fortress", "Festung", "крепость"),
        ("fortresses", "Festungen", "крепости"),
        FEMININE,
        "крепость",
    ),
    _other(
        ("watchtower", "Wachturm", "сторожевая башня"),
        ("watchtowers", "Wachtürme", "сторожевые башни"),
        MASCULINE,
        "сторожевую башню",
    ),
    _same(("garrison", "Garnison", "гарнизон"), ("garrisons", "Garnisonen", "гарнизоны"), FEMININE),
    _other(
        ("basketry", "Korbflechterei", "корзинная мастерская"),
        ("basketries", "Korbflechtereien", "корзинные мастерские"),
        FEMININE,
        "корзинную мастерскую",
    ),
    _other(
        ("pottery", "Töpferei", "гончарня"),
        ("potteries", "Töpfereien", "гончарни"),
        FEMININE,
        "гончарню",
    ),
    _other(
        ("cooperage", "Böttcherei", "бондарня"),
        ("cooperages", "Böttchereien", "бондарни"),
        FEMININE,
        "бондарню",
    ),
    _same(
        ("guild house", "Gildenhaus", "гильдейский дом"),
        ("guild houses", "Gildenhäuser", "гильдейские дома"),
        NEUTER,
    ),
)
SETS: tuple[Phrases, ...] = (
    ("travel", "Reise", "путешествия"),
    ("land and industry", "Land & Industrie", "земля и промыслы"),
    ("trade and church", "Handel & Kirche", "торговля и церковь"),
    ("war", "Krieg", "война"),
    ("patrol", "Patrouille", "дозор"),
    ("crafts", "Handwerk", "ремёсла"),
)
COLOURS: tuple[Phrases, ...] = (
    ("green", "grün", "зелёный"),
    ("yellow", "gelb", "жёлтый"),
    ("grey", "grau", "серый"),
)
RESOURCES: tuple[Phrases, ...] = (
    ("wood", "Holz", "дерево"),
    ("grain", "Getreide", "зерно"),
    ("stone", "Stein", "камень"),
)
SEVERAL_RESOURCES: tuple[Phrases, ...] = (  # as after 2, 3 and 4
    ("wood", "Holz", "дерева"),
    ("grain", "Getreide", "зерна"),
    ("stone", "Stein", "камня"),
)
# before the building in English, behind it in German and Russian unless marked with a star
VARIANT_WORDS: dict[str, Phrases] = {
    "row": ("row", "*waagerecht", "*горизонтальный"),
    "column": ("column", "*senkrecht", "*вертикальный"),
    "orthogonal": ("orthogonal", "*orthogonal", "*ортогональный"),
    "diagonal": ("diagonal", "*diagonal", "*диагональный"),
    "farm": ("farm", "für Bauernhöfe", "для ферм"),
    "sawmill": ("sawmill", "für Sägewerke", "для лесопилок"),
    "quarry": ("quarry", "für Steinbrüche", "для каменоломен"),
    "basketry": ("basketry", "der Korbflechter", "корзинщиков"),
    "pottery": ("pottery", "der Töpfer", "гончаров"),
    "cooperage": ("cooperage", "der Böttcher", "бондарей"),
}
# as they were once written: they stand in files that people have
OLD_VARIANT_WORDS: dict[str, Phrases] = {
    **VARIANT_WORDS,
    "row": ("row", "der Reihe", "ряда"),
    "column": ("column", "der Spalte", "столбца"),
    "farm": ("farm", "der Bauernhöfe", "ферм"),
    "sawmill": ("sawmill", "der Sägewerke", "лесопилок"),
    "quarry": ("quarry", "der Steinbrüche", "каменоломен"),
}
OLD_SETS = {"Land und Industrie": 1, "Handel und Kirche": 2}
TERRAIN: Phrases = ("open terrain", "offenes Gelände", "открытая местность")

_GERMAN_ENDINGS = (("er", "e", "es"), ("e", "e", "e"), ("en", "e", "e"))  # by case and gender
_GERMAN_ARTICLES = (("", "", ""), ("der ", "die ", "das "), ("den ", "die ", "das "))
_RUSSIAN_ENDINGS = (("ый", "ая", "ое"), ("ый", "ая", "ое"), ("ый", "ую", "ое"))


def _declined(word: str, case: int, gender: int, language: str) -> str:
    if language == "de":
        return word + _GERMAN_ENDINGS[case][gender]
    return word.removesuffix("ый") + _RUSSIAN_ENDINGS[case][gender] if language == "ru" else word


def building_name(building: int, language: str) -> str:
    """Return the name of a kind of building."""
    return in_language(BUILDINGS[building].one, language)


def building_plural(building: int, language: str) -> str:
    """Return the name of several buildings of a kind."""
    return in_language(BUILDINGS[building].several, language)


def set_name(number: int, language: str) -> str:
    """Return the name of a set of buildings."""
    return in_language(SETS[number], language)


def colour_name(colour: int, language: str) -> str:
    """Return the name of a colour."""
    return in_language(COLOURS[colour], language)


def resource_name(colour: int, language: str) -> str:
    """Return what tiles of a colour give: wood, grain or stone."""
    return in_language(RESOURCES[colour], language)


def amount_words(amount: int, colour: int, language: str) -> str:
    """Return '2 grain' for an amount of what tiles of a colour give."""
    words = RESOURCES if amount == 1 else SEVERAL_RESOURCES
    return f"{amount} {in_language(words[colour], language)}"


def terrain_name(colour: int, language: str) -> str:
    """Return 'green open terrain' for terrain of a colour."""
    gender = FEMININE if language == "ru" else NEUTER
    coloured = _declined(colour_name(colour, language), 0, gender, language)
    return f"{coloured} {in_language(TERRAIN, language)}"


def variant_of(tile: int) -> str:
    """Return the variant of a tile as the components name it, or nothing."""
    variants = VARIANTS.get(BUILDING_WORDS[TILE_BUILDING[tile]], ("",))
    return variants[TILE_VARIANT[tile]]


def _marks(tile: int) -> tuple[bool, bool, int]:
    """Return whether variant and colour are told of a tile, and its number among alike ones."""
    kind = [other for other in range(TILES) if TILE_BUILDING[other] == TILE_BUILDING[tile]]
    ways = ((False, False), (True, False), (False, True), (True, True))
    for has_variant, has_colour in ways:
        alike = [
            other
            for other in kind
            if not (has_variant and TILE_VARIANT[other] != TILE_VARIANT[tile])
            and not (has_colour and TILE_COLOUR[other] != TILE_COLOUR[tile])
        ]
        if len(alike) == 1:
            return has_variant, has_colour, 0
    return len({TILE_VARIANT[other] for other in kind}) > 1, True, 1 + alike.index(tile)


@cache
def tile_name(tile: int, language: str) -> Name:
    """Return the name of a tile, different from that of any other tile."""
    return Name(*(_tile_words(tile, case, language) for case in range(3)))


def name_of(tile: int) -> Phrases:
    """Return the name of a tile side by side in every language."""
    english, german, russian = (tile_name(tile, language).nominative for language in LANGUAGES)
    return english, german, russian


def _tile_words(
    tile: int, case: int, language: str, variants: Mapping[str, Phrases] = VARIANT_WORDS
) -> str:
    noun = BUILDINGS[TILE_BUILDING[tile]]
    gender = noun.gender(language)
    has_variant, has_colour, number = _marks(tile)
    variant = in_language(variants[variant_of(tile)], language) if has_variant else ""
    colour = colour_name(TILE_COLOUR[tile], language) if has_colour else ""
    before = [_declined(colour, case, gender, language)] if colour else []
    behind = [str(number)] if number else []
    if language == "en" or variant.startswith("*"):
        before += [_declined(variant.lstrip("*"), case, gender, language)] if variant else []
    else:
        behind = [variant, *behind] if variant else behind
    is_object = language == "ru" and case == 2
    word = noun.accusative if is_object else in_language(noun.one, language)
    return _article(case, gender, language) + " ".join([*before, word, *behind])


def _article(case: int, gender: int, language: str) -> str:
    if language == "de":
        return _GERMAN_ARTICLES[case][gender]
    return "the " if language == "en" and case else ""


def tile_spellings(tile: int) -> Iterable[str]:
    """Return all ways a tile may be written: the bare name, and as an object without article."""
    colour, variant = COLOURS[TILE_COLOUR[tile]], variant_of(tile)
    for at, language in enumerate(LANGUAGES):
        name = tile_name(tile, language)
        yield name.nominative
        yield from (name.definite.removeprefix("the "), name.accusative.removeprefix("the "))
        yield from (_tile_words(tile, case, language, OLD_VARIANT_WORDS) for case in range(3))
        marks = [colour[at]]
        marks += [VARIANT_WORDS[variant][at].lstrip("*")] if variant else []
        yield " ".join([BUILDINGS[TILE_BUILDING[tile]].one[at], *marks])


@lru_cache(maxsize=256)
def tile_lexicon(tiles: tuple[int, ...]) -> Lexicon:
    """Return the names of some tiles, to be read back in any language."""
    return Lexicon(
        ("no tile", "kein Plättchen", "нет жетона"),
        ((name, tile) for tile in tiles for name in tile_spellings(tile)),
    )


TILE_LEXICON = tile_lexicon(tuple(range(TILES)))
COLOUR_LEXICON = Lexicon(
    ("no colour", "keine Farbe", "нет цвета"),
    ((word, number) for number, words in enumerate(COLOURS) for word in words),
)
SET_LEXICON = Lexicon(
    ("no set", "kein Set", "нет набора"),
    [*((word, number) for number, words in enumerate(SETS) for word in words), *OLD_SETS.items()],
)
