"""Routes for sessions, accounts and bot tokens."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from gauntlet.match.refused import Refused
from gauntlet.server.accounts.players import NewToken, Player, TokenInfo, account_key
from gauntlet.server.accounts.tokens import COOKIE
from gauntlet.server.http.dependencies import (
    Body,
    CurrentPlayer,
    HumanPlayer,
    OptionalPlayer,
    ThePlayers,
    TheRuntime,
    TheSettings,
)
from gauntlet.server.http.error_responses import PROBLEMS
from gauntlet.server.ops.settings import Settings
from gauntlet.server.refusals import refusal

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)

COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep any cookie; renewed at each visit."""

Name = Annotated[str, Field(min_length=1, max_length=80)]
Password = Annotated[str, Field(max_length=1000)]


class NameBody(Body):
    name: Name


class LoginBody(Body):
    name: Name
    password: Password


class PasswordBody(Body):
    old: Password
    new: Password


class DeleteBody(Body):
    password: Password = ""
    """Not needed for guests."""


class LabelBody(Body):
    label: Name


class Me(BaseModel):
    id: str
    name: str
    account: bool
    """False for a guest."""


def _me(player: Player) -> Me:
    return Me(id=player.id, name=player.name, account=player.login is not None)


def _set_cookie(request: Request, response: Response, settings: Settings, token: str) -> None:
    path, secure = settings.base_path or "/", _secure(request, settings)
    response.set_cookie(COOKIE, token, COOKIE_SECONDS, path=path, httponly=True, samesite="lax", secure=secure)


def _secure(request: Request, settings: Settings) -> bool:
    return settings.secure_cookies or request.url.scheme == "https"


@router.post("/session", status_code=201, responses={200: {"model": Me, "description": "Already logged in"}})
async def create_session(
    request: Request, response: Response, body: NameBody, players: ThePlayers, settings: TheSettings, me: OptionalPlayer
) -> Me:
    """Log in as a guest: a name is enough. Whoever is logged in stays so."""
    if me:
        response.status_code = 200
        return _me(me)
    guest, token = await players.new_guest(body.name)
    _set_cookie(request, response, settings, token)
    return _me(guest)


@router.get("/me")
async def get_me(request: Request, response: Response, settings: TheSettings, me: OptionalPlayer) -> Me | None:
    """The current player; null if not logged in."""
    token = request.cookies.get(COOKIE)
    if me and me.kind == "browser" and token:
        _set_cookie(request, response, settings, token)  # renewed
    return _me(me) if me else None


@router.patch("/me")
async def rename(body: NameBody, players: ThePlayers, me: HumanPlayer) -> Me:
    """Change the name; tables keep the old one."""
    await players.rename(me, body.name)
    return Me(id=me.id, name=" ".join(body.name.split()), account=me.login is not None)


@router.delete("/me", status_code=204)
async def delete_me(
    request: Request,
    body: DeleteBody,
    players: ThePlayers,
    runtime: TheRuntime,
    me: HumanPlayer,
    settings: TheSettings,
) -> Response:
    """Delete the account: its games stay, without the name and without the chat."""
    await players.delete(me, body.password)
    runtime.player_deleted(me.id)
    return _delete_cookie(request, settings)


@router.post("/accounts", status_code=201)
async def register(
    request: Request,
    response: Response,
    body: LoginBody,
    players: ThePlayers,
    settings: TheSettings,
    me: HumanPlayer,
) -> Me:
    """Turn the guest into an account with a password; its session is a new one."""
    token = await players.register(me, body.name, body.password)
    _set_cookie(request, response, settings, token)
    return Me(id=me.id, name=" ".join(body.name.split()), account=True)


@router.post("/login")
async def log_in(
    request: Request,
    response: Response,
    body: LoginBody,
    players: ThePlayers,
    settings: TheSettings,
    before: OptionalPlayer,
) -> Me:
    await _check_tries(request, body.name)
    try:
        player, token = await players.log_in(body.name, body.password, before)
    except Refused:
        await _count_try(request, body.name)
        raise
    _set_cookie(request, response, settings, token)
    return _me(player)


@router.post("/logout", status_code=204)
async def log_out(request: Request, players: ThePlayers, settings: TheSettings, me: CurrentPlayer) -> Response:
    """End the session and close its sockets."""
    await players.log_out(me)
    return _delete_cookie(request, settings)


@router.put("/me/password", status_code=204)
async def change_password(body: PasswordBody, players: ThePlayers, me: HumanPlayer) -> Response:
    """Change the password; all other browsers are logged out."""
    await players.change_password(me, body.old, body.new)
    return Response(status_code=204)


@router.post("/tokens", status_code=201)
async def new_token(body: LabelBody, players: ThePlayers, me: HumanPlayer) -> NewToken:
    """Create a token with which a program plays for the player."""
    return await players.new_token(me, body.label)


@router.get("/tokens")
async def tokens(players: ThePlayers, me: HumanPlayer) -> list[TokenInfo]:
    return await players.tokens(me)


@router.delete("/tokens/{token}", status_code=204)
async def revoke(
    token: Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")], players: ThePlayers, me: HumanPlayer
) -> Response:
    """Revoke a token and close its sockets."""
    await players.revoke(me, token)
    return Response(status_code=204)


async def _check_tries(request: Request, name: str) -> None:
    """Tries to guess one account's password are limited, wherever they come from."""
    limiter, limit = request.app.state.limiter, request.app.state.tries
    if not await limiter.has_room(limit, account_key(name)):
        raise refusal("too-many", "Too many wrong passwords for this account; try again in a minute")


async def _count_try(request: Request, name: str) -> None:
    await request.app.state.limiter.wait(request.app.state.tries, account_key(name))


def _delete_cookie(request: Request, settings: Settings) -> Response:
    response = Response(status_code=204)
    path, secure = settings.base_path or "/", _secure(request, settings)
    response.delete_cookie(COOKIE, path=path, httponly=True, samesite="lax", secure=secure)
    return response
