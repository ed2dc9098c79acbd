"""The words of moves in Two Heirs: both ways, in three languages, in full and in short."""

from __future__ import annotations

import copy
import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.two_heirs.deeds import legal_actions
from palas.games.two_heirs import actions, moves
from palas.games.two_heirs.components import COMPONENTS
from palas.games.two_heirs.state import State
from palas.games.two_heirs.text import (
    move_words,
    parse_move,
    parse_position,
    parse_setup,
    revealed,
    setup_words,
    with_luck,
)
from palas.games.two_heirs.words.chronicle_words import LOG
from palas.games.two_heirs.words.moves import MOVES
from palas.games.two_heirs.words.why_words import WHY
from palas.kernel.conformance import matches, play_one
from palas.kernel.errors import BrokenRecord, IllegalMove, UnknownMove
from palas.kernel.game import Game
from palas.kernel.phrases import LANGUAGES, Phrases

GAME = palas.game("two-heirs")

# Seat 1 has a follower at the centre and troops at E1 and S1; reach is one tile, the farm.
TURN = """two-heirs, seat 1 to act
reserve shield, farm, mine, cowshed, green market, quarry, sawmill
seat 1: hand smithy, bakery, yellow field camp; troops centre, E1, S1
seat 2: hand hut; troops N1, reserve, reserve
centre: grey cathedral, open
E1: mill of seat 1
S1: grey market of seat 2
N1: green cathedral of seat 2
N1 E1: green field camp of seat 1
crown seat 2, taken, discounts 1
"""
# Seat 1 has just built its second siege tower; two buildings of seat 2 may fall.
SIEGE = """two-heirs, seat 1 to decide sieges at E1 N1: N1, E1
sets travel, land and industry, war
reserve shield, mine, cowshed, green market, hut, smithy, bakery
centre: mill, open
E1: grey market of seat 2
N1: green robber castle of seat 2
N2: green siege tower 1 of seat 1
E2: green siege tower 2 of seat 1
E1 N1: yellow siege tower 1 of seat 1
"""
SURPLUS = """two-heirs, seat 1 to discard
reserve shield, farm, mine, cowshed, green market, quarry, sawmill
seat 1: hand smithy, bakery, hut, yellow field camp
centre: grey cathedral, open
crown seat 2, taken
"""


def words_for(text: str, action: int) -> list[str]:
    s = parse_position(text)
    assert action in legal_actions(s)
    return [move_words(s, s.turn, action, language) for language in LANGUAGES]


def read(text: str, words: str) -> str:
    """Return the English words of the move that words mean."""
    s = parse_position(text)
    return move_words(s, s.turn, parse_move(s, s.turn, words))


# ---------------------------------------------------------------------------- every kind

KINDS = [
    (TURN, actions.END_TURN, "end the turn", "den Zug beenden", "закончить ход"),
    (
        TURN.replace("crown seat 2, taken", "crown seat 1"),
        actions.TAKE + 1,
        "take the farm",
        "den Bauernhof nehmen",
        "взять ферму",
    ),
    (
        TURN,
        actions.BUILD + actions.CELLS * 1 + 6,  # west of the follower
        "build the smithy at W1",
        "die Schmiede auf W1 bauen",
        "построить кузницу на клетке З1",
    ),
    (
        TURN,
        actions.OPEN_TERRAIN + actions.CELLS * 2 + 8 + 3,  # south east of the troop at E1
        "lay the yellow field camp open at E2 S1",
        "das gelbe Feldlager als offenes Gelände auf O2 S1 legen",
        "положить жёлтый полевой лагерь как открытую местность на клетку В2 Ю1",
    ),
    (
        TURN,
        actions.STEP + 1,
        "step the follower from the centre to E1 N1",
        "die Gefolgetruppe von der Mitte nach O1 N1 bewegen",
        "передвинуть свиту из центра на клетку В1 С1",
    ),
    (
        TURN,
        actions.STEP + 8,
        "step a troop from E1 to E1 N1",
        "eine Truppe von O1 nach O1 N1 bewegen",
        "передвинуть отряд с клетки В1 на клетку В1 С1",
    ),
    (
        TURN.replace("troops centre, E1, S1", "troops centre, E1, reserve"),
        actions.DEPLOY + 4,
        "deploy a troop to S1",
        "eine Truppe auf S1 stationieren",
        "выставить отряд на клетку Ю1",
    ),
    (
        TURN,
        actions.RETREAT + 2,
        "retreat a troop from S1",
        "eine Truppe von S1 zurückziehen",
        "отозвать отряд с клетки Ю1",
    ),
    (
        TURN,
        actions.USE_CAMP + 4,
        "turn over the field camp at E1 N1",
        "das Feldlager auf O1 N1 umdrehen",
        "перевернуть полевой лагерь на клетке В1 С1",
    ),
    (
        SIEGE,
        actions.RAZE + 2,
        "raze the grey market at E1",
        "den grauen Markt auf O1 zerstören",
        "разрушить серый рынок на клетке В1",
    ),
    (SIEGE, actions.SPARE, "spare", "verschonen", "пощадить"),
    (
        SURPLUS,
        actions.DISCARD + 2,
        "discard the hut",
        "die Hütte ablegen",
        "сбросить хижину",
    ),
]


