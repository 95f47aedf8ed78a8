"""Games that were played elsewhere and are handed over: what is kept of them, what is refused, and who they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from gauntlet.rules.record import Record
from gauntlet.server.accounts.players import DELETED
from gauntlet.server.http.security import RECORDS_PER_MINUTE
from gauntlet.server.storage.schema import events, ratings, tables
from testkit.server.fixtures import Server
from testkit.server.people import PASSWORD, code

pytestmark = pytest.mark.anyio

VECTORS = Path(__file__).parents[1] / "vectors"


def _record(file: str = "2p-gauntlet-greedy", names: tuple[str, ...] = ("Ana", "Mason")) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((VECTORS / f"{file}.json").read_text()) | {"names": list(names)}
    return record


async def _handed(browser: httpx.AsyncClient, record: dict[str, Any], bots: tuple[str | None, ...]) -> str:
    answer = await browser.post("/api/games", json={"record": record, "bots": bots})
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["table"]
    return table


@pytest.mark.parametrize(
    ("file", "names", "bots"),
    [
        ("2p-gauntlet-greedy", ("Ana", "Mason"), (None, "mason")),
        ("3p-gauntlet-greedy", ("Mason", "Ana", "Mason 2"), ("mason", None, "mason")),
        ("4p-epic-sixteen-greedy", ("Ana", "Ben", "Cem", "Pebble"), (None, None, None, "pebble")),
        ("edge-stalemate", ("Pebble", "Ana", "Mason"), ("pebble", None, "mason")),
        ("edge-shared-sixteen", ("Ana", "Ben"), (None, None)),
    ],
)
async def test_a_kept_game_is_a_finished_table(
    server: Server, file: str, names: tuple[str, ...], bots: tuple[str | None, ...]
) -> None:
    record = _record(file, names)
    ana = await server.guest()
    me = (await ana.get("/api/me")).json()["id"]
    table = await _handed(ana, record, bots)
    anyone = await server.browser()
    assert (await anyone.get(f"/api/tables/{table}/record")).json() == record
    summary = (await anyone.get(f"/api/tables/{table}")).json()
    assert (summary["status"], summary["commitment"], summary["options"]["rated"]) == ("over", None, False)
    assert {key: summary["outcome"][key] for key in record["result"]} == record["result"]
    assert [(seat["player"], seat["name"], seat["bot"]) for seat in summary["seats"]] == [
        (None if bot else me, name, bot) for name, bot in zip(names, bots, strict=True)
    ]
    replay = (await anyone.get(f"/api/tables/{table}/replay")).json()
    assert [frame["decision"] for frame in replay["frames"]] == [None, *record["decisions"]]
    review = (await anyone.get(f"/api/tables/{table}/review")).text.splitlines()
    assert json.loads(review[-1]) == {"review": {"decisions": len(record["decisions"])}}
    (game,) = (await ana.get("/api/me/games")).json()["games"]
    assert (game["table"], game["status"]) == (table, "over")
    assert game["mine"] == [seat for seat, bot in enumerate(bots) if bot is None]
    assert [seat["points"] for seat in game["seats"]] == record["result"]["points"]
    winners = record["result"]["winners"]
    assert [seat["won"] for seat in game["seats"]] == [
        1 / len(winners) if seat in winners else 0 for seat in range(len(names))
    ]


async def test_it_has_no_proof_and_says_why(light: Server) -> None:
    ana = await light.guest()
    table = await _handed(ana, _record(), (None, "mason"))
    answer = await ana.get(f"/api/tables/{table}/proof")
    assert (answer.status_code, code(answer)) == (404, "not-found")
    assert "did not shuffle" in answer.json()["text"]


async def test_the_same_record_twice_is_one_table(server: Server) -> None:
    ana = await server.guest()
    table = await _handed(ana, _record(), (None, "mason"))
    before = (await ana.get("/api/me/games")).json()
    server.clock.ahead_ms += 60_000
    assert await _handed(ana, _record(), (None, "mason")) == table
    await server.runtime.tables.evict()
    assert await _handed(ana, _record(), (None, "mason")) == table
    assert (await ana.get("/api/me/games")).json() == before
    ben = await server.guest("Ben")
    assert await _handed(ben, _record(), (None, "mason")) != table
    assert await _handed(ana, _record("2p-epic-gauntlet-greedy"), (None, "mason")) != table


async def test_it_is_neither_rated_nor_counted(server: Server) -> None:
    """Whoever writes a record chooses the cards, and every decision of the bot."""
    ana = await server.guest()
    await _handed(ana, _record(), (None, "mason"))
    profile = (await ana.get(f"/api/players/{(await ana.get('/api/me')).json()['id']}")).json()
    assert (profile["games"], profile["wins"], profile["kinds"], profile["bots"]) == (0, 0, {}, [])
    assert await server.runtime.database.row(select(ratings)) is None


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"decisions": ["pass"]}, "decisions"),
        ({"decisions": []}, "result"),
        ({"result": None}, "result"),
        ({"result": {"end": "gauntlet", "winners": [0, 1], "points": [1, 1]}}, "result"),
        ({"setup": {"decks": [], "locations": [], "battles": []}}, "setup"),
        ({"names": ["Ana"]}, "names"),
        ({"names": ["Ana", "\ud800"]}, "names"),
        ({"decisions": ["\ud800"]}, "decisions"),
        ({"format": "gauntlet-record/2"}, "format"),
        ({"comment": "mine"}, "comment"),
    ],
)
async def test_a_record_that_does_not_hold_is_refused(light: Server, change: dict[str, Any], named: str) -> None:
    ana = await light.guest()
    body = json.dumps({"record": _record() | change, "bots": [None, "mason"]})
    answer = await ana.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, code(answer)) == (422, "bad-message")
    assert named in answer.json()["text"]
    assert await _nothing_is_kept(light)


async def test_a_game_that_is_not_over_is_refused(light: Server) -> None:
    ana = await light.guest()
    record = _record() | {"decisions": _record()["decisions"][:-1], "result": None}
    answer = await ana.post("/api/games", json={"record": record, "bots": [None, "mason"]})
    assert (answer.status_code, code(answer)) == (409, "not-over")
    assert await _nothing_is_kept(light)


async def test_a_game_with_a_last_round_is_refused(light: Server) -> None:
    """No table can have one."""
    game = Game.of(Options(2, max_rounds=1), Record.read(json.dumps(_record())).setup, ["Ana", "Mason"])
    while game.result is None:
        game.play(game.legal_decisions[0])
    ana = await light.guest()
    answer = await ana.post("/api/games", json={"record": game.record().as_json(), "bots": [None, "mason"]})
    assert code(answer) == "bad-message"
    assert "max_rounds" in answer.json()["text"]


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ([None], "bad-message"),
        ([None, None, "mason"], "bad-message"),
        (["mason", "mason"], "bad-message"),
        ([None, "nobody"], "unknown-bot"),
        ("mason", "bad-message"),
    ],
)
async def test_seats_that_cannot_be_are_refused(light: Server, bots: object, why: str) -> None:
    ana = await light.guest()
    answer = await ana.post("/api/games", json={"record": _record(), "bots": bots})
    assert (answer.status_code, code(answer)) == (422, why)
    assert await _nothing_is_kept(light)


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\u202eb"])
async def test_a_name_that_cannot_be_shown_is_refused(light: Server, name: str) -> None:
    ana = await light.guest()
    answer = await ana.post("/api/games", json={"record": _record(names=("Ana", name)), "bots": [None, None]})
    assert (answer.status_code, code(answer)) == (422, "bad-name")


async def test_nobody_is_taken_for_someone_with_an_account(light: Server) -> None:
    ben = await light.guest("Ben")
    assert (await ben.post("/api/accounts", json={"name": "Ben", "password": PASSWORD})).status_code < 300
    ana = await light.guest()
    table = await _handed(ana, _record(names=("8en", "B e n")), (None, None))
    assert (await ana.get(f"/api/tables/{table}/record")).json()["names"] == ["8en", "Ana"]
    own = await _handed(ben, _record(names=("B e n", "Mason")), (None, "mason"))
    assert (await ben.get(f"/api/tables/{own}/record")).json()["names"] == ["B e n", "Mason"]
    bots = await _handed(ana, _record(names=("Ana", "Ben")), (None, "mason"))
    assert (await ana.get(f"/api/tables/{bots}/record")).json()["names"] == ["Ana", "Mason"]


async def test_a_deleted_account_leaves_no_name_in_it(light: Server) -> None:
    ana = await light.guest()
    table = await _handed(ana, _record(names=("Ana", "Zoe")), (None, None))
    assert (await ana.request("DELETE", "/api/me", json={})).status_code == 204
    anyone = await light.browser()
    for path in ("", "/record", "/replay"):
        text = (await anyone.get(f"/api/tables/{table}{path}")).text
        assert DELETED in text
        assert '"Ana"' not in text
        assert '"Zoe"' not in text


async def test_too_many_have_to_wait(light: Server) -> None:
    ana = await light.guest()
    body = {"record": _record(), "bots": [None, "mason"]}
    answers = [await ana.post("/api/games", json=body) for _ in range(RECORDS_PER_MINUTE + 1)]
    assert [answer.status_code for answer in answers] == [200] * RECORDS_PER_MINUTE + [429]
    assert code(answers[-1]) == "too-many"
    assert (await ana.get("/api/me/games")).status_code == 200


async def test_too_long_a_record_is_refused(light: Server) -> None:
    ana = await light.guest()
    body = {"record": _record() | {"decisions": ["take mind space soul"] * 1000}, "bots": [None, "mason"]}
    assert code(await ana.post("/api/games", json=body)) == "too-long"


async def test_a_rematch_can_be_played(light: Server) -> None:
    ana = await light.guest()
    me = (await ana.get("/api/me")).json()["id"]
    table = await _handed(ana, _record(), (None, "mason"))
    await light.runtime.tables.rematch(table, me)
    summary = (await ana.get(f"/api/tables/{table}")).json()
    again = (await ana.get(f"/api/tables/{summary['rematch']}")).json()
    assert [seat["name"] for seat in again["seats"]] == ["Mason", "Ana"]
    assert again["status"] == "playing"


async def _nothing_is_kept(server: Server) -> bool:
    database = server.runtime.database
    counts = [await database.row(select(func.count()).select_from(one)) for one in (tables, events)]
    return [tuple(row) for row in counts if row] == [(0,), (0,)]
