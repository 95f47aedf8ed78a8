"""review: losses, marks, reasons and turning points of whole games."""

from __future__ import annotations

import dataclasses
import json
import math
import random

import numpy as np
import pytest
from numpy.typing import NDArray

from gauntlet.review import Mark, review
from gauntlet.review.compare import compare
from gauntlet.review.game_review import evaluator_of
from gauntlet.review.kernel.judge import ERROR, FOUND, LOSS, SETTLED, STAGE, judge, keep_best, mark_of
from gauntlet.review.kernel.marks import MARKS
from gauntlet.rules.game import Game
from gauntlet.rules.options import Setup
from gauntlet.texts import LANGUAGES, Texts, reason_text
from testkit.review import TINY, played, record_of, reviewed, shortened, small

GAMES = ["2p-gauntlet-greedy", "3p-epic-gauntlet-greedy", "4p-epic-sixteen-greedy"]


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "good"),
        (0.049, "good"),
        (0.05, "inaccuracy"),
        (0.099, "inaccuracy"),
        (0.1, "mistake"),
        (0.199, "mistake"),
        (0.2, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_thresholds(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_what_may_be_chance_is_not_marked() -> None:
    """Two standard errors of a loss do not count."""
    assert mark_of(0.15, error=0.06) is Mark.GOOD
    assert mark_of(0.15, error=0.04) is Mark.INACCURACY
    assert mark_of(0.15, error=0.02) is Mark.MISTAKE


def values_of(loss: float, spread: float) -> NDArray[np.float64]:
    """Sixteen deals in which a decision loses so much against another one, a little more or less in turn."""
    values = np.zeros((2, STAGE))
    values[0], values[1] = 0.3, 0.3 + loss + np.where(np.arange(STAGE) % 2, spread, -spread)
    return values


@pytest.mark.parametrize(
    ("loss", "spread", "mark", "settled"),
    [
        (-0.1, 0.0, Mark.GOOD, True),
        (0.06, 0.0, Mark.INACCURACY, True),
        (0.06, 0.04, Mark.GOOD, False),  # the standard error is 1 point: it may be 5 points or more
        (0.125, 0.04, Mark.MISTAKE, False),  # just above 10 points
        (0.3, 0.04, Mark.BLUNDER, True),
    ],
)
def test_the_judge_says_whether_more_deals_are_needed(loss: float, spread: float, mark: Mark, settled: bool) -> None:
    found = np.zeros(FOUND)
    assert MARKS[judge(values_of(loss, spread), STAGE, found)] is mark
    assert found[LOSS] == pytest.approx(max(0, loss))
    assert found[ERROR] == pytest.approx(spread / math.sqrt(STAGE - 1))
    assert bool(found[SETTLED]) == settled


def test_screening_keeps_the_decision_in_question_and_the_best_others() -> None:
    values = np.array([[0.1, 0.1], [0.5, 0.3], [0.2, 0.9], [0.4, 0.3], [0.9, 0.9]])
    bits = np.arange(10, 15)
    assert keep_best(values, bits, 5, 2, 3) == 4
    assert bits[:4].tolist() == [10, 14, 12, 11]
    assert values[:4].sum(axis=1).tolist() == pytest.approx([0.2, 1.8, 1.1, 0.8])
    assert keep_best(values, bits, 4, 2, 1) == 2
    assert bits[:2].tolist() == [10, 14]


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_is_judged(name: str) -> None:
    record, found = record_of(name), reviewed(name)
    assert tuple(one.decision for one in found.decisions) == record.decisions
    game = Game.of(record.options, record.setup, record.names)
    for one in found.decisions:
        assert (one.round, one.seat, one.phase) == (game.round, game.seat, game.phase)
        assert one.loss >= 0
        assert one.best in game.legal_decisions
        assert one.why["kind"]
        assert (one.mark is Mark.FORCED) == (one.legal == 1)
        assert one.loss == 0 or one.best != one.decision
        game.play(one.decision)


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_at_most_one_together_and_end_with_the_result(name: str) -> None:
    found = reviewed(name)
    assert len(found.curve) == len(found.decisions) + 1
    for wins in found.curve:
        assert all(0 <= win <= 1 for win in wins)
        assert sum(wins) <= 1 + 1e-6
    assert found.result is not None
    assert [seat for seat, win in enumerate(found.curve[-1]) if win] == list(found.result.winners)


@pytest.mark.parametrize("name", GAMES)
def test_players_are_summed_up(name: str) -> None:
    found = reviewed(name)
    for seat, summary in enumerate(found.players):
        own = [one for one in found.decisions if one.seat == seat and one.mark is not Mark.FORCED]
        assert sum(summary.marks.values()) == summary.decisions == len(own)
        assert summary.mean_loss == pytest.approx(sum(one.loss for one in own) / len(own))


@pytest.mark.parametrize("name", GAMES)
def test_turning_points_are_the_largest_swings(name: str) -> None:
    found = reviewed(name)
    swings = [
        max(abs(after - before) for before, after in zip(*pair, strict=True))
        for pair in zip(found.curve, found.curve[1:], strict=False)
    ]
    changes = [abs(turn.after - turn.before) for turn in found.turning_points]
    assert sorted(changes, reverse=True) == pytest.approx(sorted(swings, reverse=True)[: len(changes)])
    assert [turn.number for turn in found.turning_points] == sorted(turn.number for turn in found.turning_points)
    assert all(turn.why["kind"] for turn in found.turning_points)


def test_a_win_that_was_not_taken_is_a_blunder_with_that_reason() -> None:
    record = record_of("2p-epic-gauntlet-random")
    game = played(record, len(record.decisions) - 1)
    seat = game.seat
    assert record.decisions[-1] == "recruit nova"  # it wins at once; without it the other seat does
    game.play("take mind space power")
    last = review(game.record(), small(60)).decisions[-1]
    assert (last.seat, last.mark) == (seat, Mark.BLUNDER)
    assert last.why["kind"] == "missed-win"
    assert last.why["best"].startswith("recruit ")
    text = reason_text(Texts("en"), last.why, record.names)
    assert text.startswith("Recruiting ")
    assert text.endswith(" would have won the game at once.")
    before = played(record, len(record.decisions) - 1)
    view = before.view(seat)
    assert compare(view, last.decision, small(10_000), evaluator=evaluator_of(view.options)).loss > 0.9


def test_a_win_that_was_taken_is_good() -> None:
    last = reviewed("2p-gauntlet-greedy").decisions[-1]
    assert (last.mark, last.why) == (Mark.GOOD, {"kind": "won"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_sentence(name: str, language: str) -> None:
    found, texts = reviewed(name), Texts(language)
    whys = [one.why for one in found.decisions] + [turn.why for turn in found.turning_points]
    assert all(reason_text(texts, why, found.names).endswith((".", "!")) for why in whys)


def test_the_number_of_workers_makes_no_difference() -> None:
    record = shortened(record_of("3p-epic-gauntlet-greedy"), 20)
    assert review(record, TINY, seed=1, workers=1) == review(record, TINY, seed=1, workers=3)


def test_what_nobody_has_seen_makes_no_difference() -> None:
    record = shortened(record_of("2p-gauntlet-greedy"), 12)
    game = Game.replay(record)
    drawn = [len(deck) - left for deck, left in zip(record.setup.decks, game.decks, strict=True)]
    decks = tuple(
        (*deck[:seen], *random.Random(1).sample(deck[seen:], len(deck) - seen))
        for deck, seen in zip(record.setup.decks, drawn, strict=True)
    )
    setup = Setup(decks, record.setup.locations, record.setup.battles)
    assert review(dataclasses.replace(record, setup=setup), TINY) == review(record, TINY)


def test_an_unfinished_game_ends_with_the_chances_of_its_last_position() -> None:
    found = review(shortened(record_of("2p-gauntlet-greedy"), 5), TINY)
    assert found.result is None
    assert len(found.curve) == 6
    assert 0 < max(found.curve[-1]) < 1


def test_a_game_that_has_not_begun_can_be_reviewed() -> None:
    found = review(shortened(record_of("2p-gauntlet-greedy"), 0), TINY)
    assert (found.decisions, len(found.curve), found.turning_points) == ((), 1, ())


def test_forced_decisions_cost_no_search_and_have_the_chances_that_follow() -> None:
    found = reviewed("2p-gauntlet-greedy")
    forced = [one for one in found.decisions if one.mark is Mark.FORCED]
    assert forced
    for one in forced:
        assert (one.loss, one.line, one.why) == (0, (), {"kind": "only-legal"})
        assert one.wins == found.curve[one.number + 1]


def test_progress_is_told_to_the_end() -> None:
    calls: list[tuple[int, int]] = []
    review(shortened(record_of("2p-gauntlet-greedy"), 6), TINY, progress=lambda done, all_: calls.append((done, all_)))
    assert calls == [(done, 7) for done in range(1, 8)]


def test_an_interrupted_review_stops_at_once() -> None:
    def interrupt(done: int, all_: int) -> None:
        raise KeyboardInterrupt(done, all_)

    record = shortened(record_of("2p-gauntlet-greedy"), 40)  # one decision is forced: it is done at once
    with pytest.raises(KeyboardInterrupt):
        review(record, small(1_000_000), progress=interrupt, workers=30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_json_has_what_is_documented(language: str) -> None:
    found = reviewed("3p-epic-gauntlet-greedy")
    value = json.loads(json.dumps(found.as_json(Texts(language))))
    assert (value["format"], value["language"]) == ("gauntlet-review/1", language)
    assert set(value) == {
        *("format", "language", "table", "names", "result", "budget", "seed", "thresholds", "players", "decisions"),
        *("curve", "turning_points"),
    }
    assert set(value["decisions"][0]) == {
        *("number", "round", "seat", "phase", "decision", "legal", "wins", "best", "best_value", "value", "loss"),
        *("error", "sure", "mark", "reason", "why", "line"),
    }
    assert set(value["players"][0]) == {"name", "marks", "decisions", "mean_loss"}
    assert set(value["players"][0]["marks"]) == {"good", "inaccuracy", "mistake", "blunder"}
    assert all(set(turn) == {"number", "seat", "before", "after", "reason", "why"} for turn in value["turning_points"])
    assert value["thresholds"] == {"inaccuracy": 0.05, "mistake": 0.1, "blunder": 0.2}
    for entry in (*value["decisions"], *value["turning_points"]):
        assert entry["reason"] == reason_text(Texts(language), entry["why"], value["names"])
