"""What a picture shows: a concealed position, its viewer, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from palas.draw.keeping import SCENES, kept
from palas.kernel.contract import may_act

from ..cards import most_to_draw
from ..majorities import has_majority
from ..names import card_effect, card_name, counted, field_name, noble_words
from ..recruiting import price, returned
from ..scoring import place_points, points, row_strengths
from ..state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    SUPPLYING,
    State,
)
from ..tables import (
    AFTER_OPENING,
    BACK_DOOR,
    CARD_KINDS,
    COURT,
    FIELDS,
    GATE,
    KING,
    MADAME,
    MINT,
    NO_NOBLE,
    NOBLE_ABILITY,
    NOBLE_POINTS,
    NOBLES,
    PARK_ROWS,
    ROOMS,
    SCRIPTORIUM,
    STAIRCASE,
    SUPPLY,
)
from ..turn import mint_pay
from ..words.acts import Act, Kind, act_of
from ..words.move_words import move_words
from .speech import SPEECH, Speech

BONUS_ROOMS = (COURT, STAIRCASE, MINT, KING, MADAME)  # a majority is worth something there
STEP_OF = {SUPPLYING: 1, MOVING: 2, ATTENDING: 3, RECRUITING: 4, DRAWING: 5, KEEPING: 5, CLOSING: 5}
_COUNTED = {SUPPLYING: "servant_most", DRAWING: "card_most", KEEPING: "card_most"}
SERVANT_ACTS = (
    Kind.PLACE,
    Kind.SUPPLY_GATE,
    Kind.SUPPLY_FROM,
    Kind.MOVE,
    Kind.KING_SERVANT,
    Kind.MADAME_SERVANT,
)


@kept(16384)
def noble_title(field: int, noble: int, gold: int, language: str) -> str:
    """Return the noble on a field in words, with where it is and what it costs now."""
    cost = SPEECH[language].price.format(gold)
    return f"{field_name(field)} · {noble_words(noble, language)} · {cost}"


@kept(SCENES)
def _placed(strengths: tuple[int, ...], seats: int) -> list[int]:
    """Return the points of every seat for its places in the border rows."""
    return [sum(place_points(row, seats, seat) for row in strengths) for seat in range(seats)]


def room_place(room: int) -> int:
    """Return the number of a room among the places of `last` and `highlight`, after the fields."""
    return FIELDS + room


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

    # ------------------------------------------------------------------------------ seats

    @property
    def seats(self) -> range:
        """The seats that play."""
        return range(self.view.seats)

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        if seat < len(self.names) and self.names[seat].strip():
            return self.names[seat]
        return self.speech.seat.format(seat + 1)

    @cached_property
    def called(self) -> tuple[str, ...]:
        """What all seats are called."""
        return tuple(self.name(seat) for seat in self.seats)

    def is_acting(self, seat: int) -> bool:
        """Tell whether a seat is to act."""
        return self.view.over == 0 and bool(may_act(self.view, seat))

    @property
    def is_viewers_turn(self) -> bool:
        """Tell whether the viewer is to act."""
        return self.viewer >= 0 and self.is_acting(self.viewer)

    @cached_property
    def points(self) -> list[int]:
        """The points of every seat as if the game ended now; all of it is public."""
        placed = _placed(tuple(self.strengths), self.view.seats)
        return [points(self.view, seat) + more for seat, more in enumerate(placed)]

    @cached_property
    def strengths(self) -> list[int]:
        """How strong all seats are in every border row, packed as `row_strengths` does."""
        return [row_strengths(self.view, row) for row in range(PARK_ROWS)]

    @cached_property
    def nobles(self) -> list[list[int]]:
        """The nobles of every seat: those with abilities first, then by points."""
        found: list[list[int]] = [[] for _ in self.seats]
        for noble in range(NOBLES):
            if self.view.taken[noble] >= 0:
                found[self.view.taken[noble]].append(noble)
        for of_seat in found:
            of_seat.sort(key=lambda noble: (NOBLE_ABILITY[noble] == 0, -NOBLE_POINTS[noble]))
        return found

    # ------------------------------------------------------------------------------- park

    def price(self, field: int) -> int:
        """Return the gold the noble on a field costs now."""
        return int(price(self.view, field))

    # ----------------------------------------------------------------------------- palace

    def holders(self, room: int) -> list[int]:
        """Return the seats with the majority in a room; with a card there may be two."""
        if room not in BONUS_ROOMS:
            return []
        return [seat for seat in self.seats if has_majority(self.view, seat, room)]

    def is_tie_broken(self, room: int) -> bool:
        """Tell whether only the cardinal gives somebody the majority of a room."""
        counts = [self.view.servants[seat][room] + 0 for seat in self.seats]
        return max(counts) > 0 and counts.count(max(counts)) > 1

    def due(self, room: int) -> int:
        """Return what the seat to act may still do in a room in this turn."""
        view, seat = self.view, self.view.turn + 0
        if view.over or view.phase == OPENING:
            return 0
        if view.phase == ATTENDING and room == MINT and view.gold_due:
            return int(mint_pay(view, seat))
        if view.phase == RECRUITING and room == SCRIPTORIUM:
            return view.servants[seat][SCRIPTORIUM] + 0
        if room == BACK_DOOR:
            return self._due_at_back_door(seat)
        counters = {GATE: view.gate_due, STAIRCASE: view.moves, KING: view.king_due}
        counters[MADAME] = view.madame_due
        return counters.get(room, 0) + 0

    def _due_at_back_door(self, seat: int) -> int:
        if self.view.phase == KEEPING:
            return self.view.keeps + 0
        return int(most_to_draw(self.view, seat)) if self.view.phase == DRAWING else 0

    def turquoise(self, seat: int) -> int:
        """Return the turquoise seals a seat has."""
        return self.view.servants[seat][KING] + (self.view.turquoise if self._turn(seat) else 0)

    def violet(self, seat: int) -> int:
        """Return the violet seals a seat has."""
        return self.view.servants[seat][MADAME] + (self.view.violet if self._turn(seat) else 0)

    def _turn(self, seat: int) -> bool:
        return seat == self.view.turn and not self.view.over

    def hand(self) -> list[tuple[int, int]]:
        """Return the viewer's cards with how many there are of each."""
        if self.viewer < 0:
            return []
        row = self.view.hand[self.viewer]
        return [(card, row[card] + 0) for card in range(CARD_KINDS) if row[card] > 0]

    def drawn(self) -> list[tuple[int, int]]:
        """Return the cards the viewer has just drawn."""
        if not self.is_viewers_turn or self.view.phase != KEEPING:
            return []
        row = self.view.drawn
        return [(card, row[card] + 0) for card in range(CARD_KINDS) if row[card] > 0]

    def card_title(self, card: int) -> str:
        """Return a card's name and rule."""
        return f"{card_name(card, self.language)} · {card_effect(card, self.language)}"

    def room_name(self, room: int, short: bool = False) -> str:
        """Return the name of a room as it stands in the plan."""
        return self.speech.room_name(room, short)

    # ---------------------------------------------------------------------------- actions

    @cached_property
    def acts(self) -> list[tuple[int, Act]]:
        """The legal actions, each taken apart."""
        return [(action, act_of(action)) for action in self.actions]

    @cached_property
    def _by_kind(self) -> dict[Kind, list[tuple[int, Act]]]:
        found: dict[Kind, list[tuple[int, Act]]] = {}
        for action, act in self.acts:
            found.setdefault(act.kind, []).append((action, act))
        return found

    def acts_of(self, *kinds: Kind) -> list[tuple[int, Act]]:
        """Return the legal actions of some kinds."""
        return [pair for kind in kinds for pair in self._by_kind.get(kind, [])]

    @cached_property
    def chosen_act(self) -> Act | None:
        """The action that is being considered."""
        return None if self.chosen is None else act_of(self.chosen)

    @cached_property
    def actions_to(self) -> dict[int, list[int]]:
        """The actions that put something in a room or take something there."""
        found: dict[int, list[int]] = {}
        for action, act in self.acts_of(*SERVANT_ACTS):
            found.setdefault(act.target, []).append(action)
        for kind, room in ((Kind.TAKE_GOLD, MINT), (Kind.DRAW, BACK_DOOR)):
            for action, _ in self.acts_of(kind):
                found.setdefault(room, []).append(action)
        return found

    @cached_property
    def actions_from(self) -> dict[int, list[int]]:
        """The actions that take a servant out of a room."""
        found: dict[int, list[int]] = {}
        for action, act in self.acts_of(*SERVANT_ACTS):
            if act.source != SUPPLY:
                found.setdefault(act.source, []).append(action)
        return found

    @cached_property
    def recruits(self) -> dict[int, list[int]]:
        """The actions that recruit the noble on a field."""
        found: dict[int, list[int]] = {}
        for action, act in self.acts_of(Kind.RECRUIT):
            found.setdefault(act.field, []).append(action)
        return found

    def deed(self, actions: Sequence[int], words: str) -> str:
        """Say what a button does: the words of its only action, else those given."""
        if len(actions) != 1:
            return words
        said = move_words(self.view, self.viewer, actions[0], self.language)
        return said[:1].upper() + said[1:]

    def plays_of(self, card: int) -> list[int]:
        """Return the actions that play a card."""
        return [action for action, act in self.acts_of(Kind.PLAY) if act.card == card]

    @cached_property
    def changes(self) -> dict[int, int]:
        """What the chosen action does to the viewer's servants in each room."""
        act = self.chosen_act
        found = dict.fromkeys(range(ROOMS), 0)
        if act is None:
            return found
        if act.kind in SERVANT_ACTS:
            found[act.target] += act.number
        if act.source != SUPPLY:
            found[act.source] -= act.number
        if act.kind is Kind.RECRUIT and self.view.noble[act.field] != NO_NOBLE:
            for room in range(ROOMS):
                found[room] -= int(returned(self.view, self.view.noble[act.field], room))
        return found

    # ------------------------------------------------------------------------------ words

    def prompt(self) -> str:
        """Say in one line what is expected now, and of whom."""
        view, speech = self.view, self.speech
        phase = view.phase + 0
        if self.is_viewers_turn:
            return speech.prompts[phase].format(*self._amounts(phase))
        waiting = [seat for seat in self.seats if self.is_acting(seat)]
        if not waiting:
            return speech.score_sheet
        return speech.waiting.format(self.name(waiting[0]), self.step_name())

    def _amounts(self, phase: int) -> tuple[int | str, ...]:
        view, seat = self.view, self.viewer
        if phase == RECRUITING:
            return view.servants[seat][SCRIPTORIUM] + 0, len(self.recruits)
        amounts = {
            OPENING: view.supply[seat] - AFTER_OPENING,
            SUPPLYING: self.most_supplied(),
            MOVING: view.moves + 0,
            DRAWING: self.due(BACK_DOOR),
            KEEPING: view.keeps + 0,
        }
        amount = amounts.get(phase, 0)
        what = _COUNTED.get(phase)
        return (counted(what, amount, self.language) if what else amount,)

    def most_supplied(self) -> int:
        """Return how many servants may go to the gate, no more than there are."""
        placed = sum(self.view.servants[self.viewer]) - self.view.servants[self.viewer][GATE]
        return min(self.view.gate_due, self.view.supply[self.viewer] + placed)

    def step_name(self) -> str:
        """Return the name of the action being done."""
        step = STEP_OF.get(self.view.phase + 0)
        return self.speech.opening if step is None else self.speech.steps[step - 1]
