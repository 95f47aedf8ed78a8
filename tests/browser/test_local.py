"""Games in the browser: without a server, through reloads, private windows and tabs; as files and links."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page, Route, expect

from gauntlet.rules.record import Record
from gauntlet.texts.loader import LANGUAGES, Texts
from testkit.browser.analysis import candidates
from testkit.browser.pages import Complaints, Visit
from testkit.browser.playing import (
    board_of,
    choose_language,
    give_up,
    mine_of,
    no_sideways,
    start_local_game,
    t,
    take_stones,
    wait_for_turn,
)

VECTORS = Path(__file__).parents[1] / "vectors"
FINISHED = VECTORS / "2p-gauntlet-greedy.json"
WORKERS = re.compile(r"/(review-)?worker-[^/]+\.js$")
MIND = re.compile(r"/mind-[^/]+\.weights$")
BROKEN = """() => new Promise(resolve => {
    indexedDB.open('gauntlet').onsuccess = ({ target }) => {
        const writing = target.result.transaction('games', 'readwrite')
        const broken = { id: 'local-broken', seed: '1', events: [{ kind: 'decided' }] }
        writing.objectStore('games').put(broken, broken.id)
        writing.oncomplete = resolve
    }
})"""
FORBIDDEN = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } })"
FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }"""


