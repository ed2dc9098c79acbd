"""The flat bot with its tries on a GPU, one a thread: the same moves, only sooner."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from palas.bots.flat import FlatBot
from palas.bots.search import FLAT, Worker, filled, is_drawn
from palas.bots.tries import keep_tries, next_try
from palas.kernel.cuda import THREADS, driver, is_available, is_simulated
from palas.kernel.errors import PalasError
from palas.kernel.jit import CUDA, bound, compiled
from palas.kernel.phrases import Phrases

if TYPE_CHECKING:
    from palas.kernel.game import Game

NEEDS_GPU: Phrases = (
    "{bot} needs a CUDA device, and pip install 'palas[gpu]'",
    "{bot} braucht ein CUDA-Gerät und pip install 'palas[gpu]'",
    "для {bot} нужно устройство CUDA и pip install 'palas[gpu]'",
)
AT_ONCE = 2**18  # tries; two records each

# The open names of the kernel template.
cuda: Any = None
try_once: Any = None
max_legal = num_players = 0
action_type: Any = None
score_type: Any = None


class NoGpu(PalasError):
    """A bot that needs a CUDA device where there is none."""


def try_many(
    states: Any, given: Any, number: int, viewer: int, actions: Any, most: int, found: Any
) -> None:
    """Make one try a thread, the actions in turn: the template of the GPU kernel."""
    at = cuda.grid(1)
    if at < found.shape[0]:
        out = cuda.local.array(max_legal, action_type)
        score = cuda.local.array(num_players, score_type)
        action = actions[at % len(actions)]
        try_once(states, 2 * at, given, number + at, viewer, action, most, out, score, found[at])


@cache
def kernel(game: Game, seats: int) -> Any:
    """Return the GPU kernel that tries moves of a game."""
    import numpy as np

    rule = filled(game, at_random=is_drawn(game, FLAT))["try_once"]
    players = game.meta.players(seats)
    whole = bound(
        try_many,
        f"{game.id}_{players}".replace("-", "_"),
        cuda=driver(),
        try_once=compiled(rule, CUDA),
        max_legal=game.max_legal,
        num_players=players,
        action_type=np.int64 if is_simulated() else np.int16,  # numpy's overflow where CUDA's widen
        score_type=np.int32,
    )
    return driver().jit(whole)


class Tries:
    """Tries of one worker on the GPU; their memory is taken once."""

    def __init__(self, worker: Worker, most: int) -> None:
        import numpy as np

        self.worker = worker
        self.at_once = min(AT_ONCE, most)
        device, dtype = driver(), worker.game.state.dtype()
        self.states = device.device_array(2 * self.at_once, dtype)
        self.given = device.to_device(np.zeros(len(worker.states), dtype))
        self.found = device.to_device(np.zeros((self.at_once, 2 * worker.seats)))
        self.kernel = kernel(worker.game, worker.seats)

    def make(self, seat: int, most: int, done: int, count: int) -> int:
        """Make more tries, at most so many, after those done; return how many they were."""
        import numpy as np

        worker = self.worker
        count = min(count, self.at_once)
        children = worker.children()
        actions = [worker.tree.action[child] for child in children]
        turned = np.roll(np.array(actions, np.int16), -done)  # whose turn it is comes first
        found = self.found[:count]
        self.given.copy_to_device(worker.states)
        self.kernel[-(-count // THREADS), THREADS](
            *(self.states, self.given, int(compiled(next_try)(worker.states))),
            *(seat, driver().to_device(turned), most, found),
        )
        compiled(keep_tries)(worker.states, worker.tree, worker.root, found.copy_to_host())
        return count


class GpuFlatBot(FlatBot):
    """Plays like flat, with its tries on a CUDA device: the same moves, only sooner."""

    name = "flat-gpu"
    summary = (
        "Plays like flat, with its tries on a CUDA device: the same moves, only sooner.",
        "Spielt wie flat, probiert aber auf einem CUDA-Gerät: dieselben Züge, nur schneller.",
        "Играет как flat, но пробует на устройстве CUDA: те же ходы, только быстрее.",
    )

    def __init__(self, game: Game, seed: int | str, **how: Any) -> None:
        if not is_available():
            raise NoGpu(NEEDS_GPU, bot=self.name)
        super().__init__(game, seed, **how)
        self.tries: Tries | None = None

    def warm(self, seats: int) -> None:
        """Compile the kernel by a few tries."""
        match = self.game.new(seats, "warm")
        seat = match.acting[0]
        self._prepare(match.view(seat), seat)
        self._tries(self.workers[0]).make(seat, 1, 0, 1)

    def _tries(self, worker: Worker) -> Tries:
        if self.tries is None or self.tries.worker is not worker:
            self.tries = Tries(worker, self.iterations)
        return self.tries

    def _work(self, worker: Worker, seat: int) -> None:
        """Try until the iterations or the time are spent."""
        started = self.clock() if self.clock else 0.0
        done = 0
        while done < self.iterations:
            left = self.iterations - done
            done += self._tries(worker).make(seat, self.settings.rollout, done, left)
            if self.clock and self.seconds and self.clock() - started >= self.seconds:
                break


BOTS = (GpuFlatBot,)
