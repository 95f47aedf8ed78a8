"""The route by which finished games that were played elsewhere, such as in a browser, are kept on the server."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import Field

from gauntlet.match.names import clean_name
from gauntlet.server.accounts.players import Player, Players
from gauntlet.server.http.dependencies import Body, CurrentPlayer, ThePlayers, TheRuntime
from gauntlet.server.http.error_responses import PROBLEMS
from gauntlet.server.http.lobby_routes import Bot, Made, NewSeat, seatings
from gauntlet.server.http.table_routes import RecordBody, read_record
from gauntlet.server.refusals import refusal

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


class HandoverBody(Body):
    record: RecordBody
    bots: list[Bot | None] = Field(max_length=4)
    """Who played, one for each seat: a bot, or null for me and for people at my device."""


@router.post("/games")
async def hand_over(body: HandoverBody, runtime: TheRuntime, players: ThePlayers, me: CurrentPlayer) -> Made:
    """Keep the record of a finished game as a table of mine, over and unrated; the same record again is the same table.
    A name that looks like the account of someone else becomes my own."""
    record, bots = await read_record(body.record), body.bots
    if len(bots) != len(record.names) or all(bots):
        raise refusal("bad-message", f"bots: must be one for each of {len(record.names)} seats, and null at mine")
    seats = [
        NewSeat(kind="bot", bot=bot) if bot else NewSeat(kind="person", name=await _shown(players, me, name))
        for name, bot in zip(record.names, bots, strict=True)
    ]
    return Made(table=await runtime.tables.hand_over(record, me.id, seatings(runtime, me, seats, entropy=False)))


async def _shown(players: Players, me: Player, name: str) -> str:
    name = clean_name(name)
    return me.name if await players.is_like_account(name, me.id) else name
