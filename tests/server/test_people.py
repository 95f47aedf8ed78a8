"""Guests, accounts, sessions, tokens: by example, on both databases."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import statistics
import time

import httpx
import pytest
from sqlalchemy import select

from gauntlet.server.accounts import passwords
from gauntlet.server.accounts.players import Players, login_of
from gauntlet.server.accounts.tokens import digest_of
from gauntlet.server.storage import schema
from testkit.server.fixtures import ORIGIN, Server
from testkit.server.people import PASSWORD, code

pytestmark = pytest.mark.anyio


async def account(server: Server, name: str = "Ana") -> httpx.AsyncClient:
    browser = await server.guest(name)
    answer = await browser.post("/api/accounts", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return browser


async def test_a_name_is_enough(server: Server) -> None:
    browser = await server.browser()
    assert (await browser.get("/api/me")).json() is None
    made = await browser.post("/api/session", json={"name": "  Ana  María "})
    assert made.status_code == 201
    assert made.json() | {"id": ""} == {"id": "", "name": "Ana María", "account": False}
    assert len(made.json()["id"]) == 22
    assert (await browser.get("/api/me")).json() == made.json()
    again = await browser.post("/api/session", json={"name": "Someone else"})
    assert (again.status_code, again.json()) == (200, made.json())


@pytest.mark.parametrize(("base", "secure"), [(ORIGIN, False), ("https://gauntlet.test", True)])
async def test_the_cookie_is_for_the_server_alone(light: Server, base: str, secure: bool) -> None:
    browser = await light.browser(base=base)
    cookie = (await browser.post("/api/session", json={"name": "Ana"})).headers["set-cookie"]
    assert cookie.startswith("gauntlet=")
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert ("secure" in parts) is secure
    assert len(cookie.split(";")[0].removeprefix("gauntlet=")) >= 43


async def test_the_database_has_digests_and_no_tokens(server: Server) -> None:
    browser = await server.guest()
    token = browser.cookies["gauntlet"]
    rows = await server.runtime.database.rows(select(schema.sessions))
    assert [row.digest for row in rows] == [hashlib.sha256(token.encode()).hexdigest()]
    assert token not in str(rows)


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "\u202eevil", "\ud800", "a\u200bb"])
async def test_names_that_cannot_be_shown_are_refused(light: Server, name: str) -> None:
    browser = await light.browser()
    body = ('{"name": ' + httpx.Response(200, json=name).text + "}") if name != "\ud800" else '{"name": "\\ud800"}'
    answer = await browser.post("/api/session", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert code(answer) in ("bad-name", "bad-message")


async def test_rename(server: Server) -> None:
    browser = await server.guest()
    assert (await browser.patch("/api/me", json={"name": "Bea"})).json()["name"] == "Bea"
    assert (await browser.get("/api/me")).json()["name"] == "Bea"


async def test_a_guest_becomes_an_account_and_comes_back(server: Server) -> None:
    browser = await account(server)
    me = (await browser.get("/api/me")).json()
    assert me["account"] is True
    assert (await browser.post("/api/logout")).status_code == 204
    assert (await browser.get("/api/me")).json() is None
    elsewhere = await server.browser()
    back = await elsewhere.post("/api/login", json={"name": "ANA", "password": PASSWORD})
    assert (back.status_code, back.json()) == (200, me)
    assert (await elsewhere.get("/api/me")).json() == me


async def test_a_name_is_taken_once_however_it_is_written(server: Server) -> None:
    await account(server, "Ana")
    for name in ("ana", "ANA", "\uff21na"):
        other = await server.guest("Other")
        answer = await other.post("/api/accounts", json={"name": name, "password": PASSWORD})
        assert (answer.status_code, code(answer)) == (409, "name-taken")
    bea = await account(server, "Bea")
    assert code(await bea.patch("/api/me", json={"name": "Ana"})) == "name-taken"


async def test_of_two_who_want_a_name_at_once_one_gets_it(server: Server) -> None:
    guests = [await server.guest(f"Guest {n}") for n in range(5)]
    body = {"name": "Wanted", "password": PASSWORD}
    answers = await asyncio.gather(*(guest.post("/api/accounts", json=body) for guest in guests))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]


@pytest.mark.parametrize("password", ["short", "x" * 201])
async def test_passwords_have_a_length(light: Server, password: str) -> None:
    browser = await light.guest()
    answer = await browser.post("/api/accounts", json={"name": "Ana", "password": password})
    assert (answer.status_code, code(answer)) == (422, "bad-password")
    assert password not in answer.text


async def test_a_password_that_is_no_text_is_refused(light: Server) -> None:
    browser = await light.guest()
    text = '{"name": "Ana", "password": "\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800\\ud800"}'
    headers = {"Content-Type": "application/json"}
    assert (await browser.post("/api/accounts", content=text, headers=headers)).status_code == 422
    assert (await browser.post("/api/login", content=text, headers=headers)).status_code in (401, 422)


async def test_passwords_are_kept_as_argon2(server: Server) -> None:
    await account(server)
    row = await server.runtime.database.row(select(schema.players.c.password))
    assert row is not None
    assert row.password.startswith("$argon2id$")


async def test_nobody_learns_who_has_an_account(light: Server) -> None:
    """The same answer, and about the same time, for an unknown name and for a wrong password."""
    await account(light)
    browser = await light.browser()
    answers: dict[str, httpx.Response] = {}
    times: dict[str, list[float]] = {"Ana": [], "Nobody": []}
    for _ in range(9):
        for name, took in times.items():
            began = time.perf_counter()
            answers[name] = await browser.post("/api/login", json={"name": name, "password": "wrong password"})
            took.append(time.perf_counter() - began)
    known, unknown = answers.values()
    assert (known.status_code, code(known)) == (401, "wrong-login")
    assert known.content == unknown.content
    assert {*known.headers} == {*unknown.headers}
    ratio = statistics.median(times["Ana"]) / statistics.median(times["Nobody"])
    assert 0.4 < ratio < 2.5, times


async def test_an_unknown_name_costs_as_many_hashes_as_a_wrong_password(
    light: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await account(light)
    real, checked = passwords._hasher(), []

    class Counting:
        hash = staticmethod(real.hash)

        @staticmethod
        def verify(stored: str, password: str) -> bool:
            checked.append(stored.rpartition("$")[0].rpartition("$")[0])
            return real.verify(stored, password)

    monkeypatch.setattr(passwords, "_hasher", Counting)
    browser = await light.browser()
    for name in ("Ana", "Nobody", "x" * 80, "a\x00b"):
        answer = await browser.post("/api/login", json={"name": name, "password": "wrong password"})
        assert (answer.status_code, code(answer)) == (401, "wrong-login")
    assert len(checked) == 4
    assert len(set(checked)) == 1  # all with the same parameters


async def test_ids_and_tokens_have_at_least_128_random_bits(light: Server) -> None:
    browser = await light.guest()
    made = await browser.post("/api/tokens", json={"label": "robot"})
    table = (await browser.post("/api/tables", json={"options": {}})).json()["table"]
    me = (await browser.get("/api/me")).json()["id"]
    for secret in (browser.cookies["gauntlet"], made.json()["token"], table, me):
        assert len(base64.urlsafe_b64decode(secret + "==")) >= 16


async def test_a_changed_password_logs_the_other_browsers_out(server: Server) -> None:
    first = await account(server)
    second = await server.browser()
    await second.post("/api/login", json={"name": "Ana", "password": PASSWORD})
    bot = await first.post("/api/tokens", json={"label": "robot"})
    wrong = await first.put("/api/me/password", json={"old": "wrong password", "new": "another password"})
    assert code(wrong) == "wrong-login"
    changed = await first.put("/api/me/password", json={"old": PASSWORD, "new": "another password"})
    assert changed.status_code == 204
    assert (await first.get("/api/me")).json()["account"] is True
    assert (await second.get("/api/me")).json() is None
    robot = await server.browser(Authorization=f"Bearer {bot.json()['token']}")
    assert (await robot.get("/api/me")).json()["name"] == "Ana"
    third = await server.browser()
    assert (await third.post("/api/login", json={"name": "Ana", "password": PASSWORD})).status_code == 401
    assert (await third.post("/api/login", json={"name": "Ana", "password": "another password"})).status_code == 200


async def test_log_in_ends_the_session_before_it(server: Server) -> None:
    await account(server)
    guest = await server.guest("Guest")
    old = guest.cookies["gauntlet"]
    await guest.post("/api/login", json={"name": "Ana", "password": PASSWORD})
    thief = await server.browser(Cookie=f"gauntlet={old}")
    assert (await thief.get("/api/me")).json() is None


async def test_log_out_closes_the_sockets_of_the_session(light: Server) -> None:
    browser = await light.guest()
    closed: list[str] = []
    light.app.state.players._end_session = closed.append
    token = browser.cookies["gauntlet"]
    await browser.post("/api/logout")
    assert closed == [digest_of(token)]


async def test_a_deleted_account_leaves_its_games_and_no_name(server: Server) -> None:
    browser = await account(server)
    me = (await browser.get("/api/me")).json()["id"]
    table = (await browser.post("/api/bot-game", json={"bot": "mason"})).json()["table"]
    assert (await browser.request("DELETE", "/api/me", json={"password": "wrong password"})).status_code == 401
    assert (await browser.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
    assert (await browser.get("/api/me")).json() is None
    anyone = await server.browser()
    profile = (await anyone.get(f"/api/players/{me}")).json()
    assert (profile["name"], profile["account"]) == ("Player", False)
    rows = await server.runtime.database.rows(select(schema.seats).where(schema.seats.c.table == table))
    assert sorted(row.name for row in rows) == ["Mason", "Player"]
    assert (await anyone.post("/api/login", json={"name": "Ana", "password": PASSWORD})).status_code == 401
    await account(server, "Ana")  # the name is free again


async def test_tokens_of_bots(server: Server) -> None:
    browser = await server.guest()
    made = await browser.post("/api/tokens", json={"label": "robot"})
    assert made.status_code == 201
    token = made.json()["token"]
    listed = (await browser.get("/api/tokens")).json()
    assert listed == [{key: made.json()[key] for key in ("id", "label", "created")}]
    assert token not in str(listed)
    robot = await server.browser(Authorization=f"Bearer {token}")
    assert (await robot.get("/api/me")).json() == (await browser.get("/api/me")).json()
    assert (await robot.post("/api/bot-game", json={"bot": "mason"})).status_code == 201
    for method, path, body in (
        ("POST", "/api/tokens", {"label": "more"}),
        ("GET", "/api/tokens", None),
        ("PATCH", "/api/me", {"name": "Robot"}),
        ("POST", "/api/accounts", {"name": "Robot", "password": PASSWORD}),
        ("PUT", "/api/me/password", {"old": "", "new": PASSWORD}),
        ("DELETE", "/api/me", {}),
        ("DELETE", f"/api/tokens/{listed[0]['id']}", None),
    ):
        answer = await robot.request(method, path, json=body)
        assert (answer.status_code, code(answer)) == (403, "not-allowed"), path
    assert (await browser.delete(f"/api/tokens/{listed[0]['id']}")).status_code == 204
    assert (await robot.get("/api/me")).json() is None
    assert (await browser.get("/api/tokens")).json() == []


async def test_a_token_can_be_revoked_by_its_owner_only(server: Server) -> None:
    ana, bea = await server.guest("Ana"), await server.guest("Bea")
    token = (await ana.post("/api/tokens", json={"label": "robot"})).json()["id"]
    assert (await bea.delete(f"/api/tokens/{token}")).status_code == 404
    assert len((await ana.get("/api/tokens")).json()) == 1


async def test_tokens_are_not_endless(light: Server) -> None:
    browser = await light.guest()
    answers = [await browser.post("/api/tokens", json={"label": f"robot {n}"}) for n in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]


async def test_many_who_come_back_at_once_are_few_queries(server: Server) -> None:
    people: Players = server.app.state.players
    made = [await people.new_guest(f"Guest {n}") for n in range(300)]
    queries = 0
    rows = server.runtime.database.rows

    async def counted(query: object) -> object:
        nonlocal queries
        queries += "JOIN players" in str(query)  # others go on meanwhile, of leases for example
        return await rows(query)  # type: ignore[arg-type]

    server.runtime.database.rows = counted  # type: ignore[method-assign,assignment]
    found = await asyncio.gather(*(people.of_token(token) for _, token in made))
    assert [player and player.id for player in found] == [player.id for player, _ in made]
    assert 1 <= queries <= 3
    await asyncio.gather(*(people.of_token(token) for _, token in made))
    assert queries <= 3
    assert await people.of_token("no such token") is None


def test_logins_that_are_too_long_in_small_letters() -> None:
    with pytest.raises(ValueError, match="A name has"):
        login_of("\ufdfa" * 3)
