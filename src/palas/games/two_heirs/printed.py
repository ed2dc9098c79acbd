"""Which names are printed: the German ones of the rulebook (Albi 2022), as our texts use them.

We know no other edition, so the English and the Russian names are ours. So is in German what
the rulebook shows only as a picture or does not name: the variants of tiles (waagerecht,
senkrecht, für Bauernhöfe, der Töpfer) and the discount (Rabatt) that open terrain brings.
"""

from __future__ import annotations

PRINTED: dict[str, dict[str, tuple[str, ...]]] = {
    "de": {
        # Beschreibung eines Plättchens, in the order of components.SETS
        "sets": ("Reise", "Land & Industrie", "Handel & Kirche", "Krieg", "Patrouille", "Handwerk"),
        # Effekte der Plättchen, in the order of components.BUILDINGS
        "buildings": (
            *("Taverne", "Markt", "Pilgerstätte", "Raubritterburg"),
            *("Mühle", "Mine", "Kuhstall", "Bäckerei", "Schmiede", "Hütte", "Feldlager"),
            *("Bauernhof", "Sägewerk", "Steinbruch", "Handelsposten", "Kathedrale"),
            *("Belagerungsturm", "Festung"),
            *("Wachturm", "Garnison"),
            "Korbflechterei",  # printed "Korbflechtere", a slip; so shortened it is read as well
            *("Töpferei", "Böttcherei"),
            "Gildenhaus",  # printed only in the plural, Gildenhäuser
        ),
        # Beschreibung eines Plättchens, in the order of components.COLOURS
        "colours": ("grün", "gelb", "grau"),
        "resources": ("Holz", "Getreide", "Stein"),
        # Material, Vorbereitung, Übersicht
        "pieces": (
            *("Plättchen", "Gebäude", "offenes Gelände", "Truppe", "Gefolgetruppe"),
            *("Königliche Reserve", "Schild", "Krone", "Stapel", "Hand"),
            *("Landschaft", "Spielbereich", "Anfangsländerei", "Feld", "Straße"),
        ),
        # Das Königliche Protokoll, Aktion A to C, Effekte
        "actions": (
            *(
                "nehmen",
                "bauen",
                "bewegen",
                "stationieren",
                "zurückziehen",
                "umdrehen",
                "zerstören",
            ),
            *("Reichweite", "Zugriff", "angrenzend", "eigen", "gegnerisch"),
            *("Reihe", "Spalte", "diagonal", "orthogonal"),
        ),
        # Letzte Runde und Ende der Partie
        "moments": ("Zug", "Partie", "letzte Runde", "Schlusswertung"),
    },
}
