"""What everything that is compiled answers in the same positions: python -m testkit.plain prints it as JSON.

With NUMBA_DISABLE_JIT=1 the same Python runs as it is written, and must answer the same. So it can be debugged, and its
coverage measured.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gauntlet.bots import make_bot
from gauntlet.bots.mind import TUNED
from gauntlet.bots.protocol import Budget
from gauntlet.bots.tree import ROLLOUTS
from gauntlet.bots.weights import SHIPPED, read_weights
from gauntlet.envs.batch import HOLD, Batch
from gauntlet.match.outcome import outcome
from gauntlet.match.screen import board
from gauntlet.review import analyse, hint_reasons
from gauntlet.review.compare import Comparison, compare
from gauntlet.review.kernel.judge import mark_of
from gauntlet.review.reasons import reason, surprise_of
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from gauntlet.rules.record import Record
from gauntlet.training import selfplay
from gauntlet.training.kinds import KINDS
from gauntlet.training.positions import BITS, LAMBDAS, compute_features, new_features, td_targets

VECTORS = Path(__file__).parents[1] / "tests" / "vectors"
GAMES = ("2p-epic-sixteen-greedy", "3p-epic-gauntlet-greedy", "4p-gauntlet-random")
BOTS = ("random", "greedy", "search:3", "mind:policy", "mind:3", "pebble", "warden")
ENDS = ("edge-gauntlet-tie-avengers", "edge-gauntlet-tie-cards", "edge-shared-sixteen", "edge-condition-lost")
"""Games in which it takes a look to say who has won."""
LAST = 3
"""Decisions before the end of a game, where a search is short."""
EARLIER = 30
"""Decisions before it where a search is long: a few simulations are enough to explain something."""
EACH = 7
"""Of so many positions one is looked at."""


def recorded(name: str) -> Record:
    return Record.read((VECTORS / f"{name}.json").read_text(encoding="utf-8"))


def cut(record: Record, decisions: int) -> Game:
    return Game.replay(replace(record, decisions=record.decisions[:decisions], result=None))


def of_boards(record: Record) -> Iterator[Any]:
    for number in range(0, len(record.decisions), EACH):
        game = cut(record, number)
        yield board(game, game.seat)
        yield make_bot("greedy", 1).decide(game.view(game.seat))


def of_end(record: Record) -> Iterator[Any]:
    """Whoever has left the table: nobody, or any one of them."""
    game, seats = Game.replay(record), range(record.options.players)
    for left in (None, *seats):
        yield outcome(game, [seat for seat in seats if seat != left])


def of_reasons(record: Record) -> Iterator[Any]:
    """Each decision against two others, as if it had been worse than one of them and as good as the other."""
    for number in range(0, len(record.decisions) - 1, EACH):
        game = cut(record, number)
        view, played = game.view(game.seat), game.legal_decisions[0]
        for other in game.legal_decisions[1 : 2 * EACH : EACH]:
            for loss in (0.0, 0.03, 0.3):
                found = Comparison(other, 0.5, 0.5 - loss, loss, 0.0, True, mark_of(loss))
                yield reason(view, played, None, found, [])
        game.play(played)
        yield surprise_of(None, view.seat or 0, game.view(game.seat))


def of_searches(record: Record) -> Iterator[Any]:
    game = cut(record, len(record.decisions) - LAST)
    view = game.view(game.seat)
    found = analyse(game, Budget(simulations=4), seed=1)
    yield from ([option.decision, option.visits, option.value] for option in found.options)
    yield hint_reasons(view, found)
    judged = compare(view, game.legal_decisions[0], Budget(simulations=2), seed=1)
    yield [judged.best, judged.loss, judged.mark.name]
    game = cut(record, len(record.decisions) - EARLIER)
    view = game.view(game.seat)
    found = analyse(game, Budget(simulations=3), seed=1)
    yield hint_reasons(view, found)
    best = found.options[0].decision
    for played in game.legal_decisions[::EACH]:
        yield reason(view, played, found, Comparison(best, 0.5, 0.3, 0.2, 0.0, True, mark_of(0.2)), [])


def of_bots(record: Record) -> Iterator[Any]:
    game = cut(record, len(record.decisions) - LAST)
    for name in BOTS:
        bot = make_bot(name, 1)
        for _ in range(2):  # from the second decision on, a search keeps its tree
            if game.over:
                break
            yield [name, decision := bot.decide(game.view(game.seat))]
            game.play(decision)
        game = cut(record, len(record.decisions) - LAST)


def of_batch() -> Iterator[str]:
    for observation in ("compact", "rich"):
        table = Options(players=3, epic_battles=True, ending="sixteen", max_rounds=6)
        batch = Batch(2, table, observation=observation, shaping=0.1)
        batch.reset(seed=5)
        digest = hashlib.sha256()
        for number in range(20):
            actions = batch.masks.argmax(axis=1) if number % 2 else batch.random_actions()
            if number % 7 == 0:
                actions[0] = HOLD
            observations, rewards, *_ = batch.step(actions)
            digest.update(observations.tobytes() + rewards.tobytes())
        yield digest.hexdigest()


def of_self_play() -> Iterator[Any]:
    """A whole game by rollouts, the beginning of one by the mind; what is learned from them."""
    net, _ = read_weights(SHIPPED)
    schedule = {"deep": 3, "shallow": 2, "share": 0.5, "noise": 0.25, "sampled_decisions": 60, "random_rate": 0.2}
    by_rollouts = selfplay.Table(schedule | {"deep": 1, "shallow": 1}, ROLLOUTS, None)
    positions, results = by_rollouts.record([4], KINDS[0])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selfplay, "MOST_ROUNDS", 5)
        by_mind = selfplay.Table(schedule, TUNED, np.concatenate([net, net]))
        yield by_mind.play(KINDS[1], 5, 6, second=0b01)
        begun, undecided = by_mind.record([4], KINDS[1])
    yield [*results, *undecided]
    for kept in (positions, begun):
        targets = np.zeros_like(kept["value"])
        td_targets(kept, LAMBDAS, targets)
        features, legal = new_features(len(kept)), np.zeros((len(kept), BITS), np.float32)
        compute_features(kept, np.arange(len(kept)), kept["state"]["seat"].astype(np.int64), features, legal)
        yield [kept["visits"].tolist(), targets.tolist(), legal.sum(1).tolist()]
        yield [np.abs(features[part]).mean().item() for part in ("table", "opponents")]


def answers() -> dict[str, list[Any]]:
    parts = (of_boards, of_reasons, of_searches, of_bots)
    found = {f"{part.__name__} {name}": list(part(recorded(name))) for name in GAMES for part in parts}
    found |= {f"end {name}": list(of_end(recorded(name))) for name in ENDS}
    return {**found, "of_batch": list(of_batch()), "of_self_play": list(of_self_play())}


if __name__ == "__main__":
    json.dump(answers(), sys.stdout, default=str)
