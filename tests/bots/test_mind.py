"""The mind's features, its network and its weights. How it plays is in test_bots.py, with all other bots."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import numpy as np
import pytest

from gauntlet import Game, determinize
from gauntlet.bots.calibration import TEMPERATURES, calibrated, temperature_of
from gauntlet.bots.feature_layout import PLAYER
from gauntlet.bots.features import MEANING
from gauntlet.bots.greedy import GreedyBot
from gauntlet.bots.mind import Policy
from gauntlet.bots.weights import LAYOUT, SHIPPED, WeightsError, read_weights, save_weights
from gauntlet.rules.layout import States
from gauntlet.rules.options import Options
from gauntlet.training.positions import BITS, POSITION, compute_features, new_features

VECTORS = Path(__file__).parents[1] / "vectors"


def features_of(states: States, seat: int) -> np.ndarray:
    """By what training computes them with: a door of our own would take seconds to compile."""
    positions, features = np.zeros(1, POSITION), new_features(1)
    positions["state"] = states
    compute_features(positions, np.zeros(1, np.int64), np.array([seat]), features, np.zeros((1, BITS), np.float32))
    return features


def numbers(states: States, seat: int) -> bytes:
    """All that the network is given when a seat looks."""
    features = features_of(states, seat)
    return b"".join(features[name].tobytes() for name in ("table", "opponents", "cards", "tiles"))


def games() -> list[Game]:
    return [Game.replay(file.read_text()) for file in sorted(VECTORS.glob("*p-*-random.json"))]


def states_along(game: Game) -> list[Game]:
    """Every tenth position of a recorded game, with somebody asked."""
    copies = []
    while game.decisions:
        game.undo()
        if len(game.decisions) % 10 == 0:
            copies.append(game.copy())
    return copies


def test_the_features_are_those_of_the_view() -> None:
    """What is computed from the whole state is what a seat's view gives, whoever is asked, and any deal behind it."""
    chance = random.Random(1)
    hidden = 0
    for game in games():
        for position in states_along(game):
            for seat in range(position.options.players):
                view = position.view(seat)
                expected = numbers(view.states, seat)
                assert numbers(position.states, seat) == expected
                assert numbers(determinize(view, chance).states, seat) == expected
            hidden += any(int(player["hidden"]) for player in position.states[0]["player"])
    assert hidden > 20


def test_a_changed_meaning_is_counted_up() -> None:
    """If this fails, the features have changed: count MEANING up, train anew, and put the new digest here."""
    digest = hashlib.sha256()
    for game in games():
        for position in states_along(game):
            digest.update(numbers(position.states, position.seat or 0))
    assert (MEANING, digest.hexdigest()[:16]) == (3, "267aa0f019c1e5b9")


def meets_the_end(game: Game, seat: int) -> bool:
    """W1: 16 points, a bonus of each stone, and a time token."""
    player = game.players[seat]
    return player.points >= 16 and all(player.bonuses.values()) and player.tokens["time"] > 0


def after_recruiting(game: Game, decision: str) -> Game:
    """With what the turn still asks for decided somehow."""
    copy = game.copy()
    seat = copy.seat
    copy.play(decision)
    while copy.seat == seat and copy.phase != "turn":
        copy.play(copy.legal_decisions[0])
    return copy


def test_who_can_end_the_game_is_seen() -> None:
    """Tried out: with one of the cards that can be recruited now, the seat that is asked meets all that W1 asks for."""
    seen = {False: 0, True: 0}
    for seed in range(6):
        players = 2 + seed % 3
        game = Game.new(players=players, seed=seed)
        bots = [GreedyBot(seat) for seat in range(players)]
        while game.seat is not None:
            seat = game.seat
            if game.phase == "turn" and not meets_the_end(game, seat):
                ending = any(
                    meets_the_end(after_recruiting(game, decision), seat)
                    for decision in game.legal_decisions
                    if decision.startswith("recruit")
                )
                assert bool(features_of(game.states, seat)[0]["table"][PLAYER.can_end]) == ending, game.position
                seen[ending] += 1
            game.play(bots[seat].decide(game.view(seat)))
    assert min(seen.values()) > 5


def test_probabilities_are_for_the_legal_decisions() -> None:
    for game in games():
        for position in states_along(game):
            assert position.seat is not None
            view = position.view(position.seat)
            if len(view.legal) > 1:
                policy = Policy().probabilities(view)
                assert set(policy) == set(view.legal)
                assert sum(policy.values()) == pytest.approx(1, abs=1e-4)


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    net, about = read_weights(SHIPPED)
    file = tmp_path / "copy.weights"
    save_weights(file, net, about)
    again, read = read_weights(file)
    assert again.tobytes() == net.tobytes()
    assert read == about
    assert SHIPPED.stat().st_size <= 1_500_000


def spoiled(how: str) -> bytes:
    line, _, rest = SHIPPED.read_bytes().partition(b"\n")
    head = json.loads(line)
    if how == "layout":
        head["layout"] = "0123456789abcdef"
    if how == "format":
        head["format"] = "another/1"
    if how == "short":
        rest = rest[:-4]
    if how == "nan":
        rest = np.float32("nan").tobytes() + rest[4:]
    return (b"no header" if how == "line" else json.dumps(head).encode()) + b"\n" + rest


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("layout", f"trained on features of the layout '0123456789abcdef'; this version has {LAYOUT!r}"),
        ("format", "is no file of weights"),
        ("line", "is no file of weights"),
        ("short", "is it cut off?"),
        ("nan", "not finite"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(how: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mind.weights"
    file.write_bytes(spoiled(how))
    with pytest.raises(WeightsError) as error:
        read_weights(file)
    assert str(file) in str(error.value)
    assert sentence in str(error.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="cannot be read: No such file"):
        read_weights(tmp_path / "none.weights")


def test_a_temperature_keeps_order_and_sum() -> None:
    wins = np.array([[0.6, 0.3, 0.1, 0.0], [0.5, 0.5, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.4, 0.2, 0.2, 0.1]])
    assert calibrated(wins, 1.0) is wins
    softer, sharper = calibrated(wins, 1.5), calibrated(wins, 0.7)
    assert softer.sum(1) == pytest.approx(wins.sum(1))
    assert softer[0, 0] < wins[0, 0] < sharper[0, 0]
    assert np.array_equal(np.argsort(-softer, kind="stable"), np.argsort(-wins, kind="stable"))
    logits = np.log(wins[0, :2]) - np.log(wins[0, 1])
    assert np.log(softer[0, :2]) - np.log(softer[0, 1]) == pytest.approx(logits / 1.5)


def test_temperatures_come_with_the_weights(tmp_path: Path) -> None:
    net, _ = read_weights(SHIPPED)
    file = tmp_path / "mind.weights"
    save_weights(file, net, {TEMPERATURES: {"2-base": 1.2, "4-sixteen": 0.9}})
    assert temperature_of(Options(2), file) == 1.2
    assert temperature_of(Options(4, True), file) == 0.9
    assert temperature_of(Options(4, True, "gauntlet"), file) == 1.0
