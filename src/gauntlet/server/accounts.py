"""Over HTTP: who I am, accounts, and the tokens of my bots."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from gauntlet.server.asking import Body, Known, Maybe, Person, ThePeople, TheSettings
from gauntlet.server.errors import PROBLEMS
from gauntlet.server.people import Player
from gauntlet.server.settings import Settings
from gauntlet.server.tokens import COOKIE

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)

COOKIE_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep any cookie; each visit begins it anew."""

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
    """Not needed by guests."""


class LabelBody(Body):
    label: Name


class Me(BaseModel):
    id: str
    name: str
    account: bool
    """False for a guest."""


class TokenInfo(BaseModel):
    id: str
    label: str
    created: int


class NewToken(TokenInfo):
    token: str
    """Shown this once. A bot sends it as `Authorization: Bearer …`."""


def _me(player: Player) -> Me:
    return Me(id=player.id, name=player.name, account=player.login is not None)


def _let_in(request: Request, response: Response, settings: Settings, token: str) -> None:
    response.set_cookie(
        COOKIE, token, COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=_secure(request, settings)
    )


def _secure(request: Request, settings: Settings) -> bool:
    return settings.secure_cookies or request.url.scheme == "https"


@router.post("/session", status_code=201, responses={200: {"model": Me, "description": "Known already"}})
async def be_someone(
    request: Request, response: Response, body: NameBody, people: ThePeople, settings: TheSettings, me: Maybe
) -> Me:
    """Come in as a guest: a name is enough. Whoever is known already stays who they are."""
    if me:
        response.status_code = 200
        return _me(me)
    guest, token = await people.new_guest(body.name)
    _let_in(request, response, settings, token)
    return _me(guest)


@router.get("/me")
async def who_am_i(request: Request, response: Response, settings: TheSettings, me: Maybe) -> Me | None:
    """Who I am; null for someone who has not said so yet."""
    token = request.cookies.get(COOKIE)
    if me and me.kind == "browser" and token:
        _let_in(request, response, settings, token)  # the cookie lives on from this visit
    return _me(me) if me else None


@router.patch("/me")
async def rename(body: NameBody, people: ThePeople, me: Person) -> Me:
    """Take another name; tables where I sit keep the old one."""
    await people.rename(me, body.name)
    return Me(id=me.id, name=" ".join(body.name.split()), account=me.login is not None)


@router.delete("/me", status_code=204)
async def leave_for_good(
    request: Request, body: DeleteBody, people: ThePeople, me: Person, settings: TheSettings
) -> Response:
    """Delete my account: my games stay, without my name."""
    await people.delete(me, body.password)
    return _gone(request, settings)


@router.post("/accounts", status_code=201)
async def register(body: LoginBody, people: ThePeople, me: Person) -> Me:
    """Turn the guest that I am into an account, so that I can come back from anywhere."""
    await people.register(me, body.name, body.password)
    return Me(id=me.id, name=" ".join(body.name.split()), account=True)


@router.post("/login")
async def log_in(
    request: Request, response: Response, body: LoginBody, people: ThePeople, settings: TheSettings, before: Maybe
) -> Me:
    player, token = await people.log_in(body.name, body.password, before)
    _let_in(request, response, settings, token)
    return _me(player)


@router.post("/logout", status_code=204)
async def log_out(request: Request, people: ThePeople, settings: TheSettings, me: Known) -> Response:
    """The session is over, and its sockets are closed."""
    await people.log_out(me)
    return _gone(request, settings)


@router.put("/me/password", status_code=204)
async def change_password(body: PasswordBody, people: ThePeople, me: Person) -> Response:
    """All other browsers of mine are logged out."""
    await people.change_password(me, body.old, body.new)
    return Response(status_code=204)


@router.post("/tokens", status_code=201)
async def new_token(body: LabelBody, people: ThePeople, me: Person) -> NewToken:
    """A token with which a program plays for me."""
    info, token = await people.new_token(me, body.label)
    return NewToken(id=info.id, label=info.label, created=info.created, token=token)


@router.get("/tokens")
async def tokens(people: ThePeople, me: Person) -> list[TokenInfo]:
    return [TokenInfo(id=one.id, label=one.label, created=one.created) for one in await people.tokens(me)]


@router.delete("/tokens/{token}", status_code=204)
async def revoke(token: Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")], people: ThePeople, me: Person) -> Response:
    """The token is worth nothing any more, and its sockets are closed."""
    await people.revoke(me, token)
    return Response(status_code=204)


def _gone(request: Request, settings: Settings) -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=_secure(request, settings))
    return response
