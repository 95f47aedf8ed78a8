"""The network of the mind, in compiled code: nothing is allocated, and sums are taken in one order everywhere.

Each opponent, each card and each tile goes through a layer of its own kind, and the results are added up by group;
cards see the table as well. A trunk of two layers makes `core` of it. The value head gives the win probability of every
seat and the rounds that are left; the policy head a logit for every decision, for cards and tiles by the dot product of
their embeddings with a query from the core.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.facts import F
from gauntlet.bots.feature_layout import CARD_NUMBERS, PLAYER_NUMBERS, TABLE_NUMBERS, TILE_NUMBERS
from gauntlet.bots.features import CARD_ROWS, OPPONENTS, TILE_ROWS, Features, describe
from gauntlet.bots.layers import layer_adder
from gauntlet.bots.prior import Priors
from gauntlet.rules.catalogue import HAND_LIMIT, LEVELS, MOST_PLAYERS
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.vectors import lowest_bit
from gauntlet.rules.layout import (
    CARD_SLOTS,
    CLAIM,
    DECLINE,
    GAIN,
    LOCATION,
    MARKET,
    PASS,
    PAY,
    PHASE_SIZES,
    RECRUIT,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    TURN,
    Bytes,
    State,
    record_dtype,
)

CARD: Final = 64
TILE: Final = 24
OPPONENT: Final = 48
WIDE: Final = 128
CORE: Final = 64
RIVAL: Final = 32

# The decisions that are about no card and no tile, by their index in `plain`.
PLAIN_DECK: Final = RESERVE
PLAIN_PASS: Final = PLAIN_DECK + LEVELS
PLAIN_PAY: Final = PLAIN_PASS + 1
PLAIN_GAIN: Final = PLAIN_PAY + PHASE_SIZES[PAY]
PLAIN_RETURN: Final = PLAIN_GAIN + PHASE_SIZES[GAIN]
PLAIN_DECLINE: Final = PLAIN_RETURN + PHASE_SIZES[RETURN]
PLAIN: Final = 64
"""A little more than are needed: whole vectors."""

POOLS: Final = 3 * CARD + 2 * TILE + OPPONENT
"""The market, my hand, the others' hands; locations, battles; opponents."""
SCALE_MARKET: Final = F(0.25)
SCALE_FEW: Final = F(0.5)


class Network:
    """The numbers that are learned. A layer has a row for each of its inputs."""

    opponent: Annotated[Any, "f4", (PLAYER_NUMBERS, OPPONENT)]
    opponent_bias: Annotated[Any, "f4", (OPPONENT,)]
    tile: Annotated[Any, "f4", (TILE_NUMBERS, TILE)]
    tile_bias: Annotated[Any, "f4", (TILE,)]
    card: Annotated[Any, "f4", (CARD_NUMBERS, CARD)]
    card_table: Annotated[Any, "f4", (TABLE_NUMBERS, CARD)]
    card_opponents: Annotated[Any, "f4", (OPPONENT, CARD)]
    card_bias: Annotated[Any, "f4", (CARD,)]
    wide_table: Annotated[Any, "f4", (TABLE_NUMBERS, WIDE)]
    wide_pools: Annotated[Any, "f4", (POOLS, WIDE)]
    wide_bias: Annotated[Any, "f4", (WIDE,)]
    core: Annotated[Any, "f4", (WIDE, CORE)]
    core_bias: Annotated[Any, "f4", (CORE,)]
    value: Annotated[Any, "f4", (CORE,)]
    value_bias: Annotated[Any, "f4", (1,)]
    rival: Annotated[Any, "f4", (OPPONENT, RIVAL)]
    rival_core: Annotated[Any, "f4", (CORE, RIVAL)]
    rival_bias: Annotated[Any, "f4", (RIVAL,)]
    rival_value: Annotated[Any, "f4", (RIVAL,)]
    rounds: Annotated[Any, "f4", (CORE,)]
    rounds_bias: Annotated[Any, "f4", (1,)]
    recruit: Annotated[Any, "f4", (CORE, CARD)]
    recruit_bias: Annotated[Any, "f4", (CARD,)]
    reserve: Annotated[Any, "f4", (CORE, CARD)]
    reserve_bias: Annotated[Any, "f4", (CARD,)]
    tile_wish: Annotated[Any, "f4", (CORE, TILE)]
    tile_wish_bias: Annotated[Any, "f4", (TILE,)]
    plain: Annotated[Any, "f4", (CORE, PLAIN)]
    plain_bias: Annotated[Any, "f4", (PLAIN,)]


NETWORK: Final = record_dtype(Network)
NUMBERS: Final = NETWORK.itemsize // 4
Networks = NDArray[np.void]
"""One network, as an array of one: what compiled code takes."""


