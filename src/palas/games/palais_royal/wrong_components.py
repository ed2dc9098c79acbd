"""What may be wrong with a component file of Palais Royal, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

WRONG: dict[str, Phrases] = {
    "ornaments": (
        "ornaments is a list of at most {most} entries",
        "ornaments ist eine Liste mit höchstens {most} Einträgen",
        "ornaments — это список, записей в нём не больше {most}",
    ),
    "no_card": (
        "cards: {card} is missing; every card stands there once",
        "cards: {card} fehlt; jede Karte steht dort genau einmal",
        "cards: не хватает {card}; каждая карта указывается один раз",
    ),
    "abilities": (
        "nobles: {count} have {ability}; at most {most} of an ability exist",
        "nobles: {ability} steht bei {count} Adligen; jede Vergünstigung gibt es höchstens {most}×",
        "nobles: дворян с {ability} — {count}; с одним и тем же свойством бывает не больше {most}",
    ),
    "taken": (
        "{where}: row {row}, column {column} is taken",
        "{where}: Reihe {row}, Spalte {column} ist schon belegt",
        "{where}: место в ряду {row}, столбце {column} уже занято",
    ),
    "no_row": (
        "park: no field stands in the {row} row",
        "park: In der Randreihe „{row}“ liegt kein Feld",
        "park: в крайнем ряду «{row}» нет ни одного поля",
    ),
    "apart": (
        "park: not all fields hang together",
        "park: Die Felder hängen nicht alle zusammen",
        "park: не все поля связаны между собой",
    ),
}
