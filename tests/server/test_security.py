"""The walls: headers, origins, sizes, rates; and that nothing of what people type is ever more than text."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from gauntlet.server.clients import client_key, origin_allowed
from gauntlet.server.http.security import POLICY
from gauntlet.server.ops.settings import Settings
from gauntlet.server.refusals import CODES
from testkit.server.fixtures import Server, serving
from testkit.server.payloads import PAYLOADS
from testkit.server.people import PASSWORD, code

pytestmark = pytest.mark.anyio

PATHS = ("/", "/api/me", "/api/lobby", "/api/nowhere", "/metrics", "/somewhere/in/the/client", "/api/tables/x")


@pytest.mark.parametrize("path", PATHS)
async def test_every_answer_has_the_headers(light: Server, path: str) -> None:
    answer = await (await light.browser()).get(path)
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["x-request-id"]
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("file", "governed"),
    [("worker-1a2b3c4d.js", True), ("review-worker-1a2b3c4d.js", True), ("a.svg", True), ("x.html", True)]
    + [(name, False) for name in ("index-1a2b3c4d.js", "board-1a2b3c4d.css", "kernel-1a2b3c4d.wasm", "a.woff2")],
)
async def test_only_documents_and_workers_have_a_policy(light: Server, file: str, governed: bool) -> None:
    answer = await (await light.browser()).get(f"/assets/{file}")
    assert ("content-security-policy" in answer.headers) is governed
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_the_policy_lets_no_inline_script_in() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert POLICY.count("unsafe") == 1  # WebAssembly, which is no text: the rules are compiled in the page
    assert "*" not in POLICY


@pytest.mark.parametrize(
    ("headers", "settings", "allowed"),
    [
        ({"host": "a.test"}, {}, True),  # no browser
        ({"host": "a.test", "sec-fetch-site": "cross-site"}, {}, False),
        ({"host": "a.test", "origin": "http://a.test"}, {}, True),
        ({"host": "a.test", "origin": "https://A.test"}, {}, True),
        ({"host": "a.test:8000", "origin": "http://a.test:8000"}, {}, True),
        ({"host": "a.test:8000", "origin": "http://a.test"}, {}, False),
        ({"host": "a.test", "origin": "http://b.test"}, {}, False),
        ({"host": "a.test", "origin": "http://a.test.b.test"}, {}, False),
        ({"host": "a.test", "origin": "null"}, {}, False),
        ({"host": "a.test", "origin": ""}, {}, False),
        ({"host": "", "origin": ""}, {}, False),
        ({"host": "a.test", "origin": "http://[bad"}, {}, False),
        ({"host": "a.test", "origin": "https://c.test"}, {"origins": "https://c.test/, https://d.test"}, True),
        ({"host": "a.test", "origin": "http://c.test"}, {"origins": "https://c.test"}, False),
        ({"host": "a.test", "origin": "https://p.test"}, {"public_url": "https://p.test/"}, True),
        ({"host": "a.test", "origin": "http://a.test"}, {"public_url": "https://p.test"}, False),
    ],
)
def test_origins(headers: dict[str, str], settings: dict[str, str], allowed: bool) -> None:
    assert origin_allowed(headers, Settings.load(**settings)) is allowed


async def test_another_site_changes_nothing(light: Server) -> None:
    ana = await light.guest()
    for origin in ("http://evil.example", "null", "http://gauntlet.test.evil.example"):
        for method, path in (("POST", "/api/logout"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("PUT", "/api/x")):
            answer = await ana.request(method, path, json={}, headers={"Origin": origin})
            assert (answer.status_code, code(answer)) == (403, "bad-origin")
    assert (await ana.get("/api/me", headers={"Origin": "http://evil.example"})).status_code == 200
    assert not any("access-control" in name for name in (await ana.get("/api/me")).headers)


async def test_long_bodies_are_refused_whatever_their_header_says(light: Server) -> None:
    ana = await light.browser()
    long = json.dumps({"name": "x" * 17_000}).encode()

    async def piece_by_piece() -> AsyncIterator[bytes]:
        for start in range(0, len(long), 1000):
            yield long[start : start + 1000]

    headers = {"Content-Type": "application/json"}
    for content in (long, piece_by_piece()):
        answer = await ana.post("/api/session", content=content, headers=headers)
        assert (answer.status_code, code(answer)) == (413, "too-long")
    lying = await ana.post("/api/session", content=b"{}", headers=headers | {"Content-Length": "x"})
    assert lying.status_code == 413


async def test_too_many_requests_have_to_wait(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, requests_per_minute=20, guests_per_minute=3) as server:
        browsers = [await server.browser() for _ in range(4)]
        answers = [await browser.post("/api/session", json={"name": "Ana"}) for browser in browsers]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert code(answers[-1]) == "too-many"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
        more = [await browsers[0].get("/api/me") for _ in range(20)]
        assert [answer.status_code for answer in more] == [200] * 16 + [429] * 4
        elsewhere = await server.browser(address="10.0.0.2")
        assert (await elsewhere.get("/api/me")).status_code == 200
        assert (await browsers[0].get("/")).status_code in (200, 503)  # files are not counted


async def test_a_session_is_limited_wherever_it_comes_from(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, requests_per_minute=10) as server:
        ana = await server.guest()
        cookie = f"gauntlet={ana.cookies['gauntlet']}"
        answers = [await (await server.browser(address=f"10.0.0.{n}", Cookie=cookie)).get("/api/me") for n in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2


async def test_passwords_cannot_be_tried_for_long(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, logins_per_minute=3) as server:
        thief = await server.browser()
        body = {"name": "Ana", "password": "guess after guess"}
        answers = [await thief.post("/api/login", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [401] * 3 + [429] * 2


@pytest.mark.parametrize(
    ("host", "same"),
    [("10.1.2.3", "10.1.2.3"), ("2001:db8::1", "2001:db8::/64"), ("2001:db8::ffff:1", "2001:db8::/64"), ("", "")],
)
def test_an_ipv6_network_is_one_address(host: str, same: str) -> None:
    assert client_key({"client": (host, 1)}) == same


NEED_A_SESSION = (
    ("PATCH", "/api/me"),
    ("DELETE", "/api/me"),
    ("PUT", "/api/me/password"),
    ("POST", "/api/accounts"),
    ("POST", "/api/logout"),
    ("POST", "/api/tokens"),
    ("GET", "/api/tokens"),
    ("DELETE", f"/api/tokens/{'0' * 32}"),
    ("POST", "/api/tables"),
    ("POST", "/api/quick"),
    ("POST", "/api/bot-game"),
    ("GET", "/api/me/games"),
    ("POST", "/api/games"),
)


@pytest.mark.parametrize(("method", "path"), NEED_A_SESSION)
async def test_what_needs_a_session_is_closed_to_strangers(light: Server, method: str, path: str) -> None:
    body = {
        "/api/accounts": {"name": "Ana", "password": PASSWORD},
        "/api/tokens": {"label": "x"},
        "/api/tables": {"options": {}},
        "/api/me/password": {"old": "x", "new": PASSWORD},
        "/api/quick": {},
        "/api/bot-game": {},
    }.get(path, {"name": "x"} if method == "PATCH" else {} if method == "DELETE" else None)
    for headers in (
        {},
        {"Cookie": "gauntlet=forged"},
        {"Authorization": "Bearer forged"},
        {"Authorization": "Bearer "},
    ):
        stranger = await light.browser(**headers)
        answer = await stranger.request(method, path, json=body)
        assert (answer.status_code, code(answer)) == (401, "not-authenticated")


async def test_every_route_is_in_the_matrix(light: Server) -> None:
    """A new route is either open to all, or listed above."""
    to_all = {
        ("POST", "/api/session"),
        ("POST", "/api/login"),
        ("GET", "/api/me"),
        ("GET", "/api/bots"),
        ("GET", "/api/lobby"),
        ("GET", "/api/health"),
        ("GET", "/api/ready"),
        ("POST", "/api/review"),
        ("GET", "/api/players/{player}"),
        ("GET", "/api/ratings/{kind}"),
        *(("GET", f"/api/tables/{{table}}{end}") for end in ("", "/record", "/proof", "/replay", "/review")),
    }
    closed = {(method, path.replace("0" * 32, "{token}")) for method, path in NEED_A_SESSION}
    described = light.app.openapi()["paths"]
    found = {(method.upper(), path) for path, methods in described.items() for method in methods}
    assert found == to_all | closed


def test_there_are_enough_payloads() -> None:
    assert len(set(PAYLOADS)) >= 100


async def test_what_people_type_stays_text(server: Server) -> None:
    """Each payload is refused as a name, or comes back as the same JSON text from wherever names are shown."""
    shown = 0
    ana = await server.guest()
    for payload in PAYLOADS:
        body = json.dumps({"name": payload}).encode()
        answer = await ana.request("PATCH", "/api/me", content=body, headers={"Content-Type": "application/json"})
        _is_inert(answer)
        if answer.status_code == 422:
            continue
        shown += 1
        name = " ".join(payload.split())
        assert answer.json()["name"] == name
        assert (await ana.get("/api/me")).json()["name"] == name
    assert shown >= 70
    await ana.patch("/api/me", json={"name": "<script>x</script>"})
    table = (await ana.post("/api/tables", json={"options": {"public": True}})).json()["table"]
    me = (await ana.get("/api/me")).json()["id"]
    for path in ("/api/me", "/api/lobby", f"/api/tables/{table}", f"/api/players/{me}"):
        answer = await ana.get(path)
        _is_inert(answer)
        assert "<script>x</script>" in json.dumps(answer.json())


async def test_what_people_type_in_addresses_stays_text(light: Server) -> None:
    anyone = await light.browser()
    for payload in PAYLOADS:
        for path in ("/api/tables/", "/api/players/", "/api/ratings/", "/api/nowhere/"):
            answer = await anyone.get(path + quote(payload, safe=""))
            _is_inert(answer)
            assert answer.status_code in (404, 405, 422), (path, payload)


def _is_inert(answer: httpx.Response) -> None:
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    answer.json()


async def test_a_mistake_of_ours_shows_nothing(light: Server, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    light.runtime.tables.match = broken  # type: ignore[method-assign,assignment]
    anyone = await light.browser()
    with caplog.at_level(logging.INFO):
        answer = await anyone.get(f"/api/tables/{'A' * 22}")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal", "text": CODES["internal"]})
    assert answer.headers["content-security-policy"] == POLICY
    assert any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "expected"),
    [
        ("POST", "/api/session", b"not json", 422, "bad-message"),
        ("POST", "/api/session", b"\xff\xfe", 422, "bad-message"),
        ("POST", "/api/session", b"[]", 422, "bad-message"),
        ("POST", "/api/session", b'{"name": 7}', 422, "bad-message"),
        ("POST", "/api/session", b'{"name": "x", "admin": true}', 422, "bad-message"),
        ("PUT", "/api/session", b"{}", 405, "bad-message"),
        ("GET", "/api/nowhere", b"", 404, "not-found"),
        ("POST", "/nowhere", b"", 405, "bad-message"),
    ],
)
async def test_refusals_have_a_code_and_a_sentence(
    light: Server, method: str, path: str, content: bytes, status: int, expected: str
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await (await light.browser()).request(method, path, content=content, headers=headers)
    assert (answer.status_code, code(answer)) == (status, expected)
    assert set(answer.json()) == {"code", "text"}
    assert answer.json()["text"]


async def test_a_validation_error_names_the_field_and_repeats_nothing(light: Server) -> None:
    ana = await light.guest()
    answer = await ana.post("/api/accounts", json={"name": "Ana", "password": ["my secret"]})
    assert answer.json()["text"].startswith("password: ")
    assert "my secret" not in answer.text


def test_the_preview_of_the_page_has_the_same_content_policy() -> None:
    config = (Path(__file__).parents[2] / "web" / "vite.config.ts").read_text(encoding="utf-8")
    quoted = re.search(r"const contentPolicy = \[(.*?)\]", config, re.DOTALL)
    assert quoted
    assert "; ".join(re.findall(r'"([^"]+)"', quoted[1])) == POLICY


async def test_below_a_path_pages_and_cookies_are_there(sqlite_url: str, tmp_path: Path) -> None:
    """Whether the proxy takes the path away or not; the origin is that of the host."""
    (tmp_path / "index.html").write_text('<link href="/icon.svg"><script src="/assets/a.js"></script><a href="#x">')
    async with serving(sqlite_url, tmp_path, public_url="https://p.test/games/", web=tmp_path) as server:
        browser = await server.browser(base="https://p.test")
        for path in ("/games", "/games/t/1", "/t/1"):
            page = await browser.get(path)
            assert page.text == '<link href="/games/icon.svg"><script src="/games/assets/a.js"></script><a href="#x">'
        for path in ("/games/api/session", "/api/session"):
            answer = await browser.post(path, json={"name": "Ana"})
            assert "Path=/games;" in answer.headers["set-cookie"]
        assert (await browser.post("/games/api/logout")).status_code == 204
        assert not browser.cookies
        assert (await browser.get("/gamesome/api/health")).headers["content-type"].startswith("text/html")
        assert code(await (await server.browser(base="https://q.test")).post("/games/api/session")) == "bad-origin"
