"""Icons: lines on a sheet of 20 by 20, the ranks of the bots on 28 by 24."""

from __future__ import annotations

from palas.draw.markup import Markup, element, join, path

ICONS = {
    "link": "M8 12l4-4M7 9.5L4.8 11.7a2.8 2.8 0 0 0 4 4L11 13.5"
    "M9 6.5l2.2-2.2a2.8 2.8 0 0 1 4 4L13 10.5",
    "bot": "M4 9c0-4 2.5-6.5 6-6.5S16 5 16 9v6c-2 1.7-4 2.5-6 2.5S6 16.7 4 15z"
    "M4 9.5h12M10 9.5V17M6.5 12h.01M13.5 12h.01M10 2.5V1",
    "device": "M5.5 2h9v16h-9zM9 15.5h2",
    "back": "M7 4L3 8l4 4M3 8h8a5 5 0 0 1 0 10H8",
    "hint": "M7.5 15h5M8 17.5h4"
    "M10 2.5a5 5 0 0 0-3 9c.7.6 1 1.2 1 2h4c0-.8.3-1.4 1-2a5 5 0 0 0-3-9z",
    "log": "M4 3.5h9.5a2 2 0 0 1 2 2V15M4 3.5V15a2 2 0 0 0 2 2h9M7 8h5M7 11h5",
    "chat": "M3 4h14v9.5H9L5.5 17v-3.5H3z",
    "score": "M3 17h14M5 17v-6M10 17V4M15 17V8",
    "clock": "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 5.5V10l3 2",
    "eye": "M2 10c2-3.6 4.7-5.5 8-5.5s6 1.9 8 5.5c-2 3.6-4.7 5.5-8 5.5S4 13.6 2 10z"
    "M7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0",
    "share": "M10 12V2.5M6.5 5.5L10 2.5l3.5 3M4.5 9.5v8h11v-8",
    "replay": "M4 10a6 6 0 1 0 2-4.5M3.5 3v3.5H7M8.5 7.5l4 2.5-4 2.5z",
    "cross": "M5 5l10 10M15 5L5 15",
    "plus": "M10 4v12M4 10h12",
    "arrow": "M3 10h13M11.5 5.5L16 10l-4.5 4.5",
    "menu": "M3 6h14M3 10h14M3 14h14",
    "check": "M4 10.5l4 4 8-9",
    "key": "M3.5 6.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M9.5 9l7 7.5M13 12.7l-2 2M15.2 15l-1.7 1.7",
    "sun": "M6.5 10a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M10 1.5v2.5M10 16v2.5M1.5 10h2.5"
    "M16 10h2.5M4 4l1.8 1.8M14.2 14.2L16 16M16 4l-1.8 1.8M5.8 14.2L4 16",
    "moon": "M16.5 12A7 7 0 1 1 8 3.5a5.5 5.5 0 0 0 8.5 8.5z",
    "bell": "M4.5 14.5c1.5-1.5 1.5-3.5 1.5-5.5 0-2.5 1.5-4.5 4-4.5s4 2 4 4.5"
    "c0 2 0 4 1.5 5.5zM8.5 17h3M10 4.5V3",
    "word": "M10 2.5l8 14.5h-16zM10 8v4.5M10 14.8v.2",
}

RANKS = {
    "greedy": "M16 2L7 13h6l-2 9 10-12h-6z",
    "page": "M5 17c1-6 5-9 10-9 4 0 7 3 8 9zM4 17h20v3H4zM15 8c2-5 6-6 9-5-1 4-4 6-9 5z",
    "squire": "M6 20V12c0-5 3.5-8 8-8s8 3 8 8v8M4 20h20M6 13h16M10.5 13v7M17.5 13v7",
    "knight": "M7 21V11c0-5 3-7.5 7-7.5s7 2.5 7 7.5v10l-7 1zM7 12l14-1M10 14.5h8M14 12v10"
    "M14 3.5c0-2 4-2.5 7-.5-1 2-3 2-4.5 1.5",
    "baron": "M5 20h18M5 16.5h18L24.5 9l-5 4L14 8.5 8.5 13l-5-4zM5 16.5V20M23 16.5V20"
    "M1.7 7a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M12.2 6a1.8 1.8 0 1 0 3.6 0"
    "a1.8 1.8 0 1 0-3.6 0M22.7 7a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0",
    "king": "M4 22h20M4 18.5h20V22M4 18.5V22M4 18.5C1.5 14 2 9.5 6 8.5S13 11 14 16"
    "c1-5 4-8.5 8-7.5s4.5 5.5 2 10M14 16V6.5M14 6.5V1.5M11.8 3.5h4.4",
}


def icon_symbols() -> Markup:
    """Define i- symbols of the icons and rank- symbols of the bots' levels."""
    icons = (_symbol(f"i-{name}", "0 0 20 20", path(data)) for name, data in ICONS.items())
    ranks = (_symbol(f"rank-{name}", "0 0 28 24", path(data)) for name, data in RANKS.items())
    return join((*icons, *ranks))


def _symbol(name: str, box: str, *inside: Markup) -> Markup:
    return element("symbol", *inside, id=name, viewBox=box)
