"""Checking a shuffle: the key against what was published, the record against the key."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.errors import BrokenRecord, PalasError
from palas.kernel.keys import KEY_BYTES, commitment, parse_key
from palas.kernel.message import Message, quoted
from palas.kernel.phrases import Phrases
from palas.kernel.recording import broken_line, check_version, head_of, read_record

if TYPE_CHECKING:
    from palas.kernel.game import Game
    from palas.kernel.match import Match

DIGITS = 2 * KEY_BYTES  # of a commitment, which is as long as a key


NO_KEY: Phrases = (
    "no key, so nothing was committed to",
    "kein Schlüssel, also gab es keine Festlegung",
    "ключа нет, так что и обязательства не было",
)
NO_COMMITMENT: Phrases = (
    "a commitment is {digits} hexadecimal digits, not “{given}”",
    "eine Festlegung besteht aus {digits} Hexadezimalziffern, nicht „{given}“",
    "обязательство — это {digits} шестнадцатеричных цифр, а не «{given}»",
)


class NoCommitment(PalasError):
    """What was given cannot be a commitment."""


class Verdict(NamedTuple):
    """What came out when a record was checked against a published commitment."""

    published: str
    committed: str  # what the key of the record commits to
    match: Match | None  # as the key deals it; nothing when the record tells another game
    why_not: Message  # where the record leaves the game that the key deals

    @property
    def is_same_key(self) -> bool:
        """Whether the game was dealt from the key that was committed to."""
        return self.published == self.committed

    @property
    def is_right(self) -> bool:
        """Whether key, deal, every draw and the scores are as they must be."""
        return self.is_same_key and self.match is not None


def check_shuffle(game: Game, record: str, published: str) -> Verdict:
    """Check a record, or raise when it is none, has no key or is of another version."""
    head = head_of(record)
    check_version(game, head)
    if "key" not in head:
        raise broken_line(1, Message(NO_KEY))
    committed = commitment(parse_key(head["key"]))
    wanted = read_commitment(published)
    try:
        match = read_record(game, record)
    except BrokenRecord as wrong:
        return Verdict(wanted, committed, None, wrong.message)
    return Verdict(wanted, committed, match, Message(""))


def read_commitment(words: str) -> str:
    """Return a commitment as we write it, or raise NoCommitment."""
    given = words.strip().lower()
    if len(given) != DIGITS or not set(given) <= set("0123456789abcdef"):
        raise NoCommitment(NO_COMMITMENT, digits=DIGITS, given=quoted(words))
    return given
