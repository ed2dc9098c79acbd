"""The words on the terminal table of Palais Royal, and the modules of the box it is played with."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from palas.kernel.phrases import Phrases, in_language

if TYPE_CHECKING:
    from palas.kernel.contract import Head

TABLE: dict[str, Phrases] = {
    "seat": ("seat", "Platz", "место"),
    "gold": ("gold", "Gold", "золото"),
    "supply": ("supply", "Vorrat", "запас"),
    "others": ("others", "übrige", "прочие"),
    "cards": ("cards", "Karten", "карты"),
    "score": ("points", "Punkte", "очки"),
    "nobles": ("nobles", "Adlige", "дворяне"),
    "round": (
        "Round {round}, {left} nobles in the park",
        "Runde {round}, {left} Adlige im Park",
        "Раунд {round}, дворян в парке: {left}",
    ),
    "last_round": (
        "Last round, {left} nobles in the park",
        "Letzte Runde, {left} Adlige im Park",
        "Последний раунд, дворян в парке: {left}",
    ),
    "opening": ("Opening", "Aufstellung", "Расстановка"),
    "to_place": (
        "{name} has {number} to place",
        "{name} hat noch {number} zu setzen",
        "{name}: осталось поставить {number}",
    ),
    "moves": ("moves left: {number}", "Bewegungen übrig: {number}", "шагов осталось: {number}"),
    "gate": ("{number} may go to the gate", "ans Tor: noch {number}", "к воротам можно: {number}"),
    "seals": (
        "seals of cards: {turquoise} turquoise, {violet} violet",
        "Siegel aus Karten: {turquoise} türkis, {violet} violett",
        "печати карт: бирюзовых {turquoise}, лиловых {violet}",
    ),
    "majorities": ("every majority", "alle Mehrheiten", "большинство везде"),
    "piles": (
        "Pile {pile}, discards {discards}",
        "Stapel {pile}, Ablage {discards}",
        "Колода {pile}, сброс {discards}",
    ),
    "legend": (
        "• you can pay · ★ majority · t turquoise (king), v violet (Madame), p points",
        "• bezahlbar · ★ Mehrheit · t türkis (König), v violett (Madame), P Punkte",
        "• можно оплатить · ★ большинство · б бирюзовая (король), л лиловая (мадам), о очки",
    ),
    "turquoise": ("t", "t", "б"),
    "violet": ("v", "v", "л"),
    "points": ("p", "P", "о"),
    "lion": ("lion", "Löwe", "лев"),
    "fountain": ("fountain", "Brunnen", "фонтан"),
    "statue": ("statue", "Statue", "статуя"),
    "vase": ("vase", "Vase", "ваза"),
    "hand": ("Your cards", "Deine Karten", "Ваши карты"),
    "no_cards": ("none", "keine", "нет"),
    "price": ("for {gold}", "für {gold}", "за {gold}"),
    # groups of moves
    "place": ("Place your opening servants", "Startdiener setzen", "Расставить первых слуг"),
    "play": ("Play a card", "Eine Karte spielen", "Сыграть карту"),
    "supply_gate": ("Bring servants to the gate", "Diener ans Tor bringen", "Слуги к воротам"),
    "move": (
        "Move {source} (moves for each)",
        "Diener ziehen {source} (Bewegungen je Diener)",
        "Переместить {source} (шагов на каждого)",
    ),
    "attend": ("Gold and seals", "Gold und Siegel", "Золото и печати"),
    "recruit": ("Recruit a noble", "Einen Adligen anwerben", "Нанять дворянина"),
    "draw": ("Draw cards", "Karten ziehen", "Взять карты"),
    "keep": ("Keep a card", "Eine Karte behalten", "Оставить карту"),
    "next": ("Go on", "Weiter", "Дальше"),
    "stays": ("stays: {source}", "bleibt: {source}", "остаётся: {source}"),
}
ABILITY_SIGNS: dict[str, Phrases] = {  # in a field of the park
    "none": ("", "", ""),
    "gold_plus2": ("+2g", "+2G", "+2з"),
    "servants_once_1": ("1s", "1D", "1с"),
    "servants_once_3": ("3s", "3D", "3с"),
    "gate_plus2": ("gate", "Tor", "вор."),
    "moves_plus2": ("+2m", "+2B", "+2ш"),
    "diagonal_moves": ("diag", "diag", "диаг"),
    "king_servant_plus1": ("king", "Kön.", "кор."),
    "madame_servant_plus1": ("mad.", "Mad.", "мад."),
    "cards_plus3": ("+3c", "+3K", "+3к"),
}


def word(key: str, language: str, **values: object) -> str:
    """Return a word of the table with its gaps filled."""
    return in_language(TABLE[key], language).format(**values)


def part(view: Head, name: str) -> Any:
    """Return a module of the game's folder, from the box of components the record is of."""
    return import_module(f"{type(view).__module__.rpartition('.')[0]}.{name}")
