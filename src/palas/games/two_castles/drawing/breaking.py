"""Words that fit: long names are broken at their syllables, before anything would be cut.

Words may be broken after a hyphen, and at the places listed here. All words of rooms, cards
and castles that are wider than the narrowest place for them are listed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from palas.draw.keeping import kept
from palas.draw.lettering import label, shortened, text_width
from palas.draw.markup import Markup, join

if TYPE_CHECKING:
    from collections.abc import Iterator

_BREAKS = """
Dumb-waiter Glass-making Mespel-brunn Hohen-zollern Subter-ranean Neu-schwan-stein
Hohen-schwangau School-house Obser-vatory Lichten-stein

Ankleide-zimmer Arbeits-zimmer Außen-räume Bediens-teter Belagerungs-vorrat Besen-kammer
Besteck-kammer Blumen-garten Bogen-schieß-platz Brannt-wein-stube Decken-zimmer Echo-kammer
Empfangs-zimmer Etagen-betten-zimmer Feuer-schlucker Fleisch-kammer Franzö-sischer
Frühstücks-ecke Gäste-zimmer Geheim-gang Gemälde-saal Gemüse-garten Gesell-schafts-zimmer
Gesinde-kammer Gewürz-raum Glas-bläserei Gobelin-zimmer Harfen-zimmer Hunde-zwinger
Jagd-trophäen-raum Juwelen-kammer Kamin-zimmer Kaninchen-zimmer Karto-graphie-raum
Kätzchen-stube Keller-räume Kinder-zimmer Kissen-zimmer Königin-nen-gemach Königs-gemach
Kronen-kammer Kürbis-garten Labora-torium Medita-tions-raum Mitter-nachts-zimmer
Morgen-tee-zimmer Nach-mittags-tee-zimmer Nicker-chen-zimmer Obser-vatorium Porzellan-kammer
Prinzen-gemach Prinzes-sinnen-gemach Puder-zimmer Pulver-kammer Rätsel-böden
Repa-ratur-werk-statt Ritter-kammer Rüst-kammer Sauer-kraut-kammer Säuglings-zimmer
Schank-stube Schatz-kammer Schild-kammer Schild-kröten-teich Schimmel-keller Schlaf-räume
Schlangen-grube Schlüssel-kammer Schmetter-lings-garten Schmutz-schleuse Schoko-laden-raum
Schweine-stall Schwieger-eltern-gemach Sensen-kammer Skulp-turen-saal Sonder-räume
Speise-aufzug Speise-kammer Speise-räume Spionage-kammer Tasso-zimmer Teppich-zimmer
Traum-zimmer Umhang-zimmer Umschlos-sen Unter-irdischer Unter-schlupf Venus-grotte
Verbin-dungs-räume Verbor-gener Verzweif-lung Wandel-halle Warte-zimmer Wasch-küche
Welpen-zimmer Werk-zeug-kammer Winter-garten Winter-schlaf-kammer Wirt-schafts-räume

Библио-тека Вино-градник Гарде-робная Гобеле-новая Гоген-цоллерн драгоцен-ностей
загадоч-ных Зеркаль-ный Инстру-менталь-ная Карто-графи-ческий Лабора-тория Лихтен-штайн
мастер-ская Меспель-брунн Ной-шван-штайн Обсер-ватория окружён-ные Оружей-ная
подваль-ные Подзем-ный Полу-ночная помеще-ний помеще-ния Портрет-ный Прогу-лочная
Разде-валка сдвигаю-щихся Сокро-вищница Стекло-дувная Стрель-бище убе-жище Фарфо-ровая
Француз-ская Храни-лище Хоэн-швангау церемоний-мейстер Чере-паший Шоколад-ная
"""
SYLLABLES = {word.replace("-", ""): word.split("-") for word in _BREAKS.split()}
_STEP = 0.5  # between the sizes that are tried
_UNBROKEN = 0.75  # of the largest size: so far letters shrink before words are broken
SMALL = 8.5  # the smallest letters: 8 pixels on the narrowest phone
GAP = 2  # between the letters of two lines, beside their size
_NO_BREAK = "\N{NO-BREAK SPACE}"


class Piece(NamedTuple):
    """A part of a text behind which a line may end."""

    text: str
    before: str = " "  # what stands before it when the line goes on
    behind: str = ""  # what stands behind it when the line ends


class Broken(NamedTuple):
    """A text in lines, the size of its letters, and how far one line is from the next."""

    lines: tuple[str, ...]
    size: float
    step: float


@kept()
def broken(
    text: str, width: float, height: float, size: float, smallest: float, bold: bool = False
) -> Broken:
    """Break a text so that it fits into a width and a height, in letters as large as possible.

    Letters may shrink by a quarter before a word is broken, and further only after that.
    """
    unbroken = max(smallest, _UNBROKEN * size)
    most = int(height // (smallest + GAP))
    ways = ((False, unbroken, most), *((True, unbroken, lines) for lines in range(2, most + 1)))
    for may_break, least, lines in (*ways, (True, smallest, most)):
        for letters in _sizes(size, least):
            found = _lines(text, width, letters, bold, may_break)
            is_high = len(found) > min(lines, height // (letters + GAP))
            if not is_high and all(_wide(line, letters, bold) <= width for line in found):
                return Broken(tuple(found), letters, letters + GAP)
    found = _lines(text, width, smallest, bold, True)
    found = [*found[: max(1, most) - 1], " ".join(found[max(1, most) - 1 :])]
    cut = tuple(shortened(line, width, smallest, bold) for line in found)
    return Broken(cut, smallest, smallest + GAP)


def _sizes(largest: float, smallest: float) -> Iterator[float]:
    while largest > smallest:
        yield largest
        largest -= _STEP
    yield smallest


def written(text: Broken, x: float, y: float, style: str) -> Markup:
    """Write the lines one below the other, the first at a height."""
    return join(
        label(x, y + at * text.step, line, text.size, style) for at, line in enumerate(text.lines)
    )


def _wide(text: str, size: float, bold: bool) -> float:
    return text_width(text.replace(_NO_BREAK, " "), size, bold)


def _lines(text: str, width: float, size: float, bold: bool, may_break: bool) -> list[str]:
    """Fill lines with words; a word that is wider than a line may be broken."""
    lines: list[str] = []
    behind = ""
    for word in text.split(" "):
        is_wide = may_break and _wide(word, size, bold) > width
        for piece in _pieces(word, is_wide):
            joined = f"{lines[-1]}{piece.before}{piece.text}" if lines else piece.text
            if lines and _wide(joined + piece.behind, size, bold) <= width:
                lines[-1] = joined
            else:
                lines[-1:] = [lines[-1] + behind] if lines else []
                lines.append(piece.text)
            behind = piece.behind
    return lines


@kept()
def _pieces(word: str, is_wide: bool) -> tuple[Piece, ...]:
    """Take a word apart: behind its hyphens, and if it is too wide into its syllables."""
    pieces: list[Piece] = []
    for part in re.findall(r"[^-]*-|[^-]+", word):
        lead, joint, bare = part.rpartition(_NO_BREAK)
        first, *others = SYLLABLES.get(bare, [bare]) if is_wide else [bare]
        syllables = [f"{lead}{joint}{first}", *others]
        before = " " if not pieces else ""
        for at, syllable in enumerate(syllables):
            is_last = at == len(syllables) - 1
            pieces.append(Piece(syllable, "" if at else before, "" if is_last else "-"))
    return tuple(pieces)
