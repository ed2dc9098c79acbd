"""The words of every move in Palais Royal.

The English words are a promise: records and programs may rely on them.

    place 2 servants in the mint
    play the card 5 moves for 1 gold
    bring 3 servants to the gate
    bring a servant from the mint to the gate
    move 2 servants from the gate to the mint
    collect everything due
    take the gold of the mint
    place a servant from the supply with the king
    recruit the noble on C3 for 4 gold
    recruit the noble on E1 for 4 gold, a servant from the gate stays
    draw 3 cards
    keep the card 4 gold
    finish moving
"""

from __future__ import annotations

from palas.kernel.phrases import Phrases, in_language, say

from ..actions import PLAY_ONE_OF_EACH, PLAY_TWO_TURQUOISE, PLAY_TWO_VIOLET
from ..names import card_name, counted, field_name, room_name
from ..recruiting import price
from ..state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    RECRUITING,
    SUPPLYING,
    State,
)
from ..tables import CARD_PRICE, FIELD_ROWS, NO_NOBLE, SUPPLY
from .acts import Act, Kind, act_of

MOVES: dict[str, Phrases] = {
    "place": (
        "place {servants} {place}",
        "{servants} {target} setzen",
        "поставить {servants} {target}",
    ),
    "play": (
        "play the card {card}{price}",
        "die Karte „{card}“{price} spielen",
        "сыграть карту «{card}»{price}",
    ),
    "supply_gate": (
        "bring {servants} to the gate",
        "{servants} ans Tor bringen",
        "привести {servants} к воротам",
    ),
    "supply_from": (
        "bring a servant {source} to the gate",
        "einen Diener {source} ans Tor bringen",
        "привести слугу {source} к воротам",
    ),
    "move": (
        "move {servants} {source} {target}",
        "{servants} {source} {target} bewegen",
        "переместить {servants} {source} {target}",
    ),
    "attend": (
        "collect everything due",
        "alles nehmen, was dir zusteht",
        "взять всё, что положено",
    ),
    "take_gold": (
        "take the gold of the mint",
        "das Gold der Münzerei nehmen",
        "взять золото с монетного двора",
    ),
    "king_servant": (
        "place a servant {source} with the king",
        "einen Diener {source} zum König setzen",
        "поставить слугу {source} к королю",
    ),
    "madame_servant": (
        "place a servant {source} with Madame",
        "einen Diener {source} zur Madame setzen",
        "поставить слугу {source} к мадам",
    ),
    "recruit": (
        "recruit the noble on {field}{price}{leaving}",
        "den Adligen auf {field}{price} anwerben{leaving}",
        "нанять дворянина с поля {field}{price}{leaving}",
    ),
    "draw": ("draw {cards}", "{cards} ziehen", "взять {cards}"),
    "keep": ("keep the card {card}", "die Karte „{card}“ behalten", "оставить карту «{card}»"),
    "next": ("go on", "weiter", "дальше"),
    "next_supplying": ("finish the supply", "den Nachschub beenden", "закончить пополнение"),
    "next_moving": ("finish moving", "die Bewegung beenden", "закончить перемещение"),
    "next_attending": ("finish collecting", "nichts weiter nehmen", "закончить сбор"),
    "next_recruiting": ("finish recruiting", "die Anwerbung beenden", "закончить наём"),
    "next_drawing": ("draw no cards", "keine Karten ziehen", "не брать карт"),
    "next_keeping": (
        "discard the rest of the cards",
        "die übrigen Karten ablegen",
        "сбросить остальные карты",
    ),
    "next_closing": ("end the turn", "den Zug beenden", "закончить ход"),
}
PRICE: Phrases = (" for {gold}", " für {gold}", " за {gold}")
LEAVING: Phrases = (
    ", a servant {source} stays",
    ", ein Diener {source} bleibt auf dem Feld",
    ", на поле остаётся слуга {source}",
)
SEAL_WAYS: dict[int, Phrases] = {
    PLAY_TWO_TURQUOISE: ("two turquoise seals", "zwei türkise Siegel", "две бирюзовые печати"),
    PLAY_ONE_OF_EACH: ("one seal of each kind", "je ein Siegel", "по одной печати"),
    PLAY_TWO_VIOLET: ("two violet seals", "zwei violette Siegel", "две лиловые печати"),
}
NEXT_KEYS = {
    SUPPLYING: "next_supplying",
    MOVING: "next_moving",
    ATTENDING: "next_attending",
    RECRUITING: "next_recruiting",
    DRAWING: "next_drawing",
    KEEPING: "next_keeping",
    CLOSING: "next_closing",
}


def move_words(s: State, seat: int, action: int, language: str = "en") -> str:  # noqa: ARG001
    """Return the words of an action; the position tells a noble's price."""
    act = act_of(action)
    if act.kind is Kind.NEXT:
        return in_language(MOVES[NEXT_KEYS.get(s.phase, "next")], language)
    source, target = room_name(act.source, language), room_name(act.target, language)
    return say(
        MOVES,
        act.kind.value,
        language,
        servants=counted("servant_sent", act.number, language),
        cards=counted("card_taken", act.number, language),
        source=source.source,
        target=target.target,
        place=target.place,
        field=field_name(act.field),
        card=card_words(act, language),
        price=_price(s, act, language),
        leaving=_leaving(act, language),
    )


def card_words(act: Act, language: str) -> str:
    """Return the name of a card, or the seals it is played for."""
    if act.kind is Kind.PLAY and act.way in SEAL_WAYS:
        return in_language(SEAL_WAYS[act.way], language)
    return card_name(act.card, language)


def gold_of(s: State, act: Act) -> int | None:
    """Return what an action costs in gold, None when it has no price."""
    if act.kind is Kind.PLAY:
        return CARD_PRICE[act.card]
    if act.kind is Kind.RECRUIT and s.noble[act.field] != NO_NOBLE:
        return price(s, act.field)
    return None


def _price(s: State, act: Act, language: str) -> str:
    gold = gold_of(s, act)
    if gold is None or (act.kind is Kind.PLAY and gold == 0):
        return ""
    return in_language(PRICE, language).format(gold=counted("gold", gold, language))


def _leaving(act: Act, language: str) -> str:
    """R9.5: a servant is left on a border field only."""
    if act.kind is not Kind.RECRUIT or (act.source == SUPPLY and FIELD_ROWS[act.field] == 0):
        return ""
    source = room_name(act.source, language).source
    return in_language(LEAVING, language).format(source=source)
