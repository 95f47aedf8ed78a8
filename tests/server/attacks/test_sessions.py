"""Someone goes on by a session that has ended."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from gauntlet.server.accounts.players import Players
from testkit.server.fixtures import Server
from testkit.server.sockets import Room, Socket

pytestmark = pytest.mark.anyio


async def _ended(here: Room, how: str) -> tuple[httpx.AsyncClient, dict[str, Any]]:
    """Someone with a session that can be ended; how their sockets are known by it."""
    browser = await here.server.guest("Zoe")
    if how == "log-out":
        return browser, {"cookie": str(browser.cookies["gauntlet"])}
    token = (await browser.post("/api/tokens", json={"label": "bot"})).json()["token"]
    return browser, {"authorization": f"Bearer {token}"}


async def _end(browser: httpx.AsyncClient, how: str) -> None:
    if how == "log-out":
        assert (await browser.post("/api/logout")).status_code == 204
    else:
        (token,) = (await browser.get("/api/tokens")).json()
        assert (await browser.delete(f"/api/tokens/{token['id']}")).status_code == 204


def _deaf(socket: Socket) -> None:
    """A client that does not answer when it is told to go."""
    hear = socket._hear

    async def hearing(message: dict[str, object]) -> None:
        if message["type"] == "websocket.close":
            socket.code = int(str(message["code"]))
            socket._news.set()
        else:
            await hear(message)

    socket._hear = hearing  # type: ignore[method-assign]


@pytest.mark.parametrize("how", ["log-out", "withdrawal"])
async def test_a_socket_without_hello_ends_with_its_session(here: Room, how: str) -> None:
    browser, known = await _ended(here, how)
    table = await here.table(await here.server.guest("Ana"))
    silent = here.socket(table, **known)
    await silent.until(lambda: silent.open)
    await _end(browser, how)
    await silent.until(lambda: silent.code)
    assert silent.code == 4001


@pytest.mark.parametrize("said_hello", [True, False])
async def test_whoever_is_told_to_go_can_do_nothing_more(here: Room, said_hello: bool) -> None:
    browser, known = await _ended(here, "log-out")
    table = await here.table(await here.server.guest("Ana"))
    wild = here.socket(table, **known)
    _deaf(wild)
    await wild.until(lambda: wild.open)
    if said_hello:
        await wild.hello()
    await _end(browser, "log-out")
    wild.send(type="hello", last=0)
    wild.send(type="sit")
    wild.send(type="chat", phrase="hello")
    await asyncio.sleep(0.2)
    assert [event.kind for event in await here.log(table)] == ["opened", "seated"]


async def test_a_session_that_ends_while_a_socket_comes_in(here: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look at the token and the first message."""
    browser, known = await _ended(here, "log-out")
    table = await here.table(await here.server.guest("Ana"))
    of_token = Players.of_token
    ended = False

    async def slow(self: Players, token: str) -> object:
        nonlocal ended
        found = await of_token(self, token)
        if token == known["cookie"] and not ended:
            ended = True
            await _end(browser, "log-out")
        return found

    monkeypatch.setattr(Players, "of_token", slow)
    late = here.socket(table, **known)
    late.send(type="hello", last=0)
    late.send(type="sit")
    await late.until(lambda: late.code)
    assert late.code == 4001
    assert [event.kind for event in await here.log(table)] == ["opened", "seated"]


async def test_another_process_forgets_a_session_at_once(light: Server) -> None:
    """Not only when what it remembers is five seconds old."""
    zoe = await light.guest("Zoe")
    players: Players = light.app.state.players
    token = str(zoe.cookies["gauntlet"])
    player = await players.of_token(token)
    assert player
    assert player.session in players._cached
    light.runtime.sessions.close(player.session)
    assert player.session not in players._cached
