"""Measuring a game: how many moves and games a second, each way the same rules can run."""

from __future__ import annotations

import platform
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from palas.cli.measure_search import search_speed
from palas.kernel.batch import Batch, Results, cores, mix
from palas.kernel.contract import lowest_acting
from palas.kernel.jit import compiled
from palas.kernel.rng import set_stream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from palas.kernel.game import Game

RUNS = 5  # short runs of each way; the best one counts
COMPARED = 32  # games played in every way and compared
GPU_COMPARED = 2**16  # games that the GPU and the cores play and compare
COPIES = 1_000_000
SCORED = 20_000
TRIED = 256  # games among which those cut off before their end are counted
COUNTED = 24  # games whose turns are counted
SEED = "bench"


class Plan(NamedTuple):
    """What is to be measured, and for how long."""

    game: Game
    seats: int
    seconds: float  # for each way
    games: int | None  # in a run of one core; as many as fit into the time when None
    batch: int  # games at once on the GPU
    way: str  # how moves are picked

    def games_of(self, count: int, first: int = 0) -> Batch:
        """Return a batch of so many games."""
        return Batch(self.game, self.seats, count, SEED, first=first, way=self.way)


class Speed(NamedTuple):
    """How fast one run was."""

    moves_per_s: float
    games_per_s: float

    @classmethod
    def of(cls, results: Results, seconds: float) -> Speed:
        """Return the speed of a batch that took so long."""
        return cls(results.moves / seconds, len(results.plies) / seconds)

    def json(self) -> dict[str, float]:
        """Return the speed in whole moves and games."""
        return {"moves_per_s": round(self.moves_per_s), "games_per_s": round(self.games_per_s, 1)}


def timed(work: Callable[[], Results]) -> Speed:
    """Run a batch once and return its speed."""
    start = perf_counter()
    results = work()
    return Speed.of(results, perf_counter() - start)


def fitting(plan: Plan, speed: Speed) -> int:
    """Return how many games fit into one of the short runs."""
    return max(1, int(speed.games_per_s * plan.seconds / RUNS))


def best(speeds: list[Speed]) -> Speed:
    """Return the fastest run: noise only ever slows one down."""
    return max(speeds, key=lambda speed: speed.moves_per_s)


def batches(plan: Plan, count: int) -> Iterator[Batch]:
    """Yield batches of fresh games."""
    first = 0
    while True:
        yield plan.games_of(count, first)
        first += count


def interpreted(plan: Plan) -> Speed:
    """Measure the rules as plain Python."""
    small = next(batches(plan, 1))
    count = fitting(plan, timed(small.run_interpreted))
    source = batches(plan, count)
    return best([timed(next(source).run_interpreted) for _ in range(RUNS)])


def machine_code(plan: Plan) -> tuple[Speed, Speed]:
    """Measure machine code on one core and on all, in turns, so that noise hits both."""
    guess = timed(next(batches(plan, 64)).run)
    count = plan.games or fitting(plan, guess)
    one, all_cores = [], []
    single, whole = batches(plan, count), batches(plan, count * cores())
    for _ in range(RUNS):
        one.append(timed(next(single).run))
        batch = next(whole)
        all_cores.append(timed(lambda batch=batch: batch.run(cores())))  # type: ignore[misc]
    return best(one), best(all_cores)


def on_gpu(plan: Plan) -> Speed:
    """Measure the GPU: a big batch launched again and again with fresh games."""
    from palas.kernel.cuda import GpuBatch

    gpu = GpuBatch(plan.games_of(plan.batch))
    gpu.launch()
    speeds: list[Speed] = []
    began = perf_counter()
    while not speeds or perf_counter() - began < plan.seconds:
        start = perf_counter()
        gpu.launch((len(speeds) + 1) * plan.batch)
        taken = perf_counter() - start
        speeds.append(Speed.of(gpu.read(), taken))
    return best(speeds)


def has_gpu() -> bool:
    """Tell whether there is a real CUDA device; the simulator does not count."""
    from palas.kernel.cuda import is_available, is_simulated

    return is_available() and not is_simulated()


def is_equal(plan: Plan, *, gpu: bool) -> bool:
    """Tell whether the same games come out the same in every way of running them."""
    batch = plan.games_of(COMPARED)
    ways = [batch.run_interpreted(), batch.run(), batch.run(cores())]
    equal = all(_same(ways[0], other) for other in ways[1:])
    return equal and (not gpu or _is_gpu_equal(plan))


