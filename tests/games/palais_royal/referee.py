"""A second Palais Royal, slow and obvious, written from RULES.md alone to check the engine.

Rooms, cards and abilities go by their names, fields by (row, column), seats by number. A move
is a small tuple: ("next",), ("place", "mint", 2), ("play", "gold4"), ("play", "seals2", 1, 1)
with the turquoise and violet seals, ("gate", 3), ("gate from", "mint"), ("move", "gate",
"king", 2), ("attend",), ("gold",), ("bonus", "king", "supply"), ("recruit", (1, 4), "supply"),
("draw", 3) or ("keep", "points2").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from palas.games.palais_royal import actions, tables

Move = tuple[Any, ...]
Place = tuple[int, int]  # a field of the park: row and column

NEXT: Move = ("next",)
ATTEND: Move = ("attend",)
GOLD: Move = ("gold",)
ROOMS = (
    ("back door", "scriptorium", "cardinal")
    + ("mint", "gate", "madame")
    + ("staircase", "king", "court")
)
SUPPLY = "supply"
SOURCES = (*ROOMS, SUPPLY)
BONUS_ROOMS = {"king": "king_servant_plus1", "madame": "madame_servant_plus1"}
STAGES = ("opening", "supplying", "moving", "attending", "recruiting") + (
    ("drawing", "keeping", "closing", "over")
)
ANYTIME = ("gold4", "points2", "points4")
SEAL_CARD = "seals2"


@dataclass(frozen=True)
class Noble:
    """A tile: what it costs and what it brings."""

    number: int
    gold: int
    violet: int
    turquoise: int
    points: int
    ability: str


@dataclass
class Box:
    """The components a game is played with (R1)."""

    nobles: list[Noble]
    counts: dict[Place, int]  # how often a servant on a field counts
    rows: dict[Place, set[str]]  # the border rows a field stands in
    fields: list[Place]
    prices: dict[str, int]
    cards: list[str]

    @classmethod
    def of(cls, components: Mapping[str, Any]) -> Box:
        """Return the box a set of components describes."""
        nobles = [
            Noble(at, n["gold"], n["violet"], n["turquoise"], n["points"], n["ability"])
            for at, n in enumerate(components["nobles"])
        ]
        park = {(entry["row"], entry["column"]): entry for entry in components["park"]}
        return cls(
            nobles,
            {place: entry["counts"] for place, entry in park.items()},
            {place: set(entry["rows"].split("+")) - {""} for place, entry in park.items()},
            list(park),
            {entry["card"]: entry["price"] for entry in components["cards"]},
            [entry["card"] for entry in components["cards"]],
        )


@dataclass
class Seat:
    """What one seat owns."""

    gold: int
    rooms: Counter[str] = field(default_factory=Counter)
    supply: int = tables.SERVANTS
    others: int = tables.OTHER_SERVANTS
    nobles: list[Noble] = field(default_factory=list)
    hand: Counter[str] = field(default_factory=Counter)
    open_points: Counter[str] = field(default_factory=Counter)

    def has(self, ability: str) -> int:
        """Count the nobles with an ability."""
        return sum(noble.ability == ability for noble in self.nobles)


@dataclass
class Turn:
    """What a turn has brought so far and is forgotten when it ends."""

    has_acted: bool = False  # the seat has been asked something
    has_majorities: bool = False
    has_supplied: bool = False  # something was placed on the gate
    gate: int = 0  # servants that may still be placed there
    gate_is_free: bool = False  # the card gate_any: as many as the seat likes
    moves: int = 0
    gold: bool = False  # the mint has not paid yet
    bonus: Counter[str] = field(default_factory=Counter)
    turquoise: int = 0
    violet: int = 0
    drawn: Counter[str] = field(default_factory=Counter)
    keeps: int = 0


class Referee:
    """One game of Palais Royal; prices, majorities and rows are worked out anew every time."""

    def __init__(self, box: Box, seats: int, setup: Mapping[str, Any]) -> None:
        self.box = box
        self.start: int = setup["start"]
        self.spots: dict[str, Place] = setup["spots"]
        self.park: dict[Place, Noble] = dict(setup["park"])
        self.pile: list[str] = list(setup["pile"])  # next card first
        self.discards: Counter[str] = Counter()
        self.markers: dict[Place, int] = {}  # servants left in the park
        self.seats = [Seat((seat - self.start) % seats) for seat in range(seats)]
        for seat in self.seats:
            self.enter(seat, "staircase", tables.AT_STAIRCASE)
            self.enter(seat, "court", tables.AT_COURT)
        self.turn = self.start
        self.stage = "opening"
        self.to_place = tables.OPENING_SERVANTS
        self.now = Turn()
        self.round = 0
        self.is_last = False
        self.seen: Counter[str] = Counter()  # which situations came up

    # -------------------------------------------------------------- what can be looked up

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.stage == "over"

    @property
    def me(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.turn]

    def enter(self, seat: Seat, room: str, count: int) -> None:
        """Put servants from the supply into a room."""
        seat.supply -= count
        seat.rooms[room] += count

    def majority(self, room: str) -> int:
        """Return 1 if the seat to act has the majority of a room (R4)."""
        own = self.me.rooms[room]
        if own == 0:
            return 0
        if self.now.has_majorities:
            return 1
        rivals = [seat for seat in self.seats if seat is not self.me]
        if any(rival.rooms[room] > own for rival in rivals):
            return 0
        level = [rival for rival in rivals if rival.rooms[room] == own]
        if not level:
            return 1
        wins = all(self.me.rooms["cardinal"] > rival.rooms["cardinal"] for rival in level)
        self.seen["tie broken by the cardinal" if wins else "tie unbroken"] += 1
        return int(wins)

    def steps(self, start: str, end: str) -> int:
        """Return how many moves one servant needs from a room to another (R7.2, R13.3)."""
        down = abs(self.spots[start][0] - self.spots[end][0])
        right = abs(self.spots[start][1] - self.spots[end][1])
        return max(down, right) if self.me.has("diagonal_moves") else down + right

    def price(self, place: Place) -> int:
        """Return the gold for a noble: one less for every free field it touches (R9.3)."""
        free = [
            other
            for other in self.box.fields
            if other not in self.park
            and max(abs(other[0] - place[0]), abs(other[1] - place[1])) == 1
        ]
        return max(0, self.park[place].gold - len(free))

    def mint_pay(self) -> int:
        """Return the gold of action 3 (R8.1, R13.4)."""
        return self.me.rooms["mint"] + self.majority("mint") + 2 * self.me.has("gold_plus2")

    def most_draws(self) -> int:
        """Return how many cards the seat may draw (R10.1, R13.6)."""
        if self.me.rooms["back door"] == 0:
            return 0
        allowed = self.me.rooms["back door"] + 3 * self.me.has("cards_plus3")
        return min(allowed, len(self.pile) + self.discards.total())

    def gate_room(self) -> int:
        """Return how many servants may still go to the gate."""
        return 99 if self.now.gate_is_free else self.now.gate

    # ---------------------------------------------------------------- what is allowed

    def acting(self) -> set[int]:
        """Return the seats that may act now."""
        return set() if self.is_over else {self.turn}

    def legal(self, seat: int) -> set[Move]:
        """Return every move a seat may make now."""
        if seat not in self.acting():
            return set()
        if self.stage == "opening":
            counts = range(1, self.to_place + 1)
            return {("place", room, count) for room in ROOMS for count in counts}
        options: dict[str, Callable[[], set[Move]]] = {
            "supplying": self.supplying,
            "moving": self.moving,
            "attending": self.attending,
            "recruiting": self.recruiting,
            "drawing": lambda: {("draw", n) for n in range(1, self.most_draws() + 1)},
            "keeping": lambda: {("keep", card) for card in +self.now.drawn},
            "closing": lambda: set(),
        }
        return {NEXT} | options[self.stage]() | self.card_plays()

    def card_plays(self) -> set[Move]:
        """Return every way to play a card of the hand now."""
        plays: set[Move] = set()
        for card in +self.me.hand:
            if self.box.prices[card] <= self.me.gold and self.is_time_for(card):
                if card == SEAL_CARD:
                    plays |= {("play", card, turquoise, 2 - turquoise) for turquoise in range(3)}
                else:
                    plays.add(("play", card))
        return plays

    def is_time_for(self, card: str) -> bool:
        """Tell whether a card may be played in this part of the turn (R12)."""
        match card:
            case "majority_everywhere":
                return self.is_before_supply and not self.now.has_majorities
            case "gate_any" | "gate2_moves6":
                return self.is_before_supply
            case "moves5" | "moves9":
                return self.stage == "moving"
            case "seals2":
                return self.stage == "recruiting"
        return card in ANYTIME

    @property
    def is_before_supply(self) -> bool:
        """Tell whether nothing of the turn has been done but playing cards."""
        return self.stage == "supplying" and not self.now.has_supplied

    def supplying(self) -> set[Move]:
        """Return the ways to bring servants to the gate (R5, R6)."""
        if self.me.supply > 0:
            most = min(self.me.supply, self.gate_room())
            return {("gate", count) for count in range(1, most + 1)}
        if self.gate_room() == 0:
            return set()
        return {("gate from", room) for room in +self.me.rooms if room != "gate"}

    def moving(self) -> set[Move]:
        """Return every walk of servants from a room to another that the moves allow (R7.2)."""
        return {
            ("move", start, end, count)
            for start, standing in self.me.rooms.items()
            for end in ROOMS
            if end != start
            for count in range(1, min(standing, actions.MOST_MOVED) + 1)
            if count * self.steps(start, end) <= self.now.moves
        }

    def attending(self) -> set[Move]:
        """Return what of action 3 is still due (R8)."""
        moves: set[Move] = {GOLD} if self.now.gold and self.mint_pay() else set()
        for room in +self.now.bonus:
            moves |= {("bonus", room, source) for source in self.sources_for(room)}
        if self.me.supply >= self.now.bonus.total():
            moves.add(ATTEND)
        return moves

    def sources_for(self, room: str) -> set[str]:
        """Return where a new servant for a room comes from: rooms only without a supply (R5)."""
        return {SUPPLY} if self.me.supply else set(+self.me.rooms) - {room}

    def recruiting(self) -> set[Move]:
        """Return every noble the seat can pay, with the places a marker may come from (R9)."""
        moves: set[Move] = set()
        for place in self.park:
            rooms = self.rooms_after_paying(place)
            if rooms is None:
                continue
            sources = {SUPPLY} | (set(+rooms) if self.box.rows[place] else set())
            moves |= {("recruit", place, source) for source in sources}
        return moves

    def rooms_after_paying(self, place: Place) -> Counter[str] | None:
        """Return the servants in the rooms after paying for a noble, None if the seat cannot."""
        noble = self.park[place]
        rooms = self.me.rooms.copy()
        rooms["scriptorium"] -= 1
        rooms["king"] -= max(0, noble.turquoise - self.now.turquoise)
        rooms["madame"] -= max(0, noble.violet - self.now.violet)
        can_pay = min(rooms.values()) >= 0 and self.price(place) <= self.me.gold
        return rooms if can_pay else None

    # ------------------------------------------------------------------ what happens

    def play(self, seat: int, move: Move, luck: Iterable[str] = ()) -> None:
        """Carry out a legal move; `luck` names the cards in the order they come from the pile."""
        assert move in self.legal(seat), f"seat {seat} may not {move}"
        self.seen[move[0]] += 1
        self.now.has_acted = True
        match move:
            case ("next",):
                self.leave_stage()
            case ("place", room, count):
                self.open_with(room, count)
            case ("play", card, *seals):
                self.play_card(card, *seals)
            case ("gate", count):
                self.supply_gate(count)
            case ("gate from", room):
                self.seen["servant from a room to the gate"] += 1
                self.me.rooms[room] -= 1
                self.me.rooms["gate"] += 1
                self.now.gate -= 1
                self.now.has_supplied = True
            case ("move", start, end, count):
                self.now.moves -= count * self.steps(start, end)
                self.me.rooms[start] -= count
                self.me.rooms[end] += count
            case ("attend",) | ("gold",) | ("bonus", *_):
                self.attend(move)
            case ("recruit", place, source):
                self.recruit(place, source)
            case ("draw", count):
                self.draw(count, list(luck))
            case ("keep", card):
                self.keep(card)
        self.go_on()

    def open_with(self, room: str, count: int) -> None:
        """Place opening servants; one seat places all five before the next does (R2.8)."""
        self.enter(self.me, room, count)
        self.to_place -= count
        if self.to_place == 0:
            self.to_place = tables.OPENING_SERVANTS
            self.turn = (self.turn + 1) % len(self.seats)
            if self.turn == self.start:
                self.to_place = 0
                self.begin_turn()

    def play_card(self, card: str, *seals: int) -> None:
        """Pay a card and do what it says (R11, R12)."""
        self.seen[card] += 1
        self.me.hand[card] -= 1
        self.me.gold -= self.box.prices[card]
        had_majority = self.majority("court")
        match card:
            case "majority_everywhere":
                self.now.has_majorities = True
                self.now.gate += self.majority("court") - had_majority
            case "gate_any":
                self.now.gate_is_free = True
            case "gate2_moves6":
                self.now.gate += 2
                self.now.moves += 6
            case "moves5" | "moves9":
                self.now.moves += int(card[-1])
            case "seals2":
                self.now.turquoise += seals[0]
                self.now.violet += seals[1]
            case "gold4":
                self.me.gold += 4
            case "points2" | "points4":
                self.me.open_points[card] += 1
        if card not in ("majority_everywhere", "points2", "points4"):
            self.discards[card] += 1

    def supply_gate(self, count: int) -> None:
        """Bring servants from the supply to the gate: once, unless the supply runs out (R6.4)."""
        self.enter(self.me, "gate", count)
        self.now.gate -= count
        self.now.has_supplied = True
        if self.me.supply > 0:
            self.now.gate, self.now.gate_is_free = 0, False

    def attend(self, move: Move) -> None:
        """Take gold, or place bonus servants, or all of it."""
        if move in (ATTEND, GOLD) and self.now.gold:
            self.me.gold += self.mint_pay()
            self.now.gold = False
        if move == ATTEND:
            for room, count in self.now.bonus.items():
                self.enter(self.me, room, count)
            self.now.bonus.clear()
        if move[0] == "bonus":
            _, room, source = move
            if source == SUPPLY:
                self.me.supply -= 1
            else:
                self.seen["bonus servant from a room"] += 1
                self.me.rooms[source] -= 1
            self.me.rooms[room] += 1
            self.now.bonus[room] -= 1

    def recruit(self, place: Place, source: str) -> None:
        """Pay for a noble, leave a servant on a border field, take the tile (R9)."""
        rooms = self.rooms_after_paying(place)
        assert rooms is not None, "paid for"
        noble, price = self.park[place], self.price(place)
        if price < noble.gold:
            self.seen["cheaper beside free fields"] += 1
        del self.park[place]
        self.me.gold -= price
        self.me.supply += self.me.rooms.total() - rooms.total()
        self.me.rooms = rooms
        self.now.turquoise = max(0, self.now.turquoise - noble.turquoise)
        self.now.violet = max(0, self.now.violet - noble.violet)
        if self.box.rows[place]:
            if source == SUPPLY:
                self.me.supply -= 1
            else:
                self.seen["marker from a room"] += 1
                self.me.rooms[source] -= 1
            self.markers[place] = self.turn
        self.me.nobles.append(noble)
        self.seen[noble.ability] += 1
        if noble.ability.startswith("servants_once"):
            more = min(self.me.others, int(noble.ability[-1]))
            self.me.others -= more
            self.me.supply += more

    def draw(self, count: int, luck: list[str]) -> None:
        """Draw cards; the discards are shuffled when the pile is used up (R10)."""
        for at in range(count):
            if not self.pile:
                self.seen["reshuffle"] += 1
                order = luck[at:]
                assert Counter(order) == +self.discards, "all discards are shuffled"
                self.pile, self.discards = order, Counter()
            card = self.pile.pop(0)
            assert card == luck[at], "the next card of the pile"
            self.now.drawn[card] += 1
        self.now.keeps = self.me.rooms["back door"]
        self.stage = "keeping"

    def keep(self, card: str) -> None:
        """Keep a drawn card for a servant of the back door (R10.2)."""
        self.now.drawn[card] -= 1
        self.me.hand[card] += 1
        self.me.rooms["back door"] -= 1
        self.me.supply += 1
        self.now.keeps -= 1

    # --------------------------------------------------------------- the round of turns

    def begin_turn(self) -> None:
        """Begin the turn of a seat; with the start seat a round begins (R3.1, R14)."""
        self.now = Turn()
        if self.turn == self.start:
            if self.is_last:
                self.stage = "over"
                return
            self.round += 1
            self.is_last = len(self.park) <= tables.LAST_NOBLES
        self.stage = "supplying"
        court, nobles = self.me.rooms["court"], self.me.has("gate_plus2")
        self.now.gate = court + self.majority("court") + 2 * nobles

    def leave_stage(self) -> None:
        """Go on to the next action; what was not used lapses (R3.2, R3.3)."""
        if self.stage == "supplying":
            self.stage = "moving"
            stairs, nobles = self.me.rooms["staircase"], self.me.has("moves_plus2")
            self.now.moves += stairs + self.majority("staircase") + 2 * nobles
        elif self.stage == "moving":
            self.stage = "attending"
            self.now.moves = 0
            self.now.gold = True
            for room, ability in BONUS_ROOMS.items():
                self.now.bonus[room] = self.majority(room) + self.me.has(ability)
        elif self.stage == "attending":
            self.stage = "recruiting"
            self.now.gold = False
            self.now.bonus.clear()
        elif self.stage == "recruiting":
            self.stage = "drawing"
            self.now.turquoise = self.now.violet = 0
        elif self.stage in ("drawing", "keeping"):
            self.stage = "closing"
            self.discards += self.now.drawn
            self.now.drawn.clear()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the left."""
        if self.now.has_majorities:
            self.discards["majority_everywhere"] += 1
        self.turn = (self.turn + 1) % len(self.seats)
        self.begin_turn()

    def go_on(self) -> None:
        """Leave every action in which nothing can be done, whatever cards are held (R3.4)."""
        while not self.is_over and self.is_done():
            self.leave_stage()

    def is_done(self) -> bool:
        """Tell whether all can see that nothing is left to do in this action."""
        has_cards = self.me.hand.total() > 0
        match self.stage:
            case "supplying":
                has_ended = self.now.has_supplied or not has_cards
                return has_ended and not self.supplying()
            case "moving":
                return not has_cards and not self.moving()
            case "attending":
                return not self.attending() - {ATTEND}
            case "recruiting":
                return self.me.rooms["scriptorium"] == 0
            case "drawing":
                return self.most_draws() == 0
            case "keeping":
                return self.now.keeps == 0 or self.now.drawn.total() == 0
            case "closing":
                return not has_cards and self.now.has_acted  # R3.5
        return False

    # ----------------------------------------------------------------------- scoring

    def strength(self, row: str, seat: int) -> int:
        """Return how often the servants of a seat count in a border row (R15.5)."""
        return sum(
            self.box.counts[place]
            for place, owner in self.markers.items()
            if owner == seat and row in self.box.rows[place]
        )

    def row_points(self, row: str) -> Counter[int]:
        """Return what every seat gets in a border row, ties one place lower (R15.4, R15.6)."""
        strengths = {seat: self.strength(row, seat) for seat in range(len(self.seats))}
        levels = sorted({strength for strength in strengths.values() if strength}, reverse=True)
        rewards = [tables.FIRST_POINTS, tables.SECOND_POINTS]
        paid: Counter[int] = Counter()
        for level in levels:
            tied = [seat for seat, strength in strengths.items() if strength == level]
            if len(tied) > 1:
                rewards = rewards[1:]
            if rewards:
                paid.update(dict.fromkeys(tied, rewards[0]))
            rewards = rewards[1:]
        return paid

    def scores(self) -> list[int]:
        """Return the points of every seat as if the game ended now (R15)."""
        rows = [self.row_points(row) for row in ("lion", "fountain", "statue", "vase")]
        return [
            sum(noble.points for noble in one.nobles)
            + 2 * one.open_points["points2"]
            + 4 * one.open_points["points4"]
            + min(tables.MOST_CARD_POINTS, one.hand.total())
            + sum(row[seat] for row in rows)
            for seat, one in enumerate(self.seats)
        ]

    def winners(self) -> set[int]:
        """Return the best seats; ties are broken at the cardinal (R15.8)."""
        scores = self.scores()
        best = max(
            (score, seat.rooms["cardinal"]) for score, seat in zip(scores, self.seats, strict=True)
        )
        return {
            at for at, seat in enumerate(self.seats) if (scores[at], seat.rooms["cardinal"]) == best
        }
