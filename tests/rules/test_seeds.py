"""The same seed gives the same set-up on every machine, compiled or not; without one, nobody can foresee it."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys

import pytest

from gauntlet.rules.game import Game
from gauntlet.rules.options import Options, secret_setup, setup_of_seed

# The table, the seed, the face-up cards of level 3, the locations, the battles, and a digest of the whole set-up.
GOLDEN = [
    (
        Options(2),
        1,
        ("drax", "hulk", "green-goblin", "loki"),
        ("avengers-tower-nyc", "atlantis"),
        (),
        "c3989a8ff0b44d5ce6cea86d94abf4159441b8b581c65ce092f1e3f4a49e9632",
    ),
    (
        Options(3, True),
        7,
        ("luke-cage", "captain-marvel", "black-panther", "thor"),
        ("triskelion", "asgard", "attilan"),
        ("galactus-coming", "sinister-six", "ragnarok", "planet-hulk", "yellow-jacket"),
        "9e6564ed566314ce4f8e9fc3da574514496759efe0d1e13658b0351312aa31f4",
    ),
    (
        Options(4, True, "gauntlet"),
        2**64 + 3,
        ("captain-marvel", "iron-man", "black-bolt", "luke-cage"),
        ("avengers-tower-nyc", "wakanda", "atlantis", "triskelion"),
        ("civil-war", "ragnarok", "hail-hydra", "multiverse-madness", "sinister-six"),
        "13fa261275f74c0cf3087f7e1f16eb51d57862079a8cc8017791f045a9e3c9d1",
    ),
]


@pytest.mark.parametrize(("table", "seed", "level_3", "locations", "battles", "digest"), GOLDEN)
def test_golden_set_ups(
    table: Options,
    seed: int,
    level_3: tuple[str, ...],
    locations: tuple[str, ...],
    battles: tuple[str, ...],
    digest: str,
) -> None:
    setup = setup_of_seed(table, seed)
    assert (setup.decks[2][:4], setup.locations, setup.battles) == (level_3, locations, battles)
    assert hashlib.sha256(json.dumps(setup.as_json()).encode()).hexdigest() == digest


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63, 2**64 - 1])
def test_a_seed_repeats(seed: int) -> None:
    assert Game.new(players=4, epic_battles=True, seed=seed) == Game.new(players=4, epic_battles=True, seed=seed)


def test_seeds_differ() -> None:
    assert len({Game.new(seed=seed).position for seed in range(-200, 200)}) == 400


def test_games_without_a_seed_differ() -> None:
    assert len({Game.new(players=3, epic_battles=True).position for _ in range(50)}) == 50
    # Nor does the common generator of Python decide them.
    random.seed(1)
    first = secret_setup(Options())
    random.seed(1)
    assert secret_setup(Options()) != first


SHORT_GAMES = """
from gauntlet.rules.game import Game
for players, epic, ending, seed in ((2, True, "sixteen", 5), (3, True, "gauntlet", 9), (4, False, "gauntlet", 2)):
    game = Game.new(players, epic, ending, max_rounds=14, seed=seed)
    while not game.over:
        legal = [text for text in game.legal_decisions if text.split()[0] in ("recruit", "claim", "shield", "discount")]
        legal = legal or game.legal_decisions
        game.play(legal[7 * len(game.decisions) % len(legal)])
    print(game.position)
"""


def played(**environment: str) -> str:
    # Python's integers do not wrap around as those of the random numbers are meant to; all else must not warn.
    wrapping = "ignore:overflow encountered in scalar:RuntimeWarning"
    command = [sys.executable, "-W", "error", "-W", wrapping, "-c", SHORT_GAMES]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_same_games_without_the_compiler() -> None:
    compiled = played()
    assert compiled.count("phase=over") == 3
    assert played(NUMBA_DISABLE_JIT="1") == compiled
