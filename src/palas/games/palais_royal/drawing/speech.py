"""The words on the picture of Palais Royal, in three languages."""

from __future__ import annotations

from typing import NamedTuple

from ..state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    SUPPLYING,
)
from ..tables import (
    BACK_DOOR,
    CARDINAL,
    COURT,
    GATE,
    KING,
    MADAME,
    MINT,
    SCRIPTORIUM,
    STAIRCASE,
)


class Speech(NamedTuple):
    """Everything the picture says; braces are filled in where it is said."""

    title: str
    seat: str
    you: str
    round: str
    round_short: str
    last_round: str
    opening: str
    steps: tuple[str, str, str, str, str]
    rooms: dict[int, str]
    short_rooms: dict[int, str]
    prompts: dict[int, str]  # by phase
    waiting: str
    next: dict[int, str]  # by phase: the button that goes on
    places: str
    to_gate: str
    from_rooms: str
    moves_from: str
    moves_to: str
    attend: str
    take_gold: str
    king_servant: str
    madame_servant: str
    recruit: str
    from_where: str
    draw: str
    keep: str
    play: str
    ways: tuple[str, str, str]
    enters: str
    breaks_ties: str
    supply: str
    gold: str
    turquoise: str
    violet: str
    recruits: str
    points: str
    nobles: str
    no_nobles: str
    cards: str
    drawn: str
    no_cards: str
    everybody: str
    pile: str
    discards: str
    others: str
    start: str
    price: str
    any_time: str
    in_action: str
    score_sheet: str
    by_nobles: str
    by_played: str
    by_hand: str
    wins: str
    shared: str
    describe: str

    def room_name(self, room: int, short: bool = False) -> str:
        """Return the name of a room as it stands in the plan."""
        return self.short_rooms.get(room, self.rooms[room]) if short else self.rooms[room]


ENGLISH = Speech(
    title="Palais Royal",
    seat="Seat {}",
    you="you",
    round="Round {} · nobles in the park: {}, last round at {}",
    round_short="Round {} · {} nobles",
    last_round="Last round · nobles in the park: {}",
    opening="Opening",
    steps=("Supply", "Move", "Gold, seals", "Recruit", "Back door"),
    rooms={
        BACK_DOOR: "Back door",
        SCRIPTORIUM: "Writing room",
        CARDINAL: "Cardinal",
        MINT: "Mint",
        GATE: "Gate",
        MADAME: "Madame",
        STAIRCASE: "Staircase",
        KING: "King’s cabinet",
        COURT: "Court",
    },
    short_rooms={KING: "King"},
    prompts={
        OPENING: "Place your opening servants in any rooms: {} left.",
        SUPPLYING: "Supply: bring up to {} to the gate.",
        MOVING: "Move your servants; moves left: {}.",
        ATTENDING: "Take your gold and place your bonus servants.",
        RECRUITING: "Recruit nobles: {} more this turn, {} within reach.",
        DRAWING: "Back door: draw up to {}.",
        KEEPING: "Keep up to {} of those drawn.",
        CLOSING: "Play an “any time” card or end your turn.",
    },
    waiting="{} is playing: {}.",
    next={
        SUPPLYING: "On to moving",
        MOVING: "Done moving",
        ATTENDING: "Leave the rest",
        RECRUITING: "Done recruiting",
        DRAWING: "Draw nothing",
        KEEPING: "Keep no more",
        CLOSING: "End the turn",
    },
    places="{}: place opening servants",
    to_gate="{} to the gate",
    from_rooms="{}: a servant from here",
    moves_from="{}: move servants from here",
    moves_to="{}: move servants here",
    attend="All of it at once",
    take_gold="Take {} gold",
    king_servant="Servant to the king",
    madame_servant="Servant to Madame",
    recruit="Recruit for {}",
    from_where="choose where the servant for the border field comes from",
    draw="Draw {}",
    keep="Keep {}",
    play="Play {}",
    ways=("two turquoise seals", "one of each", "two violet seals"),
    enters="entrance",
    breaks_ties="breaks ties",
    supply="in supply",
    gold="gold",
    turquoise="turquoise",
    violet="violet",
    recruits="recruits",
    points="points so far",
    nobles="My nobles",
    no_nobles="none yet",
    cards="My privilege cards",
    drawn="Cards drawn",
    no_cards="no cards",
    everybody="Everybody’s nobles",
    pile="Pile: {}",
    discards="Discards: {}",
    others="{} more servants beside the palace",
    start="starting player",
    price="{} gold",
    any_time="any time",
    in_action="in action {}",
    score_sheet="Final score",
    by_nobles="Nobles",
    by_played="Points cards",
    by_hand="Cards in hand",
    wins="{} wins",
    shared="{} share the victory",
    describe="Round {}; {} nobles are in the park.",
)

