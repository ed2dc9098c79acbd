"""The words on the terminal table of Big Boss."""

from __future__ import annotations

from palas.kernel.phrases import Phrases, in_language

TABLE: dict[str, Phrases] = {
    "seat": ("seat", "Platz", "место"),
    "money": ("Real", "Real", "реалы"),
    "cards": ("cards", "Karten", "карты"),
    "towers": ("towers", "Türme", "башни"),
    "barons": ("barons", "Barone", "бароны"),
    "grandees": ("grandees", "Granden", "гранды"),
    "shown": ("shown cards", "offen gekauft", "куплено открыто"),
    "left": ("has left", "ausgeschieden", "вне игры"),
    "open": ("Open cards", "Offene Karten", "Открытые карты"),
    "none": ("none", "keine", "нет"),
    "supply": (
        "Supply: {blocks} blocks, {stones} founding stones, {flags} flags,"
        " {towers} tower cards, deck {deck}",
        "Vorrat: {blocks} Bausteine, {stones} Gründungssteine, {flags} Fahnen,"
        " {towers} Turmkarten, Stapel {deck}",
        "Запас: блоки {blocks}, камни основания {stones}, флаги {flags},"
        " карты башни {towers}, колода {deck}",
    ),
    "legend": (
        "• your card, ° open card, ♛ grandee",
        "• deine Karte, ° offene Karte, ♛ Grande",
        "• ваша карта, ° открытая карта, ♛ гранд",
    ),
    "spectator_legend": (
        "° open card, ♛ grandee",
        "° offene Karte, ♛ Grande",
        "° открытая карта, ♛ гранд",
    ),
    "hand": ("Your cards", "Deine Karten", "Ваши карты"),
    "tower_cards": ("tower cards", "Turmkarten", "карты башни"),
    "villa": ("villa", "Villa", "вилла"),
    "captures": ("captures {noble}", "schlägt {noble}", "бьёт {noble}"),
    # groups of moves
    "buy": ("Buy a card", "Eine Karte kaufen", "Купить карту"),
    "build": (
        "Play a building card",
        "Eine Baukarte spielen",
        "Сыграть карту строительства",
    ),
    "found": ("castle", "Schloss", "замок"),
    "tower": ("Play a tower card", "Eine Turmkarte spielen", "Сыграть карту башни"),
    "withdraw": (
        "Before that, withdraw a noble",
        "Davor einen Adligen zurückziehen",
        "Перед этим отозвать дворянина",
    ),
    "merge": (
        "Which castle stays?",
        "Welches Schloss bleibt?",
        "Какой замок останется?",
    ),
    "promote": (
        "Which villa takes the flag?",
        "Welche Villa bekommt die Fahne?",
        "Какая вилла получит флаг?",
    ),
    "nobles": ("Seat a noble", "Einen Adligen einsetzen", "Поставить дворянина"),
    "pass": ("Nothing else is left", "Sonst bleibt nichts", "Других ходов нет"),
}


def word(key: str, language: str, **values: object) -> str:
    """Return a word of the table with its gaps filled."""
    return in_language(TABLE[key], language).format(**values)
