"""The disk fills up while a real server runs: it says so, loses nothing that it has acknowledged, and recovers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gauntlet.server.refusals import CODES
from testkit.server.real_server import (
    PATIENCE,
    Person,
    Process,
    logs_of,
    message_id,
    new_person,
    new_table,
    people_go,
    replays,
)

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit another process, or mount a small disk"),
]


class Disk:
    """A folder on a disk of its own, which can be filled to the last byte."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: Process) -> None:  # noqa: ARG002
        with contextlib.suppress(OSError), (self.folder / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(512))

    def free(self, server: Process) -> None:  # noqa: ARG002
        (self.folder / "ballast").unlink()


class Limit(Disk):
    """Its files can grow no further: what a quota does, and what can be had without being root."""

    def fill(self, server: Process) -> None:
        size = (self.folder / "gauntlet.db-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def free(self, server: Process) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@pytest.fixture(params=["full disk", "limit"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param == "limit":
        yield Limit(tmp_path)
        return
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk")
    try:
        yield Disk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S607


async def _until_refused(person: Person) -> None:
    """What fits into pages that are there already is still written."""
    async with asyncio.timeout(PATIENCE):
        while (await person.ask(type="chat", text="x" * 200))["type"] == "ack":
            pass


async def _until_ready(server: Process, ready: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(server.is_ready) is not ready:
            await asyncio.sleep(0.1)


async def test_a_disk_that_fills_up(disk: Disk) -> None:
    with Process(disk.folder) as server:
        ana, ben = await new_person(server), await new_person(server, "Ben")
        async with people_go(ana, ben):
            table = await new_table([ana, ben])
            await ana.ask(type="chat", text="before")
            disk.fill(server)
            await _until_refused(ana)
            decision = {"type": "decide", "question": ana.screen["question"], "decision": ana.choices[0]}
            refused = await ana.ask(**decision, id="again")
            assert refused == {"type": "refused", "id": "again", "code": "busy", "text": CODES["busy"]}
            await _until_ready(server, False)
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as browser:
                assert (await browser.get("/api/health")).status_code == 200
                summary = (await browser.get(f"/api/tables/{table}")).json()
                assert summary["status"] == "playing"
                made = await browser.post("/api/session", json={"name": "Cleo"})
                assert (made.status_code, made.json()["code"]) == (503, "busy")
            disk.free(server)
            await _until_ready(server, True)
            assert (await ana.ask(**decision, id="again"))["type"] == "ack"
            assert (await ben.ask(type="chat", text="after"))["type"] == "ack"
            await ben.until(lambda: ben.last >= max(number for _, number in ben.acked.values()))
            acked = ana.acked | ben.acked
        server.kill()
        ((log, match),) = (await logs_of(f"sqlite:///{disk.folder}/gauntlet.db", [table])).values()
    replays(match)
    stored = {message_id(event.id): event.number for event in log if event.id}
    assert {ref: number for ref, (_, number) in acked.items()}.items() <= stored.items()
