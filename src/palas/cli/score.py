"""`palas score`: the points of a record or a position, each with its reason."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from palas.cli.console import console, print_json
from palas.cli.files import Components, with_components
from palas.cli.language import Language
from palas.cli.wrong_words import OPTIONS
from palas.kernel.errors import PalasError
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from palas.cli.sheet import Sheet
    from palas.kernel.contract import Head
    from palas.kernel.game import Game, ScoreCard


def score(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    anyway: Annotated[bool, typer.Option("--anyway")] = False,
    picture: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    light: Annotated[str, typer.Option(metavar="NAME")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    components: Components = None,
    language: Language = "",
) -> None:
    """Print a score sheet with reasons."""
    from palas.games import game as game_by_id

    found = with_components(game_by_id(game), components)
    scored = _scored(found, file, language, anyway)
    if picture is not None:
        _draw(found, scored, picture, light, language)
    _, sheet, cards = scored
    if as_json:
        _print_json(sheet, cards)
    else:
        _print(sheet, cards, language)


class NoPicture(PalasError):
    """There is no castle to draw, or no such room in it."""


class Scored(NamedTuple):
    """What was scored: the sheet of all players if any, and the cards where a game has any."""

    state: Head
    sheet: Sheet | None
    cards: list[ScoreCard]


def _draw(game: Game, scored: Scored, file: Path, light: str, language: str) -> None:
    """Write a picture of every card, each in a file of its own."""
    from palas.cli.files import SVG, check_can_write, write_safely

    if game.cards is None:
        raise NoPicture(OPTIONS["no_castles"], game=game.id)
    lit = [_places(card, light) for card in scored.cards]
    if light and not any(lit):
        raise NoPicture(OPTIONS["light"], given=quoted(light))
    for number, places in enumerate(lit):
        one = file if len(lit) == 1 else file.with_stem(f"{file.stem}-{number + 1}")
        check_can_write(one, SVG)
        title = scored.cards[number].title
        drawn = game.cards.card_picture(scored.state, number, title, language, places)
        write_safely(one, drawn)


def _places(card: ScoreCard, light: str) -> tuple[int, ...]:
    wanted = light.casefold().strip()
    names = [(reason.words.partition(":")[0].casefold(), reason.places) for reason in card.reasons]
    return next((places for name, places in names if wanted and name == wanted), ())


def _scored(game: Game, file: Path, language: str, anyway: bool) -> Scored:
    """Return the points in a record, a position text or a castle file."""
    from palas.cli.files import looks_like_record, read_text, with_path
    from palas.cli.positions import read_position, seat_names
    from palas.cli.sheet import sheet_of

    text = read_text(file)
    if game.cards is None or looks_like_record(text) or text.lstrip().startswith(game.id):
        found = read_position(game, file, language)
        cards = game.cards.score_cards(found.state, language) if game.cards else []
        return Scored(found.state, sheet_of(game, found.state, found.names, language), cards)
    try:
        state, cards = game.cards.read_cards(text, language, anyway=anyway)
    except PalasError as wrong:
        raise with_path(file, wrong) from wrong
    if len(cards) < game.cards.TABLE:
        return Scored(state, None, cards)
    names = seat_names(len(cards), language)
    if game.cards.BY_SEAT:
        names = [card.title for card in cards]
    return Scored(state, sheet_of(game, state, names, language), cards)


def _print(sheet: Sheet | None, cards: list[ScoreCard], language: str) -> None:
    from palas.cli.cards import print_cards
    from palas.cli.sheet import print_sheet, print_totals

    out = console()
    print_cards(out, cards, language)
    if sheet is not None and cards:
        print_totals(out, sheet, language)
    elif sheet is not None:
        print_sheet(out, sheet, language)


def _print_json(sheet: Sheet | None, cards: list[ScoreCard]) -> None:
    from palas.cli.cards import card_json

    content: dict[str, Any] = {} if sheet is None else sheet.json()
    if cards:
        content["cards"] = [card_json(card) for card in cards]
    print_json(content)
