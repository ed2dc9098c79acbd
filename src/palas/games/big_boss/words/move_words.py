"""The words of every move in Big Boss.

The English words are a promise: records and programs may rely on them.
"""

from __future__ import annotations

from palas.games.big_boss.action_kinds import Act, Kind, act_of, effect_of_card
from palas.games.big_boss.names import building_name
from palas.games.big_boss.state import BARON, NO_NOBLE, NOBLE, State
from palas.games.big_boss.tables import STONE_NOBLES, STONE_SIZE
from palas.games.big_boss.words.phrases import stone_plots
from palas.kernel.phrases import Phrases, say

MOVES: dict[str, Phrases] = {
    "pass": ("pass", "passen", "пасовать"),
    "buy_blind": (
        "buy the top card of the deck",
        "die oberste Karte des Stapels kaufen",
        "купить верхнюю карту колоды",
    ),
    "buy_open": (
        "buy open card {card}",
        "die offene Karte {card} kaufen",
        "купить открытую карту {card}",
    ),
    "buy_tower": ("buy a tower card", "eine Turmkarte kaufen", "купить карту башни"),
    "villa": (
        "build a villa on {plot}",
        "eine Villa auf Feld {plot} errichten",
        "построить виллу на участке {plot}",
    ),
    "extend": (
        "extend {building.accusative} on {plot}",
        "{building.accusative} auf Feld {plot} erweitern",
        "расширить {building.accusative} на участке {plot}",
    ),
    "raise": (
        "raise {building.accusative} on {plot} to level {level}",
        "{building.accusative} auf Feld {plot} bis Ebene {level} aufstocken",
        "надстроить {building.accusative} на участке {plot} до уровня {level}",
    ),
    "tower": (
        "raise {building.accusative} on {plot} to level {level} with a tower card",
        "{building.accusative} auf Feld {plot} mit einer Turmkarte bis Ebene {level} aufstocken",
        "надстроить {building.accusative} по карте башни на участке {plot} до уровня {level}",
    ),
    "tower_on_nothing": (
        "put a tower card on the empty plot {plot}",
        "eine Turmkarte auf dem leeren Feld {plot} spielen",
        "сыграть карту башни на пустой участок {plot}",
    ),
    "join": (
        "join {building.accusative} and {other.accusative} on {plot}",
        "{building.accusative} und {other.accusative} auf Feld {plot} verbinden",
        "соединить {building.accusative} и {other.accusative} на участке {plot}",
    ),
    "join_villas": (
        "join two villas on {plot}",
        "zwei Villen auf Feld {plot} verbinden",
        "соединить две виллы на участке {plot}",
    ),
    "give_up": (
        "give up a block between {building.instrumental} and {other.instrumental} on {plot}",
        "den Baustein zwischen {building.instrumental} und {other.instrumental} auf Feld {plot}"
        " aus dem Spiel nehmen",
        "убрать из игры блок между {building.instrumental} и {other.instrumental} на участке"
        " {plot}",
    ),
    "found": (
        "found a castle on {plots} with card {card}",
        "ein Schloss auf den Feldern {plots} mit Baukarte {card} gründen",
        "основать замок на участках {plots} по карте {card}",
    ),
    "withdraw_baron": (
        "withdraw the baron from {plot}",
        "den Baron von Feld {plot} zurückziehen",
        "отозвать барона с участка {plot}",
    ),
    "withdraw_grandee": (
        "withdraw the grandee from {plot}",
        "den Granden von Feld {plot} zurückziehen",
        "отозвать гранда с участка {plot}",
    ),
    "withdraw_nobody": (
        "withdraw a noble from {plot}",
        "einen Adligen von Feld {plot} zurückziehen",
        "отозвать дворянина с участка {plot}",
    ),
    "survive": (
        "keep {building.accusative}",
        "{building.accusative} bestehen lassen",
        "оставить {building.accusative}",
    ),
    "promote_villa": (
        "make the villa on {plot} a castle",
        "die Villa auf Feld {plot} zum Schloss machen",
        "сделать виллу на участке {plot} замком",
    ),
    "seat_baron": (
        "seat a baron on {plot}",
        "einen Baron auf Feld {plot} einsetzen",
        "поставить барона на участок {plot}",
    ),
    "seat_grandee": (
        "seat a grandee on {plot}",
        "einen Granden auf Feld {plot} einsetzen",
        "поставить гранда на участок {plot}",
    ),
    "done": ("seat no noble", "keinen Adligen einsetzen", "не ставить дворянина"),
    "done_further": (
        "seat no further noble",
        "keinen weiteren Adligen einsetzen",
        "больше не ставить дворян",
    ),
}


def move_words(s: State, seat: int, action: int, language: str = "en") -> str:  # noqa: ARG001
    """Return the words of an action; the board decides what a building card means."""
    act = act_of(action)
    if act.kind is Kind.BUILD:
        return _card_words(s, act.at, language)
    if act.kind is Kind.SURVIVE:
        return say(MOVES, "survive", language, building=building_name(act.at, language))
    key = _key(s, act)
    if key == "tower":
        return _raise_words(s, key, act.at, language)
    return say(MOVES, key, language, plot=act.at + 1, card=act.at + 1, plots=stone_plots(act.first))


def _key(s: State, act: Act) -> str:
    if act.kind is Kind.TOWER and s.height[act.at] == 0:
        return "tower_on_nothing"
    if act.kind is Kind.WITHDRAW:
        if s.noble[act.at] == NO_NOBLE:
            return "withdraw_nobody"
        return "withdraw_baron" if s.noble[act.at] == BARON else "withdraw_grandee"
    if act.kind is Kind.DONE and is_second_noble(s):
        return "done_further"
    return act.kind.name.lower()


def is_second_noble(s: State) -> bool:
    """Tell whether the seat has already placed a noble after founding (R13.2)."""
    return s.phase == NOBLE and s.new_plots == STONE_SIZE and s.seatings < STONE_NOBLES


def _card_words(s: State, plot: int, language: str) -> str:
    effect = effect_of_card(s, plot)
    if effect.word == "raise":
        return _raise_words(s, "raise", plot, language)
    return say(
        MOVES,
        effect.word,
        language,
        plot=plot + 1,
        building=building_name(effect.castle, language),
        other=building_name(effect.other, language),
    )


def _raise_words(s: State, key: str, plot: int, language: str) -> str:
    building = building_name(s.castle[plot], language)
    return say(MOVES, key, language, building=building, plot=plot + 1, level=s.height[plot] + 1)
