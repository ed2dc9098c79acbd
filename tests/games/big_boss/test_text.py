"""The words of Big Boss: moves both ways, reasons, chronicle and score sheet."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.big_boss.playing import legal, played, positions, seen_by
from games.big_boss.streets import FOUR_SEATS, after, street
from palas.games.big_boss import actions, scoring
from palas.games.big_boss.state import State
from palas.games.big_boss.text import (
    move_words,
    parse_move,
    parse_position,
    reasons,
    why_not,
)
from palas.games.big_boss.words.chronicle_words import LOG
from palas.games.big_boss.words.move_words import MOVES
from palas.games.big_boss.words.score_sheet import SCORES
from palas.games.big_boss.words.why_words import WHY
from palas.kernel.contract import SPECTATOR, lowest_acting
from palas.kernel.errors import IllegalMove, UnknownMove
from palas.kernel.game import Text
from palas.kernel.phrases import LANGUAGES

# ---------------------------------------------------------------- for every random game


@pytest.mark.long
@given(positions)
@settings(max_examples=25)
def test_the_words_of_every_legal_move_mean_that_move(s: State) -> None:
    if s.over:
        return
    seat = lowest_acting(s)
    view = seen_by(s, seat)
    for language in LANGUAGES:
        words = {action: move_words(view, seat, action, language) for action in legal(s)}
        assert len(set(words.values())) == len(words), "no two moves share their words"
        for action in words:
            assert parse_move(view, seat, words[action]) == action
            assert move_words(s, seat, action, language) == words[action], "no secret is used"
        loud = words[action].upper().replace(" ", "  ").replace("–", " - ")
        assert parse_move(view, seat, loud) == action


@pytest.mark.long
@given(positions)
@settings(max_examples=100)
def test_every_move_is_either_legal_or_has_its_reason(s: State) -> None:
    for seat in range(s.seats):
        view = seen_by(s, seat)
        allowed = legal(s) if s.acting == 1 << seat else []
        for action in range(-1, actions.NUM_ACTIONS + 1):
            reason = why_not(view, seat, action, "en")
            assert (reason == "") == (action in allowed), move_words(view, seat, action)
            if action % 97 == 0:
                assert why_not(s, seat, action) == reason, "a secret changes nothing"
                assert (why_not(view, seat, action, "ru") == "") == (reason == "")


@pytest.mark.long
@given(positions, st.integers(0, actions.NUM_ACTIONS - 1), st.sampled_from(LANGUAGES))
@settings(max_examples=60)
def test_illegal_moves_are_never_returned(s: State, action: int, language: str) -> None:
    seat = lowest_acting(s) if not s.over else 0
    allowed = [] if s.over else legal(s)
    words = move_words(s, seat, action, language)
    for given_words in (words, str(action)):
        if action in allowed:
            assert parse_move(s, seat, given_words) == action
        else:
            with pytest.raises(IllegalMove) as error:
                parse_move(s, seat, given_words)
            assert str(error.value) in {why_not(s, seat, action, each) for each in LANGUAGES}


@pytest.mark.long
@given(st.text(max_size=30) | st.from_regex(r"[a-z]{4,8} [0-9]{1,3}( [0-9]{1,3})?", fullmatch=True))
@settings(max_examples=100)
def test_any_words_are_a_legal_move_or_refused_in_one_line(words: str) -> None:
    s = played(11, 3, 0, 40)
    with suppress(UnknownMove, IllegalMove):
        assert parse_move(s, lowest_acting(s), words) in legal(s)


@pytest.mark.long
@given(positions, st.sampled_from(LANGUAGES))
@settings(max_examples=200)
def test_reasons_add_up_to_the_scores(s: State, language: str) -> None:
    out = [0] * 5
    scoring.scores(s, out)
    sheet = reasons(s, language)
    for seat in range(s.seats):
        assert sum(reason.points for reason in sheet if reason.seat == seat) == out[seat]
    for reason in sheet:
        assert reason.rule in ("R18.1", "R18.2", "R18.3")
        assert reason.words.endswith(f": {reason.points}")


@pytest.mark.parametrize("seed", range(3))
def test_a_chronicle_is_told_in_every_language_and_keeps_secrets(seed: int) -> None:
    match = palas.game("big-boss").new(4, seed=seed, options={"closed_loop": True})
    match.names = ["{plot}", "Bruno", "%s", "Ольга"]
    for ply in range(180):
        if match.is_over:
            break
        allowed = match.legal()
        match.play(allowed[(ply * 7919) % len(allowed)])
    for language in LANGUAGES:
        lines = match.log(SPECTATOR, language)
        assert len(lines) == len(match.played)
        for line, move in zip(lines, match.played, strict=True):
            assert line.startswith(match.names[move.seat])
            assert "\n" not in line
            if move.action == actions.BUY_BLIND:
                assert not re.search(r"\d", line.removeprefix("Ольга"))


@pytest.mark.parametrize("table", [MOVES, WHY, LOG, SCORES], ids=["MOVES", "WHY", "LOG", "SCORES"])
def test_every_phrase_fills_the_same_gaps_in_every_language(
    table: dict[str, tuple[str, str, str]],
) -> None:
    for key, phrases in table.items():
        gaps = [sorted(re.findall(r"\{(\w+)", phrase)) for phrase in phrases]
        assert gaps[0] == gaps[1] == gaps[2], key
        english, german, russian = phrases
        assert re.search("[а-я]", russian), key
        assert not re.search("[а-яё]", english + german), key


def test_the_module_offers_all_the_words_a_game_needs() -> None:
    text = palas.game("big-boss").text
    named = [name for name in vars(Text) if not name.startswith("_")]
    assert named
    assert all(callable(getattr(text, name)) for name in named)


# ------------------------------------------------------------------------ move words

WORDS = [
    (actions.PASS, "pass", "passen", "пасовать"),
    (
        actions.BUY_BLIND,
        "buy the top card of the deck",
        "die oberste Karte des Stapels kaufen",
        "купить верхнюю карту колоды",
    ),
    (
        actions.BUY_OPEN + 32,
        "buy open card 33",
        "die offene Karte 33 kaufen",
        "купить открытую карту 33",
    ),
    (actions.BUY_TOWER, "buy a tower card", "eine Turmkarte kaufen", "купить карту башни"),
    (
        actions.BUILD + 44,
        "build a villa on 45",
        "eine Villa auf Feld 45 errichten",
        "построить виллу на участке 45",
    ),
    (
        actions.BUILD + 4,
        "extend Granada on 5",
        "Granada auf Feld 5 erweitern",
        "расширить Гранаду на участке 5",
    ),
    (
        actions.BUILD + 37,
        "extend the villa on 38",
        "die Villa auf Feld 38 erweitern",
        "расширить виллу на участке 38",
    ),
    (
        actions.BUILD + 6,
        "raise Granada on 7 to level 4",
        "Granada auf Feld 7 bis Ebene 4 aufstocken",
        "надстроить Гранаду на участке 7 до уровня 4",
    ),
    (
        actions.TOWER + 38,
        "raise the villa on 39 to level 2 with a tower card",
        "die Villa auf Feld 39 mit einer Turmkarte bis Ebene 2 aufstocken",
        "надстроить виллу по карте башни на участке 39 до уровня 2",
    ),
    (
        actions.BUILD + 9,
        "join Granada and Sevilla on 10",
        "Granada und Sevilla auf Feld 10 verbinden",
        "соединить Гранаду и Севилью на участке 10",
    ),
    (
        actions.BUILD + 39,
        "join two villas on 40",
        "zwei Villen auf Feld 40 verbinden",
        "соединить две виллы на участке 40",
    ),
    (
        actions.BUILD + 53,
        "give up a block between Cádiz and Jaén on 54",
        "den Baustein zwischen Cádiz und Jaén auf Feld 54 aus dem Spiel nehmen",
        "убрать из игры блок между Кадисом и Хаэном на участке 54",
    ),
    (
        actions.FOUND + 3 * 44 + 1,
        "found a castle on 44–46 with card 45",
        "ein Schloss auf den Feldern 44–46 mit Baukarte 45 gründen",
        "основать замок на участках 44–46 по карте 45",
    ),
    (
        actions.FOUND + 1,
        "found a castle on 72–2 with card 1",
        "ein Schloss auf den Feldern 72–2 mit Baukarte 1 gründen",
        "основать замок на участках 72–2 по карте 1",
    ),
    (
        actions.WITHDRAW + 6,
        "withdraw the baron from 7",
        "den Baron von Feld 7 zurückziehen",
        "отозвать барона с участка 7",
    ),
    (
        actions.WITHDRAW + 12,
        "withdraw the grandee from 13",
        "den Granden von Feld 13 zurückziehen",
        "отозвать гранда с участка 13",
    ),
    (actions.SURVIVE + 7, "keep Sevilla", "Sevilla bestehen lassen", "оставить Севилью"),
    (
        actions.PROMOTE_VILLA + 38,
        "make the villa on 39 a castle",
        "die Villa auf Feld 39 zum Schloss machen",
        "сделать виллу на участке 39 замком",
    ),
    (
        actions.SEAT_BARON + 44,
        "seat a baron on 45",
        "einen Baron auf Feld 45 einsetzen",
        "поставить барона на участок 45",
    ),
    (
        actions.SEAT_GRANDEE + 44,
        "seat a grandee on 45",
        "einen Granden auf Feld 45 einsetzen",
        "поставить гранда на участок 45",
    ),
    (actions.DONE, "seat no noble", "keinen Adligen einsetzen", "не ставить дворянина"),
]


@pytest.mark.parametrize(("action", "en", "de", "ru"), WORDS, ids=[row[1] for row in WORDS])
def test_the_words_of_each_kind_of_move(action: int, en: str, de: str, ru: str) -> None:
    s = street()
    assert [move_words(s, 0, action, language) for language in LANGUAGES] == [en, de, ru]


def test_a_castle_is_named_before_a_villa() -> None:
    s = street(("villa 41: 1", "castle Huelva 41: 1 2 1"))
    assert move_words(s, 0, actions.BUILD + 39) == "join Huelva and the villa on 40"


def test_after_the_first_noble_of_a_founding_no_further_one() -> None:
    s = after(street(), "found 44 45", "baron 45")
    assert [move_words(s, 0, actions.DONE, language) for language in LANGUAGES] == [
        "seat no further noble",
        "keinen weiteren Adligen einsetzen",
        "больше не ставить дворян",
    ]
    assert parse_move(s, 0, "seat no noble") == actions.DONE


def test_closing_the_ring_is_an_extension() -> None:
    """R19.2: the block touches the same building on both sides."""
    ring = "1 " * 71
    s = parse_position(f"{FOUR_SEATS}turn\noption closed_loop\ncastle Cádiz 6: {ring}\nblocks 5")
    assert move_words(s, 0, actions.BUILD + 4) == "extend Cádiz on 5"


# --------------------------------------------------------------------------- parsing


@pytest.mark.parametrize(
    ("words", "canonical"),
    [
        ("deck", "buy the top card of the deck"),
        ("Open 33", "buy open card 33"),
        ("buy 33", "buy open card 33"),
        ("buy tower", "buy a tower card"),
        ("villa 45", "build a villa on 45"),
        ("build 45", "build a villa on 45"),
        ("build 5", "extend Granada on 5"),
        ("extend 5", "extend Granada on 5"),
        ("extend granada on 5.", "extend Granada on 5"),
        ("join 10", "join Granada and Sevilla on 10"),
        ("join 40", "join two villas on 40"),
        ("give up 54", "give up a block between Cádiz and Jaén on 54"),
        (
            "GIVE UP A BLOCK BETWEEN CADIZ AND JAEN ON 54",
            "give up a block between Cádiz and Jaén on 54",
        ),
        ("tower 8", None),
        ("tower 9", "raise Granada on 9 to level 2 with a tower card"),
        ("found 44 45", "found a castle on 44–46 with card 45"),
        ("found 44-46 with 45", "found a castle on 44–46 with card 45"),
        ("found a castle on 44 — 46 with card 45", "found a castle on 44–46 with card 45"),
        ("withdraw 7", "withdraw the baron from 7"),
        ("154", None),
        (str(actions.BUILD + 44), "build a villa on 45"),
        ("eine villa auf feld 45 errichten", "build a villa on 45"),
        ("построить виллу на участке 45", "build a villa on 45"),
    ],
)
def test_short_forms(words: str, canonical: str | None) -> None:
    s = street()
    if canonical is None:
        with pytest.raises(IllegalMove):
            parse_move(s, 0, words)
    else:
        assert move_words(s, 0, parse_move(s, 0, words)) == canonical


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("biuld a villa on 45", "did you mean “build a villa on 45”?"),
        (
            "eine Vila auf Feld 45 errichten",
            "did you mean “eine Villa auf Feld 45 errichten”?",
        ),
        ("villa 99", "“villa 99” names no move"),
        ("99999", "“99999” names no move"),
        ("found 44-47 with 45", "“found 44-47 with 45” names no move"),
        ("found 40 45", "“found 40 45” names no move"),
        ("found 45 99", "“found 45 99” names no move"),
        ("", "“” names no move"),
        ("x" * 500, "x…” names no move"),
        ("two\nlines", "“two lines” names no move"),
    ],
)
def test_unknown_moves_are_quoted_with_a_hint(words: str, says: str) -> None:
    with pytest.raises(UnknownMove, match=re.escape(says)) as error:
        parse_move(street(), 0, words)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("villa 3", "you do not hold card 3"),
        ("build a villa on 3", "you do not hold card 3"),
        ("eine Villa auf Feld 4 errichten", "du hast die Karte 4 nicht"),
        ("построить виллу на участке 4", "у вас нет карты 4"),
        ("villa 5", "the move there is “extend Granada on 5”"),
        ("extend 45", "the move there is “build a villa on 45”"),
        ("extend Sevilla on 5", "the move there is “extend Granada on 5”"),
        ("join Granada and Jaén on 10", "the move there is “join Granada and Sevilla on 10”"),
        (
            "raise Sevilla on 9 to level 2 with a tower card",
            "the move there is “raise Granada on 9 to level 2 with a tower card”",
        ),
        ("keep granada", "no two castles are being joined (R10.3)"),
        ("done", "nobles are seated only right after building (R13.1)"),
        ("0", "you can buy or build, so you may not pass (R16.1)"),
    ],
)
def test_moves_that_are_not_allowed_say_why(words: str, says: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(says)):
        parse_move(street(), 0, words)