GERMAN = Speech(
    title="Palais Royal",
    seat="Platz {}",
    you="du",
    round="Runde {} · Adlige im Park: {}, letzte Runde ab {}",
    round_short="Runde {} · {} Adlige",
    last_round="Letzte Runde · Adlige im Park: {}",
    opening="Aufstellung",
    steps=("Nachschub", "Bewegung", "Gold, Siegel", "Anwerbung", "Hintereingang"),
    rooms={
        BACK_DOOR: "Hintereingang",
        SCRIPTORIUM: "Schreibstube",
        CARDINAL: "Kardinal",
        MINT: "Münzerei",
        GATE: "Tor",
        MADAME: "Madame de Pompadour",
        STAIRCASE: "Treppenhaus",
        KING: "Kabinett des Königs",
        COURT: "Ehrenhof",
    },
    short_rooms={KING: "König", MADAME: "Madame"},
    prompts={
        OPENING: "Setze deine Startdiener in beliebige Räume: noch {}.",
        SUPPLYING: "Nachschub: Bringe höchstens {} ans Tor.",
        MOVING: "Bewege deine Diener; Bewegungen übrig: {}.",
        ATTENDING: "Nimm dein Gold und setze deine Bonusdiener.",
        RECRUITING: "Wirb Adlige an: noch {} in diesem Zug, erreichbar {}.",
        DRAWING: "Hintereingang: Ziehe höchstens {}.",
        KEEPING: "Behalte davon höchstens {}.",
        CLOSING: "Spiele eine Karte mit „jederzeit“ oder beende den Zug.",
    },
    waiting="{} ist am Zug: {}.",
    next={
        SUPPLYING: "Weiter zur Bewegung",
        MOVING: "Bewegung beenden",
        ATTENDING: "Rest lassen",
        RECRUITING: "Anwerbung beenden",
        DRAWING: "Keine Karten ziehen",
        KEEPING: "Keine weitere behalten",
        CLOSING: "Zug beenden",
    },
    places="{}: Startdiener einsetzen",
    to_gate="{} ans Tor",
    from_rooms="{}: ein Diener von hier",
    moves_from="{}: Diener von hier ziehen",
    moves_to="{}: Diener hierher ziehen",
    attend="Alles auf einmal",
    take_gold="{} Gold nehmen",
    king_servant="Diener zum König",
    madame_servant="Diener zur Madame",
    recruit="Anwerben für {}",
    from_where="wähle, woher der Diener für das Randfeld kommt",
    draw="{} ziehen",
    keep="{} behalten",
    play="{} spielen",
    ways=("zwei türkise Siegel", "von jedem eins", "zwei violette Siegel"),
    enters="Eingang",
    breaks_ties="bricht Gleichstände",
    supply="im Vorrat",
    gold="Gold",
    turquoise="türkis",
    violet="violett",
    recruits="Anwerbungen",
    points="Punkte bisher",
    nobles="Meine Adligen",
    no_nobles="noch keine",
    cards="Meine Privileg-Karten",
    drawn="Gezogene Karten",
    no_cards="keine Karten",
    everybody="Adlige aller Spieler",
    pile="Stapel: {}",
    discards="Ablage: {}",
    others="noch {} übrige Diener",
    start="Startspieler",
    price="{} Gold",
    any_time="jederzeit",
    in_action="in Aktion {}",
    score_sheet="Schlusswertung",
    by_nobles="Adlige",
    by_played="Punktekarten",
    by_hand="Handkarten",
    wins="{} gewinnt",
    shared="{} teilen sich den Sieg",
    describe="Runde {}; {} Adlige sind im Park.",
)

