"""The words on the picture of Big Boss, in three languages."""

from __future__ import annotations

from typing import NamedTuple


class Words(NamedTuple):
    """Everything the picture says; braces are filled in by the panels."""

    title: str
    seat: str
    your_hand: str
    hands: str
    no_cards: str
    castle_values: str
    flags_fly: str
    building_cards: str
    each: str
    deck: str
    tower: str
    tower_cards: str
    in_stock: str
    tower_rule: str
    supply: str
    blocks: str
    stones: str
    chronicle: str
    seats: str
    to_play: str
    has_left: str
    villa: str
    found: tuple[str, str]  # on a card, in two lines
    found_short: str
    blocked: tuple[str, str]
    anywhere: tuple[str, str]
    no_noble: str
    pass_turn: str
    your_turn: str
    your_turn_withdraw: str
    your_action: str
    must_pass: str
    must_withdraw: str
    seat_noble: str
    which_survives: str
    which_villa: str
    chosen_card: str
    chosen_tower: str
    waiting: str
    final: str
    wins: str
    shared: str
    money: str
    nobles: str
    levels: str
    plot: str
    card: str
    describe: str


ENGLISH = Words(
    title="Big Boss",
    seat="Seat {}",
    your_hand="Your hand",
    hands="Hands",
    no_cards="no cards",
    castle_values="Castle values",
    flags_fly="{} of 8 flags fly",
    building_cards="Building cards",
    each="each",
    deck="deck",
    tower="tower",
    tower_cards="Tower cards",
    in_stock="{} left",
    tower_rule="builds on level 2–5, not where a rival’s noble stands",
    supply="Supply",
    blocks="blocks",
    stones="stones",
    chronicle="Log",
    seats="Seats",
    to_play="to play",
    has_left="has left",
    villa="villa",
    found=("found", "castle"),
    found_short="found",
    blocked=("pays 50", "no block"),
    anywhere=("any stack", "to 2–5"),
    no_noble="no noble",
    pass_turn="pass",
    your_turn="Your turn: build, or buy a card.",
    your_turn_withdraw="Your turn: build or buy; you may first withdraw a noble.",
    your_action="Now build, or buy a card.",
    must_pass="You can neither build nor buy.",
    must_withdraw="You cannot pay for a card: withdraw a noble.",
    seat_noble="Seat a noble? A baron costs {}, a grandee {}.",
    which_survives="Two castles meet. Which one stays?",
    which_villa="A flag is free. Which villa takes it?",
    chosen_card="Card {}: where to build?",
    chosen_tower="Tower card: plot {}.",
    waiting="{} is playing.",
    final="Final score",
    wins="{} wins",
    shared="{} share the victory",
    money="Real",
    nobles="nobles",
    levels="level 2+",
    plot="Plot {}",
    card="Card {}",
    describe="Castles on the street: {}; blocks left: {}.",
)

GERMAN = Words(
    title="Big Boss",
    seat="Platz {}",
    your_hand="Deine Hand",
    hands="Alle Handkarten",
    no_cards="keine Karten",
    castle_values="Schlosswerte",
    flags_fly="{} von 8 Fahnen wehen",
    building_cards="Baukarten",
    each="je",
    deck="Stapel",
    tower="Turm",
    tower_cards="Turmkarten",
    in_stock="noch {}",
    tower_rule="für Ebene 2–5, nicht bei fremden Adligen",
    supply="Vorrat",
    blocks="Bausteine",
    stones="Gründungssteine",
    chronicle="Verlauf",
    seats="Plätze",
    to_play="am Zug",
    has_left="ausgeschieden",
    villa="Villa",
    found=("Schloss", "gründen"),
    found_short="gründen",
    blocked=("zahlt 50", "kein Baustein"),
    anywhere=("aufbauen", "Ebene 2–5"),
    no_noble="kein Adliger",
    pass_turn="passen",
    your_turn="Du bist am Zug: Baue oder kaufe eine Karte.",
    your_turn_withdraw="Baue oder kaufe; zuvor darfst du einen Adligen zurückziehen.",
    your_action="Baue jetzt oder kaufe eine Karte.",
    must_pass="Du kannst weder bauen noch kaufen.",
    must_withdraw="Keine Karte bezahlbar: Ziehe einen Adligen zurück.",
    seat_noble="Adligen einsetzen? Ein Baron kostet {}, ein Grande {}.",
    which_survives="Zwei Schlösser treffen sich. Welches bleibt?",
    which_villa="Eine Fahne ist frei. Welche Villa bekommt sie?",
    chosen_card="Karte {}: Wo bauen?",
    chosen_tower="Turmkarte: Feld {}.",
    waiting="{} ist am Zug.",
    final="Endabrechnung",
    wins="{} gewinnt",
    shared="{} teilen sich den Sieg",
    money="Real",
    nobles="Adlige",
    levels="ab Ebene 2",
    plot="Feld {}",
    card="Karte {}",
    describe="Schlösser an der Straße: {}; Bausteine übrig: {}.",
)

RUSSIAN = Words(
    title="Биг Босс",
    seat="Место {}",
    your_hand="Ваши карты",
    hands="Карты игроков",
    no_cards="карт нет",
    castle_values="Стоимость замков",
    flags_fly="флагов: {} из 8",
    building_cards="Карты строительства",
    each="по",
    deck="колода",
    tower="башня",
    tower_cards="Карты башни",
    in_stock="осталось {}",
    tower_rule="надстройка до уровня 2–5, не там, где чужой дворянин",
    supply="Запас",
    blocks="блоки",
    stones="камни",
    chronicle="Журнал",
    seats="Места",
    to_play="ходит",
    has_left="вне игры",
    villa="вилла",
    found=("основать", "замок"),
    found_short="основать",
    blocked=("платит 50", "без блока"),
    anywhere=("надстроить", "до 2–5"),
    no_noble="никого",
    pass_turn="пасовать",
    your_turn="Ваш ход: стройте или купите карту.",
    your_turn_withdraw="Стройте или купите карту; сначала можно отозвать дворянина.",
    your_action="Теперь стройте или купите карту.",
    must_pass="Вы не можете ни построить, ни купить карту.",
    must_withdraw="На карту не хватает: отзовите дворянина.",
    seat_noble="Поставить дворянина? Барон стоит {}, гранд {}.",
    which_survives="Два замка встретились. Какой останется?",
    which_villa="Флаг освободился. Какая вилла его получит?",
    chosen_card="Карта {}: где строить?",
    chosen_tower="Карта башни: участок {}.",
    waiting="Ходит {}.",
    final="Итоговый счёт",
    wins="Победа: {}",
    shared="Победу делят: {}",
    money="реалы",
    nobles="дворяне",
    levels="с уровня 2",
    plot="Участок {}",
    card="Карта {}",
    describe="Замков на улице: {}; осталось блоков: {}.",
)

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "ru": RUSSIAN}
