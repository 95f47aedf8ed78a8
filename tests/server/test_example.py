"""The bot of examples/ plays a whole game at a real server, with nothing but the protocol's page."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.real import PATIENCE, Process

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def test_the_network_bot_sits_down_and_plays_to_the_end(tmp_path: Path) -> None:
    with Process(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as maker:
        maker.post("/api/session", json={"name": "Ana"}).raise_for_status()
        seats = [{"kind": "bot", "bot": "pebble"}, {"kind": "open"}]
        body = {"options": {"players": 2, "begins": "drawn"}, "seats": seats}
        table = maker.post("/api/tables", json=body).raise_for_status().json()["table"]
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as owner:
            owner.post("/api/session", json={"name": "Robot"}).raise_for_status()
            token = owner.post("/api/tokens", json={"label": "robot"}).raise_for_status().json()["token"]
        command = [sys.executable, str(EXAMPLE), server.address, table, token]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        asyncio.run(_start_once_full(server.address, table, maker.cookies["gauntlet"]))
        said, _ = bot.communicate(timeout=PATIENCE)
        assert said.startswith("over:")
        assert maker.get(f"/api/tables/{table}/record").raise_for_status().json()["result"]


async def _start_once_full(address: str, table: str, cookie: str) -> None:
    from websockets.asyncio.client import connect

    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"Cookie": f"gauntlet={cookie}"}) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        async for text in socket:
            screen = json.loads(text).get("screen")
            if screen and screen["status"] == "playing":
                return
            if screen and all(place["player"] or place["bot"] for place in screen["places"]):
                await socket.send(json.dumps({"type": "start", "id": "start"}))
