"""Records the outcome of a finished game, exactly once: points and victories by seat, and new ratings."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from sqlalchemy import Executable, delete, insert, select

from gauntlet.match.match import Match, Seat
from gauntlet.match.match_options import MatchOptions
from gauntlet.server.storage.database import Conflict, Database
from gauntlet.server.storage.schema import ratings, seats

TRIES: Final = 50

_locks: WeakKeyDictionary[Database, asyncio.Lock] = WeakKeyDictionary()


def kind_of(options: MatchOptions) -> str:
    """Ratings are kept by kind of table: strength at one says little about another."""
    return f"{options.players}-epic" if options.epic_battles else str(options.players)


def shown(mu: float, sigma: float) -> int:
    """A rating as it is shown: the lower bound of the estimate; 1000 for someone who has not played yet."""
    return round(1000 + 40 * (mu - 3 * sigma))


def who_of(player: str | None, bot: str | None) -> str:
    return player if player is not None else f"bot:{bot}"


async def record(database: Database, match: Match) -> None:
    """Writes the outcome of a table that is over; called again, it does nothing.

    What is replaced is deleted only if it is as it was when it was read, and then inserted. If anyone was faster, the
    insertion meets a key that is taken and nothing at all is written: so no game counts twice, and none is lost
    between two tables, or two processes, that end at the same time.
    """
    if match.ended is None:
        return
    async with _locks.setdefault(database, asyncio.Lock()):
        for _ in range(TRIES):
            done = await database.row(
                select(seats.c.seat).where(seats.c.table == match.table, seats.c.won.is_not(None)).limit(1)
            )
            if done:
                return
            statements = _seats(match)
            if match.options.rated:
                statements += await _ratings(database, match)
            try:
                await database.write(*statements)
            except Conflict:
                await asyncio.sleep(0.01)
            else:
                return
    raise Conflict


def _seats(match: Match) -> list[Executable]:
    ended = match.ended
    if ended is None:
        return []
    rows = [
        {
            "table": match.table,
            "seat": number,
            "player": seat.player,
            "bot": seat.bot,
            "name": seat.name,
            "points": ended.points[number],
            "won": 1 / len(ended.winners) if number in ended.winners and not _was_away(match, seat) else 0.0,
        }
        for number, seat in enumerate(match.seats)
    ]
    return [
        delete(seats).where(seats.c.table == match.table, seats.c.won.is_(None)),
        insert(seats).values(rows),
    ]


async def _ratings(database: Database, match: Match) -> list[Executable]:
    people = [seat.player for seat in match.seats if seat.player is not None]
    if len(set(people)) < len(people):
        return []  # several people of one device share an id: nobody can tell whose strength it was
    who = [who_of(seat.player, seat.bot) for seat in match.seats]
    kind = kind_of(match.options)
    found = await database.rows(select(ratings).where(ratings.c.kind == kind, ratings.c.who.in_(set(who))))
    before = {row.who: row for row in found}
    statements: list[Executable] = []
    for one, (mu, sigma) in sorted(_rated(who, before, _ranks(match)).items()):  # sorted: no deadlock of two writers
        games = before[one].games if one in before else 0
        as_read = ratings.c.who == one, ratings.c.kind == kind, ratings.c.games == games
        new = {"who": one, "kind": kind, "mu": mu, "sigma": sigma, "games": games + 1}
        statements += [delete(ratings).where(*as_read), insert(ratings).values(new)]
    return statements


def _ranks(match: Match) -> list[float]:
    """Winners first, those who forfeited or let a bot play for them last; without a winner all others are equal."""
    winners = match.ended.winners if match.ended else []
    return [
        2.0 if seat.forfeited or _was_away(match, seat) else 0.0 if number in winners else 1.0
        for number, seat in enumerate(match.seats)
    ]


def _was_away(match: Match, seat: Seat) -> bool:
    """Whether what the seat achieved in a rated game is not its player's: a stand-in has decided for it."""
    return match.options.rated and seat.was_replaced


def _rated(who: Sequence[str], before: dict[str, Any], ranks: Sequence[float]) -> dict[str, tuple[float, float]]:
    """New mean and doubt of each; a bot that has several seats gets the mean of what they give it."""
    from openskill.models import PlackettLuce  # only when a rated game ends: it takes a while to load

    model = PlackettLuce()
    old = [model.rating(mu=before[one].mu, sigma=before[one].sigma) if one in before else model.rating() for one in who]
    given: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for one, (new,) in zip(who, model.rate([[rating] for rating in old], ranks=list(ranks)), strict=True):
        given[one].append((new.mu, new.sigma))
    return {
        one: (sum(mu for mu, _ in pairs) / len(pairs), sum(sigma for _, sigma in pairs) / len(pairs))
        for one, pairs in given.items()
    }
