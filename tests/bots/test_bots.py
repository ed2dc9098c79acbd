"""Random and greedy bots: legal, repeatable, blind to secrets, and in the right order."""

from __future__ import annotations

import pytest

import palas
from palas.bots import bot
from palas.kernel.conformance import MOST_PLIES, imagined
from palas.kernel.errors import UnknownBot
from palas.kernel.match import Match

MOST = 400  # moves of random bots in a game they would never finish


def play(game_id: str, names: list[str], seed: int) -> Match:
    game = palas.game(game_id)
    match = game.new(len(names), seed)
    players = [bot(name, game, f"{seed} {seat}") for seat, name in enumerate(names)]
    most = MOST if game.meta.stalls and set(names) == {"random"} else MOST_PLIES
    while not match.is_over and len(match.played) < most:
        seat = match.acting[0]
        players[seat].move(match, seat)
    return match


@pytest.mark.long
@pytest.mark.parametrize("game_id", palas.all_games())
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_finish_games_and_repeat_them(game_id: str, name: str) -> None:
    seats = palas.game(game_id).meta.seats[0]
    one, two = (play(game_id, [name] * seats, 3) for _ in range(2))
    assert one.is_over or len(one.played) == MOST
    assert one.played == two.played


@pytest.mark.long
@pytest.mark.parametrize("game_id", palas.all_games())
@pytest.mark.parametrize("name", ["random", "greedy", "search", "page", "flat"])
def test_bots_choose_the_same_in_every_world_that_looks_the_same(game_id: str, name: str) -> None:
    game = palas.game(game_id)
    match = game.new(game.meta.seats[0], 8)
    for _ in range(8):
        seat = match.acting[0]
        actions = match.actions(seat)
        choice = bot(name, game, 1).choose(match.view(seat), seat, actions)
        other = imagined(match.state, match, seat, "elsewhere")
        game.rules.conceal(other, seat)
        assert bot(name, game, 1).choose(other, seat, actions) == choice
        match.play(choice, seat)


@pytest.mark.long
def test_greedy_beats_random() -> None:
    wins = sum(
        seat % 2 == 0
        for seed in range(6)
        for seat in play("big-boss", ["greedy", "random"] * 2, seed).winners()
    )
    assert wins >= 5


def test_unknown_bots_are_named() -> None:
    with pytest.raises(UnknownBot, match="did you mean “greedy”"):
        bot("greddy", palas.game("big-boss"), 1)