def _is_gpu_equal(plan: Plan) -> bool:
    from palas.kernel.cuda import run_on_gpu

    batch = plan.games_of(GPU_COMPARED)
    return _same(batch.run(cores()), run_on_gpu(batch))


def _same(one: Results, other: Results) -> bool:
    pairs = zip(
        (one.plies, one.winners, one.scores),
        (other.plies, other.winners, other.scores),
        strict=True,
    )
    return all(bool((a == b).all()) for a, b in pairs)


def copy_ns(plan: Plan) -> float:
    """Measure how long one record takes to copy inside machine code."""
    batch = plan.games_of(1)
    states, _ = batch.arguments(2)
    copy = compiled(batch.loops["copy_states"])
    taken = []
    for _ in range(RUNS):
        start = perf_counter()
        copy(states, COPIES)
        taken.append(perf_counter() - start)
    return min(taken) / COPIES * 1e9


def castle_us(plan: Plan) -> float | None:
    """Measure how long the whole score of one castle takes, in a game that scores castles."""
    loop = getattr(plan.game.module("scoring"), "score_castles", None)
    if loop is None:
        return None
    batch = plan.games_of(1)
    states, blank = batch.arguments(1)
    score, play = compiled(loop), compiled(batch.loops["one_game"])
    options, out = batch.buffers()
    play(states, 0, blank, 0, options, batch.most, out)  # a finished game, its castles whole
    score(states, 1)
    taken = []
    for _ in range(RUNS):
        start = perf_counter()
        score(states, SCORED)
        taken.append(perf_counter() - start)
    return min(taken) / SCORED / plan.game.meta.players(plan.seats) * 1e6


def turns(plan: Plan) -> dict[str, float]:
    """Count decisions and turns in some games, where the seats act one after another."""
    counted = [_turns(plan, number) for number in range(COUNTED)]
    moves, taken = sum(game[0] for game in counted), sum(game[1] for game in counted)
    if not taken:
        return {}
    return {
        "decisions_per_turn": round(moves / taken, 2),
        "turns_per_seat": round(taken / COUNTED / plan.seats, 1),
    }


def _turns(plan: Plan, number: int) -> tuple[int, int]:
    """Return the moves and turns of one game; no turns where several seats act at once."""
    batch, rules = plan.games_of(1), plan.game.rules
    pick, out = batch.loops["pick"], [0] * plan.game.max_legal
    s = batch.blank()
    set_stream(s.rng, number)
    rules.begin(s, batch.numbers())
    taken, last, dice = 0, -1, number
    while not s.over and s.ply < batch.most:
        seat = lowest_acting(s)
        if s.acting != 1 << seat:
            return 0, 0
        dice = mix(dice + 1)
        rules.apply(s, seat, pick(s, seat, dice, out))
        taken += seat != last
        last = seat
    return s.ply, taken


def machine() -> dict[str, str]:
    """Return what was measured on."""
    from importlib.metadata import version

    return {"cpu": _cpu(), "python": platform.python_version(), "numba": version("numba")}


def _cpu() -> str:
    """Return the processor's model where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def measure(plan: Plan, compile_s: float, note: Callable[[str], None]) -> dict[str, Any]:
    """Measure everything and return it for programs; `note` hears what is being done."""
    gpu = has_gpu()
    note("equal")
    equal = is_equal(plan, gpu=gpu)
    note("interpreted")
    slow = interpreted(plan)
    note("compiled, all cores")
    one, all_cores = machine_code(plan)
    found: dict[str, Any] = {
        "game": plan.game.id,
        "version": plan.game.meta.version,
        "seats": plan.seats,
        "cores": cores(),
        "interpreted": slow.json(),
        "way": plan.way,
        "compiled": one.json(),
        "all_cores": all_cores.json(),
    }
    if gpu:
        note("cuda")
        found["cuda"] = on_gpu(plan).json()
    scoring = castle_us(plan)
    if scoring is not None:
        found["castle_us"] = round(scoring, 2)
    found |= turns(plan)
    note("search")
    found["search"] = search_speed(plan, SEED)
    return found | {
        "truncated": plan.games_of(TRIED).run().truncated,
        "ratio": round(one.moves_per_s / slow.moves_per_s, 1),
        "scaling": round(all_cores.moves_per_s / (cores() * one.moves_per_s), 3),
        "equal": equal,
        "state_bytes": plan.game.state.dtype().itemsize,
        "copy_ns": round(copy_ns(plan), 1),
        "compile_s": round(compile_s, 2),
        "machine": machine(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }
