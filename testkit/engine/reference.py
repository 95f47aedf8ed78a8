"""What the kernel answers natively, in digests over the same bytes that the module has: web/tools/engine/compare.ts."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from threading import Event
from typing import Any

import numpy as np

from gauntlet.bots import make_bot
from gauntlet.bots.levels import LEVELS
from gauntlet.bots.mind import NetworkSimulator
from gauntlet.bots.protocol import Budget
from gauntlet.bots.search import Search, SearchTree, Simulator
from gauntlet.bots.tree import simulate
from gauntlet.bots.weights import load_weights
from gauntlet.match.outcome import outcome
from gauntlet.match.preview import MOST_LEGAL, PAYMENT, previews, shortfalls
from gauntlet.match.screen import board
from gauntlet.rules.decision import legal_decisions
from gauntlet.rules.determinize import determinize
from gauntlet.rules.game import Game
from gauntlet.rules.kernel.chance import derive
from gauntlet.rules.kernel.play import apply, legal
from gauntlet.rules.kernel.see import see, see_effects
from gauntlet.rules.layout import CARD_SLOTS, NONE, States, new_log, new_state
from gauntlet.rules.options import Options
from gauntlet.rules.view import masked
from testkit.rules.kinds import TABLES

Json = dict[str, Any]
DAY = 24 * 60 * 60 * 1000
SIMULATIONS = 300
BOTS = (*(level.name for level in LEVELS if level.simulations < 500), "greedy", "search:200", "mind:100", "mind:policy")


def reference(games: int, played: int) -> Json:
    """Random games compared byte by byte, and games between bots compared by what a page gets."""
    return {
        "games": [random_game(TABLES[seed % len(TABLES)], seed) for seed in range(games)],
        "played": [bot_game(TABLES[seed % len(TABLES)], seed) for seed in range(played)],
    }


def _new(table: Options, seed: int) -> Game:
    return Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed)


def random_game(table: Options, seed: int) -> Json:
    """The decisions as bits, and a digest of everything that the doors answer on the way."""
    states, chance = _new(table, seed).states, random.Random(seed)
    found, bits = hashlib.sha256(), []
    scratch, log = new_state(), new_log()
    while True:
        found.update(states.tobytes())
        for viewer in range(NONE, table.players):
            see(states, viewer, scratch)
            found.update(scratch.tobytes())
        choices = [bit for bit in range(MOST_LEGAL) if int(legal(states)) >> bit & 1]
        found.update(bytes(choices))
        if not choices:
            break
        _add_previews(found, states, scratch, log)
        bits.append(chance.choice(choices))
        seat = int(states[0]["seat"])
        apply(states, bits[-1], log)
        found.update(log[: log[0] + 1].tobytes())
        see_effects(log, seat, (seat + 1) % table.players)
        found.update(log[: log[0] + 1].tobytes())
    return {"table": table.as_json(), "seed": seed, "bits": bits, "digest": found.hexdigest()}


def _add_previews(found: Any, states: States, scratch: States, log: Any) -> None:
    rows = np.zeros((MOST_LEGAL, PAYMENT + 1), np.int64)
    previews(states, scratch, log, rows)
    found.update(rows.tobytes())
    rows = np.zeros((CARD_SLOTS, 2), np.int64)
    shortfalls(states, int(states[0]["seat"]), rows)
    found.update(rows.tobytes())


def bot_game(table: Options, seed: int) -> Json:
    """A game between our bots: at some of its positions, all that a page could ask."""
    game = _new(table, seed)
    names = [BOTS[(seed + seat) % len(BOTS)] for seat in range(table.players)]
    bots = [make_bot(name, seed) for name in names]
    steps: list[Json] = []
    while game.seat is not None:
        if len(game.decisions) % 9 == 0:
            steps.append(_questions(game, seed))
        game.play(bots[game.seat].decide(game.view(game.seat)))
    steps.append(_questions(game, seed))
    return {
        "table": table.as_json(),
        "seed": seed,
        "setup": game.setup.as_json() if game.setup else None,
        "decisions": list(game.decisions),
        "bots": names,
        "steps": steps,
    }


def _questions(game: Game, seed: int) -> Json:
    viewers = [None, *range(game.options.players)]
    views = [game.view(viewer) for viewer in viewers]
    return {
        "number": len(game.decisions),
        "legal": list(legal_decisions(game.states)),
        "boards": [_digest(board(game, viewer)) for viewer in viewers],
        "moves": [_digest(_moves(game, viewer)) for viewer in viewers],
        "outcome": outcome(game, range(game.options.players)),
        "position": game.position,
        "seen": [view.position for view in views],
        "determinized": [determinize(view, seed).position for view in views],
        "trees": [_tree(game, seed, simulator) for simulator in (simulate, NetworkSimulator(load_weights()))]
        if game.seat is not None
        else [],
        "findings": [_search(game, seed, threads) for threads in (1, 2)] if game.seat is not None else [],
    }


def _moves(game: Game, viewer: int | None) -> list[Json]:
    return list(_played(Game.of(game.options, game.setup), game, viewer)) if game.setup else []


def _played(again: Game, game: Game, viewer: int | None) -> Iterator[Json]:
    for decision in game.decisions:
        seat = again.seat or 0
        effects = masked(again.play(decision), seat, viewer)
        yield {"seat": seat, "decision": decision, "effects": [str(effect) for effect in effects]}


def _tree(game: Game, seed: int, simulator: Simulator) -> Json:
    """Every byte of a tree, before and after its root has moved on to its first child."""
    tree = SearchTree(simulator)
    tree.search(game.view(game.seat).states, derive(seed, len(game.decisions), 0), Budget(DAY, SIMULATIONS), Event())
    grown = hashlib.sha256(tree.nodes[: tree.used].tobytes()).hexdigest()
    child = int(tree.nodes[int(tree.nodes[0]["first"])]["number"])
    tree.advance([child])
    return {"grown": grown, "child": child, "kept": hashlib.sha256(tree.nodes[: tree.used].tobytes()).hexdigest()}


def _search(game: Game, seed: int, threads: int) -> Json:
    found = Search(seed, threads).run(game.view(game.seat), Budget(DAY, SIMULATIONS))
    return {
        "candidates": [
            {"decision": one.decision, "visits": one.visits, "wins": list(one.wins)} for one in found.candidates
        ],
        "wins": list(found.wins),
        "visits": found.visits,
        "line": [{"seat": ply.seat, "decision": ply.decision} for ply in found.line],
    }


def _digest(value: object) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
