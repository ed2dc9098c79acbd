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
    FLAGS,
    GRANDEES,
    MAX_VALUE,
    PLOTS,
    STONE_SIZE,
    TOWER_CARDS,
)
from palas.games.big_boss.turn import seats_in_game
from palas.games.big_boss.words.position_reader import blocks_on_board
from palas.games.big_boss.words.wrong_position import NOBLES, WRONG, castle_words, villa_words
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
    word = NOBLES["baron" if kind == BARON else "grandee"]
    standing = sum(s.noble[p] == kind and s.owner[p] == seat for p in range(PLOTS))
    told = {"kind": word, "standing": standing, "number": number}
    if standing > number:
        raise BrokenPosition(WRONG["many_nobles"], seat=seat + 1, **told)
    if standing + supply != number:
        raise BrokenPosition(WRONG["nobles"], seat=seat + 1, supply=supply, **told)


def _check_supplies(s: State) -> None:
    held = sum(s.towers)
    if held + max(0, s.tower_stock) > TOWER_CARDS:
        told = {"held": held, "stock": max(0, s.tower_stock), "whole": TOWER_CARDS}
        raise BrokenPosition(WRONG["towers"], **told)
    built = blocks_on_board(s)
    if built + max(0, s.blocks) > BLOCKS:
        told = {"built": built, "supply": max(0, s.blocks), "whole": BLOCKS}
        raise BrokenPosition(WRONG["blocks"], **told)


def _check_castles(s: State) -> None:
    for castle in range(FLAGS):
        if 0 < s.crest[castle] < CASTLE_VALUE:
            told = {"value": s.crest[castle], "least": CASTLE_VALUE}
            raise BrokenPosition(WRONG["castle_value"], building=castle_words(castle), **told)


def _check_villas(s: State) -> None:
    """R12.3: a villa worth 5 is a castle as long as a flag is free."""
    if free_flag(s) == NO_CASTLE or s.phase == PROMOTE:
        return
    for plot in range(PLOTS):
        if is_oversized_villa(s, plot):
            told = {"building": villa_words(plot), "value": CASTLE_VALUE}
            raise BrokenPosition(WRONG["oversized"], **told)


def _check_seat_to_act(s: State) -> None:
    seat = lowest_acting(s)
    if s.left[seat]:
        raise BrokenPosition(WRONG["left"], seat=seat + 1)
    if s.passes >= seats_in_game(s):
        raise BrokenPosition(WRONG["passes"], passes=s.passes)
    if s.blocks == 0 and s.phase in (TURN, ACT):
        raise BrokenPosition(WRONG["no_blocks"])


def _check_new_plots(s: State) -> None:
    first = s.new_plot
    if s.new_plots == STONE_SIZE and first not in s.stone_plot:
        raise BrokenPosition(WRONG["no_stone"], plot=first + 1)
    if s.height[first] == 0:
        raise BrokenPosition(WRONG["not_built"], plot=first + 1)


def _check_joined_castles(s: State) -> None:
    plot = s.new_plot
    low, high = castle_beside(s, plot, -1), castle_beside(s, plot, 1)
    if NO_CASTLE in (low, high) or low == high:
        raise BrokenPosition(WRONG["no_castles"], plot=plot + 1)
    values = sorted((s.crest[low], s.crest[high]))
    if values[1] - values[0] > 1 or values[1] == MAX_VALUE:
        told = {"low": values[0], "high": values[1], "most": MAX_VALUE}
        raise BrokenPosition(WRONG["no_choice"], plot=plot + 1, **told)


def _check_promotion(s: State) -> None:
    waiting = sum(is_oversized_villa(s, plot) for plot in range(PLOTS))
    if s.castle[s.new_plot] == NO_CASTLE:
        raise BrokenPosition(WRONG["no_merger"], plot=s.new_plot + 1)
    if waiting < 2 or free_flag(s) == NO_CASTLE:
        raise BrokenPosition(WRONG["promote"])
