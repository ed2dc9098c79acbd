"""The driver: lets the bots move wherever it is a bot's turn."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.errors import PalasError
from palas.table.bot_worker import Question
from palas.table.errors import Stale
from palas.table.languages import N_
from palas.table.table import OPEN, PLAYING
from palas.table.thinking import GREEDY

if TYPE_CHECKING:
    from palas.table.events import Event
    from palas.table.house import House
    from palas.table.table import Table
    from palas.table.thinking import Thinking, Thought

FAILED = "failed"  # why a bot is replaced
BREATH = 0.02  # seconds between two tables of a look: pages come first
ROUND = 30.0  # seconds between two looks into the store: another server may have died
AGAIN = 1.0  # seconds before a move that was refused is thought about again
QUICKEST, SLOWEST = 0.6, 1.6  # of the pause before a bot moves

log = logging.getLogger(__name__)


class Turn(NamedTuple):
    """One decision of a bot; when it or anybody takes a move back, it is another one."""

    table: str
    seat: int
    level: str
    decision: int
    takebacks: int


def turns(table: Table) -> list[Turn]:
    """Return the decisions that bots are to make now."""
    if table.status != PLAYING or table.match is None:
        return []
    takebacks = sum(seat.decisions for seat in table.seats) - len(table.match.played)
    return [
        Turn(table.id, seat, table.seats[seat].bot, table.seats[seat].decisions, takebacks)
        for seat in table.bots_to_move
    ]


def question(table: Table, turn: Turn) -> Question:
    """Return all that the bot of a turn is told: what its seat may know, and a key of its own."""
    match = table.match
    assert match is not None, "only a game that has begun has turns"
    return Question(
        who=f"{turn.table} {turn.seat}",
        game=match.game.id,
        level=turn.level,
        seat=turn.seat,
        view=match.view(turn.seat).values(),
        legal=match.actions(turn.seat),
        key=secrets.token_hex(16),
    )


class Driver:
    """Asks for a move at every bot's turn and plays it; never twice for the same decision."""

    def __init__(self, house: House, thinking: Thinking, pause: float = 0.0) -> None:
        self.house = house
        self.thinking = thinking
        self.pause = pause
        self.thoughts: dict[Turn, asyncio.Task[None]] = {}  # may be given up
        self.moves: dict[Turn, asyncio.Task[None]] = {}  # are being stored
        self.rounds: asyncio.Task[None] | None = None
        self.is_closed = False

    def start(self) -> None:
        """Begin to drive, also those tables that waited while no server ran."""
        self.house.listeners.append(self.look)
        self.rounds = asyncio.create_task(self._go_round(), name="driver")

    async def close(self) -> None:
        """Give up all thoughts and let those moves end that are being stored."""
        self.is_closed = True
        self.house.listeners.remove(self.look)
        for task in (self.rounds, *self.thoughts.values()):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await asyncio.gather(*self.moves.values())

    def look(self, table: Table) -> None:
        """Begin to think where it is a bot's turn, and stop where it is no longer."""
        if table.status in (OPEN, PLAYING) and any(s.bot not in ("", GREEDY) for s in table.seats):
            self.thinking.warm(table.setup.game)
        now = turns(table)
        for turn in [one for one in self.thoughts if one.table == table.id and one not in now]:
            self.thoughts.pop(turn).cancel()
        for turn in now:
            if turn not in self.thoughts and turn not in self.moves:
                self.thoughts[turn] = asyncio.create_task(self._drive(turn))

    async def _go_round(self) -> None:
        while True:
            try:
                for name in await self.house.store.with_bots():
                    self.look(await self.house.table(name))
                    await asyncio.sleep(BREATH)
            except Exception:  # the store may be away for a while
                log.exception("the tables with bots could not be looked at")
            await asyncio.sleep(ROUND)

    async def _drive(self, turn: Turn) -> None:
        """Think and move; whatever goes wrong, look at the table again."""
        try:
            thought = await self._think(turn)
            self.moves[turn] = self.thoughts.pop(turn)  # from here on it is not given up
            await self._play(turn, thought)
        except PalasError:  # somebody else was quicker, or the table has moved on
            await asyncio.sleep(AGAIN)
        except Exception:  # the store may be away for a while
            log.exception("a bot could not move at table %s", turn.table)
            await asyncio.sleep(AGAIN)
        finally:
            for tasks in (self.thoughts, self.moves):
                if tasks.get(turn) is asyncio.current_task():
                    del tasks[turn]
        if not self.is_closed:
            self.look(await self.house.table(turn.table))

    async def _think(self, turn: Turn) -> Thought:
        started = asyncio.get_running_loop().time()
        table = await self.house.table(turn.table)
        _check(table, turn)
        thought = await self.thinking.choose(question(table, turn))
        pause = random.uniform(QUICKEST, SLOWEST) * self.pause
        spent = asyncio.get_running_loop().time() - started
        await asyncio.sleep(max(0.0, pause - spent))
        return thought

    async def _play(self, turn: Turn, thought: Thought) -> None:
        """Play what was chosen, or let greedy play on for a bot that failed."""

        def answer(table: Table, now: float) -> list[Event]:
            _check(table, turn)
            if thought.action is None:
                return table.substitute(turn.seat, GREEDY, FAILED, now)
            return table.play(turn.seat, thought.action, now, turn.decision)

        if thought.action is None:
            words = "the %s at table %s failed, greedy plays on: %s"
            log.warning(words, turn.level, turn.table, thought.failed)
        await self.house.ask(turn.table, answer)


def _check(table: Table, turn: Turn) -> None:
    """Raise Stale when a turn has passed."""
    if turn not in turns(table):
        raise Stale(N_("the table has moved on since: look again"))
