"""Flat tries: moves tried equally often in imagined worlds played on at random, without a tree.

Try number n imagines its world with stream n of the bot's dice: so tries are the same one
after another on a core or all at once on a GPU.

`apply`, `imagine_world` and so on are open names, which `bound` fills with one game's rules.
"""

from __future__ import annotations

from typing import Any

from palas.bots.tree import DICE, TRIAL, VIEW, WORLD, Tree, judge, remember
from palas.kernel.jit import jit, unbound
from palas.kernel.record import Row
from palas.kernel.rng import set_stream, stream_number
from palas.kernel.search import Settings

AT_WORLD, AT_DICE = range(2)  # the records that a try uses up
assert TRIAL - WORLD == AT_DICE


apply = imagine_world = play_on = weigh = unbound


@jit
def least_tried(tree: Tree, root: int) -> int:
    """Return the first of the children of the root with the fewest visits."""
    least = tree.first[root] + 0
    child = least
    while child > 0:
        if tree.visits[child] < tree.visits[least]:
            least = child
        child = tree.sibling[child] + 0
    return least


@jit
def try_once(
    states: Any,
    at: int,
    given: Any,
    number: int,
    viewer: int,
    action: int,
    most: int,
    out: Row,
    score: Row,
    found: list[float],
) -> None:
    """Try an action in world `number` of a given view, and write what came of it.

    The two records from `at` are used up.
    """
    states[at + AT_WORLD] = given[VIEW]
    states[at + AT_DICE] = given[DICE]
    s = states[at + AT_WORLD]
    dice = states[at + AT_DICE].rng
    set_stream(dice, number)
    moves = imagine_world(s, viewer, dice)
    apply(s, viewer, action)
    play_on(s, moves, most, out)
    weigh(s, score, found)


@jit
def keep_try(tree: Tree, root: int, child: int, found: list[float]) -> int:
    """Add what came of a try to a child of the root; return the next one to be tried."""
    judge(tree, found)
    remember(tree, len(tree.value), child)
    following = tree.sibling[child] + 0
    return following if following > 0 else tree.first[root] + 0


@jit
def next_try(states: Any) -> int:
    """Return the number of the next try."""
    return stream_number(states[DICE].rng)


@jit
def keep_tries(states: Any, tree: Tree, root: int, found: Any) -> None:
    """Add what came of tries that were made all at once, one a row."""
    child = least_tried(tree, root)
    for at in range(len(found)):
        child = keep_try(tree, root, child, found[at])
    set_stream(states[DICE].rng, next_try(states) + len(found))


@jit
def try_each(states: Any, tree: Tree, root: int, viewer: int, how: Settings, count: int) -> None:
    """Try the children of the root in turn, each in a newly imagined world."""
    number = next_try(states)
    most = how.rollout
    child = least_tried(tree, root)
    for _ in range(count):
        action = tree.action[child] + 0
        try_once(
            states, WORLD, states, number, viewer, action, most, tree.out, tree.score, tree.found
        )
        child = keep_try(tree, root, child, tree.found)
        number += 1
    set_stream(states[DICE].rng, number)
