"""Information-set tree search: one generic loop, compiled for each game.

Every iteration imagines a world that fits what the searching seat knows, walks down a tree
of actions as far as it goes, may add a node, plays a little further and judges the position.
Nodes stand for sequences of actions, not for positions: one tree serves all imagined worlds,
and a child counts how often it was possible (`seen`) besides how often it was taken. So the
search never learns anything that its seat could not know, and chance is averaged over.

Where several seats may act, the searching seat acts first: what the others choose in secret
at the same moment cannot shape its choice. Values are kept for every seat, so each is taken
to look after itself.

`legal`, `apply` and so on are open names, which `bound` fills with one game's rules.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from palas.kernel.batch import mix
from palas.kernel.contract import Head, lowest_acting, may_act
from palas.kernel.jit import jit, unbound
from palas.kernel.record import Row
from palas.kernel.rng import WORD, Generator, word

if TYPE_CHECKING:
    from palas.kernel.search import Settings

MOST_DEPTH = 400  # actions on the way down the tree
VIEW, WORLD, TRIAL, DICE = range(4)  # the records a search works on
NO_ACTION = -1
FIRST_BONUS = 0.5  # how much of the value of a finished game is winning, the rest the margin


legal = apply = scores = winners = estimate = ahead = imagine = suggest = roll = unbound


class Tree(NamedTuple):
    """All memory of a search, made once: rows by node, then scratch."""

    action: Row  # the action that leads to a node
    visits: Row
    seen: Row  # how often the node was possible
    advised: Row  # 1 = the game's policy suggested the action
    total: list[float]  # [nodes * seats] sums of values
    first: Row  # the first child, or 0
    sibling: Row  # the next child of the same parent, or 0
    size: Row  # [1] nodes in use; node 0 is never a child
    slot: Row  # [actions] the child an action leads to, while a node is looked at
    path: Row  # [depth] nodes on the way down
    out: Row  # legal actions
    score: Row  # [players]
    found: list[float]  # [2 * seats] what the end of the way is like, as `weigh` tells it
    value: list[float]  # [seats] of the position at the end of the way
    spread: list[float]  # [2] sum and number of margins seen: the scale of values


@jit
def next_seat(s: Head, viewer: int) -> int:
    """Return the seat whose action is looked at next: the searching seat before all others."""
    if may_act(s, viewer):
        return viewer
    return lowest_acting(s)


@jit
def reseed(g: Generator, dice: Generator) -> None:
    """Give an imagined world chance of its own."""
    for at in range(8):
        g.key[at] = word(dice)
    g.used = 0


@jit
def clear(tree: Tree) -> None:
    """Forget everything but the root."""
    tree.size[0] = 1
    tree.first[0] = 0
    tree.visits[0] = 0
    for seat in range(len(tree.value)):
        tree.total[seat] = 0.0


@jit
def add_child(tree: Tree, seats: int, node: int, action: int) -> int:
    """Add a child to a node and return it."""
    child = tree.size[0] + 0
    tree.size[0] = child + 1
    tree.action[child] = action
    tree.visits[child] = 0
    tree.seen[child] = 1
    tree.advised[child] = 0
    tree.first[child] = 0
    tree.sibling[child] = tree.first[node]
    tree.first[node] = child
    for seat in range(seats):
        tree.total[child * seats + seat] = 0.0
    return child


@jit
def enter(tree: Tree, node: int) -> None:
    """Enter the children of a node by their actions."""
    child = tree.first[node] + 0
    while child > 0:
        tree.slot[tree.action[child]] = child
        child = tree.sibling[child] + 0


@jit
def leave(tree: Tree, node: int) -> None:
    """Take the children of a node out again."""
    child = tree.first[node] + 0
    while child > 0:
        tree.slot[tree.action[child]] = 0
        child = tree.sibling[child] + 0


@jit
def mean(tree: Tree, node: int, seat: int) -> float:
    """Return the mean value of a node for a seat."""
    return tree.total[node * len(tree.value) + seat] / max(1, tree.visits[node] + 0)


@jit
def best_child(tree: Tree, node: int, seat: int, count: int, how: Settings) -> int:
    """Return the possible child that promises most, or 0 when there is none.

    Every child begins with `trust` visits' worth of the value of its parent, less the doubt
    in what the policy did not suggest: so a node that is hardly known follows the policy.
    """
    seats = len(tree.value)
    best = 0
    promise = -1.0e9
    usual = mean(tree, node, seat)
    for at in range(count):
        child = tree.slot[tree.out[at]] + 0
        if child > 0:
            tree.seen[child] += 1
            visits = tree.visits[child] + how.trust + 1e-9
            before = how.trust * (usual - how.doubt * (1 - tree.advised[child]))
            here = (tree.total[child * seats + seat] + before) / visits
            here += how.explore * sqrt(log(tree.seen[child] + 1.0) / visits)
            if here > promise:
                promise = here
                best = child
    return best


@jit
def num_children(tree: Tree, count: int) -> int:
    """Return how many of the legal actions have a child."""
    known = 0
    for at in range(count):
        if tree.slot[tree.out[at]] > 0:
            known += 1
    return known


@jit
def new_action(
    states: Any, tree: Tree, seat: int, count: int, known: int, trials: int, dice: int
) -> int:
    """Return the best by estimate of some legal actions that have no child yet."""
    left = count - known
    best = NO_ACTION
    promise = 0.0
    skip = (dice * left) >> 32
    step = 1 + left // max(1, trials)
    for trial in range(min(trials, left)):
        wanted = (skip + trial * step) % left
        action = NO_ACTION
        for at in range(count):
            if tree.slot[tree.out[at]] == 0:
                if wanted == 0:
                    action = tree.out[at] + 0
                    break
                wanted -= 1
        states[TRIAL] = states[WORLD]
        trial_state = states[TRIAL]
        apply(trial_state, seat, action)
        here = estimate(trial_state, seat)
        if best == NO_ACTION or here > promise:
            best = action
            promise = here
    return best


@jit
def advice(states: Any, tree: Tree, seat: int, known: int, how: Settings, dice: int) -> int:
    """Return what the policy suggests if it has no child yet; without trust only at first."""
    if known > 0 and how.trust == 0:
        return NO_ACTION
    action = suggest(states[WORLD], seat, dice, tree.out)
    if action != NO_ACTION and tree.slot[action] > 0:
        return NO_ACTION
    return action


@jit
def expanded(
    states: Any, tree: Tree, node: int, seat: int, known: int, how: Settings, dice: int
) -> int:
    """Add one child: what the game's policy suggests, else the best of some actions."""
    s = states[WORLD]
    action = advice(states, tree, seat, known, how, dice)
    is_advised = action != NO_ACTION
    if not is_advised:
        count = legal(s, seat, tree.out)
        action = new_action(states, tree, seat, count, known, how.trials, dice)
    child = add_child(tree, s.seats, node, action)
    tree.advised[child] = int(is_advised)
    return child


