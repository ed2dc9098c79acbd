"""What a picture shows: a concealed position, its viewer, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from palas.kernel.contract import SPECTATOR, may_act

from ..building_scores import building_points
from ..moves import apply
from ..names import building_name, terrain_name, tile_name
from ..reserve import places_in_reach, troops_in_reserve
from ..road_scoring import next_on_road
from ..scoring import scores
from ..state import ENDLESS, IN_THE_RESERVE, TERRAIN, State
from ..tables import EDGES, LAND_MOST, NO_PLACE, NO_TILE, SEATS, TILE_BUILDING, TROOPS
from ..words.acts import Act, Kind, act_of
from ..words.cells import cell_words
from ..words.moves import move_words
from .picture_words import Words, counted
from .purse import NO_PAYERS, Payers, Payment, origins, paid_from, payers
from .roads import turned
from .tile import Face

Cell = tuple[int, int]  # x to the east, y to the north
PLAYS = (Kind.BUILD, Kind.OPEN_TERRAIN)


@dataclass(frozen=True)
class Scene:
    """One picture's subject."""

    view: State
    viewer: int
    words: Words
    language: str
    names: Sequence[str] = ()
    actions: Sequence[int] = ()
    log: Sequence[str] = ()
    chosen: int | None = None
    last: Sequence[int] = ()
    highlight: Sequence[int] = ()
    is_upright: bool = False

    # ------------------------------------------------------------------------------ seats

    @property
    def is_watched(self) -> bool:
        """Whether nobody at the table looks at this picture."""
        return self.viewer == SPECTATOR

    @property
    def is_turned(self) -> bool:
        """Whether north is at the bottom: the viewer's own side always is."""
        return self.viewer == 1

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        if seat < len(self.names) and self.names[seat].strip():
            return self.names[seat]
        return self.words.seat.format(seat + 1)

    def called(self, seat: int) -> str:
        """Return what a seat is called, the viewer 'you'."""
        return self.words.you if seat == self.viewer else self.name(seat)

    def is_acting(self, seat: int) -> bool:
        """Tell whether a seat may act now."""
        return seat >= 0 and self.view.over == 0 and bool(may_act(self.view, seat))

    @property
    def seats(self) -> tuple[int, ...]:
        """Both seats, the viewer first."""
        return (1, 0) if self.viewer == 1 else (0, 1)

    @property
    def is_last_turn(self) -> bool:
        """Whether the seat to act plays its last turn (R13.1)."""
        left = self.view.turns_left
        return left != ENDLESS and left < SEATS and self.view.over == 0

    # ------------------------------------------------------------------------------- land

    @cached_property
    def cells(self) -> list[Cell]:
        """The cells of the land in the order they were laid."""
        view = self.view
        return [(view.land_x[at] + 0, view.land_y[at] + 0) for at in range(view.land_size)]

    @cached_property
    def place_at(self) -> dict[Cell, int]:
        """The places of the land by their cells."""
        return {cell: place for place, cell in enumerate(self.cells)}

    def face(self, place: int) -> Face:
        """Return how a tile of the land lies on the page."""
        owner = self.view.face[place] + 0
        colour = self.view.colour[place] + 0
        if owner == TERRAIN:
            return Face(NO_TILE, colour, TERRAIN)
        is_turned = owner == 1 - self.bottom
        is_upright = self.is_upright or not is_turned
        tile = self.view.land[place] + 0
        return Face(tile, colour, owner, is_turned, is_upright, self._joined(place))

    @property
    def bottom(self) -> int:
        """The seat at the bottom of the page."""
        return 1 if self.is_turned else 0

    def _joined(self, place: int) -> int:
        """Return the sides of the page where a road goes on."""
        sides = 0
        for edge in range(EDGES):
            if next_on_road(self.view, place, 2 * edge) != NO_PLACE:
                sides |= 1 << edge
        return turned(sides) if self.is_turned else sides

    def points_at(self, place: int) -> int:
        """Return what a building brings now."""
        return building_points(self.view, place) + 0

    @cached_property
    def building_points(self) -> dict[int, int]:
        """The points of every building now."""
        places = range(self.view.land_size)
        return {at: self.points_at(at) for at in places if self.view.face[at] != TERRAIN}

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The points of both seats now."""
        return _scores(self.view)

    @cached_property
    def road_points(self) -> tuple[int, ...]:
        """What the points of both seats are but for their buildings (R14.3)."""
        rest = list(self.points)
        for place, points in self.building_points.items():
            rest[self.view.face[place]] -= points
        return tuple(rest)

    def troop_on(self, place: int) -> list[tuple[int, int]]:
        """Return seat and number of the troops on a place, the bottom seat last."""
        found = [
            (seat, troop)
            for seat in range(SEATS)
            for troop in range(TROOPS)
            if self.view.troop_at[seat][troop] == place
        ]
        return sorted(found, key=lambda one: one[0] == self.bottom)

    def troops_at_court(self, seat: int) -> list[int]:
        """Return the numbers of a seat's troops in the reserve."""
        at = self.view.troop_at[seat]
        return [troop for troop in range(TROOPS) if at[troop] == IN_THE_RESERVE]

    # -------------------------------------------------------------------- reserve and hand

    def reach(self, seat: int) -> list[int]:
        """Return the places of the reserve in reach of a seat, clockwise from the shield."""
        bits, shield = places_in_reach(self.view, seat), self.view.shield
        places = len(self.view.reserve)
        round_ = [(shield + step) % places for step in range(1, places)]
        return [place for place in round_ if bits >> place & 1]

    def reach_of(self, seat: int) -> int:
        """Return how far a seat reaches."""
        return troops_in_reserve(self.view, seat) + 1

    def hand(self, seat: int) -> list[int]:
        """Return the tiles a seat holds."""
        return [tile + 0 for tile in self.view.hand[seat][: self.view.hand_size[seat]]]

    @cached_property
    def payments(self) -> dict[int, Payment]:
        """How the viewer would pay for the tiles in its hand."""
        discounts = self.view.discounts + 0 if self.view.turn == self.viewer else 0
        hand = self.hand(self.viewer)
        return {tile: paid_from(self.origins, discounts, tile) for tile in hand}

    @cached_property
    def origins(self) -> list[list[str]]:
        """Where every resource comes from that the viewer has access to, by colour."""
        return origins(self.view, self.viewer)

    @cached_property
    def payers(self) -> Payers:
        """What can pay for the building that is being considered."""
        act = self.chosen_act
        if act is None or act.kind is not Kind.BUILD:
            return NO_PAYERS
        return payers(self.view, self.viewer, act.tile)

    def tile_words(self, tile: int) -> str:
        """Return a tile's full name."""
        return capital(tile_name(tile, self.language).nominative)

    def building(self, tile: int) -> str:
        """Return the name of a tile's building."""
        return capital(building_name(TILE_BUILDING[tile], self.language))

    def place_words(self, place: int) -> str:
        """Return what lies on a place, and where."""
        x, y = self.cells[place]
        tile, owner = self.view.land[place] + 0, self.view.face[place] + 0
        where = cell_words(x, y, self.language)
        if owner == TERRAIN:
            return f"{capital(terrain_name(self.view.colour[place], self.language))} · {where}"
        points = counted(self.building_points[place], self.words.points)
        return f"{self.tile_words(tile)} · {self.name(owner)} · {where} · {points}"

    # ---------------------------------------------------------------------------- actions

    @cached_property
    def acts(self) -> list[tuple[int, Act]]:
        """The legal actions, each taken apart."""
        return [(action, act_of(self.view, self.viewer, action)) for action in self.actions]

    def actions_of(self, *kinds: Kind, tile: int | None = None) -> list[int]:
        """Return the legal actions of some kinds, perhaps only with one tile."""
        return [
            action
            for action, act in self.acts
            if act.kind in kinds and (tile is None or act.tile == tile)
        ]

    @cached_property
    def at_cell(self) -> dict[Cell, list[int]]:
        """The legal actions that lead to each cell, or begin with the troop on it."""
        found: dict[Cell, list[int]] = {}
        for action, act in self.acts:
            cells = {act.cell} if act.kind is not Kind.USE_CAMP else set()
            cells.add(act.start)
            for cell in cells - {None}:
                found.setdefault(cell, []).append(action)  # type: ignore[arg-type]
        return found

    @cached_property
    def chosen_act(self) -> Act | None:
        """The action that is being considered."""
        return None if self.chosen is None else act_of(self.view, self.viewer, self.chosen)

    def is_chosen(self, *kinds: Kind) -> bool:
        """Tell whether an action of some kinds is being considered."""
        return self.chosen_act is not None and self.chosen_act.kind in kinds

    def chosen_words(self) -> str:
        """Return the words of the action that is being considered."""
        assert self.chosen is not None
        return capital(move_words(self.view, self.viewer, self.chosen, self.language))

    def action_words(self, action: int) -> str:
        """Return the words of an action."""
        return capital(move_words(self.view, self.viewer, action, self.language))

    def deed(self, actions: Sequence[int], words: str) -> str:
        """Say what a button does: the words of its only action, else those given."""
        return self.action_words(actions[0]) if len(actions) == 1 else words

    @cached_property
    def _kinds(self) -> dict[int, Kind]:
        return {action: act.kind for action, act in self.acts}

    def deeds(self, actions: Sequence[int]) -> str:
        """Say what several actions do, each kind once."""
        said = {
            Kind.TAKE: self.words.take,
            Kind.BUILD: self.words.build,
            Kind.OPEN_TERRAIN: self.words.lay_open,
            Kind.STEP: self.words.move,
            Kind.DEPLOY: self.words.deploy,
            Kind.RETREAT: self.words.retreat,
            Kind.DISCARD: self.words.discard,
        }
        kinds = dict.fromkeys(self._kinds[action] for action in actions)
        return self.deed(actions, ", ".join(said[kind] for kind in kinds if kind in said))

    @cached_property
    def free_cells(self) -> list[Cell]:
        """The free cells on which the viewer may lay a tile."""
        return sorted({act.cell for _, act in self.acts if act.kind in PLAYS and act.cell})

    def chosen_gain(self) -> int:
        """Return how many points the action that is being considered brings at once."""
        assert self.chosen is not None
        after = self.view.copy()
        apply(after, self.viewer, self.chosen)
        return _scores(after)[self.viewer] - self.points[self.viewer]


def _scores(view: State) -> tuple[int, ...]:
    out = [0] * SEATS
    scores(view, out)
    return tuple(out)


def reserve_place(place: int) -> int:
    """Return the number of a place of the reserve among those of `last`, after the land's."""
    return LAND_MOST + place


def capital(words: str) -> str:
    """Return words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]
