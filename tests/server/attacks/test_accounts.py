"""Someone wants to be taken for another, or to get into another's account."""

from __future__ import annotations

from pathlib import Path

import pytest

from gauntlet.server.lookalike import lookalike
from testkit.server.fixtures import Server, serving
from testkit.server.people import code
from testkit.server.sockets import Room

pytestmark = pytest.mark.anyio
SECRET = "correct horse"  # noqa: S105


async def _ana(server: Server, name: str = "Ana Bill") -> None:
    browser = await server.guest("Someone")
    answer = await browser.post("/api/accounts", json={"name": name, "password": SECRET})
    assert answer.status_code == 201, answer.text


ALIKE = ["Ana Bill", "ana bill", "AnaBill", "Ana_BiII", "Аna Bi11", "Anа Вill", "Ａｎａ　Ｂｉｌｌ", "Αna Bill"]


@pytest.mark.parametrize("name", ALIKE)
async def test_nobody_looks_like_an_account(light: Server, name: str) -> None:
    await _ana(light)
    zoe = await light.browser()
    assert code(await zoe.post("/api/session", json={"name": name})) == "name-taken"
    zoe = await light.guest("Zoe")
    assert code(await zoe.patch("/api/me", json={"name": name})) == "name-taken"
    assert code(await zoe.post("/api/accounts", json={"name": name, "password": SECRET})) == "name-taken"


@pytest.mark.parametrize("name", ALIKE)
async def test_nobody_sits_down_under_the_name_of_an_account(here: Room, name: str) -> None:
    await _ana(here.server)
    zoe = await here.server.guest("Zoe")
    seats = ({"kind": "me"}, {"kind": "person", "name": name})
    assert code(await zoe.post("/api/tables", json={"options": {}, "seats": seats})) == "name-taken"
    socket = await here.come(await here.table(zoe), zoe)
    assert (await socket.ask("sit", name=name))["code"] == "name-taken"


async def test_an_account_sits_down_under_its_own_name(here: Room) -> None:
    ana = await here.server.guest("Someone")
    await ana.post("/api/accounts", json={"name": "Ana Bill", "password": SECRET})
    socket = await here.come(await here.table(ana, ({"kind": "open"}, {"kind": "open"})), ana)
    await socket.done("sit", name="ANA BILL")
    await socket.done("sit", name="Our friend")


async def test_a_latin_name_does_not_look_like_an_account_in_cyrillic(light: Server) -> None:
    await _ana(light, "сосо")
    zoe = await light.browser()
    assert code(await zoe.post("/api/session", json={"name": "coco"})) == "name-taken"


async def test_a_name_is_free_again_when_its_account_is_deleted(light: Server) -> None:
    browser = await light.guest("Ana")
    await browser.post("/api/accounts", json={"name": "Ana", "password": SECRET})
    assert (await browser.request("DELETE", "/api/me", json={"password": SECRET})).status_code == 204
    await light.guest("Ana")


def test_different_names_look_different() -> None:
    names = ["Ana", "Anna", "Hanna", "Ben", "Bea", "Zoë", "Zoe", "Łucja", "José", "Anaïs", "Яна", "Δάφνη"]
    assert len({lookalike(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    "password", ["password", "Password1", "12345678", "QWERTYUIOP", "aaaaaaaaaa", "ababababab", "Ana Banana"]
)
async def test_passwords_that_others_would_try_are_refused(light: Server, password: str) -> None:
    ana = await light.guest("Ana")
    body = {"name": "Ana Banana", "password": password}
    assert code(await ana.post("/api/accounts", json=body)) == "common-password"
    assert (await ana.post("/api/accounts", json=body | {"password": SECRET})).status_code == 201
    answer = await ana.put("/api/me/password", json={"old": SECRET, "new": password})
    assert code(answer) == "common-password"


async def test_one_account_is_not_guessed_at_from_many_addresses(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path) as open_server:
        await _ana(open_server)
    async with serving(sqlite_url, tmp_path, logins_per_minute=3) as server:
        codes = []
        for n in range(5):
            thief = await server.browser(f"10.0.{n}.1")
            codes.append(
                code(await thief.post("/api/login", json={"name": ("Ana Bill", "ANA  bill")[n % 2], "password": "?"}))
            )
        assert codes == ["wrong-login"] * 3 + ["too-many"] * 2
        other = await server.browser("10.1.0.1")
        assert code(await other.post("/api/login", json={"name": "Ben", "password": "?"})) == "wrong-login"


async def test_right_passwords_are_not_counted(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path) as open_server:
        await _ana(open_server)
    async with serving(sqlite_url, tmp_path, logins_per_minute=3) as server:
        for n in range(5):
            ana = await server.browser(f"10.0.{n}.1")
            assert (await ana.post("/api/login", json={"name": "Ana Bill", "password": SECRET})).status_code == 200


async def test_whoever_knew_the_guests_session_does_not_know_the_accounts(light: Server) -> None:
    ana = await light.guest("Ana")
    stolen = str(ana.cookies["gauntlet"])
    thief = await light.browser()
    thief.cookies.set("gauntlet", stolen, domain="gauntlet.test")
    assert (await thief.get("/api/me")).json()["name"] == "Ana"
    assert (await ana.post("/api/accounts", json={"name": "Ana", "password": SECRET})).status_code == 201
    assert (await ana.get("/api/me")).json() == {**(await ana.get("/api/me")).json(), "account": True}
    assert (await thief.get("/api/me")).json() is None
    before = str(ana.cookies["gauntlet"])
    assert (await ana.post("/api/login", json={"name": "Ana", "password": SECRET})).status_code == 200
    assert str(ana.cookies["gauntlet"]) != before
