"""The browser client's files. Any address that is no file and no API is the page itself: the client has the routes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from gauntlet.server.settings import Settings

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"
"""A new version of the page, or of its service worker, is found at once."""

NOT_BUILT: Final = (
    "Gauntlet runs, but the browser client is not built.\n\n"
    "Build it with: cd web && npm ci && npm run build\n"
    "or name a folder that has it: gauntlet serve --web FOLDER\n"
)


def folder(setting: Path | None) -> Path | None:
    """Where the built client is: as set, as installed with the package, or in a checkout."""
    package = Path(__file__).parents[1]
    for place in (setting,) if setting else (package / "web", package.parents[1] / "web" / "dist"):
        if place and (place / "index.html").is_file():
            return place
    return None


class Site(StaticFiles):
    def __init__(self, setting: Path | None) -> None:
        self._folder = folder(setting)
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
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else ASK_EACH_TIME
        return response


def install(app: FastAPI, settings: Settings) -> None:
    """The site answers every address that no route knows; a mount would also take those whose method is wrong."""
    app.router.default = Site(settings.web)
    app.router.redirect_slashes = False  # it would repeat the address, and the Host that someone claims