@pytest.mark.parametrize(
    ("text", "action", "en", "de", "ru"), KINDS, ids=[kind[2] for kind in KINDS]
)
def test_the_words_of_every_kind_of_move(text: str, action: int, en: str, de: str, ru: str) -> None:
    assert words_for(text, action) == [en, de, ru]
    for words in (en, de, ru, en.upper(), f" {de}! ", str(action)):
        s = parse_position(text)
        assert parse_move(s, s.turn, words) == action


def test_a_troop_at_the_centre_steps_back_there() -> None:
    text = TURN.replace("troops centre, E1, S1", "troops E1, reserve, S1")
    s = parse_position(text)
    action = actions.STEP + 6
    assert [move_words(s, 0, action, language) for language in LANGUAGES] == [
        "step the follower from E1 to the centre",
        "die Gefolgetruppe von O1 in die Mitte bewegen",
        "передвинуть свиту с клетки В1 в центр",
    ]
    assert parse_move(s, 0, "bewege das Gefolge von E1 in die Mitte") == action


# ---------------------------------------------------------------------------- short forms


@pytest.mark.parametrize(
    ("text", "words", "meant"),
    [
        (TURN.replace("crown seat 2, taken", "crown seat 1"), "farm", "take the farm"),
        (TURN, "smithy W1", "build the smithy at W1"),
        (TURN, "baue schm w1", "build the smithy at W1"),
        (TURN, "Build the Smithy at o2", "build the smithy at E2"),
        (TURN, "open bak W1", "lay the bakery open at W1"),
        (TURN, "camp open W1 N1", "lay the yellow field camp open at W1 N1"),
        (TURN, "step e1 to e1n1", "step a troop from E1 to E1 N1"),
        (TURN, "move E1 E1 N1", "step a troop from E1 to E1 N1"),
        (TURN, "step the follower to E1 N1", "step the follower from the centre to E1 N1"),
        (TURN, "retreat s1", "retreat a troop from S1"),
        (TURN, "camp E1 N1", "turn over the field camp at E1 N1"),
        (TURN, "use the camp", "turn over the field camp at E1 N1"),
        (TURN, "done", "end the turn"),
        (TURN, "Zug beenden", "end the turn"),
        (TURN, "beende den Zug", "end the turn"),
        (
            TURN,
            "lege das gelbe Feldlager offen auf E2 S1",
            "lay the yellow field camp open at E2 S1",
        ),
        (
            TURN,
            "bewege das Gefolge von der Mitte nach E1 N1",
            "step the follower from the centre to E1 N1",
        ),
        (TURN, "ziehe eine Truppe von S1 zurück", "retreat a troop from S1"),
        (TURN, "drehe das Feldlager auf E1 N1 um", "turn over the field camp at E1 N1"),
        (TURN, "построить кузницу на З1", "build the smithy at W1"),
        (TURN, "baue die Schmiede auf Feld W1", "build the smithy at W1"),
        (TURN, "положить пекарню открытой местностью на W1", "lay the bakery open at W1"),
        (TURN, "передвинуть отряд с E1 на E1 N1", "step a troop from E1 to E1 N1"),
        (TURN, "конец хода", "end the turn"),
        (SIEGE, "raze N1", "raze the green robber castle at N1"),
        (SIEGE, "destroy the market", "raze the grey market at E1"),
        (SIEGE, "spare them all", "spare"),
        (SIEGE, "verschone", "spare"),
        (SIEGE, "zerstöre den grauen Markt auf E1", "raze the grey market at E1"),
        (SURPLUS, "bakery", "discard the bakery"),
        (SURPLUS, "wirf die Hütte ab", "discard the hut"),
    ],
)
def test_short_forms(text: str, words: str, meant: str) -> None:
    assert read(text, words) == meant