@jit
def step_down(states: Any, tree: Tree, node: int, seat: int, how: Settings, dice: int) -> int:
    """Return the child to go to: a new one while the node may widen, else the best known."""
    s = states[WORLD]
    count = legal(s, seat, tree.out)
    enter(tree, node)
    known = num_children(tree, count)
    may_widen = known == 0 or known < how.widen * sqrt(tree.visits[node] + 1.0)
    if known < count and may_widen and tree.size[0] < len(tree.action):
        child = expanded(states, tree, node, seat, known, how, dice)
        leave(tree, node)
        return child
    child = best_child(tree, node, seat, count, how)
    leave(tree, node)
    return child


@jit
def margin(s: Head, player: int, score: Row) -> float:  # noqa: ARG001
    """Return how far a player is ahead of the best other one in a finished game: in points."""
    rival = -1.0e9
    for other in range(len(score)):
        if other != player:
            rival = max(rival, score[other])
    return score[player] - rival


@jit
def weigh(s: Head, score: Row, found: list[float]) -> None:
    """Write how far every seat is ahead, and its share of the win: -1 while the game goes on."""
    best = 0
    shared = 0
    if s.over == 1:
        scores(s, score)
        best = winners(s)
    for player in range(len(score)):
        shared += (best >> player) & 1
    for seat in range(s.seats):
        if s.over == 1:
            found[2 * seat] = ahead(s, seat, score)
            found[2 * seat + 1] = ((best >> seat) & 1) / max(1, shared)
        else:
            found[2 * seat] = estimate(s, seat)
            found[2 * seat + 1] = -1.0


@jit
def squashed(tree: Tree, lead: float) -> float:
    """Return a margin as a value from 0 to 1, on the scale of the margins seen so far."""
    tree.spread[0] += abs(lead)
    tree.spread[1] += 1.0
    scale = 0.7 * tree.spread[0] / tree.spread[1] + 1e-6
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / scale))))


@jit
def judge(tree: Tree, found: list[float]) -> None:
    """Write the value of a position for every seat, from what `weigh` told of it."""
    for seat in range(len(tree.value)):
        lead = squashed(tree, found[2 * seat])
        won = found[2 * seat + 1] + 0.0
        tree.value[seat] = lead if won < 0 else FIRST_BONUS * won + (1.0 - FIRST_BONUS) * lead


@jit
def play_on(s: Head, number: int, left: int, out: Row) -> None:
    """Play so many moves, or to the end."""
    while s.over == 0 and left > 0:
        seat = lowest_acting(s)
        number = (number + 0x9E3779B9) & WORD
        apply(s, seat, roll(s, seat, mix(number), out))
        left -= 1


@jit
def imagine_world(s: Head, viewer: int, dice: Generator) -> int:
    """Turn a view into a world that fits it, with chance of its own; return dice for its moves."""
    imagine(s, viewer, dice)
    reseed(s.rng, dice)
    return word(dice)


@jit
def iterate(states: Any, tree: Tree, root: int, viewer: int, how: Settings) -> None:
    """Walk down once through a newly imagined world and remember what came of it."""
    states[WORLD] = states[VIEW]
    s = states[WORLD]
    number = imagine_world(s, viewer, states[DICE].rng)
    node = root
    depth = 0
    tree.path[0] = root
    while s.over == 0 and depth < MOST_DEPTH - 1:
        seat = next_seat(s, viewer)
        number = (number + 0x9E3779B9) & WORD
        node = step_down(states, tree, node, seat, how, mix(number))
        if node == 0:
            break
        apply(s, seat, tree.action[node])
        depth += 1
        tree.path[depth] = node
        if tree.visits[node] < how.deepen:
            break
    play_on(s, number, how.rollout, tree.out)
    weigh(s, tree.score, tree.found)
    judge(tree, tree.found)
    for at in range(depth + 1):
        remember(tree, s.seats, tree.path[at])


@jit
def remember(tree: Tree, seats: int, node: int) -> None:
    """Add the value of the position reached to a node on the way to it."""
    tree.visits[node] += 1
    for seat in range(seats):
        tree.total[node * seats + seat] += tree.value[seat]


@jit
def search_some(states: Any, tree: Tree, root: int, viewer: int, how: Settings, count: int) -> None:
    """Walk down so many times."""
    for _ in range(count):
        iterate(states, tree, root, viewer, how)
