"""Things that move, and parts of a picture that change apart from each other.

A page is told only what has changed between two pictures, which are cut wherever something
has an id. So what moves has its content in a part of its own.
"""

from __future__ import annotations

from palas.draw.markup import Markup


def placed(name: str, where: str, inside: Markup) -> Markup:
    """Place a thing that may travel; one without a name stays where it is."""
    if not name:
        return Markup(f'<g transform="{where}">{inside}</g>')
    return Markup(f'<g id="{name}" transform="{where}"><g id="in-{name}">{inside}</g></g>')


def part(name: str, *drawn: Markup) -> Markup:
    """Make a part of a picture that changes apart from its neighbours."""
    return Markup(f'<g id="{name}">{"".join(drawn)}</g>')
