"""A position from a file: the end of a record, or a position text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from palas.cli.files import (
    bad_file,
    looks_like_record,
    read_match,
    read_text,
    with_components,
    with_path,
)
from palas.cli.words import say
from palas.cli.wrong_words import OPTIONS
from palas.kernel.errors import PalasError
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from palas.kernel.contract import Head
    from palas.kernel.game import Game
    from palas.kernel.match import Match

SPECTATOR_WORD, ALL_WORD = "spectator", "all"


class Position(NamedTuple):
    """A complete position with the names of its seats."""

    game: Game
    state: Head
    names: list[str]
    match: Match | None = None  # the match it was reached in


class UnknownViewer(PalasError):
    """Nobody of this name looks at the table."""


def read_position(game: Game, path: Path, language: str) -> Position:
    """Return the last position of a record, or the one a text describes."""
    text = read_text(path)
    if looks_like_record(text):
        return of_match(read_match(path, game))
    try:
        state = game.text.parse_position(text)
    except PalasError as wrong:
        raise with_path(path, wrong) from wrong
    return Position(game, state, seat_names(state.seats, language))


def of_match(match: Match, moves: int | None = None) -> Position:
    """Return the position of a match after so many moves, or now."""
    ply = len(match.played) if moves is None else moves
    return Position(match.game, match.positions[ply], match.names, match)


def find_position(path: Path, language: str, components: Path | None = None) -> Position:
    """Return the position in a file, whichever game it is of."""
    from palas.games import all_games

    text = read_text(path)
    if looks_like_record(text):
        return of_match(read_match(path))
    for game in all_games().values():
        if text.lstrip().startswith(game.id):
            return read_position(with_components(game, components), path, language)
    raise bad_file(path, "no_position", games=list(all_games()))


def seat_names(seats: int, language: str) -> list[str]:
    """Return the names of seats in a position without names."""
    return [say("seat", language, number=seat + 1) for seat in range(seats)]


def read_viewer(words: str, seats: int) -> int | None:
    """Return the seat (from 0), SPECTATOR, or None for everything, that `--as` names."""
    from palas.kernel.contract import SPECTATOR

    if words == SPECTATOR_WORD:
        return SPECTATOR
    if words == ALL_WORD:
        return None
    if not words.isascii() or not words.isdigit() or not 1 <= int(words[:6]) <= seats:
        raise UnknownViewer(OPTIONS["viewer"], seats=seats, given=quoted(words))
    return int(words) - 1


def concealed(position: Position, viewer: int | None) -> Head:
    """Return a position as a viewer may know it; None may know everything."""
    view = position.state.copy()
    if viewer is not None:
        position.game.rules.conceal(view, viewer)
    return view


def chronicle(match: Match, viewer: int | None, language: str) -> list[str]:
    """Return every line of the chronicle, for a viewer or (None) with all secrets."""
    if viewer is not None:
        return match.log(viewer, language)
    positions, tell = match.positions, match.game.text.log_line
    return [
        tell(positions[ply], positions[ply + 1], seat, action, match.names, language)
        for ply, (seat, action, _) in enumerate(match.played)
    ]
