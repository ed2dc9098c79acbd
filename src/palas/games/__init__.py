"""The games of the house, one folder each, found by scanning."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from palas.kernel.errors import UnknownGame, suggestion
from palas.kernel.game import Game
from palas.kernel.message import quoted
from palas.kernel.phrases import Phrases

NO_GAME: Phrases = (
    "no game “{given}”{close} (games: {known})",
    "das Spiel „{given}“ gibt es nicht{close} (Spiele: {known})",
    "нет игры «{given}»{close} (игры: {known})",
)


@cache
def all_games() -> dict[str, Game]:
    """Return every game by its id."""
    packages = [f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg]
    found = [Game(import_module(f"{package}.meta").META, package) for package in packages]
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def game(game_id: str) -> Game:
    """Return the game with an id, or raise UnknownGame."""
    known = all_games()
    if game_id not in known:
        close = suggestion(game_id, known)
        raise UnknownGame(NO_GAME, given=quoted(game_id), close=close, known=list(known))
    return known[game_id]
