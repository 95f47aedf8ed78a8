"""FastAPI dependencies: the parts of the server, and the player who sends a request."""

from __future__ import annotations

from operator import attrgetter
from typing import Annotated, Any

from fastapi import Depends, Path, Request
from pydantic import BaseModel, ConfigDict

from gauntlet.server.accounts.players import Player, Players
from gauntlet.server.accounts.tokens import token_of
from gauntlet.server.clients import client_key
from gauntlet.server.http.startup import Startup
from gauntlet.server.ops.settings import Settings
from gauntlet.server.realtime.registry import TableRegistry
from gauntlet.server.realtime.runtime import Runtime
from gauntlet.server.refusals import refusal
from gauntlet.server.storage.database import Database


class Body(BaseModel):
    """The body of a request; unknown keys are an error."""

    model_config = ConfigDict(extra="forbid")


def state(path: str) -> Any:
    """A dependency: part of the application's state."""

    def part(request: Request) -> Any:
        return attrgetter(path)(request.app.state)

    return Depends(part)


TheRuntime = Annotated[Runtime, state("runtime")]
Tables = Annotated[TableRegistry, state("runtime.tables")]
TheDatabase = Annotated[Database, state("runtime.database")]
ThePlayers = Annotated[Players, state("players")]
TheSettings = Annotated[Settings, state("settings")]
TheStartup = Annotated[Startup, state("startup")]


async def optional_player(request: Request, players: ThePlayers) -> Player | None:
    token = token_of(request.headers, request.cookies)
    return await players.of_token(token) if token else None


OptionalPlayer = Annotated[Player | None, Depends(optional_player)]


async def current_player(player: OptionalPlayer) -> Player:
    if player is None:
        raise refusal("not-authenticated")
    return player


CurrentPlayer = Annotated[Player, Depends(current_player)]


async def human_player(player: CurrentPlayer) -> Player:
    """A bot's token may play, but not manage its owner's account."""
    if player.kind != "browser":
        raise refusal("not-allowed", "Not allowed with a bot's token")
    return player


def _client(request: Request) -> str:
    return client_key(request.scope)


ClientKey = Annotated[str, Depends(_client)]
"""By which the sender shares with others: an address or a network."""
HumanPlayer = Annotated[Player, Depends(human_player)]
Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
"""Of a table or a player: 128 random bits."""
