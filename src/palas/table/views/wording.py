"""What the page says around the picture: what is expected, of whom we wait, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.phrases import listed
from palas.table.languages import translations

if TYPE_CHECKING:
    from palas.kernel.match import Match
    from palas.table.views.seen import Seen

FEW = 8  # moves that are shown without folding them up
ALIKE = 2  # words that moves of a group begin with


class Choice(NamedTuple):
    """A move in words."""

    action: int
    words: str


class Group(NamedTuple):
    """Moves that begin alike."""

    words: str
    choices: list[Choice]


def groups(moves: list[Choice]) -> list[Group]:
    """Return the moves as groups that begin alike; few moves are one group."""
    if len(moves) <= FEW:
        return [Group("", moves)] if moves else []
    alike: dict[str, list[Choice]] = {}
    for move in moves:
        alike.setdefault(_beginning(move), []).append(move)
    single = [group[0] for group in alike.values() if len(group) == 1]
    found = [Group(words, group) for words, group in alike.items() if len(group) > 1]
    return [Group("", single), *found] if single else found


def expected(seen: Seen) -> str:
    """Say what is expected of the viewer now, or of whom we wait."""
    _ = translations(seen.language).gettext
    if seen.table.is_over:
        return outcome(seen.match, seen.language)
    if seen.acts:
        return prompt(seen) or _("Your turn: choose a move.")
    waiting = [seen.match.names[seat] for seat in seen.match.acting]
    return _("Waiting for {names}.").format(names=listed(waiting, seen.language))


def prompt(seen: Seen) -> str:
    """Return the game's own words for what is expected of the viewer, if it has any."""
    asking = seen.match.game.asking
    if asking is None:
        return ""
    return asking.prompt(seen.known, seen.viewer, seen.actions, seen.match.names, seen.language)


def moment(seen: Seen) -> str:
    """Return how far the game is in its own words, if it has any: round, turn, what is left."""
    asking = seen.match.game.asking
    return "" if asking is None else asking.moment(seen.known, seen.language)


def outcome(match: Match, language: str) -> str:
    """Say who has won with how much."""
    _ = translations(language).gettext
    best, scores = match.winners(), match.scores()
    names = listed([match.player_names[seat] for seat in best], language)
    words = _("{names} win with {points}.") if len(best) > 1 else _("{names} wins with {points}.")
    return words.format(names=names, points=scores[best[0]])


def no_takeback(seen: Seen) -> str:
    """Return why the viewer cannot take the last move back now, empty when it is possible."""
    _ = translations(seen.language).gettext
    match = seen.match
    if not seen.is_seated or seen.table.is_over or match.can_undo(seen.viewer):
        return ""
    if not match.played:
        return _("Nothing has been played yet.")
    if match.played[-1].seat != seen.viewer:
        return _("Another seat has moved since.")
    return _("The last move revealed something: it cannot be taken back.")


def _beginning(move: Choice) -> str:
    return " ".join(move.words.split()[:ALIKE])
