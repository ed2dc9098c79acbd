"""What a table refuses, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.table.languages import translations

if TYPE_CHECKING:
    from palas.kernel.errors import PalasError


def N_(words: str) -> str:  # noqa: N802  # the name that extracts words for translation
    """Mark words that are translated when they are said."""
    return words


KNOWN = (
    N_("this seat is not yours"),
    N_("it is not your turn"),
    N_("the game is over"),
    N_("the game is not over"),
    N_("the game has not begun"),
    N_("the table has moved on since: look again"),
    N_("nothing has been played yet"),
    N_("all seats have agreed to end the game"),
    N_("another seat has moved since"),
    N_("the last move revealed something: it cannot be taken back"),
    N_("this table plays without hints"),
    N_("hints are for those who play"),
    N_("the message is empty"),
    N_("at most 500 characters at a time"),
    N_("this cannot be suggested now"),
    N_("another proposal waits for an answer"),
    N_("there is no open proposal"),
    N_("say which seat"),
    N_("only another person's seat can be given to a bot"),
    N_("only the seat of someone who has left can be given to a bot"),
    N_("only printable characters"),
    N_("no bot is playing for you"),
    N_("the next table is already open"),
    N_("the table is too busy, try again"),
    N_("there is no such table"),
    N_("this token opens no seat"),
    N_("a name has 1 to 24 characters"),
    N_("a name consists of printable characters"),
    N_("the game has begun: ask the others to let a bot take over"),
    N_("this seat cannot be given up"),
    N_("only a table that is still waiting for players can be closed"),
)


def in_words(wrong: PalasError, language: str) -> str:
    """Return why something was refused, as a sentence."""
    said = translations(language).gettext(str(wrong))
    return said[:1].upper() + said[1:] + ("" if said.endswith((".", "?", "!")) else ".")
