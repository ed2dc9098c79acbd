"""The search bot: information-set tree search in imagined worlds (see `tree`).

It gets a concealed record and a key of its own, nothing else. Searching by iterations with
one worker, the same key and the same record give the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from palas.bots import tree as templates
from palas.bots import tries
from palas.bots.seated import Bot
from palas.bots.settings import is_played_on_at_random, settings_of
from palas.bots.tree import DICE, MOST_DEPTH, NO_ACTION, VIEW, Tree
from palas.kernel.batch import any_action
from palas.kernel.contract import Head
from palas.kernel.jit import bound, compiled, is_compiler_on, jit
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.record import Row, Twins
from palas.kernel.rng import Generator, word
from palas.kernel.search import Settings

if TYPE_CHECKING:
    from palas.kernel.game import Game

NODES = 200_000  # of a worker; with four seats about 11 MiB
COMPILED, INTERPRETED = 1000, 8  # walks a move when nobody says how many
CHUNK = 50  # walks between two looks at the clock
DECIDED = 0.15  # a game is as good as won or lost when its value is so near to 1 or 0
ENOUGH = 20  # walks that it takes to know that
AS_GOOD = 0.01  # values this near are the same, and a little farther after few visits


# the templates that rest on rules, each after those it uses
TEMPLATES: tuple[Callable[..., Any], ...] = (
    templates.new_action,
    templates.advice,
    templates.expanded,
    templates.step_down,
    templates.weigh,
    templates.play_on,
    templates.imagine_world,
    templates.iterate,
    templates.search_some,
    tries.try_once,
    tries.try_each,
)
SEARCH = "search_some"
FLAT = "try_each"  # the loop without a tree


class Candidate(NamedTuple):
    """What a search found about one action of the root."""

    action: int
    visits: int
    value: float  # for the searching seat, from 0 to 1
    is_advised: bool = False  # whether the game's policy suggested it


@jit
def no_suggestion(s: Head, seat: int, dice: int, out: Row) -> int:  # noqa: ARG001
    """Suggest nothing: for games without a policy."""
    return NO_ACTION


@cache
def filled(game: Game, *, at_random: bool) -> dict[str, Callable[..., Any]]:
    """Return the templates, by name, with one game's rules filled in.

    After the tree or a try moves are drawn at random, or the policy chooses them.
    """
    name = game.id.replace("-", "_")
    rules = game.rules._asdict()
    names: dict[str, Any] = {
        **{key: rules[key] for key in ("legal", "apply", "scores", "winners", "estimate")},
        "imagine": rules["imagine"],
        "ahead": game.ahead or templates.margin,
        "suggest": game.policy or no_suggestion,
        "roll": bound(any_action, name, legal=rules["legal"]) if at_random else game.policy,
    }
    for template in TEMPLATES:
        names[template.__name__] = bound(template, name, **names)
    return names


def is_drawn(game: Game, loop: str) -> bool:
    """Tell whether a loop draws its moves at random after the tree or a try.

    A flat one knows no policy, unless random games may never end.
    """
    return is_played_on_at_random(game) or (loop == FLAT and not game.meta.stalls)


def searching(game: Game, loop: str = SEARCH) -> Callable[..., Any]:
    """Return a loop with one game's rules filled in."""
    return filled(game, at_random=is_drawn(game, loop))[loop]


@dataclass
class Worker:
    """One tree with its records: all memory is taken here, once."""

    game: Game
    seats: int
    seed: str
    nodes: int = NODES
    loop: str = SEARCH

    def __post_init__(self) -> None:
        players = self.game.meta.players(self.seats)
        sizes: dict[str, tuple[str, int]] = {
            "action": ("i2", self.nodes),
            "visits": ("i4", self.nodes),
            "seen": ("i4", self.nodes),
            "advised": ("i1", self.nodes),
            "total": ("f8", self.nodes * self.seats),
            "first": ("i4", self.nodes),
            "sibling": ("i4", self.nodes),
            "size": ("i4", 1),
            "slot": ("i4", self.game.num_actions),
            "path": ("i4", MOST_DEPTH),
            "out": ("i2", self.game.max_legal),
            "score": ("i4", players),
            "found": ("f8", 2 * self.seats),
            "value": ("f8", self.seats),
            "spread": ("f8", 2),
        }
        self.tree = Tree(**{name: _row(*size) for name, size in sizes.items()})
        self.states: Any = _records(self.game)
        dice = self.game.state()
        set_key(dice.rng, key_of_seed(self.seed))
        self._put(DICE, dice)
        self.root = 0
        self.run = compiled(searching(self.game, self.loop))

    def _put(self, at: int, state: Head) -> None:
        if isinstance(self.states, Twins):
            self.states[at] = state
        else:
            state.write(self.states, at)

    def start(self, view: Head, action: int | None) -> None:
        """Begin to search a view; `action` is the own move since the last one, if only that."""
        self._put(VIEW, view)
        child = self.child(action) if action is not None else 0
        self.root = child
        if child == 0 or self.tree.size[0] > len(self.tree.action) // 2:
            self.root = 0
            templates.clear(self.tree)
            self.tree.spread[0] = self.tree.spread[1] = 0.0

    def child(self, action: int) -> int:
        """Return the child of the root to which an action leads, or 0."""
        return next((node for node in self.children() if self.tree.action[node] == action), 0)

    def children(self, node: int | None = None) -> list[int]:
        """Return the children of a node, or of the root."""
        child = int(self.tree.first[self.root if node is None else node])
        found = []
        while child > 0:
            found.append(child)
            child = int(self.tree.sibling[child])
        return found


