"""Do the documents have all that there is? `make docs` asks for every command, setting, message, event and error code,
and that a button which a tutorial names is one of the page: python -m tools.documents prints what is missing."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from typing_extensions import get_type_hints

from gauntlet.bots.process import FORFEITS
from gauntlet.bots.protocol import ERRORS
from gauntlet.match.events import AnyEvent
from gauntlet.server.ops.settings import markdown
from gauntlet.server.realtime.messages import Command, Hello, ServerMessage
from gauntlet.server.refusals import CODES
from gauntlet.texts.loader import HERE as TEXTS
from tools import commands

DOCS = Path(__file__).parents[1] / "docs"


def of_commands(page: str) -> Iterator[str]:
    if page != commands.page():
        yield "is stale: python -m tools.commands"


def of_settings(page: str) -> Iterator[str]:
    if markdown() not in page:
        yield "paste the table that `python -m gauntlet.server.ops.settings` prints"


def of_protocol(page: str) -> Iterator[str]:
    """Messages with their keys, events, codes."""
    rows = {  # by what their first cell names; messages of both sides may have the same name
        name: [line for line in page.splitlines() if line.startswith("| `") and f"`{name}`" in line.split("|")[1]]
        for name in re.findall(r"`([\w-]+)`", page)
    }
    for message in (Hello, *get_args(Command)):
        yield from _keys(rows, "message", _values(message.model_fields["type"].annotation), message.model_fields)
    for message in get_args(ServerMessage):
        hints = get_type_hints(message)
        yield from _keys(rows, "message", _values(hints["type"]), hints.keys() - {"view"})  # which is in the text
    for event in get_args(get_args(AnyEvent)[0]):
        yield from _keys(rows, "event", _values(event.model_fields["kind"].annotation), ())
    for code, meaning in CODES.items():
        if f"| `{code}` | {meaning} |\n" not in page:
            yield f"lacks the row | `{code}` | {meaning} |"


def _keys(rows: dict[str, list[str]], what: str, names: Iterable[str], keys: Iterable[str]) -> Iterator[str]:
    for name in names:
        if not rows.get(name):
            yield f"lacks the {what} `{name}`"
        for key in sorted({*keys} - {"type", "id"}):
            if not any(f"`{key}`" in row for row in rows.get(name, ())):
                yield f"lacks the key `{key}` of the {what} `{name}`"


def _values(literal: Any) -> tuple[str, ...]:
    return get_args(literal)


def of_bots(page: str) -> Iterator[str]:
    for name in ("hello", "table", "view", "go", "decision", "stop", "quit", "error", *ERRORS, *FORFEITS):
        if f"| `{name}` |" not in page:
            yield f"lacks `{name}`"


def of_tutorial(page: str) -> Iterator[str]:
    """What is bold in a tutorial is written so on the page."""
    texts = "\n".join(file.read_text(encoding="utf-8") for file in sorted((TEXTS / "en").glob("*.ftl")))
    for name in re.findall(r"\*\*(.+?)\*\*", page):
        if not re.search(rf"^[\w-]+ = {re.escape(name)}$", texts, re.MULTILINE):
            yield f"names **{name}**, which the page does not have"


CHECKS: dict[str, Callable[[str], Iterator[str]]] = {
    "commands.md": of_commands,
    "hosting.md": of_settings,
    "protocol.md": of_protocol,
    "bots.md": of_bots,
    "play.md": of_tutorial,
    "host.md": of_tutorial,
    "train.md": of_tutorial,
}


def problems() -> list[str]:
    return [
        f"docs/{name}: {problem}"
        for name, check in CHECKS.items()
        for problem in check((DOCS / name).read_text(encoding="utf-8"))
    ]


if __name__ == "__main__":
    found = problems()
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(bool(found))
