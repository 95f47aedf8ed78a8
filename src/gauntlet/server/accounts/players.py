"""Players and their sessions. A guest is a player with a name; an account is a guest with a password.

A session is identified by a token of 256 random bits, of which the database has only the SHA-256; so the time of a
lookup reveals nothing about a token.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, delete, insert, select, update

from gauntlet.match.names import clean_name
from gauntlet.match.refused import LONGEST_NAME
from gauntlet.server.accounts.passwords import Passwords, check_password
from gauntlet.server.accounts.tokens import digest_of
from gauntlet.server.lookalike import lookalike
from gauntlet.server.refusals import refusal
from gauntlet.server.storage import schema
from gauntlet.server.storage.database import Conflict, Database
from gauntlet.server.storage.event_store import erasure

MAX_CACHED: Final = 10_000
CACHE_SECONDS: Final = 5.0
"""How long a session that another process has ended may still be accepted here."""
MAX_TOKENS: Final = 20
"""The maximum number of bot tokens of a player."""
DELETED: Final = "Player"
"""The name of a deleted player."""

Kind = Literal["browser", "bot"]


@dataclass(frozen=True)
class Player:
    """A player with one of their sessions."""

    id: str
    name: str
    login: str | None
    """None for a guest."""
    session: str
    """The digest of its token."""
    kind: Kind


@dataclass(frozen=True)
class TokenInfo:
    """A bot's token, as it is listed."""

    id: str
    label: str
    created: int


@dataclass(frozen=True)
class NewToken(TokenInfo):
    token: str
    """Shown only once, and stored nowhere. A bot sends it as `Authorization: Bearer …`."""


def login_of(name: str) -> str:
    """Names that differ only in case, width or ligatures are the same login."""
    login = unicodedata.normalize("NFKC", name).casefold()
    if len(login) > LONGEST_NAME:
        raise refusal("bad-name")
    return login


def account_key(name: str) -> str:
    """By which tries to log in are counted: the same for all ways to write an account's name."""
    return hashlib.sha256(
        unicodedata.normalize("NFKC", " ".join(name.split())).casefold().encode(errors="replace")
    ).hexdigest()


def _now() -> int:
    return time.time_ns() // 1_000_000


