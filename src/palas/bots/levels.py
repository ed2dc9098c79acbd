"""The levels page, squire, knight, baron and king: the search at five strengths, or at any.

A weaker level thinks less, and misjudges moves by a little: it takes one that looks nearly
as good as the best, as people do, never one at random. Beginners see what a move brings at
once, not what it leads to: so a low level may look less far ahead, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from palas.bots.flat import FlatBot
from palas.bots.flat_gpu import GpuFlatBot
from palas.bots.search import Candidate, SearchBot
from palas.bots.settings import level_of, settings_at
from palas.kernel.errors import UnknownBot
from palas.kernel.jit import is_compiler_on
from palas.kernel.message import quoted
from palas.kernel.phrases import Phrases
from palas.kernel.rng import word
from palas.kernel.search import Level

if TYPE_CHECKING:
    from palas.kernel.game import Game

NO_NOISE: Phrases = (
    "{kind}:TRIES knows no noise: “{given}”",
    "{kind}:VERSUCHE kennt kein Rauschen: „{given}“",
    "у {kind}:ПОПЫТКИ нет шума: «{given}»",
)
STRENGTH: Phrases = (
    "search:WALKS:NOISE:FORESIGHT is for 1 to {walks} walks, noise from 0 to {noise} and a"
    " foresight of 0 to {foresight} moves, like search:500, search:500:0.1 or search:500:0.1:2;"
    " not “{given}”",
    "search:DURCHLÄUFE:RAUSCHEN:WEITBLICK geht mit 1 bis {walks} Durchläufen, Rauschen von 0 bis"
    " {noise} und einem Weitblick von 0 bis {foresight} Zügen, etwa search:500, search:500:0.1"
    " oder search:500:0.1:2; nicht mit „{given}“",
    "search:ПРОХОДЫ:ШУМ:ДАЛЬНОВИДНОСТЬ — это проходов от 1 до {walks}, шум от 0 до {noise} и"
    " ходов вперёд от 0 до {foresight}, например search:500, search:500:0.1 или"
    " search:500:0.1:2; а не «{given}»",
)
MOST_WALKS, MOST_NOISE, MOST_FORESIGHT = 100_000_000, 10.0, 5_000
EVEN = 0.5  # the value of a game that is nobody's yet
GLARING = 0.25  # shares of a win: nobody overlooks that a move is so much worse
WORTH_A_LOOK = 0.1  # of the visits of the most visited move: what a misjudgement can pick


def at_strength(name: str, game: Game, seed: int | str) -> SearchBot:
    """Return the bot named `search:WALKS:NOISE:FORESIGHT` or `flat:TRIES`, or raise UnknownBot."""
    kind, _, words = name.partition(":")
    level = read_level(words)
    if kind == LevelBot.name:
        return LevelBot(game, seed, level)
    if level.noise or level.foresight is not None:
        raise UnknownBot(NO_NOISE, kind=kind, given=quoted(name))
    flat = FlatBot if kind == FlatBot.name else GpuFlatBot
    return flat(game, seed, iterations=level.iterations)


def read_level(words: str) -> Level:
    """Return the strength written as WALKS, maybe :NOISE:FORESIGHT, or raise UnknownBot."""
    walks, _, more = words.partition(":")
    noise, is_limited, foresight = more.partition(":")
    try:
        level = Level(int(walks), float(noise or 0), int(foresight) if is_limited else None)
    except ValueError:
        level = Level(0, 0.0)
    is_noise_right = 0 <= level.noise <= MOST_NOISE
    is_foresight_right = level.foresight is None or 0 <= level.foresight <= MOST_FORESIGHT
    if not (1 <= level.iterations <= MOST_WALKS and is_noise_right and is_foresight_right):
        most = {"walks": MOST_WALKS, "noise": f"{MOST_NOISE:g}", "foresight": MOST_FORESIGHT}
        raise UnknownBot(STRENGTH, given=quoted(words), **most)
    return level


def name_of(level: Level) -> str:
    """Return the name of the search at some strength, which `read_level` reads."""
    foresight = "" if level.foresight is None else f":{level.foresight}"
    return f"{LevelBot.name}:{level.iterations}:{level.noise:g}{foresight}"


class LevelBot(SearchBot):
    """The search at some strength."""

    number: ClassVar[int]

    def __init__(self, game: Game, seed: int | str, level: Level | None = None, **how: Any) -> None:
        level = level or level_of(game, self.number)
        if is_compiler_on():
            how.setdefault("iterations", level.iterations)
        how.setdefault("settings", settings_at(game, level))
        super().__init__(game, seed, **how)
        self.noise = level.noise

    def strength(self) -> dict[str, float]:
        """Return the walks, the settings and the noise."""
        return {**super().strength(), "noise": self.noise}

    def pick(self, found: list[Candidate]) -> int:
        """Return the best of the moves worth a look, each misjudged by a little."""
        if self.noise == 0:
            return super().pick(found)
        leading = self.leading_on(found)
        if leading is not None and leading.value > EVEN:  # who has won ends the game
            return leading.action
        # where the policy is trusted, a few visits overrate nothing: all moves seen may be picked
        enough = 0.0 if self.settings.trust > 0 else WORTH_A_LOOK * found[0].visits
        looked_at = [one for one in found if one.visits >= enough]
        passable = max(one.value for one in looked_at) - GLARING
        likely = [one for one in looked_at if one.value >= passable]
        return max(likely, key=lambda one: one.value + self.noise * self._misjudged()).action

    def _misjudged(self) -> float:
        """Return a number around 0, mostly between -1 and 1."""
        return sum(word(self.rng) for _ in range(3)) / 2**32 - 1.5


class Page(LevelBot):
    """The weakest level: thinks little and misjudges much."""

    name = "page"
    summary = (
        "The weakest level: thinks little and misjudges much.",
        "Die schwächste Stufe: denkt wenig nach und verschätzt sich oft.",
        "Самый слабый уровень: думает мало и часто ошибается.",
    )
    number = 0


class Squire(LevelBot):
    """The second level."""

    name = "squire"
    summary = (
        "The second level.",
        "Die zweite Stufe.",
        "Второй уровень.",
    )
    number = 1


class Knight(LevelBot):
    """The third level: for those who know the game."""

    name = "knight"
    summary = (
        "The third level: for those who know the game.",
        "Die dritte Stufe: für alle, die das Spiel kennen.",
        "Третий уровень: для тех, кто знает игру.",
    )
    number = 2


class Baron(LevelBot):
    """The fourth level."""

    name = "baron"
    summary = (
        "The fourth level.",
        "Die vierte Stufe.",
        "Четвёртый уровень.",
    )
    number = 3


class King(LevelBot):
    """The strongest level: thinks up to a second per move."""

    name = "king"
    summary = (
        "The strongest level: thinks up to a second per move.",
        "Die stärkste Stufe: denkt bis zu einer Sekunde über einen Zug nach.",
        "Самый сильный уровень: думает над ходом до секунды.",
    )
    number = 4


BOTS = (Page, Squire, Knight, Baron, King)
