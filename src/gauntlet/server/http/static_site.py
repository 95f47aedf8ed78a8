"""Serves the browser client, compressed. Every path that is neither a file nor the API is the page: it has routes."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import gauntlet
from gauntlet.server.ops.settings import Settings

FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
"""A new version of the page, or of its service worker, is found at once."""
COMPRESSIBLE: Final = frozenset({".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".wasm", ".webmanifest"})
MIN_BYTES: Final = 1000

NOT_BUILT: Final = (
    "Gauntlet runs, but the browser client is not built.\n\n"
    "Build it with: cd web && npm ci && npm run build\n"
    "or name a folder that has it: gauntlet serve --web FOLDER\n"
)


def folder(setting: Path | None) -> Path | None:
    """Where the built client is: as set, as installed with the package, or in a checkout."""
    package = Path(gauntlet.__file__).parent
    for found in (setting,) if setting else (package / "web", package.parents[1] / "web" / "dist"):
        if found and (found / "index.html").is_file():
            return found
    return None


@lru_cache(512)
def _gzip(path: Path, modified: float) -> bytes:  # noqa: ARG001 - a file that has changed is another one
    """Each file is compressed once, as well as can be."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


@lru_cache(512)
def _brotli(path: Path) -> bytes | None:
    """As the build has written it beside the file, whose name changes with its content; None if it has not."""
    compressed = path.with_name(f"{path.name}.br")
    return compressed.read_bytes() if compressed.is_file() else None


def accepted_encodings(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header names; with a weight of 0 they are refused."""
    names = (part.partition(";") for part in header.replace(" ", "").split(","))
    return {name for name, _, weight in names if not re.fullmatch(r"q=0(\.0*)?", weight)}


def _compressed(response: Response, scope: Scope) -> Response:
    """The same file in fewer bytes, if the client accepts that and it is worth it."""
    if not isinstance(response, FileResponse) or Path(response.path).suffix not in COMPRESSIBLE:
        return response
    response.headers["Vary"] = "Accept-Encoding"
    if response.stat_result is None or response.stat_result.st_size < MIN_BYTES:
        return response
    path, modified = Path(response.path), response.stat_result.st_mtime
    accepted = accepted_encodings(Headers(scope=scope).get("accept-encoding", ""))
    if "br" in accepted and (body := _brotli(path)) is not None:
        encoding = "br"
    elif "gzip" in accepted:
        encoding, body = "gzip", _gzip(path, modified)
    else:
        return response
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    headers |= {"Content-Encoding": encoding, "etag": f"W/{response.headers['etag']}"}  # the same file in other bytes
    return Response(body, headers=headers)


@lru_cache(8)
def _index(path: Path, modified: float, base: str) -> bytes:  # noqa: ARG001
    """The page, its files below a path; each of them finds the others by itself."""
    return re.sub(rb'((?:src|href)=")/', rf"\1{base}/".encode(), path.read_bytes())


class BasePath:
    """Everything is served below this path as well as without it: a proxy may take it away or leave it."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app, self._base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == self._base or path.startswith(f"{self._base}/"):
            scope = {**scope, "path": path.removeprefix(self._base) or "/"}
        await self._app(scope, receive, send)


class Site(StaticFiles):
    def __init__(self, setting: Path | None, base: str = "") -> None:
        self._folder, self._base = folder(setting), base
        super().__init__(directory=self._folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # a socket at an address that has none
            raise HTTPException(404)
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"] == "/api" or scope["path"].startswith("/api/"):
            raise HTTPException(404)
        if self._folder is None:
            if scope["method"] not in ("GET", "HEAD"):
                raise HTTPException(405)
            return PlainTextResponse(NOT_BUILT, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise  # an asset that is gone must not be answered with a page
            path = "index.html"
            response = await super().get_response(path, scope)
        if self._base and isinstance(response, FileResponse) and Path(response.path).name == "index.html":
            file = Path(response.path)
            response = HTMLResponse(_index(file, file.stat().st_mtime, self._base))
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else REVALIDATE
        return _compressed(response, scope)


def install(app: FastAPI, settings: Settings) -> None:
    """The site answers every address that no route knows; a mount would also take those whose method is wrong."""
    app.router.default = Site(settings.web, settings.base_path)
    app.router.redirect_slashes = False  # it would repeat the address, and the Host that someone claims
