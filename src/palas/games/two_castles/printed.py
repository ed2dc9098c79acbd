"""What the German and the Russian rulebook of Two Castles print, and so stands in our texts.

All other German and Russian names are ours: those of the other 136 rooms and of the bonus cards,
which neither rulebook names. In English rooms are called as their tiles are.
"""

from __future__ import annotations

# German and Russian as printed, with the chapters that name them: both rulebooks, the same rooms
PRINTED_ROOMS: dict[str, tuple[str, str]] = {
    "Firewood Storage": ("Holzlager", "Дровяной склад"),  # how a castle is built
    "Wine Room": ("Weinstube", "Винная комната"),  # how a castle is built; food rooms
    "King's Chambers": ("Königsgemach", "Покои короля"),  # how a castle is built
    "Chocolate Room": ("Schokoladenraum", "Шоколадная комната"),  # food rooms; living rooms
    "Spice Room": ("Gewürzraum", "Кладовка со специями"),  # food rooms
    "Map Room": ("Kartographieraum", "Картографический кабинет"),  # living rooms
    "Game Storage": ("Spielelager", "Чулан с играми"),  # utility rooms
    "Taxidermy Showroom": ("Jagdtrophäenraum", "Зал трофеев"),  # utility rooms
    "Grand Balcony": ("Großer Balkon", "Большой балкон"),  # outdoor rooms
    "Echo Chamber": ("Echokammer", "Эхо-камера"),  # corridors
    "Laboratory": ("Laboratorium", "Лаборатория"),  # downstairs rooms
    "Fountain": ("Brunnen", "Фонтан"),  # set-up 3
    "Tower": ("Turm", "Башня"),  # set-up 3
    "Grand Foyer": ("Foyer", "Большое фойе"),  # set-up 3
}

PRINTED: dict[str, dict[str, tuple[str, ...]]] = {
    "de": {
        "types of room": (
            *("Speiseraum", "Wohnraum", "Wirtschaftsraum", "Außenraum", "Schlafraum"),
            *("Verbindungsraum", "Kellerraum", "Sonderraum", "Thronsaal", "Raumtyp"),
        ),
        "castles": (
            *("Mespelbrunn", "Lichtenstein", "Hohenschwangau", "Eltz", "Neuschwanstein"),
            *("Hohenzollern", "Cochem"),
        ),
        "attendants": ("Bedienstete", "Maler", "Ritter", "Feuerschlucker", "Kosmetiker"),
        "decorations": ("Wandschmuck", "Gemälde", "Fackel"),
        "pieces": ("Raum", "Bonuskarte", "Stapel", "Hand", "Ludwig"),
        "building": (
            "wählen",
            "anlegen",
            "Erdgeschoss",
            "Stockwerk",
            "unterirdisch",
            "umschlossen",
        ),
    },
    "ru": {
        "types of room": (
            *("трапезная", "гостиная", "подсобное помещение", "наружное помещение", "спальня"),
            *("коридор", "подвальное помещение", "особые помещения", "тронный зал"),
        ),
        "castles": (
            *("Меспельбрунн", "Лихтенштайн", "Хоэншвангау", "Эльц", "Нойшванштайн"),
            *("Гогенцоллерн", "Кохем"),
        ),
        "attendants": ("слуга", "художник", "факир", "церемониймейстер"),
        "decorations": ("украшения", "факел"),
        "pieces": ("жетон", "карты бонусов", "Людвиг"),
        "building": ("выбрать", "построить", "этаж", "ниже первого этажа"),
    },
}
