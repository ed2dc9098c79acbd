"""The chronicle of Two Heirs: one sentence a move, and what followed from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.phrases import in_language, listed, say
from palas.kernel.telling import Telling

from ..names import tile_name
from ..reserve import troops_in_reserve
from ..road_scoring import next_on_road
from ..state import ENDLESS, State
from ..tables import DIRECTIONS, HAND_LIMIT, NO_PLACE, NO_TILE
from .acts import Act, Kind, act_of, besieged_places
from .cells import at_words, from_words, place_words, to_words
from .chronicle_words import LOG
from .deal import new_tile
from .moves import NO_CELL, object_name, troop_of

if TYPE_CHECKING:
    from collections.abc import Sequence


def log_line(
    before: State, after: State, seat: int, action: int, names: Sequence[str], language: str
) -> str:
    """Tell one move; both records are concealed for the reader."""
    act = act_of(before, seat, action)
    return _Telling(before, after, seat, act, names, language).line()


class _Telling(Telling[State, Act]):
    """One move while it is told."""

    def line(self) -> str:
        """Return the sentence of the move and, after semicolons, what followed from it."""
        return "; ".join([self._deed(), *self._followed(), *self._turn()])

    def _say(self, key: str, **values: str | int) -> str:
        other = self.names[1 - self.seat]
        return say(LOG, key, self.language, **({"other": other} | values))

    def _deed(self) -> str:
        act, language = self.act, self.language
        cell, start = act.cell or NO_CELL, act.start or NO_CELL
        return self._say(
            act.kind.value,
            name=self.names[self.seat],
            tile=object_name(act.tile, language),
            at=at_words(*cell, language),
            to=to_words(*cell, language),
            start=from_words(*start, language),
            troop=in_language(troop_of(self.before, self.seat, act.start), language),
        )

    def _followed(self) -> list[str]:
        kind = self.act.kind
        if kind is Kind.TAKE:
            return self._taken()
        if kind is Kind.BUILD:
            return [*self._saved(), *self._roads(), *self._sieges()]
        if kind is Kind.OPEN_TERRAIN:
            return [self._say("discounts", count=self.after.discounts)]
        if kind in (Kind.DEPLOY, Kind.RETREAT):
            return [self._say("reach", reach=troops_in_reserve(self.after, self.seat) + 1)]
        if kind is Kind.STEP:
            both = (1 << self.before.seats) - 1
            has_parted = both in self.before.troop and both not in self.after.troop
            return [self._say("parted")] if has_parted else []
        return [self._say("one_more")] if kind is Kind.USE_CAMP else []

    def _taken(self) -> list[str]:
        """R5.2, R5.3: the shield moves and turns, and its old place is filled."""
        new = new_tile(self.before, self.after)
        told = [self._say("shield")]
        if new == NO_TILE:
            return [*told, self._say("not_filled")]
        told.append(self._say("new_tile", new=tile_name(new, self.language).nominative))
        return [*told, self._say("last_round")] if self.after.stack_size == 0 else told

    def _saved(self) -> list[str]:
        saved = self.before.discounts - self.after.discounts
        return [self._say("discount", count=saved)] if saved else []

    def _roads(self) -> list[str]:
        """R16.2: name the buildings to which the new one's road is joined."""
        new = self.before.land_size
        edges = range(0, DIRECTIONS, 2)
        joined = [next_on_road(self.after, new, direction) for direction in edges]
        places = [place for place in joined if place != NO_PLACE]
        return [self._say("road", tiles=self._places(places))] if places else []

    def _sieges(self) -> list[str]:
        places = besieged_places(self.after)
        return [self._say("siege", tiles=self._places(places))] if places else []

    def _places(self, places: list[int]) -> str:
        names = [
            f"{tile_name(self.after.land[place], self.language).nominative}"
            f" ({place_words(self.after, place, self.language)})"
            for place in places
        ]
        return listed(names, self.language)

    def _turn(self) -> list[str]:
        """Tell that tiles are to be discarded, and what the end of a turn brings."""
        before, after = self.before, self.after
        if after.over and not before.over:
            return [self._say("over")]
        if after.discarding:
            return [self._say("surplus", count=after.hand_size[self.seat] - HAND_LIMIT)]
        if after.turn == before.turn:
            return []
        told = [self._say("turn_over")] if before.discarding else []
        if after.turns_left == ENDLESS:
            return told
        return [*told, self._say("one_turn" if after.turns_left else "last_turn")]