RUSSIAN = Speech(
    title="Пале-Рояль",
    seat="Место {}",
    you="вы",
    round="Раунд {} · дворян в парке: {}, последний при {} и меньше",
    round_short="Раунд {} · дворян: {}",
    last_round="Последний раунд · дворян: {}",
    opening="Расстановка",
    steps=("Пополнение", "Перемещение", "Золото, печати", "Наём", "Чёрный ход"),
    rooms={
        BACK_DOOR: "Чёрный ход",
        SCRIPTORIUM: "Канцелярия",
        CARDINAL: "Кардинал",
        MINT: "Монетный двор",
        GATE: "Ворота",
        MADAME: "Покои мадам",
        STAIRCASE: "Лестница",
        KING: "Кабинет короля",
        COURT: "Почётный двор",
    },
    short_rooms={KING: "Король", MADAME: "Мадам", MINT: "Мон. двор", COURT: "Поч. двор"},
    prompts={
        OPENING: "Расставьте первых слуг по любым комнатам: осталось {}.",
        SUPPLYING: "Пополнение: приведите к воротам не больше {}.",
        MOVING: "Перемещайте слуг; осталось шагов: {}.",
        ATTENDING: "Возьмите золото и поставьте дополнительных слуг.",
        RECRUITING: "Нанимайте дворян; ещё наймов: {}, доступно дворян: {}.",
        DRAWING: "Чёрный ход: возьмите не больше {}.",
        KEEPING: "Оставьте себе из взятых не больше {}.",
        CLOSING: "Сыграйте карту «в любой момент» или закончите ход.",
    },
    waiting="Ходит {}, этап «{}».",
    next={
        SUPPLYING: "К перемещению",
        MOVING: "Больше не перемещать",
        ATTENDING: "Не брать",
        RECRUITING: "Больше не нанимать",
        DRAWING: "Не брать карт",
        KEEPING: "Больше не оставлять",
        CLOSING: "Закончить ход",
    },
    places="{}: поставить первых слуг",
    to_gate="{} к воротам",
    from_rooms="{}: взять слугу отсюда",
    moves_from="{}: переместить слуг отсюда",
    moves_to="{}: переместить слуг сюда",
    attend="Всё сразу",
    take_gold="Взять золотых: {}",
    king_servant="Слугу к королю",
    madame_servant="Слугу к мадам",
    recruit="Нанять за {}",
    from_where="выберите, откуда взять слугу для края парка",
    draw="Взять {}",
    keep="Оставить: {}",
    play="Сыграть: {}",
    ways=("две бирюзовые печати", "по одной печати", "две лиловые печати"),
    enters="вход слуг",
    breaks_ties="разрешает ничьи",
    supply="в запасе",
    gold="золотые",
    turquoise="бирюзовые",
    violet="лиловые",
    recruits="наймы",
    points="очки сейчас",
    nobles="Мои дворяне",
    no_nobles="пока никого",
    cards="Мои карты привилегий",
    drawn="Взятые карты",
    no_cards="карт нет",
    everybody="Дворяне всех игроков",
    pile="Колода: {}",
    discards="Сброс: {}",
    others="ещё слуг у дворца: {}",
    start="первый игрок",
    price="цена: {}",
    any_time="в любой момент",
    in_action="в действии {}",
    score_sheet="Итоговый счёт",
    by_nobles="Дворяне",
    by_played="Карты очков",
    by_hand="Карты в руке",
    wins="Побеждает {}",
    shared="Победу делят {}",
    describe="Раунд {}; дворян в парке: {}.",
)

SPEECH = {"en": ENGLISH, "de": GERMAN, "ru": RUSSIAN}
