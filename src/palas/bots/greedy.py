"""The greedy bot: follows a game's policy, or takes the action of the best estimate.

Both happen in an imagined world, so that nothing hidden plays a part.
"""

from __future__ import annotations

from collections.abc import Sequence

from palas.bots.seated import Bot
from palas.kernel.contract import Head
from palas.kernel.rng import below, word


class GreedyBot(Bot):
    """Takes the action after which its seat stands best."""

    name = "greedy"
    summary = (
        "Takes the action after which its seat stands best.",
        "Wählt den Zug, nach dem die eigene Stellung am besten ist.",
        "Выбирает ход, после которого его позиция лучше всего.",
    )

    def choose(self, view: Head, seat: int, actions: Sequence[int]) -> int:
        """Return the action of the policy, or with the best estimate; equals are drawn by lot."""
        world = view.copy()
        self.game.rules.imagine(world, seat, self.rng)
        if self.game.policy is not None:
            out = [0] * self.game.max_legal
            return int(self.game.policy(world, seat, word(self.rng), out))
        estimates = [self._estimate(world, seat, action) for action in actions]
        best = max(estimates)
        good = [a for a, e in zip(actions, estimates, strict=True) if e == best]
        return good[below(self.rng, len(good))]

    def _estimate(self, world: Head, seat: int, action: int) -> float:
        after = world.copy()
        self.game.rules.apply(after, seat, action)
        return float(self.game.rules.estimate(after, seat))


BOTS = (GreedyBot,)
