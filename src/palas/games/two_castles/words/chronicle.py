"""The chronicle of Two Castles: one sentence a move, told from what a viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.two_castles.names import card_name, castle_name, room_name
from palas.games.two_castles.placing import NO_GRANT, grant_of
from palas.games.two_castles.seating import elder
from palas.games.two_castles.state import (
    CHOOSING,
    LAYING,
    LUDWIG_ASSIGN,
    NO_BONUS,
    NO_PROPOSAL,
    TAKING_ATTENDANT,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    TAKING_SPECIAL,
    State,
)
from palas.games.two_castles.tables import FOUNTAIN, LUDWIG, NO_CARD, NO_ROOM
from palas.games.two_castles.words.acts import (
    LEFT,
    RIGHT,
    Act,
    Kind,
    act_of,
    castle_of,
    decision_of,
    ludwig_side,
    ludwigs_room,
    other_chosen,
    room_to_lay,
)
from palas.games.two_castles.words.cells import cell_words
from palas.games.two_castles.words.chronicle_words import LOG
from palas.games.two_castles.words.moves import SPECIAL_OBJECTS, decision_words, named_in
from palas.games.two_castles.words.phrases import card_quoted, quoted
from palas.kernel.contract import lowest_acting
from palas.kernel.phrases import in_language, listed, say
from palas.kernel.telling import Telling

if TYPE_CHECKING:
    from collections.abc import Sequence

_BRINGS = {
    TAKING_BONUS: "brings_bonus",
    TAKING_ROOM: "brings_rooms",
    TAKING_CARD: "brings_cards",
    TAKING_ATTENDANT: "brings_attendant",
    TAKING_SPECIAL: "brings_special",
    LAYING: "brings_room",
}


def log_line(
    before: State, after: State, seat: int, action: int, names: Sequence[str], language: str
) -> str:
    """Tell one move; both records are concealed for the reader."""
    return _Telling(before, after, seat, act_of(action), names, language).line()


class _Telling(Telling[State, Act]):
    """One move while it is told."""

    def __init__(
        self,
        before: State,
        after: State,
        seat: int,
        act: Act,
        names: Sequence[str],
        language: str,
    ) -> None:
        super().__init__(before, after, seat, act, names, language)
        side = ludwig_side(seat) if act.kind is Kind.PLACE_LUDWIG else act.side
        self.castle = castle_of(before, seat, side)

    def line(self) -> str:
        """Return the sentence of the move and, after semicolons, what followed from it."""
        in_castle = self.act.kind not in (Kind.CHOOSE, Kind.ASSIGN, Kind.ASSIGN_LUDWIG)
        parts = [self._deed(), *(self._bonus() if in_castle else self._reveal())]
        return "; ".join([*parts, *self._shuffle(), *self._passing()])

    def _say(self, key: str, **values: str | int) -> str:
        usual: dict[str, str | int] = {
            "name": self.names[self.seat],
            "castle": castle_name(self.castle, self.language),
        }
        return say(LOG, key, self.language, **(usual | values))

    def _room(self, room: int) -> str:
        return room_name(room, self.language)

    def _deed(self) -> str:
        kind = self.act.kind
        if kind is Kind.CHOOSE:
            return self._chosen()
        if kind is Kind.ASSIGN:
            return self._assigned()
        if kind is Kind.ASSIGN_LUDWIG:
            return self._assigned_ludwig()
        if kind in (Kind.AGREE, Kind.DISAGREE):
            return self._answered(self.before.proposal[self.castle])
        if self.after.proposal[self.castle] != NO_PROPOSAL:
            return self._say("propose", proposal=self._decision(self.after.proposal[self.castle]))
        if kind in (Kind.PLACE, Kind.PLACE_LUDWIG):
            return self._placed()
        return self._say(kind.value, **named_in(self.act, self.language))

    def _chosen(self) -> str:
        """R3.3: a room chosen is named only to those whose record shows it."""
        chosen = self.after.chosen[self.seat][: self.after.num_chosen[self.seat]]
        if self.after.phase == CHOOSING and self.act.number in chosen:
            return self._say("choose_seen", room=self._room(self.act.number))
        return self._say("choose_second" if self.before.num_chosen[self.seat] else "choose")

    def _reveal(self) -> list[str]:
        """R3.4: tell the rooms of all when the last seat has chosen."""
        if self.before.phase != CHOOSING or self.after.phase == CHOOSING:
            return []
        pairs = []
        for seat in range(self.after.seats):
            room, other = map(self._room, self.after.chosen[seat])
            pairs.append(self._say("revealed_pair", room=room, other=other, name=self.names[seat]))
        return [self._say("revealed", rooms=", ".join(pairs))]

    def _assigned(self) -> str:
        left, right = (castle_of(self.before, self.seat, side) for side in (LEFT, RIGHT))
        other = other_chosen(self.before, self.seat, self.act.number)
        return self._two("assign", self.act.number, left, other, right)

    def _assigned_ludwig(self) -> str:
        """R12.4: now both rooms lie open."""
        own = castle_of(self.before, self.seat, ludwig_side(self.seat))
        second = castle_of(self.before, 1 - self.seat, ludwig_side(1 - self.seat))
        rooms = [ludwigs_room(self.after, seat) for seat in (self.seat, 1 - self.seat)]
        return self._two("assign_ludwig", rooms[0], own, rooms[1], second)

    def _two(self, key: str, room: int, castle: int, other: int, second: int) -> str:
        return self._say(
            key,
            room=self._room(room),
            castle=castle_name(castle, self.language),
            other=self._room(other),
            second=castle_name(second, self.language),
        )

    def _placed(self) -> str:
        is_ludwigs = self.act.kind is Kind.PLACE_LUDWIG
        room = (
            ludwigs_room(self.before, self.seat)
            if is_ludwigs
            else room_to_lay(self.before, self.seat, self.act.side)
        )
        where = cell_words(self.act.number, self.language)
        return self._say(self.act.kind.value, room=self._room(room), cell=where)

    def _decision(self, decision: int) -> str:
        act = decision_of(decision, self.act.side)
        return decision_words(self.before, self.seat, act, self.language)

    def _answered(self, proposal: int) -> str:
        decides = self.names[elder(self.before, self.castle)]
        key = self.act.kind.value
        return self._say(key, proposal=self._decision(proposal), elder=decides)

    def _bonus(self) -> list[str]:
        """Tell what a bonus brings, as soon as it begins (R5)."""
        before, after, castle = self.before, self.after, self.castle
        stage = after.bonus[castle]
        if stage == NO_BONUS:
            return [self._say("lapses")] if self._has_lapsed() else []
        if stage == before.bonus[castle] and self._laid_room() == NO_ROOM:
            return []
        if before.bonus[castle] in (TAKING_ROOM, TAKING_SPECIAL):  # just taken, to be laid
            return []
        return [self._say(_BRINGS[stage], **self._brought(stage))]

    def _brought(self, stage: int) -> dict[str, str | int]:
        after, language = self.after, self.language
        if stage == TAKING_ROOM:
            rooms = [self._room(room) for room in after.drawn_room[self.castle] if room != NO_ROOM]
            return {"rooms": listed([quoted(room, language) for room in rooms], language)}
        if stage == TAKING_CARD:
            cards = [card for card in after.drawn_card[self.castle] if card != NO_CARD]
            named = [card_quoted(card_name(card, language), language) for card in cards]
            return {"cards": listed(named, language)}
        if stage == LAYING:
            kind = after.held[self.castle] - FOUNTAIN
            return {"special": in_language(SPECIAL_OBJECTS[kind], language)}
        return {}

    def _laid_room(self) -> int:
        """Return the room laid in this move, or NO_ROOM."""
        count = self.after.rooms[self.castle]
        is_new = count > self.before.rooms[self.castle]
        return self.after.room[self.castle][count - 1] if is_new else NO_ROOM

    def _has_lapsed(self) -> bool:
        """Tell whether a room brought a bonus of which nothing was left (R6.3, R6.8)."""
        room = self._laid_room()
        is_taken = self.before.bonus[self.castle] == TAKING_BONUS
        return is_taken or (room != NO_ROOM and grant_of(self.after, self.castle, room) != NO_GRANT)

    def _shuffle(self) -> list[str]:
        return [self._say("shuffled")] if self.after.shuffles > self.before.shuffles else []

    def _passing(self) -> list[str]:
        """Tell how the game goes on when all rooms of a turn are laid (R3.5 to R3.7, R12.3)."""
        before, after = self.before, self.after
        if after.over:
            return [self._say("over")]
        told = []
        if after.round > before.round:
            told.append(self._say("round"))
        elif after.turn > before.turn:
            told.append(self._say("passed_left" if after.round == 0 else "passed_right"))
        if after.phase == LUDWIG_ASSIGN:
            told.append(self._ludwigs_draw())
        return told

    def _ludwigs_draw(self) -> str:
        """R14.4: the two rooms are named only to the seat that looks at them."""
        name = self.names[lowest_acting(self.after)]
        room, other = self.after.chosen[LUDWIG]
        if room == NO_ROOM:
            return self._say("draws_for_ludwig", name=name)
        return self._say(
            "draws_for_ludwig_seen", name=name, room=self._room(room), other=self._room(other)
        )
