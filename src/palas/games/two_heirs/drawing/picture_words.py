"""The words on the picture of Two Heirs, in three languages."""

from __future__ import annotations

from typing import NamedTuple

from palas.kernel.phrases import Forms, counted


class Words(NamedTuple):
    """Everything the picture says; braces are filled in where it is said."""

    title: str
    seat: str
    you: str
    to_play: str
    plays: str
    by_road: str
    roads: str
    take: str
    due: str
    one_more: str
    taken: str
    build: str
    as_you_can: str
    discount: str
    move: str
    left_to_move: str
    reserve: str
    reach: str
    yours: str
    theirs: str
    took: str
    holds: str
    holds_nothing: str
    your_hand: str
    no_tiles: str
    access: str
    stack: str
    stack_left: str
    stack_empty: str
    chronicle: str
    short: str
    lay_open: str
    discard: str
    use_camp: str
    retreat: str
    deploy: str
    spare: str
    end_turn: str
    last_turn: str
    ask_take: str
    ask_camp: str
    ask_turn: str
    ask_siege: str
    ask_discard: str
    wait_take: str
    wait: str
    from_reserve: str
    from_troop: str
    from_building: str
    from_discount: str
    cell: str
    troops: str
    final: str
    wins: str
    shared: str
    by_troops: str
    total: str
    in_reserve: str
    describe: str


ENGLISH = Words(
    title="The Two Heirs",
    seat="Seat {}",
    you="You",
    to_play="to play",
    plays="to play",
    by_road="{} from roads",
    roads="Roads",
    take="Take",
    due="mandatory",
    one_more="one more, if you like",
    taken="done",
    build="Build",
    as_you_can="optional",
    discount="{} off the price",
    move="Move",
    left_to_move="troops left: {}",
    reserve="Royal reserve",
    reach="reach {}",
    yours="yours to take",
    theirs="{} to take",
    took="already taken",
    holds="{}’s hand",
    holds_nothing="nothing",
    your_hand="Your hand",
    no_tiles="No tiles in hand",
    access="you have access to",
    stack="Stack",
    stack_left="{} left",
    stack_empty="empty",
    chronicle="Log",
    short="{} short",
    lay_open="Open terrain",
    discard="Discard",
    use_camp="Field camp: take once more",
    retreat="Back to the reserve",
    deploy="Deploy a troop",
    spare="Spare them",
    end_turn="End turn",
    last_turn="last turn",
    ask_take="Take a tile before your turn ends; build and move as you like.",
    ask_camp="You may take one more tile, build, move or end your turn.",
    ask_turn="Build, move or end your turn.",
    ask_siege="Siege! Raze a marked building, or spare all.",
    ask_discard="You may keep only {1} tiles: discard {0}.",
    wait_take="{} is playing and still has to take a tile.",
    wait="{} is playing.",
    from_reserve="from the royal reserve",
    from_troop="from a troop",
    from_building="from a building",
    from_discount="discount for open terrain",
    cell="Cell {}",
    troops="Troops of {}",
    final="Final score",
    wins="{} wins",
    shared="{} share the crown",
    by_troops="with more troops in the reserve",
    total="Total",
    in_reserve="Troops in the reserve",
    describe="Tiles on the land: {}; in the stack: {}.",
)