class Work:
    """Room for everything between the features and the answers."""

    features: Annotated[Features, Features]
    opponents: Annotated[Any, "f4", (OPPONENTS, OPPONENT)]
    tiles: Annotated[Any, "f4", (TILE_ROWS, TILE)]
    cards: Annotated[Any, "f4", (CARD_ROWS, CARD)]
    context: Annotated[Bytes, "f4", CARD]
    pools: Annotated[Bytes, "f4", POOLS]
    wide: Annotated[Bytes, "f4", WIDE]
    core: Annotated[Bytes, "f4", CORE]
    rival: Annotated[Bytes, "f4", RIVAL]
    query: Annotated[Bytes, "f4", CARD]
    reserve_query: Annotated[Bytes, "f4", CARD]
    plain: Annotated[Bytes, "f4", PLAIN]
    value: Annotated[Bytes, "f4", MOST_PLAYERS]
    """The win probability of each seat."""
    rounds: Annotated[float, "f4"]
    """How many more are expected."""
    used: Annotated[Bytes, "i8", 512]
    """The inputs of a layer that are not 0, and behind them a few more."""


WORK: Final = record_dtype(Work)
Works = NDArray[np.void]


def new_work() -> Works:
    return np.zeros(1, WORK)


_LOG2E = F(1.4426950408889634)
_POWERS = np.array([2.0**power for power in range(-64, 65)], np.float32)


@inline
def exponential(x: Any) -> Any:
    """e^x for -40 <= x <= 40, to a few parts in ten million; the same on every machine, unlike a library's."""
    scaled = min(max(x, F(-40)), F(40)) * _LOG2E + F(64)
    whole = int(scaled)
    part = (scaled - F(whole)) * F(0.6931471805599453)
    series = F(1 / 5040)
    series = series * part + F(1 / 720)
    series = series * part + F(1 / 120)
    series = series * part + F(1 / 24)
    series = series * part + F(1 / 6)
    series = series * part + F(0.5)
    series = series * part + F(1)
    series = series * part + F(1)
    return series * _POWERS[whole]


add_card, add_tile, add_opponent = layer_adder(CARD), layer_adder(TILE), layer_adder(OPPONENT)
add_wide, add_rival = layer_adder(WIDE), layer_adder(RIVAL)
add_core = add_plain = add_card
"""Of the same width: compiled once."""


@inline
def set_bias(out: Any, bias: Any, size: int) -> None:
    for index in range(size):
        out[index] = bias[index]


@inline
def relu(row: Any, size: int) -> None:
    for index in range(size):
        row[index] = max(row[index], F(0))


@inline
def pool(row: Any, size: int, pools: Any, at: int, scale: Any) -> None:
    for index in range(size):
        pools[at + index] += scale * row[index]


@inline
def dot(a: Any, b: Any, size: int) -> Any:
    """Eight sums side by side: one vector for the processor, and the same result on all of them."""
    s0, s1, s2, s3, s4, s5, s6, s7 = F(0), F(0), F(0), F(0), F(0), F(0), F(0), F(0)
    for index in range(0, size, 8):
        s0 += a[index] * b[index]
        s1 += a[index + 1] * b[index + 1]
        s2 += a[index + 2] * b[index + 2]
        s3 += a[index + 3] * b[index + 3]
        s4 += a[index + 4] * b[index + 4]
        s5 += a[index + 5] * b[index + 5]
        s6 += a[index + 6] * b[index + 6]
        s7 += a[index + 7] * b[index + 7]
    return ((s0 + s4) + (s1 + s5)) + ((s2 + s6) + (s3 + s7))


@step
def encode(s: State, me: int, net: Network, work: Work) -> None:
    """From the position as a seat sees it to `core`, the embedding that all heads share."""
    features, used, pools = work.features, work.used, work.pools
    describe(s, me, features)
    for index in range(POOLS):
        pools[index] = F(0)
    at = 3 * CARD
    for slot in range(TILE_ROWS):
        if features.tiles[slot, 0] != F(0):
            set_bias(work.tiles[slot], net.tile_bias, TILE)
            add_tile(features.tiles[slot], TILE_NUMBERS, net.tile, 0, work.tiles[slot], used)
            relu(work.tiles[slot], TILE)
            pool(work.tiles[slot], TILE, pools, at if slot < MOST_PLAYERS else at + TILE, SCALE_FEW)
    at += 2 * TILE
    set_bias(work.context, net.card_bias, CARD)
    for other in range(s.players - 1):
        set_bias(work.opponents[other], net.opponent_bias, OPPONENT)
        add_opponent(features.opponents[other], PLAYER_NUMBERS, net.opponent, 0, work.opponents[other], used)
        relu(work.opponents[other], OPPONENT)
        add_card(work.opponents[other], OPPONENT, net.card_opponents, 0, work.context, used)
        pool(work.opponents[other], OPPONENT, pools, at, F(1))
    add_card(features.table, TABLE_NUMBERS, net.card_table, 0, work.context, used)
    for slot in range(CARD_SLOTS + (s.players - 1) * HAND_LIMIT):
        if features.cards[slot, 0] != F(0):
            set_bias(work.cards[slot], work.context, CARD)
            add_card(features.cards[slot], CARD_NUMBERS, net.card, 0, work.cards[slot], used)
            relu(work.cards[slot], CARD)
            group = 0 if slot < MARKET else CARD if slot < CARD_SLOTS else 2 * CARD
            pool(work.cards[slot], CARD, pools, group, SCALE_MARKET if slot < MARKET else SCALE_FEW)
    set_bias(work.wide, net.wide_bias, WIDE)
    add_wide(features.table, TABLE_NUMBERS, net.wide_table, 0, work.wide, used)
    add_wide(pools, POOLS, net.wide_pools, 0, work.wide, used)
    relu(work.wide, WIDE)
    set_bias(work.core, net.core_bias, CORE)
    add_core(work.wide, WIDE, net.core, 0, work.core, used)
    relu(work.core, CORE)


