"""The patterns by which the words of a move are recognised, in all languages and short forms.

They are made from the phrases of `move_words`, so whatever Palas says it also understands.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from palas.kernel.lexicon import folded
from palas.kernel.phrases import LANGUAGES, in_language

from .lexicons import ROOM_LEXICON
from .move_words import LEAVING, MOVES, PRICE

SHORT_FORMS: dict[str, str] = {
    "next": "next; done; finish; end; end turn; continue; pass; stop; weiter; fertig; Zug beenden;"
    " Ende; passen; дальше; далее; готово; конец; закончить; пас",
    "place": "{count} {room}; {room} {count}; {room}; place {count} {room}; put {count} {room};"
    " {count} servants {room}; setze {count} {room}; поставить {count} {room}",
    "supply_gate": "{count} {gate}; {gate} {count}; {gate}; bring {count}; supply {count}; {count};"
    " nachschub {count}; пополнить {count}",
    "supply_from": "{source}; bring {source}; bring 1 servant {source} to the gate",
    "move": "{count} {source} {target}; {source} {target} {count}; {source} {target};"
    " move {source} {target}; move {count} {source} {target}; move a servant {source} {target};"
    " {servants} {source} {target}; bewege {count} {source} {target};"
    " ziehe {count} {source} {target}; переместить {count} {source} {target}",
    "attend": "all; everything; collect; collect all; collect everything; attend; alles;"
    " alles nehmen; всё; взять всё; собрать",
    "take_gold": "gold; take gold; take the gold; mint; Gold nehmen; золото; взять золото",
    "king_servant": "{king}; {king} {source}; place a servant with the king",
    "madame_servant": "{madame}; {madame} {source}; place a servant with Madame",
    "recruit": "{field}; {field} {source}; recruit {field}; recruit {field} {source};"
    " recruit {field} with a servant {source}; {field} anwerben; {field} {source} anwerben;"
    " нанять {field}; нанять {field} {source}; noble {number}; recruit noble {number};"
    " adliger {number}; дворянин {number}",
    "draw": "draw {count}; draw; {count} cards; {count} card; ziehe {count}; {count} karten;"
    " {count}; вытянуть {count}; взять {count}",
    "keep": "keep {card}; {card} behalten; behalte {card}; оставить {card}",
    "play": "play {card}{price}; card {card}; {card} spielen; spiele {card};"
    " сыграть {card}; карта {card}; karte {card}",
}
ALL_WORDS = ("all", "alle", "все")
_ROOMS = "|".join(sorted(map(re.escape, ROOM_LEXICON.spellings), key=len, reverse=True))
_ROOM = rf"(?:{_ROOMS}|\w+)"
_COUNT = rf"\d+|{'|'.join(map(folded, ALL_WORDS))}"
GAPS = {
    "servants": r"(?P<count>\d+) (?:servants?|diener|слуг[уиа]?)",
    "cards": r"(?P<count>\d+) (?:cards?|karten?|карт[уы]?)",
    "count": rf"(?P<count>{_COUNT})",
    "source": rf"(?P<source>{_ROOM})",
    "target": rf"(?P<target>{_ROOM})",
    "place": rf"(?P<target>{_ROOM})",
    "room": rf"(?P<target>{_ROOM})",
    "gate": rf"(?P<gate>{_ROOM})",
    "king": rf"(?P<king>{_ROOM})",
    "madame": rf"(?P<madame>{_ROOM})",
    "field": r"(?P<field>[a-zа-я]\d+)",
    "number": r"(?P<number>\d+)",
    "card": r"(?P<card>.+?)",
    "gold": r"(?P<gold>\d+) (?:gold|золото\w+|золоты\w+)",
}


class Pattern(NamedTuple):
    """One way to say a kind of move."""

    kind: str
    language: str
    words: re.Pattern[str]


def _regex(phrase: str) -> str:
    marked = re.sub(r"\{(\w+)\}", r" qq\1qq ", phrase)
    spaced = folded(marked)
    return re.sub(r"qq([a-z]+)qq", lambda gap: GAPS[gap[1]], spaced)


def _compiled(phrase: str, language: str) -> re.Pattern[str]:
    """Compile a phrase; the price and who stays may be left out."""
    whole = _regex(phrase.replace("{price}", " PRICEGAP ").replace("{leaving}", " LEAVINGGAP "))
    price = _regex(in_language(PRICE, language))
    leaving = _regex(in_language(LEAVING, language))
    whole = whole.replace(" pricegap", rf"(?: {price})?").replace(
        " leavinggap", rf"(?: {leaving})?"
    )
    return re.compile(whole)


CANONICAL: tuple[Pattern, ...] = tuple(
    Pattern(key.partition("_")[0] if key.startswith("next") else key, language, words)
    for key, phrases in MOVES.items()
    for language, phrase in zip(LANGUAGES, phrases, strict=True)
    for words in [_compiled(phrase, language)]
)
_SHORT = tuple(
    (key, phrase.strip()) for key, phrases in SHORT_FORMS.items() for phrase in phrases.split(";")
)
# 'gold' is first of all the mint's, then perhaps a card
PLAIN = tuple(
    Pattern(key, "en", _compiled(phrase, "en")) for key, phrase in _SHORT if "{" not in phrase
)
SHORT = tuple(
    Pattern(key, "en", _compiled(phrase, "en")) for key, phrase in _SHORT if "{" in phrase
)
# the bare name of a card, when nothing else is meant
BARE = tuple(Pattern(key, "en", _compiled("{card}", "en")) for key in ("keep", "play"))
