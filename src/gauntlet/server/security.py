"""The walls around HTTP: headers, origins, sizes, rates. Plain ASGI, since every request passes them."""

from __future__ import annotations

import ipaddress
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

from fastapi import FastAPI
from limits import RateLimitItem, RateLimitItemPerMinute
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gauntlet.server import metrics
from gauntlet.server.errors import answer
from gauntlet.server.logs import Requests
from gauntlet.server.messages import LONGEST_FRAME
from gauntlet.server.rates import Rates
from gauntlet.server.settings import Settings
from gauntlet.server.tokens import digest_of, token_of

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
_RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class SecurityHeaders:
    """What browsers are told to forbid, with every answer; what the API says is never kept by a cache."""

    def __init__(self, app: ASGIApp, hsts: bool = False) -> None:
        self._app = app
        self._headers = list(_RAW_HEADERS)
        if hsts:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        no_store = scope["path"].startswith("/api/")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers.extend(self._headers)
                if no_store and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        return await self._app(scope, receive, sending)


def origin_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a page of this origin may act for its user. Every browser names it with what changes something and with
    every socket; a program that is no browser does not, and has no one's cookies either."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if settings.allowed_origins:
        return origin.rstrip("/") in settings.allowed_origins
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
    except ValueError:
        return False


class OriginCheck:
    """No other site makes a visitor's browser change anything here."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "http" and scope["method"] not in SAFE_METHODS
        if unsafe and not origin_allowed(Headers(scope=scope), self._settings):
            metrics.refused("bad-origin")
            return await answer("bad-origin")(scope, receive, send)
        return await self._app(scope, receive, send)


class _TooLong(Exception):
    pass


class BodyLimit:
    """No request is longer than a message of the socket, whatever its header says."""

    def __init__(self, app: ASGIApp, most: int = LONGEST_FRAME) -> None:
        self._app, self._most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        told = Headers(scope=scope).get("content-length", "0")
        if not told.isdigit() or int(told) > self._most:
            metrics.refused("too-long")
            return await answer("too-long", headers={"Connection": "close"})(scope, receive, send)
        read, started, over = 0, False, False

        async def receiving() -> Message:
            nonlocal read, over
            message = await receive()
            read += len(message.get("body", b"")) if message["type"] == "http.request" else 0
            if read > self._most:
                over = True
                raise _TooLong
            return message

        async def sending(message: Message) -> None:
            nonlocal started
            if over and not started:
                return  # whatever was made of the exception: our own answer comes
            started = True
            await send(message)

        with suppress(_TooLong):
            await self._app(scope, receiving, sending)
        if over and not started:
            metrics.refused("too-long")
            await answer("too-long", headers={"Connection": "close"})(scope, receive, send)
        return None


class RateLimit:
    """So many requests a minute from one address, and by one session; far fewer where passwords can be tried."""

    def __init__(self, app: ASGIApp, settings: Settings, rates: Rates) -> None:
        self._app, self._rates = app, rates
        self._all = RateLimitItemPerMinute(settings.requests_per_minute, namespace="all")
        logins = RateLimitItemPerMinute(settings.logins_per_minute, namespace="logins")
        guests = RateLimitItemPerMinute(settings.guests_per_minute, namespace="guests")
        self._strict: dict[tuple[str, str], RateLimitItem] = {
            ("POST", "/api/login"): logins,
            ("POST", "/api/accounts"): logins,
            ("PUT", "/api/me/password"): logins,
            ("DELETE", "/api/me"): logins,
            ("POST", "/api/session"): guests,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            for limit, key in self._limits(scope):
                if wait := await self._rates.wait(limit, key):
                    metrics.refused("too-many")
                    return await answer("too-many", headers={"Retry-After": str(wait)})(scope, receive, send)
        return await self._app(scope, receive, send)

    def _limits(self, scope: Scope) -> list[tuple[RateLimitItem, str]]:
        address = address_of(scope)
        found: list[tuple[RateLimitItem, str]] = [(self._all, f"address {address}")]
        connection = HTTPConnection(scope)
        if token := token_of(connection.headers, connection.cookies):
            found.append((self._all, f"session {digest_of(token)[:32]}"))
        if strict := self._strict.get((scope["method"], scope["path"].rstrip("/"))):
            found.append((strict, address))
        return found


def address_of(scope: Scope) -> str:
    """Whose address it is; of IPv6 the network, since everyone has as many addresses in it as they like."""
    host = (scope.get("client") or ("",))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, ipaddress.IPv6Address) and not address.ipv4_mapped:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def install(app: FastAPI, settings: Settings) -> None:
    """Puts the walls around an application."""
    hsts = settings.secure_cookies or settings.public_url.startswith("https://")
    rates = Rates(settings.redis)
    app.add_middleware(BodyLimit)  # what is added last is outermost
    app.add_middleware(OriginCheck, settings=settings)
    app.add_middleware(RateLimit, settings=settings, rates=rates)
    app.add_middleware(Requests)
    app.add_middleware(SecurityHeaders, hsts=hsts)

    life = app.router.lifespan_context

    @asynccontextmanager
    async def until_the_end(app: FastAPI) -> AsyncIterator[None]:
        try:
            async with life(app):
                yield
        finally:
            await rates.end()

    app.router.lifespan_context = until_the_end
