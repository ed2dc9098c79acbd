"""A table and its games as the API tells them: facts for everybody, secrets for their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games import all_games
from palas.kernel.contract import SPECTATOR
from palas.table.setup import BOT, BOT_LEVELS
from palas.table.web import api_models as models

if TYPE_CHECKING:
    from fastapi import Request

    from palas.kernel.game import Game
    from palas.table.table import Offer, Table
    from palas.table.web.api_door import Asker


def game_facts(game: Game) -> models.GameFacts:
    """Return what a program must know to set a game up."""
    told = game.meta.json()
    return models.GameFacts(**{name: told[name] for name in models.GameFacts.model_fields})


def games_facts() -> models.Games:
    """Return all games, and the levels of bots."""
    games = [game_facts(game) for game in all_games().values()]
    return models.Games.model_validate({"games": games, "levels": list(BOT_LEVELS)})


def opened(request: Request, table: Table) -> models.Opened:
    """Return a new table with the seats of whoever opened it."""
    named = [at for at, seat in enumerate(table.seats) if seat.is_taken and seat.kind != BOT]
    base = request.app.state.config.address or str(request.base_url).rstrip("/")
    return models.Opened(
        table=table.id,
        address=f"{base}/t/{table.id}",
        version=table.version,
        seats=[seating(request, table, seat) for seat in named],
    )


def seating(request: Request, table: Table, seat: int) -> models.Seating:
    """Return a seat with its token."""
    sitting = table.seats[seat]
    token = request.app.state.signer.sign_seat(table.id, seat, sitting.since)
    return models.Seating(seat=seat, name=sitting.name, token=token)


def done(table: Table, seat: int) -> models.Done:
    """Return where a table stands after a seat has done something."""
    return models.Done.model_validate(
        {
            "version": table.version,
            "status": table.status,
            "acting": table.acting,
            "decision": table.seats[seat].decisions,
        }
    )


def legal(asker: Asker, language: str) -> models.Legal:
    """Return the legal moves of a seat with their words."""
    table, seat = asker.table, asker.seat
    match, choices = table.match, []
    if match is not None and seat in match.acting:
        view, words = match.view(seat), match.game.text.move_words
        choices = [
            models.Choice(action=action, move=words(view, seat, action, language))
            for action in match.actions(seat)
        ]
    return models.Legal(version=table.version, decision=table.seats[seat].decisions, legal=choices)


def state(asker: Asker, language: str, log_from: int) -> models.State:
    """Return a table as a viewer may know it."""
    table, viewer = asker.table, asker.seat
    match, setup, sits = table.match, table.setup, viewer != SPECTATOR
    return models.State.model_validate(
        {
            "table": table.id,
            "status": table.status,
            "version": table.version,
            "game": setup.game,
            "options": dict(setup.options),
            "public": setup.public,
            "hints": setup.hints,
            "pace": setup.pace.json(),
            "host": table.host,
            "commitment": table.commitment,
            "seats": [_seat(table, seat, asker.house.clock()) for seat in range(len(table.seats))],
            "acting": table.acting,
            "viewer": viewer if sits else None,
            "decision": table.seats[viewer].decisions if sits else None,
            "can_take_back": sits and match is not None and match.can_undo(viewer),
            "offer": _offer(table.offer),
            "chat": [said._asdict() for said in table.chat],
            "rematch": table.rematch,
            "match": match and match.json(viewer, language, log_from),
        }
    )


def _seat(table: Table, at: int, now: float) -> models.SeatFacts:
    seat, clocks = table.seats[at], table.clocks
    return models.SeatFacts.model_validate(
        {
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "decisions": seat.decisions,
            "seconds_left": round(clocks.seconds_left(at, now), 1) if clocks.are_used else None,
        }
    )


def _offer(offer: Offer | None) -> models.OfferFacts | None:
    if offer is None:
        return None
    told = {"offer": offer.kind, "about": offer.about, "agreed": sorted(offer.agreed)}
    return models.OfferFacts.model_validate(told)
