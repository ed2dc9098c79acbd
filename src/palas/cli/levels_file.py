"""The levels in the docs: a page with a table between two marks, and the facts beside it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from palas.arena.ladder_table import Section, markdown, merged
from palas.cli.files import bad_file, read_json, read_text, write_safely

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

BEGIN, END = "<!-- levels: begin -->", "<!-- levels: end -->"
FACTS = "levels.json"  # beside the page
FORMAT = 1


class LevelsPage:
    """A page whose table is made from the facts in a file beside it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.facts = path.resolve().with_name(FACTS)
        self.before, self.after = _around_table(path)
        self.known = _sections(self.facts)

    def write(self, new: Sequence[Section]) -> None:
        """Replace what was measured anew; the other games' figures stay."""
        sections = merged(self.known, new)
        facts = {"palas_levels": FORMAT, "sections": sections}
        write_safely(self.facts, json.dumps(facts, ensure_ascii=False, indent=2) + "\n")
        table = f"{BEGIN}\n{markdown(sections)}\n{END}"
        write_safely(self.path, f"{self.before}{table}{self.after}")


def _around_table(path: Path) -> tuple[str, str]:
    """Return what stands before and after the table, or raise BadFile."""
    text = read_text(path)
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end or BEGIN in rest or END in after:
        raise bad_file(path, "no_marks", begin=BEGIN, end=END)
    return before, after


def _sections(path: Path) -> list[Section]:
    """Return the sections of a file of facts, none when there is no file, or raise BadFile."""
    if not path.exists():
        return []
    content = read_json(path)
    try:
        if content["palas_levels"] != FORMAT:
            raise bad_file(path, "other_version")
        sections = merged(content["sections"], [])
        markdown(sections)
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        raise bad_file(path, "no_facts") from wrong
    return sections
