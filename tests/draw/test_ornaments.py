"""Shared ornaments are whole symbols in the palette's colours."""

from __future__ import annotations

import re

import pytest

from draw.svg_reading import parsed
from palas.draw.geometry import Box
from palas.draw.markup import Markup
from palas.draw.ornaments import (
    ORNAMENT_RULES,
    button,
    coin,
    corner_flowers,
    crown,
    cypress,
    fountain,
    orange_tree,
)
from palas.draw.patterns import AZULEJOS, azulejos, hatching, roof_tiles
from palas.draw.tokens import CONSTANT, DAY

GAME_TOKENS = {"shadow", "plaza", "roof", "roof-line"}  # each game gives these its own colours


@pytest.mark.parametrize("symbol", [coin(), crown(), orange_tree(), cypress(), fountain()])
def test_symbols_have_a_name(symbol: Markup) -> None:
    assert parsed(symbol).attrib["id"]


def test_only_known_tokens_are_used() -> None:
    everything = "".join(
        (coin(), crown(), orange_tree(), cypress(), fountain(), *ORNAMENT_RULES.values())
    )
    everything += hatching() + roof_tiles() + azulejos(1, 0.6) + corner_flowers(10, 10, 2)
    used = set(re.findall(r"var\(--([\w-]+)\)", everything))
    assert used <= DAY.keys() | CONSTANT.keys() | GAME_TOKENS


def test_the_floors_are_defined() -> None:
    root = parsed(f"<g>{azulejos(1, 0.6)}</g>")
    assert [node.attrib["id"] for node in root] == list(AZULEJOS)


def test_a_button_says_what_it_does() -> None:
    drawn = parsed(
        button(Box.sized(5, 6, 80, 44), "a <b>", id="choice-3", data_actions="3", chosen=True)
    )
    assert drawn.attrib == {
        "transform": "translate(5,6)",
        "id": "choice-3",
        "data-actions": "3",
    }
    assert [node.tag for node in drawn] == ["rect", "text"]
    assert drawn[1].text == "a <b>"