@step
def value_head(s: State, me: int, net: Network, work: Work) -> None:
    """After `encode` for a seat: how likely each one is to win, and how many rounds are left."""
    players = s.players
    value = work.value
    value[me] = net.value_bias[0] + dot(work.core, net.value, CORE)
    most = value[me]
    for other in range(players - 1):
        set_bias(work.rival, net.rival_bias, RIVAL)
        add_rival(work.core, CORE, net.rival_core, 0, work.rival, work.used)
        add_rival(work.opponents[other], OPPONENT, net.rival, 0, work.rival, work.used)
        relu(work.rival, RIVAL)
        seat = (me + 1 + other) % players
        value[seat] = dot(work.rival, net.rival_value, RIVAL)
        most = max(most, value[seat])
    whole = F(0)
    for seat in range(players):
        value[seat] = exponential(value[seat] - most)
        whole += value[seat]
    for seat in range(players):
        value[seat] /= whole
    work.rounds = max(F(0), net.rounds_bias[0] + dot(work.core, net.rounds, CORE)) * F(10)


@step
def policy_logits(s: State, bits: int, net: Network, work: Work, priors: Priors) -> Any:
    """After `encode` for the seat that is asked: the logit of each legal decision, by its bit; returns the highest."""
    phase = s.phase
    if phase in (LOCATION, CLAIM):
        set_bias(work.query, net.tile_wish_bias, TILE)
        add_tile(work.core, CORE, net.tile_wish, 0, work.query, work.used)
        first = 0 if phase == LOCATION else MOST_PLAYERS
    if phase != LOCATION:
        set_bias(work.plain, net.plain_bias, PLAIN)
        add_plain(work.core, CORE, net.plain, 0, work.plain, work.used)
    if phase == TURN:
        set_bias(work.query, net.recruit_bias, CARD)
        add_card(work.core, CORE, net.recruit, 0, work.query, work.used)
        set_bias(work.reserve_query, net.reserve_bias, CARD)
        add_card(work.core, CORE, net.reserve, 0, work.reserve_query, work.used)
    most = F(-1e9)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        if phase == TURN:
            if bit < RESERVE:
                logit = work.plain[bit]
            elif bit < RESERVE_DECK:
                logit = dot(work.reserve_query, work.cards[bit - RESERVE], CARD)
            elif bit < RECRUIT:
                logit = work.plain[PLAIN_DECK + bit - RESERVE_DECK]
            elif bit < PASS:
                logit = dot(work.query, work.cards[bit - RECRUIT], CARD)
            else:
                logit = work.plain[PLAIN_PASS]
        elif phase == PAY:
            logit = work.plain[PLAIN_PAY + bit]
        elif phase == GAIN:
            logit = work.plain[PLAIN_GAIN + bit]
        elif phase == RETURN:
            logit = work.plain[PLAIN_RETURN + bit]
        elif phase == CLAIM and bit == DECLINE:
            logit = work.plain[PLAIN_DECLINE]
        else:
            logit = dot(work.query, work.tiles[first + bit], TILE)
        priors[bit] = logit
        most = max(most, logit)
    return most


@step
def policy_head(s: State, bits: int, net: Network, work: Work, priors: Priors) -> None:
    """After `encode`: the softmax of the logits, by the bit of each legal decision."""
    most = policy_logits(s, bits, net, work, priors)
    whole = F(0)
    rest = bits
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        priors[bit] = exponential(priors[bit] - most)
        whole += priors[bit]
    share = F(1) / whole
    rest = bits
    while rest:
        priors[lowest_bit(rest)] *= share
        rest &= rest - 1
