"""What the API is told and what it answers, with examples; more than this is refused."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from palas.games import all_games
from palas.table.setup import LONGEST, LONGEST_NAME
from palas.table.table import LONGEST_SAYING

MOST_SEATS = 8
MOST_NUMBER = 2**31 - 1
LONGEST_MOVE = 400  # letters

Language = Literal["en", "de", "ru"]
Kind = Literal["person", "bot", "device"]
Level = Literal["greedy", "page", "squire", "knight", "baron", "king"]
Status = Literal["open", "playing", "over", "closed"]
Happening = Literal[
    "opened",
    "joined",
    "left",
    "began",
    "moved",
    "undone",
    "said",
    "pointed",
    "offered",
    "answered",
    "replaced",
    "returned",
    "agreed",
    "rematched",
    "closed",
]


def example(**content: Any) -> ConfigDict:
    """Return how an answer is documented."""
    return ConfigDict(json_schema_extra={"examples": [content]})


def asked(extra: dict[str, Any] | None = None, **content: Any) -> ConfigDict:
    """Return how a question is read: just these fields, just these types."""
    shown = {"examples": [content], **(extra or {})}
    return ConfigDict(extra="forbid", strict=True, json_schema_extra=shown)


class SeatWish(BaseModel):
    """Who a seat is for."""

    model_config = asked(kind="bot", level="greedy")
    kind: Kind = Field(
        description="a person who joins, a bot, or a person at the device of whoever opens"
    )
    name: str = Field(
        default="", max_length=LONGEST_NAME, description="who sits there; empty: whoever joins"
    )
    level: Level | None = Field(default=None, description="how strong a bot is")


class PaceWish(BaseModel):
    """How much time there is."""

    model_config = asked(kind="live", seconds=900, more=10)
    kind: Literal["none", "live", "days"] = Field(
        default="none", description="no clock, one for the whole game, or one for every move"
    )
    seconds: int = Field(default=0, ge=0, le=LONGEST, description="on every clock")
    more: int = Field(default=0, ge=0, le=LONGEST, description="live: added for every move")


class OpenWish(BaseModel):
    """A table to be opened."""

    model_config = asked(
        game=next(iter(all_games())),
        name="Ada",
        seats=[{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}],
    )
    game: str = Field(max_length=32, description="the id of a game")
    name: str = Field(min_length=1, max_length=LONGEST_NAME, description="who opens the table")
    seats: list[SeatWish] = Field(
        min_length=1, max_length=MOST_SEATS, description="one entry per seat"
    )
    options: dict[str, bool | str] = Field(
        default_factory=dict, description="options of the game; the others keep their defaults"
    )
    public: bool = Field(default=False, description="whether the hall lists the table")
    hints: bool = Field(default=False, description="whether people may ask a bot for advice")
    pace: PaceWish = Field(default_factory=PaceWish, description="how much time there is")


class JoinWish(BaseModel):
    """Somebody who wants to sit down."""

    model_config = asked(name="Ada")
    name: str = Field(min_length=1, max_length=LONGEST_NAME, description="what the others call you")
    seat: int | None = Field(
        default=None, ge=0, lt=MOST_SEATS, description="a free seat; null: the first one"
    )


class PlayWish(BaseModel):
    """A move, by its words or by its number."""

    model_config = asked(
        {"oneOf": [{"required": ["move"]}, {"required": ["action"]}]},
        move="buy open card 16",
        decision=4,
    )
    move: str = Field(default="", max_length=LONGEST_MOVE, description="the words of a legal move")
    action: int = Field(default=0, ge=0, le=MOST_NUMBER, description="the number of a legal move")
    decision: int | None = Field(
        default=None,
        ge=0,
        le=MOST_NUMBER,
        description="how many decisions you had made when you chose; refused when outdated",
    )

    @model_validator(mode="after")
    def _one_of_both(self) -> PlayWish:
        if len(self.model_fields_set & {"move", "action"}) != 1:
            raise ValueError("say either move or action")
        return self

    @property
    def chosen(self) -> int | str:
        """What the table is asked to play."""
        return self.move if "move" in self.model_fields_set else self.action


class TakeBackWish(BaseModel):
    """The wish to take the last move back."""

    model_config = asked(decision=5)
    decision: int | None = Field(
        default=None,
        ge=0,
        le=MOST_NUMBER,
        description="how many decisions you had made when you chose; refused when outdated",
    )


class SayWish(BaseModel):
    """Something to be said to the table."""

    model_config = asked(text="Good luck!")
    text: str = Field(min_length=1, max_length=LONGEST_SAYING, description="one line")


class OfferWish(BaseModel):
    """Something the others are asked to agree to."""

    model_config = asked(offer="end")
    offer: Literal["end", "replace"] = Field(
        description="to end the game here, or to let a bot play for someone who has left"
    )
    about: int | None = Field(
        default=None,
        ge=0,
        lt=MOST_SEATS,
        description="replace: the seat of the player who has left",
    )


class AnswerWish(BaseModel):
    """An answer to a proposal."""

    model_config = asked(yes=True)
    yes: bool = Field(description="whether you agree")


class Problem(BaseModel):
    """Why something was refused (RFC 9457); nothing was changed."""

    model_config = example(
        type="about:blank", title="Not now", status=409, detail="it is not your turn"
    )
    type: str
    title: str = Field(description="the kind of problem")
    status: int = Field(description="the status code of the answer")
    detail: str = Field(description="what is wrong, in one line")


class Choice(BaseModel):
    """A legal move."""

    model_config = example(action=17, move="buy open card 16")
    action: int = Field(description="its number")
    move: str = Field(description="its words")


class OptionFacts(BaseModel):
    """An option of a game."""

    name: str
    default: bool | str
    choices: list[bool | str]
    help: dict[str, str] = Field(description="what it does, by language")


class GameFacts(BaseModel):
    """A game that can be played here."""

    id: str
    version: int = Field(description="of rules and components")
    titles: dict[str, str] = Field(description="by language")
    summary: dict[str, str] = Field(description="by language")
    author: str
    edition: str
    seats: list[int] = Field(description="how many can play")
    options: list[OptionFacts]


class Games(BaseModel):
    """The games that can be played here."""

    games: list[GameFacts]
    levels: list[Level] = Field(description="of bots, from the weakest to the strongest")


class Seating(BaseModel):
    """A seat you now have, with the token that opens it."""

    model_config = example(seat=0, name="Ada", token="WyJnZGs...")
    seat: int
    name: str = Field(description="what the others call you")
    token: str = Field(description="for the header Authorization; a secret of yours")


class Opened(BaseModel):
    """A table that was just opened."""

    table: str = Field(description="the id of the table")
    address: str = Field(description="where people find it: the invitation")
    version: int = Field(description="the number of the last event")
    seats: list[Seating] = Field(description="the seats that bear a person’s name are yours")


class Joined(Seating):
    """The seat you have taken."""

    model_config = example(seat=1, name="Ada", token="WyJnZGs...", version=3)
    version: int = Field(description="the number of the last event")


class Done(BaseModel):
    """The request was carried out and stored."""

    model_config = example(version=12, status="playing", acting=[1], decision=5)
    version: int = Field(description="the number of the last event")
    status: Status
    acting: list[int] = Field(description="the seats that may act now")
    decision: int = Field(description="how many decisions your seat has made")


class SeatFacts(BaseModel):
    """A seat as everybody sees it."""

    kind: Kind
    name: str = Field(description="empty while nobody has come")
    bot: str = Field(description="the level of the bot that moves here now; empty: a person")
    decisions: int = Field(description="how many decisions it has made")
    seconds_left: float | None = Field(description="on its clock; null without clocks")


class OfferFacts(BaseModel):
    """A proposal that is waiting for answers."""

    offer: Literal["end", "replace"]
    about: int | None = Field(description="replace: the seat that a bot would play")
    agreed: list[int] = Field(description="the seats that have agreed")


class Saying(BaseModel):
    """A line of the chat."""

    seat: int
    at: float = Field(description="seconds since 1970")
    text: str


class MatchFacts(BaseModel):
    """The game as the viewer may know it."""

    game: str
    version: int = Field(description="of rules and components")
    options: dict[str, bool | str]
    names: list[str]
    viewer: int = Field(description="your seat; -1: you only watch")
    acting: list[int] = Field(description="the seats that may act now")
    over: bool
    agreed: bool = Field(description="whether all agreed to end it early")
    position: dict[str, Any] = Field(description="the fields of the game’s record, concealed")
    legal: list[Choice] = Field(description="your legal moves")
    log: list[str] = Field(description="what was played, in words, from `log_from` on")
    scores: list[int] = Field(description="of every player, as if the game ended now")
    winners: list[int] = Field(description="when it is over")


class State(BaseModel):
    """A table as the viewer may know it."""

    table: str = Field(description="the id of the table")
    status: Status
    version: int = Field(description="the number of the last event")
    game: str
    options: dict[str, bool | str]
    public: bool
    hints: bool
    pace: PaceWish
    host: str = Field(description="who opened it")
    commitment: str = Field(
        description="to the shuffle; the record reveals its key at the end of the game"
    )
    seats: list[SeatFacts]
    acting: list[int] = Field(description="the seats that may act now")
    viewer: int | None = Field(description="your seat; null: you only watch")
    decision: int | None = Field(description="how many decisions your seat has made")
    can_take_back: bool = Field(description="whether you may take your last move back")
    offer: OfferFacts | None
    chat: list[Saying]
    rematch: str = Field(description="the id of the next table, when there is one")
    match: MatchFacts | None = Field(description="null before the start")


class Legal(BaseModel):
    """What your seat may do now."""

    version: int = Field(description="the number of the last event")
    decision: int = Field(description="how many decisions your seat has made")
    legal: list[Choice] = Field(description="empty when it is not your turn")


class Told(BaseModel):
    """Something that happened, as the viewer may know it."""

    model_config = example(
        number=12,
        at=1767225600.0,
        kind="moved",
        seat=1,
        content={},
        log="Ada buys open card 16",
        move="buy open card 16",
        acting=[0],
        over=False,
    )
    number: int = Field(description="counts from 1 at every table")
    at: float = Field(description="seconds since 1970")
    kind: Happening
    seat: int | None = Field(description="who did it")
    content: dict[str, Any] = Field(description="what belongs to it")
    log: str | None = Field(description="moved: what was played, in words")
    move: str | None = Field(description="moved: the words of your own move")
    acting: list[int] = Field(description="the seats that may act after it")
    over: bool = Field(description="whether the game has ended with it")
