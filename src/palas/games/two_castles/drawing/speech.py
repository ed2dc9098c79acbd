"""The words on the picture of Two Castles, in three languages."""

from __future__ import annotations

from typing import NamedTuple


class Speech(NamedTuple):
    """Everything the picture says; braces are filled in where it is said."""

    title: str
    seat: str
    you: str
    with_whom: str
    between: str
    round: str
    round_short: str
    to_the_left: str
    to_the_right: str
    lower_counts: str
    hands: str
    no_tiles: str
    passed_to: str
    choose_two: str
    choose_second: str
    assign: str
    assign_ludwig: str
    place: str
    place_short: str
    place_here: str
    waits_for: str
    done: str
    wait: str
    agree: str
    disagree: str
    proposes: str
    take_bonus: str
    take_room: str
    take_card: str
    take_attendant: str
    take_special: str
    deciding: str
    draw_rooms: str
    attendant: str
    bonus_card: str
    waiting: str
    supply: str
    cards_left: str
    others: str
    final: str
    wins: str
    shared: str
    describe: str


ENGLISH = Speech(
    title="Two Castles",
    seat="Seat {}",
    you="You",
    with_whom="you and {}",
    between="{} and {}",
    round="Round {} of 2 · turn {} of 4 · {}",
    round_short="Round {} · turn {} of 4",
    to_the_left="tiles pass to the left",
    to_the_right="tiles pass to the right",
    lower_counts="the lower one counts",
    hands="Everyone’s tiles",
    no_tiles="no tiles",
    passed_to="Passed on to {}",
    choose_two="Choose two tiles: one for each castle.",
    choose_second="Choose the second tile.",
    assign="Which tile goes to which castle?",
    assign_ludwig="Ludwig’s two tiles: which goes to which castle?",
    place="{}: choose a highlighted place",
    place_short="Choose a highlighted place",
    place_here="{}: build here?",
    waits_for="{} builds here",
    done="Done for this turn",
    wait="Let {} build first",
    agree="Agree",
    disagree="Disagree",
    proposes="{} proposes",
    take_bonus="Downstairs bonus: choose another type’s bonus",
    take_room="Food bonus: build one of the five",
    take_card="Utility bonus: keep one card",
    take_attendant="Living bonus: choose an attendant",
    take_special="Bonus: choose a special room",
    deciding="{} decides on a bonus",
    draw_rooms="draw five",
    attendant="attendant",
    bonus_card="bonus card",
    waiting="Waiting for {}.",
    supply="supply",
    cards_left="cards",
    others="The other castles",
    final="Final score",
    wins="{} wins",
    shared="{} share the victory",
    describe="{} castles are being built; round {}, turn {}.",
)

GERMAN = Speech(
    title="Zwischen zwei Schlössern",
    seat="Platz {}",
    you="Du",
    with_whom="du und {}",
    between="{} und {}",
    round="Runde {} von 2 · Zug {} von 4 · {}",
    round_short="Runde {} · Zug {} von 4",
    to_the_left="weiter nach links",
    to_the_right="weiter nach rechts",
    lower_counts="das mit weniger Punkten zählt",
    hands="Was alle auf der Hand haben",
    no_tiles="keine Räume",
    passed_to="Weiter an {}",
    choose_two="Wähle zwei Räume: einen für jedes Schloss.",
    choose_second="Wähle den zweiten Raum.",
    assign="Welcher Raum kommt in welches Schloss?",
    assign_ludwig="Ludwigs zwei Räume: Welcher kommt in welches Schloss?",
    place="{}: Wähle ein markiertes Feld",
    place_short="Wähle ein markiertes Feld",
    place_here="{}: hier anlegen?",
    waits_for="{} legt hier an",
    done="Für diesen Zug fertig",
    wait="{} zuerst",
    agree="Einverstanden",
    disagree="Ablehnen",
    proposes="{} schlägt vor",
    take_bonus="Kellerraum-Bonus: Wähle einen anderen Bonus",
    take_room="Speiseraum-Bonus: Lege einen der fünf Räume an",
    take_card="Wirtschaftsraum-Bonus: Behalte eine Karte",
    take_attendant="Wohnraum-Bonus: Wähle einen Bediensteten",
    take_special="Bonus: Wähle einen Sonderraum",
    deciding="{} entscheidet über einen Bonus",
    draw_rooms="fünf ziehen",
    attendant="Bediensteter",
    bonus_card="Bonuskarte",
    waiting="Noch nicht fertig: {}.",
    supply="Vorrat",
    cards_left="Karten",
    others="Die anderen Schlösser",
    final="Schlusswertung",
    wins="{} gewinnt",
    shared="{} teilen sich den Sieg",
    describe="{} Schlösser werden gebaut; Runde {}, Zug {}.",
)

RUSSIAN = Speech(
    title="Между двух замков",
    seat="Место {}",
    you="Вы",
    with_whom="вы и {}",
    between="{} и {}",
    round="Раунд {} из 2 · ход {} из 4 · {}",
    round_short="Раунд {} · ход {} из 4",
    to_the_left="жетоны идут влево",
    to_the_right="жетоны идут вправо",
    lower_counts="в зачёт идёт меньший",
    hands="Жетоны игроков",
    no_tiles="жетонов нет",
    passed_to="Дальше: {}",
    choose_two="Выберите два жетона: по одному на замок.",
    choose_second="Выберите второй жетон.",
    assign="Какой жетон — в какой замок?",
    assign_ludwig="Два жетона Людвига: какой — в какой замок?",
    place="{}: выберите место",
    place_short="Выберите подсвеченное место",
    place_here="{}: построить здесь?",
    waits_for="Здесь строит {}",
    done="В этот ход уже построено",
    wait="Сначала {}",
    agree="Согласиться",
    disagree="Отклонить",
    proposes="Предлагает {}",
    take_bonus="Бонус за подвальные: выберите бонус другого типа",
    take_room="Бонус за трапезные: постройте одно из пяти",
    take_card="Бонус за подсобные: оставьте одну карту",
    take_attendant="Бонус за гостиные: выберите слугу",
    take_special="Бонус: выберите особое помещение",
    deciding="Бонус выбирает {}",
    draw_rooms="взять пять",
    attendant="слуга",
    bonus_card="карта бонуса",
    waiting="Ждём: {}.",
    supply="запас",
    cards_left="карты",
    others="Другие замки",
    final="Итоговый счёт",
    wins="Победа: {}",
    shared="Победу делят: {}",
    describe="Строится замков: {}; раунд {}, ход {}.",
)

SPEECH = {"en": ENGLISH, "de": GERMAN, "ru": RUSSIAN}
