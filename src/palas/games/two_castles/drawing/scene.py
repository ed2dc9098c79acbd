"""What a picture shows: a concealed position, its viewer, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from palas.draw.keeping import kept
from palas.games.two_castles.drawing.acts import Act, Kind, act_of, cell_of, decision_of
from palas.games.two_castles.drawing.castle import THRONE_CELLS, Castle, Cell, castle_of
from palas.games.two_castles.drawing.elevation import Elevation, Legal, Points
from palas.games.two_castles.drawing.fitting import Fit
from palas.games.two_castles.drawing.ledger import gains, points_of
from palas.games.two_castles.drawing.speech import Speech
from palas.games.two_castles.names import LUDWIG, castle_name, room_name, type_name
from palas.games.two_castles.score_sheet import PLACES
from palas.games.two_castles.state import CHOOSING, LAYING, NO_PROPOSAL, State
from palas.games.two_castles.tables import NO_ROOM, THRONE_TYPE
from palas.games.two_castles.wish_words import throne_wish_words, wish_words
from palas.games.two_castles.wishes import THRONE
from palas.games.two_castles.words.moves import move_words
from palas.kernel.contract import may_act
from palas.kernel.phrases import in_language

LAYS = (Kind.PLACE, Kind.PLACE_LUDWIG)


class Seated(NamedTuple):
    """What is seen of a player: equal ones are drawn once."""

    player: int
    name: str
    is_acting: bool
    hand_size: int
    pending: tuple[int, ...]  # tiles chosen or still to lay; NO_ROOM is one unseen
    language: str


@dataclass(frozen=True)
class Scene:
    """One picture's subject."""

    view: State
    viewer: int
    speech: Speech
    language: str
    names: Sequence[str]
    actions: Sequence[int]
    log: Sequence[str]
    chosen: int | None
    last: Sequence[int]
    highlight: Sequence[int]

    # ---------------------------------------------------------------------------- players

    @property
    def players(self) -> int:
        """How many play, Ludwig included."""
        return self.view.castles

    def is_seat(self, player: int) -> bool:
        """Tell whether a player sits at the table; Ludwig does not."""
        return player < self.view.seats

    def name(self, player: int) -> str:
        """Return what a player is called."""
        if not self.is_seat(player):
            return in_language(LUDWIG, self.language)
        if player < len(self.names) and self.names[player].strip():
            return self.names[player]
        return self.speech.seat.format(player + 1)

    def is_acting(self, player: int) -> bool:
        """Tell whether a seat may act now."""
        return self.view.over == 0 and self.is_seat(player) and bool(may_act(self.view, player))

    def waiting_for(self) -> list[int]:
        """Return the seats that may act now, the viewer left out."""
        return [p for p in range(self.view.seats) if p != self.viewer and self.is_acting(p)]

    def neighbour(self, player: int, step: int) -> int:
        """Return the player so many places to the left."""
        return (player + step) % self.players

    def seated(self, player: int) -> Seated:
        """Return what is seen of a player at the table."""
        return Seated(
            player,
            self.name(player),
            self.is_acting(player),
            self.hand_size(player),
            tuple(self.pending(player)),
            self.language,
        )

    # ---------------------------------------------------------------------------- castles

    def left_castle(self) -> int:
        """Return the castle on the viewer's left."""
        return self.viewer

    def right_castle(self) -> int:
        """Return the castle on the viewer's right."""
        return self.neighbour(self.viewer, -1)

    def builders(self, castle: int) -> tuple[int, int]:
        """Return the two players of a castle."""
        return castle, self.neighbour(castle, 1)

    def partner(self, castle: int) -> int:
        """Return the player with whom the viewer builds a castle."""
        one, other = self.builders(castle)
        return other if one == self.viewer else one

    def castle_name(self, castle: int) -> str:
        """Return the name of a castle."""
        return castle_name(castle, self.language)

    @cached_property
    def castles(self) -> tuple[Castle, ...]:
        """All castles."""
        return tuple(castle_of(self.view, number) for number in range(self.players))

    @cached_property
    def points(self) -> tuple[Points, ...]:
        """What the castles earn."""
        return tuple(points_of(castle) for castle in self.castles)

    def room_title(self, room: int) -> str:
        """Return a room's name and rule, for those who point at it."""
        return room_title(room, self.language)

    def room_name(self, room: int) -> str:
        """Return the name of a room."""
        return room_name(room, self.language)

    def titles(self, castle: Castle) -> tuple[str, ...]:
        """Return what each room says to those who point at it, the throne room last."""
        return _titles(castle, self.language)

    # ---------------------------------------------------------------------------- actions

    @cached_property
    def acts(self) -> list[tuple[int, Act]]:
        """The legal actions, each taken apart."""
        return [(action, act_of(action)) for action in self.actions]

    def acts_of(self, *kinds: Kind) -> list[tuple[int, Act]]:
        """Return the legal actions of some kinds."""
        return [(action, act) for action, act in self.acts if act.kind in kinds]

    def acts_in(self, castle: int, *kinds: Kind) -> list[tuple[int, Act]]:
        """Return the legal actions of some kinds in a castle of the viewer."""
        return [(a, act) for a, act in self._acts_by_castle.get(castle, ()) if act.kind in kinds]

    @cached_property
    def _acts_by_castle(self) -> dict[int, list[tuple[int, Act]]]:
        found: dict[int, list[tuple[int, Act]]] = {}
        for action, act in self.acts:
            found.setdefault(self.castle_of_act(act), []).append((action, act))
        return found

    @property
    def chosen_act(self) -> Act | None:
        """The action that is being considered."""
        return None if self.chosen is None else act_of(self.chosen)

    def castle_of_act(self, act: Act) -> int:
        """Return the castle an action is about."""
        if act.kind is Kind.PLACE_LUDWIG:  # R12.5: in the only castle shared with Ludwig
            left = self.left_castle()
            return left if self.partner(left) >= self.view.seats else self.right_castle()
        return self.left_castle() if act.is_left else self.right_castle()

    def side(self, castle: int, player: int) -> int:
        """Return which of the two players of a castle a player is."""
        return 0 if player == castle else 1

    def new_room(self, castle: int, player: int) -> int:
        """Return the room a player still has to lay in a castle, or NO_ROOM."""
        return self.view.new_room[castle][self.side(castle, player)] + 0

    def room_placed_by(self, act: Act) -> int:
        """Return the room that an action lays."""
        castle = self.castle_of_act(act)
        if act.kind is Kind.PLACE_LUDWIG:
            return self.new_room(castle, self.partner(castle))
        if self.view.bonus[castle] == LAYING:
            return self.view.held[castle] + 0
        return self.new_room(castle, self.viewer)

    def words_of(self, actions: Sequence[int]) -> str:
        """Say what actions do."""
        said = (move_words(self.view, self.viewer, action, self.language) for action in actions)
        return " / ".join(said)

    def legal_cells(self, castle: int) -> dict[Cell, Legal]:
        """Return the cells of a castle on which the viewer may build."""
        return self._legal.get(castle, {})

    @cached_property
    def _legal(self) -> dict[int, dict[Cell, Legal]]:
        castles = {self.left_castle(), self.right_castle()} if self.viewer >= 0 else set()
        return {castle: self._legal_in(castle) for castle in castles}

    def _legal_in(self, castle: int) -> dict[Cell, Legal]:
        found: dict[Cell, list[tuple[int, Act]]] = {}
        for action, act in self.acts_in(castle, *LAYS):
            found.setdefault(cell_of(act.value), []).append((action, act))
        added = self._gains(castle)
        return {
            cell: Legal(
                tuple(action for action, _ in acts),
                added.get(cell),
                " / ".join(self.room_name(self.room_placed_by(act)) for _, act in acts),
                self.words_of([action for action, _ in acts]),
            )
            for cell, acts in found.items()
        }

    def _gains(self, castle: int) -> Mapping[Cell, int]:
        """Return what the room in question would add on each cell."""
        acts = [act for _, act in self.acts_in(castle, *LAYS)]
        kind = acts[0].kind if acts else Kind.PLACE
        if self.chosen_act is not None and self.chosen_act.kind is Kind.PLACE_LUDWIG:
            kind = Kind.PLACE_LUDWIG
        same = [act for act in acts if act.kind is kind]
        if not same:
            return {}
        room = self.room_placed_by(same[0])
        return gains(self.castles[castle], room, tuple(cell_of(act.value) for act in same))

    def ghost(self, castle: int) -> tuple[Cell, int] | None:
        """Return the cell and the room of the chosen action, if it builds in a castle."""
        act = self.chosen_act
        if act is None or act.kind not in LAYS or self.castle_of_act(act) != castle:
            return self._proposed(castle)
        room = self.room_placed_by(act)
        return None if room == NO_ROOM else (cell_of(act.value), room)

    def spots(self, castle: int) -> tuple[Cell, ...]:
        """Return the cells beside the rooms that the picture of a castle must show."""
        ghost = self.ghost(castle)
        return tuple(self.legal_cells(castle)) + ((ghost[0],) if ghost else ())

    def _proposed(self, castle: int) -> tuple[Cell, int] | None:
        """Return the cell a partner proposes for the room of a bonus (R13.3)."""
        number, room = self.view.proposal[castle] + 0, self.view.held[castle] + 0
        if number == NO_PROPOSAL or room == NO_ROOM:
            return None
        act = decision_of(number, True)
        return (cell_of(act.value), room) if act.kind is Kind.PLACE else None

    # ------------------------------------------------------------------------------ marks

    def marked(self, places: Sequence[int], castle: int) -> tuple[Cell, ...]:
        """Return the cells of a castle among places, which are rooms as score sheets name them."""
        rooms = list(self.castles[castle].rooms)
        cells: list[Cell] = []
        for place in places:
            owner, index = divmod(place, PLACES)
            if owner == castle and index == THRONE:
                cells.append(THRONE_CELLS[0])
            elif owner == castle and index < len(rooms):
                cells.append(rooms[index])
        return tuple(cells)

    def elevation(self, number: int, fit: Fit, flags: bool = True) -> Elevation:
        """Return a castle ready to be drawn at a place."""
        castle = self.castles[number]
        in_front = self.viewer >= 0
        return Elevation(
            castle,
            fit,
            self.points[number],
            self.titles(castle),
            tuple(p for p in self.builders(number)) if flags else (),
            tuple(self.legal_cells(number).items()),
            self.ghost(number) if in_front else None,
            self.marked(self.last, number),
            self.marked(self.highlight, number),
        )

    def hand(self, player: int) -> list[int]:
        """Return the tiles of a player's stack that the view shows."""
        row = self.view.hand[player][: self.view.hand_size[player]]
        chosen = self.chosen_rooms(player)
        return [room + 0 for room in row if room != NO_ROOM and room not in chosen]

    def pending(self, player: int) -> list[int]:
        """Return the tiles a player has chosen or has still to lay; NO_ROOM is one unseen."""
        chosen = self.chosen_rooms(player)
        unseen = self.view.num_chosen[player] - len(chosen)
        castles = (player, self.neighbour(player, -1))
        assigned = [self.new_room(castle, player) for castle in castles]
        return chosen + [NO_ROOM] * unseen + [room for room in assigned if room != NO_ROOM]

    def hand_size(self, player: int) -> int:
        """Return how many tiles a player holds; chosen ones leave the stack when revealed."""
        size = self.view.hand_size[player] + 0
        is_secret = self.view.phase == CHOOSING and self.is_seat(player)
        return size - self.view.num_chosen[player] if is_secret else size

    def chosen_rooms(self, player: int) -> list[int]:
        """Return the tiles a player has chosen that the view shows."""
        row = self.view.chosen[player][: self.view.num_chosen[player]]
        return [room + 0 for room in row if room != NO_ROOM]


@kept()
def room_title(room: int, language: str) -> str:
    """Return a room's name and rule, for those who point at it."""
    return f"{room_name(room, language)} · {wish_words(room, language)}"


@kept()
def _titles(castle: Castle, language: str) -> tuple[str, ...]:
    rooms = (room_title(room, language) for _, room in castle.laid)
    return (*rooms, _throne_title(castle.throne, language))


@kept()
def _throne_title(throne: int, language: str) -> str:
    return f"{type_name(THRONE_TYPE, language)} · {throne_wish_words(throne, language)}"
