"""The ladder of levels as a table of the docs, from the facts that were measured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.arena.ladder import PAIRINGS
from palas.games import game

if TYPE_CHECKING:
    from collections.abc import Sequence

EVEN = 0.5  # the share of equals where both sit as often
NOTHING = "Nothing has been measured yet."
Section = dict[str, Any]  # what was measured of one game at one number of seats


def merged(known: Sequence[Section], new: Sequence[Section]) -> list[Section]:
    """Return sections in the order of games and seats, new ones in the place of old ones."""
    found = {(one["game"], one["seats"]): one for one in (*known, *new)}
    return [found[key] for key in sorted(found)]


def markdown(sections: Sequence[Section]) -> str:
    """Return a table of all sections, and below it where its figures come from."""
    if not sections:
        return NOTHING
    heads = [f"{pairing.upper} : {pairing.lower}" for pairing in PAIRINGS]
    rows = [
        ["game", *heads, f"{PAIRINGS[0].upper}, s/move"],
        ["---", *["--:"] * (len(heads) + 1)],
        *map(_row, sections),
    ]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, "", *map(_source, sections)])


def _row(section: Section) -> list[str]:
    found = {(one["upper"], one["lower"]): one for one in section["pairings"]}
    cells = [_cell(found[pairing.bots]) for pairing in PAIRINGS]
    return [_name(section), *cells, f"{found[PAIRINGS[0].bots]['s_per_move']:.2f}"]


def _name(section: Section) -> str:
    title = game(section["game"]).meta.titles["en"]
    return f"{title}, {section['seats']} seats"


def _cell(one: dict[str, Any]) -> str:
    equal = "" if one["fair"] == EVEN else f", equal: {100 * one['fair']:.0f} %"
    share = f"{100 * one['share']:.0f} %"
    return f"{share} ({100 * one['low']:.0f}–{100 * one['high']:.0f}){equal}"


def _source(section: Section) -> str:
    """Return when, where and how the figures of a row were found, and for which strengths."""
    machine = section["machine"]
    strengths = [_strength(name, level) for name, level in section["levels"].items()]
    counts = [one["games"] for one in section["pairings"]]
    few, many = min(counts), max(counts)
    games = f"{few if few == many else f'{few} to {many}'} games a pairing"
    if cut_off := sum(one.get("truncated", 0) for one in section["pairings"]):
        games += f" that ended ({cut_off} {'was' if cut_off == 1 else 'were'} cut off)"
    where = f"{section['date']}, {machine['cpu']}, {machine['cores']} cores"
    how = f"{games}, {where}, `{section['command']}`"
    return f"- {_name(section)}: {how}. {'; '.join(strengths)}."


def _strength(name: str, level: dict[str, Any]) -> str:
    noise = f", noise {level['noise']:g}" if level["noise"] else ""
    foresight = f", foresight {level['foresight']}" if "foresight" in level else ""
    walks = "1 walk" if level["walks"] == 1 else f"{level['walks']:,} walks"
    return f"{name} {walks}{noise}{foresight}"
