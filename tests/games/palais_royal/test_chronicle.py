"""The chronicle of Palais Royal: what every move tells, and to whom."""

from __future__ import annotations

import random

import pytest

import palas
from games.palais_royal.playing import choice
from palas.games.palais_royal import actions, moves, secrets
from palas.games.palais_royal.state import KEEPING, State
from palas.games.palais_royal.text import log_line, parse_move, parse_position
from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES

NAMES = ["Anna", "Bruno"]
PARK = ("park 1: . . . . 25 . . .", "park 2: . 2 3 4 5 6 27 .", "park 3: . 9 . 1 10 11 12 .")


def table(doing: str, *lines: str) -> State:
    return parse_position("\n".join([f"palais-royal, 2 seats, seat 1 to act: {doing}", *lines]))


def told(s: State, words: str, viewer: int = 0, language: str = "en") -> str:
    """Play a move and return how a viewer reads of it."""
    seat, after = s.turn, s.copy()
    action = parse_move(s, seat, words)
    moves.apply(after, seat, action)
    before = s.copy()
    for view in (before, after):
        secrets.conceal(view, viewer)
    return log_line(before, after, seat, action, NAMES, language)


RICH = "seat 1: gold 20; writing room 2, king 3, madame 3; cards 4 gold"
DEEDS = [
    (
        table("opening", "seat 1: supply 13; staircase 3, court 2",
              "seat 2: supply 13; staircase 3, court 2"),
        "2 mint",
        "Anna places 2 servants in the mint",
    ),
    (
        table("supplying", "seat 1: gold 2; gate 1; cards open gate", "turn gate 1"),
        "play open gate",
        "Anna plays the card “open gate” for 2 gold; any number may go to the gate",
    ),
    (
        table("supplying", "seat 1: gold 2; court 2; cards every majority", "turn gate 2"),
        "play every majority",
        "Anna plays the card “every majority” for 1 gold; 2 servants may go to the gate",
    ),
    (
        table("supplying", "seat 1: court 2; cards 4 gold", "turn gate 2"),
        "gate 2",
        "Anna brings 2 servants to the gate",
    ),
    (
        table("supplying", "seat 1: court 18; cards 4 gold", "turn gate 2"),
        "bring court",
        "Anna brings a servant from the court to the gate",
    ),
    (
        table("moving", "seat 1: gate 2", "turn moves 5"),
        "2 gate mint",
        "Anna moves 2 servants from the gate to the mint; moves left: 3",
    ),
    (
        table("moving", "seat 1: gold 2; gate 1; cards 9 moves", "turn moves 2"),
        "play 9 moves",
        "Anna plays the card “9 moves” for 2 gold; moves left: 11",
    ),
    (
        table("attending", "seat 1: mint 2, king 2, madame 1"),
        "all",
        "Anna collects 3 gold and places 1 servant with the king and 1 servant with Madame;"
        " round 2 begins",
    ),
    (
        table("attending", "seat 1: mint 2, king 2"),
        "gold",
        "Anna takes 3 gold from the mint",
    ),
    (
        table("recruiting", RICH, *PARK),
        "D3",
        "Anna recruits noble 1 on D3 for 6 gold (6 points)",
    ),
    (
        table("recruiting", RICH, *PARK),
        "E1 madame",
        "Anna recruits noble 25 on E1 for 4 gold (3 points, 2 gold more a turn),"
        " leaving a servant from Madame there",
    ),
    (
        table("recruiting", RICH, *PARK),
        "G2",
        "Anna recruits noble 27 on G2 for 2 gold (4 points, 3 servants at once),"
        " leaving a servant from the supply there;"
        " the supply grows by 3 servants",
    ),
    (table("recruiting", RICH, *PARK), "next", "Anna finishes recruiting"),
    (table("closing", RICH), "play 4 gold", "Anna plays the card “4 gold”; round 2 begins"),
]  # fmt: skip


