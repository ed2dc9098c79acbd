"""What every position of Big Boss must keep: conservation of pieces, and a possible decision."""

from __future__ import annotations

from palas.games.big_boss.board import free_flag, is_oversized_villa
from palas.games.big_boss.building import castle_beside
from palas.games.big_boss.state import (
    ACT,
    BARON,
    FINISHED,
    GRANDEE,
    NO_CASTLE,
    NOBLE,
    PROMOTE,
    SURVIVOR,
    TURN,
    State,
)
from palas.games.big_boss.tables import (
    BARONS,
    BLOCKS,
    CASTLE_VALUE,
    CASTLES,
    FLAGS,
    GRANDEES,
    MAX_VALUE,
    PLOTS,
    STONE_SIZE,
    TOWER_CARDS,
)
from palas.games.big_boss.turn import seats_in_game
from palas.games.big_boss.words.position_reader import blocks_on_board
from palas.kernel.contract import lowest_acting
from palas.kernel.errors import BrokenPosition


def check_position(s: State) -> None:
    """Raise BrokenPosition unless the record keeps the rules of conservation."""
    for seat in range(s.seats):
        _check_nobles(s, seat, BARON, s.barons[seat], BARONS)
        _check_nobles(s, seat, GRANDEE, s.grandees[seat], GRANDEES)
    _check_supplies(s)
    _check_castles(s)
    _check_villas(s)
    if s.phase != FINISHED:
        _check_seat_to_act(s)
    if s.phase == NOBLE:
        _check_new_plots(s)
    if s.phase == SURVIVOR:
        _check_joined_castles(s)
    if s.phase == PROMOTE:
        _check_promotion(s)


def _check_nobles(s: State, seat: int, kind: int, supply: int, number: int) -> None:
    word = "barons" if kind == BARON else "grandees"
    standing = sum(s.noble[p] == kind and s.owner[p] == seat for p in range(PLOTS))
    if standing > number:
        raise BrokenPosition(
            f"seat {seat + 1}: too many {word} on the board: {standing}; a seat has {number} (R1.5)"
        )
    if standing + supply != number:
        raise BrokenPosition(
            f"seat {seat + 1}: {word} in supply: {supply}, on the board: {standing};"
            f" together they are {number} (R1.5)"
        )


def _check_supplies(s: State) -> None:
    held = sum(s.towers)
    if held + max(0, s.tower_stock) > TOWER_CARDS:
        raise BrokenPosition(
            f"tower cards in hands: {held}, in stock: {s.tower_stock};"
            f" there are {TOWER_CARDS} (R1.2)"
        )
    built = blocks_on_board(s)
    if built + max(0, s.blocks) > BLOCKS:
        raise BrokenPosition(
            f"blocks on the board: {built}, in supply: {s.blocks}; there are {BLOCKS} (R1.2)"
        )


def _check_castles(s: State) -> None:
    for castle in range(FLAGS):
        if 0 < s.crest[castle] < CASTLE_VALUE:
            raise BrokenPosition(
                f"castle {CASTLES[castle]} is worth {s.crest[castle]};"
                f" a castle is worth at least {CASTLE_VALUE} (R2.2)"
            )


def _check_villas(s: State) -> None:
    """R12.3: a villa worth 5 is a castle as long as a flag is free."""
    if free_flag(s) == NO_CASTLE or s.phase == PROMOTE:
        return
    for plot in range(PLOTS):
        if is_oversized_villa(s, plot):
            raise BrokenPosition(
                f"villa {plot + 1} is worth {CASTLE_VALUE} or more and a flag is free:"
                " draw it as a castle (R12.3)"
            )


def _check_seat_to_act(s: State) -> None:
    seat = lowest_acting(s)
    if s.left[seat]:
        raise BrokenPosition(f"seat {seat + 1} is to act but has left the game")
    if s.passes >= seats_in_game(s):
        raise BrokenPosition(f"passes {s.passes}: with all seats passing the game ends (R17.2)")
    if s.blocks == 0 and s.phase in (TURN, ACT):
        raise BrokenPosition("blocks 0: the game has ended, write 'finished' (R17.1)")


def _check_new_plots(s: State) -> None:
    first = s.new_plot
    if s.new_plots == STONE_SIZE and first not in s.stone_plot:
        raise BrokenPosition(f"noble on {first + 1}: no founding stone begins there")
    if s.height[first] == 0:
        raise BrokenPosition(f"noble on {first + 1}: nothing is built there")


def _check_joined_castles(s: State) -> None:
    plot = s.new_plot
    low, high = castle_beside(s, plot, -1), castle_beside(s, plot, 1)
    if NO_CASTLE in (low, high) or low == high:
        raise BrokenPosition(f"survivor on {plot + 1}: no two castles lie beside it (R10.1)")
    values = sorted((s.crest[low], s.crest[high]))
    if values[1] - values[0] > 1 or values[1] == MAX_VALUE:
        raise BrokenPosition(
            f"survivor on {plot + 1}: values {values[0]} and {values[1]} leave no choice;"
            f" they differ by at most 1 and are below {MAX_VALUE} (R10.3)"
        )


def _check_promotion(s: State) -> None:
    waiting = sum(is_oversized_villa(s, plot) for plot in range(PLOTS))
    if s.castle[s.new_plot] == NO_CASTLE:
        raise BrokenPosition(f"promote on {s.new_plot + 1}: no castle was joined there")
    if waiting < 2 or free_flag(s) == NO_CASTLE:
        raise BrokenPosition(
            "promote: a free flag and two villas worth 5 or more are needed (R12.5)"
        )
