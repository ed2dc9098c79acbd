"""What can be wrong with a land file, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Forms, Phrases

CELL: Phrases = (
    "line {line}, column {column}",
    "Zeile {line}, Spalte {column}",
    "строка {line}, столбец {column}",
)
IN_CELL: Phrases = ("{cell}: {wrong}", "{cell}: {wrong}", "{cell}: {wrong}")
HEIR: Phrases = ("heir {number}", "Erbe {number}", "наследник {number}")

# why the drawing cannot be read
WRONG: dict[str, Phrases] = {
    "no_land": (
        "the file draws no land: rows of cells between “|”",
        "die Datei zeichnet keine Landschaft: Reihen von Feldern, getrennt durch „|“",
        "в файле нет земли: нужны ряды клеток, разделённых знаком «|»",
    ),
    "two_heirs": (
        "there are two heirs, not {count}: “heirs: Anna, Ben”",
        "es gibt zwei Erben, nicht {count}: „Erben: Anna, Ben“",
        "наследников двое, а не {count}: «наследники: Anna, Ben»",
    ),
    "num_sets": (
        "{most} sets are in play, not {count} (R2.1)",
        "{most} Sets sind im Spiel, nicht {count} (R2.1)",
        "наборов в игре {most}, а не {count} (R2.1)",
    ),
    "reserve": (
        "the troops of both heirs in the reserve: “reserve: 2, 1”",
        "die Truppen beider Erben in der Reserve: „Reserve: 2, 1“",
        "отряды обоих наследников в резерве: «резерв: 2, 1»",
    ),
    "roads": (
        "roads are “on” or “off”, not “{given}”",
        "Straßen sind „an“ oder „aus“, nicht „{given}“",
        "дороги: «да» или «нет», а не «{given}»",
    ),
    "too_many": (
        "{count} tiles: a land has at most {most}",
        "{count} Plättchen: Eine Landschaft hat höchstens {most}",
        "жетонов {count}: на земле их не больше {most}",
    ),
    "too_far": (
        "more than {most} cells from the start tile (R19.2)",
        "mehr als {most} Felder von der Anfangsländerei entfernt (R19.2)",
        "дальше {most} клеток от начального жетона (R19.2)",
    ),
    "no_cell": (
        "“{given}” is no cell: write “1 mill”, “green” or “-”",
        "„{given}“ ist kein Feld: Schreib „1 Mühle“, „grün“ oder „-“",
        "«{given}» — не клетка: напишите «1 мельница», «зелёный» или «-»",
    ),
    "whose_troop": (
        "whose troop is it? Write “*1” or “*2”",
        "wessen Truppe ist das? Schreib „*1“ oder „*2“",
        "чей это отряд? Напишите «*1» или «*2»",
    ),
    "no_colour": (
        "“{given}” is no colour of open terrain; the building of an heir begins with the heir’s"
        " number: “1 mill”",
        "„{given}“ ist keine Farbe für offenes Gelände; vor einem Gebäude steht die Nummer des"
        " Erben: „1 Mühle“",
        "«{given}» — не цвет открытой местности; перед постройкой стоит номер наследника:"
        " «1 мельница»",
    ),
    "no_number": (
        "“{given}”: such tiles have the numbers 1 to {most}",
        "„{given}“: Solche Plättchen haben die Nummern 1 bis {most}",
        "«{given}»: у таких жетонов номера от 1 до {most}",
    ),
    "only_one": (
        "“{given}”: there is only one such tile, it has no number",
        "„{given}“: Dieses Plättchen gibt es nur einmal, es hat keine Nummer",
        "«{given}»: такой жетон только один, номера у него нет",
    ),
    "road": ("{name} (road {sides})", "{name} (Straße {sides})", "{name} (дорога {sides})"),
    "no_road": ("{name} (no road)", "{name} (ohne Straße)", "{name} (без дороги)"),
}

# what a land that was read breaks of the rules
BREACHES: dict[str, Phrases] = {
    "twice": (
        "{cell}: “{name}” already lies in {first} (R1.1)",
        "{cell}: „{name}“ liegt schon in {first} (R1.1)",
        "{cell}: «{name}» уже есть на земле: {first} (R1.1)",
    ),
    "sets": (
        "buildings of {count} sets ({names}): {most} are in play (R2.1)",
        "Gebäude aus {count} Sets ({names}): Im Spiel sind {most} (R2.1)",
        "наборов на земле {count} ({names}), а в игре их {most} (R2.1)",
    ),
    "colour": (
        "{cell}: {count} {colour} tiles, {most} are in play (R1.1)",
        "{cell}: {count} {colour}e Plättchen, im Spiel sind {most} (R1.1)",
        "{cell}: {colour}х жетонов {count}, а в игре их {most} (R1.1)",
    ),
    "second_start": (
        "{cell}: a second start tile (R2.4)",
        "{cell}: eine zweite Anfangsländerei (R2.4)",
        "{cell}: второй начальный жетон (R2.4)",
    ),
    "start_built": (
        "{cell}: the start tile is open terrain (R2.4)",
        "{cell}: Die Anfangsländerei ist offenes Gelände (R2.4)",
        "{cell}: начальный жетон — открытая местность (R2.4)",
    ),
    "apart": (
        "{cell}: the tile touches no other tile of the land (R7.1)",
        "{cell}: Das Plättchen grenzt nicht an die übrige Landschaft (R7.1)",
        "{cell}: жетон не соприкасается с остальной землёй (R7.1)",
    ),
    "troops": (
        "{heir}: {count} troops on the land, but an heir has only {most} (R1.4)",
        "{heir}: {count} Truppen im Spielbereich, aber jeder Erbe hat nur {most} (R1.4)",
        "{heir}: отрядов на земле {count}, а у каждого наследника их {most} (R1.4)",
    ),
    "troops_in_all": (
        "{heir}: troops on the land {count}, in the reserve {reserve}; an heir has {most} in all"
        " (R1.4)",
        "{heir}: Truppen im Spielbereich {count}, in der Reserve {reserve}; jeder Erbe hat"
        " zusammen {most} (R1.4)",
        "{heir}: отрядов на земле {count}, в резерве {reserve}; всего у наследника их {most}"
        " (R1.4)",
    ),
    "no_troop": (
        "{heir}: no troop on the land, but the follower never leaves it (R10.4)",
        "{heir}: keine Truppe im Spielbereich, aber die Gefolgetruppe verlässt ihn nie (R10.4)",
        "{heir}: на земле нет отрядов, но свита её никогда не покидает (R10.4)",
    ),
    "together": (
        "{cell}: more than one troop on a tile (R10.5)",
        "{cell}: mehr als eine Truppe auf einem Plättchen (R10.5)",
        "{cell}: больше одного отряда на жетоне (R10.5)",
    ),
}
AND_MORE: Phrases = ("{first} (and {more})", "{first} (und {more})", "{first} (и ещё {more})")
MORE: Forms = (
    ("more", "more"),
    ("weiterer Fehler", "weitere Fehler"),
    ("ошибка", "ошибки", "ошибок"),
)
TROOPS_IN_RESERVE: Phrases = (
    "the number of troops in the reserve",
    "die Anzahl der Truppen in der Reserve",
    "количество отрядов в резерве",
)
