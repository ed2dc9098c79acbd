"""Few pieces of a picture change with a move, and what all may see is the same for all."""

from __future__ import annotations

import re

import pytest

from draw.svg_reading import parsed
from games.big_boss.picture_positions import LOG, NAMES, concept, legal, seen
from palas.draw.strip import ALL, BOARD
from palas.games.big_boss import moves
from palas.games.big_boss.actions import BUY_OPEN, TOWER
from palas.games.big_boss.picture import LAYOUTS, picture
from palas.games.big_boss.state import State
from palas.kernel.contract import SPECTATOR

ON_THE_STREET = re.compile(r"(town|stack|stone|noble|flag-of|tag|castle|villa|numbers)\b.*")


def drawn(s: State, viewer: int, layout: str) -> str:
    actions = legal(s, viewer) if viewer >= 0 and s.acting >> viewer & 1 else []
    part = BOARD if layout == "phone" else ALL  # as a page shows it
    how = {"layout": layout, "part": part, "theme": "page", "names": NAMES, "log": LOG}
    return picture(seen(s, viewer), viewer, actions=actions, **how)  # type: ignore[arg-type]


def changed(old: str, new: str) -> int:
    """Return how many bytes of a picture are new: a page keeps pieces that begin with an id."""
    known = set(old.split(' id="'))
    return sum(len(piece.encode()) for piece in new.split(' id="') if piece not in known)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("viewer", "most"), [(0, 16_000), (1, 13_000), (SPECTATOR, 7_000)])
def test_a_move_changes_little(viewer: int, most: int, layout: str) -> None:
    s = concept()
    for action in (TOWER + 3, BUY_OPEN + s.display[0]):
        after = s.copy()
        moves.apply(after, 0, action)
        one, other = drawn(s, viewer, layout), drawn(after, viewer, layout)
        assert 0 < changed(one, other) < most


@pytest.mark.parametrize("layout", LAYOUTS)
def test_whoever_acts_sees_the_same_street(layout: str) -> None:
    def places(viewer: int) -> dict[str, str | None]:
        named = {
            node.get("id", ""): node for node in parsed(drawn(concept(), viewer, layout)).iter()
        }
        return {
            name: node.get("transform")
            for name, node in named.items()
            if ON_THE_STREET.fullmatch(name)
        }

    assert len(places(SPECTATOR)) > 40
    assert places(0) == places(1) == places(SPECTATOR)
