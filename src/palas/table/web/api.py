"""The API for bots and other programs: the same table, the same refusals, as JSON."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import Response, StreamingResponse

from palas.games import game as game_by_id
from palas.kernel.errors import UnknownGame
from palas.table.errors import NotNow, UnknownGameHere, WrongSetup
from palas.table.events import Event
from palas.table.house import House
from palas.table.languages import N_
from palas.table.rematch import open_rematch
from palas.table.setup import clean_name, read_setup
from palas.table.table import Table
from palas.table.web import api_models as models
from palas.table.web import api_state
from palas.table.web.api_door import JsonRoute, Sitting, TableId, Watching
from palas.table.web.api_stream import Retelling, stream
from palas.table.web.faults import PROBLEM, TITLES
from palas.table.web.guests import new_guest_id

LONGEST_STREAM = 3600  # seconds, when an end is wished for
LOOKING = (401, 403, 404, 422)  # what can go wrong for those who look
ACTING = (400, 401, 403, 404, 409, 413, 415, 422)  # and for those who act
Language = Annotated[models.Language, Query(description="of moves and log")]


class Record(Response):
    """JSON lines."""

    media_type = "application/x-ndjson"


class Events(StreamingResponse):
    """Server-sent events."""

    media_type = "text/event-stream"


EVENT = {
    "type": "object",
    "required": ["id", "data"],
    "properties": {
        "id": {"type": "string", "description": "the number of the event, to go on from"},
        "data": {
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": {"$ref": "#/components/schemas/Told"},
        },
    },
}


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Return how the ways to be refused are documented."""
    content = {PROBLEM: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {code: {"description": TITLES[code], "content": content} for code in codes}


router = APIRouter(
    prefix="/api/v1",
    route_class=JsonRoute,
    generate_unique_id_function=lambda route: route.name,
)
WITHOUT_TOKEN: dict[str, Any] = {"security": [{}]}  # spectators need none


@router.get("/games", summary="List the games", tags=["games"])
async def list_games() -> models.Games:
    """All games with their seats and options, and the levels of bots."""
    return api_state.games_facts()


@router.get("/games/{game}", summary="Get one game", tags=["games"], responses=problems(404, 422))
async def get_game(game: str) -> models.GameFacts:
    """One game with its seats and options."""
    try:
        return api_state.game_facts(game_by_id(game))
    except UnknownGame as wrong:
        raise UnknownGameHere(wrong.message) from None


@router.post(
    "/tables",
    summary="Open a table",
    tags=["tables"],
    status_code=201,
    responses=problems(400, 403, 413, 415, 422, 429),
)
async def open_table(request: Request, wish: models.OpenWish) -> models.Opened:
    """Seats with a person’s name are yours: their tokens come back. Others join the free ones.

    The game begins as soon as every seat is taken.
    """
    setup = read_setup(wish.model_dump(exclude={"name"}))
    host = clean_name(wish.name)
    request.app.state.limits.check_opening(request.client.host if request.client else "")
    house: House = request.app.state.house
    return api_state.opened(request, await house.open(setup, host, new_guest_id()))


@router.get(
    "/tables/{table_id}",
    summary="Look at a table",
    tags=["tables"],
    responses=problems(*LOOKING),
    openapi_extra=WITHOUT_TOKEN,
)
async def get_table(
    asker: Watching,
    language: Language = "en",
    log_from: Annotated[
        int, Query(ge=0, le=models.MOST_NUMBER, description="the first move to show in the log")
    ] = 0,
) -> models.State:
    """Get the table and the game as your seat may know them; without a token, as a spectator."""
    return api_state.state(asker, language, log_from)


@router.post(
    "/tables/{table_id}/join",
    summary="Sit down",
    tags=["tables"],
    responses=problems(400, 403, 404, 409, 413, 415, 422),
)
async def join(request: Request, table_id: TableId, wish: models.JoinWish) -> models.Joined:
    """You get a free seat and its token. Keep it: it is all that says who you are."""
    seat = 0

    def sit_down(table: Table, now: float) -> list[Event]:
        nonlocal seat
        seat = wish.seat if wish.seat is not None else _first_free(table)
        return table.join(seat, wish.name, now)

    house: House = request.app.state.house
    table = await house.ask(table_id, sit_down)
    found = api_state.seating(request, table, seat)
    return models.Joined(**found.model_dump(), version=table.version)


@router.post(
    "/tables/{table_id}/leave", summary="Get up", tags=["tables"], responses=problems(*ACTING)
)
async def leave(asker: Sitting) -> models.Done:
    """Before the game begins; your token ends with it. Later, let a bot play for you."""
    seat = asker.seat
    table = await asker.house.ask(
        asker.table.id, lambda table, now: table.leave(seat, now), released=[seat]
    )
    return api_state.done(table, seat)


@router.get(
    "/tables/{table_id}/legal",
    summary="List my legal moves",
    tags=["playing"],
    responses=problems(*LOOKING),
)
async def legal_moves(asker: Sitting, language: Language = "en") -> models.Legal:
    """Every legal move of your seat, by number and in words."""
    return api_state.legal(asker, language)


@router.post(
    "/tables/{table_id}/play", summary="Play a move", tags=["playing"], responses=problems(*ACTING)
)
async def play(asker: Sitting, wish: models.PlayWish) -> models.Done:
    """One move, by its words in any language or by its number."""
    seat = asker.seat
    table = await asker.house.ask(
        asker.table.id, lambda table, now: table.play(seat, wish.chosen, now, wish.decision)
    )
    return api_state.done(table, seat)


@router.post(
    "/tables/{table_id}/take-back",
    summary="Take a move back",
    tags=["playing"],
    responses=problems(*ACTING),
)
async def take_back(asker: Sitting, wish: models.TakeBackWish) -> models.Done:
    """Your last move, as long as nobody has moved since and it revealed nothing."""
    seat = asker.seat
    table = await asker.house.ask(
        asker.table.id, lambda table, now: table.take_back(seat, now, wish.decision)
    )
    return api_state.done(table, seat)


@router.post(
    "/tables/{table_id}/say",
    summary="Write a message",
    tags=["together"],
    responses=problems(*ACTING, 429),
)
async def say(request: Request, asker: Sitting, wish: models.SayWish) -> models.Done:
    """One line of chat for everybody at the table."""
    seat = asker.seat
    request.app.state.limits.check_saying(asker.table.id, seat)
    table = await asker.house.ask(
        asker.table.id, lambda table, now: table.say(seat, wish.text, now)
    )
    return api_state.done(table, seat)


@router.post(
    "/tables/{table_id}/offer",
    summary="Make a proposal",
    tags=["together"],
    responses=problems(*ACTING),
)
async def offer(request: Request, asker: Sitting, wish: models.OfferWish) -> models.Done:
    """To end the game here, or to let a bot play for someone who has left, if all others agree."""
    seat, here = asker.seat, request.app.state.presence.here(asker.table.id).seats
    table = await asker.house.ask(
        asker.table.id, lambda table, now: table.propose(seat, wish.offer, wish.about, now, here)
    )
    return api_state.done(table, seat)


@router.post(
    "/tables/{table_id}/answer",
    summary="Answer a proposal",
    tags=["together"],
    responses=problems(*ACTING),
)
async def answer(asker: Sitting, wish: models.AnswerWish) -> models.Done:
    """Agree or decline; a proposal ends when one declines."""
    seat = asker.seat
    table = await asker.house.ask(
        asker.table.id, lambda table, now: table.answer(seat, wish.yes, now)
    )
    return api_state.done(table, seat)


@router.post(
    "/tables/{table_id}/come-back",
    summary="Come back",
    tags=["together"],
    responses=problems(*ACTING),
)
async def come_back(asker: Sitting) -> models.Done:
    """Play yourself again after a bot has played for you."""
    seat = asker.seat
    table = await asker.house.ask(asker.table.id, lambda table, now: table.come_back(seat, now))
    return api_state.done(table, seat)


@router.post(
    "/tables/{table_id}/rematch",
    summary="Play again",
    tags=["together"],
    status_code=201,
    responses=problems(*ACTING, 429),
)
async def rematch(request: Request, asker: Sitting) -> models.Opened:
    """Open the next table when the game is over: your seat is kept, the others join again."""
    request.app.state.limits.check_opening(request.client.host if request.client else "")
    table = await open_rematch(asker.house, asker.table.id, asker.seat, new_guest_id())
    return api_state.opened(request, table)


@router.get(
    "/tables/{table_id}/record",
    summary="Get the record",
    openapi_extra=WITHOUT_TOKEN,
    tags=["tables"],
    response_class=Record,
    response_description="JSON lines",
    responses=problems(*LOOKING, 409),
)
async def record(asker: Watching) -> Response:
    """Get the whole game with every secret of the deal, when it is over."""
    if asker.table.match is None or not asker.table.is_over:
        raise NotNow(N_("the record is available when the game is over"))
    return Record(asker.table.match.record())


@router.get(
    "/tables/{table_id}/events",
    summary="Follow the events",
    openapi_extra=WITHOUT_TOKEN,
    tags=["playing"],
    response_class=Events,
    response_description="server-sent events; the data of each is a Told as JSON",
    responses={200: {"content": {Events.media_type: {"schema": EVENT}}}, **problems(*LOOKING)},
)
async def events(
    asker: Watching,
    language: Language = "en",
    after: Annotated[
        int, Query(ge=0, le=models.MOST_NUMBER, description="the last event you know")
    ] = 0,
    seconds: Annotated[
        int | None,
        Query(ge=0, le=LONGEST_STREAM, description="when to end; not given: never"),
    ] = None,
    last_event_id: Annotated[
        str, Header(pattern=r"^\d{0,9}$", description="the same as `after`, sent by browsers")
    ] = "",
) -> Response:
    """Every event from the first one on, or after the one you name, as it happens."""
    after = max(after, int(last_event_id or 0))
    if after > asker.table.version:
        raise WrongSetup(
            N_("the last event is {last}, not {after}"), last=asker.table.version, after=after
        )
    told = stream(asker.house, asker.table.id, Retelling(asker.seat, language), after, seconds)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Events(told, headers=headers)


def _first_free(table: Table) -> int:
    if not table.free_seats:
        raise NotNow(N_("this table is full"))
    return table.free_seats[0]