def test_a_game_without_a_network_goes_on_through_a_reload(visit: Visit, complaints: Complaints) -> None:
    """To its end without anybody: tests/browser/test_site.py."""
    page = visit("/", service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    complaints.lost = True
    page.context.set_offline(True)
    page.goto("/")
    start_local_game(page)
    assert wait_for_turn(page)
    take_stones(page)
    assert wait_for_turn(page)
    before = [board_of(page).aria_snapshot(), mine_of(page).aria_snapshot()]
    page.reload()
    assert wait_for_turn(page)
    assert [board_of(page).aria_snapshot(), mine_of(page).aria_snapshot()] == before
    take_stones(page)
    assert wait_for_turn(page)
    give_up(page)
    page.goto("/me")
    page.get_by_role("link", name=t("me-review")).click()
    expect(board_of(page)).to_be_visible()
    expect(page.get_by_text(t("mark-good"), exact=True).first).to_be_visible()
    expect(page.get_by_role("region", name=t("replay-title")).get_by_role("alert")).to_have_count(0)


def test_no_request_is_needed_to_play(visit: Visit) -> None:
    page = visit("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.get_by_role("link", name=t("nav-about")).click()
    page.go_back()
    page.wait_for_load_state("networkidle")
    asked.clear()
    start_local_game(page, epic=True)
    assert wait_for_turn(page)
    take_stones(page)
    assert wait_for_turn(page)
    assert asked == []
    assert page.context.cookies() == []


def test_everything_can_be_taken_back_and_hinted(visit: Visit) -> None:
    page = visit("/")
    start_local_game(page)
    undo = page.get_by_role("button", name=t("table-undo"))
    assert wait_for_turn(page)
    first = board_of(page).aria_snapshot()
    for _ in range(3):
        take_stones(page)
        assert wait_for_turn(page)
    for _ in range(3):
        undo.click()
    expect(undo).to_have_count(0)
    assert wait_for_turn(page)
    assert board_of(page).aria_snapshot() == first
    page.get_by_role("button", name=t("hint-ask")).click()
    expect(page.get_by_role("region", name=t("hint-title")).get_by_role("listitem")).to_have_count(3)


def test_games_without_a_store_can_be_played(visit: Visit) -> None:
    for trouble in (FORBIDDEN, FULL):
        page = visit("/about")
        page.add_init_script(trouble)
        page.goto("/")
        start_local_game(page)
        assert wait_for_turn(page)
        expect(page.get_by_text(t("local-unkept"))).to_be_visible()
        take_stones(page)
        assert wait_for_turn(page)
        # Elsewhere, too, and when one comes back from where games were only read.
        page.get_by_role("button", name=t("menu"), exact=True).click()
        page.get_by_role("link", name=t("nav-me"), exact=True).click()
        expect(page.get_by_text(t("local-unkept"))).to_be_visible()
        page.get_by_role("link", name=t("me-continue")).click()
        assert wait_for_turn(page)
        expect(page.get_by_text(t("local-unkept"))).to_be_visible()
        page.reload()
        expect(page.get_by_text(t("local-gone"))).to_be_visible()


def test_a_worker_that_does_not_load_is_a_sentence_and_nothing_is_lost(visit: Visit, complaints: Complaints) -> None:
    page = visit("/")
    start_local_game(page)
    assert wait_for_turn(page)
    take_stones(page)
    assert wait_for_turn(page)
    before, table = mine_of(page).aria_snapshot(), page.url
    tried: list[str] = []

    def refuse(route: Route) -> None:
        tried.append(route.request.url)
        route.fulfill(status=404)

    page.route(WORKERS, refuse)
    page.goto("/learn/take")
    for language in LANGUAGES:
        choose_language(page, language)
        expect(page.get_by_role("alert")).to_contain_text(Texts(language).text("error-not-loaded"))
    choose_language(page, "en")
    assert len(tried) == 3
    page.goto(table)
    expect(page.get_by_text(t("local-not-loaded"))).to_be_visible()
    page.unroute(WORKERS)
    assert wait_for_turn(page)
    assert mine_of(page).aria_snapshot() == before
    # The browser itself notes that there was no such file.
    complaints[:] = [one for one in complaints if "404" not in one]


def test_a_mind_that_does_not_load_is_a_sentence_and_the_game_goes_on(visit: Visit, complaints: Complaints) -> None:
    page = visit("/", width=390, height=844)
    page.route(MIND, lambda route: route.fulfill(status=404))
    start_local_game(page)
    if page.title() == t("table-title-yours"):
        take_stones(page)
    expect(page.get_by_text(t("local-not-loaded"))).to_be_visible()
    no_sideways(page)
    page.unroute(MIND)
    assert wait_for_turn(page)
    expect(page.get_by_text(t("local-not-loaded"))).to_have_count(0)
    complaints[:] = [one for one in complaints if "404" not in one]


def test_a_game_that_cannot_be_read_hides_no_other(visit: Visit) -> None:
    page = visit("/")
    start_local_game(page)
    assert wait_for_turn(page)
    page.evaluate(BROKEN)
    page.goto("/me")
    expect(page.get_by_role("listitem").filter(has_text=t("local-here"))).to_have_count(1)
    page.goto("/t/local-broken")
    expect(page.get_by_text(t("local-gone"))).to_be_visible()


def test_two_tabs_show_the_same_game(visit: Visit) -> None:
    page = visit("/")
    start_local_game(page)
    assert wait_for_turn(page)
    other = page.context.new_page()
    other.goto(page.url)
    assert wait_for_turn(other)
    take_stones(page)
    assert wait_for_turn(page)
    expect(mine_of(other)).to_have_text(mine_of(page).inner_text(), use_inner_text=True)
    assert wait_for_turn(other)
    assert board_of(other).aria_snapshot() == board_of(page).aria_snapshot()


def test_my_games_export_import_and_remove(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    start_local_game(page)
    assert wait_for_turn(page)
    take_stones(page)
    assert wait_for_turn(page)
    page.goto("/")
    page.get_by_role("link", name=re.compile("Pebble")).click()
    assert wait_for_turn(page)
    give_up(page)
    page.get_by_text(t("final-share"), exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=t("final-record")).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    exported = Record.read(file.read_text())
    assert str(exported) + "\n" == file.read_text()
    assert exported.result is None
    assert len(exported.decisions) >= 2

    page.goto("/me")
    rows = page.get_by_role("listitem").filter(has_text=t("local-here"))
    expect(rows).to_have_count(1)
    chooser = page.get_by_label(t("local-import"))
    chooser.set_input_files({"name": "broken.json", "mimeType": "application/json", "buffer": b'{"format": 1}'})
    expect(page.get_by_role("alert")).to_contain_text("the key 'table' is missing")
    chooser.set_input_files(FINISHED)
    expect(page.get_by_role("region", name=t("replay-title"))).to_be_visible()
    page.goto("/me")
    expect(rows).to_have_count(2)
    page.get_by_label(t("local-import")).set_input_files(FINISHED)
    expect(page.get_by_role("region", name=t("replay-title"))).to_be_visible()
    page.goto("/me")
    expect(rows).to_have_count(2)
    rows.first.get_by_role("button", name=t("local-remove")).click()
    page.get_by_role("dialog").get_by_role("button", name=t("local-remove")).click()
    expect(rows).to_have_count(1)
    page.reload()
    expect(rows).to_have_count(1)


def test_a_finished_game_is_reviewed_and_shared_as_a_link(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label(t("local-import")).set_input_files(FINISHED)
    expect(page.get_by_text(t("mark-good"), exact=True).first).to_be_visible()
    names = json.loads(FINISHED.read_text())["names"]
    expect(page.get_by_text(names[0]).first).to_be_visible()
    page.get_by_text(t("final-share"), exact=True).click()
    link = page.get_by_role("textbox", name=t("final-share-label")).input_value()
    friend = visit(link, width=400)
    expect(friend).to_have_url(re.compile("/t/local-[0-9a-f]+/review$"))
    expect(board_of(friend)).to_be_visible()
    no_sideways(friend)
    expect(friend.get_by_text(t("mark-good"), exact=True).first).to_be_visible()
    friend.goto("/record#nothing")
    expect(friend.get_by_role("alert")).to_have_text(t("local-link-wrong"))
    # What if: the position in sight is analysed.
    page.get_by_role("slider", name=t("replay-slider")).fill("4")
    page.get_by_role("link", name=t("analyze"), exact=True).click()
    expect(candidates(page).first).to_be_visible()
    expect(page.get_by_text(re.compile(r"^[34] / \d+$"))).to_be_visible()


def test_a_finished_game_is_kept_on_the_server(visit: Visit, complaints: Complaints) -> None:
    page = visit("/me")
    record = json.loads(FINISHED.read_text()) | {"names": ["Ana", "Mason"]}
    file = json.dumps(record).encode()
    page.get_by_label(t("local-import")).set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": file}
    )
    page.get_by_text(t("final-share"), exact=True).click()
    keep = page.get_by_role("button", name=t("local-server-keep"))
    complaints.lost = True
    page.context.set_offline(True)
    keep.click()
    expect(page.get_by_text(t("local-server-away"))).to_be_visible()
    page.context.set_offline(False)
    keep.click()
    opened = page.get_by_role("link", name=t("local-server-open"))
    expect(opened).to_be_visible()
    expect(keep).to_have_count(0)
    kept = opened.get_attribute("href")
    opened.click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]{22}/review$"))
    expect(board_of(page)).to_be_visible()
    expect(page.get_by_text(t("final-share"), exact=True)).to_be_visible()
    expect(page.get_by_text(t("final-verify"), exact=True)).to_have_count(0)
    table = page.url.split("/")[-2]
    assert page.context.request.get(f"/api/tables/{table}/record").json() == record
    # Again it is the same game, and listed once beside that of the browser.
    page.go_back()
    page.get_by_text(t("final-share"), exact=True).click()
    keep.click()
    expect(opened).to_have_attribute("href", str(kept))
    page.goto("/me")
    rows = page.get_by_role("listitem").filter(has_text="Mason")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text=t("local-here"))).to_have_count(1)
    # From the list, too: only a game of this browser has the button.
    expect(keep).to_have_count(1)
    rows.filter(has_text=t("local-here")).get_by_role("button", name=t("local-server-keep")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=t("local-server-keep")).click()
    expect(dialog.get_by_role("link", name=t("local-server-open"))).to_have_attribute("href", str(kept))
    dialog.get_by_role("button", name=t("close")).click()
    expect(rows).to_have_count(2)


