"""Files, logs, metrics, health."""

from __future__ import annotations

import json
import logging
import signal
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError

from gauntlet.rules.catalogue import CARD_BY_ID
from gauntlet.server.accounts.tokens import digest_of
from gauntlet.server.http.static_site import FOREVER, folder
from gauntlet.server.ops.logging_setup import SECRET, JsonFormatter, set_up_logging
from testkit.server.fixtures import Server, serving
from testkit.server.people import PASSWORD
from testkit.server.real_server import Process, logs_of, new_person, new_table, people_go, post

pytestmark = pytest.mark.anyio


@pytest.fixture
def site(tmp_path: Path) -> Path:
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Gauntlet</title>")
    (built / "sw.js").write_text("// worker")
    (built / "assets" / "main-1a2b3c.js").write_text("// main")
    (tmp_path / "secret.txt").write_text("secret")
    return built


@pytest.mark.parametrize(
    ("path", "status", "content", "cache"),
    [
        ("/", 200, "Gauntlet", "no-cache"),
        ("/index.html", 200, "Gauntlet", "no-cache"),
        ("/table/abc", 200, "Gauntlet", "no-cache"),
        ("/sw.js", 200, "// worker", "no-cache"),
        ("/assets/main-1a2b3c.js", 200, "// main", "public, max-age=31536000, immutable"),
        ("/assets/gone.js", 404, "not-found", None),
        ("/api/nowhere", 404, "not-found", "no-store"),
        ("/api", 404, "not-found", None),
        ("/../secret.txt", 200, "Gauntlet", "no-cache"),
        ("/..%2fsecret.txt", 200, "Gauntlet", "no-cache"),
        ("/assets/..%2f..%2fsecret.txt", 200, "Gauntlet", "no-cache"),
    ],
)
async def test_files(
    sqlite_url: str, tmp_path: Path, site: Path, path: str, status: int, content: str, cache: str | None
) -> None:
    async with serving(sqlite_url, tmp_path, web=site) as server:
        answer = await (await server.browser()).get(path)
        assert answer.status_code == status
        assert content in answer.text
        assert "secret" not in answer.text
        assert answer.headers.get("cache-control") == cache


async def test_files_are_compressed_for_those_who_accept_it(sqlite_url: str, tmp_path: Path, site: Path) -> None:
    script = "let total = 0\n" * 500
    (site / "assets" / "big-1a2b3c.js").write_text(script)
    async with serving(sqlite_url, tmp_path, web=site) as server:
        browser = await server.browser()
        plain = await browser.get("/assets/big-1a2b3c.js", headers={"Accept-Encoding": "identity"})
        small = await browser.get("/assets/big-1a2b3c.js", headers={"Accept-Encoding": "gzip, br"})
        assert (plain.text, small.text) == (script, script)
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(script) / 10
        assert {answer.headers["vary"] for answer in (plain, small)} == {"Accept-Encoding"}
        assert {answer.headers["content-type"] for answer in (plain, small)} == {plain.headers["content-type"]}
        assert {answer.headers["cache-control"] for answer in (plain, small)} == {FOREVER}
        again = await browser.get("/assets/big-1a2b3c.js", headers={"If-None-Match": small.headers["etag"]})
        assert again.status_code == 304


async def test_what_the_build_has_compressed_is_sent(sqlite_url: str, tmp_path: Path, site: Path) -> None:
    script = "let total = 0\n" * 500
    (site / "assets" / "big-1a2b3c.js").write_text(script)
    (site / "assets" / "big-1a2b3c.js.br").write_bytes(b"as Brotli")
    async with serving(sqlite_url, tmp_path, web=site) as server:
        browser = await server.browser()
        for accepted, encoding in (("gzip, deflate, br;q=0.9", "br"), ("gzip, br;q=0", "gzip"), ("gzip;q=0.0", None)):
            async with browser.stream("GET", "/assets/big-1a2b3c.js", headers={"Accept-Encoding": accepted}) as answer:
                body = b"".join([chunk async for chunk in answer.aiter_raw()])
            assert answer.headers.get("content-encoding") == encoding
            assert (body == b"as Brotli") is (encoding == "br")
            assert "javascript" in answer.headers["content-type"]


async def test_json_is_compressed_unless_it_is_small_or_a_stream(light: Server) -> None:
    browser = await light.guest()
    table = await light.bot_table(browser)
    replay = await browser.get(f"/api/tables/{table}/replay")
    assert replay.headers["content-encoding"] == "gzip"
    assert int(replay.headers["content-length"]) < len(replay.content) / 5
    for path in ("/api/me", f"/api/tables/{table}/review"):
        assert "content-encoding" not in (await browser.get(path)).headers


async def test_files_that_have_not_changed_are_not_sent_again(sqlite_url: str, tmp_path: Path, site: Path) -> None:
    async with serving(sqlite_url, tmp_path, web=site) as server:
        browser = await server.browser()
        first = await browser.get("/")
        assert (await browser.get("/", headers={"If-None-Match": first.headers["etag"]})).status_code == 304
        assert (await browser.head("/")).status_code == 200


async def test_without_a_client_the_page_says_what_to_do(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url, tmp_path, web=tmp_path / "nowhere") as server:
        browser = await server.browser()
        answer = await browser.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        assert (await browser.post("/")).status_code == 405


def test_the_folder_that_is_set_comes_first(site: Path, tmp_path: Path) -> None:
    assert folder(site) == site
    assert folder(tmp_path / "nowhere") is None
    built = Path(__file__).parents[2] / "web" / "dist"
    assert folder(None) == (built if built.is_dir() else None)  # what `make play` shows from a checkout


