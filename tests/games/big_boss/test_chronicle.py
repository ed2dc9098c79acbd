"""The chronicle and the score sheet of Big Boss."""

from __future__ import annotations

import pytest

from games.big_boss.playing import dealt, seen_by
from games.big_boss.streets import FOUR_MORE, FOUR_SEATS, STRANDED, after, flag_to_give, street
from palas.games.big_boss import moves
from palas.games.big_boss.state import State
from palas.games.big_boss.text import (
    log_line,
    parse_move,
    parse_position,
    reasons,
)
from palas.kernel.contract import SPECTATOR, lowest_acting
from palas.kernel.phrases import LANGUAGES

NAMES = ["Anna", "Bruno", "Clara", "Dolores", "Eva"]


def told(s: State, words: str, language: str = "en", viewer: int = SPECTATOR) -> str:
    """Return the chronicle line of a move as a viewer reads it."""
    seat = lowest_acting(s)
    action = parse_move(s, seat, words)
    following = s.copy()
    moves.apply(following, seat, action)
    views = seen_by(s, viewer), seen_by(following, viewer)
    return log_line(*views, seat, action, NAMES, language)


# ------------------------------------------------------------------------- chronicle


@pytest.mark.parametrize(
    ("words", "en", "de", "ru"),
    [
        (
            "found 44 45",
            "Anna founds Almería on plots 44–46 and collects 5 Real",
            "Anna gründet Almería auf den Feldern 44–46 und bekommt 5 Real",
            "Anna основывает Альмерию на участках 44–46 и получает 5 реалов",
        ),
        (
            "open 33",
            "Anna buys open card 33",
            "Anna kauft die offene Karte 33",
            "Anna покупает открытую карту 33",
        ),
        (
            "villa 45",
            "Anna builds a villa on plot 45 and collects 1 Real",
            "Anna errichtet auf Feld 45 eine Villa und bekommt 1 Real",
            "Anna строит виллу на участке 45 и получает 1 реал",
        ),
        (
            "extend 5",
            "Anna extends Granada on plot 5 and collects 10 Real",
            "Anna erweitert Granada auf Feld 5 und bekommt 10 Real",
            "Anna расширяет Гранаду на участке 5 и получает 10 реалов",
        ),
        (
            "tower 9",
            "Anna raises Granada on plot 9 to level 2 with a tower card and collects 11 Real",
            "Anna stockt Granada auf Feld 9 mit einer Turmkarte bis Ebene 2 auf und bekommt 11"
            " Real",
            "Anna надстраивает Гранаду по карте башни на участке 9 до уровня 2 и получает 11"
            " реалов",
        ),
        (
            "join 40",
            "Anna joins two villas on plot 40: the villa is now worth 3 and pays 3 Real",
            "Anna verbindet zwei Villen auf Feld 40: Jetzt ist die Villa 3 Real wert und"
            " bringt 3 Real",
            "Anna соединяет две виллы на участке 40: вилла теперь стоит 3 и приносит 3 реала",
        ),
        (
            "give up 54",
            "Anna gives up a block between Cádiz and Jaén on plot 54 and collects 50 Real",
            "Anna nimmt den Baustein zwischen Cádiz und Jaén auf Feld 54 aus dem Spiel"
            " und bekommt 50 Real",
            "Anna убирает из игры блок между Кадисом и Хаэном на участке 54 и получает 50 реалов",
        ),
        (
            "withdraw 7",
            "Anna withdraws a baron from plot 7 in Granada and collects 9 Real",
            "Anna zieht einen Baron von Feld 7 in Granada zurück und bekommt 9 Real",
            "Anna отзывает барона с участка 7 в Гранаде и получает 9 реалов",
        ),
        (
            "join 10",
            "Anna joins Granada and Sevilla on plot 10",
            "Anna verbindet Granada und Sevilla auf Feld 10",
            "Anna соединяет Гранаду и Севилью на участке 10",
        ),
    ],
)
def test_the_chronicle_tells_a_move(words: str, en: str, de: str, ru: str) -> None:
    s = street()
    assert [told(s, words, language) for language in LANGUAGES] == [en, de, ru]


