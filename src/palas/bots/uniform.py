"""The random bot: every legal action equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from palas.bots.seated import Bot
from palas.kernel.contract import Head
from palas.kernel.rng import below


class RandomBot(Bot):
    """Plays any legal action."""

    name = "random"
    summary = (
        "Plays any legal action.",
        "Spielt irgendeinen erlaubten Zug.",
        "Делает любой допустимый ход.",
    )

    def choose(self, view: Head, seat: int, actions: Sequence[int]) -> int:  # noqa: ARG002
        """Return any of the actions."""
        return actions[below(self.rng, len(actions))]


BOTS = (RandomBot,)
