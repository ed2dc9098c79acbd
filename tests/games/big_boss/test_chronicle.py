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
            "Anna founds Almería on plots 44–46 and takes 5",
            "Anna gründet Almería auf den Grundstücken 44–46 und bekommt 5",
            "Anna основывает Альмерию на участках 44–46 и получает 5",
        ),
        (
            "open 33",
            "Anna buys open card 33",
            "Anna kauft die offene Karte 33",
            "Anna покупает открытую карту 33",
        ),
        (
            "villa 45",
            "Anna builds a villa on 45 and takes 1",
            "Anna baut eine Villa auf 45 und bekommt 1",
            "Anna строит виллу на участке 45 и получает 1",
        ),
        (
            "extend 5",
            "Anna extends Granada on 5 and takes 10",
            "Anna erweitert Granada auf Grundstück 5 und bekommt 10",
            "Anna расширяет Гранаду на участке 5 и получает 10",
        ),
        (
            "tower 9",
            "Anna raises Granada on 9 to level 2 with a tower card and takes 11",
            "Anna stockt Granada auf 9 mit einer Turmkarte bis Ebene 2 auf und bekommt 11",
            "Anna надстраивает Гранаду картой башни на участке 9 до уровня 2 и получает 11",
        ),
        (
            "join 40",
            "Anna joins two villas on 40: the villa is worth 3 and pays 3",
            "Anna verbindet zwei Villen auf 40: die Villa ist 3 wert und zahlt 3",
            "Anna соединяет две виллы на участке 40: вилла стоит 3 и платит 3",
        ),
        (
            "give up 54",
            "Anna gives up a block between Cádiz and Jaén on 54 and takes 50",
            "Anna gibt einen Baustein zwischen Cádiz und Jaén auf 54 ab und bekommt 50",
            "Anna отдаёт блок между Кадисом и Хаэном на участке 54 и получает 50",
        ),
        (
            "withdraw 7",
            "Anna withdraws a baron from 7 in Granada and takes 9",
            "Anna zieht einen Baron von 7 in Granada zurück und bekommt 9",
            "Anna отзывает барона с участка 7 в Гранаде и получает 9",
        ),
        (
            "join 10",
            "Anna joins Granada and Sevilla on 10",
            "Anna verbindet Granada und Sevilla auf 10",
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
        "Anna keeps Granada: it is worth 18 and pays 18; Bruno gets 8 for a baron;"
        " the flag of Sevilla is free again",
        "Anna behält Granada: das Schloss ist 18 wert und zahlt 18;"
        " Bruno bekommt 8 für einen Baron; die Fahne von Sevilla ist wieder frei",
        "Anna сохраняет Гранаду: замок стоит 18 и платит 18; Bruno получает 8 за барона;"
        " флаг Севильи снова свободен",
    ]
    s = street(("1 3b2 1g1", "1b2 2b2 1g3"))
    assert [told(s, "join 10", language) for language in LANGUAGES] == [
        "Anna joins Granada and Sevilla on 10: Granada is worth 15 and pays 15;"
        " Bruno gets 10 for two barons; Clara gets 10 for a grandee;"
        " the flag of Sevilla is free again",
        "Anna verbindet Granada und Sevilla auf 10: Granada ist 15 wert und zahlt 15;"
        " Bruno bekommt 10 für zwei Barone; Clara bekommt 10 für einen Granden;"
        " die Fahne von Sevilla ist wieder frei",
        "Anna соединяет Гранаду и Севилью на участке 10: Гранада стоит 15 и платит 15;"
        " Bruno получает 10 за двух баронов; Clara получает 10 за гранда;"
        " флаг Севильи снова свободен",
    ]
    s = street(("cards 5", "cards 8"))
    assert told(s, "raise 8") == (
        "Anna raises Granada on 8 to level 2 and takes 11; Bruno gets 18 for a grandee"
    )


