"""The legal actions of Two Heirs in groups, with how each changes the lead at once."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from palas.cli.table_view import Choice, Choices
from palas.cli.two_heirs_words import Box, amounts, box_of, word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.games.two_heirs.state import State

ORDER = (
    "raze",
    "spare",
    "discard",
    "take",
    "build",
    "open_terrain",
    "use_camp",
    "step",
    "deploy",
    "retreat",
    "end_turn",
)
TOGETHER = {"raze": "siege", "spare": "siege"}  # kinds that share a group
LAID = ("build", "open_terrain")
WITH_CELLS = (*LAID, "step", "deploy", "retreat", "use_camp")
# of these a choice names just the cell, for their title says the rest


def choices(view: State, seat: int, actions: Sequence[int], language: str) -> list[Choices]:
    """Return the legal actions in groups: one for each tile that is laid, each troop that steps."""
    box = box_of(view)
    acts = {action: box.acts.act_of(view, seat, action) for action in actions}
    grouped: dict[tuple[Any, ...], list[int]] = defaultdict(list)
    for action, act in sorted(acts.items(), key=lambda found: _order(found[1])):
        grouped[_group(act)].append(action)
    lead = _lead(box, view, seat)
    return [
        Choices(
            _title(box, view, seat, acts[group[0]], language),
            [[_choice(box, view, seat, action, lead, language)] for action in group],
        )
        for group in grouped.values()
    ]


def _order(act: Any) -> tuple[int, int]:
    return ORDER.index(act.kind.value), act.tile if act.kind.value in LAID else 0


def _group(act: Any) -> tuple[Any, ...]:
    kind = act.kind.value
    if kind in LAID:
        return kind, act.tile
    return (kind, act.start) if kind == "step" else (TOGETHER.get(kind, kind),)


def _title(box: Box, view: State, seat: int, act: Any, language: str) -> str:
    kind = act.kind.value
    if kind in LAID:
        tile = box.names.tile_name(act.tile, language).accusative
        cost = _cost(box, act.tile, language)
        title = word(kind, language, tile=tile, cost=cost)
        return title[0].upper() + title[1:]
    if kind == "step":
        is_follower = act.start == box.acts.own_cells(view, seat)[0]
        start = box.cells.from_words(*act.start, language)
        return word("step_follower" if is_follower else kind, language, start=start)
    return word(TOGETHER.get(kind, kind), language)


def _cost(box: Box, tile: int, language: str) -> str:
    return amounts(list(box.why.cost_of(tile)), language) or word("free", language)


def _choice(box: Box, view: State, seat: int, action: int, lead: int, language: str) -> Choice:
    act = box.acts.act_of(view, seat, action)
    kind = act.kind.value
    if kind == "take":
        note = tile_facts(_after_take(view, act.tile), seat, act.tile, language)
        return Choice(action, _name(box, act.tile, language), note=note)
    if kind == "discard":
        return Choice(action, _name(box, act.tile, language))
    words = str(box.words.move_words(view, seat, action, language))
    if kind in WITH_CELLS:
        words = str(box.cells.cell_words(*(act.cell or act.start), language))
    return Choice(action, words, _gain(box, view, seat, action, lead))


def _after_take(view: State, tile: int) -> State:
    """Return the reserve as it would be: the shield where the tile lay, what is in reach known."""
    after = view.copy()
    after.shield = view.reserve.index(tile)
    after.reserve[after.shield] = -1
    return after


def _name(box: Box, tile: int, language: str) -> str:
    return str(box.names.tile_name(tile, language).nominative)


def tile_facts(view: State, seat: int, tile: int, language: str) -> str:
    """Return the cost of a tile and whether the seat could build it now, or what is missing."""
    box = box_of(view)
    missing = box.why.missing_for(view, seat, tile)
    short = sum(missing)
    if short > view.discounts:
        state = word("short", language, missing=amounts(missing, language))
    else:
        key = "affordable_with" if short else "affordable"
        state = word(key, language, count=short)
    return f"{_cost(box, tile, language)} · {state}"


def _lead(box: Box, view: State, seat: int) -> int:
    points = [0] * view.seats
    box.scoring.scores(view, points)
    return points[seat] - points[1 - seat]


def _gain(box: Box, view: State, seat: int, action: int, lead: int) -> str:
    """Return how an action changes the lead of a seat if the game ended now."""
    after = view.copy()
    box.moves.apply(after, seat, action)
    change = _lead(box, after, seat) - lead
    return f"{'+' if change > 0 else '−'}{abs(change)}" if change else ""
