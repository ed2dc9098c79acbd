"""What the viewer may do: the legal actions by plot and card, and the one being considered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from palas.draw.keeping import SCENES, kept
from palas.games.big_boss import action_kinds
from palas.games.big_boss.action_kinds import Act, Kind
from palas.games.big_boss.actions import NUM_ACTIONS
from palas.games.big_boss.state import NO_CARD, NO_PLOT, NO_SEAT
from palas.games.big_boss.tables import PLOTS, STONE_SIZE

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

act_of = kept(NUM_ACTIONS)(action_kinds.act_of)


def plot_of(action: int) -> int:
    """Return the plot an action is about, or NO_PLOT."""
    act = act_of(action)
    return act.at if act.kind in ON_PLOTS else NO_PLOT


def card_of(action: int) -> int:
    """Return the building card an action plays, or NO_CARD."""
    act = act_of(action)
    return act.at if act.kind in PLAYS_CARD else NO_CARD


def plots_covered(act: Act) -> tuple[int, ...]:
    """Return the plots an action is about: three where a castle is founded."""
    if act.kind is Kind.FOUND:
        return tuple((act.first + offset) % PLOTS for offset in range(STONE_SIZE))
    return (act.at,) if act.kind in ON_PLOTS else ()


def _is_alternative(act: Act, chosen: Act) -> bool:
    """Tell whether an action is another use of the card that is being considered."""
    if chosen.kind in PLAYS_CARD:
        return act.kind in PLAYS_CARD and act.at == chosen.at
    return act.kind is chosen.kind


@dataclass(frozen=True)
class Offer:
    """The actions of a viewer; equal offers light a picture alike."""

    seat: int  # NO_SEAT where nothing is offered
    actions: tuple[int, ...]
    chosen: int | None

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
        acts = (act_of(action) for action in self.actions)
        rivals = (act for act in acts if _is_alternative(act, chosen))
        return frozenset(plot for act in rivals for plot in plots_covered(act))

    def kinds_on(self, plot: int) -> set[Kind]:
        """Return the kinds of legal actions on a plot."""
        return {act_of(action).kind for action in self.plot_actions.get(plot, ())}

    @cached_property
    def _by_kind(self) -> dict[Kind, list[int]]:
        found: dict[Kind, list[int]] = {}
        for action in self.actions:
            found.setdefault(act_of(action).kind, []).append(action)
        return found

    def actions_of(self, kind: Kind) -> list[int]:
        """Return the legal actions of a kind."""
        return self._by_kind.get(kind, [])

    @property
    def kinds(self) -> set[Kind]:
        """All kinds of legal actions."""
        return set(self._by_kind)

    @property
    def chosen_card(self) -> int:
        """The building card that is being considered, or NO_CARD."""
        return NO_CARD if self.chosen is None else card_of(self.chosen)


@kept(SCENES)
def _offer(seat: int, actions: tuple[int, ...], chosen: int | None) -> Offer:
    return Offer(seat, actions, chosen)


def offer_of(viewer: int, actions: Sequence[int], chosen: int | None) -> Offer:
    """Return what is offered to a viewer; all who may do nothing share one offer."""
    is_idle = not actions and chosen is None
    return _offer(NO_SEAT if is_idle else viewer, tuple(actions), chosen)
