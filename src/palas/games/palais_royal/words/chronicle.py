"""The chronicle of Palais Royal: one sentence a move, told from what a viewer may see."""

from __future__ import annotations

from collections.abc import Sequence

from palas.kernel.phrases import in_language, in_quotes, listed, say
from palas.kernel.telling import Telling

from ..actions import PLAY_MOVES5, PLAY_MOVES9
from ..names import card_name, counted, field_name, noble_gain, room_name
from ..state import KEEPING, State
from ..tables import (
    CARD_KINDS,
    GATE2_MOVES6,
    GATE_ANY,
    KING,
    MADAME,
    MAJORITY_EVERYWHERE,
    NO_NOBLE,
)
from .acts import Act, Kind, act_of
from .chronicle_words import LOG, SEALS
from .move_words import NEXT_KEYS, PRICE, SEAL_WAYS, gold_of


def log_line(
    before: State, after: State, seat: int, action: int, names: Sequence[str], language: str
) -> str:
    """Tell one move; both records are concealed for the reader."""
    return _Telling(before, after, seat, act_of(action), names, language).line()


class _Telling(Telling[State, Act]):
    """One move while it is told."""

    def line(self) -> str:
        """Return the sentence of the move and, after semicolons, what followed from it."""
        return "; ".join([self._deed(), *self._effect(), *self._discarded(), *self._rounds()])

    def _say(self, key: str, **values: str | int) -> str:
        act = self.act
        target = room_name(act.target, self.language)
        usual: dict[str, str | int] = {
            "name": self.names[self.seat],
            "servants": self._counted("servant_sent", act.number),
            "cards": self._counted("card_taken", act.number),
            "source": room_name(act.source, self.language).source,
            "target": target.target,
            "place": target.place,
            "card": card_name(act.card, self.language),
            "seals": in_language(SEALS.get(act.way, ("", "", "")), self.language),
            "gold": self._counted("gold", self._gold_change()),
        }
        return say(LOG, key, self.language, **(usual | values))

    def _counted(self, what: str, number: int) -> str:
        return counted(what, number, self.language)

    def _gold_change(self) -> int:
        return abs(self.after.gold[self.seat] - self.before.gold[self.seat])

    def _deed(self) -> str:
        kind = self.act.kind
        if kind is Kind.NEXT:
            return self._say(NEXT_KEYS[self.before.phase])
        if kind is Kind.PLAY:
            gold = gold_of(self.before, self.act) or 0
            price = in_language(PRICE, self.language).format(gold=self._counted("gold", gold))
            key = "play_seals" if self.act.way in SEAL_WAYS else "play"
            return self._say(key, price=price if gold else "")
        if kind is Kind.ATTEND:
            return self._attended()
        if kind is Kind.RECRUIT:
            return self._recruited()
        if kind is Kind.DRAW and sum(self.after.drawn) == self.act.number:
            return self._say("draw_seen", drawn=self._cards(self.after.drawn))
        is_seen = kind is Kind.KEEP and self.before.drawn[self.act.card]
        return self._say("keep_seen" if is_seen else kind.value)

    def _attended(self) -> str:
        """Tell what action 3 brought: gold, servants with the king and with Madame."""
        placed = []
        for room in (KING, MADAME):
            count = self.after.servants[self.seat][room] - self.before.servants[self.seat][room]
            if count:
                servants = self._counted("servant_sent", count)
                name = room_name(room, self.language)
                placed.append(f"{servants} {name.place if self.language == 'en' else name.target}")
        if not placed:
            return self._say("attend")
        key = "attend_both" if self._gold_change() else "attend_servants"
        return self._say(key, placed=listed(placed, self.language))

    def _recruited(self) -> str:
        field = self.act.field
        noble = self.before.noble[field]
        source = room_name(self.act.source, self.language).source
        leaving = say(LOG, "leaving", self.language, source=source)
        has_left = self.after.owner[field] == self.seat
        return self._say(
            "recruit",
            number=noble + 1,
            field=field_name(field),
            gain=noble_gain(noble, self.language) if noble != NO_NOBLE else "",
            leaving=leaving if has_left else "",
        )

    def _effect(self) -> list[str]:
        """Tell what a move has changed besides what it names."""
        kind, after = self.act.kind, self.after
        if kind is Kind.PLAY:
            return self._card_effect()
        if kind is Kind.MOVE and after.moves:
            return [self._say("moves_left", moves=after.moves)]
        joined = self.before.others[self.seat] - after.others[self.seat]
        if kind is Kind.RECRUIT and joined:
            return [self._say("join", joined=self._counted("servant_sent", joined))]
        is_shuffled = sum(after.discards) < sum(self.before.discards)
        return [self._say("shuffled")] if kind is Kind.DRAW and is_shuffled else []

    def _card_effect(self) -> list[str]:
        after, card = self.after, self.act.card
        if card == GATE_ANY:
            return [self._say("gate_any")]
        if card in (MAJORITY_EVERYWHERE, GATE2_MOVES6) and after.gate_due:
            return [self._say("gate_due", due=self._counted("servant_sent", after.gate_due))]
        if self.act.way in (PLAY_MOVES5, PLAY_MOVES9):
            return [self._say("moves_left", moves=after.moves)]
        return []

    def _discarded(self) -> list[str]:
        """Tell which drawn cards were thrown away: they lie open (R10.3)."""
        before, after = self.before, self.after
        if before.phase != KEEPING or after.num_drawn:
            return []
        thrown = [after.discards[card] - before.discards[card] for card in range(CARD_KINDS)]
        thrown[MAJORITY_EVERYWHERE] -= before.has_majorities - after.has_majorities
        return [self._say("discarded", cards=self._cards(thrown))] if any(thrown) else []

    def _cards(self, numbers: Sequence[int]) -> str:
        told = []
        for card in range(CARD_KINDS):
            name = in_quotes(card_name(card, self.language), self.language)
            if numbers[card]:
                told.append(name if numbers[card] == 1 else f"{numbers[card]}× {name}")
        return listed(told, self.language)

    def _rounds(self) -> list[str]:
        before, after = self.before, self.after
        if after.over and not before.over:
            return [self._say("over")]
        if after.round == before.round:
            return []
        if after.last_round:
            return [self._say("last_round", nobles=after.nobles_left)]
        return [self._say("round", round=after.round)]
