"""Routes for game lists, profiles and ratings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel
from sqlalchemy import ColumnElement, Integer, and_, case, cast, func, or_, select

from gauntlet.match.match_options import MatchOptions
from gauntlet.server.accounts.player_ratings import shown
from gauntlet.server.http.dependencies import CurrentPlayer, Id, TheDatabase
from gauntlet.server.http.error_responses import PROBLEMS
from gauntlet.server.refusals import refusal
from gauntlet.server.storage.database import Database
from gauntlet.server.storage.schema import players, ratings, seats, tables

router = APIRouter(prefix="/api", tags=["profiles"], responses=PROBLEMS)

Kind = Literal["2", "3", "4", "2-epic", "3-epic", "4-epic"]


class Opponent(BaseModel):
    """Someone at the table, in the order of play."""

    player: str | None
    name: str
    bot: str | None
    points: int | None
    won: float | None
    """The share of the victory: 1, 1/2, …, 0."""


class Played(BaseModel):
    """A game of mine."""

    table: str
    status: Literal["playing", "over"]
    options: MatchOptions
    changed: int
    """When it started or ended, in milliseconds since 1970."""
    seats: list[Opponent]
    mine: list[int]
    """The seats that I had."""


class Games(BaseModel):
    games: list[Played]
    next: str | None
    """Asked for with `before`, it gives the games before these."""


class Rating(BaseModel):
    rating: int
    mu: float
    sigma: float
    games: int


class Ranked(Rating):
    player: str | None
    bot: str | None
    name: str


class Record(BaseModel):
    """How someone does at one kind of table."""

    games: int
    wins: float
    """Shared victories count by their share."""
    mean_points: float
    best_points: int
    rating: Rating | None


class Against(BaseModel):
    """How someone does at tables where a bot sat."""

    bot: str
    games: int
    wins: float


class Profile(BaseModel):
    id: str
    name: str
    account: bool
    since: int
    games: int
    wins: float
    kinds: dict[Kind, Record]
    bots: list[Against]


@router.get("/me/games")
async def my_games(
    database: TheDatabase,
    me: CurrentPlayer,
    status: Literal["playing", "over"] | None = None,
    before: Annotated[str | None, Query(pattern=r"^\d{1,15}-[A-Za-z0-9_-]{22}$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 20,
) -> Games:
    """My games, the latest first."""
    own = select(seats.c.table).where(seats.c.player == me.id)
    query = select(tables).where(tables.c.id.in_(own), tables.c.status == status if status else _begun())
    if before:
        at, _, table = before.partition("-")
        earlier = tables.c.changed < int(at)
        query = query.where(or_(earlier, and_(tables.c.changed == int(at), tables.c.id < table)))
    rows = await database.rows(query.order_by(tables.c.changed.desc(), tables.c.id.desc()).limit(limit + 1))
    found = rows[:limit]
    sitting = await _sitting(database, [row.id for row in found])
    games = [
        Played(
            table=row.id,
            status=row.status,
            options=MatchOptions(**row.options),
            changed=row.changed,
            seats=sitting[row.id],
            mine=[number for number, seat in enumerate(sitting[row.id]) if seat.player == me.id],
        )
        for row in found
    ]
    return Games(games=games, next=f"{found[-1].changed}-{found[-1].id}" if len(rows) > limit else None)


@router.get("/players/{player}")
async def profile(player: Id, database: TheDatabase) -> Profile:
    """The public profile of a player."""
    row = await database.row(select(players).where(players.c.id == player))
    if row is None:
        raise refusal("not-found", "there is no such player")
    kinds = await _kinds(database, player)
    return Profile(
        id=player,
        name=row.name,
        account=row.login is not None,
        since=row.created,
        games=sum(one.games for one in kinds.values()),
        wins=sum(one.wins for one in kinds.values()),
        kinds=kinds,
        bots=await _against(database, player),
    )


@router.get("/ratings/{kind}")
async def best(kind: Kind, database: TheDatabase, limit: Annotated[int, Query(ge=1, le=200)] = 100) -> list[Ranked]:
    """The leaderboard of one kind of table: accounts and bots on one scale."""
    order = (ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.who
    named = select(ratings, players.c.name, players.c.login).join(players, players.c.id == ratings.c.who, isouter=True)
    listed = or_(ratings.c.who.startswith("bot:"), players.c.login.is_not(None))
    rows = await database.rows(named.where(ratings.c.kind == kind, listed).order_by(*order).limit(limit))
    return [_ranked(row) for row in rows]


def _ranked(row: Any) -> Ranked:
    is_bot = row.who.startswith("bot:")
    bot = row.who.removeprefix("bot:") if is_bot else None
    return Ranked(
        player=None if is_bot else row.who,
        bot=bot,
        name=bot.capitalize() if bot else row.name,
        **_rating(row).model_dump(),
    )


def _rating(row: Any) -> Rating:
    return Rating(rating=shown(row.mu, row.sigma), mu=row.mu, sigma=row.sigma, games=row.games)


def _begun() -> ColumnElement[bool]:
    return tables.c.status.in_(["playing", "over"])


def _played_here() -> ColumnElement[bool]:
    """A game that was handed over never had an owner. It does not count: a record can be made up, card by card."""
    return tables.c.owner.is_not(None)


async def _sitting(database: Database, ids: list[str]) -> dict[str, list[Opponent]]:
    found: dict[str, list[Opponent]] = {table: [] for table in ids}
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    for row in await database.rows(query):
        found[row.table].append(Opponent(player=row.player, name=row.name, bot=row.bot, points=row.points, won=row.won))
    return found


async def _kinds(database: Database, player: str) -> dict[Kind, Record]:
    number = tables.c.options["players"].as_integer()
    epic = cast(case((tables.c.options["epic_battles"].as_boolean(), 1), else_=0), Integer)
    query = (
        select(
            number.label("players"),
            epic.label("epic"),
            func.count().label("games"),
            func.sum(seats.c.won).label("wins"),
            func.avg(seats.c.points).label("mean"),
            func.max(seats.c.points).label("most"),
        )
        .join_from(seats, tables)
        .where(seats.c.player == player, seats.c.won.is_not(None), _played_here())
        .group_by(number, epic)
        .order_by(number, epic)
    )
    rated = {row.kind: _rating(row) for row in await database.rows(select(ratings).where(ratings.c.who == player))}
    found: dict[Kind, Record] = {}
    for row in await database.rows(query):
        kind: Kind = f"{row.players}-epic" if row.epic else str(row.players)  # type: ignore[assignment]
        mean = round(float(row.mean), 2)
        found[kind] = Record(
            games=row.games, wins=row.wins, mean_points=mean, best_points=row.most, rating=rated.get(kind)
        )
    return found


async def _against(database: Database, player: str) -> list[Against]:
    """A bot with two seats at a table was one opponent."""
    bots = seats.alias()
    met = (
        select(seats.c.table, bots.c.bot, func.max(seats.c.won).label("won"))
        .join_from(seats, tables)
        .join(bots, and_(bots.c.table == seats.c.table, bots.c.bot.is_not(None)))
        .where(seats.c.player == player, seats.c.won.is_not(None), _played_here())
        .group_by(seats.c.table, bots.c.bot)
        .subquery()
    )
    games, wins = func.count().label("games"), func.sum(met.c.won).label("wins")
    rows = await database.rows(select(met.c.bot, games, wins).group_by(met.c.bot).order_by(met.c.bot))
    return [Against(bot=row.bot, games=row.games, wins=row.wins) for row in rows]