@pytest.mark.parametrize(("s", "words", "line"), DEEDS, ids=[row[2] for row in DEEDS])
def test_a_deed(s: State, words: str, line: str) -> None:
    s.start = 1
    assert told(s, words) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "de",
            "Anna wirbt den Adligen 25 auf E1 für 4 Gold an (3 Punkte, jede Runde 2 Gold"
            " zusätzlich),"
            " ein Diener von der Madame bleibt auf dem Feld",
        ),
        (
            "ru",
            "Anna нанимает дворянина 25 с поля E1 за 4 золотых"
            " (3 очка, каждый ход ещё 2 золотых), на поле остаётся слуга от мадам",
        ),
    ],
)
def test_a_deed_in_other_languages(language: str, line: str) -> None:
    assert told(table("recruiting", RICH, *PARK), "E1 madame", 0, language) == line


def test_cards_drawn_and_kept_are_named_only_to_their_seat() -> None:
    s = table("drawing", "seat 1: back door 2", "pile 4 gold, 9 moves, ...")
    assert told(s, "draw 2") == "Anna draws 2 cards: “9 moves” and “4 gold”"
    for viewer in (1, SPECTATOR):
        assert told(s, "draw 2", viewer) == "Anna draws 2 cards"
    s = table("keeping", "seat 1: back door 1", "turn keeps 1; drawn 4 gold, 9 moves")
    assert told(s, "keep 9 moves") == "Anna keeps the card “9 moves”; discarded: “4 gold”"
    assert told(s, "keep 9 moves", 1) == "Anna keeps a card; discarded: “4 gold”"
    assert told(s, "next", 1) == "Anna keeps no more cards; discarded: “9 moves” and “4 gold”"


def test_the_open_card_of_majorities_is_not_told_among_the_cards_thrown_away() -> None:
    s = table("keeping", "seat 1: back door 1", "turn keeps 1; majorities; drawn 4 gold")
    assert told(s, "next") == "Anna keeps no more cards; discarded: “4 gold”"


def test_a_shuffle_is_told() -> None:
    s = table("drawing", "seat 1: back door 3", "seat 2: cards 33 hidden", "pile 4 gold",
              "discards 9 moves, 2 points")  # fmt: skip
    s.hand[1] = [4, 4, 4, 4, 3, 4, 3, 3, 4]
    assert told(s, "draw 2", 1) == "Anna draws 2 cards; the discards were shuffled"


def test_rounds_and_the_end_are_told() -> None:
    end = (
        "palais-royal, 2 seats, seat 2 to act: closing\nseat 2: cards 4 gold\nstart seat 1, round 9"
    )
    assert told(parse_position(end), "end turn") == "Bruno ends the turn; round 10 begins"
    assert told(parse_position(end + ", last round"), "end turn") == (
        "Bruno ends the turn; the game is over"
    )
    s = parse_position(end)
    s.nobles_left = 12
    assert told(s, "end turn") == (
        "Bruno ends the turn; the last round begins with 12 nobles in the park"
    )


def test_a_chronicle_is_told_in_every_language_and_keeps_secrets() -> None:
    match = palas.game("palais-royal").new(3, seed=5)
    match.names = ["{card}", "%s", "Ольга"]
    dice = random.Random(1)
    while not match.is_over and len(match.played) < 300:
        assert isinstance(match.state, State)
        match.play(choice(match.state, dice), match.acting[0])
    kept = 0
    for language in LANGUAGES:
        lines = match.log(SPECTATOR, language)
        for line, move, before in zip(lines, match.played, match.positions, strict=False):
            assert line.startswith(match.names[move.seat])
            assert "\n" not in line
            if move.action >= actions.KEEP:
                assert isinstance(before, State)
                assert before.phase == KEEPING
                kept += 1
                assert not any(digit in line.partition(";")[0] for digit in "0123456789")
    assert kept
