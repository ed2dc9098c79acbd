"""A game as the rest of Palas sees it: its facts, its rules, its words and its picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from palas.kernel.contract import Head
    from palas.kernel.faces import (
        Asking,
        Emblem,
        Hands,
        Introduction,
        Partners,
        ScoreCards,
        Searched,
    )
    from palas.kernel.hall import Hall
    from palas.kernel.match import Match
    from palas.kernel.meta import Meta, Value
    from palas.kernel.search import Search

Rule = Callable[..., Any]


class Reason(NamedTuple):
    """Why a seat has some points: one line of a score sheet."""

    seat: int
    points: int
    rule: str  # the clause of RULES.md
    words: str
    places: tuple[int, ...] = ()  # what the picture can highlight (plots, cells, ...)

    @property
    def label(self) -> str:
        """The words for a sheet that shows the points beside them."""
        return self.words.removesuffix(f": {self.points}")


class ScoreCard(NamedTuple):
    """A score sheet of its own within a game: a castle of Two Castles, say."""

    title: str
    rows: list[tuple[str, tuple[int, ...]]]  # heading, and the points of each piece
    reasons: list[Reason]
    breaches: list[str]  # rules broken by what is scored anyway

    @property
    def total(self) -> int:
        """The points of the card."""
        return sum(sum(points) for _, points in self.rows)


class Rules(NamedTuple):
    """The rules of a game, as `palas.kernel.contract` describes them."""

    begin: Rule
    legal: Rule
    apply: Rule
    scores: Rule
    winners: Rule
    estimate: Rule
    conceal: Rule
    imagine: Rule
    observe: Rule


class Text(Protocol):
    """The words of a game; every state may be a concealed one unless it says otherwise."""

    def move_words(self, s: Head, seat: int, action: int, language: str = "en") -> str:
        """Return the words of an action."""

    def parse_move(self, s: Head, seat: int, words: str) -> int:
        """Return the legal action that words mean, or raise UnknownMove or IllegalMove."""

    def why_not(self, s: Head, seat: int, action: int, language: str = "en") -> str:
        """Return why an action is not legal now, empty when it is."""

    def log_line(
        self, before: Head, after: Head, seat: int, action: int, names: Sequence[str], language: str
    ) -> str:
        """Return the chronicle line of a move, told from the two positions around it."""

    def reasons(self, s: Head, language: str = "en") -> list[Reason]:
        """Return every point of every seat with its reason."""

    def position_text(self, s: Head) -> str:
        """Return a position as text."""

    def parse_position(self, text: str) -> Head:
        """Return the position a text describes, or raise BrokenPosition."""

    def setup_words(self, s: Head) -> dict[str, Any]:
        """Return the deal (of a full record) in the game's own words."""

    def parse_setup(self, setup: Mapping[str, Any], seats: int, options: Sequence[int]) -> Head:
        """Return the dealt record that a set-up describes, or raise BrokenRecord."""

    def revealed(self, before: Head, after: Head) -> dict[str, Any]:
        """Return what chance revealed between two full records."""

    def with_luck(self, before: Head, after: Head, reveals: Mapping[str, Any]) -> Head:
        """Return the full record after a move as if chance had revealed what a record tells."""


class Game:
    """One game of the house, found by its folder; its rules are loaded when first needed."""

    def __init__(self, meta: Meta, package: str, standard: Game | None = None) -> None:
        self.meta = meta
        self.id = meta.id
        self.package = package
        self.standard = standard or self  # the game with our own components

    def with_components(self, given: object) -> Game:
        """Return the game with the components of a file, or raise WrongComponents."""
        from palas.kernel.boxes import boxed

        return boxed(self.standard, given)

    def module(self, name: str) -> Any:
        """Return one module of the game's folder."""
        return import_module(f"{self.package}.{name}")

    def face(self, name: str) -> Any | None:
        """Return a module of the game's folder, or None where the game has none of that name."""
        return self.module(name) if find_spec(f"{self.package}.{name}") else None

    @cached_property
    def state(self) -> type[Head]:
        """The record of the game."""
        return cast("type[Head]", self.module("state").State)

    @cached_property
    def rules(self) -> Rules:
        """The rules, interpreted; `palas.kernel.jit.compiled` gives their machine code."""
        modules = [self.module(name) for name in ("moves", "scoring", "secrets")]
        names = {key: value for module in modules for key, value in vars(module).items()}
        return Rules(*(names[field] for field in Rules._fields))

    @cached_property
    def text(self) -> Text:
        """The words of the game."""
        return cast("Text", self.module("text"))

    @cached_property
    def cards(self) -> ScoreCards | None:
        """The score cards, in a game that has any."""
        return cast("ScoreCards | None", self.face("score_cards"))

    @cached_property
    def policy(self) -> Rule | None:
        """A cheap sensible player, `policy(s, seat, dice, out) -> action`, if there is one."""
        found = self.face("policy")
        return None if found is None else cast("Rule", found.policy)

    @cached_property
    def search(self) -> Search | None:
        """How the search goes about the game, where that was found out."""
        found = cast("Searched | None", self.face("search"))
        return None if found is None else found.SEARCH

    @cached_property
    def ahead(self) -> Rule | None:
        """How far a seat is ahead in the end, in a game whose points do not tell (`contract`)."""
        return cast("Rule | None", getattr(self.module("scoring"), "ahead", None))

    @cached_property
    def reopen(self) -> Rule | None:
        """Takes back secret choices of other seats, in a game that has any (see `contract`)."""
        return cast("Rule | None", getattr(self.module("secrets"), "reopen", None))

    @cached_property
    def partners(self) -> Partners | None:
        """What partners may suggest to each other, in a game that has any."""
        return cast("Partners | None", self.face("partners"))

    @cached_property
    def asking(self) -> Asking | None:
        """What a page says beside the picture, in a game that has words for it."""
        return cast("Asking | None", self.face("asking"))

    @cached_property
    def hands(self) -> Hands | None:
        """Hands to lay open after the game, in a game whose picture shows one only."""
        return cast("Hands | None", self.face("hands"))

    @cached_property
    def hall(self) -> Hall | None:
        """How the game introduces itself in the hall, if it does."""
        found = cast("Introduction | None", self.face("hall"))
        return None if found is None else found.HALL

    @cached_property
    def emblem(self) -> Emblem | None:
        """The drawings of the game for the hall, if it has any."""
        return cast("Emblem | None", self.face("emblem"))

    @cached_property
    def num_actions(self) -> int:
        """How many action numbers there are."""
        return int(self.module("actions").NUM_ACTIONS)

    @cached_property
    def max_legal(self) -> int:
        """How long a list of legal actions can be."""
        return int(self.module("actions").MAX_LEGAL)

    @cached_property
    def observation(self) -> int:
        """How many numbers `observe` writes."""
        return int(self.module("secrets").OBSERVATION)

    def picture(self, view: Head, viewer: int, **how: Any) -> str:
        """Draw a concealed record as SVG, seen from a seat."""
        return str(self.module("picture").picture(view, viewer, **how))

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        key: bytes | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """Start a match; without seed or key the shuffle is unpredictable."""
        from palas.kernel.match import Match

        return Match.start(self, seats, seed, options, key=key, names=names)

    def replay(self, record: str) -> Match:
        """Rebuild a match from its record, checking every line."""
        from palas.kernel.recording import read_record

        return read_record(self, record)

    def __repr__(self) -> str:
        return f"<Game {self.id} version {self.meta.version}>"