def _row(kind: str, size: int) -> Any:
    if not is_compiler_on():
        return [0.0 if kind == "f8" else 0] * size
    import numpy as np

    return np.zeros(size, kind)


def _records(game: Game) -> Any:
    if not is_compiler_on():
        return Twins(game.state, 4)
    import numpy as np

    return np.zeros(4, game.state.dtype())


class SearchBot(Bot):
    """Searches imagined worlds and takes the action it looked at most."""

    name = "search"
    summary = (
        "Searches imagined worlds and takes the action it looked at most.",
        "Durchsucht gedachte Partien und nimmt den Zug, der am häufigsten betrachtet wurde.",
        "Просчитывает воображаемые партии и выбирает ход, который рассматривал чаще всего.",
    )
    loop: ClassVar[str] = SEARCH

    def __init__(
        self,
        game: Game,
        seed: int | str,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        workers: int = 1,
        settings: Settings | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = iterations or (COMPILED if is_compiler_on() else INTERPRETED)
        self.seconds = seconds
        self.num_workers = workers
        self.settings = settings or settings_of(game)
        self.clock = clock
        self.workers: list[Worker] = []
        self.last: tuple[Head, int] | None = None  # the last view and the action taken there

    def strength(self) -> dict[str, float]:
        """Return the walks and the settings of the search."""
        return {"walks": self.iterations, **self.settings._asdict()}

    def hurry(self, seconds: float, clock: Callable[[], float]) -> None:
        """End every search after so many seconds at the latest."""
        self.seconds, self.clock = seconds, clock

    def warm(self, seats: int) -> None:
        """Compile the search by walking a few times."""
        match = self.game.new(seats, "warm")
        seat = match.acting[0]
        view = match.view(seat)
        self._prepare(view, seat)
        worker = self.workers[0]
        worker.run(worker.states, worker.tree, worker.root, seat, self.settings, 3)

    def choose(self, view: Head, seat: int, actions: Sequence[int]) -> int:
        """Return the action most looked at; a single legal one is taken at once."""
        if len(actions) == 1:
            self.last = None
            return actions[0]
        chosen = self.pick(self.search(view, seat))
        self.last = (self._reopened(view, seat), chosen)
        return chosen

    def pick(self, found: list[Candidate]) -> int:
        """Return the action to take of what was found, the most visited first."""
        if self.settings.trust > 0:  # a few visits prove nothing against the policy
            return max(found, key=lambda one: one.value).action
        return (self.leading_on(found) or found[0]).action

    def leading_on(self, found: list[Candidate]) -> Candidate | None:
        """Return what the policy suggests if the game is decided and that is as good as anything.

        Where everything wins, moves are all the same to a search, and a game that may stall
        might never end; the policy goes on towards its end.
        """
        best = found[0]
        is_decided = not DECIDED < best.value < 1 - DECIDED
        if not self.game.meta.stalls or not is_decided or sum(one.visits for one in found) < ENOUGH:
            return None
        for one in found:
            if one.is_advised and one.value >= best.value - AS_GOOD * (1 + 10 / sqrt(one.visits)):
                return one
        return None

    def search(self, view: Head, seat: int) -> list[Candidate]:
        """Search a concealed record and return what was found, the most visited first."""
        self._prepare(view, seat)
        if len(self.workers) == 1:
            self._work(self.workers[0], seat)
        else:
            with ThreadPoolExecutor(len(self.workers)) as pool:
                list(pool.map(lambda worker: self._work(worker, seat), self.workers))
        return self._found(view.seats, seat)

    def expected(
        self, view: Head, seat: int, language: str = "en", most: int = 6
    ) -> list[tuple[int, str]]:
        """Return the moves the last search expects, with their seats, in one imagined world.

        The first is the one chosen, after the tree they are the policy's, where it plays on.
        """
        view, worker = self._reopened(view, seat), self.workers[0]
        world = view.copy()
        dice = Generator()
        set_key(dice, key_of_seed("expected"))
        self.game.rules.imagine(world, seat, dice)
        node = self._chosen(worker, view) or self._likeliest(worker, worker.root, world, seat)
        line: list[tuple[int, str]] = []
        while len(line) < most and not world.over:
            mover = templates.next_seat(world, seat)
            if line and node > 0:
                node = self._likeliest(worker, node, world, mover)
            action = int(worker.tree.action[node]) if node > 0 else self._after(world, mover)
            if action == NO_ACTION:
                break
            line.append((mover, self.game.text.move_words(world, mover, action, language)))
            self.game.rules.apply(world, mover, action)
        return line

    def _reopened(self, view: Head, seat: int) -> Head:
        """Return a copy of a view in which the others have still to choose what is secret.

        They are thought to look after themselves then, not to have chosen at random.
        """
        opened = view.copy()
        if self.game.reopen is not None:
            self.game.reopen(opened, seat)
        return opened

    def _chosen(self, worker: Worker, view: Head) -> int:
        """Return the child of the root that was chosen for this view, or 0."""
        if self.last is None or self.last[0] != view:
            return 0
        return worker.child(self.last[1])

    def _after(self, world: Head, mover: int) -> int:
        """Return the move with which a walk is played on after the tree, if it is no random one."""
        if self.game.policy is None or is_played_on_at_random(self.game):
            return NO_ACTION
        return int(self.game.policy(world, mover, 0, [0] * self.game.max_legal))

    def _likeliest(self, worker: Worker, node: int, world: Head, mover: int) -> int:
        """Return the child most visited of those that are possible in a world, or 0."""
        out = [0] * self.game.max_legal
        legal = set(out[: self.game.rules.legal(world, mover, out)])
        tree = worker.tree
        possible = [child for child in worker.children(node) if tree.action[child] in legal]
        return max(possible, key=lambda child: tree.visits[child], default=0)

    def _prepare(self, view: Head, seat: int) -> None:
        if not self.workers or self.workers[0].seats != view.seats:
            self.workers = [
                Worker(self.game, view.seats, f"{word(self.rng)}", loop=self.loop)
                for _ in range(self.num_workers)
            ]
            self.last = None
        self._start(self._reopened(view, seat), seat)

    def _start(self, view: Head, seat: int) -> None:
        """Point every worker at a view; what was found about it within this turn is kept."""
        action = self._move_since(view, seat)
        for worker in self.workers:
            worker.start(view, action)

    def _move_since(self, view: Head, seat: int) -> int | None:
        """Return the own move that alone has happened since the last search, if so."""
        if self.last is None:
            return None
        before, action = self.last
        if before.ply + 1 != view.ply or before.reveals != view.reveals:
            return None
        expected = before.copy()
        self.game.rules.apply(expected, seat, action)
        return action if expected == view else None

    def _work(self, worker: Worker, seat: int) -> None:
        """Walk until the iterations or the time are spent."""
        started = self.clock() if self.clock else 0.0
        left = self.iterations
        while left > 0:
            count = min(CHUNK, left)
            worker.run(worker.states, worker.tree, worker.root, seat, self.settings, count)
            left -= count
            if self.clock and self.seconds and self.clock() - started >= self.seconds:
                break

    def _found(self, seats: int, seat: int) -> list[Candidate]:
        """Return what all workers found, values as far as they are believed (see `tree`)."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        advised: dict[int, int] = {}
        for worker in self.workers:
            tree = worker.tree
            for node in worker.children():
                action = int(tree.action[node])
                visits[action] = visits.get(action, 0) + int(tree.visits[node])
                total = float(tree.total[node * seats + seat])
                totals[action] = totals.get(action, 0.0) + total
                advised[action] = advised.get(action, 0) | int(tree.advised[node])
        trust, doubt = self.settings.trust, self.settings.doubt
        usual = sum(totals.values()) / max(1, sum(visits.values()))
        found = []
        for action, count in visits.items():
            before = trust * (usual - doubt * (1 - advised[action]))
            value = max(0.0, totals[action] + before) / max(1.0, count + trust)
            found.append(Candidate(action, count, value, advised[action] == 1))
        return sorted(found, key=lambda one: (-one.visits, one.action))


BOTS = (SearchBot,)