def test_the_chronicle_tells_new_castles() -> None:
    s = street(("villa 41: 1", "villa 41: 1 2"))
    assert [told(s, "join 40", language) for language in LANGUAGES] == [
        "Anna joins two villas on 40: they become Almería, worth 6, and pay 6",
        "Anna verbindet zwei Villen auf 40: sie werden zu Almería, 6 wert, und zahlen 6",
        "Anna соединяет две виллы на участке 40: они становятся замком Альмерия,"
        " он стоит 6 и платит 6",
    ]
    s = street(("villa 41: 1", "villa 43: 2 1"))
    assert [told(s, "extend 45", language) for language in LANGUAGES] == [
        "Anna extends the villa on 45 and takes 5; the villa on 43 becomes Almería",
        "Anna erweitert die Villa auf Grundstück 45 und bekommt 5;"
        " die Villa auf 43 wird zu Almería",
        "Anna расширяет виллу на участке 45 и получает 5;"
        " вилла на участке 43 становится замком Альмерия",
    ]
    s = street(("villa 41: 1", "castle Huelva 41: 1 2 1"))
    assert told(s, "join 40") == (
        "Anna joins Huelva and the villa on 40: Huelva is worth 7 and pays 7"
    )
    assert [told(flag_to_give(), "promote 69", language) for language in LANGUAGES] == [
        "Anna makes the villa on 69 the castle Sevilla",
        "Anna macht die Villa auf 69 zum Schloss Sevilla",
        "Anna делает виллу на участке 69 замком Севилья",
    ]


def test_a_freed_flag_goes_on_at_once() -> None:
    """R12.5: with one oversized villa there is nothing to choose."""
    s = street(("villa 39: 1b2\nvilla 41: 1", f"{FOUR_MORE}\nvilla 39: 2 2"))
    assert told(after(s, "join 10"), "keep granada") == (
        "Anna keeps Granada: it is worth 18 and pays 18; Bruno gets 8 for a baron;"
        " the villa on 39 becomes Sevilla"
    )


def test_the_chronicle_tells_nobles() -> None:
    s = after(street(), "found 44 45")
    assert [told(s, "baron 45", language) for language in LANGUAGES] == [
        "Anna seats a baron on 45 in Almería for 5",
        "Anna setzt einen Baron auf 45 in Almería für 5 ein",
        "Anna сажает барона на участок 45 в Альмерии за 5",
    ]
    assert told(s, "grandee 44") == "Anna seats a grandee on 44 in Almería for 10"
    assert told(s, "done") == "Anna seats no noble"
    assert told(after(s, "baron 45"), "done", "de") == "Anna setzt keinen weiteren Adligen ein"
    s = after(street(), "villa 45")
    assert told(s, "baron 45", "ru") == "Anna сажает барона на участок 45 на вилле за 1"


def test_a_card_drawn_is_named_only_to_its_owner() -> None:
    s = street()
    assert [told(s, "deck", language, viewer=0) for language in LANGUAGES] == [
        "Anna buys the top card of the deck: it is 1",
        "Anna kauft die oberste Karte des Stapels: es ist die 1",
        "Anna покупает верхнюю карту колоды: это 1",
    ]
    for viewer in (SPECTATOR, 1, 2, 3):
        assert told(s, "deck", viewer=viewer) == "Anna buys the top card of the deck"


def test_the_chronicle_tells_passing_leaving_and_the_end() -> None:
    s = parse_position(STRANDED)
    assert [told(s, "pass", language) for language in LANGUAGES] == [
        "Anna leaves the game",
        "Anna verlässt das Spiel",
        "Anna выходит из игры",
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
        "Anna gives up a block between Cádiz and Jaén on 54 and takes 50; the game is over"
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
        "Geld auf der Hand: 30",
        "Grande auf 8 in Granada, Wert 9, doppelt: 18",
        "Baron auf 12 in Sevilla, Wert 8: 8",
        "Baron auf 39 in der Villa, Wert 1: 1",
        "die meisten Adligen ab Ebene 2 (1): 30",
    ]
    russian = [reason.words for reason in reasons(street(), "ru") if reason.seat == 1]
    assert russian == [
        "деньги: 30",
        "гранд на участке 8 в Гранаде, стоимость 9, вдвойне: 18",
        "барон на участке 12 в Севилье, стоимость 8: 8",
        "барон на участке 39 на вилле, стоимость 1: 1",
        "больше всего знати на уровне 2 и выше (1): 30",
    ]


def test_a_fresh_deal_scores_its_money() -> None:
    assert [tuple(reason)[:2] for reason in reasons(dealt(1, 3))] == [(0, 30), (1, 30), (2, 30)]
