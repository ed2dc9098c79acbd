"""The palette by day and by night, as CSS variables, and the contrast between colours."""

from __future__ import annotations

from collections.abc import Mapping

# "page" leaves the palette out: the page that holds the picture defines it, see `page_palette`.
# Its rules then hold for drawings only; `.palas .wall` would not reach what `use` places.
THEMES = ("auto", "day", "night", "page")
SVG_NAMESPACE = "http://www.w3.org/2000/svg"

DAY: dict[str, str] = {
    "paper": "#f6f1e7",
    "paper-2": "#ece4d3",
    "ink": "#2b2622",
    "ink-2": "#6b6259",
    "soft": "#48413a",  # small print: ink thinned, still 7 : 1
    "hair": "#b9ad9a",
    "gold": "#b8892b",
    "sky": "#dfe9ee",
    "earth": "#d9c9ae",
    "water": "#a9c6cf",
    "leaf": "#7fb069",
    "stone": "#c9c1b2",
    "food": "#e3a857",
    "living": "#c96f5a",
    "utility": "#8a9a5b",
    "outdoor": "#7fb069",
    "sleeping": "#6f7fb5",
    "corridor": "#b7a1c4",
    "downstairs": "#8b8378",
    "special": "#cfa63a",
    "card": "#fbf8f1",
    "glow": "#e0b955",  # the ground of what may be chosen
    "on-glow": "#241f1b",
    "lit": "#f0dba4",  # the same, fainter
    "tile-blue": "#1f6fb2",
    "by-night": "0",  # opacity of moon and stars
    "by-day": "1",
}

NIGHT: dict[str, str] = {
    "paper": "#151a21",
    "paper-2": "#1d242d",
    "ink": "#e9e4d8",
    "ink-2": "#a9a294",
    "soft": "#cdc7ba",
    "hair": "#3a4450",
    "gold": "#d8ab4e",
    "sky": "#1b2a3a",
    "earth": "#2b2620",
    "water": "#21414d",
    "leaf": "#4d7a42",
    "stone": "#4a4740",
    "food": "#a87633",
    "living": "#93493a",
    "utility": "#616d3d",
    "outdoor": "#4d7a42",
    "sleeping": "#4b5990",
    "corridor": "#7b6789",
    "downstairs": "#5d574e",
    "special": "#a8842a",
    "card": "#1d242d",
    "glow": "#d8ab4e",
    "on-glow": "#151a21",
    "lit": "#4a3f26",
    "tile-blue": "#4aa3c7",
    "by-night": "1",
    "by-day": "0",
}

# The same by day and by night: the seats, and what is drawn upon them.
CONSTANT: dict[str, str] = {
    "azure": "#1f6fb2",
    "vermilion": "#c8452c",
    "green": "#2e8b57",
    "purple": "#8e4a9e",
    "amber": "#d99a1c",
    "swan": "#4aa3c7",
    "hound": "#6d7278",
    "light": "#f6f1e7",
    "dark": "#2b2622",
    "serif": '"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif',
    "sans": 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
}


def variables(tokens: Mapping[str, str]) -> str:
    """Write tokens as CSS custom properties."""
    return "".join(f"--{name}:{value};" for name, value in tokens.items())


def style_sheet(
    theme: str,
    rules: Mapping[str, str],
    day: Mapping[str, str] | None = None,
    night: Mapping[str, str] | None = None,
) -> str:
    """Write the style of a drawing: palette, a game's own `day` and `night` tokens, rules."""
    written = "".join(f"{where}{{{what}}}" for where, what in rules.items())
    return _palette(theme, *_written(day or {}, night or {})) + written


def _written(day: Mapping[str, str], night: Mapping[str, str]) -> tuple[str, str]:
    """Write all tokens of the day, and what is different by night."""
    return variables(CONSTANT | DAY | dict(day)), variables(NIGHT | dict(night))


def _palette(theme: str, light: str, dark: str) -> str:
    """Write the palette a drawing carries with it."""
    if theme == "night":
        return f".palas{{color-scheme:dark;{light}{dark}}}"
    if theme == "day":
        return f".palas{{color-scheme:light;{light}}}"
    if theme == "auto":
        by_night = f"@media(prefers-color-scheme:dark){{.palas{{{dark}}}}}"
        return f".palas{{color-scheme:light dark;{light}}}{by_night}"
    if theme == "page":
        return f"@namespace url({SVG_NAMESPACE});"
    raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")


def page_palette(day_extra: Mapping[str, str], night_extra: Mapping[str, str]) -> str:
    """Write the palette of a page whose pictures have the theme "page".

    It follows the reader's system; `data-theme="day"` or `"night"` on the root decides else.
    """
    light, dark = _written(day_extra, night_extra)
    return (
        f":root{{color-scheme:light;{light}}}"
        "@media(prefers-color-scheme:dark){:root:not([data-theme=day])"
        f"{{color-scheme:dark;{dark}}}}}"
        f":root[data-theme=night]{{color-scheme:dark;{dark}}}"
    )


def luminance(colour: str) -> float:
    """Return how much light a #rrggbb colour gives back, 0 to 1."""
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)
