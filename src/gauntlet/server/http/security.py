"""Security middleware: response headers, origin check, body size, rate limits. Plain ASGI: every request passes."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from fastapi import FastAPI
from limits import RateLimitItem, RateLimitItemPerMinute
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gauntlet.server.accounts.tokens import digest_of, token_of
from gauntlet.server.clients import client_key, host_allowed, origin_allowed
from gauntlet.server.http.rate_limiter import RateLimiter
from gauntlet.server.http.request_log import RequestLog
from gauntlet.server.ops import metrics
from gauntlet.server.ops.settings import Settings
from gauntlet.server.refusals import MAX_MESSAGE_BYTES, problem

MIN_COMPRESSED_BYTES: Final = 1000
FOR_OPERATORS: Final = frozenset({"/api/health", "/api/ready", "/metrics"})
UNKNOWN_HOST: Final = "Unknown host: the server does not know this name; its host can set --public-url"
RECORDS_PER_MINUTE: Final = 20
"""Of one address, handed over to be kept: each writes about a hundred events at once."""
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # to compile the rules, and no text
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
SUBRESOURCE: Final = re.compile(r"/assets/(?!\S*worker)[^/]+\.(css|js|wasm|woff2)")
"""Files of the page that are neither documents nor workers: a policy governs nothing there, and is half a kilobyte."""
_SUBRESOURCE_HEADERS: Final = [
    (name, value)
    for name, value in _RAW_HEADERS
    if name in {b"x-content-type-options", b"cross-origin-resource-policy"}
]


class SecurityHeaders:
    """Security headers for every response; responses of the API are never cached."""

    def __init__(self, app: ASGIApp, hsts: bool = False) -> None:
        self._app = app
        more = [(b"strict-transport-security", b"max-age=31536000")] if hsts else []
        self._headers, self._subresource = _RAW_HEADERS + more, _SUBRESOURCE_HEADERS + more

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        no_store = scope["path"].startswith("/api/")
        headers_for = self._subresource if SUBRESOURCE.fullmatch(scope["path"]) else self._headers

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers.extend(headers_for)
                if no_store and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
            await send(message)

        return await self._app(scope, receive, sending)


class OriginCheck:
    """Protection against cross-site requests."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "http" and scope["method"] not in SAFE_METHODS
        if unsafe and not origin_allowed(Headers(scope=scope), self._settings):
            metrics.refused("bad-origin")
            return await problem("bad-origin")(scope, receive, send)
        return await self._app(scope, receive, send)


class HostCheck:
    """Protection against DNS rebinding; operators may ask by any name."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        checked = scope["type"] == "http" and scope["path"] not in FOR_OPERATORS
        if checked and not host_allowed(Headers(scope=scope), self._settings):
            metrics.refused("bad-origin")
            return await problem("bad-origin", UNKNOWN_HOST, 421)(scope, receive, send)
        return await self._app(scope, receive, send)


class Compression(GZipMiddleware):
    """gzip for JSON. Not for small bodies, where secrets such as new tokens are, nor for reviews, whose lines must
    arrive one by one; static files have a compression of their own."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/") and not scope["path"].endswith("/review"):
            return await super().__call__(scope, receive, send)
        return await self.app(scope, receive, send)


class _TooLong(Exception):
    pass


class BodyLimit:
    """Limits the size of request bodies, whatever Content-Length says."""

    def __init__(self, app: ASGIApp, most: int = MAX_MESSAGE_BYTES) -> None:
        self._app, self._most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > self._most:
            metrics.refused("too-long")
            return await problem("too-long", headers={"Connection": "close"})(scope, receive, send)
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
                return  # whatever was made of the exception: our own response follows
            started = True
            await send(message)

        with suppress(_TooLong):
            await self._app(scope, receiving, sending)
        if over and not started:
            metrics.refused("too-long")
            await problem("too-long", headers={"Connection": "close"})(scope, receive, send)
        return None


class RateLimit:
    """Limits requests per minute by address and by session; far fewer where passwords can be tried, or much is
    written."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: RateLimiter) -> None:
        self._app, self._limiter = app, limiter
        self._all = RateLimitItemPerMinute(settings.requests_per_minute, namespace="all")
        logins = RateLimitItemPerMinute(settings.logins_per_minute, namespace="logins")
        guests = RateLimitItemPerMinute(settings.guests_per_minute, namespace="guests")
        records = RateLimitItemPerMinute(RECORDS_PER_MINUTE, namespace="records")
        self._strict: dict[tuple[str, str], RateLimitItem] = {
            ("POST", "/api/login"): logins,
            ("POST", "/api/accounts"): logins,
            ("PUT", "/api/me/password"): logins,
            ("DELETE", "/api/me"): logins,
            ("POST", "/api/session"): guests,
            ("POST", "/api/games"): records,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            for limit, key in self._limits(scope):
                if wait := await self._limiter.wait(limit, key):
                    metrics.refused("too-many")
                    return await problem("too-many", headers={"Retry-After": str(wait)})(scope, receive, send)
        return await self._app(scope, receive, send)

    def _limits(self, scope: Scope) -> list[tuple[RateLimitItem, str]]:
        address = client_key(scope)
        found: list[tuple[RateLimitItem, str]] = [(self._all, f"address {address}")]
        connection = HTTPConnection(scope)
        if token := token_of(connection.headers, connection.cookies):
            found.append((self._all, f"session {digest_of(token)[:32]}"))
        if strict := self._strict.get((scope["method"], scope["path"].rstrip("/"))):
            found.append((strict, address))
        return found


def install(app: FastAPI, settings: Settings, limiter: RateLimiter) -> None:
    """Adds the middleware to an application."""
    hsts = settings.secure_cookies or settings.public_url.startswith("https://")
    app.add_middleware(Compression, minimum_size=MIN_COMPRESSED_BYTES, compresslevel=5)
    app.add_middleware(BodyLimit)  # what is added last is outermost
    app.add_middleware(OriginCheck, settings=settings)
    app.add_middleware(HostCheck, settings=settings)
    app.add_middleware(RateLimit, settings=settings, limiter=limiter)
    app.add_middleware(RequestLog)
    app.add_middleware(SecurityHeaders, hsts=hsts)
