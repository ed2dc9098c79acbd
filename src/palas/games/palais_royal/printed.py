"""What the German rulebook of Palais Royal prints, and so stands in our German as it is there.

All other German names are ours, those of the cards for instance, which have none, and so is
every English and every Russian name: we have no rulebook in these languages.
"""

from __future__ import annotations

PRINTED: dict[str, dict[str, tuple[str, ...]]] = {
    "de": {
        "rooms": (
            "Hintereingang",
            "Schreibstube",
            "Kardinal",
            "Münzerei",
            "Tor",
            "Madame de Pompadour",
            "Treppenhaus",
            "Kabinett des Königs",
            "Ehrenhof",
        ),
        "rows of the park": ("Löwenreihe", "Vasenreihe"),
        "actions": ("Nachschub", "Bewegung", "Anwerbung", "Karten ziehen"),
        "moments": ("jederzeit", "sofort", "Schlusswertung"),
        "pieces": ("Park", "Adlige", "Diener", "Privileg-Karten", "Gold", "türkis", "violett"),
        "places": ("Vorrat", "übrige Diener", "Stapel", "Ablagestapel", "Randfeld"),
        "terms": ("Mehrheitenbonus", "bricht Gleichstände", "Siegel", "Startspieler", "Runde"),
    },
}
