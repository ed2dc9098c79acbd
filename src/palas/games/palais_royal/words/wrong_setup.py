"""What may be wrong with a deal of Palais Royal in a record, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

IN_SETUP: Phrases = ("set-up: {name}", "Startaufstellung: {name}", "раздача: {name}")
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
    "names": (
        "{what} must be a list of {count} names",
        "{what} muss eine Liste mit {count} Namen sein",
        "{what} — это список, имён в нём: {count}",
    ),
    "rooms": (
        "set-up: rooms names each of the {count} rooms once (R1.1)",
        "Startaufstellung: rooms nennt jeden der {count} Räume genau einmal (R1.1)",
        "раздача: rooms называет каждую из {count} комнат один раз (R1.1)",
    ),
    "layout": (
        "set-up: with layout first_game the rooms lie otherwise (R2.3)",
        "Startaufstellung: Mit layout first_game liegen die Räume anders (R2.3)",
        "раздача: при layout first_game комнаты лежат иначе (R2.3)",
    ),
    "park": (
        "set-up: park must be a list of {count} nobles",
        "Startaufstellung: park muss eine Liste mit {count} Adligen sein",
        "раздача: park — это список, дворян в нём: {count}",
    ),
    "noble": (
        "set-up: park: a noble is 1 to {last}, not {given}",
        "Startaufstellung: park: Adlige haben die Nummern 1 bis {last}, nicht {given}",
        "раздача: park: номера дворян — от 1 до {last}, а не {given}",
    ),
    "twice": (
        "set-up: park: noble {noble} is laid twice (R1.4)",
        "Startaufstellung: park: Der Adlige {noble} liegt zweimal da (R1.4)",
        "раздача: park: дворянин {noble} указан дважды (R1.4)",
    ),
    "pile": (
        "set-up: pile holds {copies} of each card (R1.5)",
        "Startaufstellung: pile enthält jede Karte {copies}-mal (R1.5)",
        "раздача: в pile лежит по {copies} каждой карты (R1.5)",
    ),
    "start": (
        "set-up: start is a seat from 0 to {last}, not {given}",
        "Startaufstellung: start ist ein Platz von 0 bis {last}, nicht {given}",
        "раздача: start — это место от 0 до {last}, а не {given}",
    ),
    "drawn": (
        "drawn: the card “{name}” cannot be drawn {count} times now",
        "drawn: Die Karte „{name}“ lässt sich jetzt nicht {count}-mal ziehen",
        "drawn: карт «{name}» сейчас нельзя взять столько: {count}",
    ),
}