async def test_health_and_readiness(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anyone = await server.browser()
    assert (await anyone.get("/api/health")).json()["ok"] is True
    assert (await anyone.get("/api/ready")).json() == {"ready": True, "compiled": 1.0}

    async def broken(*_: object, **__: object) -> None:
        raise OSError

    server.clock.ahead_ms += 1_500  # the last proof is too old
    with monkeypatch.context() as patch:
        patch.setattr(server.runtime.database, "write", broken)
        away = await anyone.get("/api/ready")
    assert (away.status_code, away.json()) == (503, {"ready": False, "compiled": 1.0})
    assert (await anyone.get("/api/health")).status_code == 200


async def test_metrics_are_for_the_host(light: Server) -> None:
    ana = await light.guest()
    await ana.get(f"/api/tables/{'A' * 22}")
    text = (await ana.get("/metrics")).text
    for name in ("commands", "command_seconds", "refused", "commits", "requests", "sockets", "tables"):
        assert f"gauntlet_{name}" in text
    assert 'route="/api/tables/{table}"' in text
    assert "A" * 22 not in text
    assert (await (await light.browser(address="10.0.0.9")).get("/metrics")).status_code == 403


async def test_the_log_has_no_secrets(light: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        ana = await light.guest("Ana Secret")
        await ana.post("/api/accounts", json={"name": "Ana", "password": PASSWORD})
        token = (await ana.post("/api/tokens", json={"label": "robot"})).json()["token"]
        table = (await ana.post("/api/bot-game", json={"bot": "mason"})).json()["table"]
        await ana.get("/api/me/games?before=0-AAAAAAAAAAAAAAAAAAAAAA")
        robot = await light.browser(Authorization=f"Bearer {token}")
        await robot.get("/api/me")
    formatter = JsonFormatter()
    text = "\n".join(formatter.format(record) for record in caplog.records if record.name.startswith("gauntlet"))
    match = await light.runtime.tables.match(table)
    assert match.deal
    assert '"route":"/api/bot-game"' in text
    for secret in (PASSWORD, token, ana.cookies["gauntlet"], match.deal.nonce, "before=", table):
        assert secret not in text


async def test_a_real_process_keeps_secrets_out_of_its_log_and_its_records(tmp_path: Path) -> None:
    """All that someone can say to it and see of it, at the level that tells most."""
    with Process(tmp_path, log_level="debug") as process:
        ana = await new_person(process, "Ana Secret")
        await post(ana, "/api/accounts", {"name": "Ana Secret", "password": PASSWORD})
        token = (await post(ana, "/api/tokens", {"label": "robot"}))["token"]
        async with people_go(ana):
            table = await new_table([ana], bots=1)
            await ana.ask(type="chat", text="my secret words")
            await ana.decide()
            await ana.ask(type="resign")
            await ana.until(lambda: ana.screen["outcome"])
        async with httpx.AsyncClient(base_url=process.address) as browser:
            robot = await browser.get("/api/me?token=in-the-address", headers={"Authorization": f"Bearer {token}"})
            assert (await browser.get(f"/api/me?token={token}&gauntlet={token}")).json() is None
            record = (await browser.get(f"/api/tables/{table}/record")).text
            await browser.get(f"/api/tables/{table}/socket?token=in-the-address")
        assert process.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
    ((log, match),) = (await logs_of(f"sqlite:///{tmp_path}/gauntlet.db", [table])).values()
    assert match.deal
    player, cookie = robot.json()["id"], ana.cookie.partition("=")[2]
    output = process.log.read_text()
    assert "/api/accounts" in output
    secrets = (token, cookie, digest_of(cookie), match.deal.nonce, "secret words")
    for secret in (*secrets, PASSWORD, "in-the-address", table):
        assert secret not in output, secret
    assert {word for word in output.split('"') if word in CARD_BY_ID} == set()
    for secret in (*secrets, player):
        assert secret not in record, secret
    assert len(log) > 5


def test_a_line_is_json_without_secrets() -> None:
    record = logging.makeLogRecord(
        {"msg": "hello %s", "args": ("you",), "name": "x", "levelname": "INFO", "table": "A" * 22}
    )
    for name in SECRET:
        setattr(record, name, "hidden thing")
    line = json.loads(JsonFormatter().format(record))
    assert (line["message"], line["level"], line["table"]) == ("hello you", "info", "A" * 8)
    assert "hidden thing" not in json.dumps(line)


def test_no_line_has_a_whole_id() -> None:
    """Whoever knows the id of a table can look at it."""
    table = "A-_4" + "b" * 18
    fields = {"rematch": table, "path": f"/api/tables/{table}/socket", "ids": [table], "by": {table: (table,)}}
    record = logging.makeLogRecord(
        {"msg": "moved %s to %r", "args": (table, f"\n{table}")} | fields | {"at": Path(table)}
    )
    text = JsonFormatter().format(record)
    assert table not in text
    assert json.loads(text)["path"] == f"/api/tables/{table[:8]}/socket"


def test_an_error_is_told_without_what_was_to_be_written() -> None:
    try:
        raise IntegrityError("INSERT …", {"password": "hidden thing"}, ValueError("hidden thing"))
    except IntegrityError as error:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": (type(error), error, error.__traceback__)})
    line = json.loads(JsonFormatter().format(record))
    assert line["error"] == "IntegrityError"
    assert "test_operations.py" in line["at"][0]
    assert "hidden thing" not in json.dumps(line)


def test_all_loggers_write_lines(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        set_up_logging("warning")
        logging.getLogger("uvicorn.error").warning("careful")
        logging.getLogger("uvicorn.access").warning("GET /?token=x")
        logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" [accepted]', "127.0.0.1", "/?token=x")
        logging.getLogger("gauntlet").info("quiet")
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["message"] for line in lines] == ["careful"]