def test_the_chronicle_tells_mergers_and_captures() -> None:
    s = after(street(), "join 10")
    assert [told(s, "keep granada", language) for language in LANGUAGES] == [
        "Anna keeps Granada: it is worth 18 and pays 18 Real; Bruno gets 8 Real for a baron;"
        " the flag of Sevilla is free again",
        "Anna lässt Granada bestehen: Das Schloss ist 18 Real wert und bringt 18 Real;"
        " Bruno bekommt 8 Real für einen Baron; die Fahne von Sevilla ist wieder frei",
        "Anna оставляет Гранаду: замок теперь стоит 18 и приносит 18 реалов;"
        " Bruno получает 8 реалов за барона;"
        " флаг Севильи снова свободен",
    ]
    s = street(("1 3b2 1g1", "1b2 2b2 1g3"))
    assert [told(s, "join 10", language) for language in LANGUAGES] == [
        "Anna joins Granada and Sevilla on plot 10: Granada is now worth 15 and pays 15 Real;"
        " Bruno gets 10 Real for two barons; Clara gets 10 Real for a grandee;"
        " the flag of Sevilla is free again",
        "Anna verbindet Granada und Sevilla auf Feld 10: Jetzt ist Granada 15 Real wert und bringt"
        " 15 Real; Bruno bekommt 10 Real für zwei Barone; Clara bekommt 10 Real für einen Granden;"
        " die Fahne von Sevilla ist wieder frei",
        "Anna соединяет Гранаду и Севилью на участке 10: Гранада теперь стоит 15 и приносит"
        " 15 реалов; Bruno получает 10 реалов за двух баронов; Clara получает 10 реалов за гранда;"
        " флаг Севильи снова свободен",
    ]
    s = street(("cards 5", "cards 8"))
    assert told(s, "raise 8") == (
        "Anna raises Granada on plot 8 to level 2 and collects 11 Real;"
        " Bruno gets 18 Real for a grandee"
    )


def test_the_chronicle_tells_new_castles() -> None:
    s = street(("villa 41: 1", "villa 41: 1 2"))
    assert [told(s, "join 40", language) for language in LANGUAGES] == [
        "Anna joins two villas on plot 40: they become Almería, worth 6, and pay 6 Real",
        "Anna verbindet zwei Villen auf Feld 40: Sie werden zum Schloss Almería mit Wert 6"
        " und bringen 6 Real",
        "Anna соединяет две виллы на участке 40: они становятся замком Альмерия"
        " стоимостью 6 и приносят 6 реалов",
    ]
    s = street(("villa 41: 1", "villa 43: 2 1"))
    assert [told(s, "extend 45", language) for language in LANGUAGES] == [
        "Anna extends the villa on plot 45 and collects 5 Real; the villa on plot 43 becomes"
        " Almería",
        "Anna erweitert die Villa auf Feld 45 und bekommt 5 Real;"
        " die Villa auf Feld 43 wird zum Schloss Almería",
        "Anna расширяет виллу на участке 45 и получает 5 реалов;"
        " вилла на участке 43 становится замком Альмерия",
    ]
    s = street(("villa 41: 1", "castle Huelva 41: 1 2 1"))
    assert told(s, "join 40") == (
        "Anna joins Huelva and the villa on plot 40: Huelva is now worth 7 and pays 7 Real"
    )
    assert [told(flag_to_give(), "promote 69", language) for language in LANGUAGES] == [
        "Anna makes the villa on plot 69 the castle Sevilla",
        "Anna macht die Villa auf Feld 69 zum Schloss Sevilla",
        "Anna делает виллу на участке 69 замком Севилья",
    ]


def test_a_freed_flag_goes_on_at_once() -> None:
    """R12.5: with one oversized villa there is nothing to choose."""
    s = street(("villa 39: 1b2\nvilla 41: 1", f"{FOUR_MORE}\nvilla 39: 2 2"))
    assert told(after(s, "join 10"), "keep granada") == (
        "Anna keeps Granada: it is worth 18 and pays 18 Real; Bruno gets 8 Real for a baron;"
        " the villa on plot 39 becomes Sevilla"
    )


