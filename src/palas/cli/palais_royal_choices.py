"""The choices of a seat in Palais Royal, in groups; what differs only in number on one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.cli.palais_royal_words import part, word
from palas.cli.table_view import Choice, Choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.games.palais_royal.state import State

GROUP_OF = {  # kinds that stand in the group of another
    "supply_from": "supply_gate",
    "take_gold": "attend",
    "king_servant": "attend",
    "madame_servant": "attend",
}
ORDER = ("place", "supply_gate", "move", "attend", "recruit", "draw", "keep", "play", "next")


def choices(view: State, seat: int, actions: Sequence[int], language: str) -> list[Choices]:
    """Return the legal actions in groups: moves by the room they start from."""
    acts = part(view, "words.acts")
    groups: dict[tuple[int, int], dict[object, list[Choice]]] = {}
    for action in sorted(actions, key=lambda action: _supply_first(view, acts.act_of(action))):
        act = acts.act_of(action)
        kind = GROUP_OF.get(act.kind.value, act.kind.value)
        group = ORDER.index(kind), act.source if kind == "move" else 0
        rows = groups.setdefault(group, {})
        row = rows.setdefault(_line_of(act), [])
        row.append(_choice(view, seat, action, act, language, is_first=not row))
    return [
        Choices(_title(view, ORDER[kind], source, language), list(rows.values()))
        for (kind, source), rows in sorted(groups.items())
    ]


def _supply_first(view: State, act: Any) -> tuple[int, int]:
    """Sort the ways to recruit on a field so that the servant from the supply comes first."""
    is_other = act.kind.value == "recruit" and act.source != part(view, "tables").SUPPLY
    return (act.field if act.kind.value == "recruit" else -1, int(is_other))


def _line_of(act: Any) -> object:
    """Return what the choices of one line have in common."""
    kind = act.kind.value
    if kind == "play":
        return kind, act.way
    if kind == "recruit":
        return kind, act.field
    return kind, act.source, act.target, act.card


def _title(view: State, kind: str, source: int, language: str) -> str:
    room = part(view, "names").room_name(source, language)
    return word(kind, language, source=room.source)


def _choice(
    view: State, seat: int, action: int, act: Any, language: str, *, is_first: bool
) -> Choice:
    names = part(view, "names")
    kind = act.kind.value
    if not is_first:
        source = names.room_name(act.source, language).source
        return Choice(action, source if kind == "recruit" else str(act.number))
    if kind == "move":
        steps = part(view, "moves").steps(view, seat, act.source, act.target)
        target = names.room_name(act.target, language).name
        return Choice(action, f"{target} ({steps}): {act.number}")
    if kind == "recruit":
        return _recruit(view, action, act, language)
    words = part(view, "text").move_words(view, seat, action, language)
    if kind in ("play", "keep"):
        return Choice(action, words, note=names.card_effect(act.card, language))
    if kind in ("attend", "take_gold"):
        return Choice(action, words, _gold(view, seat, action))
    return Choice(action, words)


def _recruit(view: State, action: int, act: Any, language: str) -> Choice:
    """Name the noble by what it brings; where the servant comes from follows on the line."""
    names = part(view, "names")
    noble = view.noble[act.field]
    tail = word("stays", language, source=names.room_name(act.source, language).source)
    is_border = part(view, "tables").FIELD_ROWS[act.field] != 0
    gain = names.noble_gain(noble, language)
    shown = f"{names.field_name(act.field)}: {gain}" + (f", {tail}" if is_border else "")
    price = part(view, "recruiting").price(view, act.field)
    return Choice(action, shown, f"−{price}" if price else "")


def _gold(view: State, seat: int, action: int) -> str:
    """Return the gold an action brings at once."""
    after = view.copy()
    part(view, "moves").apply(after, seat, action)
    gold = after.gold[seat] - view.gold[seat]
    return f"+{gold}" if gold else ""
