"""Whatever people write as a name or in the chat is shown by the page, and never run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect

from gauntlet.match.names import clean_name
from gauntlet.match.refused import Refused
from testkit.browser.pages import Complaints, Visit
from testkit.browser.playing import start_bot_game, t
from testkit.browser.real_browser import serving
from testkit.server.payloads import PAYLOADS

CHAT = """async texts => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${location.pathname.split('/').pop()}/socket`)
    return await new Promise((done, fail) => {
        const codes = []
        const send = message => socket.send(JSON.stringify(message))
        const next = () => codes.length < texts.length
            ? send({ type: 'chat', id: `chat-${codes.length}`, text: texts[codes.length] })
            : done(codes)
        socket.onclose = ({ code }) => fail(new Error(`closed with ${code} after ${codes.length} answers`))
        socket.onopen = () => send({ type: 'hello', last: 0 })
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data)
            if (message.type === 'ack') codes.push('sent')
            if (message.type === 'refused') codes.push(message.code)
            if (['welcome', 'ack', 'refused'].includes(message.type)) next()
        }
    })
}"""
"""Sends them as the player of the page, each when the one before is answered; returns the answers."""


def alarmed(page: Page) -> list[str]:
    """What the page has been made to say; what the content policy had to forbid is among the complaints."""
    found: list[str] = []

    def note(dialog: Dialog) -> None:
        found.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note)
    return found


def as_shown(text: str) -> str:
    return " ".join(text.split())


def names() -> Iterator[str]:
    """Those that a server takes."""
    for text in PAYLOADS:
        with suppress(Refused):
            yield clean_name(text)


def test_chat_is_shown_and_not_run(visit: Visit) -> None:
    page = visit("/")
    alarms = alarmed(page)
    start_bot_game(page)
    answers: list[str] = page.evaluate(CHAT, list(PAYLOADS))
    sent = [as_shown(text) for text, answer in zip(PAYLOADS, answers, strict=True) if answer == "sent"]
    assert len(sent) > 100
    chat = page.get_by_role("log", name=t("chat-title"))
    expect(chat).to_contain_text(sent[-1])
    shown = as_shown(chat.inner_text())
    assert [text for text in sent if text not in shown] == []
    assert chat.locator("script, img, iframe, object, embed, a, video, details, marquee, b, base").count() == 0
    assert alarms == []


def test_names_are_shown_and_not_run(chromium: Browser, complaints: Complaints, tmp_path: Path) -> None:
    """On a server of its own: other tests look at the lobby, too."""
    with serving(tmp_path) as address, chromium.new_context(base_url=address, service_workers="block") as context:
        used = sorted(set(names()))
        assert len(used) > 60
        tables = [used[first : first + 3] for first in range(0, len(used) - 2, 3)]
        for table in tables:
            with chromium.new_context(base_url=address) as guest:  # nobody has many tables in the lobby
                open_table(guest, table)
        page = context.new_page()
        complaints.watch(page)
        _names_are_inert(page, used, tables)


def open_table(guest: BrowserContext, names: list[str]) -> None:
    seats = [*({"kind": "person", "name": name} for name in names), {"kind": "open"}]
    assert guest.request.post("/api/session", data={"name": "Maker"}).ok
    made = guest.request.post("/api/tables", data={"options": {"players": 4, "public": True}, "seats": seats})
    assert made.status == 201


def _names_are_inert(page: Page, used: list[str], tables: list[list[str]]) -> None:
    alarms = alarmed(page)
    page.goto("/lobby")
    main = page.get_by_role("main")
    expect(main).to_contain_text(tables[-1][0])
    shown = main.inner_text()
    assert sum(name in shown for name in used) > 20  # the lobby shows the latest tables
    assert main.locator("script, img, iframe, object, embed, video, details, marquee").count() == 0
    assert alarms == []
