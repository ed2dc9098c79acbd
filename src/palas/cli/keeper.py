"""Keeping the record of a match being played, so that nothing is lost whatever happens."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from palas.cli.files import RECORD, check_can_write, write_safely

if TYPE_CHECKING:
    from palas.kernel.match import Match


class Keeper:
    """Writes a match to a file, or nowhere when there is none."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        if file is not None:
            check_can_write(file, RECORD)

    def keep(self, match: Match) -> None:
        """Write the match as it stands now."""
        if self.file is not None:
            write_safely(self.file, match.record())

    def keep_in(self, file: Path, match: Match) -> None:
        """Write the match to a file, and keep it there from now on."""
        check_can_write(file, RECORD)
        self.file = file
        self.keep(match)
