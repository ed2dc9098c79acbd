"""What may be wrong with a deal of Big Boss in a record, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

HAND: Phrases = ("hand {number}", "Handkarten von Platz {number}", "карты места {number}")
WRONG: dict[str, Phrases] = {
    "shape": (
        "set-up: expected the names {names}, not {given}",
        "Startaufstellung: Erwartet werden die Namen {names}, nicht {given}",
        "раздача: нужны имена {names}, а не {given}",
    ),
    "missing": (
        "set-up: “{name}” is missing",
        "Startaufstellung: „{name}“ fehlt",
        "раздача: не хватает «{name}»",
    ),
    "hands": (
        "set-up: hands must be a list of {seats}, one for each seat",
        "Startaufstellung: hands muss eine Liste mit {seats} Einträgen sein, einem für jeden Platz",
        "раздача: hands — это список, записей в нём: {seats}, по одной на место",
    ),
    "start": (
        "set-up: start is a seat from 0 to {last}, not {given}",
        "Startaufstellung: start ist ein Platz von 0 bis {last}, nicht {given}",
        "раздача: start — это место от 0 до {last}, а не {given}",
    ),
    "cards": (
        "set-up: {name} must be a list of {count} cards",
        "Startaufstellung: {name}: Das muss eine Liste mit {count} Karten sein",
        "раздача: {name} — это список, карт в нём: {count}",
    ),
    "card": (
        "set-up: {name}: a card is 1 to {last}, not {given}",
        "Startaufstellung: {name}: Karten haben die Nummern 1 bis {last}, nicht {given}",
        "раздача: {name}: номера карт — от 1 до {last}, а не {given}",
    ),
    "twice": (
        "set-up: {name}: card {card} is dealt twice",
        "Startaufstellung: {name}: Karte {card} ist doppelt verteilt",
        "раздача: {name}: карта {card} роздана дважды",
    ),
}
