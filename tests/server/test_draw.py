"""The shared draw of the deal at a server: over sockets, through HTTP, across crashes, and as files to verify."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gauntlet.match.draw import ANSWER_MS, new_share, sha256
from gauntlet.match.proof import Proof
from testkit.cli import gauntlet
from testkit.server.fixtures import Server, serving
from testkit.server.sockets import Room, Socket, room

pytestmark = pytest.mark.anyio


async def answered(socket: Socket, seat: int, share: str, phase: str) -> None:
    """The client does what `screen.draw` asks of it."""
    await socket.until(lambda: (socket.screen["draw"] or {}).get("phase") == phase)
    assert seat in socket.screen["draw"]["awaited"]
    if phase == "commit":
        await socket.done("commit", commitment=sha256(share))
    else:
        await socket.done("reveal", entropy=share)


async def drawing(here: Room) -> tuple[str, list[Socket]]:
    """Two clients that take part, at a table that has begun to draw."""
    here.people = [await here.server.guest(name) for name in ("Ana", "Ben")]
    made = await here.people[0].post("/api/tables", json={"options": {"players": 2}, "entropy": True})
    table = str(made.json()["table"])
    ana, ben = [await here.come(table, browser) for browser in here.people]
    await ben.done("sit", entropy=True)
    await ana.done("start")
    return table, [ana, ben]


async def drawn(here: Room) -> tuple[str, list[Socket], list[str]]:
    table, sockets = await drawing(here)
    shares = [new_share(), new_share()]
    for phase in ("commit", "reveal"):
        for seat, (socket, share) in enumerate(zip(sockets, shares, strict=True)):
            await answered(socket, seat, share, phase)
    for socket in sockets:
        await socket.until(lambda socket=socket: socket.screen["status"] == "playing")  # type: ignore[misc]
    return table, sockets, shares


async def ended(here: Room, table: str, socket: Socket) -> dict[str, Any]:
    await socket.done("resign")
    await socket.until(lambda: socket.screen["outcome"])
    found: dict[str, Any] = (await here.people[0].get(f"/api/tables/{table}/proof")).json()
    return found


async def test_two_clients_draw_a_deal(server: Server, tmp_path: Path) -> None:
    async with room(server) as here:
        table, (ana, ben), shares = await drawn(here)
        promised = next(one["event"] for one in ana.events() if one["event"]["kind"] == "drawing")["commitment"]
        assert (await here.people[0].get("/api/lobby")).json()["tables"]["playing"] == 1
        value = await ended(here, table, ben)
        proof = Proof.read(json.dumps(value))
        assert (proof.verdict, proof.shares, proof.late) == ("fair", 2, [])
        assert proof.draw is not None
        assert proof.draw.commitment == promised
        assert ana.screen["commitment"] == proof.commitment
        await ana.ask("rematch")  # draws, too
        again = await here.come(await ana.until(lambda: ana.screen["rematch"]), here.people[0])
        assert len(again.screen["draw"]["awaited"]) == 2
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(value))
    for options in ((), ("--share", shares[0]), ("--share", shares[1], "--commitment", promised)):
        run = gauntlet("verify", file, *options)
        assert (run.returncode, "those of 2 of the players" in run.stdout) == (0, True), run.stdout + run.stderr
    left_out = gauntlet("verify", file, "--share", "00" * 32)
    assert (left_out.returncode, "your share is not" in left_out.stdout) == (1, True)
    value["draw"]["shares"][0]["entropy"] = "00" * 32
    file.write_text(json.dumps(value))
    assert gauntlet("verify", file).returncode == 1


async def test_a_game_against_bots_and_quick_match_draw_too(here: Room) -> None:
    ana = await here.server.guest()
    table = (await ana.post("/api/bot-game", json={"bot": "mason", "entropy": True})).json()["table"]
    socket = await here.come(table, ana)
    for phase in ("commit", "reveal"):
        await answered(socket, 0, "ab" * 32, phase)
    await socket.until(lambda: socket.screen["status"] == "playing")
    ben = await here.server.guest("Ben")
    for browser in (ana, ben):
        table = (await browser.post("/api/quick", json={"entropy": True})).json()["table"]
    assert (await here.come(table, ben)).screen["draw"]["awaited"] == [0, 1]


async def test_nobody_waits_long_for_a_client_that_has_gone(here: Room) -> None:
    table, (ana, ben) = await drawing(here)
    await ben.closed()
    await answered(ana, 0, "ab" * 32, "commit")
    host = await here.server.runtime.tables.host(table)
    assert host._timer is not None
    here.server.clock.ahead_ms += ANSWER_MS
    await host.on_timeout()
    await answered(ana, 0, "ab" * 32, "reveal")
    await ana.until(lambda: ana.screen["status"] == "playing")
    proof = Proof.read(json.dumps(await ended(here, table, ana)))
    assert (proof.verdict, proof.shares) == ("fair", 1)


async def test_a_draw_goes_on_in_the_process_that_takes_the_table_over(url: str, tmp_path: Path) -> None:
    """The first dies with the commitments taken: its nonce is on disk, and so the deal is still the same."""
    async with serving(url, tmp_path) as server, room(server) as here:
        table, (ana, ben) = await drawing(here)
        await answered(ana, 0, "ab" * 32, "commit")
        await answered(ben, 1, "cd" * 32, "commit")
        await ana.until(lambda: ana.screen["draw"]["phase"] == "reveal")
        secret = (await server.runtime.tables.host(table)).match.secret
        cookies = [person.cookies["gauntlet"] for person in here.people]
    async with serving(url, tmp_path, ahead_ms=60_000) as server, room(server) as here:
        here.people = [await server.browser(Cookie=f"gauntlet={cookie}") for cookie in cookies]
        ana, ben = [await here.come(table, cookie=cookie) for cookie in cookies]
        await answered(ana, 0, "ab" * 32, "reveal")
        await answered(ben, 1, "cd" * 32, "reveal")
        await ana.until(lambda: ana.screen["status"] == "playing")
        proof = Proof.read(json.dumps(await ended(here, table, ana)))
        assert (proof.verdict, proof.shares) == ("fair", 2)
        assert secret is not None
        assert proof.nonce == secret.nonce


async def test_a_share_is_64_hex_digits(here: Room) -> None:
    _, (ana, _) = await drawing(here)
    for bad in ("", "AB" * 32, "ab" * 31, "ab" * 33, "zz" * 32, "ab" * 32 + "\n"):
        ana.send(type="commit", commitment=bad)
        ana.send(type="reveal", entropy=bad)
    await ana.until(lambda: len(ana.of("refused")) == 12)
    assert {refused["code"] for refused in ana.of("refused")} == {"bad-message"}
    assert ana.screen["draw"]["awaited"] == [0, 1]
