"""Palais Royal in a terminal: palace, park, the seats, the hand and the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.cli.arms import seat_label
from palas.cli.palais_royal_choices import choices
from palas.cli.palais_royal_park import table_lines
from palas.cli.palais_royal_words import ABILITY_SIGNS, part, word
from palas.cli.words import say
from palas.kernel.phrases import in_language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from palas.games.palais_royal.state import State

__all__ = ["board", "choices", "hand"]

WIDE = 110  # columns from which on the abilities of nobles are spelled out


def board(
    view: State, viewer: int, names: Sequence[str], language: str, width: int
) -> RenderableType:
    """Return the table as the viewer sees it."""
    from rich.console import Group
    from rich.text import Text

    return Group(
        _when(view, names, language),
        *table_lines(view, viewer, language, width),
        Text(word("legend", language), "dim"),
        _piles(view, language),
        _seats(view, viewer, names, language, width),
    )


def _when(view: State, names: Sequence[str], language: str) -> Text:
    """Tell the round, what is being done and what it still offers."""
    from rich.text import Text

    key = "opening" if view.round == 0 else "last_round" if view.last_round else "round"
    line = Text(word(key, language, round=view.round, left=view.nobles_left), "bold")
    if view.over:
        return line
    if view.round == 0:
        left = view.supply[view.turn] - part(view, "tables").AFTER_OPENING
        return line.append(
            " · " + word("to_place", language, name=names[view.turn], number=left), "cyan"
        )
    action = in_language(part(view, "words.why_words").ACTIONS[view.phase], language)
    line.append(f" · {names[view.turn]}: {action}")
    for words in _offers(view, language):
        line.append(f" · {words}", "cyan")
    return line


def _offers(view: State, language: str) -> list[str]:
    tables = part(view, "tables")
    offers = []
    if view.has_majorities:
        offers.append(word("majorities", language))
    if 0 < view.gate_due < tables.ALL_SERVANTS:
        offers.append(word("gate", language, number=view.gate_due))
    if view.moves:
        offers.append(word("moves", language, number=view.moves))
    if view.turquoise or view.violet:
        seals = word("seals", language, turquoise=view.turquoise, violet=view.violet)
        offers.append(seals)
    return offers


def _piles(view: State, language: str) -> Text:
    from rich.text import Text

    words = word("piles", language, pile=view.pile_size, discards=sum(view.discards))
    names = part(view, "names")
    seen = [
        f"{number}× {names.card_name(card, language)}"
        for card, number in enumerate(view.discards)
        if number
    ]
    return Text.assemble(words, f": {', '.join(seen)}" if seen else "")


def _seats(view: State, viewer: int, names: Sequence[str], language: str, width: int) -> Table:
    from rich.table import Table

    scores = [0] * view.seats
    part(view, "scoring").scores(view, scores)
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(word("seat", language), no_wrap=True, max_width=max(14, width // 4))
    for column in ("gold", "supply", "others", "cards", "score"):
        table.add_column(word(column, language), justify="right", no_wrap=True)
    table.add_column(word("nobles", language))
    for seat in range(view.seats):
        label = seat_label(seat, names[seat], language)
        if seat == viewer:
            label.append(f" ({say('you', language)})", "not bold")
        numbers = (view.gold, view.supply, view.others, view.hand_size, scores)
        table.add_row(
            "▶" if view.acting >> seat & 1 else "",
            label,
            *(str(row[seat]) for row in numbers),
            _nobles(view, seat, language, width),
        )
    return table


def _nobles(view: State, seat: int, language: str, width: int) -> str:
    """Return how many nobles a seat has and what they bring besides points."""
    own = [noble for noble, owner in enumerate(view.taken) if owner == seat]
    if width >= WIDE:
        words = part(view, "names").ability_words
        abilities = [words(noble, language) for noble in own]
    else:
        kinds, numbers = part(view, "components").ABILITIES, part(view, "tables").NOBLE_ABILITY
        signs = [ABILITY_SIGNS[kinds[numbers[noble]]] for noble in own]
        abilities = [in_language(sign, language) for sign in signs]
    shown = ", ".join(filter(None, abilities))
    return f"{len(own)}: {shown}" if shown else str(len(own))


def hand(view: State, seat: int, language: str, width: int) -> RenderableType:  # noqa: ARG001
    """Return a seat's cards, what each costs and does, and when."""
    from rich.console import Group
    from rich.text import Text

    lines = [Text(word("hand", language), "bold")]
    drawn = view.drawn if seat == view.turn else []  # cards it may keep
    for mark, held in ((" ", view.hand[seat]), ("?", drawn)):
        for card, number in enumerate(held):
            if number:
                lines.append(
                    Text.assemble((f"{mark}{number}× ", "bold"), *_card(view, card, language))
                )
    if len(lines) == 1:
        lines.append(Text(word("no_cards", language), "dim"))
    return Group(*lines)


def _card(view: State, card: int, language: str) -> list[tuple[str, str]]:
    """Return a card's name, what it does and when, and its price."""
    names, gold = part(view, "names"), part(view, "tables").CARD_PRICE[card]
    price = word("price", language, gold=names.counted("gold", gold, language))
    return [
        (names.card_name(card, language), "bold"),
        (f" → {names.card_effect(card, language)}", "dim"),
        (f", {price}" if gold else "", "red"),
    ]
