"""schemathesis asks every route of the OpenAPI description for what it may and may not be asked, in process."""

from __future__ import annotations

import atexit
import shutil
import tempfile
import time
from functools import cache
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from gauntlet.server.app import create_app
from gauntlet.server.ops.settings import Settings
from testkit.server.fixtures import FakeBots
from testkit.server.real_server import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
BOUNDED = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)

FOLDER = tempfile.mkdtemp(prefix="gauntlet-openapi-")
atexit.register(shutil.rmtree, FOLDER, ignore_errors=True)
MANY = 10**6
app = create_app(
    Settings.load(
        database=f"sqlite:///{FOLDER}/gauntlet.db",
        bot_pause=0.0,
        host="testserver",
        requests_per_minute=MANY,
        logins_per_minute=MANY,
        guests_per_minute=MANY,
        tables_per_player=MANY,
    ),
    FakeBots(),
)
schema = schemathesis.openapi.from_dict(app.openapi())
schema.app = app
APP: Any = app
AnyCase = Case[Any]


def _cookie(before: str | None) -> str:
    """A guest's; the last one as long as it is worth something, since some requests end it."""
    with asgi.get_client(APP) as client:
        cookies = {"gauntlet": before} if before else None
        answer = client.post("http://testserver/api/session", json={"name": "Ana"}, cookies=cookies)
        return answer.cookies.get("gauntlet") or before or ""


class _Guest:
    cookie: str | None = None

    def token(self) -> str:
        self.cookie = _cookie(self.cookie)
        return self.cookie


_guest = _Guest()


@cache
def _real() -> dict[str, str]:
    """A finished table and its maker."""
    with asgi.get_client(APP) as client:
        cookies = {"gauntlet": _cookie(None)}
        bots = [{"kind": "bot", "bot": "mason"}] * 2
        body: dict[str, Any] = {"options": {}, "seats": bots}
        table = client.post("http://testserver/api/tables", json=body, cookies=cookies).json()["table"]
        until = time.monotonic() + PATIENCE
        while client.get(f"http://testserver/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < until
            time.sleep(0.05)
        me = client.get("http://testserver/api/me", cookies=cookies).json()["id"]
    return {"table": table, "player": me, "kind": "2"}


@schema.parametrize()
@BOUNDED
def test_strangers(case: AnyCase) -> None:
    case.call_and_validate(checks=CHECKS)


@schema.parametrize()
@BOUNDED
def test_guests(case: AnyCase) -> None:
    case.call_and_validate(checks=CHECKS, cookies={"gauntlet": _guest.token()})


@schema.include(path_regex=r"\{(table|player|kind)\}").parametrize()
@settings(BOUNDED, max_examples=2)
def test_what_there_is(case: AnyCase) -> None:
    real = _real()
    case.path_parameters = {name: real.get(name, value) for name, value in (case.path_parameters or {}).items()}
    answer = case.call_and_validate(checks=CHECKS)
    assert answer.status_code in (200, 405, 422, 429)


def test_the_description_is_whole() -> None:
    """Every answer has a schema, and every refusal the same one."""
    for path, methods in app.openapi()["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            assert any(status.startswith("2") for status in answers), (path, method)
            for status, answer in answers.items():
                if status.startswith(("4", "5")) and path != "/api/ready":
                    assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}


def test_names_of_operations_are_unique() -> None:
    operations = [operation for methods in app.openapi()["paths"].values() for operation in methods.values()]
    names = [operation["operationId"] for operation in operations]
    assert len(set(names)) == len(names)
