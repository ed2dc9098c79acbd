"""The picture of Two Castles: a concealed position as one self-contained SVG."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from palas.draw.document import document
from palas.draw.strip import ALL, HAND, check_part
from palas.games.two_castles.drawing import desk as wide
from palas.games.two_castles.drawing import phone as narrow
from palas.games.two_castles.drawing.piece_sheet import sheet
from palas.games.two_castles.drawing.places import places
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.single import castle_picture
from palas.games.two_castles.drawing.speech import SPEECH
from palas.games.two_castles.drawing.strip import hand_strip
from palas.games.two_castles.drawing.style import DAY, NIGHT, style, symbols
from palas.games.two_castles.state import State

__all__ = ["LAYOUTS", "castle_picture", "main", "palette", "picture", "places"]

LAYOUTS = ("desk", "phone")


def picture(
    view: State,
    viewer: int,
    *,
    layout: str = "desk",
    part: str = ALL,
    theme: str = "auto",
    language: str = "en",
    names: Sequence[str] = (),
    actions: Sequence[int] = (),
    log: Sequence[str] = (),
    chosen: int | None = None,
    last: Sequence[int] = (),
    highlight: Sequence[int] = (),
) -> str:
    """Draw a concealed position for a seat or a spectator.

    The layout "phone" also comes in two parts for one page: the board, and the viewer's hand,
    which borrows the board's symbols and is empty for those who have none.

    `actions` are the viewer's legal action numbers: they light the picture and stand in
    `data-actions`. `chosen` is one of them, shown as if it were done. `last` are the rooms
    of the last move, as `places` tells them, and `highlight` those that gave points, both
    as `place_of` numbers them.
    """
    speech = SPEECH[language]
    scene = Scene(
        view, viewer, speech, language, names, tuple(actions), log, chosen, last, highlight
    )
    check_part(part, layout)
    if part == HAND:
        return hand_strip(scene)
    if layout == "phone":
        body, height = narrow.phone(scene, part)
        width = narrow.WIDTH
    elif layout == "desk":
        body, height, width = wide.desk(scene), wide.HEIGHT, wide.WIDTH
    else:
        raise ValueError(f"no layout {layout!r}; there are {', '.join(LAYOUTS)}")
    told = speech.describe.format(view.castles, view.round + 1, view.turn + 1)
    return document(width, height, speech.title, told, style(theme), symbols(), body)


def palette() -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return the game's own colours by day and by night, for pages with the theme "page"."""
    return DAY, NIGHT


def main(arguments: Sequence[str]) -> None:
    """Draw the sheet of all pieces, to a file if one is named."""
    if arguments:
        Path(arguments[0]).write_text(sheet(), encoding="utf-8")
    else:
        print(sheet())


if __name__ == "__main__":
    main(sys.argv[1:])