GERMAN = Words(
    title="Die zwei Erben",
    seat="Platz {}",
    you="Du",
    to_play="am Zug",
    plays="am Zug",
    by_road="{} durch Straßen",
    roads="Straßen",
    take="Nehmen",
    due="noch offen",
    one_more="noch eins erlaubt",
    taken="erledigt",
    build="Bauen",
    as_you_can="freiwillig",
    discount="Rabatt {}",
    move="Bewegen",
    left_to_move="Truppen: {}",
    reserve="Königliche Reserve",
    reach="Reichweite {}",
    yours="du nimmst",
    theirs="{} nimmt",
    took="schon genommen",
    holds="Hand: {}",
    holds_nothing="leer",
    your_hand="Deine Hand",
    no_tiles="Keine Plättchen auf der Hand",
    access="dein Zugriff",
    stack="Stapel",
    stack_left="noch {}",
    stack_empty="leer",
    chronicle="Verlauf",
    short="es fehlt {}",
    lay_open="Als Gelände",
    discard="Ablegen",
    use_camp="Feldlager: noch einmal nehmen",
    retreat="Zurück in die Reserve",
    deploy="Truppe stationieren",
    spare="Verschonen",
    end_turn="Zug beenden",
    last_turn="letzter Zug",
    ask_take="Nimm 1 Plättchen; außerdem darfst du bauen und Truppen bewegen.",
    ask_camp="Du darfst noch 1 Plättchen nehmen, bauen, Truppen bewegen oder den Zug beenden.",
    ask_turn="Baue, bewege Truppen oder beende deinen Zug.",
    ask_siege="Belagerung! Zerstöre ein markiertes Gebäude oder verschone alle.",
    ask_discard="Du darfst nur {1} Plättchen behalten: Lege {0} ab.",
    wait_take="{} ist am Zug und muss noch ein Plättchen nehmen.",
    wait="{} ist am Zug.",
    from_reserve="aus der Königlichen Reserve",
    from_troop="von einer Truppe",
    from_building="von einem Gebäude",
    from_discount="Rabatt für offenes Gelände",
    cell="Feld {}",
    troops="Truppen: {}",
    final="Schlusswertung",
    wins="{} gewinnt",
    shared="{} teilen sich die Krone",
    by_troops="mit mehr Truppen in der Reserve",
    total="Summe",
    in_reserve="Truppen in der Reserve",
    describe="Plättchen in der Landschaft: {}; im Stapel: {}.",
)

RUSSIAN = Words(
    title="Два наследника",
    seat="Место {}",
    you="Вы",
    to_play="ваш ход",
    plays="ходит",
    by_road="за дороги: {}",
    roads="Дороги",
    take="Взять",
    due="ещё не взято",
    one_more="можно ещё один",
    taken="сделано",
    build="Строить",
    as_you_can="по желанию",
    discount="скидка {}",
    move="Двигать",
    left_to_move="отрядов: {}",
    reserve="Королевский резерв",
    reach="дальность {}",
    yours="берёте вы",
    theirs="берёт {}",
    took="уже взято",
    holds="Жетоны: {}",
    holds_nothing="пусто",
    your_hand="Ваши жетоны",
    no_tiles="Жетонов в руке нет",
    access="вам доступно",
    stack="Стопка",
    stack_left="осталось {}",
    stack_empty="пусто",
    chronicle="Журнал",
    short="не хватает {}",
    lay_open="Местность",
    discard="Сбросить",
    use_camp="Полевой лагерь: взять ещё раз",
    retreat="Назад в резерв",
    deploy="Выставить отряд",
    spare="Пощадить",
    end_turn="Закончить ход",
    last_turn="последний ход",
    ask_take="Возьмите жетон; ещё можно строить и двигать отряды.",
    ask_camp="Можно взять ещё один жетон, строить, двигать отряды или закончить ход.",
    ask_turn="Стройте, двигайте отряды или закончите ход.",
    ask_siege="Осада! Разрушьте одну из отмеченных построек или пощадите все.",
    ask_discard="В руке остаётся не больше {1}: сбросьте жетонов: {0}.",
    wait_take="Ходит {}: ещё нужно взять жетон.",
    wait="Ходит {}.",
    from_reserve="из королевского резерва",
    from_troop="от отряда",
    from_building="от постройки",
    from_discount="скидка за открытую местность",
    cell="Клетка {}",
    troops="Отряды: {}",
    final="Итоговый счёт",
    wins="Победа: {}",
    shared="Корону делят: {}",
    by_troops="(больше отрядов в резерве)",
    total="Всего",
    in_reserve="Отряды в резерве",
    describe="Жетонов на земле: {}; в стопке: {}.",
)

POINTS: Forms = (("point", "points"), ("Punkt", "Punkte"), ("очко", "очка", "очков"))
WORDS = {"en": ENGLISH, "de": GERMAN, "ru": RUSSIAN}


def points_words(number: int, language: str) -> str:
    """Return '2 points'."""
    return counted(number, POINTS, language)


def capital(words: str) -> str:
    """Return words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]
