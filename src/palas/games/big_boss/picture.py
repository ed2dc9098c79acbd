"""The picture of Big Boss: a concealed position as one self-contained SVG."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from palas.draw.document import document
from palas.draw.tokens import style_sheet
from palas.games.big_boss.drawing import desk as wide
from palas.games.big_boss.drawing import phone as narrow
from palas.games.big_boss.drawing.picture_words import LANGUAGES
from palas.games.big_boss.drawing.piece_sheet import sheet
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.drawing.style import DAY, NIGHT, RULES, symbols
from palas.games.big_boss.state import State

LAYOUTS = ("desk", "phone")


def picture(
    view: State,
    viewer: int,
    *,
    layout: str = "desk",
    theme: str = "auto",
    language: str = "en",
    names: Sequence[str] = (),
    actions: Sequence[int] = (),
    log: Sequence[str] = (),
    chosen: int | None = None,
    last: Sequence[int] = (),
) -> str:
    """Draw a concealed position for a seat or a spectator.

    `actions` are the viewer's legal action numbers: they light the picture and stand in
    `data-actions`. `chosen` is one of them, shown as if it were done. `last` are the plots
    of the last move.
    """
    words = LANGUAGES[language]
    scene = Scene(view, viewer, words, language, names, tuple(actions), log, chosen, last)
    if layout == "phone":
        body, height = narrow.phone(scene)
        width, tiles, tilt = narrow.WIDTH, 0.62, narrow.TILT
    elif layout == "desk":
        body, height = wide.desk(scene), wide.HEIGHT
        width, tiles, tilt = wide.WIDTH, 1.0, wide.TILT
    else:
        raise ValueError(f"no layout {layout!r}; there are {', '.join(LAYOUTS)}")
    style = style_sheet(theme, RULES, DAY, NIGHT)
    told = words.describe.format(len(scene.castles_standing), view.blocks)
    return document(width, height, words.title, told, style, symbols(view.seats, tiles, tilt), body)


def main(arguments: Sequence[str]) -> None:
    """Draw the sheet of all pieces, to a file if one is named."""
    if arguments:
        Path(arguments[0]).write_text(sheet(), encoding="utf-8")
    else:
        print(sheet())


if __name__ == "__main__":
    main(sys.argv[1:])
