"""Tables for the bench: dealt, played for a while and put into a store before a server starts.

Nobody has to think while the server is measured: every move is chosen beforehand.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from palas.games import all_games
from palas.kernel.keys import key_of_seed
from palas.kernel.phrases import LANGUAGES
from palas.table.house import ID_LENGTH, ID_LETTERS, columns
from palas.table.setup import read_setup
from palas.table.store.store import Store, Write
from palas.table.table import Table, opening
from palas.table.web.guests import Signer

if TYPE_CHECKING:
    from palas.kernel.match import Match
    from palas.table.events import Event

NAMES = ("Anna", "Bruno", "Clara", "Diego")
FEWEST, MOST = 2, 4  # seats
LONGEST = 160  # moves of a game that may be played before it is watched
TOGETHER = 20  # tables written at once


class Ply(NamedTuple):
    """A move that will be sent: who moves, what, after how many decisions of the same seat."""

    seat: int
    action: int
    decision: int


@dataclass
class Script:
    """A table in the middle of its game, and the moves that are to come."""

    table: str
    language: str  # people at one table mostly speak the same
    cookies: list[str]  # of the seats
    version: int  # of the table in the store
    plies: list[Ply]


def write_tables(database: str, number: int, moves: int) -> list[Script]:
    """Fill a store with tables and return what will be played at them."""
    return asyncio.run(_write_tables(database, number, moves))


async def _write_tables(database: str, number: int, moves: int) -> list[Script]:
    store = Store(database)
    await store.open()
    try:
        signer = Signer(await store.secret())
        writes, scripts = [], []
        for at in range(number):
            write, script = _table(at, moves, signer)
            writes.append(write)
            scripts.append(script)
        for first in range(0, number, TOGETHER):
            await asyncio.gather(*map(store.write, writes[first : first + TOGETHER]))
        return scripts
    finally:
        await store.close()


def _table(at: int, moves: int, signer: Signer) -> tuple[Write, Script]:
    """Return one table of a mix of games and seats, somewhere in its game."""
    dice = Random(f"table {at}")
    games = list(all_games().values())
    game = games[at % len(games)]
    low, high = max(FEWEST, game.meta.seats[0]), min(MOST, game.meta.seats[-1])
    names = NAMES[: low + at // len(games) % (high - low + 1)]
    plans = [{"kind": "person", "name": name} for name in names]
    setup = read_setup({"game": game.id, "seats": plans})
    key, made = key_of_seed(f"table {at}"), "".join(dice.choices(ID_LETTERS, k=ID_LENGTH))
    first = opening(setup, names[0], key, 0.0)
    past = dice.randrange(LONGEST)
    events, plies = _played(Table.load(made, key, first), past + moves, dice)
    past = max(0, min(past, len(plies) - moves))
    stored = [*first, *events[:past]]
    table = Table.load(made, key, stored)
    row = {"game": game.id, "key": key, "public": False, "opened_at": 0.0, **columns(table)}
    guests = [f"{made} {name}" for name in names]
    cookies = [signer.sign_guest(*both) for both in zip(guests, names, strict=True)]
    script = Script(made, LANGUAGES[at % len(LANGUAGES)], cookies, table.version, plies[past:])
    return Write(made, stored, row, list(enumerate(guests))), script


def _played(table: Table, moves: int, dice: Random) -> tuple[list[Event], list[Ply]]:
    """Play a table on and return what happened."""
    events: list[Event] = []
    plies: list[Ply] = []
    while len(plies) < moves and not table.is_over:
        match = table.match
        assert match is not None, "everybody sits from the beginning"
        seat = dice.choice(match.acting)
        ply = Ply(seat, pick(match, seat, dice), table.seats[seat].decisions)
        news = table.play(seat, ply.action, 0.0, None)
        table = table.after(news)
        events += news
        plies.append(ply)
    return events, plies


def pick(match: Match, seat: int, dice: Random) -> int:
    """Return a move: a sensible one where the game has a policy, else any."""
    if match.game.policy is None:
        return dice.choice(match.actions(seat))
    out = [0] * match.game.max_legal
    return int(match.game.policy(match.state.copy(), seat, dice.getrandbits(32), out))
