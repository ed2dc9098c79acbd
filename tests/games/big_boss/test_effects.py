"""What a card says it would do is what the rules do with it."""

from __future__ import annotations

from collections import Counter
from random import Random

from games.big_boss.picture_positions import LIKING, legal, played
from palas.games.big_boss import moves
from palas.games.big_boss.action_kinds import act_of
from palas.games.big_boss.actions import BUILD, SURVIVE
from palas.games.big_boss.board import value
from palas.games.big_boss.building import castle_beside
from palas.games.big_boss.drawing.effects import Effect, block_effect
from palas.games.big_boss.state import NO_CASTLE, NO_NOBLE, NO_SEAT, SURVIVOR, TURN, State
from palas.games.big_boss.tables import MAX_VALUE, PLOTS
from palas.kernel.contract import lowest_acting


def tried_out(s: State, seat: int, card: int) -> tuple[int, int]:
    """Return the castle on a card's plot and its value after a block was laid there."""
    after = s.copy()
    after.phase = TURN
    moves.apply(after, seat, BUILD + card)
    if after.height[card] == 0:
        return NO_CASTLE, MAX_VALUE  # R10.7
    if after.phase == SURVIVOR:  # as if the more valuable castle were chosen
        meeting = [castle_beside(s, card, step) for step in (-1, 1)]
        moves.apply(after, seat, SURVIVE + max(meeting, key=lambda at: s.crest[at]))
    return after.castle[card], value(after, card)


def check(s: State, seat: int, card: int) -> Effect:
    effect = block_effect(s, seat, card)
    assert (effect.castle, effect.value) == tried_out(s, seat, card), (card, effect)
    is_rival = s.noble[card] != NO_NOBLE and s.owner[card] != seat
    assert effect.captured == (s.owner[card] if is_rival else NO_SEAT)
    return effect


def test_every_card_at_every_stage_says_what_the_rules_do() -> None:
    verbs: Counter[str] = Counter()
    for seed in range(6):
        s, dice = played(seed, 2 + seed % 4, 0, closed_loop=seed % 2), Random(seed)
        while not s.over and s.ply < 300:
            seat = lowest_acting(s)
            actions = legal(s, seat)
            liking = [LIKING.get(act_of(action).kind, 0.5) for action in actions]
            moves.apply(s, seat, dice.choices(actions, liking)[0])
            if s.ply % 12 == 0 and s.blocks > 1:
                verbs.update(check(s, s.ply % s.seats, card).verb for card in range(PLOTS))
    assert verbs.keys() == {"villa", "extend", "raise", "join", "nothing"}


def test_a_villa_around_a_closed_street_counts_once() -> None:
    s = played(1, 2, 0, closed_loop=1)
    for plot in range(1, PLOTS):
        s.height[plot] = 1
    assert check(s, 0, 0).value == MAX_VALUE
    for plot in range(4, PLOTS - 3):
        s.height[plot] = 0
    s.crest[:] = [5] * len(s.crest)  # no flag is left for it
    assert check(s, 0, 0).value == 7
