"""Routes of one table. Before its game is over they show only what anyone may know; afterwards everything."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions
from gauntlet.match.outcome import Outcome
from gauntlet.match.proof import DrawProof, Proof
from gauntlet.match.refused import Refused
from gauntlet.match.screen import outcome_of
from gauntlet.rules.errors import GauntletError
from gauntlet.rules.record import Record
from gauntlet.server.accounts.players import Player
from gauntlet.server.clients import client_key
from gauntlet.server.http.dependencies import Body, Id, OptionalPlayer, Tables, TheRuntime, state
from gauntlet.server.http.error_responses import PROBLEMS
from gauntlet.server.http.replay import Replay, replay
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.refusals import refusal

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)

MAX_CACHED: Final = 64
"""Everyone at a table looks at the same review."""
MAX_DECISIONS: Final = 1000
"""Decisions of a record from elsewhere; a game has about a hundred."""
NO_PROOF: Final = "There is no proof: the game was played elsewhere, and this server did not shuffle it"


@dataclass
class ReviewCache:
    """The latest reviews and replays."""

    waiting: set[str] = field(default_factory=set)
    """Players, or addresses of whoever is none, that wait for a review: one each."""
    _answers: OrderedDict[tuple[str, str], bytes] = field(default_factory=OrderedDict)

    def get(self, kind: str, table: str) -> bytes | None:
        return self._answers.get((kind, table))

    def put(self, kind: str, table: str, answer: bytes) -> bytes:
        self._answers[kind, table] = answer
        self._answers.move_to_end((kind, table))
        while len(self._answers) > MAX_CACHED:
            self._answers.popitem(last=False)
        return answer

    def clear(self) -> None:
        self._answers.clear()


TheReviewCache = Annotated[ReviewCache, state("review_cache")]


class Someone(BaseModel):
    player: str | None
    name: str | None
    """null for a free seat."""
    bot: str | None
    forfeited: bool


class Summary(BaseModel):
    """A table, in short."""

    id: str
    status: Literal["waiting", "playing", "over"]
    options: MatchOptions
    seats: list[Someone]
    commitment: str | None
    """SHA-256 of the deal, published when the game started; null for a game that was played elsewhere."""
    outcome: Outcome | None
    rematch: str | None
    """The table of the rematch."""


class RecordBody(Body):
    """A game record: docs/record.md."""

    format: Literal["gauntlet-record/1"]
    table: dict[str, Any]
    names: list[str]
    setup: dict[str, Any]
    decisions: list[str]
    result: dict[str, Any] | None
    """null where the game ended by forfeit."""


class ProofBody(BaseModel):
    """A record, and what shows that its shuffle was fair: see proof.py."""

    format: Literal["gauntlet-proof/1", "gauntlet-proof/2"]
    table: str
    commitment: str
    nonce: str
    draw: DrawProof | None = None
    """With format 2: how the players took part in the draw."""
    record: RecordBody


class ReviewLine(BaseModel):
    """A line of the response: the progress from 0 to 1, at last the review, or an error code."""

    progress: float | None = None
    review: dict[str, Any] | None = None
    code: str | None = None


@router.get("/tables/{table}")
async def summary(table: Id, tables: Tables) -> Summary:
    match = await tables.match(table)
    return Summary(
        id=table,
        status=match.status,
        options=match.options,
        seats=[
            Someone(player=seat.player, name=None if seat.free else seat.name, bot=seat.bot, forfeited=seat.forfeited)
            for seat in match.seats
        ],
        commitment=match.commitment,
        outcome=outcome_of(match),
        rematch=match.rematch,
    )


@router.get("/tables/{table}/record", response_class=Response, responses={200: {"model": RecordBody}})
async def record(table: Id, tables: Tables) -> Response:
    """The record of a game that is over, as `gauntlet replay` reads it."""
    return _file(f"{_over(await tables.match(table))}\n".encode(), f"{table}.json")


@router.get("/tables/{table}/proof", response_class=Response, responses={200: {"model": ProofBody}})
async def proof(table: Id, tables: Tables) -> Response:
    """The record with the commitment to its deal, for `gauntlet verify`."""
    match = await tables.match(table)
    _over(match)
    if match.commitment is None:
        raise refusal("not-found", NO_PROOF)
    text = orjson.dumps(Proof.of(match).as_json(), option=orjson.OPT_INDENT_2)
    return _file(text + b"\n", f"{table}.proof.json")


@router.get("/tables/{table}/replay", response_class=Response, responses={200: {"model": Replay}})
async def replayed(table: Id, tables: Tables, cache: TheReviewCache) -> Response:
    """A game that is over, frame by frame, with all hands open."""
    game = _over(await tables.match(table))
    data = cache.get("replay", table)
    if data is None:
        data = await asyncio.to_thread(lambda: orjson.dumps(replay(game)))
    return Response(cache.put("replay", table, data), media_type="application/json")


@router.get(
    "/tables/{table}/review",
    response_class=StreamingResponse,
    responses={200: {"model": ReviewLine, "content": {"application/x-ndjson": {}}}},
)
async def review(
    request: Request, table: Id, runtime: TheRuntime, cache: TheReviewCache, me: OptionalPlayer
) -> StreamingResponse:
    """The review of a finished game. Lines of JSON: {"progress": …}, at last {"review": …}."""
    game = _over(await runtime.tables.match(table))
    return await _reviewed(request, runtime, cache, me, table, game)


@router.post(
    "/review",
    response_class=StreamingResponse,
    responses={200: {"model": ReviewLine, "content": {"application/x-ndjson": {}}}},
)
async def review_record(
    request: Request, body: RecordBody, runtime: TheRuntime, cache: TheReviewCache, me: OptionalPlayer
) -> StreamingResponse:
    """The review of a game that was played elsewhere, such as in a browser. Lines of JSON, as for a table."""
    game = await read_record(body)
    name = f"record {sha256(str(game).encode()).hexdigest()}"
    return await _reviewed(request, runtime, cache, me, name, game)


async def read_record(body: RecordBody) -> Record:
    """A record from elsewhere that holds: all its decisions are legal, and its result is right."""
    try:
        game = await asyncio.to_thread(Record.from_json, body.model_dump())
    except GauntletError as error:
        raise refusal("bad-message", str(error)) from error
    if any(0xD800 <= ord(sign) < 0xE000 for name in game.names for sign in name):
        raise refusal("bad-message", "names: must not have lone surrogates")
    if not 1 <= len(game.decisions) <= MAX_DECISIONS:
        raise refusal("bad-message", f"decisions: {len(game.decisions)} of them; must be 1 to {MAX_DECISIONS}")
    return game


async def _reviewed(
    request: Request, runtime: Runtime, cache: ReviewCache, me: Player | None, name: str, game: Record
) -> StreamingResponse:
    """`name`: under which the review is cached."""
    client = client_key(request.scope)
    who = me.id if me else client
    if who in cache.waiting:
        raise refusal("too-many", "One review at a time")
    lines = _lines(runtime, cache, name, game, who, client)
    await anext(lines)  # once it has begun its end is seen, even if nobody stays to read it
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def _lines(
    runtime: Runtime, cache: ReviewCache, table: str, game: Record, who: str, client: str
) -> AsyncIterator[bytes]:
    """Who goes away stops the work. The queue counts by address: as many guests as one likes come from it."""
    cache.waiting.add(who)
    lines: asyncio.Queue[bytes | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def progress(share: float) -> None:
        loop.call_soon_threadsafe(lines.put_nowait, _line({"progress": round(share, 3)}))

    async def work() -> None:
        try:
            line = cache.get("review", table)
            if line is None:
                async with runtime.work.reviews.turn(client):
                    line = cache.get("review", table) or _line({"review": await runtime.bots.review(game, progress)})
            lines.put_nowait(cache.put("review", table, line))
        except Refused as refused:
            lines.put_nowait(_line({"code": refused.code}))
        except Exception:
            lines.put_nowait(_line({"code": "internal"}))
            raise
        finally:
            lines.put_nowait(None)

    task = asyncio.create_task(work())
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # sent to the client, logged by the bots
    try:
        yield b""
        yield _line({"progress": 0.0})
        while (line := await lines.get()) is not None:
            yield line
    finally:
        task.cancel()
        cache.waiting.discard(who)


def _over(match: Match) -> Record:
    """The record of a game that is over: before that it would reveal the decks."""
    if match.status != "over" or match.game is None:
        raise refusal("not-over")
    return match.game.record()


def _file(data: bytes, name: str) -> Response:
    return Response(data, media_type="application/json", headers={"Content-Disposition": f'inline; filename="{name}"'})


def _line(value: dict[str, Any]) -> bytes:
    return orjson.dumps(value) + b"\n"
