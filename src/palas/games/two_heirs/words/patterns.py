"""The forms in which a move may be written, matched with folded words.

Every pattern belongs to a kind of move and a language; the words of `moves` are among the
forms. `TILE` stands for the name of a tile, `AT` for a cell with or without its preposition.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from palas.kernel.phrases import LANGUAGES

from .acts import Kind
from .cells import CELL_PATTERN

_ARTICLE = r"(?:(?:the|der|die|den|das) )?"
_CELL = r"(?:(?:cell|feld|клетк[еуи]) )?"
_MACROS = {
    "TILE": r"(?:(?:the|a|an|der|die|den|das) )?(?P<tile>.+?)",
    "AT": rf"(?:(?:at|on|to|auf|bei|in|nach|на|в) )?{_ARTICLE}{_CELL}(?P<cell>{CELL_PATTERN})",
    "FROM": rf"(?:(?:from|von|с|со|из) )?{_ARTICLE}{_CELL}(?P<start>{CELL_PATTERN})",
    "TROOP": (
        r"(?:(?:the|a|my|eine|die|das|mein|meine) )?"
        r"(?:troop|truppe|отряд|(?P<follower>follower|gefolge(?:truppe)?|свиту|свита))"
    ),
}

# English, German, Russian; forms that begin with a tile stand with the English ones
_FORMS: dict[Kind, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    Kind.END_TURN: (
        ("end(?: (?:the|my))?(?: turn)?", "done", "turn over"),
        ("(?:beende|ende)(?: (?:den|meinen))?(?: zug)?", "(?:den )?zug beenden"),
        ("(?:закончить|завершить|закончи) ход", "конец(?: хода)?"),
    ),
    Kind.TAKE: (
        ("(?:take|get) TILE", "TILE"),
        ("(?:nimm|nehme) TILE", "TILE nehmen"),
        ("(?:взять|возьми|беру) TILE",),
    ),
    Kind.BUILD: (
        ("build TILE AT", "TILE AT"),
        ("baue? TILE AT", "TILE AT baue?n"),
        ("(?:построить|строить|построи) TILE AT",),
    ),
    Kind.OPEN_TERRAIN: (
        ("lay TILE(?: as)? open(?: terrain)? AT", "(?:open|lay|terrain) TILE AT", "TILE open AT"),
        (
            "lege? TILE (?:als )?offen(?:es gelande)? AT",
            "TILE (?:als )?offen(?:es gelande)? AT(?: legen)?",
        ),
        ("положи(?:ть)? TILE(?: (?:как )?открыт(?:ои|ую) местность(?:ю)?)? AT", "открыть TILE AT"),
    ),
    Kind.STEP: (
        ("(?:step|move)(?: TROOP)? FROM AT", "(?:step|move)(?: TROOP)? AT"),
        (
            "(?:bewege|ziehe)(?: TROOP)? FROM AT",
            "(?:bewege|ziehe)(?: TROOP)? AT",
            "TROOP FROM AT bewegen",
        ),
        ("передвинуть(?: TROOP)? FROM AT", "передвинуть(?: TROOP)? AT"),
    ),
    Kind.DEPLOY: (
        ("(?:deploy|station)(?: TROOP)?(?: AT)?",),
        ("stationiere(?: TROOP)?(?: AT)?", "TROOP(?: AT)? stationieren"),
        ("(?:выставить|выставь)(?: TROOP)?(?: AT)?",),
    ),
    Kind.RETREAT: (
        ("(?:retreat|withdraw)(?: TROOP)?(?: FROM)?",),
        ("ziehe(?: TROOP)?(?: FROM)? zuruck", "TROOP(?: FROM)? zuruckziehen"),
        ("(?:отозвать|отвести|отзови)(?: TROOP)?(?: FROM)?",),
    ),
    Kind.USE_CAMP: (
        ("(?:turn(?: over)?|use|flip)(?: (?:the|a))?(?: field)? camp(?: AT)?(?: over)?", "camp AT"),
        ("drehe?(?: das)? feldlager(?: AT)? um", "(?:das )?feldlager(?: AT)? umdrehen"),
        ("(?:перевернуть|переверни)(?: полевои)? лагерь(?: AT)?",),
    ),
    Kind.RAZE: (
        ("(?:raze|destroy)(?: AT)?", "(?:raze|destroy) TILE(?: AT)?"),
        ("zerstore?(?: AT)?", "zerstore? TILE(?: AT)?", "TILE(?: AT)? zerstoren"),
        ("(?:разрушить|разрушь)(?: AT)?", "(?:разрушить|разрушь) TILE(?: AT)?"),
    ),
    Kind.SPARE: (
        ("spare(?: .+)?",),
        ("verschonen?(?: .+)?",),
        ("пощади(?:ть)?(?: .+)?",),
    ),
    Kind.DISCARD: (
        ("discard TILE", "TILE"),
        ("(?:lege?|wirf) TILE ab", "TILE ablegen"),
        ("(?:сбросить|сбрось) TILE",),
    ),
}


class Pattern(NamedTuple):
    """One form of one kind of move."""

    kind: Kind
    language: str
    words: re.Pattern[str]


def _compiled(form: str) -> re.Pattern[str]:
    for name, pattern in _MACROS.items():
        form = form.replace(name, pattern)
    return re.compile(form)


PATTERNS: tuple[Pattern, ...] = tuple(
    Pattern(kind, language, _compiled(form))
    for is_bare in (False, True)  # 'camp E1' is first of all the move, then perhaps a tile
    for kind, by_language in _FORMS.items()
    for language, forms in zip(LANGUAGES, by_language, strict=True)
    for form in forms
    if form.startswith("TILE") is is_bare
)
