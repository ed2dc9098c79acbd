"""A second Big Boss, slow and obvious, written from RULES.md alone to check the engine.

Plots and cards are numbered 1 to 72 as printed, seats and castles from 0. A move is a
small tuple: ("build", 39), ("found", 45, 44), ("tower", 26), ("withdraw", 36),
("buy open", 33), ("buy deck",), ("buy tower",), ("keep", 2), ("promote", 50),
("baron", 45), ("grandee", 45), ("done",) or ("pass",).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from palas.games.big_boss import actions, tables

Move = tuple[Any, ...]
Building = frozenset[int]  # the plots it stands on

PASS: Move = ("pass",)
DONE: Move = ("done",)
PRICE = {"baron": 1, "grandee": 2}  # R13.4: as multiples of the value
PLAIN = {
    PASS: actions.PASS,
    ("buy deck",): actions.BUY_BLIND,
    ("buy tower",): actions.BUY_TOWER,
    DONE: actions.DONE,
}
NUMBERED = {  # verb: number of the first action, and of the first thing it names
    "buy open": (actions.BUY_OPEN, 1),
    "build": (actions.BUILD, 1),
    "tower": (actions.TOWER, 1),
    "withdraw": (actions.WITHDRAW, 1),
    "keep": (actions.SURVIVE, 0),
    "promote": (actions.PROMOTE_VILLA, 1),
    "baron": (actions.SEAT_BARON, 1),
    "grandee": (actions.SEAT_GRANDEE, 1),
}


@dataclass(frozen=True)
class Noble:
    """A figure on the board."""

    seat: int
    rank: str  # "baron" or "grandee"


@dataclass
class Seat:
    """What one seat owns beside its nobles on the board (R1.5)."""

    hand: set[int]
    money: int = tables.START_MONEY
    towers: int = 0
    supply: Counter[str] = field(
        default_factory=lambda: Counter(baron=tables.BARONS, grandee=tables.GRANDEES)
    )
    known: set[int] = field(default_factory=set)  # R20.1: cards of the hand bought openly
    has_left: bool = False

    @property
    def has_cards(self) -> bool:
        """Tell whether the seat holds any card, building or tower."""
        return bool(self.hand) or self.towers > 0


class Referee:
    """One game of Big Boss; everything but the blocks on the board is worked out anew."""

    def __init__(self, seats: int, options: Mapping[str, Any], setup: Mapping[str, Any]) -> None:
        self.closed_loop = bool(options.get("closed_loop", False))
        self.seats = [Seat(set(hand)) for hand in setup["hands"]]
        assert len(self.seats) == seats, "one hand a seat"
        self.open: set[int] = set(setup["open"])
        self.deck: list[int] = list(setup["deck"])  # next card first
        self.tower_stock = tables.TOWER_CARDS
        self.blocks = tables.BLOCKS
        self.stones = tables.FOUNDING_STONES
        self.levels: dict[int, int] = {}  # built plots and how high they are
        self.flags: dict[int, int] = {}  # castle: a plot on which its flag stands
        self.nobles: dict[int, Noble] = {}
        self.turn: int = setup["start"]  # R1.7
        self.stage = "turn"  # then "act", "keep", "promote", "noble", "over"
        self.passed: set[int] = set()  # seats that passed since somebody last acted
        self.gap = 0  # the plot on which two castles are about to merge
        self.site: list[int] = []  # plots built on in this turn
        self.places = 0  # how many nobles may still be placed there
        self.drawn: int | None = None  # the card last taken from the deck
        self.seen: Counter[str] = Counter()  # which situations came up

    # ------------------------------------------------------------ street and buildings

    def beside(self, plot: int, step: int) -> int | None:
        """Return the plot some steps up or down the street, None off the board (R1.1)."""
        if self.closed_loop:  # R19.1: after 72 comes 1
            return (plot + step - 1) % tables.PLOTS + 1
        return plot + step if 1 <= plot + step <= tables.PLOTS else None

    def building(self, plot: int) -> Building:
        """Return the unbroken row of built plots around a built plot (R2.1)."""
        found = {plot}
        edge = [plot]
        while edge:
            at = edge.pop()
            for other in (self.beside(at, -1), self.beside(at, 1)):
                if other in self.levels and other not in found:
                    found.add(other)
                    edge.append(other)
        return frozenset(found)

    def buildings(self) -> set[Building]:
        """Return every building on the board."""
        return {self.building(plot) for plot in self.levels}

    def castle_of(self, building: Building) -> int | None:
        """Return the castle whose flag flies over a building, None over a villa (R2.1)."""
        flying = [castle for castle, plot in self.flags.items() if plot in building]
        assert len(flying) <= 1, "two flags on one building"
        return flying[0] if flying else None

    def worth(self, building: Building) -> int:
        """Return the value: every block counts its level (R2.3), all together at most 50 (R2.4)."""
        blocks = [level for plot in building for level in range(1, self.levels[plot] + 1)]
        return min(sum(blocks), tables.MAX_VALUE)

    def value(self, plot: int) -> int:
        """Return the value of the building on a plot."""
        return self.worth(self.building(plot))

    def first_plot(self, building: Building) -> int:
        """Return the plot where the building begins: the one before it is not built."""
        begins = [plot for plot in building if self.beside(plot, -1) not in building]
        return begins[0] if begins else min(building)

    def neighbours(self, plot: int) -> set[Building]:
        """Return the different buildings next to an empty plot."""
        around = (self.beside(plot, -1), self.beside(plot, 1))
        return {self.building(other) for other in around if other in self.levels}

    def castles_beside(self, plot: int) -> list[int]:
        """Return the different castles next to an empty plot."""
        found = (self.castle_of(building) for building in self.neighbours(plot))
        return sorted(castle for castle in found if castle is not None)

    def free_flags(self) -> list[int]:
        """Return the castles whose flag and crest are in the supply."""
        return [castle for castle in range(tables.FLAGS) if castle not in self.flags]

    def oversized(self) -> list[Building]:
        """Return the villas that ought to be castles (R12.3, R12.4)."""
        return [
            building
            for building in self.buildings()
            if self.castle_of(building) is None and self.worth(building) >= tables.CASTLE_VALUE
        ]

    # ---------------------------------------------------------------- what is allowed

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.stage == "over"

    def acting(self) -> set[int]:
        """Return the seats that may act now."""
        return set() if self.is_over else {self.turn}

    def legal(self, seat: int) -> set[Move]:
        """Return every move a seat may make now."""
        if seat not in self.acting():
            return set()
        if self.stage == "keep":
            return {("keep", castle) for castle in self.castles_beside(self.gap)}
        if self.stage == "promote":
            return {("promote", self.first_plot(villa)) for villa in self.oversized()}
        if self.stage == "noble":
            return self.placings(seat) | {DONE}  # R13.1: placing is optional
        return self.turn_moves(seat)

    def turn_moves(self, seat: int) -> set[Move]:
        """Return what a seat may do before it has bought or built."""
        me = self.seats[seat]
        if not me.has_cards and not self.prices():
            return {PASS}  # R16.4
        if self.must_withdraw(seat):
            return self.withdrawals(seat)
        moves = self.purchases(seat) | self.constructions(seat)
        if not moves:
            moves = {PASS}  # R16.1, R16.3: only who can do nothing else
        if self.stage == "turn":
            moves |= self.withdrawals(seat)  # R14.1: one, as the first thing
        return moves

    def prices(self) -> list[int]:
        """Return the prices of the cards on sale (R4.1, R4.4)."""
        prices = []
        if self.open or self.deck:
            prices.append(tables.BUILDING_CARD_PRICE)
        if self.tower_stock:
            prices.append(tables.TOWER_CARD_PRICE)
        return prices

    def must_withdraw(self, seat: int) -> bool:
        """Tell whether a seat has to turn nobles into money for a card (R16.2)."""
        me = self.seats[seat]
        prices = self.prices()
        is_broke = not me.has_cards and bool(prices) and me.money < min(prices)
        return is_broke and bool(self.withdrawals(seat))

    def withdrawals(self, seat: int) -> set[Move]:
        """Return one move for every noble a seat has on the board (R14.1)."""
        return {("withdraw", plot) for plot, noble in self.nobles.items() if noble.seat == seat}

    def purchases(self, seat: int) -> set[Move]:
        """Return the cards a seat can pay for (R4)."""
        moves: set[Move] = set()
        if self.seats[seat].money >= tables.BUILDING_CARD_PRICE:
            moves |= {("buy open", card) for card in self.open}
            if self.deck:
                moves.add(("buy deck",))
        if self.seats[seat].money >= tables.TOWER_CARD_PRICE and self.tower_stock:
            moves.add(("buy tower",))
        return moves

    def constructions(self, seat: int) -> set[Move]:
        """Return every way to build with the cards of a seat."""
        me = self.seats[seat]
        # R6.1, R7.1, R8.1, R10 to R12: a building card can always be played on its plot.
        moves: set[Move] = {("build", card) for card in me.hand}
        for card in me.hand:
            for stone in self.stone_positions(card):
                if self.can_found(stone):
                    moves.add(("found", card, stone[0]))
        if me.towers:
            moves |= {("tower", plot) for plot in self.levels if self.can_tower(seat, plot)}
        return moves

    def stone_positions(self, card: int) -> list[list[int]]:
        """Return the triples of plots that cover a card's plot, those on the board (R5.1, R5.2)."""
        positions = []
        for first in (-2, -1, 0):
            stone = [self.beside(card, first + step) for step in range(tables.STONE_SIZE)]
            plots = [plot for plot in stone if plot is not None]
            if len(plots) == tables.STONE_SIZE:
                positions.append(plots)
        return positions

    def can_found(self, stone: list[int]) -> bool:
        """Tell whether a founding stone may lie on three plots."""
        if not self.stones or not self.free_flags():
            return False  # R5.6
        if any(plot in self.levels for plot in stone):
            return False  # R5.2
        return self.is_far_enough(stone[0], -1) and self.is_far_enough(stone[-1], 1)

    def is_far_enough(self, end: int, direction: int) -> bool:
        """Tell whether a stone's end keeps its distance on one side (R5.3)."""
        for between in range(tables.CASTLE_DISTANCE):
            plot = self.beside(end, direction * (between + 1))
            if plot not in self.levels:
                continue
            if between < tables.VILLA_DISTANCE:
                return False
            if self.castle_of(self.building(plot)) is not None:
                return False
        return True

    def can_tower(self, seat: int, plot: int) -> bool:
        """Tell whether a seat may play a tower card on a built plot (R9.2, R9.3)."""
        noble = self.nobles.get(plot)
        is_rival = noble is not None and noble.seat != seat
        return self.levels[plot] + 1 <= tables.TOWER_CARD_LEVELS and not is_rival

    def placings(self, seat: int) -> set[Move]:
        """Return the nobles a seat has, can pay for and may place now (R13)."""
        if not self.places:
            return set()
        me = self.seats[seat]
        return {
            (rank, plot)
            for plot in self.site
            if plot not in self.nobles  # R13.3
            for rank, multiple in PRICE.items()
            if me.supply[rank] and me.money >= multiple * self.value(plot)  # R13.4
        }

    # ------------------------------------------------------------------ what happens

    def play(self, seat: int, move: Move) -> None:
        """Carry out a legal move."""
        assert move in self.legal(seat), f"seat {seat} may not {move}"
        self.drawn = None
        match move:
            case ("pass",):
                self.pass_turn(seat)
            case ("withdraw", plot):
                self.withdraw(seat, plot)
            case ("buy open" | "buy deck" | "buy tower", *_):
                self.buy(seat, move)
            case ("found", card, first):
                self.found(seat, card, first)
            case ("build", card):
                self.build(seat, card)
            case ("tower", plot):
                self.seats[seat].towers -= 1  # R3.4
                self.raise_plot(seat, plot)
            case ("keep", castle):
                self.merge_castles(seat, castle)
            case ("promote", plot):
                self.seen["promotion with choice"] += 1
                self.flags[self.free_flags()[0]] = plot
                self.offer_placing(seat)
            case ("baron" | "grandee" as rank, plot):
                self.place(seat, rank, plot)
            case ("done",):
                self.end_turn(seat)

    def pass_turn(self, seat: int) -> None:
        """Do nothing; without any card to play or to buy, leave the game."""
        self.passed.add(seat)
        if not self.seats[seat].has_cards and not self.prices():
            self.seats[seat].has_left = True  # R16.4
            self.seen["leaving the game"] += 1
        elif self.seats[seat].has_cards:
            self.seen["passing with a tower card"] += 1  # R16.3
        else:
            self.seen["passing broke"] += 1
        self.next_turn(seat)

    def withdraw(self, seat: int, plot: int) -> None:
        """Take a noble back for its value (R14)."""
        self.seen["forced withdrawal" if self.must_withdraw(seat) else "withdrawal"] += 1
        if self.stage == "act":
            self.seen["second withdrawal"] += 1
        self.return_noble(plot)
        self.stage = "act"

    def return_noble(self, plot: int) -> None:
        """Give a noble back to its owner with the present value for it (R14.2, R15.2)."""
        value = self.value(plot)
        noble = self.nobles.pop(plot)
        self.seats[noble.seat].money += PRICE[noble.rank] * value
        self.seats[noble.seat].supply[noble.rank] += 1

    def capture(self, seat: int, plot: int) -> None:
        """Send a rival's noble home (R15.1)."""
        if plot in self.nobles and self.nobles[plot].seat != seat:
            self.seen["capture"] += 1
            self.return_noble(plot)

    def buy(self, seat: int, move: Move) -> None:
        """Buy one card (R4)."""
        me = self.seats[seat]
        match move:
            case ("buy tower",):
                me.money -= tables.TOWER_CARD_PRICE
                me.towers += 1
                self.tower_stock -= 1
            case ("buy deck",):
                me.money -= tables.BUILDING_CARD_PRICE
                me.hand.add(self.draw())
            case ("buy open", card):
                me.money -= tables.BUILDING_CARD_PRICE
                me.hand.add(card)
                me.known.add(card)
                self.open.remove(card)
                if self.deck:
                    self.open.add(self.draw())  # R4.3
        self.end_turn(seat)

    def draw(self) -> int:
        """Take the top card of the deck."""
        self.drawn = self.deck.pop(0)
        return self.drawn

    def discard(self, seat: int, card: int) -> None:
        """Play a building card out of the game (R3.4)."""
        self.seats[seat].hand.remove(card)
        self.seats[seat].known.discard(card)

    def lay_block(self, plot: int) -> None:
        """Put a block from the supply on a plot."""
        self.blocks -= 1
        self.levels[plot] = self.levels.get(plot, 0) + 1

    def found(self, seat: int, card: int, first: int) -> None:
        """Found a castle (R5)."""
        self.seen["founding"] += 1
        self.discard(seat, card)
        stone = next(stone for stone in self.stone_positions(card) if stone[0] == first)
        if stone != sorted(stone):
            self.seen["stone across the seam"] += 1
        self.stones -= 1
        for plot in stone:
            self.levels[plot] = 1
        self.lay_block(card)
        self.flags[self.free_flags()[0]] = card
        self.finish_building(seat, stone, tables.STONE_NOBLES)

    def build(self, seat: int, card: int) -> None:
        """Play a building card on its own plot."""
        self.discard(seat, card)
        if card in self.levels:
            self.capture(seat, card)  # R8.3
            self.raise_plot(seat, card)
        elif len(self.castles_beside(card)) == 2:
            self.meet(seat, card)
        else:
            self.note_extension(card)
            self.lay_block(card)  # R6, R7, R11, R12: all nobles stay
            self.finish_building(seat, [card], 1)

    def note_extension(self, plot: int) -> None:
        """Count what kind of building a block on the ground is."""
        buildings, castles = len(self.neighbours(plot)), len(self.castles_beside(plot))
        if len(self.levels) == tables.PLOTS - 1:
            self.seen["closing the ring" if self.closed_loop else "filling the street"] += 1
        names = {(0, 0): "villa", (1, 0): "villa extended", (1, 1): "castle extended"}
        names |= {(2, 0): "villa–villa merger", (2, 1): "castle–villa merger"}
        self.seen[names[buildings, castles]] += 1
        if any(self.worth(building) == tables.MAX_VALUE for building in self.neighbours(plot)):
            self.seen["extension at 50"] += 1

    def raise_plot(self, seat: int, plot: int) -> None:
        """Build upwards; an own noble on the plot is lifted and is all the seat gets (R8, R9)."""
        self.seen["building up"] += 1
        if self.levels[plot] >= tables.TOWER_CARD_LEVELS:
            self.seen["sixth level"] += 1
        self.lay_block(plot)
        self.finish_building(seat, [plot], 0 if plot in self.nobles else 1)

    def meet(self, seat: int, plot: int) -> None:
        """Close the gap between two castles, if they may merge (R10)."""
        self.gap = plot
        self.blocks -= 1
        values = {castle: self.value(self.flags[castle]) for castle in self.castles_beside(plot)}
        low, high = sorted(values.values())
        if high == tables.MAX_VALUE:  # R10.7
            self.seen["blocked merger"] += 1
            self.seats[seat].money += tables.MAX_VALUE
            self.end_turn(seat)
        elif high - low <= 1:  # R10.3
            self.seen["castle–castle merger with choice"] += 1
            self.stage = "keep"
        else:
            self.seen["castle–castle merger without choice"] += 1
            self.merge_castles(seat, max(values, key=lambda castle: values[castle]))

    def merge_castles(self, seat: int, survivor: int) -> None:
        """Let one castle absorb the other one beside the gap."""
        (absorbed,) = set(self.castles_beside(self.gap)) - {survivor}
        for plot in self.building(self.flags[absorbed]):
            self.capture(seat, plot)  # R10.4: at the value before the block
        del self.flags[absorbed]  # R10.5
        self.levels[self.gap] = 1
        self.finish_building(seat, [self.gap], 1)  # R10.6

    def finish_building(self, seat: int, site: list[int], places: int) -> None:
        """After a block is laid: pay the builder, see to flags for villas, then nobles (R3.3)."""
        self.site, self.places = site, places
        self.seats[seat].money += self.value(site[0])
        villas, free = self.oversized(), self.free_flags()
        if len(villas) > 1 and free:
            self.stage = "promote"  # R12.5: the seat chooses before it places a noble
            return
        if villas and free:
            is_new = site[0] in villas[0]
            self.seen["villa grown to a castle" if is_new else "flag set free for a villa"] += 1
            self.flags[free[0]] = min(villas[0])  # R12.3, R12.5
        elif villas:
            self.seen["oversized villa"] += 1  # R12.4
        self.offer_placing(seat)

    def offer_placing(self, seat: int) -> None:
        """Ask for a noble if the seat can place one, otherwise end its turn."""
        if self.placings(seat):
            self.stage = "noble"
        else:
            self.end_turn(seat)

    def place(self, seat: int, rank: str, plot: int) -> None:
        """Place a noble for its price (R13.4)."""
        me = self.seats[seat]
        me.money -= PRICE[rank] * self.value(plot)
        me.supply[rank] -= 1
        self.nobles[plot] = Noble(seat, rank)
        self.places -= 1
        self.offer_placing(seat)

    def end_turn(self, seat: int) -> None:
        """End a turn in which the seat bought or built."""
        self.passed.clear()
        self.next_turn(seat)

    def next_turn(self, seat: int) -> None:
        """Pass the turn to the next seat still in the game, or end the game."""
        self.site, self.places = [], 0
        remaining = {other for other, one in enumerate(self.seats) if not one.has_left}
        if self.blocks == 0:  # R17.1
            self.seen["end: last block"] += 1
            self.stage = "over"
        elif remaining <= self.passed:  # R17.2
            self.seen["end: everybody passed" if remaining else "end: nobody left"] += 1
            self.stage = "over"
        else:
            self.stage = "turn"
            self.turn = (seat + 1) % len(self.seats)  # R1.7, R3.1
            while self.seats[self.turn].has_left:
                self.turn = (self.turn + 1) % len(self.seats)

    # ----------------------------------------------------------------------- scoring

    def plots_of(self, seat: int) -> list[int]:
        """Return the plots on which a seat's nobles stand."""
        return [plot for plot, noble in self.nobles.items() if noble.seat == seat]

    def nobles_up(self, seat: int) -> int:
        """Count a seat's nobles on plots of height 2 or more (R18.2)."""
        heights = [self.levels[plot] for plot in self.plots_of(seat)]
        return len([height for height in heights if height >= tables.LEVEL_BONUS_HEIGHT])

    def scores(self) -> list[int]:
        """Return what every seat is worth if the game ends now (R18)."""
        highest = max(self.nobles_up(seat) for seat in range(len(self.seats)))
        scores = []
        for seat, one in enumerate(self.seats):
            score = one.money
            for plot in self.plots_of(seat):
                score += PRICE[self.nobles[plot].rank] * self.value(plot)  # R18.1
            if highest > 0 and self.nobles_up(seat) == highest:
                score += tables.LEVEL_BONUS
            scores.append(score)
        return scores

    def winners(self) -> set[int]:
        """Return the richest seats, of equals those with most nobles (R18.3, R18.4)."""
        scores = self.scores()
        richest = [seat for seat, score in enumerate(scores) if score == max(scores)]
        most = max(len(self.plots_of(seat)) for seat in richest)
        return {seat for seat in richest if len(self.plots_of(seat)) == most}


def action_number(move: Move) -> int:
    """Return the number of a move in the engine."""
    if move in PLAIN:
        return PLAIN[move]
    if move[0] == "found":
        _, card, first = move
        inside = (card - first) % tables.PLOTS
        return actions.FOUND + tables.STONE_SIZE * (card - 1) + inside
    start, lowest = NUMBERED[move[0]]
    return start + int(move[1]) - lowest


def _all_moves() -> dict[int, Move]:
    moves: list[Move] = list(PLAIN)
    for verb in NUMBERED:
        things = range(tables.FLAGS) if verb == "keep" else range(1, tables.PLOTS + 1)
        moves += [(verb, thing) for thing in things]
    for card in range(1, tables.PLOTS + 1):
        moves += [("found", card, (card - inside - 1) % tables.PLOTS + 1) for inside in range(3)]
    return {action_number(move): move for move in moves}


MOVES = _all_moves()


def move_of(action: int) -> Move:
    """Return the move a number of the engine stands for."""
    return MOVES[action]
