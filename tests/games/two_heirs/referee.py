"""A slow, obvious second Two Heirs, written from RULES.md alone.

It shares nothing with the engine but the component tables: the land is a dict of cells, moves
are deeds as in `games.two_heirs.deeds`. It is told the order of the tiles and who begins.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from palas.games.two_heirs.components import COMPONENTS

Cell = tuple[int, int]
Deed = tuple[str | int | Cell, ...]

TILES = COMPONENTS["tiles"]
RESOURCE_OF_COLOUR = {"green": "wood", "yellow": "grain", "grey": "stone"}
RESOURCE_OF_BUILDING = {"farm": "grain", "sawmill": "wood", "quarry": "stone"}
FOLLOWER = "follower"
PLAIN = "plain"


@dataclass
class LaidTile:
    """A tile on the land: whose building it is, None for open terrain."""

    tile: int
    owner: int | None


@dataclass(eq=False)
class Troop:
    """A troop: its kind and cell, None in the reserve."""

    kind: str
    cell: Cell | None = None
    moved: bool = False


@dataclass
class Referee:
    """A whole game: the table as it lies."""

    turn: int
    circle: list[int | None]  # seven places; None at the shield and where nothing lies
    shield: int
    stack: list[int]  # the top tile last
    land: dict[Cell, LaidTile]
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    troops: list[list[Troop]] = field(default_factory=list)
    box: list[int] = field(default_factory=list)  # tiles put back
    takes_open: int = 1
    takes_done: int = 0
    discounts: int = 0
    besieged: list[Cell] = field(default_factory=list)
    is_discarding: bool = False
    turns_to_come: int | None = None  # after this one, once the stack is empty
    is_over: bool = False

    def __post_init__(self) -> None:
        followers_and_plain = (FOLLOWER, PLAIN, PLAIN)
        self.troops = [[Troop(kind) for kind in followers_and_plain] for _ in range(2)]
        for own in self.troops:
            own[0].cell = (0, 0)

    # ------------------------------------------------------------------ what may be done

    def legal(self) -> set[Deed]:
        """Return everything the seat whose turn it is may do."""
        if self.is_over:
            return set()
        if self.besieged:
            return {("raze", cell) for cell in self.besieged} | {("spare",)}
        hand = self.hands[self.turn]
        if self.is_discarding:
            return {("discard", tile) for tile in hand}
        deeds: set[Deed] = set()
        reach = self.in_reach(self.turn)
        if self.takes_done > 0 or not reach:
            deeds.add(("end",))
        if self.takes_open > 0:
            deeds |= {("take", place) for place in reach}
        for cell in self.free_spots():
            deeds |= {("open", tile, cell) for tile in hand}
            deeds |= {
                ("build", tile, cell) for tile in hand if self.missing(tile) <= self.discounts
            }
        deeds |= self.troop_deeds()
        if self.takes_open == 0:
            deeds |= {
                ("camp", cell)
                for cell, laid in self.land.items()
                if laid.owner == self.turn and building(laid.tile) == "field_camp"
            }
        return deeds

    def in_reach(self, seat: int) -> list[int]:
        """Return the places of the circle whose tiles a seat reaches."""
        influence = 1 + sum(1 for troop in self.troops[seat] if troop.cell is None)
        clockwise = [(self.shield + distance) % 7 for distance in range(1, 7)]
        return [place for place in clockwise if self.circle[place] is not None][:influence]

    def free_spots(self) -> set[Cell]:
        """Return the free cells around the troops of the seat to act."""
        around = {
            cell for troop in self.troops[self.turn] if troop.cell for cell in ring(troop.cell)
        }
        return around - set(self.land)

    def empty_tiles_around(self, cell: Cell) -> set[Cell]:
        """Return the tiles around a cell on which no troop stands."""
        taken = {troop.cell for own in self.troops for troop in own}
        return (ring(cell) & set(self.land)) - taken

    def troop_deeds(self) -> set[Deed]:
        """Return the moves of all troops of the seat to act that have not moved."""
        deeds: set[Deed] = set()
        own = self.troops[self.turn]
        for troop in own:
            if troop.cell and not troop.moved:
                deeds |= {("step", troop.cell, to) for to in self.empty_tiles_around(troop.cell)}
                if troop.kind == PLAIN:
                    deeds.add(("retreat", troop.cell))
        if any(troop.cell is None and not troop.moved for troop in own):
            for troop in own:
                if troop.cell:
                    deeds |= {("deploy", to) for to in self.empty_tiles_around(troop.cell)}
        return deeds

    def resources(self, seat: int) -> list[str]:
        """Return every resource a seat has access to, one word each."""
        under = [self.land[troop.cell].tile for troop in self.troops[seat] if troop.cell]
        tiles = [self.circle[place] for place in self.in_reach(seat)] + under
        own = [building(laid.tile) for laid in self.land.values() if laid.owner == seat]
        return [RESOURCE_OF_COLOUR[colour(tile)] for tile in tiles] + [
            RESOURCE_OF_BUILDING[name] for name in own if name in RESOURCE_OF_BUILDING
        ]

    def missing(self, tile: int) -> int:
        """Return how many resources the seat to act lacks for a building."""
        at_hand = self.resources(self.turn)
        lacking = 0
        for resource in ("wood", "grain", "stone"):
            for _ in range(TILES[tile][resource]):
                if resource in at_hand:
                    at_hand.remove(resource)
                else:
                    lacking += 1
        return lacking

    # -------------------------------------------------------------------- what it brings

    def do(self, deed: Deed) -> None:
        """Carry out a deed."""
        assert deed in self.legal(), deed
        getattr(self, f"_{deed[0]}")(*deed[1:])

    def _take(self, place: int) -> None:
        tile = self.circle[place]
        assert tile is not None
        self.hands[self.turn].append(tile)
        self.circle[place] = None
        if self.stack:
            self.circle[self.shield] = self.stack.pop()
            if not self.stack:
                self.turns_to_come = 2
        self.shield = place
        self.takes_open -= 1
        self.takes_done += 1

    def _open(self, tile: int, cell: Cell) -> None:
        self.hands[self.turn].remove(tile)
        self.land[cell] = LaidTile(tile, None)
        self.discounts += 1

    def _build(self, tile: int, cell: Cell) -> None:
        self.discounts -= self.missing(tile)
        self.hands[self.turn].remove(tile)
        self.land[cell] = LaidTile(tile, self.turn)
        if building(tile) == "siege_tower":
            self.besieged = [other for other in cross(cell) if self.falls(other)]

    def falls(self, cell: Cell) -> bool:
        """Tell whether two towers of the seat to act stand beside an enemy building."""
        laid = self.land.get(cell)
        if laid is None or laid.owner != 1 - self.turn:
            return False
        beside = [self.land[other] for other in cross(cell) if other in self.land]
        towers = [one for one in beside if building(one.tile) == "siege_tower"]
        return sum(1 for tower in towers if tower.owner == self.turn) >= 2

    def _raze(self, cell: Cell) -> None:
        self.land[cell].owner = None
        self.besieged.remove(cell)

    def _spare(self) -> None:
        self.besieged = []

    def _camp(self, cell: Cell) -> None:
        self.land[cell].owner = None
        self.takes_open += 1

    def _move(self, troop: Troop, cell: Cell | None) -> None:
        troop.cell, troop.moved = cell, True

    def _step(self, start: Cell, to: Cell) -> None:
        self._move(next(t for t in self.troops[self.turn] if t.cell == start), to)

    def _deploy(self, to: Cell) -> None:
        waiting = (t for t in self.troops[self.turn] if t.cell is None and not t.moved)
        self._move(next(waiting), to)

    def _retreat(self, start: Cell) -> None:
        self._move(next(t for t in self.troops[self.turn] if t.cell == start), None)

    def _discard(self, tile: int) -> None:
        self.hands[self.turn].remove(tile)
        self.box.append(tile)
        self._end()

    def _end(self) -> None:
        self.is_discarding = len(self.hands[self.turn]) > 3
        if self.is_discarding:
            return
        for troop in self.troops[self.turn]:
            troop.moved = False
        self.takes_open, self.takes_done, self.discounts = 1, 0, 0
        if self.turns_to_come is not None:
            self.is_over = self.turns_to_come == 0
            self.turns_to_come -= 1
        self.turn = 1 - self.turn


def building(tile: int) -> str:
    """Return the building on a tile."""
    return str(TILES[tile]["building"])


def colour(tile: int | None) -> str:
    """Return the colour of a tile."""
    assert tile is not None
    return str(TILES[tile]["colour"])


def ring(cell: Cell) -> set[Cell]:
    """Return the eight cells around one."""
    x, y = cell
    return {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} - {cell}


def cross(cell: Cell) -> list[Cell]:
    """Return the four cells that share an edge with one."""
    x, y = cell
    return [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)]
