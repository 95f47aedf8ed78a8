"""Small doors: names of hosts, ids that come again, what stays of an account that was deleted."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gauntlet.server.clients import host_allowed
from gauntlet.server.ops.settings import Settings
from gauntlet.server.storage.event_store import ERASED
from testkit.server.fixtures import Server, serving
from testkit.server.people import code
from testkit.server.sockets import Room, room

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("settings", "host", "allowed"),
    [
        ({}, "127.0.0.1:8000", True),
        ({}, "localhost:8000", True),
        ({}, "[::1]:8000", True),
        ({}, "evil.example", False),
        ({}, "192.168.1.2:8000", False),
        ({}, "", False),
        ({}, "[", False),
        ({"host": "0.0.0.0"}, "192.168.1.2:8000", True),  # noqa: S104
        ({"host": "0.0.0.0"}, "evil.example", False),  # noqa: S104
        ({"host": "192.168.1.2"}, "192.168.1.2", True),
        ({"public_url": "https://play.example.org"}, "play.example.org", True),
        ({"public_url": "https://play.example.org"}, "PLAY.example.org:443", True),
        ({"public_url": "https://play.example.org"}, "evil.example", False),
        ({"origins": ("https://a.example",)}, "a.example", True),
    ],
)
def test_a_host_is_one_that_is_known(settings: dict[str, str], host: str, allowed: bool) -> None:
    assert host_allowed({"host": host}, Settings(**settings)) is allowed  # type: ignore[arg-type]


async def test_requests_and_sockets_for_another_host_are_refused(here: Room) -> None:
    table, _ = await here.duel()
    evil = await here.server.browser(base="http://evil.example")
    answer = await evil.get("/api/lobby")
    assert (answer.status_code, code(answer)) == (421, "bad-origin")
    assert (await evil.get("/api/health")).status_code == 200
    wild = here.socket(table, host="evil.example", origin="http://evil.example")
    await wild.until(lambda: wild.status)
    assert wild.status == 403


async def test_an_id_that_comes_again_with_something_else_is_refused(here: Room) -> None:
    table, (ana, _) = await here.duel()
    number = await ana.done("chat", text="once", id="same")
    assert (await ana.ask("chat", text="once", id="same"))["number"] == number
    answer = await ana.ask("chat", text="twice", id="same")
    assert (answer["type"], answer["code"]) == ("refused", "bad-message")
    assert "id" in answer["text"]
    del here.server.runtime.tables._hosts[table]  # as after a crash
    again = await here.come(table, here.people[0])
    assert (await again.ask("chat", text="once", id="same"))["number"] == number
    assert (await again.ask("chat", text="twice", id="same"))["type"] == "refused"
    assert len([event for event in await here.log(table) if event.kind == "chat"]) == 1


@pytest.mark.parametrize(
    ("frame", "ref"),
    [
        ('{"type": "fly", "id": "a"}', "a"),
        ('{"type": "decide", "id": "b", "question": "x"}', "b"),
        ('{"id": "c"}', "c"),
        ('{"type": "ping", "id": "no id!"}', None),
        ('{"type": "ping", "id": 7}', None),
        ("[]", None),
        ("{", None),
    ],
)
async def test_a_refusal_names_the_id_wherever_it_can_be_read(here: Room, frame: str, ref: str | None) -> None:
    table, _ = await here.duel()
    zoe = await here.come(table)
    zoe.send_frame(frame)
    await zoe.until(lambda: zoe.of("refused"))
    assert zoe.of("refused")[0]["id"] == ref


async def test_a_rematch_too_early_is_not_over(here: Room) -> None:
    _, (ana, _) = await here.duel()
    assert (await ana.ask("rematch"))["code"] == "not-over"


async def test_nothing_stays_of_an_account_but_its_games(url: str, tmp_path: Path) -> None:
    """Not in records, summaries, welcomes, pages of the history, replays, the lobby, nor in the chat."""
    async with serving(url, tmp_path) as server, room(server) as here:
        table, (ana, ben) = await here.duel(public=True)
        await ana.done("chat", text="I live in Elm Street")
        await ben.done("chat", text="me too")
        other = await here.table(await server.guest("Cleo"))
        watching = await here.come(other, here.people[0])
        await watching.done("chat", text="I watch from Elm Street")
        await ben.decide() if ben.choices else await ana.decide()
        await ben.done("resign")
        await ana.until(lambda: ana.screen["outcome"])
        assert (await here.people[0].request("DELETE", "/api/me", json={})).status_code == 204
        for restarted in (False, True):
            if restarted:
                server.runtime.tables._hosts.clear()
            anyone = await server.browser()
            shown = [
                (await anyone.get(f"/api/tables/{table}{what}")).text for what in ("", "/record", "/proof", "/replay")
            ]
            shown.append((await anyone.get("/api/lobby")).text)
            for one in (table, other):
                late = await here.come(one)
                shown += [frame.decode() for frame in late.frames]
                shown.append(json.dumps(await late.ask("history", before=10**6)))
            for text in shown:
                assert not re.search(r"\bAna\b|Elm Street", text)
            assert any(ERASED in text for text in shown)
            assert any("me too" in text and "Ben" in text for text in shown)


async def test_ids_are_short_in_the_log(light: Server) -> None:
    import logging

    from gauntlet.server.ops.logging_setup import JsonFormatter

    table = await light.bot_table(await light.guest())
    try:
        raise ValueError(f"table {table} starts without a deal")
    except ValueError:
        record = logging.getLogger("x").makeRecord("x", 40, "f", 1, "failed", (), sys.exc_info())
    line = JsonFormatter().format(record)
    assert table not in line
    assert table[:8] in line


def test_a_commitment_in_other_letters_is_no_traceback(tmp_path: Path) -> None:
    from gauntlet.rules.game import Game

    file = tmp_path / "game.json"
    file.write_text(str(Game.new(seed=1).record()))
    command = [sys.executable, "-m", "gauntlet", "verify", str(file), "--commitment", "é", "--nonce", "x"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert run.returncode == 1
    assert "NOT fair" in run.stdout
    assert "Traceback" not in run.stderr
