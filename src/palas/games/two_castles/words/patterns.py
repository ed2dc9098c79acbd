"""The patterns by which words of a move are recognised, in all languages and short forms.

They are made from the phrases of `moves`, so whatever Palas says it also understands.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from palas.games.two_castles.words.cells import CELL
from palas.games.two_castles.words.moves import MOVES
from palas.kernel.lexicon import DASHES
from palas.kernel.phrases import LANGUAGES

SHORT_FORMS: dict[str, tuple[str, ...]] = {
    "choose": ("pick {room}", "{room}"),
    "assign": (
        "{room} left and {other} right",
        "{room} left {other} right",
        "{room} to the left castle and {other} to the right castle",
        "{room} to the left castle {other} to the right castle",
        "{room} to the left castle {other} to the right",
        "{room} links {other} rechts",
        "{room} влево {other} вправо",
    ),
    "assign_one": (
        "{room} left",
        "send {room} to the left castle",
        "{room} to the left castle",
        "{room} to the left",
        "{room} links",
        "{room} nach links",
        "{room} влево",
    ),
    "assign_right": (
        "{room} right",
        "send {room} right",
        "send {room} to the right castle",
        "{room} to the right castle",
        "{room} to the right",
        "{room} rechts",
        "{room} nach rechts",
        "{room} вправо",
    ),
    "assign_ludwig_one": (
        "ludwig {room}",
        "{room} with ludwig",
        "{room} mit ludwig",
        "{room} с людвигом",
    ),
    "place": ("{room} {cell}", "lay {room} {cell}", "build {room} {cell}"),
    "place_nothing": ("{cell}", "place {cell}", "lay {cell}"),
    "place_ludwig": ("ludwigs {room} {cell}", "ludwig {room} {cell}"),
    "place_ludwig_nothing": ("ludwig {cell}", "place ludwig {cell}"),
    "wait": ("wait", "warten", "ждать"),
    "take_bonus": (
        "{bonus} bonus",
        "bonus {bonus}",
        "the {bonus} bonus",
        "choose the {bonus} bonus",
        "choose {bonus} bonus",
        "bonus for {bonus}",
        "бонус за {bonus}",
        "den bonus für {bonus} nehmen",
        "bonus für {bonus}",
    ),
    "take_room": ("{room}", "take {room}"),
    "take_card": (
        "{card}",
        "card {card}",
        "keep {card}",
        "keep card {card}",
        "take the card {card}",
        "karte {card}",
        "карта {card}",
    ),
    "take_attendant": ("{attendant}", "choose {attendant}", "взять слугу {attendant}"),
    "take_special": ("{special}", "choose {special}"),
    "agree": ("yes", "ja", "да"),
    "disagree": ("no", "nein", "нет"),
}
_SIDES = (
    "left castle|left|linkes schloss|links|в левом замке|левыи замок|слева",
    "right castle|right|rechtes schloss|rechts|в правом замке|правыи замок|справа",
)
_INSIDE = (
    "in the left castle|im linken schloss|в левом замке",
    "in the right castle|im rechten schloss|в правом замке",
)
# (before or after the move, the side): 'left castle: …', '… in the left castle'
CASTLE_FIRST = tuple(re.compile(rf"(?:{words}) (?!\d)(.+)") for words in _SIDES)
CASTLE_LAST = tuple(re.compile(rf"(.+) (?:{words})") for words in _INSIDE)


class Pattern(NamedTuple):
    """One way to say a kind of move."""

    key: str
    language: str
    words: re.Pattern[str]


def plain(words: str) -> str:
    """Return words without capitals, accents and marks; names are left to the lexicons."""
    marked = unicodedata.normalize("NFKD", words.translate(DASHES))
    letters = "".join(c for c in marked if not unicodedata.combining(c)).casefold()
    return " ".join(re.findall(r"\w+", re.sub(r"['’`´]", "", letters)))


def _compiled(phrase: str) -> re.Pattern[str]:
    marked = re.sub(r"\{(\w+)\}", r" qq\1 ", phrase)
    groups = re.sub(r"qq(?!cell)(\w+)", r"(?P<\1>.+?)", plain(marked))
    return re.compile(groups.replace("qqcell", CELL))


CANONICAL: tuple[Pattern, ...] = tuple(
    Pattern(key, language, _compiled(phrase))
    for key, phrases in MOVES.items()
    for language, phrase in zip(LANGUAGES, phrases, strict=True)
)
SHORT: tuple[Pattern, ...] = tuple(
    Pattern(key, "en", _compiled(phrase))
    for is_plain in (True, False)  # 'wait' is first of all a move, then perhaps a Waiting Room
    for key, phrases in SHORT_FORMS.items()
    for phrase in phrases
    if ("{" not in phrase) is is_plain
)
