"""The score sheet of Palais Royal: every point with its clause, from the functions that score."""

from __future__ import annotations

from palas.kernel.game import Reason
from palas.kernel.phrases import Phrases, say

from ..names import ability_words, card_name, counted, noble_name, row_name
from ..scoring import (
    CARD_POINTS,
    place_points,
    row_strengths,
    strength_of,
    unplayed_points,
)
from ..state import State
from ..tables import (
    FIELD_ROWS,
    FIELDS,
    FIRST_POINTS,
    NOBLE_POINTS,
    NOBLES,
    PARK_ROWS,
    POINTS2,
)

SCORES: dict[str, Phrases] = {
    "played": (
        "played card {card}: {points}",
        "ausgespielte Karte „{card}“: {points}",
        "сыгранная карта «{card}»: {points}",
    ),
    "unplayed": (
        "{cards} never played: {points}",
        "{cards} nicht ausgespielt: {points}",
        "в руке {cards}: {points}",
    ),
    "first": (
        "{row}, first with {own} to {others}: {points}",
        "{row}, Platz 1 mit {own} gegen {others}: {points}",
        "{row}, первое место ({own} против {others}): {points}",
    ),
    "second": (
        "{row}, second with {own} to {others}: {points}",
        "{row}, Platz 2 mit {own} gegen {others}: {points}",
        "{row}, второе место ({own} против {others}): {points}",
    ),
    "tied": (
        "{row}, tied for first with {own} to {others}, so second: {points}",
        "{row}, Gleichstand um Platz 1 mit {own} gegen {others}, daher Platz 2: {points}",
        "{row}, ничья за первое место ({own} против {others}), поэтому второе: {points}",
    ),
    "none": (
        "{row}, {own} to {others}: {points}",
        "{row}, {own} gegen {others}: {points}",
        "{row}, {own} против {others}: {points}",
    ),
}


def reasons(s: State, language: str = "en") -> list[Reason]:
    """Return every point of every seat as if the game ended now; places are fields (R15)."""
    return [reason for seat in range(s.seats) for reason in _seat_reasons(s, seat, language)]


def _seat_reasons(s: State, seat: int, language: str) -> list[Reason]:
    sheet = [_noble_reason(seat, n, language) for n in range(NOBLES) if s.taken[n] == seat]
    for kind, points in enumerate(CARD_POINTS):
        card = card_name(POINTS2 + kind, language)
        words = say(SCORES, "played", language, card=card, points=points)
        sheet += [Reason(seat, points, "R15.2", words)] * s.points_played[seat][kind]
    if points := unplayed_points(s, seat):
        cards = counted("card", s.hand_size[seat], language)
        words = say(SCORES, "unplayed", language, cards=cards, points=points)
        sheet.append(Reason(seat, points, "R15.3", words))
    rows = [_row_reason(s, seat, row, language) for row in range(PARK_ROWS)]
    return sheet + [reason for reason in rows if reason is not None]


def _noble_reason(seat: int, noble: int, language: str) -> Reason:
    points, name = NOBLE_POINTS[noble], noble_name(noble, language)
    if ability := ability_words(noble, language):
        name += f" ({ability})"
    return Reason(seat, points, "R15.1", f"{name}: {points}")


def _row_reason(s: State, seat: int, row: int, language: str) -> Reason | None:
    """Tell a seat's place in a border row and how strong the others are (R15.4 to R15.7)."""
    strengths = row_strengths(s, row)
    own = strength_of(strengths, seat)
    if own == 0:
        return None
    others = [strength_of(strengths, other) for other in range(s.seats) if other != seat]
    points = place_points(strengths, s.seats, seat)
    key = "none"
    if points:
        key = "first" if points == FIRST_POINTS else "second"
        key = "tied" if own == max(others) else key
    words = say(
        SCORES,
        key,
        language,
        row=row_name(row, language),
        own=own,
        others=", ".join(map(str, others)),
        points=points,
    )
    rule = "R15.6" if key == "tied" else "R15.4"
    return Reason(seat, points, rule, words, row_fields(s, seat, row))


def row_fields(s: State, seat: int, row: int) -> tuple[int, ...]:
    """Return the fields of a border row where a seat's servants stand."""
    return tuple(
        field for field in range(FIELDS) if FIELD_ROWS[field] >> row & 1 and s.owner[field] == seat
    )
