"""What a picture shows: a concealed position, its viewer, and what the viewer may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from palas.games.big_boss.action_kinds import Act, Kind, act_of
from palas.games.big_boss.board import first_plot, plot_at, value
from palas.games.big_boss.drawing.effects import Effect
from palas.games.big_boss.drawing.picture_words import Words
from palas.games.big_boss.names import building_name
from palas.games.big_boss.state import NO_CARD, NO_CASTLE, NO_PLOT, State
from palas.games.big_boss.tables import FLAGS, PLOTS, STONE_SIZE
from palas.kernel.contract import may_act

PLAYS_CARD = (Kind.BUILD, Kind.FOUND)
ON_PLOTS = frozenset(
    (
        Kind.BUILD,
        Kind.FOUND,
        Kind.TOWER,
        Kind.WITHDRAW,
        Kind.PROMOTE_VILLA,
        Kind.SEAT_BARON,
        Kind.SEAT_GRANDEE,
    )
)


def plot_of(action: int) -> int:
    """Return the plot an action is about, or NO_PLOT."""
    act = act_of(action)
    return act.at if act.kind in ON_PLOTS else NO_PLOT


def card_of(action: int) -> int:
    """Return the building card an action plays, or NO_CARD."""
    act = act_of(action)
    return act.at if act.kind in PLAYS_CARD else NO_CARD


def _is_alternative(act: Act, chosen: Act) -> bool:
    """Tell whether an action is another use of the card that is being considered."""
    if chosen.kind in PLAYS_CARD:
        return act.kind in PLAYS_CARD and act.at == chosen.at
    return act.kind is chosen.kind


def _plots_covered(act: Act) -> list[int]:
    if act.kind is Kind.FOUND:
        return [(act.first + offset) % PLOTS for offset in range(STONE_SIZE)]
    return [act.at] if act.kind in ON_PLOTS else []


@dataclass(frozen=True)
class Building:
    """Built plots in a row: a castle or a villa."""

    plots: tuple[int, ...]
    castle: int
    value: int


@dataclass(frozen=True)
class Scene:
    """One picture's subject."""

    view: State
    viewer: int
    words: Words
    language: str
    names: Sequence[str]
    actions: Sequence[int]
    log: Sequence[str]
    chosen: int | None
    last: Sequence[int]

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        if seat < len(self.names) and self.names[seat].strip():
            return self.names[seat]
        return self.words.seat.format(seat + 1)

    def is_acting(self, seat: int) -> bool:
        """Tell whether a seat may act now."""
        return self.view.over == 0 and seat >= 0 and may_act(self.view, seat)

    def hand(self) -> list[int]:
        """Return the building cards of the viewer."""
        return self.cards_seen(self.viewer)

    def cards_seen(self, seat: int) -> list[int]:
        """Return the building cards of a seat that the view shows: a rival's open buys (R20.1)."""
        return [card for card in range(PLOTS) if self.view.place[card] >> 1 == seat]

    @cached_property
    def plot_actions(self) -> dict[int, list[int]]:
        """The legal actions of each plot."""
        return self._sorted_by(plot_of)

    @cached_property
    def card_actions(self) -> dict[int, list[int]]:
        """The legal actions of each card in the viewer's hand."""
        return self._sorted_by(card_of)

    def _sorted_by(self, key: Callable[[int], int]) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for action in self.actions:
            place = key(action)
            if place >= 0:
                found.setdefault(place, []).append(action)
        return found

    @cached_property
    def lit(self) -> frozenset[int]:
        """The plots to light: all that can be acted on, or those of the chosen card."""
        if self.chosen is None:
            return frozenset(self.plot_actions)
        chosen = act_of(self.chosen)
        rivals = [a for a in self.actions if _is_alternative(act_of(a), chosen)]
        plots = {plot for action in rivals for plot in _plots_covered(act_of(action))}
        return frozenset(plots)

    def kinds_on(self, plot: int) -> set[Kind]:
        """Return the kinds of legal actions on a plot."""
        return {act_of(action).kind for action in self.plot_actions.get(plot, ())}

    def actions_of(self, *kinds: Kind) -> list[int]:
        """Return the legal actions of some kinds."""
        return [action for action in self.actions if act_of(action).kind in kinds]

    @property
    def chosen_card(self) -> int:
        """The building card that is being considered, or NO_CARD."""
        return NO_CARD if self.chosen is None else card_of(self.chosen)

    @cached_property
    def buildings(self) -> list[Building]:
        """All castles and villas, in the order of their first plots."""
        return [
            self._building(plot)
            for plot in range(PLOTS)
            if self.view.height[plot] > 0 and first_plot(self.view, plot) == plot
        ] or self._ring()

    def _ring(self) -> list[Building]:
        """Return the one building of a street built all around: it has no first plot."""
        return [self._building(0)] if all(self.view.height) else []

    def _building(self, first: int) -> Building:
        plots = [first]
        following = plot_at(self.view, first + 1)
        while following not in (NO_PLOT, first) and self.view.height[following] > 0:
            plots.append(following)
            following = plot_at(self.view, following + 1)
        return Building(tuple(plots), self.view.castle[first], value(self.view, first))

    @property
    def castles_standing(self) -> list[int]:
        """The castles on the street, most valuable first."""
        standing = [castle for castle in range(FLAGS) if self.view.crest[castle] > 0]
        return sorted(standing, key=lambda castle: -self.view.crest[castle])

    def building_name(self, castle: int) -> str:
        """Return the name of a castle, or the word for a villa."""
        if castle == NO_CASTLE:
            return self.words.villa
        return building_name(castle, self.language).nominative

    def effect_words(self, effect: Effect) -> tuple[str, str]:
        """Say in two short lines what a card would do."""
        if effect.verb == "found":
            return self.words.found
        if effect.verb == "nothing":
            return self.words.blocked
        return self.building_name(effect.castle), f"→ {effect.value}"


def actions_text(actions: Sequence[int]) -> str | None:
    """Write action numbers as an attribute; None leaves it out."""
    return " ".join(map(str, actions)) or None
