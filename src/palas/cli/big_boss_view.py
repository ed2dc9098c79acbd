"""Big Boss in a terminal: the street, the seats, the hand and the choices."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from palas.cli.arms import letter, seat_label
from palas.cli.big_boss_street import street
from palas.cli.big_boss_words import word
from palas.cli.table_view import Choice, Choices, in_columns
from palas.cli.words import say
from palas.games.big_boss import moves
from palas.games.big_boss.action_kinds import Kind, act_of, effect_of_card
from palas.games.big_boss.actions import BUILD
from palas.games.big_boss.board import value
from palas.games.big_boss.names import building_name
from palas.games.big_boss.state import NO_CARD, NO_CASTLE, NO_NOBLE, SURVIVOR, State
from palas.games.big_boss.tables import BUILDING_CARD_PRICE, MAX_VALUE, PLOTS, TOWER_CARD_PRICE
from palas.games.big_boss.words.move_words import move_words
from palas.games.big_boss.words.phrases import stone_plots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

GROUPS = {
    Kind.SURVIVE: "merge",
    Kind.PROMOTE_VILLA: "promote",
    Kind.SEAT_BARON: "nobles",
    Kind.SEAT_GRANDEE: "nobles",
    Kind.DONE: "nobles",
    Kind.BUY_BLIND: "buy",
    Kind.BUY_OPEN: "buy",
    Kind.BUY_TOWER: "buy",
    Kind.BUILD: "build",
    Kind.FOUND: "build",
    Kind.TOWER: "tower",
    Kind.WITHDRAW: "withdraw",
    Kind.PASS: "pass",
}
PRICES = {
    Kind.BUY_BLIND: BUILDING_CARD_PRICE,
    Kind.BUY_OPEN: BUILDING_CARD_PRICE,
    Kind.BUY_TOWER: TOWER_CARD_PRICE,
}
UNDECIDED = (Kind.PASS, Kind.DONE, Kind.PROMOTE_VILLA)  # neither pay nor cost anything


def board(
    view: State, viewer: int, names: Sequence[str], language: str, width: int
) -> RenderableType:
    """Return the table as the viewer sees it."""
    from rich.console import Group
    from rich.text import Text

    legend = "legend" if viewer >= 0 else "spectator_legend"
    return Group(
        *street(view, viewer, language, width),
        Text(word(legend, language), "dim"),
        _open_cards(view, language),
        _supply(view, language),
        _seats(view, viewer, names, language),
    )


def _open_cards(view: State, language: str) -> Text:
    from rich.text import Text

    cards = sorted(card + 1 for card in view.display if card != NO_CARD)
    shown = " ".join(map(str, cards)) or word("none", language)
    return Text.assemble((word("open", language), "bold"), ": ", (shown, "green"))


def _supply(view: State, language: str) -> Text:
    from rich.text import Text

    words = word(
        "supply",
        language,
        blocks=view.blocks,
        stones=view.stones,
        flags=sum(1 for crest in view.crest if crest == 0),
        towers=view.tower_stock,
        deck=view.deck_size,
    )
    head, colon, rest = words.partition(":")
    return Text.assemble((head, "bold"), colon + rest)


def _seats(view: State, viewer: int, names: Sequence[str], language: str) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(word("seat", language), no_wrap=True)
    for column in ("money", "cards", "towers", "barons", "grandees"):
        table.add_column(word(column, language), justify="right", no_wrap=True)
    table.add_column(word("shown", language))
    for seat in range(view.seats):
        label = seat_label(seat, names[seat], language)
        if seat == viewer:
            label.append(f" ({say('you', language)})", "not bold")
        acting = "▶" if view.acting >> seat & 1 else ""
        numbers = (view.hand_size, view.towers, view.barons, view.grandees)
        table.add_row(
            acting,
            label,
            str(view.money[seat]),
            *(str(row[seat]) for row in numbers),
            _shown_cards(view, seat, language),
        )
    return table


def _shown_cards(view: State, seat: int, language: str) -> str:
    if view.left[seat]:
        return word("left", language)
    return " ".join(str(card + 1) for card in range(PLOTS) if view.place[card] == 2 * seat + 1)


def hand(view: State, seat: int, language: str, width: int) -> RenderableType:
    """Return a seat's cards and what each would do."""
    from rich.console import Group
    from rich.text import Text

    held = [card for card in range(PLOTS) if view.place[card] >> 1 == seat]
    cards = [
        Text.assemble((f"{card + 1:2} ", "bold"), effect(view, seat, card, language))
        for card in held
    ]
    towers = Text(f"{view.towers[seat]:2} {word('tower_cards', language)}")
    title = Text(word("hand", language), "bold")
    return Group(title, *in_columns([*cards, towers], width))


