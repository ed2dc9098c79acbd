"""Why a move of Two Heirs is not allowed, in one sentence."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.two_heirs.deeds import legal_actions
from games.two_heirs.test_text import SIEGE, SURPLUS, TURN
from palas.games.two_heirs import actions
from palas.games.two_heirs.state import State
from palas.games.two_heirs.text import parse_move, parse_position, why_not
from palas.games.two_heirs.words.acts import legal_actions as legal_of
from palas.kernel.conformance import matches, play_some
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import IllegalMove
from palas.kernel.phrases import LANGUAGES

FRESH = TURN.replace("crown seat 2, taken, discounts 1", "crown seat 1")
NO_DISCOUNT = TURN.replace(", discounts 1", "")
ALL_HOME = TURN.replace("troops centre, E1, S1", "troops centre, reserve, reserve")
BACK_HOME = TURN.replace("troops centre, E1, S1", "troops centre, E1, reserve moved")
MOVED = TURN.replace("troops centre, E1, S1", "troops centre moved, E1 moved, S1")
# Only the sawmill in reach and the green field camp: no grain for the bakery.
TWO_SHORT = (
    TURN.replace("shield, farm", "shield, sawmill")
    .replace("quarry, sawmill", "quarry, farm")
    .replace("troops centre, E1, S1", "troops E1 N1, W1, W1 S1")
    .replace("crown seat 2", "W1: mine of seat 2\nW1 S1: green market of seat 2\ncrown seat 2")
    .replace("mine, cowshed, green market", "grey pilgrimage site, cowshed, yellow market")
)
DEAR = "the bakery costs 1 wood and 2 grain; you are missing 2 grain"
REASONS = [
    (
        FRESH,
        "end the turn",
        "first take a tile from the royal reserve: it is mandatory every turn (R4.2)",
    ),
    (
        TURN,
        "take the farm",
        "you have already taken a tile this turn: the shield shows the other crown",
    ),
    (
        FRESH,
        "take the cowshed",
        "out of reach: the cowshed is tile number 3 from the shield, your reach is 1 (R3.1)",
    ),
    (FRESH, "take the hut", "the hut does not lie in the royal reserve (R5.1)"),
    (TURN, "build the farm at W1", "the farm still lies in the reserve: take it first (R7.1)"),
    (TURN, "build the hut at W1", "the hut is not in your hand (R7.1)"),
    (TURN, "build the smithy at E1", "a tile already lies at E1 (R7.1)"),
    (TURN, "open smithy centre", "a tile already lies at the centre (R7.1)"),
    (TURN, "open smithy W3", "none of your troops stands beside W3 (R7.1)"),
    # The farm in reach and E1 give 2 grain, centre and S1 2 stone: the bakery lacks its wood.
    (
        NO_DISCOUNT,
        "build the bakery at W1",
        "the bakery costs 1 wood and 2 grain; you are missing 1 wood (R7.2)",
    ),
    (TURN, "build the bakery at W1", None),  # with the discount
    (
        TWO_SHORT,
        "build the bakery at E2",
        f"{DEAR}, and open terrain reduces the cost by only 1 (R9.3)",
    ),
    (TURN, "step E5", "no tile lies at E5: troops stand on tiles (R10.2)"),
    (TURN, "step from N1 to E1 N1", "no troop of yours stands at N1 (R10.2)"),
    (TURN, "step from centre to N1", "a troop already stands at N1 (R10.2)"),
    (TURN, "step from E1 to E2", "no tile lies at E2: troops stand on tiles (R10.2)"),
    (
        TURN,
        "step from S1 to E1 N1",
        "E1 N1 is not beside S1: a troop moves to a tile beside its own (R10.2)",
    ),
    (MOVED, "step from E1 to E1 N1", "the troop at E1 has moved this turn (R10.1)"),
    (MOVED, "step to E1 N1", "say which troop: name its cell"),
    (TURN, "deploy to E1 N1", "none of your troops is left in the reserve (R10.3)"),
    (BACK_HOME, "deploy to S1", "the troop in the reserve has moved this turn (R10.1)"),
    (ALL_HOME, "deploy to N1", "a troop already stands at N1 (R10.2)"),
    (ALL_HOME, "deploy to W1", "no tile lies at W1: troops stand on tiles (R10.2)"),
    (
        ALL_HOME.replace(
            "E1: mill of seat 1", "E1: mill of seat 1\nE2: green market, open"
        ).replace("cowshed, green market, quarry", "cowshed, yellow market, quarry"),
        "deploy to E2",
        "none of your troops stands beside E2 (R7.1)",
    ),
    (TURN, "retreat from centre", "the follower can never be withdrawn (R10.4)"),
    (TURN, "retreat from N1", "no troop of yours stands at N1 (R10.2)"),
    (MOVED, "retreat from E1", "the troop at E1 has moved this turn (R10.1)"),
    (
        ALL_HOME,
        "retreat",
        "only your follower is on the land, and it can never be withdrawn (R10.4)",
    ),
    (FRESH, "camp E1 N1", "a field camp helps only after the take, when the shield shows"),
    (TURN, "camp N1", "you have no field camp at N1 (R11.1)"),
    (
        TURN.replace("N1 E1: green field camp of seat 1", "N1 E1: green field camp of seat 2"),
        "use camp",
        "you have no field camp on the land (R11.1)",
    ),
    (TURN, "raze N1", "no building is besieged now: it needs two of your siege towers beside it"),
    (TURN, "spare", "no building is besieged now"),
    (
        SIEGE,
        "raze E2",
        "that building is not besieged; besieged now: the grey market and the green robber castle",
    ),
    (SIEGE, "end the turn", "first decide what your siege tower brings down: raze or spare"),
    (TURN, "discard the smithy", "tiles are discarded only at the end of a turn"),
    (SURPLUS, "end the turn", "the turn is over: discard down to 3 tiles (R6.2)"),
    (SURPLUS, "discard the mine", "the mine is not in your hand (R7.1)"),
]


@pytest.mark.parametrize(
    ("text", "words", "says"), REASONS, ids=[f"{row[1]}: {row[2]}" for row in REASONS]
)
def test_why_a_move_is_not_allowed(text: str, words: str, says: str | None) -> None:
    s = parse_position(text)
    if says is None:
        assert parse_move(s, 0, words) in legal_actions(s)
        return
    with pytest.raises(IllegalMove) as error:
        parse_move(s, 0, words)
    assert str(error.value).startswith(says)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "the centre is not beside E1 N2: a troop moves to a tile beside its own (R10.2)"),
        (
            "de",
            "die Mitte liegt nicht neben O1 N2: Eine Truppe zieht auf ein angrenzendes Plättchen"
            " (R10.2)",
        ),
        ("ru", "центр не рядом с клеткой В1 С2: отряд переходит на соседний жетон (R10.2)"),
    ],
)
def test_the_centre_is_told_in_its_case(language: str, says: str) -> None:
    far = TURN.replace("troops centre, E1, S1", "troops E1 N1, E1 N2, S1").replace(
        "crown", "E1 N2: yellow market of seat 1\ncrown"
    )
    with pytest.raises(IllegalMove) as error:
        parse_move(parse_position(far), 0, "step from E1 N2 to centre")
    assert error.value.told(language) == says


def test_it_is_not_your_turn() -> None:
    s = parse_position(TURN)
    assert why_not(s, 1, actions.END_TURN) == "it is the turn of seat 1"
    assert why_not(s, SPECTATOR, actions.END_TURN) == "only the two heirs move"
    assert why_not(s, 0, actions.NUM_ACTIONS).startswith("actions are 0 to")
    assert why_not(s, 0, -1).startswith("actions are 0 to")
    s.over, s.acting = 1, 0
    assert why_not(s, 0, actions.END_TURN) == "the game is over"


def test_a_cell_is_named_by_the_lowest_troop_beside_it() -> None:
    s = parse_position(TURN)
    lowest = actions.OPEN_TERRAIN + 3  # E1 S1, from the follower
    other = actions.OPEN_TERRAIN + 8 + 4  # the same cell, from the troop at E1
    assert why_not(s, 0, lowest) == ""
    assert why_not(s, 0, other) == f"this move has another number: {lowest}"


@given(st.integers(0, 10_000), st.integers(0, 70), st.sampled_from(LANGUAGES))
@settings(max_examples=10)
def test_exactly_the_moves_that_are_not_legal_have_a_reason(
    seed: int, plies: int, language: str
) -> None:
    match, dice = next(matches(palas.game("two-heirs"), 1, seed))
    play_some(match, dice, plies + 1)
    for seat in range(2):
        view = match.view(seat)
        assert isinstance(view, State)
        allowed = legal_of(view, seat)
        for action in range(actions.NUM_ACTIONS):
            assert (why_not(view, seat, action, language) == "") is (action in allowed), action
