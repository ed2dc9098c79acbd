"""What every building counts, in one line for its card."""

from __future__ import annotations

from palas.kernel.phrases import Phrases, in_language

from ..components import BUILDINGS
from ..names import colour_name
from ..tables import TILE_BUILDING, TILE_COLOUR
from .tile import variant_of

_LAND: Phrases = (
    "1, plus 1 per {} tile in areas beside it",
    "1, dazu 1 je {} Plättchen in angrenzenden Flächen",
    "1 и по 1 за {} жетон в областях рядом",
)
_OWN: Phrases = (
    "1, plus 1 per own building on {}",
    "1, dazu 1 je eigenes Gebäude auf {}",
    "1 и по 1 за свою постройку на {}",
)
_GIVES: Phrases = ("gives 1 {} more", "gibt 1 {} zusätzlich", "даёт ещё 1 {}")
_PAIRS: Phrases = (
    "3 per pair {} on the marked cells",
    "3 je Paar {} auf den markierten Feldern",
    "по 3 за пару {} на отмеченных клетках",
)

_COLOURS: dict[str, Phrases] = {  # as they stand in the sentences above
    "green": ("green", "grünes", "зелёный"),
    "yellow": ("yellow", "gelbes", "жёлтый"),
    "grey": ("grey", "graues", "серый"),
    "on green": ("green", "Grün", "зелёном"),
    "on yellow": ("yellow", "Gelb", "жёлтом"),
    "on grey": ("grey", "Grau", "сером"),
    "green yellow": ("green + yellow", "Grün + Gelb", "зелёный + жёлтый"),
    "grey yellow": ("grey + yellow", "Grau + Gelb", "серый + жёлтый"),
    "grey green": ("grey + green", "Grau + Grün", "серый + зелёный"),
    "grain": ("grain", "Getreide", "зерно"),
    "wood": ("wood", "Holz", "дерево"),
    "stone": ("stone", "Stein", "камень"),
}

# a sentence, and what fills its gap
_RULES: dict[str, tuple[Phrases, str]] = {
    "tavern row": (
        (
            "1, plus 1 per tile in its row, 3 each way",
            "1, dazu 1 je Plättchen in der Reihe, max. 3 je Richtung",
            "1 и по 1 за жетон в ряду, до 3 в сторону",
        ),
        "",
    ),
    "tavern column": (
        (
            "1, plus 1 per tile in its column, 3 each way",
            "1, dazu 1 je Plättchen in der Spalte, max. 3 je Richtung",
            "1 и по 1 за жетон в столбце, до 3 в сторону",
        ),
        "",
    ),
    "market": (
        (
            "1, plus 1 per tile at its edges",
            "1, dazu 1 je angrenzendes Plättchen",
            "1 и по 1 за соседний жетон",
        ),
        "",
    ),
    "pilgrimage_site": (
        (
            "1 per tile of the longest road ending here",
            "1 je Plättchen der längsten Straße von hier",
            "по 1 за жетон самой длинной дороги отсюда",
        ),
        "",
    ),
    "robber_castle": (
        (
            "2, plus 2 per enemy building at its edges",
            "2, dazu 2 je angrenzendes gegnerisches Gebäude",
            "2 и по 2 за соседнюю чужую постройку",
        ),
        "",
    ),
    "mill": (_LAND, "yellow"),
    "mine": (_LAND, "grey"),
    "cowshed": (_LAND, "green"),
    "bakery": (_OWN, "on yellow"),
    "smithy": (_OWN, "on grey"),
    "hut": (_OWN, "on green"),
    "field_camp": (
        (
            "2 unless turned over for one more take",
            "2, falls nicht für ein weiteres Plättchen umgedreht",
            "2, если не перевёрнут ради ещё одного жетона",
        ),
        "",
    ),
    "farm": (_GIVES, "grain"),
    "sawmill": (_GIVES, "wood"),
    "quarry": (_GIVES, "stone"),
    "trading_post farm": (("3 per own farm", "3 je eigenen Bauernhof", "по 3 за свою ферму"), ""),
    "trading_post sawmill": (
        ("3 per own sawmill", "3 je eigenes Sägewerk", "по 3 за свою лесопилку"),
        "",
    ),
    "trading_post quarry": (
        ("3 per own quarry", "3 je eigenen Steinbruch", "по 3 за свою каменоломню"),
        "",
    ),
    "cathedral": (("5 points", "5 Punkte", "5 очков"), ""),
    "siege_tower": (
        (
            "two beside an enemy building may raze it",
            "zwei an einem gegnerischen Gebäude dürfen es zerstören",
            "две рядом с чужой постройкой могут её разрушить",
        ),
        "",
    ),
    "fortress": (
        (
            "1 per own siege tower and fortress",
            "1 je eigenen Belagerungsturm und je eigene Festung",
            "по 1 за свою осадную башню и крепость",
        ),
        "",
    ),
    "watchtower row": (
        ("1 per {} tile in its row", "1 je {} Plättchen in der Reihe", "по 1 за {} жетон в ряду"),
        "own",
    ),
    "watchtower column": (
        (
            "1 per {} tile in its column",
            "1 je {} Plättchen in der Spalte",
            "по 1 за {} жетон в столбце",
        ),
        "own",
    ),
    "garrison": (
        (
            "2 per watchtower on its diagonals",
            "2 je Wachturm in diagonaler Linie",
            "по 2 за сторожевую башню на диагоналях",
        ),
        "",
    ),
    "basketry": (_PAIRS, "green yellow"),
    "pottery": (_PAIRS, "grey yellow"),
    "cooperage": (_PAIRS, "grey green"),
    "guild_house basketry": (
        (
            "basketries: 4 per pair",
            "Korbflechtereien: 4 je Paar",
            "корзинные мастерские: 4 за пару",
        ),
        "",
    ),
    "guild_house pottery": (
        ("potteries: 4 per pair", "Töpfereien: 4 je Paar", "гончарни: 4 за пару"),
        "",
    ),
    "guild_house cooperage": (
        ("cooperages: 4 per pair", "Böttchereien: 4 je Paar", "бондарни: 4 за пару"),
        "",
    ),
}


def rule_words(tile: int, language: str) -> str:
    """Say what the building of a tile counts."""
    name = BUILDINGS[TILE_BUILDING[tile]]
    sentence, gap = _RULES.get(f"{name} {variant_of(tile)}") or _RULES[name]
    if gap == "own":
        gap = colour_name(TILE_COLOUR[tile], "en")
    filler = in_language(_COLOURS[gap], language) if gap else ""
    return in_language(sentence, language).format(filler)
