"""What one viewer knows of a table at one moment: concealed once, used by all parts of a view."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from palas.bots import bot
from palas.kernel.contract import SPECTATOR
from palas.table.views.sight import ASKED, HINT, NO_WISH, SUGGEST, Wish

if TYPE_CHECKING:
    from palas.kernel.contract import Head
    from palas.kernel.match import Match
    from palas.table.table import Table
    from palas.table.views.chronicle import Line
    from palas.table.views.sight import Sight


@dataclass
class Seen:
    """A table that is being played, as a viewer knows it."""

    table: Table
    match: Match
    sight: Sight
    viewer: int
    known: Head  # the position as the viewer may know it
    lines: list[Line]  # the log so far

    @property
    def language(self) -> str:
        """The language of the viewer."""
        return self.sight.language

    @property
    def is_seated(self) -> bool:
        """Whether the viewer has a seat."""
        return self.viewer != SPECTATOR

    @property
    def decision(self) -> int:
        """How many decisions the viewer has made."""
        return self.table.seats[self.viewer].decisions if self.is_seated else 0

    @cached_property
    def acts(self) -> bool:
        """Whether the viewer is to choose."""
        return self.viewer in self.match.acting and not self.table.seats[self.viewer].bot

    @cached_property
    def actions(self) -> list[int]:
        """The legal actions of the viewer."""
        return self.match.actions(self.viewer) if self.acts else []

    @cached_property
    def wish(self) -> Wish:
        """What the viewer wishes; nothing when its time has passed."""
        wish = self.sight.wish
        if wish.kind and self.is_seated and wish.decision == self.decision and self._fits(wish):
            return wish
        return NO_WISH

    def _fits(self, wish: Wish) -> bool:
        if wish.kind == SUGGEST:
            return bool(self.suggestions(wish.number))
        if wish.kind == ASKED:
            return wish.number in self.actions
        return wish.kind == HINT and self.acts and self.table.setup.hints

    def words(self, seat: int, action: int) -> str:
        """Return the words of a move of a seat, as far as the viewer knows it."""
        said = self.match.game.text.move_words(self.known, seat, action, self.language)
        return said[:1].upper() + said[1:]

    def suggestions(self, to: int) -> list[int]:
        """Return the moves that the viewer may suggest to a partner."""
        partners = self.match.game.partners
        if partners is None or not self.is_seated:
            return []
        if to == self.viewer or to not in self.match.acting:
            return []
        return partners.suggestions(self.known, self.viewer, to)

    @cached_property
    def partners(self) -> list[int]:
        """The seats to which the viewer may suggest something."""
        return [seat for seat in self.match.acting if self.suggestions(seat)]

    @cached_property
    def suggested(self) -> dict[int, int]:
        """What partners suggest to the viewer, by partner."""
        pointers = self.table.pointers.items()
        return {
            giver: action
            for giver, (to, action) in pointers
            if to == self.viewer and action in self.actions
        }

    @cached_property
    def hint(self) -> int | None:
        """What the greedy bot would do, knowing what the viewer knows; always the same."""
        if not self.acts:
            return None
        seed = f"{self.table.id} {self.viewer} {self.decision}"
        greedy = bot("greedy", self.match.game, seed)
        action = greedy.choose(self.known, self.viewer, self.actions)
        return action if action in self.actions else None

    @property
    def hinted(self) -> int | None:
        """The hint, if the viewer wishes one."""
        return self.hint if self.wish.kind == HINT else None

    @property
    def chosen(self) -> int | None:
        """The move that is drawn as if it were done: asked about, hinted at or suggested."""
        if self.wish.kind == ASKED:
            return self.wish.number
        if self.wish.kind == HINT:
            return self.hinted
        return next(iter(self.suggested.values()), None)
