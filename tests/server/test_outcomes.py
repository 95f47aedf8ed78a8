"""Points, victories and ratings of a finished table: exactly once, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import insert, select

from gauntlet.match import events as e
from gauntlet.match.commitment import shuffled
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions
from gauntlet.server.accounts import player_ratings
from gauntlet.server.storage import schema
from gauntlet.server.storage.database import Database

pytestmark = pytest.mark.anyio


async def finished(
    database: Database,
    table: str,
    players: Sequence[str | None],
    winners: list[int],
    forfeited: Sequence[int] = (),
    **options: Any,
) -> Match:
    """A table that has just ended, its seats being written as at its start; None is a bot."""
    chosen = MatchOptions(players=len(players), rated=True, **options)
    seated = [
        e.Seated(number=2 + n, at=0, seat=n, player=player, name=f"n{n}", bot=None if player else "mason")
        for n, player in enumerate(players)
    ]
    deal = shuffled(chosen.game)
    number = 2 + len(seated)
    events: list[e.AnyEvent] = [
        e.Opened(number=1, at=0, options=chosen, maker="m"),
        *seated,
        e.Started(number=number, at=0, order=list(range(len(players))), commitment=deal.commitment),
        *(e.Forfeited(number=number + 1 + n, at=0, seat=seat, why="left") for n, seat in enumerate(forfeited)),
    ]
    points = [16 if seat in winners else seat for seat in range(len(players))]
    events.append(
        e.Ended(
            number=events[-1].number + 1,
            at=0,
            end="gauntlet",
            winners=winners,
            points=points,
            decided_by="alone",
            nonce=deal.nonce,
        )
    )
    match = Match.of(table, events, deal)
    row = {
        "id": table,
        "options": {},
        "maker": "m",
        "public": False,
        "status": "over",
        "created": 0,
        "changed": 0,
        "joinable": False,
    }
    seats = [
        {"table": table, "seat": n, "player": seat.player, "bot": seat.bot, "name": seat.name}
        for n, seat in enumerate(match.seats)
    ]
    await database.write(insert(schema.tables).values(row), insert(schema.seats).values(seats))
    return match


async def seats_of(database: Database, table: str) -> list[tuple[int, float]]:
    query = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    return [(row.points, row.won) for row in await database.rows(query)]


async def ratings_of(database: Database, kind: str) -> dict[str, tuple[float, float, int]]:
    rows = await database.rows(select(schema.ratings).where(schema.ratings.c.kind == kind))
    return {row.who: (row.mu, row.sigma, row.games) for row in rows}


@pytest.fixture
async def database(url: str) -> Any:
    opened = Database(url)
    await opened.open()
    yield opened
    await opened.close()


async def test_an_outcome_is_written_once(database: Database) -> None:
    match = await finished(database, "t1", ["ana", None], [0])
    await player_ratings.record(database, match)
    first = await ratings_of(database, "2")
    assert await seats_of(database, "t1") == [(16, 1.0), (1, 0.0)]
    assert first["ana"][0] > 25 > first["bot:mason"][0]
    assert {games for _, _, games in first.values()} == {1}
    await player_ratings.record(database, match)
    await asyncio.gather(*(player_ratings.record(database, match) for _ in range(5)))
    assert await ratings_of(database, "2") == first


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_several_processes_write_it_once(url: str, database: Database) -> None:
    """Each has its own connection and its own lock, as processes have; SQLite has one process."""
    others = [Database(url) for _ in range(4)]
    for other in others:
        await other.open()
    matches = [await finished(database, f"t{n}", ["ana", None], [0]) for n in range(10)]
    await asyncio.gather(*(player_ratings.record(other, match) for match in matches for other in others))
    assert (await ratings_of(database, "2"))["ana"][2] == 10
    assert (await ratings_of(database, "2"))["bot:mason"][2] == 10
    for other in others:
        await other.close()


async def test_no_game_is_lost_when_many_end_at_once(database: Database) -> None:
    matches = [await finished(database, f"t{n}", [f"p{n % 3}", None], [n % 2]) for n in range(30)]
    await asyncio.gather(*(player_ratings.record(database, match) for match in matches))
    found = await ratings_of(database, "2")
    assert found["bot:mason"][2] == 30
    assert [found[f"p{n}"][2] for n in range(3)] == [10, 10, 10]


async def test_each_kind_of_table_has_its_own_ratings(database: Database) -> None:
    await player_ratings.record(database, await finished(database, "t1", ["ana", "bea"], [0], epic_battles=True))
    await player_ratings.record(database, await finished(database, "t2", ["ana", "bea", "cai"], [1]))
    assert set(await ratings_of(database, "2-epic")) == {"ana", "bea"}
    assert set(await ratings_of(database, "3")) == {"ana", "bea", "cai"}
    assert await ratings_of(database, "2") == {}


async def test_who_gave_up_is_last(database: Database) -> None:
    match = await finished(database, "t1", ["ana", "bea", "cai"], [1], forfeited=[2])
    await player_ratings.record(database, match)
    found = await ratings_of(database, "3")
    assert found["bea"][0] > found["ana"][0] > found["cai"][0]


async def test_a_shared_victory_is_shared(database: Database) -> None:
    await player_ratings.record(database, await finished(database, "t1", ["ana", "bea", "cai"], [0, 2]))
    assert [won for _, won in await seats_of(database, "t1")] == [0.5, 0.0, 0.5]


async def test_without_a_winner_equals_stay_equal(database: Database) -> None:
    await player_ratings.record(database, await finished(database, "t1", ["ana", "bea"], []))
    found = await ratings_of(database, "2")
    assert found["ana"][0] == pytest.approx(found["bea"][0])


async def test_people_of_one_device_are_not_rated(database: Database) -> None:
    await player_ratings.record(database, await finished(database, "t1", ["ana", "ana"], [0]))
    assert await ratings_of(database, "2") == {}
    assert await seats_of(database, "t1") == [(16, 1.0), (1, 0.0)]


async def test_a_table_that_does_not_count_changes_no_rating(database: Database) -> None:
    match = await finished(database, "t1", ["ana", "bea"], [0])
    match.options = match.options.model_copy(update={"rated": False})
    await player_ratings.record(database, match)
    assert await ratings_of(database, "2") == {}
    assert (await seats_of(database, "t1"))[0] == (16, 1.0)


async def test_a_bot_with_two_seats_is_rated_once(database: Database) -> None:
    await player_ratings.record(database, await finished(database, "t1", ["ana", None, None], [0]))
    found = await ratings_of(database, "3")
    assert found["bot:mason"][2] == 1
    assert found["bot:mason"][0] < 25


def test_a_new_player_is_shown_with_1000() -> None:
    assert player_ratings.shown(25, 25 / 3) == 1000
