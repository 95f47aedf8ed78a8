"""Installed as an app: the manifest, the service worker, and what is left without a connection."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from testkit.browser.pages import Complaints, Visit
from testkit.browser.playing import t


def test_the_shell_opens_offline(visit: Visit, complaints: Complaints) -> None:
    page = visit("/", service_workers="allow")
    request = page.context.request
    manifest = request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert manifest["name"] == "Gauntlet"
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert request.get(icon["src"]).headers["content-type"] == icon["type"]
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    complaints.lost = True
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text(t("offline-title"))).to_be_visible()
    expect(page.get_by_text(t("offline-text"))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/cards")
    expect(page.get_by_text(t("cards-found", count=90))).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("link", name=re.compile(r"^T1$")).first).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(t("offline-title"))).to_have_count(0)
