"""The score sheet of Big Boss: every point with its clause, from the functions that score."""

from __future__ import annotations

from palas.games.big_boss.board import value
from palas.games.big_boss.names import building_name
from palas.games.big_boss.scoring import high_nobles, level_bonus, most_high_nobles, noble_pay
from palas.games.big_boss.state import BARON, State
from palas.games.big_boss.tables import LEVEL_BONUS_HEIGHT, PLOTS
from palas.kernel.game import Reason
from palas.kernel.phrases import Phrases, say

SCORES: dict[str, Phrases] = {
    "money": ("money in hand: {points}", "Bargeld: {points}", "реалы: {points}"),
    "baron": (
        "baron on {plot} {building.inside}, worth {value}: {points}",
        "Baron auf Feld {plot} {building.inside}, Wert {value}: {points}",
        "барон на участке {plot} {building.inside}, стоимость {value}: {points}",
    ),
    "grandee": (
        "grandee on {plot} {building.inside}, worth {value}, twice: {points}",
        "Grande auf Feld {plot} {building.inside}, Wert {value}, doppelt: {points}",
        "гранд на участке {plot} {building.inside}, стоимость {value}, вдвойне: {points}",
    ),
    "bonus": (
        "most nobles on level {level} or higher ({count}): {points}",
        "die meisten Adligen ab Ebene {level} ({count}): {points}",
        "больше всего дворян на уровне {level} и выше ({count}): {points}",
    ),
}


def reasons(s: State, language: str = "en") -> list[Reason]:
    """Return every Real of every seat as if the game ended now; places are plots from 0 (R18)."""
    return [reason for seat in range(s.seats) for reason in _seat_reasons(s, seat, language)]


def _seat_reasons(s: State, seat: int, language: str) -> list[Reason]:
    money = s.money[seat]
    sheet = [Reason(seat, money, "R18.3", say(SCORES, "money", language, points=money))]
    own = [plot for plot in range(PLOTS) if s.owner[plot] == seat]
    sheet += [_noble_reason(s, plot, language) for plot in own]
    if bonus := level_bonus(s, seat, most_high_nobles(s)):
        high = tuple(plot for plot in own if s.height[plot] >= LEVEL_BONUS_HEIGHT)
        words = say(
            SCORES,
            "bonus",
            language,
            level=LEVEL_BONUS_HEIGHT,
            count=high_nobles(s, seat),
            points=bonus,
        )
        sheet.append(Reason(seat, bonus, "R18.2", words, high))
    return sheet


def _noble_reason(s: State, plot: int, language: str) -> Reason:
    points = noble_pay(s, plot)
    words = say(
        SCORES,
        "baron" if s.noble[plot] == BARON else "grandee",
        language,
        plot=plot + 1,
        building=building_name(s.castle[plot], language),
        value=value(s, plot),
        points=points,
    )
    return Reason(s.owner[plot], points, "R18.1", words, (plot,))
