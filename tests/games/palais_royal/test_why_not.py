"""Why a move of Palais Royal is not allowed: every reason once, with what is missing."""

from __future__ import annotations

import pytest

from games.palais_royal.playing import dealt
from palas.games.palais_royal import actions
from palas.games.palais_royal.state import State
from palas.games.palais_royal.text import parse_position, why_not
from palas.games.palais_royal.words.parsing import parse_move
from palas.games.palais_royal.words.why_words import WHY
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import IllegalMove
from palas.kernel.phrases import LANGUAGES


def table(doing: str, *lines: str) -> State:
    return parse_position("\n".join([f"palais-royal, 2 seats, seat 1 to act: {doing}", *lines]))


RICH = "seat 1: gold 20; writing room 1, king 3, madame 3"
PARK = ("park 1: . . . . 7 . . .", "park 2: . 2 3 4 5 6 8 .", "park 3: . 9 . 1 10 11 12 .")
OPENING = (
    "seat 1: supply 10; staircase 3, court 5",
    "seat 2: supply 13; staircase 3, court 2",
)

REASONS = [
    (
        "opening_first",
        table("opening", *OPENING),
        "next",
        "place your opening servants, 2 are left",
    ),
    ("opening_left", table("opening", *OPENING), "3 mint", "only 2 opening servants are left"),
    ("opening_over", table("closing"), "place 2 servants in the mint", "in the opening only"),
    (
        "too_early",
        table("supplying"),
        "draw 1 card",
        "belongs to action 5, cards; now it is action 1",
    ),
    ("too_late", table("drawing", "seat 1: back door 1"), "gate 2", "belonged to action 1, supply"),
    ("no_card", table("moving"), "play the card 5 moves", "you do not hold the card “5 moves”"),
    (
        "second_majority",
        table("supplying", "seat 1: cards every majority; gold 3", "turn gate 1; majorities"),
        "play every majority",
        "such a card has already been played this turn",
    ),
    (
        "card_before_supply",
        table(
            "supplying", "seat 1: gate 2, mint 16; cards open gate; gold 3", "turn gate 2; supplied"
        ),
        "play open gate",
        "is played before a servant goes to the gate",
    ),
    ("card_in_supply", table("moving", "seat 1: cards open gate"), "play open gate", "in action 1"),
    ("card_in_moving", table("closing", "seat 1: cards 9 moves"), "play 9 moves", "in action 2"),
    (
        "card_in_recruiting",
        table("closing", "seat 1: cards two seals"),
        "play the card two violet seals",
        "in action 4",
    ),
    (
        "price",
        table("moving", "seat 1: cards 9 moves; gold 1"),
        "play 9 moves",
        "costs 2 gold and you have 1",
    ),
    (
        "nothing_due_gate",
        table("supplying", "turn nothing"),
        "gate 1",
        "no servant may go to the gate",
    ),
    (
        "gate_due",
        table("supplying", "seat 1: court 2", "turn gate 3"),
        "gate 4",
        "at most 3 may go",
    ),
    (
        "supply_holds",
        table("supplying", "seat 1: court 17", "turn gate 17"),
        "gate 4",
        "your supply holds only 1",
    ),
    (
        "supply_empty",
        table("supplying", "seat 1: court 18", "turn gate 3"),
        "gate 1",
        "your supply is empty",
    ),
    (
        "supply_first",
        table("supplying", "seat 1: court 16", "turn gate 3"),
        "bring a servant from the court to the gate",
        "as long as it holds any, now 2",
    ),
    ("same_room", table("moving", "turn moves 3"), "gate gate", "never goes to where it stands"),
    ("no_servant", table("moving", "turn moves 3"), "gate mint", "you have no servant at the gate"),
    (
        "few_servants",
        table("moving", "seat 1: gate 1", "turn moves 3"),
        "2 gate mint",
        "you have only 1 servant at the gate",
    ),
    (
        "few_moves",
        table("moving", "seat 1: back door 2", "turn moves 3"),
        "2 back door gate",
        "that takes 4 moves and you have 3",
    ),
    ("nothing_due", table("attending", "turn nothing"), "all", "nothing is due to you"),
    (
        "supply_short",
        table("attending", "seat 1: king 9, madame 8", "turn king 1; madame 1"),
        "collect everything due",
        "2 servants may be placed and your supply holds 1",
    ),
    ("gold_taken", table("attending", "turn king 1"), "take gold", "the mint has paid already"),
    (
        "no_gold_due",
        table("attending", "turn king 1; mint"),
        "take gold",
        "the mint pays you nothing",
    ),
    (
        "no_bonus",
        table("attending", "turn king 1"),
        "madame",
        "no bonus servant is due with Madame",
    ),
    (
        "no_noble",
        table("recruiting", RICH, "seat 2: nobles 40; park E1"),
        "E1",
        "no noble stands on E1",
    ),
    ("no_scribe", table("recruiting", *PARK), "D3", "no servant left in the writing room"),
    (
        "seals",
        table(
            "recruiting",
            "seat 1: gold 20; writing room 1, king 3, madame 1",
            *PARK,
            "turn violet 1",
        ),
        "E1",
        "it needs 3 violet seals and you have 2",
    ),
    ("inner_field", table("recruiting", RICH, *PARK), "D3 king", "no servant stays on D3"),
    (
        "none_left",
        table("recruiting", RICH, *PARK),
        "E1 king",
        "after paying you would have no servant left with the king",
    ),
    ("draw_most", table("drawing", "seat 1: back door 2"), "draw 3", "at most 2 cards"),
    (
        "not_drawn",
        table("keeping", "seat 1: back door 2", "turn keeps 2; drawn 4 gold"),
        "keep 5 moves",
        "the card “5 moves” is not among those drawn",
    ),
]


@pytest.mark.parametrize(("key", "s", "words", "says"), REASONS, ids=[row[0] for row in REASONS])
def test_a_reason(key: str, s: State, words: str, says: str) -> None:
    with pytest.raises(IllegalMove) as error:
        parse_move(s, 0, words)
    assert says in str(error.value)


def test_reasons_that_no_words_reach() -> None:
    s = dealt(1, 3)
    other = (s.turn + 1) % 3
    last = actions.NUM_ACTIONS - 1
    assert why_not(s, s.turn, -1) == f"actions are 0 to {last}, not -1"
    assert why_not(s, SPECTATOR, 0) == "only a seat of the game can move"
    assert why_not(s, other, 0) == f"it is not your turn: seat {s.turn + 1} is playing"
    s.over, s.acting = 1, 0
    assert [why_not(s, 0, 0, language) for language in LANGUAGES] == list(WHY["over"])


def test_every_reason_is_shown_above() -> None:
    others = {"no_action", "no_seat", "over", "not_your_turn"}
    assert {row[0] for row in REASONS} | others == set(WHY)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("de", "das braucht 4 Bewegungen und du hast 3 (R7.2)"),
        ("ru", "на это требуется 4 шага, а у вас 3 (R7.2)"),
    ],
)
def test_a_reason_in_other_languages(language: str, says: str) -> None:
    s = table("moving", "seat 1: back door 2", "turn moves 3")
    action = actions.MOVE + (9 * 0 + 4) * actions.MOST_MOVED + 1
    assert why_not(s, 0, action, language) == says
