"""Every game introduces itself in the hall, in every language."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

import pytest

import palas
from palas.kernel.game import Game
from palas.kernel.phrases import LANGUAGES, in_language

every_game = pytest.mark.parametrize("game", palas.all_games().values(), ids=lambda game: game.id)


@every_game
def test_a_game_has_a_place_in_the_hall_and_a_minute_of_words(game: Game) -> None:
    hall = game.hall
    assert hall is not None
    assert [other.id for other in palas.all_games().values() if other.hall[0] == hall.order] == [  # type: ignore[index]
        game.id
    ]
    for language in LANGUAGES:
        assert in_language(hall.tag, language)
        told = [in_language(words, language) for row in hall.minute for words in row]
        assert 500 < sum(map(len, told)) < 2000
        assert len({*told}) == len(told)


@every_game
def test_a_game_draws_its_sign_and_its_bay(game: Game) -> None:
    assert game.emblem is not None
    bay = fromstring(game.emblem.bay())
    assert bay.get("aria-hidden") == "true"
    names = [node.get("id") for node in bay.iter() if node.get("id")]
    assert len(names) == len({*names})
    assert len(list(fromstring(f"<g>{game.emblem.glyph()}</g>").iter())) > 3


@every_game
def test_options_and_their_choices_have_words(game: Game) -> None:
    for option in game.meta.options:
        for language in LANGUAGES:
            assert option.titled(language) != option.name
            for choice in option.choices:
                if not isinstance(choice, bool):
                    assert "_" not in option.said(choice, language)
        if option.words:
            told = {language: option.said(option.choices[-1], language) for language in LANGUAGES}
            assert len({*told.values()}) == len(LANGUAGES)
