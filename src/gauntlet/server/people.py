"""Players and their sessions. A guest is a player with a name; an account is a guest with a password.

A session is known by a token that only its holder has: the database has its SHA-256. Tokens are 256 random bits, so
there is nothing in them to guess, and a lookup by digest tells no more by its time than a digest does.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, delete, insert, select, update

from gauntlet.server import schema
from gauntlet.server.database import Conflict, Database
from gauntlet.server.errors import refusal
from gauntlet.server.passwords import Passwords, check_password
from gauntlet.server.tokens import digest_of
from gauntlet.tables.commands import LONGEST_NAME, clean_name

REMEMBERED: Final = 10_000
REMEMBERED_SECONDS: Final = 5.0
"""So long may a session that was ended by another process still be taken for alive."""
TOKENS: Final = 20
"""How many bots' tokens a player may have."""
GONE: Final = "Player"
"""The name of whoever has left for good."""

Kind = Literal["browser", "bot"]


@dataclass(frozen=True)
class Player:
    """Who is there, and by which session."""

    id: str
    name: str
    login: str | None
    """None for a guest."""
    session: str
    """The digest of its token."""
    kind: Kind


@dataclass(frozen=True)
class Token:
    """A bot's token, as it is listed: the token itself is told once and kept nowhere."""

    id: str
    label: str
    created: int


def login_of(name: str) -> str:
    """Names that look alike are one: by case, by width, by ligatures."""
    login = unicodedata.normalize("NFKC", name).casefold()
    if len(login) > LONGEST_NAME:
        raise refusal("bad-name")
    return login


def _now() -> int:
    return time.time_ns() // 1_000_000