def test_people_of_one_device_need_no_server(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_role("textbox", name=t("newtable-my-name")).fill("Ana")
    page.get_by_role("radio", name="4", exact=True).check()
    for seat, kind in ((2, "person"), (3, "bot"), (4, "bot")):
        choice = page.get_by_role("combobox", name=t("newtable-seat", seat=seat))
        choice.select_option(label=t(f"newtable-kind-{kind}"))
    page.get_by_role("textbox", name=t("newtable-name"), exact=True).fill("Bruno")
    page.get_by_role("radio", name=re.compile("^" + t("newtable-epic"))).check()
    expect(page.get_by_text(t("newtable-local"))).to_be_visible()
    page.get_by_role("button", name=t("newtable-start")).click()
    expect(board_of(page).or_(page.get_by_role("dialog")).first).to_be_visible()
    expect(page).to_have_url(re.compile("/t/local-"))


def test_what_bots_hide_is_not_in_the_page(visit: Visit) -> None:
    """A bot's card from a deck is unknown to whoever looks at it, and to the page's own code as well."""
    page = visit("/me")
    page.get_by_label(t("local-import")).set_input_files(_unfinished())
    expect(board_of(page)).to_be_visible()
    hidden = _hidden_card()
    content = _settled(page)
    assert f'"{hidden}"' not in content
    assert hidden not in content


def _unfinished() -> FilePayload:
    return {"name": "game.json", "mimeType": "application/json", "buffer": _text().encode()}


def _text() -> str:
    record = json.loads(FINISHED.read_text())
    record |= {"names": ["Pebble", "Ana"], "decisions": ["reserve deck 3"], "result": None}
    return json.dumps(record)


def _hidden_card() -> str:
    card = json.loads(_text())["setup"]["decks"][2][4]
    return Texts("en").text(f"card-{card}")


def _settled(page: Page) -> str:
    assert wait_for_turn(page)
    return page.content()