def test_the_chronicle_tells_nobles() -> None:
    s = after(street(), "found 44 45")
    assert [told(s, "baron 45", language) for language in LANGUAGES] == [
        "Anna seats a baron on plot 45 in Almería for 5 Real",
        "Anna setzt einen Baron auf Feld 45 in Almería für 5 Real ein",
        "Anna ставит барона на участок 45 в Альмерии за 5 реалов",
    ]
    assert told(s, "grandee 44") == "Anna seats a grandee on plot 44 in Almería for 10 Real"
    assert told(s, "done") == "Anna seats no noble"
    assert told(after(s, "baron 45"), "done", "de") == "Anna setzt keinen weiteren Adligen ein"
    s = after(street(), "villa 45")
    assert told(s, "baron 45", "ru") == "Anna ставит барона на участок 45 на вилле за 1 реал"


def test_a_card_drawn_is_named_only_to_its_owner() -> None:
    s = street()
    assert [told(s, "deck", language, viewer=0) for language in LANGUAGES] == [
        "Anna buys the top card of the deck: it is 1",
        "Anna kauft die oberste Karte des Stapels: Es ist die 1",
        "Anna покупает верхнюю карту колоды: это 1",
    ]
    for viewer in (SPECTATOR, 1, 2, 3):
        assert told(s, "deck", viewer=viewer) == "Anna buys the top card of the deck"


def test_the_chronicle_tells_passing_leaving_and_the_end() -> None:
    s = parse_position(STRANDED)
    assert [told(s, "pass", language) for language in LANGUAGES] == [
        "Anna leaves the game",
        "Anna scheidet aus dem Spiel aus",
        "Anna выбывает из игры",
    ]
    assert told(after(s, "pass", "pass", "pass"), "pass") == (
        "Dolores leaves the game; the game is over"
    )
    s = parse_position(f"{FOUR_SEATS}turn\nseat 1: 0 Real, no cards")
    assert [told(s, "pass", language) for language in LANGUAGES] == [
        "Anna passes",
        "Anna passt",
        "Anna пасует",
    ]
    s = street(("open", "blocks 1\nopen"), ("40 Real", "0 Real"))
    assert told(s, "give up 54") == (
        "Anna gives up a block between Cádiz and Jaén on plot 54 and collects 50 Real; the"
        " game is over"
    )


# ----------------------------------------------------------------------- score sheet


def test_every_point_has_its_reason() -> None:
    sheet = [tuple(reason) for reason in reasons(street()) if reason.seat == 0]
    assert sheet == [
        (0, 40, "R18.3", "money in hand: 40", ()),
        (0, 9, "R18.1", "baron on 7 in Granada, worth 9: 9", (6,)),
        (0, 16, "R18.1", "grandee on 13 in Sevilla, worth 8, twice: 16", (12,)),
        (0, 30, "R18.2", "most nobles on level 2 or higher (1): 30", (6,)),
    ]


def test_the_score_sheet_in_german_and_russian() -> None:
    german = [reason.words for reason in reasons(street(), "de") if reason.seat == 1]
    assert german == [
        "Bargeld: 30",
        "Grande auf Feld 8 in Granada, Wert 9, doppelt: 18",
        "Baron auf Feld 12 in Sevilla, Wert 8: 8",
        "Baron auf Feld 39 in der Villa, Wert 1: 1",
        "die meisten Adligen ab Ebene 2 (1): 30",
    ]
    russian = [reason.words for reason in reasons(street(), "ru") if reason.seat == 1]
    assert russian == [
        "реалы: 30",
        "гранд на участке 8 в Гранаде, стоимость 9, вдвойне: 18",
        "барон на участке 12 в Севилье, стоимость 8: 8",
        "барон на участке 39 на вилле, стоимость 1: 1",
        "больше всего дворян на уровне 2 и выше (1): 30",
    ]


def test_a_fresh_deal_scores_its_money() -> None:
    assert [tuple(reason)[:2] for reason in reasons(dealt(1, 3))] == [(0, 30), (1, 30), (2, 30)]
