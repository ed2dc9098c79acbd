"""Every choice in a picture can be clicked: nothing else lies over all of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser

from palas.bots import bot
from palas.games import all_games
from palas.games import game as game_by_id
from palas.kernel.match import Match

from .players import DESK, PHONE, POINT

GAMES, EVERY, LONGEST = 3, 14, 250  # games of each kind, moves between two looks, moves at most
WANDERING = 0.3  # how often somebody plays anything
COVERED = f"""() => [...document.querySelectorAll("[data-actions]")].flatMap(thing => {{
  try {{ ({POINT})(thing); return [] }} catch {{ return [thing.getAttribute("aria-label")] }}
}})"""


def moments(game: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Yield a game now and then, with somebody who is to act."""
    dice, rules = Random(seed), game_by_id(game)
    seats = min(2 + seed, rules.meta.seats[-1])
    match = rules.new(seats=seats, seed=seed)
    bots = [bot("greedy", rules, f"{seed} {seat}") for seat in range(seats)]
    while not match.is_over and len(match.played) < LONGEST:
        seat = dice.choice(match.acting)
        if len(match.played) % EVERY == 0:
            yield match, seat
        actions = match.actions(seat)
        action = bots[seat].choose(match.view(seat), seat, actions)
        match.play(dice.choice(actions) if dice.random() < WANDERING else action, seat)


@pytest.mark.parametrize(("layout", "window"), [("desk", DESK), ("phone", PHONE)])
@pytest.mark.parametrize("game", list(all_games()))
def test_every_choice_can_be_clicked(
    chromium: Browser, game: str, layout: str, window: dict[str, int]
) -> None:
    context = chromium.new_context(viewport=window)  # type: ignore[arg-type]
    page = context.new_page()
    for seed in range(GAMES):
        for match, seat in moments(game, seed):
            page.set_content(f"<body style='margin:0'>{match.picture(seat, layout=layout)}")
            assert (len(match.played), page.evaluate(COVERED)) == (len(match.played), [])
    context.close()
