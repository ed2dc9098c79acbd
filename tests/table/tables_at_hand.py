"""Tables without a store, played for some moves, and the worlds a viewer cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from palas.kernel.conformance import imagined
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.match import Match
from palas.kernel.rng import Generator, below, word
from palas.table.setup import read_setup
from palas.table.table import Table, opening

NAMES = ("Anna", "Bruno", "Clara", "Dolores", "Emil")
GAMES = (("big-boss", 4), ("two-castles", 4), ("palais-royal", 4), ("two-heirs", 2))


def table_of(game: str, seats: int, *, names: Sequence[str] = NAMES, **how: object) -> Table:
    """Open a table at which everybody sits; the deal is always the same."""
    plans = [{"kind": "person", "name": name} for name in names[:seats]]
    setup = read_setup({"game": game, "seats": plans, "hints": True, **how})
    key = key_of_seed("table")
    return Table.load("table", key, opening(setup, "Anna", key, 0.0))


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


def dice_of(seed: str) -> Generator:
    dice = Generator()
    set_key(dice, key_of_seed(seed))
    return dice


def played(table: Table, moves: int, seed: str = "moves") -> Table:
    """Return a table after some sensible moves."""
    dice = dice_of(seed)
    for _ in range(moves):
        match = match_of(table)
        if match.is_over:
            break
        seat = match.acting[below(dice, len(match.acting))]
        action = match.actions(seat)[below(dice, len(match.actions(seat)))]
        if match.game.policy is not None:
            out = [0] * match.game.max_legal
            action = match.game.policy(match.state.copy(), seat, word(dice), out)
        table = table.after(table.play(seat, action, float(table.version), None))
    return table


def other_world(table: Table, viewer: int, seed: str) -> Table:
    """Return the table in another world that a viewer cannot tell from this one."""
    match = match_of(table)
    worlds = [
        imagined(state, match, viewer, f"{seed} {at}") for at, state in enumerate(match.positions)
    ]
    other = Match(match.game, match.options, None, match.names, worlds, list(match.played))
    return replace(table, match=other, key=bytes(32))
