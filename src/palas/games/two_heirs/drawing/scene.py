"""What a picture shows: a concealed position, its viewer, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from palas.kernel.contract import SPECTATOR, may_act

from ..moves import apply
from ..names import building_name, tile_name
from ..reserve import places_in_reach, troops_in_reserve
from ..scoring import best_seats
from ..state import ENDLESS, IN_THE_RESERVE, State
from ..tables import LAND_MOST, SEATS, TILE_BUILDING, TROOPS
from ..words.acts import Act, Kind, act_of
from ..words.moves import move_words
from .fitting import Cell
from .ground import Figures, Ground, face_of, figures, ground_of
from .picture_words import Words, capital
from .place_names import names_of_places
from .purse import NO_PAYERS, Payers, Payment, origins, paid_from, payers
from .tile import Face

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
    def ground(self) -> Ground:
        """The land as a value."""
        return ground_of(self.view)

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the land in the order they were laid."""
        return self.ground.cells

    @cached_property
    def place_at(self) -> dict[Cell, int]:
        """The places of the land by their cells."""
        return {cell: place for place, cell in enumerate(self.cells)}

    def face(self, place: int) -> Face:
        """Return how a tile of the land lies on the page."""
        return face_of(self.ground, place, self.is_turned, self.is_upright)

    @property
    def bottom(self) -> int:
        """The seat at the bottom of the page."""
        return 1 if self.is_turned else 0

    @cached_property
    def _figures(self) -> Figures:
        return figures(self.ground)

    @property
    def building_points(self) -> Mapping[int, int]:
        """The points of every building now."""
        return self._figures.buildings

    @property
    def points(self) -> tuple[int, ...]:
        """The points of both seats now."""
        return self._figures.points

    @property
    def road_points(self) -> tuple[int, ...]:
        """The points of both seats for roads now."""
        return self._figures.roads

    @cached_property
    def winners(self) -> list[int]:
        """The best seats if the game ended now (R17)."""
        best = best_seats(self.view, self._figures.pair)
        return [seat for seat in range(SEATS) if best >> seat & 1]

    @property
    def troops_on_land(self) -> list[tuple[int, int, int]]:
        """Place, seat and number of the troops on the land; on one place the bottom seat last."""
        found = [
            (place, seat, troop)
            for seat in range(SEATS)
            for troop, place in enumerate(self.view.troop_at[seat])
            if place != IN_THE_RESERVE
        ]
        return sorted(found, key=lambda one: (one[0], one[1] == self.bottom))

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

    def names_of_places(self) -> tuple[str, ...]:
        """Return what lies on every place of the land, and where."""
        names = tuple(self.name(seat) for seat in range(SEATS))
        return names_of_places(self.ground, names, self.language)

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
        return figures(ground_of(after)).points[self.viewer] - self.points[self.viewer]


def reserve_place(place: int) -> int:
    """Return the number of a place of the reserve among those of `last`, after the land's."""
    return LAND_MOST + place
