"""Over HTTP: which tables there are, new tables, and how two people who look for a game find each other."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field
from sqlalchemy import func, select

from gauntlet.server.asking import Body, Known, TheHub, TheSettings
from gauntlet.server.desk import TheDesk
from gauntlet.server.errors import PROBLEMS, refusal
from gauntlet.server.hub import Hub, Seating
from gauntlet.server.people import Player
from gauntlet.server.schema import seats, tables
from gauntlet.server.settings import Settings
from gauntlet.tables import commands
from gauntlet.tables.commands import Refused, clean_name
from gauntlet.tables.options import Options, TurnClock

router = APIRouter(prefix="/api", tags=["lobby"], responses=PROBLEMS)

SHOWN: Final = 50
QUICK_SECONDS: Final = 180
"""Strangers who wait for each other need a clock; when it runs out a bot plays on."""

Bot = Annotated[str, Field(min_length=1, max_length=40)]
Players = Annotated[int, Field(ge=2, le=4)]


class Chair(Body):
    """Who is to sit on a chair: me, whoever comes, a bot, or another person at this device."""

    kind: Literal["me", "open", "bot", "person"]
    bot: Bot | None = None
    name: Annotated[str, Field(min_length=1, max_length=80)] | None = None


class TableBody(Body):
    options: Options
    seats: list[Chair] = Field(default_factory=list, max_length=4)
    """One for each chair; none: I sit down, and the others are open."""


class QuickBody(Body):
    players: Players = 2
    epic_battles: bool = False


class BotGameBody(Body):
    bot: Bot = "mason"
    players: Players = 2
    epic_battles: bool = False
    rated: bool = False
    """A game that counts has no hints."""


class Made(BaseModel):
    table: str
    """The id, which is all that a link needs."""


class Sitter(BaseModel):
    """Who sits at a table; a bot's name is the client's to translate."""

    name: str
    bot: str | None


class OpenTable(BaseModel):
    """A public table that waits for players."""

    id: str
    options: Options
    seats: list[Sitter | None]
    """By chair; null for a free one."""
    since: int


class RunningTable(BaseModel):
    """A public table that can be watched."""

    id: str
    options: Options
    seats: list[Sitter]
    since: int


class Lobby(BaseModel):
    open: list[OpenTable]
    running: list[RunningTable]
    tables: dict[Literal["waiting", "playing", "over"], int]
    """How many there are, public or not."""


class Level(BaseModel):
    name: str
    style: str


@router.get("/bots")
async def bots(hub: TheHub) -> list[Level]:
    """Who there is to play against, from gentle to expert."""
    return [Level(name=name, style=style) for name, style in hub.bots.names().items()]


@router.get("/lobby")
async def lobby(hub: TheHub) -> Lobby:
    """Public tables that wait for players, public tables to watch, and how many tables there are."""
    return Lobby(open=await _open(hub), running=await _running(hub), tables=await _counts(hub))


@router.post("/tables", status_code=201)
async def new_table(body: TableBody, hub: TheHub, settings: TheSettings, me: Known) -> Made:
    """Make a table; if everyone who is to play sits there already, the game starts."""
    options = body.options
    chairs = body.seats or [Chair(kind="me"), *[Chair(kind="open")] * (options.players - 1)]
    if len(chairs) != options.players:
        raise refusal("bad-message", f"seats: {len(chairs)} for {options.players} players")
    if [chair.kind for chair in chairs].count("me") > 1:
        raise refusal("bad-message", "seats: you can be only one of them")
    if options.rated and any(chair.kind == "person" for chair in chairs):
        raise refusal("bad-message", "seats: a game that counts needs a device for each person")
    _check_bot(hub, options.stand_in)
    await _check_number(hub, settings, me)
    seated = _seatings(hub, me, chairs)
    full = all(chair.kind != "open" for chair in chairs)
    return Made(table=await hub.open(options, me.id, seated, start=full and options.begins == "drawn"))


@router.post("/bot-game", status_code=201)
async def play_a_bot(body: BotGameBody, hub: TheHub, settings: TheSettings, me: Known) -> Made:
    """Play bots now: a table, everyone seated, the game started."""
    await _check_number(hub, settings, me)
    others = [Chair(kind="bot", bot=body.bot) for _ in range(body.players - 1)]
    options = Options(
        players=body.players,
        epic_battles=body.epic_battles,
        rated=body.rated,
        hints=not body.rated,
        stand_in=_check_bot(hub, body.bot),
    )
    return Made(table=await hub.open(options, me.id, _seatings(hub, me, [Chair(kind="me"), *others]), start=True))


@router.post("/quick")
async def quick(body: QuickBody, hub: TheHub, desk: TheDesk, settings: TheSettings, me: Known) -> Made:
    """Find a game: I sit down at a public table of this kind, or at a new one if none waits."""
    options = Options(
        players=body.players,
        epic_battles=body.epic_battles,
        public=True,
        rated=True,
        hints=False,
        clock=TurnClock(seconds=QUICK_SECONDS),
        stand_in=_check_bot(hub, Options.model_fields["stand_in"].default),
    )
    async with desk.pairing, hub.database.one_at_a_time("pairing"):
        for row in await _waiting(hub, options):
            if await _sit(hub, row, me):
                return Made(table=row)
        await _check_number(hub, settings, me)
        return Made(table=await hub.open(options, me.id, [Seating(me.id, me.name)]))


async def _waiting(hub: Hub, options: Options) -> list[str]:
    """Public tables of just these options that wait, the longest wait first."""
    query = select(tables.c.id, tables.c.options).where(tables.c.status == "waiting", tables.c.public)
    rows = await hub.database.rows(query.order_by(tables.c.changed).limit(200))
    wanted = options.model_dump(mode="json")
    return [row.id for row in rows if row.options == wanted]


async def _sit(hub: Hub, table: str, me: Player) -> bool:
    """Sits down, and starts the game if that was the last chair; False if someone else was faster."""
    host = await hub.host(table)
    if host.match.status == "waiting" and host.match.seats_of(me.id):
        return True  # still waiting there
    if host.match.status == "waiting" and all(seat.free for seat in host.match.seats):
        return False  # whoever opened it has left
    try:
        await host.carry_out(partial(commands.sit, player=me.id, name=me.name, chair=None))
    except Refused:
        return False
    if not any(seat.free for seat in host.match.seats):
        try:
            await host.carry_out(partial(commands.start, player=host.match.maker, first=0))
        except Refused as refused:
            if refused.code not in ("already-started", "not-started"):  # or someone got up again just now
                raise
    return True


def _check_bot(hub: Hub, bot: str) -> str:
    if bot not in hub.bots.names():
        raise refusal("unknown-bot")
    return bot


async def _check_number(hub: Hub, settings: Settings, me: Player) -> None:
    own = select(func.count()).where(tables.c.maker == me.id, tables.c.status.in_(["waiting", "playing"]))
    row = await hub.database.row(own)
    if row and row[0] >= settings.tables_per_player:
        raise refusal("too-many", "finish some of your tables first")


def _seatings(hub: Hub, me: Player, chairs: list[Chair]) -> list[Seating]:
    found: list[Seating] = []
    for number, chair in enumerate(chairs):
        match chair.kind:
            case "me":
                found.append(Seating(me.id, me.name))
            case "open":
                found.append(Seating(None, ""))
            case "person" if chair.name:
                found.append(Seating(me.id, clean_name(chair.name)))
            case "bot" if chair.bot:
                same = sum(other.bot == chair.bot for other in found)
                name = _check_bot(hub, chair.bot).capitalize()
                found.append(Seating(None, clean_name(f"{name} {same + 1}" if same else name), chair.bot))
            case kind:
                raise refusal("bad-message", f"seats.{number}: a {kind} needs a {'bot' if kind == 'bot' else 'name'}")
    return found


async def _open(hub: Hub) -> list[OpenTable]:
    query = select(tables.c.id, tables.c.created).where(tables.c.status == "waiting", tables.c.public)
    found = []
    for row in await hub.database.rows(query.order_by(tables.c.changed.desc()).limit(SHOWN)):
        match = await hub.match(row.id)
        sitters = [None if seat.free else Sitter(name=seat.name, bot=seat.bot) for seat in match.seats]
        if match.status == "waiting" and any(sitters):
            found.append(OpenTable(id=row.id, options=match.options, seats=sitters, since=row.created))
    return found


async def _running(hub: Hub) -> list[RunningTable]:
    query = select(tables).where(tables.c.status == "playing", tables.c.public)
    rows = await hub.database.rows(query.order_by(tables.c.changed.desc()).limit(SHOWN))
    sitting = select(seats.c.table, seats.c.name, seats.c.bot).where(seats.c.table.in_([row.id for row in rows]))
    at: dict[str, list[Sitter]] = {row.id: [] for row in rows}
    for seat in await hub.database.rows(sitting.order_by(seats.c.table, seats.c.seat)):
        at[seat.table].append(Sitter(name=seat.name, bot=seat.bot))
    return [
        RunningTable(id=row.id, options=Options(**row.options), seats=at[row.id], since=row.changed) for row in rows
    ]


async def _counts(hub: Hub) -> dict[Literal["waiting", "playing", "over"], int]:
    rows = await hub.database.rows(select(tables.c.status, func.count().label("number")).group_by(tables.c.status))
    found: dict[Literal["waiting", "playing", "over"], int] = {"waiting": 0, "playing": 0, "over": 0}
    return found | {row.status: row.number for row in rows}
