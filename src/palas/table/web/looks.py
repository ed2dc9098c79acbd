"""What every page wears: the palette, the sheet of symbols, and files that may be kept for ever."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import APIRouter, Response
from fastapi.staticfiles import StaticFiles
from markupsafe import Markup

from palas.draw.tokens import page_palette
from palas.games import all_games
from palas.table.art.icons import icon_symbols
from palas.table.art.shields import glyph_symbols, mark_symbol, shield_symbols

if TYPE_CHECKING:
    from os import PathLike, stat_result

    from starlette.responses import Response as StarletteResponse
    from starlette.types import Scope

STATIC = Path(__file__).parent.parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

router = APIRouter()


class Assets(StaticFiles):
    """Files of ours: kept for ever when asked for with their version, else asked for again."""

    def file_response(
        self,
        full_path: PathLike[str] | str,
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> StarletteResponse:
        """Return a file with how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        kept = FOR_EVER if scope["query_string"].startswith(b"v=") else ASK_FIRST
        response.headers["Cache-Control"] = kept
        return response


@cache
def asset(name: str) -> str:
    """Return the address of a file of ours, with its version."""
    return f"/static/{name}?v={version((STATIC / name).read_bytes())}"


@cache
def scripts() -> str:
    """Return the version of all scripts together."""
    return version(b"".join([file.read_bytes() for file in sorted(STATIC.glob("*.js"))]))


def version(content: bytes) -> str:
    """Return a short word that changes with the content."""
    return sha256(content).hexdigest()[:10]


@cache
def palette(game: str = "") -> str:
    """Return the colours by day and by night, with those of a game's own when it is named."""
    own = getattr(all_games()[game].module("picture"), "palette", None) if game else None
    day, night = own() if own is not None else ({}, {})
    return page_palette(day, night)


def palette_address(game: str = "") -> str:
    """Return the address of a palette, with its version."""
    return f"/palette.css?v={version(palette(game).encode())}&game={game}"


@router.get("/palette.css")
async def palette_file(game: str = "") -> Response:
    """Return a palette as a style sheet."""
    known = game if game in all_games() else ""
    return Response(palette(known), media_type="text/css", headers={"Cache-Control": FOR_EVER})


@cache
def sheet() -> Markup:
    """Return the symbols that pages place: shields, glyphs of the games, icons."""
    symbols = (mark_symbol(), shield_symbols(), glyph_symbols(), icon_symbols())
    return Markup(f'<svg class="sheet" aria-hidden="true">{"".join(symbols)}</svg>')
