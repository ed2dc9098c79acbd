"""The palette can be read by day and by night."""

from __future__ import annotations

import pytest

from palas.draw.heraldry import ARMS
from palas.draw.tokens import (
    CONSTANT,
    DAY,
    NIGHT,
    THEMES,
    contrast,
    luminance,
    page_palette,
    style_sheet,
)

TEXT = 7.0  # small text against its ground
SHAPE = 3.0  # anything one must see to play

# Every text colour with the grounds it is written on.
TEXT_PAIRS = [
    *(("ink", ground) for ground in ("paper", "paper-2", "card", "lit")),
    *(("soft", ground) for ground in ("paper", "paper-2", "card")),
    ("on-glow", "glow"),
]


@pytest.mark.parametrize("tokens", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_stands_out(tokens: dict[str, str], text: str, ground: str) -> None:
    assert contrast(tokens[text], tokens[ground]) >= TEXT


@pytest.mark.parametrize("arms", ARMS, ids=lambda arms: arms.device)
def test_devices_stand_out_from_their_fields(arms: tuple[str, ...]) -> None:
    _, colour, _, charge = arms
    assert contrast(CONSTANT[colour], CONSTANT[charge]) >= SHAPE


@pytest.mark.parametrize("tokens", [DAY, NIGHT], ids=["day", "night"])
def test_outlines_stand_out(tokens: dict[str, str]) -> None:
    assert contrast(tokens["ink"], tokens["paper"]) >= SHAPE
    assert contrast(tokens["tile-blue"], tokens["card"]) >= SHAPE


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert luminance("#ff0000") == pytest.approx(0.2126)


def test_day_and_night_name_the_same_tokens() -> None:
    assert DAY.keys() == NIGHT.keys()
    assert not DAY.keys() & CONSTANT.keys()


def test_themes() -> None:
    rules = {".wall": "fill:red"}
    auto, day, night = (style_sheet(theme, rules) for theme in ("auto", "day", "night"))
    assert "prefers-color-scheme:dark" in auto
    assert "prefers-color-scheme" not in day + night
    assert NIGHT["paper"] in night
    assert NIGHT["paper"] not in day
    assert all(".wall{fill:red}" in sheet for sheet in (auto, day, night))
    with pytest.raises(ValueError, match="no theme 'dusk'"):
        style_sheet("dusk", rules)


def test_the_theme_page_has_rules_and_no_palette() -> None:
    sheet = style_sheet("page", {".wall": "fill:red"}, {"wall": "#fbf7ee"}, {"wall": "#5d574e"})
    assert "page" in THEMES
    assert sheet == "@namespace url(http://www.w3.org/2000/svg);.wall{fill:red}"


def test_the_palette_of_a_page_follows_the_reader_and_the_switch() -> None:
    css = page_palette({"wall": "#fbf7ee"}, {"wall": "#5d574e"})
    day, system, night = css.split("@media(prefers-color-scheme:dark)")[0], *css.split(":root")[2:]
    assert day.startswith(":root{color-scheme:light;")
    assert f"--paper:{DAY['paper']};" in day
    assert "--wall:#fbf7ee;" in day
    assert f"--azure:{CONSTANT['azure']};" in day
    assert system.startswith(":not([data-theme=day]){color-scheme:dark;")
    assert night.startswith("[data-theme=night]{color-scheme:dark;")
    for dark in (system, night):
        assert f"--paper:{NIGHT['paper']};" in dark
        assert "--wall:#5d574e;" in dark
    assert css.count("{") == css.count("}")
