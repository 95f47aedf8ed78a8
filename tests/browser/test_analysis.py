"""The analysis board and the position editor: in the page alone, with the network off; and what they must not know."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from gauntlet.rules.game import Game
from gauntlet.rules.record import Record
from gauntlet.texts.loader import LANGUAGES, Texts
from testkit.browser.analysis import RECORD, candidates, moves, open_record, paste
from testkit.browser.pages import Complaints, Visit
from testkit.browser.playing import (
    board_of,
    fitting,
    give_up,
    mine_of,
    no_sideways,
    start_local_game,
    t,
    take_stones,
    wait_for_turn,
)

INSIDE = """() => {
    const mark = document.querySelector('g.best rect').getBoundingClientRect()
    return [...document.querySelectorAll('[data-spot]')].some(spot => {
        const box = spot.getBoundingClientRect()
        return Math.abs(box.x - mark.x) < 6 && Math.abs(box.y - mark.y) < 6 && Math.abs(box.width - mark.width) < 12
    })
}"""
"""Whether the best decision is outlined where it lies."""
FORBIDDEN = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })"
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }"


def current(page: Page) -> Locator:
    return page.locator("[aria-current=step]")


def show(page: Page, move: int) -> None:
    page.get_by_role("slider", name=t("replay-slider")).fill(str(move))
    expect(page.get_by_text(re.compile(rf"^{move} / \d+$"))).to_be_visible()


def test_a_pasted_record_is_analysed_without_a_network(visit: Visit, complaints: Complaints) -> None:
    page = visit("/", service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    complaints.lost = True
    page.context.set_offline(True)
    page.goto("/analysis")
    paste(page, RECORD)
    expect(moves(page)).to_have_count(len(json.loads(RECORD)["decisions"]) + 1)
    expect(candidates(page).first).to_be_visible()
    elsewhere = mine_of(page).aria_snapshot()
    show(page, 12)
    expect(mine_of(page)).not_to_match_aria_snapshot(elsewhere)  # the board follows the list a moment later

    # Something else is played, and then something else instead of that.
    before = mine_of(page).aria_snapshot()
    played = moves(page).count()
    candidates(page).nth(1).hover()  # the order changes while the search goes on, but not under the pointer
    words = candidates(page).nth(1).locator(".words").inner_text()
    candidates(page).nth(1).click()
    expect(moves(page)).to_have_count(played + 1)
    expect(current(page)).to_contain_text(words)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(re.compile(r"^12 / \d+$"))).to_be_visible()
    expect(mine_of(page)).to_be_visible()
    assert mine_of(page).aria_snapshot() == before
    expect(moves(page)).to_have_count(played + 1)
    moves(page).filter(has_text=t("analysis-variation")).get_by_role("button").click()
    page.get_by_role("button", name=t("analysis-name"), exact=True).click()
    page.get_by_role("textbox", name=t("analysis-name-title")).fill("A bold try")
    page.get_by_role("button", name=t("analysis-name-keep")).click()
    expect(page.get_by_text("A bold try")).to_be_visible()

    # It is kept, through a reload.
    page.get_by_role("textbox", name=t("analysis-title")).fill("My study")
    page.get_by_role("button", name=t("analysis-keep"), exact=True).click()
    expect(page).to_have_url(re.compile("#kept="))
    page.reload()
    expect(page.get_by_text("A bold try")).to_be_visible()
    expect(current(page)).to_contain_text(words)
    page.get_by_role("button", name=t("analysis-another")).click()
    page.get_by_role("link", name="My study").click()
    expect(page.get_by_text("A bold try")).to_be_visible()


def test_a_link_opens_the_same_position_elsewhere(visit: Visit) -> None:
    page = visit("/analysis")
    paste(page, RECORD)
    expect(candidates(page).first).to_be_visible()
    show(page, 9)
    candidates(page).nth(2).click()
    expect(page.get_by_text(t("analysis-variation"))).to_have_count(1)
    page.get_by_role("button", name=t("analysis-share"), exact=True).click()
    link = page.get_by_role("textbox", name=t("analysis-share-link"))
    expect(link).to_have_value(re.compile("#study="))
    position = page.get_by_role("textbox", name=t("analysis-share-position"))
    expect(position).to_have_value(re.compile("^gauntlet-position/1 "))
    friend = visit(link.input_value(), width=400, height=800)
    expect(board_of(friend)).to_be_visible()
    no_sideways(friend)
    assert board_of(friend).aria_snapshot() == board_of(page).aria_snapshot()
    assert mine_of(friend).aria_snapshot() == mine_of(page).aria_snapshot()
    # The text is what whoever decides knows, and opens the same.
    friend.get_by_role("button", name=t("analysis-another")).click()
    paste(friend, position.input_value())
    expect(friend.get_by_text(t("analysis-shuffled"))).to_be_visible()
    assert board_of(friend).aria_snapshot() == board_of(page).aria_snapshot()


def test_back_leads_from_the_board_to_what_can_be_opened(visit: Visit) -> None:
    page = visit("/analysis")
    paste(page, RECORD)
    expect(board_of(page)).to_be_visible()
    expect(page).to_have_url(re.compile("#study="))  # packing the game takes a moment
    page.go_back()
    expect(page.get_by_role("textbox", name=t("analysis-paste"))).to_be_visible()
    expect(board_of(page)).to_have_count(0)
    page.go_forward()
    expect(board_of(page)).to_be_visible()


def test_on_a_phone_the_board_is_whole_and_marked_however_it_is_turned(visit: Visit) -> None:
    page = visit("/analysis", width=390, height=844)
    open_record(page)
    best = page.locator("g.best")
    expect(best).to_have_count(1)
    page.evaluate("scrollTo(0, 0)")
    mine, controls = mine_of(page).bounding_box(), page.locator(".controls").first.bounding_box()
    assert mine
    assert controls
    assert mine["y"] + mine["height"] <= controls["y"] + 1
    for width, height in ((844, 390), (1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(best).to_have_count(1)
        page.wait_for_function(INSIDE)


@pytest.mark.parametrize("kind", ["PNG", "SVG"])
def test_a_picture_of_the_board(visit: Visit, tmp_path: Path, kind: str) -> None:
    page = visit("/analysis")
    paste(page, RECORD)
    expect(candidates(page).first).to_be_visible()
    show(page, 20)
    expect(candidates(page).first).to_be_visible()
    page.get_by_role("button", name=t("analysis-share"), exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name=kind).click()
    file = tmp_path / f"board.{kind.lower()}"
    download.value.save_as(file)
    if kind == "SVG":
        assert file.read_text().startswith("<svg")
        return
    picture = Image.open(file)
    assert picture.width > 1200
    assert len(picture.convert("RGB").resize((64, 64)).getcolors(64 * 64) or []) > 300


def _position(number: int) -> str:
    record = Record.read(RECORD)
    game = Game.of(record.options, record.setup)
    for decision in record.decisions[:number]:
        game.play(decision)
    return game.position


def test_broken_files_links_and_positions_get_a_sentence_each(visit: Visit) -> None:
    page = visit("/analysis")
    alert = page.get_by_role("alert")
    for text, words in (
        ("hello", t("analysis-wrong-nothing")),
        ("https://example.org/analysis#study=broken", t("analysis-wrong-link")),
        ("https://example.org/t/local-0123", t("analysis-wrong-gone")),
        (RECORD[:400], "We couldn’t read this"),
        (RECORD.replace('"take ', '"grab ', 1), "is not legal"),
        ("gauntlet-position/1 players=2", "is missing"),
    ):
        paste(page, text)
        expect(alert).to_contain_text(words)
        expect(page.get_by_role("textbox", name=t("analysis-paste"))).to_have_value(text)
    chooser = page.get_by_label(t("local-import"))
    chooser.set_input_files({"name": "broken.json", "mimeType": "application/json", "buffer": b'{"format": 1}'})
    expect(alert).to_contain_text("the key 'table' is missing")
    page.goto("/analysis#study=broken")
    expect(alert).to_have_text(t("analysis-wrong-link"))
    # What is in sight stays there.
    paste(page, RECORD)
    expect(candidates(page).first).to_be_visible()
    page.evaluate("location.hash = '#position=gauntlet-position/1'")
    expect(page.get_by_text("We couldn’t read this").last).to_be_visible()
    expect(candidates(page).first).to_be_visible()


def test_where_nothing_can_be_kept_the_address_has_it_all(visit: Visit) -> None:
    for trouble in (FORBIDDEN, FULL):
        page = visit("/about")
        page.add_init_script(trouble)
        page.goto("/analysis")
        paste(page, RECORD)
        show(page, 5)
        page.get_by_role("button", name=t("analysis-keep"), exact=True).click()
        expect(page.get_by_text(t("analysis-unkept")).first).to_be_visible()
        expect(page).to_have_url(re.compile("#study=.*at=5$"))
        page.reload()
        expect(page.get_by_text(re.compile(r"^5 / \d+$"))).to_be_visible()


def choose(page: Page, label: str, text: str) -> None:
    page.get_by_role("combobox", name=label, exact=True).select_option(label=text)


def pick(page: Page, opener: str | re.Pattern[str], card: str) -> None:
    page.get_by_role("button", name=opener).first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{card},")).click()


def number(page: Page, group: str, token: str, count: int) -> None:
    field = page.get_by_role("group", name=group).get_by_role("spinbutton", name=t(f"token-{token}"))
    field.fill(str(count))
    field.blur()


def _slot(level: int, slot: int) -> re.Pattern[str]:
    return re.compile("^" + re.escape(t("editor-slot", level=level, slot=slot, card="…").rstrip("…")))


def test_ten_positions_that_cannot_be(visit: Visit, complaints: Complaints) -> None:
    page = visit("/", service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    complaints.lost = True
    page.context.set_offline(True)
    start = _position(0)
    cards = re.search(r" market=(\S+)", start)
    assert cards
    market = [t(f"card-{card}") for card in cards[1].split(",")]

    def whole() -> None:
        """The same position anew."""
        page.goto("/about")
        page.goto("/editor#position=" + start.replace(" ", "+"))
        expect(page.get_by_text(t("editor-good"))).to_be_visible()

    def refused(words: str | re.Pattern[str]) -> None:
        expect(page.get_by_role("alert")).to_have_text(words)
        expect(page.get_by_role("button", name=t("editor-analyse"), exact=True)).to_be_disabled()

    bank, first = t("editor-bank"), t("editor-tokens", seat=1)
    whole()
    pick(page, _slot(1, 1), market[1])
    refused(t("flaw-card", places=2, card=market[1]))
    whole()
    pick(page, t("editor-add-recruited", seat=1), market[0])
    refused(t("flaw-card", places=2, card=market[0]))
    whole()
    number(page, bank, "mind", 5)
    refused(t("flaw-tokens", token=t("token-mind"), found=5, number=4))
    whole()
    number(page, first, "soul", 9)
    refused(t("flaw-tokens", token=t("token-soul"), found=13, number=4))
    whole()
    number(page, first, "time", 2)
    refused(t("flaw-time", seat=1))
    whole()
    tile = page.get_by_role("combobox", name=t("editor-location", number=2), exact=True)
    other = tile.locator("option:checked").inner_text()
    choose(page, t("editor-location", number=1), other)
    refused(t("flaw-tiles", players=2))
    whole()
    choose(page, t("editor-ending"), t("editor-ending-sixteen"))
    refused(t("flaw-ending"))
    page.get_by_role("switch", name=t("analysis-epic")).click()
    expect(page.get_by_text(t("editor-good"))).to_be_visible()
    second = page.get_by_role("combobox", name=t("editor-battle", number=2)).locator("option:checked").inner_text()
    choose(page, t("editor-battle", number=1), second)
    refused(t("flaw-battles"))
    whole()
    page.get_by_role("switch", name=t("analysis-epic")).click()
    battles = page.get_by_role("combobox", name=t("editor-battle", number=1)).locator("option").all_inner_texts()
    page.get_by_role("region", name=t("analysis-seat", seat=2)).get_by_role("button", name=battles[0]).click()
    expect(page.get_by_text(t("editor-good"))).to_be_visible()
    choose(page, t("editor-battle", number=1), battles[-1])
    refused(t("flaw-claimed", seat=2))
    whole()
    text = page.get_by_role("textbox", name=t("editor-text"))
    for wrong, words in (
        (start.replace("phase=turn", "phase=pay"), t("flaw-question", phase="pay")),
        (start.replace("decks=", "decks=mystery,"), re.compile("'mystery' is not known")),
        ("a position", re.compile("a position begins with")),
    ):
        text.fill(wrong)
        page.get_by_role("button", name=t("editor-read")).click()
        expect(page.get_by_role("alert")).to_have_text(words)
    # And one that can: it is analysed.
    whole()
    number(page, first, "mind", 3)
    pick(page, t("editor-add-reserved", seat=1), t("card-" + _unseen(start)))
    expect(page.get_by_text(t("editor-good"))).to_be_visible()
    page.get_by_role("button", name=t("editor-analyse"), exact=True).click()
    expect(candidates(page).first).to_be_visible()
    expect(page.get_by_text(t("analysis-shuffled"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editor_fits_a_small_phone(visit: Visit, language: str) -> None:
    page = visit("/editor", language=language, width=320, height=640)
    expect(page.get_by_text(Texts(language).text("editor-good"))).to_be_visible()
    no_sideways(page)


def _unseen(position: str) -> str:
    """A card of the first level that lies in the deck."""
    decks = re.search(r" decks=([^/]+)", position)
    assert decks
    return decks[1].split(",")[0]


def test_a_game_goes_on_from_a_position(visit: Visit) -> None:
    page = visit("/analysis")
    paste(page, RECORD)
    expect(candidates(page).first).to_be_visible()
    show(page, 16)
    expect(candidates(page).first).to_be_visible()
    market = board_of(page).aria_snapshot()
    page.get_by_role("button", name=t("analysis-play"), exact=True).click()
    page.get_by_role("combobox", name=t("analysis-play-against")).select_option(label="Pebble")
    page.get_by_role("button", name=t("analysis-play-go")).click()
    expect(page).to_have_url(re.compile("/t/local-"))
    assert wait_for_turn(page)
    assert _titles(board_of(page).aria_snapshot()) == _titles(market)
    page.reload()
    assert wait_for_turn(page)
    assert _titles(board_of(page).aria_snapshot()) == _titles(market)
    # Its rounds go on from there, and it is shared as an analysis: a record begins with a deal.
    take_stones(page)
    log = page.get_by_role("region", name=t("log-title"))
    expect(log.get_by_role("heading").first).to_have_text(re.compile(r"\b[5-9]$"))
    assert wait_for_turn(page)
    give_up(page)
    page.get_by_text(t("final-share"), exact=True).click()
    link = page.get_by_role("textbox", name=t("final-share-label"))
    expect(link).to_have_value(re.compile("/analysis#study="))
    friend = visit(link.input_value())
    expect(board_of(friend)).to_be_visible()
    assert _titles(board_of(friend).aria_snapshot()) == _titles(board_of(page).aria_snapshot())


def _titles(tree: str) -> list[str]:
    return re.findall(r'button "([^,"]+), level', tree)


def test_a_rated_game_is_not_analysed_while_it_runs(visit: Visit, complaints: Complaints) -> None:
    """The page never has what its seat may not know: neither in what the server sends, nor by asking for the game."""
    one, other = visit("/new"), visit("/")
    heard: list[str] = []
    other.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    one.get_by_role("textbox", name=t("newtable-my-name")).fill("Ana")
    one.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
    one.get_by_role("switch", name=t("newtable-rated")).click()
    expect(one.get_by_role("switch", name=t("newtable-rated"))).to_be_checked()
    one.get_by_role("button", name=t("newtable-open")).click()
    other.goto(one.get_by_role("textbox", name=t("room-link")).input_value())
    other.get_by_role("textbox", name=t("room-your-name")).fill("Bruno")
    other.get_by_role("button", name=t("room-sit")).click()
    one.get_by_role("button", name=t("room-start")).click()
    expect(board_of(one)).to_be_visible()
    expect(board_of(other)).to_be_visible()
    table = other.url.rpartition("/")[2]
    expect(other.locator("a[href*='/analysis#']")).to_have_count(0)
    for page in (one, other):
        expect(page.get_by_role("button", name=t("hint-ask"))).to_have_count(0)
    assert other.context.request.get(f"/api/tables/{table}/record").status in (403, 409, 422)
    for frame in heard:
        assert '"setup"' not in frame
        assert '"decks": [[' not in frame
        assert '"decks":[[' not in frame
    address = other.url
    other.goto("/analysis")
    paste(other, address)
    expect(other.get_by_role("alert")).to_have_text(t("analysis-wrong-not-over"))
    # The browser itself notes that the server has refused.
    complaints[:] = [one for one in complaints if f"/tables/{table}/record" not in one]


def test_a_running_local_game_is_analysed_as_its_player_knows_it(visit: Visit) -> None:
    page = visit("/")
    start_local_game(page)
    assert wait_for_turn(page)
    market = board_of(page).aria_snapshot()
    table = page.url.rpartition("/")[2]
    page.goto(f"/analysis#game={table}")
    expect(page.get_by_text(t("analysis-shuffled"))).to_be_visible()
    expect(page.get_by_text(fitting("status-yours"))).to_have_count(0)
    assert _titles(board_of(page).aria_snapshot()) == _titles(market)
