"""Tables as lists show them: whose turn it is, who sits there, how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from palas.draw.heraldry import ARMS
from palas.games import all_games
from palas.kernel.phrases import listed
from palas.table.languages import translations
from palas.table.readers import summary_names
from palas.table.setup import Pace
from palas.table.table import OPEN, OVER
from palas.table.telling import pace_words, span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.table.store.store import Listing, Store

FREE = "free"
FINISHED_SHOWN = 3  # of my tables in the hall; all of them on a page of their own


@dataclass(frozen=True)
class Row:
    """One table in a list."""

    id: str
    game: str
    title: str
    flag: str  # a few words beside the title
    line: str  # what else there is to say
    shields: list[str]  # devices, or `free`
    button: str
    is_my_turn: bool = False
    is_over: bool = False


async def my_rows(store: Store, guest: str, language: str, now: float) -> list[Row]:
    """Return the tables of a guest, those that wait for the guest first."""
    held = await store.held_by(guest)
    found = await store.tables_of(guest)
    rows = [my_row(one, held.get(one.id, []), language, now) for one in found]
    return sorted(rows, key=lambda row: (not row.is_my_turn, row.is_over))


async def open_rows(store: Store, guest: str, language: str) -> list[Row]:
    """Return the public tables with a free seat at which a guest does not sit yet."""
    held = await store.held_by(guest)
    return [open_row(one, language) for one in await store.open_tables() if one.id not in held]


def my_row(one: Listing, seats: Sequence[int], language: str, now: float) -> Row:
    """Return one of my tables."""
    if one.status == OVER:
        return finished_row(one, seats, language)
    _ = translations(language).gettext
    names = summary_names(one.summary["seats"], language)
    others = [name for at, name in enumerate(names) if name and at not in seats]
    company = listed(others, language)
    parts = [_("with {names}").format(names=company)] if company else []
    if one.status == OPEN:
        free = _free_words(one, language)
        return _row(one, language, _("waiting for players"), [*parts, free], _("View"))
    acting = one.summary["acting"]
    mine = any(seat in acting for seat in seats)
    if one.flag_at is not None:
        left = span(max(0.0, one.flag_at - now), language)
        parts.append(_("{time} left").format(time=left))
    if one.summary["moves"]:
        parts.append(_moves_words(one, language))
    if mine:
        return _row(one, language, _("your turn"), parts, _("Play"), is_my_turn=True)
    waiting = listed([names[seat] for seat in acting], language)
    return _row(one, language, _("waiting for {names}").format(names=waiting), parts, _("View"))


def open_row(one: Listing, language: str) -> Row:
    """Return a table somebody may sit down at."""
    _ = translations(language).gettext
    host = _("{name}’s table").format(name=one.summary["host"])
    pace = pace_words(Pace(**one.summary["pace"]), language)
    return _row(one, language, "", [host, pace, _free_words(one, language)], _("Sit down"))


def finished_row(one: Listing, seats: Sequence[int], language: str) -> Row:
    """Return a game that is over, with its result."""
    _ = translations(language).gettext
    winners, scores = one.summary["winners"], one.summary["scores"]
    names = _players(one, language)
    if any(seat in winners for seat in seats):
        flag = _("you won") if len(winners) == 1 else _("you won together")
    else:
        flag = _("{names} won").format(names=listed([names[at] for at in winners], language))
    results = sorted(zip(scores, names, strict=False), key=lambda result: -result[0])
    line = ", ".join(f"{name} {score}" for score, name in results)
    return _row(one, language, flag, [line], _("Score"), is_over=True)


def _players(one: Listing, language: str) -> list[str]:
    """Return who scores: the seats, and those who have none."""
    names = summary_names(one.summary["seats"], language)
    silent = all_games()[one.game].meta.silent.get(len(names), ())
    return [*names, *silent]


def _free_words(one: Listing, language: str) -> str:
    free = sum(not seat["name"] for seat in one.summary["seats"])
    ngettext = translations(language).ngettext
    return ngettext("{count} seat free", "{count} seats free", free).format(count=free)


def _moves_words(one: Listing, language: str) -> str:
    moves = one.summary["moves"]
    ngettext = translations(language).ngettext
    return ngettext("{count} move so far", "{count} moves so far", moves).format(count=moves)


def _row(
    one: Listing, language: str, flag: str, parts: Sequence[str], button: str, **what: bool
) -> Row:
    shields = [
        ARMS[at].device if seat["name"] else FREE for at, seat in enumerate(one.summary["seats"])
    ]
    title = all_games()[one.game].meta.titles[language]
    return Row(one.id, one.game, title, flag, " · ".join(parts), shields, button, **what)
