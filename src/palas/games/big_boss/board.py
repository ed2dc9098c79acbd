"""Measuring the street: neighbours, buildings, values and distances."""

from __future__ import annotations

from palas.games.big_boss.state import NO_CASTLE, NO_PLOT, State
from palas.games.big_boss.tables import (
    CASTLE_DISTANCE,
    CASTLE_VALUE,
    FLAGS,
    MAX_VALUE,
    PLOTS,
    STONE_SIZE,
    VILLA_DISTANCE,
)
from palas.kernel.jit import jit


@jit
def plot_at(s: State, plot: int) -> int:
    """Return a plot number brought onto the street, or NO_PLOT beyond its ends."""
    if 0 <= plot < PLOTS:
        return plot
    if s.closed_loop == 0:  # R19.1
        return NO_PLOT
    return plot - PLOTS if plot > 0 else plot + PLOTS


@jit
def is_built(s: State, plot: int) -> bool:
    """Tell whether a plot exists and carries a building."""
    return plot != NO_PLOT and s.height[plot] > 0


@jit
def first_plot(s: State, plot: int) -> int:
    """Return the lowest plot of the building on a plot."""
    first = plot
    before = plot_at(s, plot - 1)
    while is_built(s, before) and before != plot:
        first = before
        before = plot_at(s, before - 1)
    return first


@jit
def raw_value(s: State, plot: int) -> int:
    """Return the sum of all blocks of the building on a plot, without the cap."""
    first = first_plot(s, plot)
    at = first
    total = 0
    while True:
        levels = s.height[at] + 0
        total += levels * (levels + 1) // 2  # R2.3: a block is worth its level
        at = plot_at(s, at + 1)
        if at == first or not is_built(s, at):
            return total


@jit
def value(s: State, plot: int) -> int:
    """Return the value of the building on a plot, at most 50 (R2.4)."""
    castle = s.castle[plot]
    if castle != NO_CASTLE:
        return s.crest[castle] + 0
    return min(MAX_VALUE, raw_value(s, plot))


@jit
def free_flag(s: State) -> int:
    """Return the first flag in the supply, or NO_CASTLE."""
    for castle in range(FLAGS):
        if s.crest[castle] == 0:
            return castle
    return NO_CASTLE


@jit
def room_beside(s: State, card: int, step: int) -> int:
    """Return how many plots on one side of an empty plot a founding stone may take: 0 to 2.

    R5.3 leaves one plot free to a villa and three to a castle; below 0 the stone cannot
    even lie on the other side alone.
    """
    room = STONE_SIZE - 1
    for distance in range(1, STONE_SIZE + CASTLE_DISTANCE):
        plot = plot_at(s, card + step * distance)
        if plot == NO_PLOT:  # R5.2
            return min(room, distance - 1)
        if s.height[plot] > 0:
            free = VILLA_DISTANCE if s.castle[plot] == NO_CASTLE else CASTLE_DISTANCE
            room = min(room, distance - 1 - free)
    return room


@jit
def is_oversized_villa(s: State, plot: int) -> bool:
    """Tell whether an oversized villa begins on a plot (R12.4)."""
    if s.height[plot] == 0 or s.castle[plot] != NO_CASTLE:
        return False
    return first_plot(s, plot) == plot and raw_value(s, plot) >= CASTLE_VALUE
