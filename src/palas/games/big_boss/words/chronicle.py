"""The chronicle of Big Boss: one sentence a move, told from what a viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.big_boss.action_kinds import Act, Kind, act_of, effect_of_card
from palas.games.big_boss.board import first_plot, value
from palas.games.big_boss.names import Name, building_name
from palas.games.big_boss.state import NO_CASTLE, NO_NOBLE, SURVIVOR, State
from palas.games.big_boss.tables import FLAGS, PLOTS
from palas.games.big_boss.words.chronicle_words import LOG
from palas.games.big_boss.words.move_words import is_second_noble
from palas.games.big_boss.words.phrases import REAL, one_noble, several_nobles, stone_plots
from palas.kernel.phrases import counted, say
from palas.kernel.telling import Telling

if TYPE_CHECKING:
    from collections.abc import Sequence


def log_line(
    before: State, after: State, seat: int, action: int, names: Sequence[str], language: str
) -> str:
    """Tell one move; both records are concealed for the reader."""
    return _Telling(before, after, seat, act_of(action), names, language).line()


class _Telling(Telling[State, Act]):
    """One move while it is told."""

    def line(self) -> str:
        """Return the sentence of the move and, after semicolons, what followed from it."""
        return "; ".join([self._deed(), *self._captures(), *self._flags(), *self._ending()])

    def _say(self, key: str, **values: str | int | Name) -> str:
        act = self.act
        usual: dict[str, str | int | Name] = {
            "name": self.names[self.seat],
            "card": act.at + 1,
            "plot": act.at + 1,
            "plots": stone_plots(act.first),
            "pay": self._real(self.after.money[self.seat] - self.before.money[self.seat]),
        }
        return say(LOG, key, self.language, **(usual | values))

    def _real(self, change: int) -> str:
        """Return an amount that was paid or received."""
        return counted(abs(change), REAL, self.language)

    def _name(self, castle: int) -> Name:
        return building_name(castle, self.language)

    def _deed(self) -> str:
        kind, before = self.act.kind, self.before
        if kind is Kind.BUILD:
            return self._card_played()
        if kind is Kind.TOWER:
            return self._raised("tower")
        if kind is Kind.BUY_BLIND:
            return self._bought_unseen()
        if kind is Kind.SURVIVE:
            castle = self._name(self.act.at)
            return self._say("survive", building=castle) + self._worth(
                "castle_worth", before.new_plot
            )
        if kind in (Kind.SEAT_BARON, Kind.SEAT_GRANDEE, Kind.WITHDRAW):
            return self._noble()
        if kind in (Kind.FOUND, Kind.PROMOTE_VILLA):
            castle = self._name(self.after.castle[self.act.at])
            return self._say(kind.name.lower(), building=castle)
        if kind is Kind.PASS and self.after.left[self.seat]:
            return self._say("leave")
        is_further = kind is Kind.DONE and is_second_noble(before)
        return self._say("done_further" if is_further else kind.name.lower())

    def _bought_unseen(self) -> str:
        """Name the card only to those whose record shows it."""
        own = 2 * self.seat
        for card in range(PLOTS):
            if self.after.place[card] == own != self.before.place[card]:
                return self._say("buy_blind_seen", card=card + 1)
        return self._say("buy_blind")

    def _noble(self) -> str:
        plot = self.act.at
        is_leaving = self.act.kind is Kind.WITHDRAW
        kind = (self.before if is_leaving else self.after).noble[plot]
        return self._say(
            "withdraw" if is_leaving else "seat",
            noble=one_noble(kind, self.language),
            building=self._name(self.before.castle[plot]),
        )

    def _raised(self, key: str) -> str:
        plot = self.act.at
        building = self._name(self.before.castle[plot])
        return self._say(key, building=building, level=self.after.height[plot])

    def _card_played(self) -> str:
        effect = effect_of_card(self.before, self.act.at)
        if effect.word == "raise":
            return self._raised("raise")
        told = self._say(
            effect.word, building=self._name(effect.castle), other=self._name(effect.other)
        )
        if effect.word not in ("join", "join_villas") or self.after.phase == SURVIVOR:
            return told
        is_new_castle = effect.word == "join_villas" and self.after.castle[self.act.at] != NO_CASTLE
        return told + self._worth("become_castle" if is_new_castle else "worth", self.act.at)

    def _worth(self, key: str, plot: int) -> str:
        """Tell what a merged building is worth and pays."""
        building = self._name(self.after.castle[plot])
        return self._say(key, building=building, value=value(self.after, plot))

    def _captures(self) -> list[str]:
        """Tell what rivals are paid for captured nobles (R15.2)."""
        told = []
        for rival in range(self.before.seats):
            kinds = [self.before.noble[plot] for plot in self._lost_plots(rival)]
            if rival != self.seat and kinds:
                paid = self.after.money[rival] - self.before.money[rival]
                nobles = several_nobles(kinds, self.language)
                pay = self._real(paid)
                told.append(self._say("paid", name=self.names[rival], pay=pay, nobles=nobles))
        return told

    def _lost_plots(self, owner: int) -> list[int]:
        return [
            plot
            for plot in range(PLOTS)
            if self.before.owner[plot] == owner and self.after.noble[plot] == NO_NOBLE
        ]

    def _flags(self) -> list[str]:
        """Tell which villas became castles and which flags came free (R10.5, R12.3)."""
        told = []
        for castle in range(FLAGS):
            plots = [plot for plot in range(PLOTS) if self.after.castle[plot] == castle]
            if self._is_grown_villa(castle, plots):
                first = first_plot(self.after, plots[0])
                told.append(self._say("becomes", plot=first + 1, building=self._name(castle)))
            elif self.before.crest[castle] and not self.after.crest[castle]:
                told.append(self._say("flag_free", building=self._name(castle)))
        return told

    def _is_grown_villa(self, castle: int, plots: list[int]) -> bool:
        """Tell whether a flag went to a villa that the sentence has not yet called a castle."""
        was_castle = any(self.before.castle[plot] == castle for plot in plots)
        villas = {first_plot(self.before, p) for p in plots if self.before.height[p]}
        is_told = self.act.kind is Kind.PROMOTE_VILLA or len(villas) > 1
        return bool(villas) and not was_castle and not is_told

    def _ending(self) -> list[str]:
        return [self._say("over")] if self.after.over and not self.before.over else []
