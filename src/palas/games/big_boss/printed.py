"""What the German rulebook of Big Boss prints, and so stands in our German as it is there.

All other German names are ours, and so is every English and every Russian name: we have no
rulebook in these languages.
"""

from __future__ import annotations

PRINTED: dict[str, dict[str, tuple[str, ...]]] = {
    "de": {
        "castles": (
            "Almería",
            "Cádiz",
            "Córdoba",
            "Granada",
            "Huelva",
            "Jaén",
            "Málaga",
            "Sevilla",
        ),
        "buildings": ("Schloss", "Villa"),
        "cards": ("Baukarte", "Turmkarte", "Stapel"),
        "pieces": ("Baustein", "Gründungsstein", "Fahne", "Real", "Vorrat"),
        "nobles": ("Adlige", "Baron", "Barone", "Grande", "Granden"),
        "the board": ("Spielplan", "Feld", "Ebene", "Schlosswerte"),
        "actions": (
            "kaufen",
            "gründen",
            "errichten",
            "erweitern",
            "verbinden",
            "einsetzen",
            "zurückziehen",
            "passen",
        ),
        "the end": ("ausgeschieden", "Endabrechnung"),
    },
}
