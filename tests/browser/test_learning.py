"""Lessons, puzzles, rules and cards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gauntlet.learning.lessons import lessons
from gauntlet.learning.puzzles import puzzles
from testkit.browser.pages import Visit
from testkit.browser.playing import bank_of, fitting, open_piles, send_button, t

FIRST = [lesson.id for lesson in lessons().values() if lesson.part == "first"]
BATTLES = [lesson.id for lesson in lessons().values() if lesson.part == "battles"]


def test_the_first_lessons_to_their_end(visit: Visit) -> None:
    page = visit("/learn")
    page.get_by_role("link", name=t("learn-start")).click()
    for number, lesson in enumerate(FIRST):
        _learn(page, lesson)
        following = page.get_by_role("link", name=fitting("learn-next"))
        if number + 1 < len(FIRST):
            following.click()
    expect(page.get_by_role("link", name=t("learn-to-play"))).to_be_visible()
    page.get_by_role("link", name=t("learn-all"), exact=True).click()
    done = page.get_by_role("link", name=re.compile(rf"\({t('learn-done')}\)"))
    expect(done).to_have_count(len(FIRST))


def test_a_lesson_about_battles(visit: Visit) -> None:
    page = visit(f"/learn/{BATTLES[0]}")
    _learn(page, BATTLES[0])


def test_another_move_than_the_lesson_is_about(visit: Visit) -> None:
    page = visit(f"/learn/{FIRST[0]}")
    page.get_by_role("button", name=t("learn-continue"), exact=True).click()
    coach = page.get_by_role("region", name=t("learn-coach"))
    page.get_by_role("button", name=re.compile(re.escape(t("deck-open")))).first.click()
    send_button(page).click()
    expect(coach).to_contain_text(t("lesson-take-2-other"))


def test_a_puzzle_is_solved(visit: Visit) -> None:
    page = visit("/puzzles")
    puzzle = next(iter(puzzles().values()))
    page.get_by_role("link", name=t("learn-start")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(t(puzzle.title))
    coach = page.get_by_role("region", name=t("learn-coach"))
    # A wrong try is explained, and can be made good.
    [answer] = puzzle.answers
    wrong = next(decision for decision in puzzle.start.legal_decisions if decision.startswith("take"))
    assert wrong != answer[0]
    _do(page, wrong)
    expect(coach).to_contain_text(t("learn-wrong", decision="…").partition("…")[0])
    page.get_by_role("button", name=t("learn-hint"), exact=True).click()
    expect(coach).to_contain_text(t(f"puzzle-{puzzle.id}-hint"))
    for decision in answer:
        _do(page, decision)
    expect(coach).to_contain_text(t("learn-right"))
    expect(
        coach.get_by_role("link", name=re.compile(f"^{re.escape(t('learn-next-puzzle', title=''))}"))
    ).to_be_visible()
    page.get_by_role("link", name=t("learn-all-puzzles")).click()
    expect(page.get_by_role("link", name=re.compile(t("learn-solved")))).to_have_count(1)


def test_the_rules_are_searched(visit: Visit) -> None:
    page = visit("/rules")
    clauses = page.get_by_role("link", name=re.compile(r"^[A-Z]\d+$"))
    expect(clauses.first).to_be_visible()
    everything = clauses.count()
    assert everything > 50
    page.get_by_role("searchbox", name=t("learn-rules-search")).fill("s.h.i.e.l.d")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^\d+ rules? found$"))).to_be_visible()
    expect(page.locator("mark").first).to_have_text(re.compile("^s.h.i.e.l.d", re.IGNORECASE))
    assert clauses.count() < everything
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text(t("learn-rules-found", count=0))).to_be_visible()
    page.get_by_role("button", name=t("learn-rules-clear")).click()
    expect(clauses).to_have_count(everything)


def test_the_cards_are_filtered(visit: Visit) -> None:
    page = visit("/cards")
    found = page.get_by_role("status").filter(has_text=re.compile("card"))
    expect(found).to_have_text(t("cards-found", count=90))
    filters = page.get_by_role("search", name=t("cards-filters"))
    filters.get_by_role("button", name=t("cards-level-choice", level=3)).click()
    expect(found).to_have_text(t("cards-found", count=20))
    filters.get_by_role("button", name=t("token-power"), exact=True).click()
    expect(found).to_have_text(t("cards-found", count=4))
    page.get_by_role("button", name=t("cards-clear")).click()
    filters.get_by_role("searchbox", name=t("cards-search")).fill("SPIDER")
    expect(page.get_by_role("img", name=re.compile("^Spider", re.IGNORECASE)).first).to_be_visible()
    expect(found).to_have_text(re.compile(r"^[1-9]\d? cards$"))
    filters.get_by_role("searchbox").fill("nobody")
    expect(found).to_have_text(t("cards-found", count=0))


def test_an_address_that_is_not_there(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("heading", level=1, name=t("title-not-found"))).to_be_visible()
    page.get_by_role("link", name=t("not-found-back")).click()
    expect(page.get_by_role("button", name=t("start-bot-go"), exact=True)).to_be_visible()


@pytest.mark.parametrize("path", ["/learn/nothing", "/puzzles/nothing"])
def test_an_exercise_that_is_not_there(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("main").get_by_text(t("error-not-found"))).to_be_visible()
    expect(page.get_by_role("button", name=t("try-again"))).to_have_count(0)


def _learn(page: Page, name: str) -> None:
    """Does what the coach says, step by step."""
    lesson = lessons()[name]
    coach = page.get_by_role("region", name=t("learn-coach"))
    for number, step in enumerate(lesson.steps):
        expect(coach).to_contain_text(t("learn-step", step=number + 1, count=len(lesson.steps)))
        expect(coach).to_contain_text(t(step.text))
        if step.expect:
            _do(page, _expected(page, step.expect[0]))
        elif number + 1 < len(lesson.steps):
            coach.get_by_role("button", name=t("learn-continue"), exact=True).click()
    expect(coach).to_contain_text(t("learn-clauses"))


def _expected(page: Page, pattern: str) -> str:
    """A decision that fits what the lesson waits for (`take *`)."""
    if "*" not in pattern:
        return pattern
    assert pattern.startswith(("take", "return"))
    if pattern.startswith("return"):
        return "return reality"
    return "take " + " ".join(list(open_piles(page))[:3])


def _do(page: Page, decision: str) -> None:
    """Stages a decision by clicks on the things that it is about, and sends it."""
    verb, *rest = decision.split()
    if verb == "take":
        for stone in rest:
            bank_of(page).get_by_role("button", name=re.compile(rf"^Bank: \d+ {t(f'token-{stone}')}")).click()
    elif verb == "gain":
        bank_of(page).get_by_role("button", name=re.compile(rf"^Bank: \d+ {t(f'token-{rest[0]}')}")).click()
    elif verb == "return":
        page.get_by_role("button", name=re.compile(rf"^\d+ {t(f'token-{rest[0]}')}: return one$")).click()
    elif verb in ("recruit", "reserve"):
        _stage_card(page, verb, rest)
    elif verb in ("location", "claim"):
        kind = "location" if verb == "location" else "battle"
        page.get_by_role("button", name=re.compile(rf"^(Location )?{re.escape(t(f'{kind}-{rest[0]}'))}, ")).click()
    elif verb in ("discount", "shield", "time"):
        page.get_by_role("button", name=t(f"decide-{verb}", stone=t(f"kind-{rest[0]}")), exact=True).click()
    elif verb == "decline":
        page.get_by_role("button", name=t("bar-do-decline"), exact=True).click()
        return
    send_button(page).click()


def _stage_card(page: Page, verb: str, rest: list[str]) -> None:
    if rest[0] == "deck":
        page.get_by_role("button", name=re.compile(f"^Level {rest[1]} deck:")).click()
        return
    page.get_by_role("button", name=re.compile(rf"^{re.escape(t(f'card-{rest[0]}'))}, level")).click()
    expect(send_button(page)).to_be_visible()
    if verb == "reserve" and page.get_by_role("button", name=t("bar-reserve"), exact=True).count():
        page.get_by_role("button", name=t("bar-reserve"), exact=True).click()
