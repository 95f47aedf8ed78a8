"""Routes of the lobby: tables to join and to watch, new tables, quick match."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

import orjson
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import String, cast

from gauntlet.match import commands
from gauntlet.match.match_options import MatchOptions, TurnClock
from gauntlet.match.names import clean_name
from gauntlet.match.refused import Refused
from gauntlet.server.accounts.players import Player
from gauntlet.server.http.dependencies import Body, ClientKey, CurrentPlayer, ThePlayers, TheRuntime, state
from gauntlet.server.http.error_responses import PROBLEMS
from gauntlet.server.http.lobby_view import SHOWN, Lobby, LobbyView, listed
from gauntlet.server.http.static_site import accepted_encodings
from gauntlet.server.realtime.registry import Seating
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.refusals import refusal
from gauntlet.server.storage.schema import tables

router = APIRouter(prefix="/api", tags=["lobby"], responses=PROBLEMS)

TheLobbyView = Annotated[LobbyView, state("lobby_view")]
QUICK_SECONDS: Final = 180
"""Strangers who wait for each other need a clock; when it runs out a bot plays on."""

STAND_IN: Final = MatchOptions().stand_in
Bot = Annotated[str, Field(min_length=1, max_length=40)]
Players = Annotated[int, Field(ge=2, le=4)]


class NewSeat(Body):
    """Who gets a seat: the maker, whoever joins, a bot, or another person at the same device."""

    kind: Literal["me", "open", "bot", "person"]
    bot: Bot | None = None
    name: Annotated[str, Field(min_length=1, max_length=80)] | None = None


class DrawingBody(Body):
    entropy: bool = False
    """The client takes part in the draw of the deal: "Fair shuffle" in docs/protocol.md."""


class TableBody(DrawingBody):
    options: MatchOptions
    seats: list[NewSeat] = Field(default_factory=list, max_length=4)
    """One for each seat; by default the maker has the first, and the others are open."""


class QuickBody(DrawingBody):
    players: Players = 2
    epic_battles: bool = False


class BotGameBody(DrawingBody):
    bot: Bot = "mason"
    players: Players = 2
    epic_battles: bool = False
    rated: bool = False
    """A rated game has no hints."""


class Made(BaseModel):
    table: str
    """The id of the table."""


class Level(BaseModel):
    name: str
    style: str


@router.get("/bots")
async def bots(runtime: TheRuntime) -> list[Level]:
    """The bots, from weakest to strongest."""
    return [Level(name=name, style=style) for name, style in runtime.bots.names().items()]


@router.get("/lobby", response_model=Lobby)
async def lobby(request: Request, runtime: TheRuntime, view: TheLobbyView) -> Response:
    """Public tables that wait for players, public tables to watch, and how many tables there are."""
    plain, compressed = await view.latest(runtime)  # it is valid: FastAPI would check it again
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(compressed, headers=headers, media_type="application/json")
    return Response(plain, media_type="application/json")


@router.post("/tables", status_code=201)
async def new_table(
    body: TableBody, runtime: TheRuntime, players: ThePlayers, me: CurrentPlayer, client: ClientKey
) -> Made:
    """Make a table; if all seats are taken, the game starts."""
    options = body.options
    seats = body.seats or [NewSeat(kind="me"), *[NewSeat(kind="open")] * (options.players - 1)]
    if len(seats) != options.players:
        raise refusal("bad-message", f"seats: {len(seats)} for {options.players} players")
    if [seat.kind for seat in seats].count("me") > 1:
        raise refusal("bad-message", "seats: only one seat can be yours")
    if options.rated:
        _check_rated(options, seats)
    _check_bot(runtime, options.stand_in)
    for name in (seat.name for seat in seats if seat.kind == "person" and seat.name):
        await players.check_unlike_accounts(clean_name(name), me.id)
    seated = seatings(runtime, me, seats, body.entropy)
    full = all(seat.kind != "open" for seat in seats)
    start = full and options.begins == "drawn"
    return Made(table=await runtime.tables.open(options, me.id, seated, start, client))


@router.post("/bot-game", status_code=201)
async def new_bot_game(body: BotGameBody, runtime: TheRuntime, me: CurrentPlayer, client: ClientKey) -> Made:
    """Start a game against bots."""
    others = [NewSeat(kind="bot", bot=body.bot) for _ in range(body.players - 1)]
    options = MatchOptions(
        players=body.players,
        epic_battles=body.epic_battles,
        rated=body.rated,
        hints=not body.rated,
        stand_in=STAND_IN if body.rated else _check_bot(runtime, body.bot),
    )
    seats = seatings(runtime, me, [NewSeat(kind="me"), *others], body.entropy)
    return Made(table=await runtime.tables.open(options, me.id, seats, start=True, client=client))


@router.post("/quick")
async def quick(body: QuickBody, runtime: TheRuntime, me: CurrentPlayer) -> Made:
    """Quick match: join a public table of this kind, or open one if none waits."""
    options = MatchOptions(
        players=body.players,
        epic_battles=body.epic_battles,
        public=True,
        rated=True,
        hints=False,
        clock=TurnClock(seconds=QUICK_SECONDS),
        stand_in=STAND_IN,
    )
    async with runtime.pairing, runtime.database.one_at_a_time("pairing"):
        for row in await _waiting(runtime, options):
            if await _sit(runtime, row, me, body.entropy):
                return Made(table=row)
        return Made(table=await runtime.tables.open(options, me.id, [Seating(me.id, me.name, entropy=body.entropy)]))


async def _waiting(runtime: Runtime, options: MatchOptions) -> list[str]:
    """Public tables of just these options that wait, and whose maker is there, the longest wait first."""
    wanted = orjson.dumps(options.model_dump(mode="json")).decode()  # as the database has it
    query = listed(runtime).where(cast(tables.c.options, String) == wanted)
    return [row.id for row in await runtime.database.rows(query.order_by(tables.c.created).limit(SHOWN))]


async def _sit(runtime: Runtime, table: str, me: Player, entropy: bool) -> bool:
    """Sits down, and starts the game if that was the last seat; False if someone else was faster."""
    host = await runtime.tables.host(table)
    if host.match.status == "waiting" and host.match.seats_of(me.id):
        return True  # still waiting there
    if host.match.status == "waiting" and all(seat.free for seat in host.match.seats):
        return False  # whoever opened it has left just now
    try:
        await host.execute(partial(commands.sit, player=me.id, name=me.name, seat=None, entropy=entropy))
    except Refused:
        return False
    if not any(seat.free for seat in host.match.seats):
        try:
            await host.execute(partial(commands.start, player=host.match.maker, first=0))
        except Refused as refused:
            if refused.code not in ("already-started", "not-started"):  # or someone got up again just now
                raise
    return True


def _check_rated(options: MatchOptions, seats: list[NewSeat]) -> None:
    """Whoever profits chooses nothing that could help them."""
    if any(seat.kind == "person" for seat in seats):
        raise refusal("bad-message", "seats: a rated game needs a device for each person")
    if options.hints:
        raise refusal("bad-message", "options.hints: a rated game has no hints")
    if options.begins != "drawn":
        raise refusal("bad-message", "options.begins: the first player of a rated game is drawn")
    if options.stand_in != STAND_IN:
        raise refusal("bad-message", f"options.stand_in: in a rated game it is {STAND_IN}")


def _check_bot(runtime: Runtime, bot: str) -> str:
    if bot not in runtime.bots.names():
        raise refusal("unknown-bot")
    return bot


def seatings(runtime: Runtime, me: Player, seats: list[NewSeat], entropy: bool) -> list[Seating]:
    found: list[Seating] = []
    for number, seat in enumerate(seats):
        match seat.kind:
            case "me":
                found.append(Seating(me.id, me.name, entropy=entropy))
            case "open":
                found.append(Seating(None, ""))
            case "person" if seat.name:
                found.append(Seating(me.id, clean_name(seat.name), entropy=entropy))
            case "bot" if seat.bot:
                same = sum(other.bot == seat.bot for other in found)
                name = _check_bot(runtime, seat.bot).capitalize()
                found.append(Seating(None, clean_name(f"{name} {same + 1}" if same else name), seat.bot))
            case kind:
                raise refusal("bad-message", f"seats.{number}: a {kind} needs a {'bot' if kind == 'bot' else 'name'}")
    return found
