"""The score of every player over the moves of a finished game, as a small drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import markupsafe

from palas.draw.heraldry import ARMS
from palas.draw.markup import Markup, element, join, number
from palas.table.views.keeping import Kept

if TYPE_CHECKING:
    from palas.kernel.contract import Head
    from palas.kernel.match import Match
    from palas.table.table import Table

WIDTH, HEIGHT = 1000.0, 100.0  # stretched to the room there is
MARGIN = 6.0  # above the best and below the worst
APART = 19.0  # at least, between the shields at the ends
GRAPHS = 200
_graphs: Kept[tuple[str, str, int], Graph] = Kept(GRAPHS)


class End(NamedTuple):
    """Where the line of a player ends: how far from the top, in hundredths."""

    seat: int
    top: float


class Graph(NamedTuple):
    """The lines of all players, and where their shields stand."""

    drawing: markupsafe.Markup
    ends: list[End]


def graph(table: Table) -> Graph:
    """Draw the score over the moves of a game that is over: before that it would tell secrets."""
    match = table.match
    assert match is not None, "a game has begun before it is drawn"
    assert table.is_over, "hands count in a score"
    key = (table.id, table.setup.game, table.version)
    return _graphs.get(key) or _graphs.put(key, _graph(match))


def scores_at(match: Match, position: Head) -> list[int]:
    """Return the points of every player if the game had ended at a position."""
    points = [0] * match.game.meta.players(match.seats)
    match.game.rules.scores(position, points)
    return points


def _graph(match: Match) -> Graph:
    course = [scores_at(match, position) for position in match.positions[:-1]]
    course.append(scores_at(match, match.state))
    lowest, highest = min(map(min, course)), max(map(max, course))
    scale = (HEIGHT - 2 * MARGIN) / max(1, highest - lowest)

    def down(points: int) -> float:
        return HEIGHT - MARGIN - (points - lowest) * scale

    lines = [
        _line(seat, [down(scores[seat]) for scores in course]) for seat in range(len(course[0]))
    ]
    zero = f"M0 {number(round(down(0), 1))}H{number(WIDTH)}"
    ground = element("path", class_="ground", d=zero) if lowest <= 0 else Markup("")
    drawing = element(
        "svg",
        ground,
        join(lines),
        viewBox=f"0 0 {number(WIDTH)} {number(HEIGHT)}",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    return Graph(markupsafe.Markup(drawing), _spread([down(points) for points in course[-1]]))


def _line(seat: int, heights: list[float]) -> Markup:
    step = WIDTH / max(1, len(heights) - 1)
    points = [
        f"{number(round(at * step, 1))} {number(round(y, 1))}" for at, y in enumerate(heights)
    ]
    data = f"M{'L'.join(points)}"
    colour = ARMS[seat % len(ARMS)].colour
    return join(
        (
            element("path", class_="casing", d=data),
            element("path", class_="course", d=data, style=f"stroke:var(--{colour})"),
        )
    )


def _spread(tops: list[float]) -> list[End]:
    """Return where the shields stand: beside their lines, but not upon each other."""
    ends = sorted((End(seat, top) for seat, top in enumerate(tops)), key=lambda end: end.top)
    room = min(APART, HEIGHT / max(1, len(ends)))
    placed: list[End] = []
    for end in ends:
        lowest = placed[-1].top + room if placed else room / 2
        placed.append(End(end.seat, max(end.top, lowest)))
    floor = HEIGHT - room / 2
    for at in range(len(placed) - 1, -1, -1):
        placed[at] = End(placed[at].seat, round(min(placed[at].top, floor), 1))
        floor = placed[at].top - room
    return placed
