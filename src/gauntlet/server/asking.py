"""Who asks: what every request needs to know about its sender and its server."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request
from pydantic import BaseModel, ConfigDict

from gauntlet.server.errors import refusal
from gauntlet.server.hub import Hub
from gauntlet.server.people import People, Player
from gauntlet.server.settings import Settings
from gauntlet.server.tokens import token_of as token_of


class Body(BaseModel):
    """What a request says. A key that nobody knows is a mistake, and told."""

    model_config = ConfigDict(extra="forbid")


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


def settings_of(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def maybe(request: Request) -> Player | None:
    token = token_of(request.headers, request.cookies)
    return await people_of(request).who(token) if token else None


async def known(request: Request) -> Player:
    if player := await maybe(request):
        return player
    raise refusal("no-session")


async def person(request: Request) -> Player:
    """A bot's token opens tables, not its owner's account."""
    player = await known(request)
    if player.kind != "browser":
        raise refusal("not-allowed", "a bot's token cannot do this")
    return player


TheHub = Annotated[Hub, Depends(hub_of)]
ThePeople = Annotated[People, Depends(people_of)]
TheSettings = Annotated[Settings, Depends(settings_of)]
Maybe = Annotated[Player | None, Depends(maybe)]
Known = Annotated[Player, Depends(known)]
Person = Annotated[Player, Depends(person)]
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""Of a table or a player: 128 random bits."""