class People:
    def __init__(self, database: Database, close_sockets: Callable[[str], None]) -> None:
        self._database = database
        self._close_sockets = close_sockets
        self._passwords = Passwords()
        self._known: OrderedDict[str, tuple[float, Player]] = OrderedDict()
        self._asked: dict[str, asyncio.Future[Player | None]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._changes = 0
        """What was read before a change is not remembered after it."""

    # Who is it?

    async def who(self, token: str) -> Player | None:
        """The player of a token. Many who ask at once, after a restart, are looked up with one query."""
        digest = digest_of(token)
        known = self._known.get(digest)
        if known and known[0] > time.monotonic():
            return known[1]
        asked = self._asked.get(digest)
        if asked is None:
            asked = self._asked[digest] = asyncio.get_running_loop().create_future()
            if self._reading is None:
                self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(asked)

    async def _read(self) -> None:
        """Looks up all that have been asked for, until nobody is left."""
        while self._asked:
            batch = dict(list(self._asked.items())[:500])
            changes = self._changes
            try:
                found = await self._sessions(schema.sessions.c.digest.in_(batch))
            except Exception as error:  # whoever waits must hear of it
                for digest, asked in batch.items():
                    del self._asked[digest]
                    asked.set_exception(error)
                continue
            players = {player.session: player for player in found}
            until = time.monotonic() + REMEMBERED_SECONDS
            for digest, asked in batch.items():
                player = players.get(digest)
                if player and changes == self._changes:
                    self._known[digest] = until, player
                    self._known.move_to_end(digest)
                del self._asked[digest]
                asked.set_result(player)
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._reading = None

    async def _sessions(self, condition: ColumnElement[bool]) -> list[Player]:
        s, p = schema.sessions.c, schema.players.c
        query = select(s.digest, s.kind, p.id, p.name, p.login).join_from(schema.sessions, schema.players)
        rows = await self._database.rows(query.where(condition))
        return [Player(row.id, row.name, row.login, row.digest, row.kind) for row in rows]

    def _forget(self, player: str) -> None:
        self._changes += 1
        for digest in [digest for digest, (_, known) in self._known.items() if known.id == player]:
            del self._known[digest]

    # Guests and sessions

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """A new player, and the token of their session."""
        player, name = secrets.token_urlsafe(16), clean_name(name)
        token, row = _new_session(player, "browser", "")
        await self._database.write(
            insert(schema.players).values(id=player, name=name, created=_now()),
            insert(schema.sessions).values(row),
        )
        return Player(player, name, None, row["digest"], "browser"), token

    async def rename(self, player: Player, name: str) -> None:
        name = clean_name(name)
        values = {"name": name} if player.login is None else {"name": name, "login": login_of(name)}
        await self._change(player.id, values)

    async def log_out(self, player: Player) -> None:
        await self._end(schema.sessions.c.digest == player.session)

    async def _end(self, condition: ColumnElement[bool]) -> None:
        """Sessions are over; whoever is connected by them has to leave."""
        rows = await self._database.rows(select(schema.sessions.c.digest).where(condition))
        await self._database.write(delete(schema.sessions).where(condition))
        self._changes += 1
        for row in rows:
            self._known.pop(row.digest, None)
            self._close_sockets(row.digest)

    async def _change(self, player: str, values: dict[str, Any]) -> None:
        try:
            await self._database.write(update(schema.players).where(schema.players.c.id == player).values(values))
        except Conflict:
            raise refusal("name-taken") from None
        self._forget(player)

    # Accounts

    async def register(self, player: Player, name: str, password: str) -> None:
        """The guest becomes an account: the same player, with all their games."""
        check_password(password)
        name = clean_name(name)
        login = login_of(name)
        if player.login is not None:
            raise refusal("not-allowed", "you have an account already")
        hashed = await self._passwords.hashed(password)
        await self._change(player.id, {"name": name, "login": login, "password": hashed})

    async def log_in(self, name: str, password: str, before: Player | None) -> tuple[Player, str]:
        """A new session for an account; the one before it, of a guest or of anyone, is over."""
        row = await self._account(name)
        if not await self._passwords.fits(row.password if row else None, password) or row is None:
            raise refusal("wrong-login")
        token, session = _new_session(row.id, "browser", "")
        await self._database.write(insert(schema.sessions).values(session))
        if before:
            await self.log_out(before)
        return Player(row.id, row.name, row.login, session["digest"], "browser"), token

    async def change_password(self, player: Player, old: str, new: str) -> None:
        """All other browsers of the player are logged out."""
        check_password(new)
        await self._check(player, old)
        await self._change(player.id, {"password": await self._passwords.hashed(new)})
        s = schema.sessions.c
        await self._end((s.player == player.id) & (s.digest != player.session) & (s.kind == "browser"))

    async def delete(self, player: Player, password: str) -> None:
        """The player is gone: no name, no way in, no rating. What was played stays, for those they played with."""
        if player.login is not None:
            await self._check(player, password)
        await self._end(schema.sessions.c.player == player.id)
        neutral = {"name": GONE, "login": None, "password": None}
        await self._database.write(
            update(schema.players).where(schema.players.c.id == player.id).values(neutral),
            update(schema.seats).where(schema.seats.c.player == player.id).values(name=GONE),
            delete(schema.ratings).where(schema.ratings.c.who == player.id),
        )
        self._forget(player.id)

    async def _account(self, name: str) -> Any:
        login = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
        known = login if login.isprintable() else ""
        return await self._database.row(select(schema.players).where(schema.players.c.login == known))

    async def _check(self, player: Player, password: str) -> None:
        row = await self._database.row(select(schema.players.c.password).where(schema.players.c.id == player.id))
        if not await self._passwords.fits(row.password if row else None, password):
            raise refusal("wrong-login", "the password is wrong")

    # Tokens of bots

    async def new_token(self, player: Player, label: str) -> tuple[Token, str]:
        label = clean_name(label)
        if len(await self.tokens(player)) >= TOKENS:
            raise refusal("too-many", f"{TOKENS} tokens are enough; revoke one first")
        token, row = _new_session(player.id, "bot", label)
        await self._database.write(insert(schema.sessions).values(row))
        return Token(row["digest"][:32], label, row["created"]), token

    async def tokens(self, player: Player) -> list[Token]:
        s = schema.sessions.c
        query = select(s.digest, s.label, s.created).where(s.player == player.id, s.kind == "bot").order_by(s.created)
        return [Token(row.digest[:32], row.label, row.created) for row in await self._database.rows(query)]

    async def revoke(self, player: Player, token: str) -> None:
        if token not in {known.id for known in await self.tokens(player)}:
            raise refusal("not-found", "there is no such token")
        s = schema.sessions.c
        await self._end((s.player == player.id) & (s.kind == "bot") & s.digest.startswith(token, autoescape=True))


def _new_session(player: str, kind: Kind, label: str) -> tuple[str, dict[str, Any]]:
    token = secrets.token_urlsafe(32)
    row = {"digest": digest_of(token), "player": player, "kind": kind, "label": label, "created": _now()}
    return token, row
