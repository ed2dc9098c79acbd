"""The words of the pages in three languages: gettext catalogues, read by babel."""

from __future__ import annotations

import gettext
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from babel import negotiate_locale
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from palas.kernel.message import Message
from palas.kernel.phrases import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCE = "en"  # what the source itself is written in
FOLDER = Path(__file__).parent / "locale"


class Text(Message):
    """A message whose words stand in the catalogues."""

    def told(self, language: str) -> str:
        """Return the sentence in a language."""
        words = translations(language).gettext(str(self.words))
        return Message(words, **self.values).told(language)


def N_(words: str) -> str:  # noqa: N802  # the name that extracts words for translation
    """Mark words that are translated when they are said."""
    return words


@cache
def translations(language: str) -> gettext.NullTranslations:
    """Return the words of a language; what is not translated stays English."""
    if language == SOURCE:
        return gettext.NullTranslations()
    catalogue = Catalog(locale=language)
    for path in sorted((FOLDER / language).glob("*.po")):  # one file an area of the pages
        with path.open("rb") as source:
            for message in read_po(source, locale=language):
                if message.id and not message.fuzzy:
                    catalogue.add(message.id, message.string, context=message.context)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def preferred(accepted: Iterable[str]) -> str:
    """Return the first language we speak of those a reader would like."""
    wanted = [one.replace("-", "_") for one in accepted]
    return negotiate_locale(wanted, LANGUAGES) or SOURCE


def accepted_languages(header: str) -> list[str]:
    """Return the languages of an Accept-Language header, the best liked first."""
    weighed = []
    for number, part in enumerate(header.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), number, tag))
        except ValueError:
            continue
    return [tag for _, _, tag in sorted(weighed) if tag]
