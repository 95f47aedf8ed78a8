"""What is small at a table and around it: links, invitations, log, chat, the end, and pages that lead there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from testkit.browser.pages import Visit
from testkit.browser.playing import board_of, short_game, start_bot_game, t, take_stones, wait_for_turn

PHRASES = ("hello", "good-luck", "well-played", "thanks", "nice-move", "oops", "thinking", "hurry", "rematch", "bye")


@pytest.mark.parametrize("table", ["abc", "A" * 21, "A" * 22])
def test_a_cut_link_says_so_at_once(server: str, chromium: Browser, table: str) -> None:
    context = chromium.new_context(base_url=server, locale="en", service_workers="block")
    page = context.new_page()  # the browser itself complains about what it does not find
    page.goto(f"/t/{table}")
    expect(page.get_by_text(t("table-gone"))).to_be_visible()
    expect(page.get_by_text(t("table-connecting"))).to_have_count(0)
    context.close()


def test_an_invitation_greets_by_name_with_one_large_button(visit: Visit) -> None:
    maker = visit("/new")
    maker.get_by_role("textbox", name=t("newtable-my-name")).fill("Ana")
    maker.get_by_role("combobox", name=t("newtable-seat", seat=2)).select_option(label=t("newtable-kind-open"))
    maker.get_by_role("button", name=t("newtable-open")).click()
    link = maker.get_by_role("textbox", name=t("room-link")).input_value()
    guest = visit(link, width=390, height=844)
    expect(guest.get_by_role("heading", name=t("room-invited", who="Ana"))).to_be_visible()
    sit = guest.get_by_role("button", name=t("room-sit"))
    box = sit.bounding_box()
    assert box
    assert box["height"] >= 56
    assert box["width"] > 300
    assert inside(sit)
    expect(guest.get_by_role("textbox", name=t("room-link"))).to_have_count(0)
    sit.click()
    expect(maker.get_by_role("heading", name=t("room-ready"))).to_be_visible()


def test_three_bots_take_two_clicks_and_going_on_takes_one(visit: Visit) -> None:
    page = visit("/")
    count = page.get_by_role("group", name=t("start-bot-count"))
    count.get_by_role("radio", name="3").check(force=True)
    page.get_by_role("button", name=t("start-bot-go"), exact=True).click()
    expect(board_of(page)).to_be_visible()
    expect(page.locator("[data-spot^='player:']")).to_have_count(3)
    table = page.url
    page.goto("/")
    first = page.get_by_role("main").get_by_role("link").first
    expect(first).to_have_attribute("href", re.compile("^/t/"))
    first.click()
    expect(board_of(page)).to_be_visible()
    assert page.url == table


def test_a_turn_against_bots_is_taken_back_freely(visit: Visit) -> None:
    page = visit("/")
    start_bot_game(page)
    assert wait_for_turn(page)
    take_stones(page)
    assert wait_for_turn(page)
    strip = page.get_by_role("banner")
    expect(strip.get_by_text(t("round", round=2), exact=True)).to_be_visible()
    page.get_by_role("button", name=t("table-undo")).click()
    expect(strip.get_by_text(t("round", round=1), exact=True)).to_be_visible()
    assert wait_for_turn(page)


def test_the_log_on_a_phone_opens_at_its_end_and_headings_do_not_overlap(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    short_game(page, turns=6)
    page.get_by_role("button", name=t("side-open")).click()
    log = page.get_by_role("region", name=t("log-title"))
    expect(log.get_by_role("listitem").last).to_be_visible()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")  # it is drawn
    room = "log => [log.scrollHeight - log.clientHeight, log.scrollHeight - log.clientHeight - log.scrollTop]"
    more, left = log.evaluate(room)
    assert more > 40  # there is something to scroll
    assert left <= 1
    for share in (0.0, 0.3, 0.6, 1.0):
        assert not log.evaluate(OVERLAPS, share)


OVERLAPS = """(log, share) => {
  log.scrollTop = share * (log.scrollHeight - log.clientHeight)
  const boxes = [...log.querySelectorAll('h3')].map(one => one.getBoundingClientRect())
  const meet = (one, other) => one.bottom > other.top + 1 && other.bottom > one.top + 1
  return boxes.some((one, at) => boxes.some((other, to) => at < to && meet(one, other)))
}"""


def test_the_page_says_what_it_needs_without_scripts(server: str, chromium: Browser) -> None:
    context = chromium.new_context(base_url=server, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    said = page.locator("noscript p")
    expect(said).to_have_count(4)
    for number, words in enumerate(("needs", "necesita", "potrzebuje", "besoin de")):
        expect(said.nth(number)).to_be_visible()
        expect(said.nth(number)).to_contain_text(f"{words} JavaScript")
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 664)])
def test_all_quick_phrases_are_in_sight(visit: Visit, width: int, height: int) -> None:
    page = visit("/", width=width, height=height)
    start_bot_game(page)
    visit(page.url)  # somebody to talk with
    expect(page.get_by_text(t("status-onlookers", count=1))).to_have_count(1)
    if width < 1000:
        page.get_by_role("button", name=t("side-open")).click()
    page.get_by_role("button", name=t("chat-phrases")).click()
    for phrase in PHRASES:
        assert inside(page.get_by_role("button", name=t(f"phrase-{phrase}"), exact=True)), phrase
    page.get_by_role("button", name=t("phrase-hello"), exact=True).click()
    expect(page.get_by_role("log", name=t("chat-title"))).to_contain_text(t("phrase-hello"))


def test_onlookers_are_counted_and_labelled(visit: Visit) -> None:
    """Against bots there is nobody to talk with, until somebody watches."""
    player = visit("/")
    start_bot_game(player)
    expect(player.get_by_role("log", name=t("chat-title"))).to_have_count(0)
    onlooker = visit(player.url)
    expect(onlooker.get_by_text(t("status-watching"))).to_be_visible()
    for page in (player, onlooker):
        expect(page.get_by_text(t("status-onlookers", count=1))).to_have_count(1)
    talk = player.get_by_role("log", name=t("chat-title"))
    expect(talk).to_be_visible()
    player.get_by_role("button", name=t("chat-phrases")).click()
    player.get_by_role("button", name=t("phrase-hello"), exact=True).click()
    expect(onlooker.get_by_role("log", name=t("chat-title"))).to_contain_text(t("phrase-hello"))
    onlooker.get_by_role("button", name=t("chat-phrases")).click()
    onlooker.get_by_role("button", name=t("phrase-good-luck"), exact=True).click()
    expect(talk).to_contain_text(t("phrase-good-luck"))
    expect(talk.get_by_text(t("chat-onlooker"), exact=True)).to_have_count(1)
    onlooker.close()
    expect(player.get_by_text(t("status-onlookers", count=1))).to_have_count(0)


def test_ratings_have_a_page(visit: Visit) -> None:
    page = visit("/ratings")
    expect(page.get_by_role("heading", name=t("title-ratings"))).to_be_visible()
    expect(page.get_by_text(t("ratings-none"))).to_be_visible()
    page.get_by_role("radio", name=t("stats-kind-name", players=4, epic="yes")).check(force=True)
    expect(page.get_by_text(t("ratings-none"))).to_be_visible()


def inside(thing: Locator) -> bool:
    """Whether it is in the window, whole and uncovered."""
    expect(thing).to_be_visible()
    return bool(
        thing.evaluate(
            """one => {
              const { left, top, right, bottom } = one.getBoundingClientRect()
              const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
              return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(hit)
            }"""
        )
    )
