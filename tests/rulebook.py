"""`@rule("R4.2")` names the clauses of RULES.md that a test proves."""

from __future__ import annotations

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it proves; `test_clauses.py` reads these marks."""
    return pytest.mark.rule(*clauses)
