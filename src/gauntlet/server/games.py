"""Over HTTP: single tables. Before a game is over only what anyone may know; afterwards all there is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Literal

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from gauntlet.rules.record import Record
from gauntlet.server import profiles
from gauntlet.server.asking import Id, Maybe, TheHub
from gauntlet.server.desk import Desk, TheDesk
from gauntlet.server.errors import PROBLEMS, refusal
from gauntlet.server.hub import Hub
from gauntlet.server.proof import Proof
from gauntlet.server.replay import Replay, replay
from gauntlet.server.security import address_of
from gauntlet.tables.match import Match
from gauntlet.tables.options import Options

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)
router.include_router(profiles.router)


class Someone(BaseModel):
    player: str | None
    name: str | None
    """null for a free chair."""
    bot: str | None
    forfeited: bool


class Ending(BaseModel):
    end: str
    winners: list[int]
    points: list[int]


class Summary(BaseModel):
    """A table, in short."""

    id: str
    status: Literal["waiting", "playing", "over"]
    options: Options
    seats: list[Someone]
    commitment: str | None
    """What was promised about the shuffle when the game started."""
    outcome: Ending | None
    again: str | None
    """The table of the rematch."""


class RecordBody(BaseModel):
    """A game record: docs/record.md."""

    format: Literal["gauntlet-record/1"]
    table: dict[str, Any]
    names: list[str]
    setup: dict[str, Any]
    decisions: list[str]
    result: dict[str, Any] | None
    """null where someone gave up before the rules had a winner."""


class ProofBody(BaseModel):
    """A record, and what shows that its shuffle was fair: see proof.py."""

    format: Literal["gauntlet-proof/1"]
    table: str
    commitment: str
    nonce: str
    record: RecordBody


class ReviewLine(BaseModel):
    """A line of the answer: how far it is, from 0 to 1, or at last the review, or why there is none."""

    progress: float | None = None
    review: dict[str, Any] | None = None
    code: str | None = None


@router.get("/tables/{table}")
async def summary(table: Id, hub: TheHub) -> Summary:
    match = await hub.match(table)
    return Summary(
        id=table,
        status=match.status,
        options=match.options,
        seats=[
            Someone(player=seat.player, name=None if seat.free else seat.name, bot=seat.bot, forfeited=seat.forfeited)
            for seat in match.seats
        ],
        commitment=match.deal.commitment if match.deal else None,
        outcome=Ending(**match.ended.model_dump(include={"end", "winners", "points"})) if match.ended else None,
        again=match.again,
    )


@router.get("/tables/{table}/record", response_class=Response, responses={200: {"model": RecordBody}})
async def record(table: Id, hub: TheHub) -> Response:
    """The record of a game that is over, as `gauntlet replay` reads it."""
    return _file(f"{_over(await hub.match(table))}\n".encode(), f"{table}.json")


@router.get("/tables/{table}/proof", response_class=Response, responses={200: {"model": ProofBody}})
async def proof(table: Id, hub: TheHub) -> Response:
    """The record with what was promised before it: `gauntlet verify` checks it."""
    match = await hub.match(table)
    _over(match)
    text = orjson.dumps(Proof.of(match).as_json(), option=orjson.OPT_INDENT_2)
    return _file(text + b"\n", f"{table}.proof.json")


@router.get("/tables/{table}/replay", response_class=Response, responses={200: {"model": Replay}})
async def replayed(table: Id, hub: TheHub, desk: TheDesk) -> Response:
    """A game that is over, frame by frame, with all hands open."""
    game = _over(await hub.match(table))
    data = desk.answers.get(("replay", table))
    if data is None:
        data = await asyncio.to_thread(lambda: orjson.dumps(replay(game)))
    return Response(desk.keep("replay", table, data), media_type="application/json")


@router.get(
    "/tables/{table}/review",
    response_class=StreamingResponse,
    responses={200: {"model": ReviewLine, "content": {"application/x-ndjson": {}}}},
)
async def review(request: Request, table: Id, hub: TheHub, desk: TheDesk, me: Maybe) -> StreamingResponse:
    """What each decision of a finished game lost, and why. Lines of JSON: {"progress": …}, at last {"review": …}."""
    game = _over(await hub.match(table))
    client = me.id if me else address_of(request.scope)
    if client in desk.reviewing:
        raise refusal("too-many", "one review at a time")
    lines = _lines(hub, desk, table, game, client)
    await anext(lines)  # once it has begun its end is seen, even if nobody stays to read it
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(hub: Hub, desk: Desk, table: str, game: Record, client: str) -> AsyncIterator[bytes]:
    """Who goes away stops the work."""
    desk.reviewing.add(client)
    news: asyncio.Queue[bytes | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def progress(share: float) -> None:
        loop.call_soon_threadsafe(news.put_nowait, _line({"progress": round(share, 3)}))

    async def work() -> None:
        try:
            async with desk.review:
                line = desk.answers.get(("review", table)) or _line({"review": await hub.bots.review(game, progress)})
            news.put_nowait(desk.keep("review", table, line))
        except Exception:
            news.put_nowait(_line({"code": "internal"}))
            raise
        finally:
            news.put_nowait(None)

    task = asyncio.create_task(work())
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # told to the client, logged by the bots
    try:
        yield b""
        yield _line({"progress": 0.0})
        while (line := await news.get()) is not None:
            yield line
    finally:
        task.cancel()
        desk.reviewing.discard(client)


def _over(match: Match) -> Record:
    """The record of a game that is over: before that it would tell how the cards lie."""
    if match.status != "over" or match.game is None:
        raise refusal("not-over")
    return match.game.record()


def _file(data: bytes, name: str) -> Response:
    return Response(data, media_type="application/json", headers={"Content-Disposition": f'inline; filename="{name}"'})


def _line(value: dict[str, Any]) -> bytes:
    return orjson.dumps(value) + b"\n"