def effect(view: State, seat: int, card: int, language: str) -> str:
    """Return in short what a block on a card's plot would make: `Cádiz 8`, `villa 1`."""
    after = view.copy()
    moves.apply(after, seat, BUILD + card)
    if after.height[card] == 0:  # R10.7
        return f"+{MAX_VALUE}"
    if after.phase == SURVIVOR:
        beside = [_neighbour(view, card, step) for step in (-1, 1)]
        total = min(MAX_VALUE, sum(view.crest[castle] for castle in beside) + 1)
        return f"{'/'.join(_name(castle, language) for castle in beside)} {total}"
    result = f"{_name(after.castle[card], language)} {value(after, card)}"
    return result + _capture(view, seat, card, language)


def _neighbour(view: State, card: int, step: int) -> int:
    return view.castle[(card + step) % PLOTS]


def _name(castle: int, language: str) -> str:
    if castle == NO_CASTLE:
        return word("villa", language)
    return building_name(castle, language).nominative


def choices(view: State, seat: int, actions: Sequence[int], language: str) -> list[Choices]:
    """Return the legal actions in groups; foundings stand beside their card."""
    grouped: dict[str, dict[int, list[Choice]]] = defaultdict(dict)
    for action in sorted(actions, key=_order):
        act = act_of(action)
        group = GROUPS[act.kind]
        row = grouped[group].setdefault(act.at if group == "build" else action, [])
        row.append(_choice(view, seat, action, language, is_second=len(row) == 1))
    order = dict.fromkeys(GROUPS.values())
    return [
        Choices(word(group, language), list(grouped[group].values()))
        for group in order
        if group in grouped
    ]


def _order(action: int) -> tuple[int, int, int]:
    """Sort by number, but the uses of a building card together, foundings from left to right."""
    act = act_of(action)
    if act.kind is Kind.FOUND:
        return (act.at, 1, act.first)
    return (act.at if act.kind is Kind.BUILD else 0, 0, action)


def _choice(view: State, seat: int, action: int, language: str, *, is_second: bool) -> Choice:
    act = act_of(action)
    if act.kind is Kind.FOUND:
        lead = f" · {word('found', language)}" if is_second else ""
        return Choice(action, stone_plots(act.first), lead=lead)
    words = move_words(view, seat, action, language)
    gain = _gain(view, seat, action, act.kind)
    if act.kind is Kind.BUILD:
        gain += _capture(view, seat, act.at, language)
    elif act.kind is Kind.BUY_OPEN:
        return Choice(action, words, gain, _card_note(view, seat, act.at, language))
    return Choice(action, words, gain)


def _card_note(view: State, seat: int, card: int, language: str) -> str:
    """Return what a card for sale would make, unless it is only a new villa."""
    is_villa = effect_of_card(view, card).word == "villa"
    return "" if is_villa else effect(view, seat, card, language)


def _capture(view: State, seat: int, plot: int, language: str) -> str:
    """Tell whose noble a building card captures (R8.3)."""
    if view.noble[plot] == NO_NOBLE or view.owner[plot] == seat:
        return ""
    return f", {word('captures', language, noble=letter(view.owner[plot], language))}"


def _gain(view: State, seat: int, action: int, kind: Kind) -> str:
    """Return what an action pays or costs at once."""
    if kind in PRICES:
        return f"−{PRICES[kind]}"
    if kind in UNDECIDED:
        return ""
    after = view.copy()
    moves.apply(after, seat, action)
    change = after.money[seat] - view.money[seat]
    return f"{'+' if change > 0 else '−'}{abs(change)}" if change else ""
