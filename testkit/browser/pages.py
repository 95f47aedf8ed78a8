"""Pages of a test: how they are opened, and what they complain about."""

from __future__ import annotations

from typing import Any, Protocol

from playwright.sync_api import ConsoleMessage, Page

BLOCKED = "Service Worker registration blocked by Playwright"
"""Our own doing: pages come from the server and not from a cache, except where just that is tested."""


class Complaints(list[str]):
    """What pages have complained about. Whoever breaks the line on purpose says so with `lost`."""

    lost = False

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.append(f"error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning") or message.text == BLOCKED:
            return
        if not (self.lost and "ERR_INTERNET_DISCONNECTED" in message.text):
            self.append(f"{message.type}: {message.text} ({message.location['url']})")


class Visit(Protocol):
    def __call__(
        self,
        path: str,
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        theme: str = "night",
        **options: Any,
    ) -> Page: ...