class Players:
    def __init__(self, database: Database, end_session: Callable[[str], None]) -> None:
        self._database = database
        self._end_session = end_session
        self._passwords = Passwords()
        self._cached: OrderedDict[str, tuple[float, Player]] = OrderedDict()
        self._waiting: dict[str, asyncio.Future[Player | None]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._changes = 0
        """Counts changes: what was read before one is not cached after it."""

    # Authentication

    async def of_token(self, token: str) -> Player | None:
        """The player of a token. After a restart many are looked up at once, with one query."""
        digest = digest_of(token)
        cached = self._cached.get(digest)
        if cached and cached[0] > time.monotonic():
            return cached[1]
        waiting = self._waiting.get(digest)
        if waiting is None:
            waiting = self._waiting[digest] = asyncio.get_running_loop().create_future()
            if self._reading is None:
                self._reading = asyncio.create_task(self._read())
        return await asyncio.shield(waiting)

    async def _read(self) -> None:
        """Looks up all that are waiting, until none is left."""
        while self._waiting:
            batch = dict(list(self._waiting.items())[:500])
            changes = self._changes
            try:
                found = await self._sessions(schema.sessions.c.digest.in_(batch))
            except Exception as error:  # the callers get it
                for digest, waiting in batch.items():
                    del self._waiting[digest]
                    waiting.set_exception(error)
                continue
            players = {player.session: player for player in found}
            until = time.monotonic() + CACHE_SECONDS
            for digest, waiting in batch.items():
                player = players.get(digest)
                if player and changes == self._changes:
                    self._cached[digest] = until, player
                    self._cached.move_to_end(digest)
                del self._waiting[digest]
                waiting.set_result(player)
            while len(self._cached) > MAX_CACHED:
                self._cached.popitem(last=False)
        self._reading = None

    async def _sessions(self, condition: ColumnElement[bool]) -> list[Player]:
        s, p = schema.sessions.c, schema.players.c
        query = select(s.digest, s.kind, p.id, p.name, p.login).join_from(schema.sessions, schema.players)
        rows = await self._database.rows(query.where(condition))
        return [Player(row.id, row.name, row.login, row.digest, row.kind) for row in rows]

    def _forget(self, player: str) -> None:
        self._changes += 1
        for digest in [digest for digest, (_, known) in self._cached.items() if known.id == player]:
            del self._cached[digest]

    def forget_session(self, digest: str) -> None:
        """Another process may have ended it."""
        self._changes += 1
        self._cached.pop(digest, None)

    # Guests and sessions

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """A new player, and the token of their session."""
        player, name = secrets.token_urlsafe(16), clean_name(name)
        await self.check_unlike_accounts(name)
        token, row = _new_session(player, "browser", "")
        await self._database.write(
            insert(schema.players).values(id=player, name=name, created=_now()),
            insert(schema.sessions).values(row),
        )
        return Player(player, name, None, row["digest"], "browser"), token

    async def rename(self, player: Player, name: str) -> None:
        name = clean_name(name)
        values = {"name": name}
        if player.login is None:
            await self.check_unlike_accounts(name)
        else:
            values |= {"login": login_of(name), "lookalike": lookalike(name)}
        await self._change(player.id, values)

    async def check_unlike_accounts(self, name: str, player: str = "") -> None:
        """Nobody must be taken for someone else who has an account. `player`: whose own name it may be."""
        if await self.is_like_account(name, player):
            raise refusal("name-taken")

    async def is_like_account(self, name: str, player: str = "") -> bool:
        p = schema.players.c
        taken = select(p.id).where(p.lookalike == lookalike(name), p.id != player)
        return await self._database.row(taken) is not None

    async def log_out(self, player: Player) -> None:
        await self._end(schema.sessions.c.digest == player.session)

    async def _end(self, condition: ColumnElement[bool]) -> None:
        """Ends sessions, and closes their connections."""
        rows = await self._database.rows(select(schema.sessions.c.digest).where(condition))
        await self._database.write(delete(schema.sessions).where(condition))
        self._changes += 1
        for row in rows:
            self._cached.pop(row.digest, None)
            self._end_session(row.digest)

    async def _change(self, player: str, values: dict[str, Any]) -> None:
        try:
            await self._database.write(update(schema.players).where(schema.players.c.id == player).values(values))
        except Conflict:
            raise refusal("name-taken") from None
        self._forget(player)

    # Accounts

    async def register(self, player: Player, name: str, password: str) -> str:
        """The guest becomes an account: the same player, with all their games. The token of a new session: whoever knew
        the guest's does not know the account's."""
        name = clean_name(name)
        check_password(password, name)
        login = login_of(name)
        if player.login is not None:
            raise refusal("not-allowed", "you have an account already")
        hashed = await self._passwords.hashed(password)
        looks = {"lookalike": lookalike(name)}
        await self._change(player.id, {"name": name, "login": login, "password": hashed} | looks)
        token, session = _new_session(player.id, "browser", "")
        await self._database.write(insert(schema.sessions).values(session))
        await self.log_out(player)
        return token

    async def log_in(self, name: str, password: str, before: Player | None) -> tuple[Player, str]:
        """A new session of an account; the previous session, of a guest or of anyone, is ended."""
        row = await self._account(name)
        if not await self._passwords.verified(row.password if row else None, password) or row is None:
            raise refusal("wrong-login")
        token, session = _new_session(row.id, "browser", "")
        await self._database.write(insert(schema.sessions).values(session))
        if before:
            await self.log_out(before)
        return Player(row.id, row.name, row.login, session["digest"], "browser"), token

    async def change_password(self, player: Player, old: str, new: str) -> None:
        """All other browsers of the player are logged out."""
        check_password(new, player.name)
        await self._check(player, old)
        await self._change(player.id, {"password": await self._passwords.hashed(new)})
        s = schema.sessions.c
        await self._end((s.player == player.id) & (s.digest != player.session) & (s.kind == "browser"))

    async def delete(self, player: Player, password: str) -> None:
        """Removes name, login, rating and all that they wrote. The games stay, for those they were played with."""
        if player.login is not None:
            await self._check(player, password)
        await self._end(schema.sessions.c.player == player.id)
        neutral = {"name": DELETED, "login": None, "password": None, "lookalike": None}
        await self._database.write(
            *await erasure(self._database, player.id, DELETED),
            update(schema.players).where(schema.players.c.id == player.id).values(neutral),
            update(schema.seats).where(schema.seats.c.player == player.id).values(name=DELETED),
            delete(schema.ratings).where(schema.ratings.c.who == player.id),
        )
        self._forget(player.id)

    async def _account(self, name: str) -> Any:
        login = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
        known = login if login.isprintable() else ""
        return await self._database.row(select(schema.players).where(schema.players.c.login == known))

    async def _check(self, player: Player, password: str) -> None:
        row = await self._database.row(select(schema.players.c.password).where(schema.players.c.id == player.id))
        if not await self._passwords.verified(row.password if row else None, password):
            raise refusal("wrong-login", "the password is wrong")

    # Tokens of bots

    async def new_token(self, player: Player, label: str) -> NewToken:
        label = clean_name(label)
        if len(await self.tokens(player)) >= MAX_TOKENS:
            raise refusal("too-many", f"{MAX_TOKENS} tokens are enough; revoke one first")
        token, row = _new_session(player.id, "bot", label)
        await self._database.write(insert(schema.sessions).values(row))
        return NewToken(row["digest"][:32], label, row["created"], token)

    async def tokens(self, player: Player) -> list[TokenInfo]:
        s = schema.sessions.c
        query = select(s.digest, s.label, s.created).where(s.player == player.id, s.kind == "bot").order_by(s.created)
        return [TokenInfo(row.digest[:32], row.label, row.created) for row in await self._database.rows(query)]

    async def revoke(self, player: Player, token: str) -> None:
        if token not in {known.id for known in await self.tokens(player)}:
            raise refusal("not-found", "there is no such token")
        s = schema.sessions.c
        await self._end((s.player == player.id) & (s.kind == "bot") & s.digest.startswith(token, autoescape=True))


def _new_session(player: str, kind: Kind, label: str) -> tuple[str, dict[str, Any]]:
    token = secrets.token_urlsafe(32)
    row = {"digest": digest_of(token), "player": player, "kind": kind, "label": label, "created": _now()}
    return token, row
