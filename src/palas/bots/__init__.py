"""Bots, found by scanning for `BOTS`. A bot sees only what its seat may know."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from palas.bots.seated import Bot
from palas.kernel.errors import UnknownBot, suggestion
from palas.kernel.game import Game
from palas.kernel.message import quoted
from palas.kernel.phrases import Phrases

NO_BOT: Phrases = (
    "no bot “{given}”{close} (bots: {known})",
    "den Bot „{given}“ gibt es nicht{close} (Bots: {known})",
    "нет бота «{given}»{close} (боты: {known})",
)
AT_STRENGTH = ("search:", "flat:", "flat-gpu:")


@cache
def bots() -> dict[str, type[Bot]]:
    """Return every kind of bot by its name."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    kinds = [kind for module in modules for kind in getattr(module, "BOTS", ())]
    return {kind.name: kind for kind in sorted(kinds, key=lambda kind: kind.name)}


def bot(name: str, game: Game, seed: int | str) -> Bot:
    """Return a bot by name for one game, or raise UnknownBot; `search:500` walks that often."""
    known = bots()
    if name.startswith(AT_STRENGTH):
        from palas.bots.levels import at_strength

        return at_strength(name, game, seed)
    if name not in known:
        close = suggestion(name, known)
        raise UnknownBot(NO_BOT, given=quoted(name), close=close, known=list(known))
    return known[name](game, seed)
