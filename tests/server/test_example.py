"""The bot of examples/ plays a whole game at a real server, with nothing but the protocol's page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from testkit.server.real_server import PATIENCE, Person, Process, new_person, people_go, post

pytestmark = pytest.mark.anyio

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def new_token(server: Process) -> str:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as owner:
        owner.post("/api/session", json={"name": "Robot"}).raise_for_status()
        return str(owner.post("/api/tokens", json={"label": "robot"}).raise_for_status().json()["token"])


@contextmanager
def bot(server: Process, table: str, token: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(EXAMPLE), server.address, table, token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


async def new_table(maker: Person, first: dict[str, str]) -> str:
    body = {"options": {"players": 2, "begins": "chosen"}, "seats": [first, {"kind": "open"}]}
    return str((await post(maker, "/api/tables", body))["table"])


async def start(maker: Person, first: int) -> None:
    """Once the bot sits there."""
    await maker.until(lambda: any(event["event"].get("name") == "Robot" for event in maker.events.values()))
    assert (await maker.ask(type="start", first=first))["type"] == "ack"


def ends(process: subprocess.Popen[str]) -> None:
    """It says how the game ended, and nothing that it sent was refused."""
    said, refused = process.communicate(timeout=PATIENCE)
    assert (said.partition(":")[0], refused, process.returncode) == ("over", "", 0)


async def test_the_network_bot_sits_down_and_plays_to_the_end(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ana = await new_person(server)
        table = await new_table(ana, {"kind": "bot", "bot": "pebble"})
        async with people_go(ana):
            await ana.come(table)
            with bot(server, table, new_token(server)) as process:
                await start(ana, first=0)
                await ana.until(lambda: ana.screen["outcome"])
                ends(process)
        with httpx.Client(base_url=server.address, headers={"Cookie": ana.cookie}) as browser:
            assert browser.get(f"/api/tables/{table}/record").raise_for_status().json()["result"]


async def test_a_network_bot_that_was_killed_plays_on_when_it_is_started_again(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ana, token = await new_person(server), new_token(server)
        table = await new_table(ana, {"kind": "me"})
        async with people_go(ana):
            await ana.come(table)
            with bot(server, table, token) as process:
                await start(ana, first=1)
                await plays_one_turn_each(ana)
                process.kill()
                process.wait(PATIENCE)
            with bot(server, table, token) as process:
                for _ in range(3):
                    await plays_one_turn_each(ana)
                assert (await ana.ask(type="resign"))["type"] == "ack"
                ends(process)


async def plays_one_turn_each(ana: Person) -> None:
    """The bot has had its turn before ana is asked; then she has hers."""
    await ana.until(lambda: ana.choices)
    while ana.choices:
        answer = await ana.ask(type="decide", question=ana.screen["question"], decision=ana.choices[0])
        assert answer["type"] == "ack"
        await ana.until(lambda answer=answer: ana.last >= answer["number"])  # type: ignore[misc]