@pytest.mark.parametrize(
    ("text", "words", "says"),
    [
        (TURN, "make coffee", "“make coffee” is no move"),
        (TURN, "retreat", "“retreat” is unclear: it may mean “retreat a troop from E1”, “"),
        (TURN, "step E1 N1", "is unclear: it may mean “step the follower from the centre"),
        (TURN, "end the torn", "did you mean “end the turn”?"),
        (SIEGE, "raze", "is unclear"),
        (TURN, "99999", "actions are 0 to"),
        (TURN, "", "“” is no move"),
        (TURN, "build the smithy at E99", "is no move"),
        (TURN, "x" * 500, "is no move"),
    ],
)
def test_words_that_name_no_move(text: str, words: str, says: str) -> None:
    s = parse_position(text)
    with pytest.raises(UnknownMove) as error:
        parse_move(s, s.turn, words)
    assert says in str(error.value)
    assert len(str(error.value)) < 300


def test_a_move_not_allowed_is_refused_with_its_reason_in_its_language() -> None:
    s = parse_position(TURN)
    for words, says in (
        ("take the farm", "you have already taken a tile this turn"),
        ("nimm den Bauernhof", "du hast in diesem Zug schon ein Plättchen genommen"),
        ("взять ферму", "в этом ходу жетон уже взят"),
        (str(actions.TAKE + 1), "you have already taken a tile this turn"),
    ):
        with pytest.raises(IllegalMove, match=says) as error:
            parse_move(s, 0, words)
        told = [error.value.told(language) for language in LANGUAGES]
        assert told[0].startswith("you have already taken a tile this turn: the shield")
        assert told[2].startswith("в этом ходу жетон уже взят: щит")


def test_what_is_no_move_is_told_in_the_readers_language() -> None:
    s = parse_position(TURN)
    for words, german, russian in (
        ("make coffee", "„make coffee“ ist kein Zug", "«make coffee» — не ход"),
        (
            "Zug bende",
            "„Zug bende“ ist kein Zug — meintest du „den Zug beenden“?",
            "«Zug bende» — не ход — вы имели в виду «den Zug beenden»?",
        ),
        (
            "retreat",
            "„retreat“ ist mehrdeutig: Gemeint sein kann „eine Truppe von O1 zurückziehen“,"
            " „eine Truppe von S1 zurückziehen“",
            "«retreat» можно понять по-разному: «отозвать отряд с клетки В1»,"
            " «отозвать отряд с клетки Ю1»",
        ),
    ):
        with pytest.raises(UnknownMove) as error:
            parse_move(s, 0, words)
        assert error.value.told("de") == german
        assert error.value.told("ru") == russian


@pytest.mark.long
@given(st.text(max_size=60), st.sampled_from([TURN, SIEGE, SURPLUS]))
@settings(max_examples=200)
def test_any_words_are_a_move_or_refused(words: str, text: str) -> None:
    s = parse_position(text)
    with suppress(UnknownMove, IllegalMove):
        assert parse_move(s, 0, words) in legal_actions(s)


# ------------------------------------------------------------------------- whole games


def both_ways(game: Game, seed: int, plies: int) -> None:
    """Play random moves; the words of all legal moves differ and mean them."""
    for match, dice in matches(game, 1, seed):
        for _ in range(plies):
            if match.is_over:
                break
            play_one(match, dice)
        if match.is_over:
            continue
        seat, view = match.acting[0], match.view(match.acting[0])
        allowed = match.actions(seat)
        for language in LANGUAGES:
            words = [game.text.move_words(view, seat, action, language) for action in allowed]
            assert len(set(words)) == len(words)
            assert [game.text.parse_move(view, seat, word) for word in words] == allowed


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_legal_moves_have_different_words_which_mean_them(seed: int) -> None:
    both_ways(GAME, seed, 17 * seed + 5)


