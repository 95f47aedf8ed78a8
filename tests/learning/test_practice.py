"""Practice by example: what a lesson and a puzzle answer, and over HTTP."""

from __future__ import annotations

import httpx
import pytest
from fastapi import FastAPI

from gauntlet.learning.practice import NoSuchExercise, practise
from gauntlet.learning.puzzles import puzzles
from gauntlet.rules.errors import IllegalDecision, NotationError
from gauntlet.server.http import error_responses
from gauntlet.server.http.practice_routes import router


def test_a_lesson_advances_with_each_decision() -> None:
    start = practise("recruit", [])
    assert (start["verdict"], start["step"], start["moves"]) == ("continue", 0, [])
    after = practise("recruit", ["recruit rocket"])
    assert (after["verdict"], after["step"], after["accepted"]) == ("continue", 2, 1)
    assert [move["decision"] for move in after["moves"]] == ["recruit rocket", "take mind power reality"]
    assert after["moves"][0]["effects"] == ["pay mind 1 reality 2", "recruit rocket", "refill 1 0 kraven"]
    assert after["board"]["players"][0]["recruited"] == ["rocket"]


def test_what_only_the_others_know_stays_hidden() -> None:
    after = practise("hidden", ["reserve deck 2"])
    assert after["board"]["players"][1]["reserved"] == ["?1"]
    assert after["moves"][1]["effects"][0] == "reserve deck 1"


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(NoSuchExercise, match="did you mean 'recruit'"):
        practise("recrut", [])
    with pytest.raises(IllegalDecision):
        practise("recruit", ["recruit thor"])
    with pytest.raises(NotationError):
        practise("recruit", ["jump"])
    with pytest.raises(IllegalDecision, match="over"):
        practise("recruit", ["recruit rocket", "take mind space soul"])


def test_a_wrong_way_to_win_says_what_is_short() -> None:
    answer = practise("missing-stone", ["recruit spider-ham"])
    assert answer["missing"] == {"points": 2, "stones": ["power"], "time": False}
    assert answer["answers"] == [["recruit crossbones"]]


def test_a_wrong_way_to_keep_them_from_winning_is_refuted() -> None:
    answer = practise("out-of-reach", ["take mind space soul"])
    assert [move["decision"] for move in answer["refutation"]] == ["recruit iron-fist"]
    assert answer["refutation"][0]["seat"] == 1


def test_every_wrong_first_try_is_answered() -> None:
    """By how the others win, by what they do so that the reader cannot, or at least by what is missing."""
    for puzzle in puzzles().values():
        first = {answer[0] for answer in puzzle.answers}
        for decision in [one for one in puzzle.start.legal_decisions if one not in first][::4]:
            answer = practise(puzzle.id, [decision])
            assert answer["verdict"] == "wrong"
            refuted = answer["refutation"]
            over = puzzle.start.copy()
            over.play(decision)
            assert refuted or answer["missing"] or over.over, (puzzle.id, decision)
            assert all(move["seat"] != puzzle.seat for move in refuted)


def test_a_reply_takes_the_win_away() -> None:
    after = puzzles()["put-aside"].start.copy()
    tried = next(decision for decision in after.legal_decisions if decision != "reserve luke-cage")
    answer = practise("put-aside", [tried])
    after.play(tried)
    for move in answer["refutation"]:
        after.play(move["decision"])
    assert answer["refutation"]
    for decision in after.legal_decisions:
        last = after.copy()
        last.play(decision)
        assert not last.over


def test_a_second_turn_is_judged_by_the_engine() -> None:
    first = practise("put-aside", ["reserve luke-cage"])
    assert (first["verdict"], first["answers"]) == ("continue", [])
    assert [move["seat"] for move in first["moves"]] == [1, 0]
    assert practise("put-aside", ["reserve luke-cage", "recruit luke-cage"])["verdict"] == "solved"
    other = next(
        choice["decision"] for choice in first["board"]["choices"] if choice["decision"] != "recruit luke-cage"
    )
    assert practise("put-aside", ["reserve luke-cage", other])["verdict"] == "wrong"


def test_a_solved_puzzle_takes_no_more() -> None:
    done = practise("two-points", ["recruit ronan", "recruit ronan"])
    assert (done["verdict"], done["accepted"]) == ("solved", 1)


async def _ask(method: str, path: str, json: object = None) -> httpx.Response:
    app = FastAPI()
    error_responses.install(app)
    app.include_router(router)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        return await client.request(method, path, json=json)


@pytest.mark.anyio
async def test_over_http() -> None:
    lessons = (await _ask("GET", "/api/lessons")).json()
    assert [lesson["id"] for lesson in lessons[:2]] == ["take", "recruit"]
    assert lessons[0]["steps"][1] == {"text": "lesson-take-2", "at": ["bank"], "asks": True}
    listed = await _ask("GET", "/api/puzzles")
    assert [puzzle["id"] for puzzle in listed.json()] == list(puzzles())
    assert "recruit" not in listed.text
    good = await _ask("POST", "/api/practice", {"exercise": "take", "decisions": ["take mind space soul"]})
    assert good.status_code == 200
    assert good.json()["step"] == 2
    untouched = await _ask("POST", "/api/practice", {"exercise": "two-points", "decisions": []})
    assert untouched.json()["answers"] == []


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"exercise": "nothing", "decisions": []}, 404, "not-found"),
        ({"exercise": "take", "decisions": ["jump"]}, 422, "bad-message"),
        ({"exercise": "take", "decisions": ["recruit thor"]}, 422, "bad-message"),
        ({"exercise": "take", "decisions": ["pass"] * 21}, 422, "bad-message"),
        ({"exercise": "take"}, 422, "bad-message"),
        ({"exercise": "take", "decisions": [], "more": 1}, 422, "bad-message"),
    ],
)
async def test_what_cannot_be_over_http(body: object, status: int, code: str) -> None:
    answer = await _ask("POST", "/api/practice", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
