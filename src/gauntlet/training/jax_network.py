"""The same network as `bots/network.py`, in JAX: what is differentiated. A test holds the two together."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from gauntlet.bots.network import (
    CORE,
    NETWORK,
    PLAIN_DECK,
    PLAIN_DECLINE,
    PLAIN_GAIN,
    PLAIN_PASS,
    PLAIN_PAY,
    PLAIN_RETURN,
    SCALE_FEW,
    SCALE_MARKET,
    Networks,
)
from gauntlet.rules.catalogue import MOST_PLAYERS
from gauntlet.rules.layout import CARD_SLOTS, MARKET
from gauntlet.training.positions import BITS

Parameters = dict[str, Any]
Batch = dict[str, Any]

POINTS = "points"
"""A head that is only there while learning: the points of all seats in the end."""
_IMPOSSIBLE = -1e9


def fresh(seed: int) -> Parameters:
    """Random numbers to begin with: larger where few inputs are added up, small where an answer comes out."""
    keys = iter(jax.random.split(jax.random.key(seed), len(NETWORK.names or ()) + 1))
    answers = {"value", "rival_value", "rounds", "recruit", "reserve", "tile_wish", "plain"}
    parameters: Parameters = {}
    for name in NETWORK.names or ():
        shape = NETWORK[name].shape
        if name.endswith("bias"):
            parameters[name] = jnp.zeros(shape)
        else:
            scale = np.sqrt(2 / shape[0]) * (0.3 if name in answers else 0.7)
            parameters[name] = scale * jax.random.normal(next(keys), shape)
    parameters[POINTS] = 0.1 * jax.random.normal(next(keys), (CORE, MOST_PLAYERS))
    return parameters


def to_network(parameters: Parameters) -> Networks:
    net = np.zeros(1, NETWORK)
    for name in NETWORK.names or ():
        net[name][0] = np.asarray(parameters[name], np.float32)
    return net


def from_network(net: Networks, seed: int) -> Parameters:
    """What a network has learned; the head that is only there while learning begins anew."""
    return fresh(seed) | {name: jnp.array(net[name][0]) for name in NETWORK.names or ()}


def forward(p: Parameters, b: Batch) -> tuple[Any, Any, Any, Any]:
    """For each position: logits of the seats (the one that is asked first), of the decisions; rounds left; points."""
    opponents = jax.nn.relu(b["opponents"] @ p["opponent"] + p["opponent_bias"]) * b["seated"][:, 1:, None]
    rivals = opponents.sum(1)
    tiles = jax.nn.relu(b["tiles"] @ p["tile"] + p["tile_bias"]) * (b["tiles"][:, :, :1] > 0)
    context = b["table"] @ p["card_table"] + rivals @ p["card_opponents"] + p["card_bias"]
    cards = jax.nn.relu(b["cards"] @ p["card"] + context[:, None, :]) * (b["cards"][:, :, :1] > 0)
    pools = jnp.concatenate(
        [
            SCALE_MARKET * cards[:, :MARKET].sum(1),
            SCALE_FEW * cards[:, MARKET:CARD_SLOTS].sum(1),
            SCALE_FEW * cards[:, CARD_SLOTS:].sum(1),
            SCALE_FEW * tiles[:, :MOST_PLAYERS].sum(1),
            SCALE_FEW * tiles[:, MOST_PLAYERS:].sum(1),
            rivals,
        ],
        axis=1,
    )
    wide = jax.nn.relu(b["table"] @ p["wide_table"] + pools @ p["wide_pools"] + p["wide_bias"])
    core = jax.nn.relu(wide @ p["core"] + p["core_bias"])
    mine = core @ p["value"] + p["value_bias"][0]
    rival = jax.nn.relu(opponents @ p["rival"] + (core @ p["rival_core"] + p["rival_bias"])[:, None, :])
    seats = jnp.concatenate([mine[:, None], rival @ p["rival_value"]], axis=1)
    seats = jnp.where(b["seated"] > 0, seats, _IMPOSSIBLE)
    decisions = _decisions(p, core, cards, tiles, b["phase"])
    rounds = core @ p["rounds"] + p["rounds_bias"][0]
    return seats, decisions, rounds, core @ p[POINTS]


def _decisions(p: Parameters, core: Any, cards: Any, tiles: Any, phase: Any) -> Any:
    """The logits of each phase, of which that of the position is taken."""
    plain = core @ p["plain"] + p["plain_bias"]
    recruit = jnp.einsum("bsc,bc->bs", cards[:, :CARD_SLOTS], core @ p["recruit"] + p["recruit_bias"])
    reserve = jnp.einsum("bsc,bc->bs", cards[:, :MARKET], core @ p["reserve"] + p["reserve_bias"])
    tile = jnp.einsum("bsc,bc->bs", tiles, core @ p["tile_wish"] + p["tile_wish_bias"])
    phases = [
        [plain[:, :PLAIN_DECK], reserve, plain[:, PLAIN_DECK:PLAIN_PASS], recruit, plain[:, PLAIN_PASS:PLAIN_PAY]],
        [plain[:, PLAIN_PAY:PLAIN_GAIN]],
        [plain[:, PLAIN_GAIN:PLAIN_RETURN]],
        [plain[:, PLAIN_RETURN:PLAIN_DECLINE]],
        [tile[:, :MOST_PLAYERS]],
        [tile[:, MOST_PLAYERS:], plain[:, PLAIN_DECLINE : PLAIN_DECLINE + 1]],
    ]
    rows = [jnp.concatenate(parts, axis=1) for parts in phases]
    stacked = jnp.stack([jnp.pad(row, ((0, 0), (0, BITS - row.shape[1]))) for row in rows], axis=1)
    return jnp.take_along_axis(stacked, phase[:, None, None], axis=1)[:, 0]


def loss(p: Parameters, b: Batch) -> tuple[Any, Any]:
    """What is minimised, and the figures that people read: see `learn.FIGURES`."""
    seats, decisions, rounds, points = forward(p, b)
    decisions = jnp.where(b["legal"] > 0, decisions, _IMPOSSIBLE)
    likely = jax.nn.log_softmax(decisions)
    policy = -(jnp.where(b["legal"] > 0, b["visits"] * likely, 0)).sum(1)
    policy = (policy * b["searched"]).sum() / jnp.maximum(1, b["searched"].sum())
    winning = jax.nn.log_softmax(seats)
    value = -jnp.where(b["seated"] > 0, b["target"] * winning, 0).sum(1).mean()
    result = -jnp.where(b["seated"] > 0, b["share"] * winning, 0).sum(1).mean()
    auxiliary = ((rounds - b["rounds"]) ** 2).mean() + (((points - b["points"]) ** 2) * b["seated"]).mean()
    hits = ((likely.argmax(1) == b["visits"].argmax(1)) * b["searched"]).sum() / jnp.maximum(1, b["searched"].sum())
    return 1.5 * value + policy + 0.15 * auxiliary, jnp.stack([result, policy, auxiliary, hits])