@pytest.mark.long
def test_words_of_another_box() -> None:
    tiles = copy.deepcopy(COMPONENTS["tiles"])
    for tile in tiles[:18]:
        tile |= {"building": "hut", "variant": ""}
    other = GAME.with_components({"tiles": tiles})
    assert other is not GAME
    both_ways(other, 1, 12)


# --------------------------------------------------------------------------------- the deal


def dealt(seed: int = 1, **options: str | bool) -> State:
    state = GAME.new(seed=seed, options=options).state
    assert isinstance(state, State)
    return state


def numbers(**options: str | bool) -> list[int]:
    return GAME.meta.option_numbers(GAME.meta.read_options(options))


def test_the_deal_comes_back() -> None:
    for options in ({}, {"roads": False}, {"sets": "travel+war+crafts"}, {"sets": "random"}):
        s = dealt(**options)
        setup = json.loads(json.dumps(setup_words(s)))
        again = parse_setup(setup, 2, numbers(**options))
        again.rng.assign(s.rng)
        assert again == s


def test_the_deal_in_words() -> None:
    setup = setup_words(dealt(sets="travel+war+crafts"))
    assert setup["sets"] == ["travel", "war", "crafts"]
    assert [len(setup[key]) for key in ("reserve", "stack")] == [6, 20]
    assert len({*setup["reserve"], *setup["stack"], setup["start_tile"]}) == 27
    assert setup["start"] in (0, 1)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"start": 2}, "start is a seat from 0 to 1, not 2"),
        ({"start": True}, "start is a seat from 0 to 1, not true"),
        ({"reserve": ["mill"]}, "reserve must be a list of 6 names"),
        ({"sets": ["travel", "travel", "war"]}, "a set is named twice"),
        ({"sets": ["travel", "war", "crafts"]}, "the option names other sets"),
        ({"sets": "travel"}, "sets must be a list of 3 names"),
        ({"start_tile": "palace"}, "start_tile: there is no tile “palace”"),
        ({"start_tile": "green fortress"}, "“green fortress” is in none of the sets"),
    ],
)
def test_a_broken_deal_is_refused(change: dict[str, object], says: str) -> None:
    with pytest.raises(BrokenRecord) as error:
        parse_setup(setup_words(dealt()) | change, 2, numbers())
    assert says in str(error.value)


def test_a_deal_names_no_tile_twice_and_leaves_nothing_out() -> None:
    setup = setup_words(dealt())
    with pytest.raises(BrokenRecord, match="is dealt twice"):
        parse_setup(setup | {"start_tile": setup["stack"][0]}, 2, numbers())
    with pytest.raises(BrokenRecord, match="stack is missing"):
        parse_setup({key: setup[key] for key in setup if key != "stack"}, 2, numbers())
    with pytest.raises(BrokenRecord, match="expected the names"):
        parse_setup([], 2, numbers())  # type: ignore[arg-type]


def test_a_broken_deal_is_told_in_every_language() -> None:
    with pytest.raises(BrokenRecord) as error:
        parse_setup(setup_words(dealt()) | {"start_tile": "green fortress"}, 2, numbers())
    assert error.value.told("de") == (
        "Startaufstellung: „grüne Festung“ gehört zu keinem der Sets (R2.1)"
    )
    assert error.value.told("ru") == (
        "раздача: «зелёная крепость»: такого жетона нет в наборах (R2.1)"
    )


def test_what_a_take_reveals() -> None:
    before = dealt()
    after = before.copy()
    moves.apply(after, before.turn, actions.TAKE + 1)
    assert revealed(before, after) == {"reserve": setup_words(before)["stack"][0]}
    assert with_luck(before, after, {"reserve": "mill"}) is after
    later = after.copy()
    moves.apply(later, after.turn, actions.END_TURN)
    assert revealed(after, later) == {}


# ------------------------------------------------------------------------------- phrases

TABLES: dict[str, dict[str, Phrases]] = {"moves": MOVES, "chronicle": LOG, "why not": WHY}


@pytest.mark.parametrize("table", TABLES)
def test_every_phrase_is_there_in_every_language(table: str) -> None:
    for key, phrases in TABLES[table].items():
        assert len(phrases) == len(LANGUAGES), key
        assert all(phrases), key
