"""Templates: one environment a language, everything escaped."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from palas.kernel.phrases import LANGUAGES, in_language
from palas.table.languages import translations
from palas.table.web.elements import hidden, icon
from palas.table.web.looks import asset, palette_address, scripts, sheet

if TYPE_CHECKING:
    from fastapi import Request

    from palas.table.web.guests import Guest

FOLDER = Path(__file__).parent.parent / "templates"


@cache
def environment(language: str) -> Environment:
    """Return the templates of a language."""
    made = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        extensions=["jinja2.ext.i18n"],
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.install_gettext_translations(translations(language), newstyle=True)  # type: ignore[attr-defined]
    made.globals.update(language=language, languages=LANGUAGES)
    made.filters["said"] = lambda phrases: in_language(phrases, language)
    made.globals.update(icon=icon, hidden=hidden)
    made.globals.update(asset=asset, scripts=scripts, palette_address=palette_address, sheet=sheet)
    return made


def render(template: str, language: str, **content: Any) -> str:
    """Fill a template in."""
    return environment(language).get_template(template).render(**content)


def page(
    request: Request, guest: Guest, template: str, status: int = 200, **content: Any
) -> HTMLResponse:
    """Return a whole page for a guest."""
    body = render(template, guest.language, request=request, guest=guest, **content)
    return HTMLResponse(body, status, headers={"Cache-Control": "no-store"})
