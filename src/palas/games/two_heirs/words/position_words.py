"""What can be wrong with a position text, in every language.

The words of the format itself stay as they are written in it.
"""

from __future__ import annotations

from palas.kernel.phrases import Phrases

WRONG: dict[str, Phrases] = {
    # the lines
    "empty": (
        "the text is empty; a position begins like “{example}”",
        "der Text ist leer; eine Stellung beginnt wie „{example}“",
        "текст пуст; позиция начинается так: «{example}»",
    ),
    "header": (
        "a position begins like “{example}”, not “{given}”",
        "eine Stellung beginnt wie „{example}“, nicht „{given}“",
        "позиция начинается так: «{example}», а не «{given}»",
    ),
    "unknown_line": (
        "unknown line “{given}”{known}",
        "unbekannte Zeile „{given}“{known}",
        "непонятная строка «{given}»{known}",
    ),
    "beginnings": (
        " (lines begin with: {words})",
        " (Zeilen beginnen mit: {words})",
        " (строки начинаются так: {words})",
    ),
    "num_sets": (
        "{most} different sets are in play, not {count} (R2.1)",
        "{most} verschiedene Sets sind im Spiel, nicht {count} (R2.1)",
        "разных наборов в игре {most}, а не {count} (R2.1)",
    ),
    "roads": (
        "roads are “on” or “off”, not “{given}”",
        "roads ist „on“ oder „off“, nicht „{given}“",
        "roads — «on» или «off», а не «{given}»",
    ),
    "reserve_places": (
        "the reserve has {count} places, clockwise: “shield” for one of them, “-” for an empty"
        " one (R2.3)",
        "die Reserve hat {count} Plätze, im Uhrzeigersinn: „shield“ für einen davon, „-“ für"
        " einen leeren (R2.3)",
        "в резерве мест: {count}, по часовой стрелке; «shield» — одно из них, «-» — пустое (R2.3)",
    ),
    "seat_line": (
        "a seat has “hand …; troops …”, not “{given}”",
        "ein Platz hat „hand …; troops …“, nicht „{given}“",
        "у места есть «hand …; troops …», а не «{given}»",
    ),
    "hand_most": (
        "a hand holds at most {most} tiles (R6.3)",
        "auf der Hand sind höchstens {most} Plättchen (R6.3)",
        "в руке не больше {most} жетонов (R6.3)",
    ),
    "turn_part": (
        "“{given}” is none of: crown seat 1, taken, {known}",
        "„{given}“ ist nichts davon: crown seat 1, taken, {known}",
        "«{given}» — не из этого списка: crown seat 1, taken, {known}",
    ),
    "stack_most": (
        "{count} tiles would be in the stack; at most {most} are (R2.4)",
        "{count} Plättchen lägen im Stapel; höchstens {most} sind möglich (R2.4)",
        "в стопке оказалось бы жетонов: {count}; может быть не больше {most} (R2.4)",
    ),
    "no_start": (
        "a line for the start tile is missing: “centre: mill, open”",
        "es fehlt eine Zeile für die Anfangsländerei: „centre: mill, open“",
        "нет строки для начального жетона: «centre: mill, open»",
    ),
    "sieges_form": (
        "sieges are written like “decide sieges at E1: N1, E2”",
        "Belagerungen schreibt man wie „decide sieges at E1: N1, E2“",
        "осады пишутся так: «decide sieges at E1: N1, E2»",
    ),
    "no_edge": (
        "{cell} has no edge in common with the siege tower (R12.1)",
        "{cell} hat keine gemeinsame Kante mit dem Belagerungsturm (R12.1)",
        "у клетки {cell} нет общей стороны с осадной башней (R12.1)",
    ),
    # tiles and cells
    "not_in_sets": (
        "“{tile}” is in none of the sets in play (R2.1)",
        "„{tile}“ gehört zu keinem der Sets im Spiel (R2.1)",
        "«{tile}»: такого жетона нет в наборах этой партии (R2.1)",
    ),
    "tile_twice": (
        "“{tile}” is named twice",
        "„{tile}“ ist zweimal genannt",
        "«{tile}»: жетон назван дважды",
    ),
    "no_cell": (
        "a cell is “centre” or like “{one}” or “{other}”, not “{given}”",
        "ein Feld ist „Mitte“ oder etwas wie „{one}“ oder „{other}“, nicht „{given}“",
        "клетка — это «центр» или, например, «{one}» или «{other}», а не «{given}»",
    ),
    "no_tile_at": (
        "no tile lies at {cell}",
        "auf {cell} liegt kein Plättchen",
        "на клетке {cell} нет жетона",
    ),
    "land_tile": (
        "a tile of the land is “… of seat 1”, “…, open” or “green, hidden”",
        "ein Plättchen der Landschaft ist „… of seat 1“, „…, open“ oder „green, hidden“",
        "жетон на земле — это «… of seat 1», «…, open» или «green, hidden»",
    ),
    "cell_taken": (
        "a tile lies there already",
        "dort liegt schon ein Plättchen",
        "там уже лежит жетон",
    ),
    "start_first": (
        "the start tile comes first: “centre: mill, open” (R2.4)",
        "die Anfangsländerei kommt zuerst: „centre: mill, open“ (R2.4)",
        "первым идёт начальный жетон: «centre: mill, open» (R2.4)",
    ),
    "touches_none": (
        "the tile touches none of the tiles before it (R7.1)",
        "das Plättchen grenzt an keines der Plättchen davor (R7.1)",
        "жетон не соприкасается ни с одним из жетонов до него (R7.1)",
    ),
    "land_most": (
        "the land has at most {most} tiles (R19.1)",
        "die Landschaft hat höchstens {most} Plättchen (R19.1)",
        "на земле не больше {most} жетонов (R19.1)",
    ),
    "only_start_hidden": (
        "only the start tile is hidden (R18.1)",
        "verdeckt ist nur die Anfangsländerei (R18.1)",
        "скрыт только начальный жетон (R18.1)",
    ),
    # troops
    "num_troops": (
        "a seat has {count} troops, the follower first (R1.4)",
        "ein Platz hat {count} Truppen, zuerst die Gefolgetruppe (R1.4)",
        "отрядов у места {count}, первой идёт свита (R1.4)",
    ),
    "own_together": (
        "two troops of the seat stand at {cell} (R10.5)",
        "zwei Truppen des Platzes stehen auf {cell} (R10.5)",
        "на клетке {cell} два отряда одного места (R10.5)",
    ),
    "together": (
        "two troops stand at {cell} (R10.5)",
        "auf {cell} stehen zwei Truppen (R10.5)",
        "на клетке {cell} два отряда (R10.5)",
    ),
    "follower": (
        "seat {seat}: the follower can never be withdrawn (R10.4)",
        "Platz {seat}: Die Gefolgetruppe wird nie zurückgezogen (R10.4)",
        "место {seat}: свиту нельзя отозвать (R10.4)",
    ),
    "moved": (
        "seat {seat}: only the seat to act has moved troops (R10.1)",
        "Platz {seat}: Nur wer am Zug ist, hat bewegte Truppen (R10.1)",
        "место {seat}: передвинутые отряды есть только у того, чей сейчас ход (R10.1)",
    ),
    # the whole
    "start_is_open": (
        "the start tile is open terrain: “centre: mill, open” (R2.4)",
        "die Anfangsländerei ist offenes Gelände: „centre: mill, open“ (R2.4)",
        "начальный жетон — открытая местность: «centre: mill, open» (R2.4)",
    ),
    "hidden_both": (
        "the start tile and the stack are both hidden, or both known (R18.1)",
        "Anfangsländerei und Stapel sind beide verdeckt oder beide bekannt (R18.1)",
        "начальный жетон и стопка либо оба скрыты, либо оба известны (R18.1)",
    ),
    "nowhere": (
        "tiles in play that are named nowhere: {count} ({names}); hidden: {wanted} (R2.1)",
        "Plättchen im Spiel, die nirgends genannt sind: {count} ({names}); verdeckt: {wanted}"
        " (R2.1)",
        "жетонов, которые нигде не названы: {count} ({names}); скрыто: {wanted} (R2.1)",
    ),
    "none_left": (
        "every tile is named, but {wanted} should be hidden (R2.1)",
        "alle Plättchen sind genannt, aber {wanted} müssten verdeckt sein (R2.1)",
        "названы все жетоны, а скрытых должно быть {wanted} (R2.1)",
    ),
    "backs": (
        "the backs that are seen need more hidden tiles of this colour: {colour}",
        "für die sichtbaren Rückseiten fehlen verdeckte Plättchen dieser Farbe: {colour}",
        "для видимых рубашек не хватает скрытых жетонов этого цвета: {colour}",
    ),
    "reserve_full": (
        "tiles in the reserve: {count}; with a stack there are {most} (R5.3)",
        "Plättchen in der Reserve: {count}; solange es einen Stapel gibt, sind es {most} (R5.3)",
        "жетонов в резерве: {count}; пока есть стопка, их {most} (R5.3)",
    ),
    "last_round": (
        "turns left: the last round begins when the stack is empty (R13.1)",
        "turns left: Die letzte Runde beginnt, wenn der Stapel leer ist (R13.1)",
        "turns left: последний раунд начинается, когда стопка пуста (R13.1)",
    ),
    "crown": (
        "the shield shows the other crown but no tile was taken: write “taken” (R5.4)",
        "der Schild zeigt die andere Krone, aber kein Plättchen ist genommen: Schreib „taken“"
        " (R5.4)",
        "щит показывает чужую корону, но жетон не взят: напишите «taken» (R5.4)",
    ),
    "discard": (
        "to discard: a seat that has taken and holds more than {most} tiles (R6.1)",
        "to discard: ein Platz, der genommen hat und mehr als {most} Plättchen hält (R6.1)",
        "to discard: место, где жетон взят и в руке больше {most} жетонов (R6.1)",
    ),
    "hand_after": (
        "seat {seat}: more than {most} tiles in hand after its turn (R6.1)",
        "Platz {seat}: mehr als {most} Plättchen auf der Hand nach dem Zug (R6.1)",
        "место {seat}: после хода в руке больше {most} жетонов (R6.1)",
    ),
    "no_tower": (
        "sieges: no siege tower of the seat to act stands there (R12.1)",
        "sieges: Dort steht kein eigener Belagerungsturm (R12.1)",
        "sieges: там нет осадной башни того, чей сейчас ход (R12.1)",
    ),
    "no_siege": (
        "sieges: an enemy building with two of the seat’s towers beside it is needed (R12.1)",
        "sieges: Nötig ist ein gegnerisches Gebäude, an das zwei eigene Belagerungstürme grenzen"
        " (R12.1)",
        "sieges: нужна чужая постройка, рядом с которой две свои осадные башни (R12.1)",
    ),
}
TROOPS_OF: Phrases = ("troops of seat {seat}", "Truppen von Platz {seat}", "отряды места {seat}")
A_SEAT: Phrases = ("a seat", "ein Platz", "место")
HIDDEN_TILES: Phrases = (
    "the number of hidden tiles",
    "die Anzahl der verdeckten Plättchen",
    "количество скрытых жетонов",
)
