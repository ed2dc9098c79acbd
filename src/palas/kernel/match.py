"""A match: one game being played, with its history, undo, views and record."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from palas.kernel.errors import IllegalMove, NothingToUndo, WrongSeats
from palas.kernel.keys import KEY_BYTES, fresh_key, key_of_seed, set_key
from palas.kernel.phrases import Phrases, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from palas.kernel.contract import Head
    from palas.kernel.game import Game, Reason
    from palas.kernel.meta import Value


REFUSALS: dict[str, Phrases] = {
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
    "which_seat": (
        "say which seat: {seats} may act",
        "nenne den Platz: Ziehen dürfen {seats}",
        "назовите место: ходить могут {seats}",
    ),
    "no_seat": (
        "seats are 0 to {last}, not {seat}",
        "Plätze haben die Nummern 0 bis {last}, nicht {seat}",
        "места — от 0 до {last}, а не {seat}",
    ),
    "no_action": (
        "actions are 0 to {last}, not {action}",
        "Aktionen haben die Nummern 0 bis {last}, nicht {action}",
        "действия — от 0 до {last}, а не {action}",
    ),
    "names": (
        "{names} names for {seats} seats",
        "{names} Namen für {seats} Plätze",
        "имён: {names}, мест: {seats}",
    ),
    "nothing_played": (
        "nothing has been played yet",
        "es wurde noch nichts gespielt",
        "ещё не сделано ни одного хода",
    ),
    "agreed": (
        "all seats have agreed to end the game",
        "alle waren einverstanden, die Partie zu beenden",
        "все согласились закончить партию",
    ),
    "moved_since": (
        "another seat has moved since",
        "inzwischen hat jemand anderes gezogen",
        "после этого уже ходил другой игрок",
    ),
    "revealed": (
        "the last move revealed something: it cannot be taken back",
        "der letzte Zug hat etwas aufgedeckt: Er lässt sich nicht zurücknehmen",
        "последний ход открыл скрытую информацию: его нельзя отменить",
    ),
}


class Move(NamedTuple):
    """One action of one seat, with its English words."""

    seat: int
    action: int
    words: str

    def __str__(self) -> str:
        return self.words


@dataclass
class Match:
    """A game in progress: options, key, and every position so far."""

    game: Game
    options: dict[str, Value]
    key: bytes | None  # None when the set-up was given card by card
    names: list[str]
    positions: list[Head]  # the first is the deal, the last is now
    played: list[Move] = field(default_factory=list)
    agreed: Head | None = None  # the last position as the end, when all seats wished so

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        key: bytes | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """Deal a new game."""
        count = game.meta.check_seats(seats or len(names) or game.meta.seats[0])
        chosen = game.meta.read_options(options)
        if key is None:
            key = fresh_key() if seed is None else key_of_seed(seed)
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        state = game.state()
        state.seats = count
        set_key(state.rng, key)
        game.rules.begin(state, game.meta.option_numbers(chosen))
        return cls(game, chosen, key, seat_names(names, count), [state])

    def copy(self) -> Match:
        """Return a match that can be played on independently."""
        return replace(
            self, names=self.names[:], positions=self.positions[:], played=self.played[:]
        )

    @property
    def state(self) -> Head:
        """The present position, complete: for the referee, never for a seat."""
        return self.positions[-1] if self.agreed is None else self.agreed

    @property
    def is_agreed(self) -> bool:
        """Whether all seats agreed to end the match before its time."""
        return self.agreed is not None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.state.seats

    @property
    def acting(self) -> list[int]:
        """The seats that may act now."""
        return [seat for seat in range(self.seats) if self.state.acting >> seat & 1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over == 1

    @property
    def player_names(self) -> list[str]:
        """The names of all who score: the seats, then players without a seat."""
        return [*self.names, *self.game.meta.silent.get(self.seats, ())]

    def actions(self, seat: int) -> list[int]:
        """Return the legal action numbers of a seat."""
        out = [0] * self.game.max_legal
        count = self.game.rules.legal(self.state, self._seat(seat), out)
        return out[:count]

    def legal(self, seat: int | None = None) -> list[Move]:
        """Return the legal moves of a seat (of the one to act when none is named)."""
        if seat is None and not self.acting:
            return []
        seat = self._seat(seat)
        return [self._move(seat, action) for action in self.actions(seat)]

    def find(self, move: Move | int | str, seat: int) -> int:
        """Return the legal action a move means, or raise with the reason why it is none."""
        if isinstance(move, str):
            return self.game.text.parse_move(self.view(seat), seat, move)
        action = move.action if isinstance(move, Move) else move
        if action not in self.actions(seat):
            raise IllegalMove(self._why_not(seat, action))
        return action

    def play(self, move: Move | int | str, seat: int | None = None) -> Move:
        """Play a move given as a move, its number or its words; illegal input changes nothing."""
        if self.is_over:
            raise IllegalMove(REFUSALS["over"])
        seat = self._seat(move.seat if isinstance(move, Move) else seat)
        action = self.find(move, seat)
        played = self._move(seat, action)
        after = self.state.copy()
        self.game.rules.apply(after, seat, action)
        self.positions.append(after)
        self.played.append(played)
        return played

    def can_undo(self, seat: int | None = None) -> bool:
        """Tell whether a seat may take its last move back."""
        if not self.played or (seat is not None and self.played[-1].seat != seat):
            return False
        if self.is_agreed:
            return False
        return self.positions[-1].reveals == self.positions[-2].reveals

    def undo(self, seat: int | None = None) -> Move:
        """Take back the last move, if it was this seat's and revealed nothing."""
        self.check_undo(seat)
        self.positions.pop()
        return self.played.pop()

    def check_undo(self, seat: int | None = None) -> None:
        """Raise NothingToUndo with the reason when a seat may not take its last move back."""
        if not self.can_undo(seat):
            raise NothingToUndo(REFUSALS[self._why_no_undo(seat)])

    def suggestions(self, seat: int, to: int) -> list[int]:
        """Return the actions of another seat that a partner may suggest to it now."""
        if self.game.partners is None or to not in self.acting or seat == to:
            return []
        return self.game.partners.suggestions(self.view(seat), seat, to)

    def end_by_agreement(self) -> None:
        """End the match now and score it as it stands: all seats have agreed to."""
        if self.is_over:
            raise IllegalMove(REFUSALS["over"])
        self.agreed = self.state.copy()
        self.agreed.over, self.agreed.acting = 1, 0

    def view(self, viewer: int) -> Head:
        """Return the present position as a seat (or SPECTATOR) may know it."""
        return self._concealed(self.state, viewer)

    def text(self, viewer: int | None = None) -> str:
        """Return the position as text: for a viewer, or whole when none is named."""
        return self.game.text.position_text(self.state if viewer is None else self.view(viewer))

    def log(self, viewer: int, language: str = "en", start: int = 0) -> list[str]:
        """Return the chronicle as a viewer may read it, from move `start` on."""
        return [
            self.game.text.log_line(
                self._concealed(self.positions[ply], viewer),
                self._concealed(self.positions[ply + 1], viewer),
                move.seat,
                move.action,
                self.names,
                language,
            )
            for ply, move in enumerate(self.played[start:], start)
        ]

    def json(self, viewer: int, language: str = "en", start: int = 0) -> dict[str, Any]:
        """Return all that a viewer may know as plain JSON, the log from move `start` on."""
        may_act = viewer in self.acting
        words = self.game.text.move_words
        view = self.view(viewer)
        return {
            "game": self.game.id,
            "version": self.game.meta.version,
            "options": dict(self.options),
            "names": list(self.names),
            "viewer": viewer,
            "acting": self.acting,
            "over": self.is_over,
            "agreed": self.is_agreed,
            "position": {name: value for name, value in view.values().items() if name != "rng"},
            "legal": [
                {"action": action, "move": words(view, viewer, action, language)}
                for action in (self.actions(viewer) if may_act else [])
            ],
            "log": self.log(viewer, language, start),
            "scores": self._scores(view),
            "winners": self._winners(view) if self.is_over else [],
        }

    def scores(self) -> list[int]:
        """Return the points of every player, seats first, as if the game ended now."""
        return self._scores(self.state)

    def winners(self) -> list[int]:
        """Return the players that win (or lead, before the end)."""
        return self._winners(self.state)

    def reasons(self, language: str = "en") -> list[Reason]:
        """Return every point of every seat with its reason."""
        return self.game.text.reasons(self.state, language)

    def record(self) -> str:
        """Return the whole match as JSON lines; it holds every secret of the deal."""
        from palas.kernel.recording import write_record

        return write_record(self)

    def picture(self, viewer: int, **how: Any) -> str:
        """Draw the position as SVG, as a viewer may see it."""
        actions = self.actions(viewer) if viewer in self.acting else []
        how = {"names": self.names, "actions": actions, **how}
        return self.game.picture(self.view(viewer), viewer, **how)

    def _repr_svg_(self) -> str:
        return self.picture((self.acting or [0])[0])

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"seat {' and '.join(map(str, self.acting))} to act"
        return f"<Match of {self.game.id}, {self.seats} seats, move {len(self.played)}, {state}>"

    def _scores(self, state: Head) -> list[int]:
        out = [0] * self.game.meta.players(self.seats)
        self.game.rules.scores(state, out)
        return out

    def _winners(self, state: Head) -> list[int]:
        best = self.game.rules.winners(state)
        return [seat for seat in range(self.game.meta.players(self.seats)) if best >> seat & 1]

    def _move(self, seat: int, action: int) -> Move:
        return Move(seat, action, self.game.text.move_words(self.state, seat, action))

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            if len(self.acting) != 1:
                raise WrongSeats(REFUSALS["which_seat"], seats=list(self.acting))
            return self.acting[0]
        if not 0 <= seat < self.seats:
            raise WrongSeats(REFUSALS["no_seat"], last=self.seats - 1, seat=seat)
        return seat

    def _why_not(self, seat: int, action: int) -> Callable[[str], str]:
        """Return what tells in a language why an action is not legal."""
        last, view = self.game.num_actions - 1, self.view(seat)
        if not 0 <= action <= last:
            return partial(say, REFUSALS, "no_action", last=last, action=action)
        return lambda language: self.game.text.why_not(view, seat, action, language)

    def _why_no_undo(self, seat: int | None) -> str:
        if not self.played:
            return "nothing_played"
        if self.is_agreed:
            return "agreed"
        if seat is not None and self.played[-1].seat != seat:
            return "moved_since"
        return "revealed"

    def _concealed(self, state: Head, viewer: int) -> Head:
        view = state.copy()
        self.game.rules.conceal(view, viewer)
        return view


def seat_names(names: Sequence[str], seats: int) -> list[str]:
    """Return a name for every seat, filling in 'Seat 3' and the like."""
    if len(names) > seats:
        raise WrongSeats(REFUSALS["names"], names=len(names), seats=seats)
    return [*names, *(f"Seat {seat + 1}" for seat in range(len(names), seats))]
