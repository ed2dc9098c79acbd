"""The flat bot: tries every move equally often, then plays at random; what a search must beat.

Where random games may never end, the policy plays on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from palas.bots import tree as templates
from palas.bots.search import FLAT, Candidate, SearchBot
from palas.kernel.search import Settings

if TYPE_CHECKING:
    from palas.kernel.contract import Head
    from palas.kernel.game import Game

TO_THE_END = 5_000  # moves


class FlatBot(SearchBot):
    """Tries every move equally often in imagined games, and takes what did best."""

    name = "flat"
    summary = (
        "Tries every move equally often in imagined games, and takes what did best.",
        "Probiert jeden Zug gleich oft in gedachten Partien und nimmt den besten.",
        "Пробует каждый ход одинаково часто в воображаемых партиях и выбирает лучший.",
    )
    loop: ClassVar[str] = FLAT

    def __init__(self, game: Game, seed: int | str, **how: Any) -> None:
        super().__init__(game, seed, **{"settings": Settings(rollout=TO_THE_END), **how})

    def _start(self, view: Head, seat: int) -> None:
        out = [0] * self.game.max_legal
        actions = out[: self.game.rules.legal(view, seat, out)]
        for worker in self.workers:
            worker.start(view, None)
            for action in actions:
                templates.add_child(worker.tree, view.seats, 0, action)

    def pick(self, found: list[Candidate]) -> int:
        """Return the action that did best."""
        return max(found, key=lambda one: one.value).action


BOTS = (FlatBot,)
