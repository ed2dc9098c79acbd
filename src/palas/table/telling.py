"""What the pages say about levels, paces and clocks, in a reader's language."""

from __future__ import annotations

from palas.table.languages import translations
from palas.table.setup import DAYS, LIVE, Pace

MINUTE, HOUR, DAY = 60, 60 * 60, 60 * 60 * 24


def level_name(level: str, language: str) -> str:
    """Return the name of a bot's level."""
    _ = translations(language).gettext
    names = {
        "greedy": _("quick"),
        "page": _("page"),
        "squire": _("squire"),
        "knight": _("knight"),
        "baron": _("baron"),
        "king": _("king"),
    }
    return names.get(level, level)


def level_about(level: str, language: str) -> str:
    """Say in a line how a level plays."""
    _ = translations(language).gettext
    about = {
        "greedy": _("moves instantly and takes whatever is best right now."),
        "page": _("knows the rules but does not look ahead: good for a first game."),
        "squire": _("sees the next step and sometimes the one after it."),
        "knight": _("plans a few moves ahead: a fair opponent."),
        "baron": _("thinks longer and forgives few mistakes."),
        "king": _("the strongest we have; thinks for up to a second per move."),
    }
    return about.get(level, "")


def bot_name(level: str, language: str) -> str:
    """Return a name for a bot of a level."""
    word = level_name(level, language)
    return word[:1].upper() + word[1:]


def pace_words(pace: Pace, language: str) -> str:
    """Say how fast a table plays."""
    _ = translations(language).gettext
    if pace.kind == LIVE and pace.more:
        told = _("live, {minutes} min each plus {seconds} s per move")
        return told.format(minutes=round(pace.seconds / MINUTE), seconds=pace.more)
    if pace.kind == LIVE:
        return _("live, {minutes} min each").format(minutes=round(pace.seconds / MINUTE))
    if pace.kind == DAYS:
        return _("{time} per move").format(time=span(pace.seconds, language))
    return _("no clock")


def span(seconds: float, language: str) -> str:
    """Return a length of time in its largest sensible unit."""
    words = translations(language)
    if seconds >= 2 * DAY or seconds == DAY:
        days = int(seconds // DAY)
        return words.ngettext("{count} day", "{count} days", days).format(count=days)
    if seconds >= HOUR:
        return words.gettext("{count} h").format(count=int(seconds // HOUR))
    return words.gettext("{count} min").format(count=max(0, int(seconds // MINUTE)))
