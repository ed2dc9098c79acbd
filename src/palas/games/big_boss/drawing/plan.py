"""The plan of a street: where everything stands and is written, the same for all who look."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.games.big_boss.drawing.bends import bend_tags
from palas.games.big_boss.drawing.labels import building_labels
from palas.games.big_boss.drawing.site import Site
from palas.games.big_boss.drawing.stack import Ground
from palas.games.big_boss.drawing.town import Town
from palas.games.big_boss.tables import PLOTS


class Plan:
    """What is drawn of a street, whoever looks and whatever they may do; it never changes."""

    def __init__(self, ground: Ground, bounds: Box, site: Site, language: str) -> None:
        town = Town(ground, bounds, site)
        self.ground = ground
        self.site = site
        self.stacks = town.stacks
        self.tags = tuple(bend_tags(town))
        self.labels = tuple(building_labels(town, language))
        self.standing = tuple(town.standing())
        self.numbered = frozenset(range(PLOTS)) - town.stacks.keys() - town.overshadowed


@kept(SCENES)
def plan_of(ground: Ground, bounds: Box, site: Site, language: str) -> Plan:
    """Return the plan of a street."""
    return Plan(ground, bounds, site, language)
