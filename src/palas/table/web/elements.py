"""Small elements that many templates need.

Functions, not macros: a macro leaves a cycle behind whenever its template is rendered, and
only the garbage collector, which would stop a painter, gets rid of that.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape


@cache
def icon(name: str) -> Markup:
    """Return an icon of the page's own, drawn beside words that say the same."""
    return Markup(f'<svg class="icon" aria-hidden="true"><use href="#i-{escape(name)}"/></svg>')


def hidden(**fields: int | str) -> Markup:
    """Return fields that a form sends along."""
    return Markup(
        "".join(
            [
                f'<input type="hidden" name="{name}" value="{escape(fields[name])}">'
                for name in fields
            ]
        )
    )
