"""Words that a rulebook prints stand in the texts of their game, in the rulebook's language."""

from __future__ import annotations

import ast
from functools import cache

import pytest

import palas
import tree
from palas.kernel.phrases import LANGUAGES

GAMES = list(palas.all_games())


GROUPS = [
    (game, language, group)
    for game in GAMES
    for language, printed in palas.game(game).module("printed").PRINTED.items()
    for group in printed
]


@cache
def words_of(game: str) -> str:
    """Return all that the sources of a game say."""
    folder = tree.PACKAGE / "games" / game.replace("-", "_")
    return "\n".join(
        node.value
        for path in tree.modules(folder)
        if path.name != "printed.py"
        for node in ast.walk(tree.syntax(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ).casefold()


@pytest.mark.long
@pytest.mark.parametrize(("game", "language", "group"), GROUPS)
def test_our_texts_use_the_printed_words(game: str, language: str, group: str) -> None:
    printed = palas.game(game).module("printed")
    said = words_of(game)
    missing = [word for word in printed.PRINTED[language][group] if word.casefold() not in said]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_is_printed_in_german(game: str) -> None:
    printed = palas.game(game).module("printed").PRINTED
    assert "de" in printed
    assert set(printed) < set(LANGUAGES)
