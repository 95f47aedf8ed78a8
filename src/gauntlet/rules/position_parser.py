"""From the text of a position back to the position, or an error that names the field that does not fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from gauntlet.rules.catalogue import (
    BATTLE_BY_ID,
    CARD_BY_ID,
    CARDS,
    CUBES,
    DEALT_BATTLES,
    DECK_SIZES,
    DECK_START,
    HAND_LIMIT,
    LEVELS,
    LOCATION_BY_ID,
    MOST_PLAYERS,
    NO_CARD,
    TOKENS,
    UNKNOWN,
    packed,
)
from gauntlet.rules.errors import PositionError, suggestion
from gauntlet.rules.kernel.check import CARD_NUMBERS, complete, flaw
from gauntlet.rules.layout import (
    ENDS,
    MARKET,
    NONE,
    OVER,
    PAYMENTS,
    PHASES,
    SIXTEEN,
    States,
    new_state,
)
from gauntlet.rules.options import MOST_ROUNDS
from gauntlet.rules.parsing import whole_number
from gauntlet.rules.position import MOST_OF_A_TOKEN, NOTHING, NUMBERS, Fields, card_id, split
from gauntlet.rules.state import CARD_NAMES

KNOWN_CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES) if name}
"""And those of which only the level is known."""


def parse_position(text: str) -> States:
    """The position that a line of text describes, as far as its viewer knows it.

    All cards and tokens of the game must be there, each once; cards that the viewer does not know count, too.
    """
    fields = split(text)
    states = new_state()
    s = states[0]
    s.players = int(fields["players"])
    s.ending = _choice(fields, "ending", ENDS[: SIXTEEN + 1])
    s.payment = _choice(fields, "payment", PAYMENTS)
    s.phase = _choice(fields, "phase", PHASES)
    s.end = _choice(fields, "end", ENDS) if s.phase == OVER else 0
    s.rounds = _integer(fields, "round", 1, MOST_ROUNDS)
    if fields["max_rounds"] != NOTHING:
        s.max_rounds = _integer(fields, "max_rounds", 1, MOST_ROUNDS)
    for name, (low, high) in NUMBERS.items():
        s[name] = _integer(fields, name, low, high)
    for name in ("seat", "avengers"):
        if s[name] >= s.players:
            raise PositionError(f"{name}: there is no seat {s[name]} with {s.players} players")
    s.bank = _vector(fields, "bank")
    s.owing = _vector(fields, "owing")
    s.market[:] = _ids(fields, "market", CARD_BY_ID, MARKET, NO_CARD, exactly=True)
    s.location[:] = NONE
    s.location[: s.players] = _ids(fields, "locations", LOCATION_BY_ID, s.players, NONE, exactly=True)
    s.battle[:] = _ids(fields, "battles", BATTLE_BY_ID, DEALT_BATTLES, NONE)
    _build_decks(states, fields)
    for seat in range(MOST_PLAYERS):
        p = s.player[seat]
        p.reserved[:], p.locations[:], p.battles[:] = NO_CARD, NONE, NONE
        if seat < s.players:
            _build_player(p, fields, seat)
    _build_recruited(states, fields)
    complete(states)
    _check(states)
    return states


def _build_decks(states: States, fields: Fields) -> None:
    s = states[0]
    s.deck[:] = NO_CARD
    decks = fields["decks"].split("/")
    if len(decks) != LEVELS:
        raise PositionError(f"decks: {len(decks)} decks, {LEVELS} are needed")
    order, drawn = s.deck, s.drawn
    for level, deck in enumerate(decks):
        unknown = whole_number(deck, 1, DECK_SIZES[level])
        cards = [f"?{level + 1}"] * unknown if unknown else [] if deck == NOTHING else deck.split(",")
        if len(cards) > DECK_SIZES[level]:
            raise PositionError(f"decks: {len(cards)} cards of level {level + 1} are too many")
        drawn[level] = DECK_SIZES[level] - len(cards)
        end = int(DECK_START[level]) + DECK_SIZES[level]
        order[end - len(cards) : end] = [_known("decks", card, KNOWN_CARDS) for card in cards]


def _build_player(p: Any, fields: Fields, seat: int) -> None:
    p.tokens = _vector(fields, f"tokens{seat}")
    p.spent_time = _integer(fields, f"spent_time{seat}", 0, 1)
    hand = fields[f"reserved{seat}"].split(",")
    names = [card if card == f"{NOTHING}*" else card.removesuffix("*") for card in hand]
    fields = fields | {f"reserved{seat}": ",".join(names)}
    p.reserved[:] = _ids(fields, f"reserved{seat}", KNOWN_CARDS, HAND_LIMIT, NO_CARD)
    p.hidden = sum(card.endswith("*") << index for index, card in enumerate(hand))
    for slot, card in enumerate(p.reserved):
        if card >= UNKNOWN and not p.hidden >> slot & 1:
            raise PositionError(f"reserved{seat}: {card_id(card)!r} is unknown, so it is followed by '*'")
    p.locations[:] = _ids(fields, f"locations{seat}", LOCATION_BY_ID, MOST_PLAYERS, NONE)
    p.battles[:] = _ids(fields, f"battles{seat}", BATTLE_BY_ID, CUBES, NONE)


def _build_recruited(states: States, fields: Fields) -> None:
    s = states[0]
    s.recruited[:] = NO_CARD
    items = [] if fields["recruited"] == NOTHING else fields["recruited"].split(",")
    if len(items) > len(CARDS):
        raise PositionError(f"recruited: {len(items)} cards are too many")
    recruited, recruiter = s.recruited, s.recruiter
    for order, item in enumerate(items):
        name, _, owner = item.partition("@")
        card = _known("recruited", name, CARD_BY_ID)
        seat = whole_number(owner, 0, s.players - 1)
        if seat is None:
            raise PositionError(f"recruited: {brief(item)} does not end with @ and a seat")
        recruited[order] = card
        recruiter[order >> 2] |= seat << 2 * (order & 3)


def _check(states: States) -> None:
    """Each thing of the game is in exactly one place, and outside of phase turn there is something to choose."""
    found = np.zeros(3, np.int64)
    kind = flaw(states, found, np.empty(CARD_NUMBERS, np.int64))
    if kind != NONE:
        raise PositionError(_FLAWS[kind](*found.tolist()))


_FLAWS: Final[tuple[Callable[[int, int, int], str], ...]] = (
    lambda card, places, _: f"the card {CARDS[card].id!r} is in {places} places, not in one",
    lambda level, unknown, unseen: f"{unknown} unknown cards of level {level + 1}, but {unseen} are unseen",
    lambda card, *_: f"market: {card_id(card)!r} is not in the row of its level",
    lambda level, *_: f"market: a gap in the row of level {level + 1}, whose deck is not empty",
    lambda card, level, _: f"decks: {card_id(card)!r} is not of level {level + 1}",
    lambda token, found, number: f"{found} {TOKENS[token]} tokens in bank and hands; there are {number}",
    lambda players, *_: f"locations: {players} different tiles are needed, taken or not",
    lambda *_: "battles: five different ones are needed, or none",
    lambda seat, *_: f"tokens{seat}: nobody holds more than 1 time token",
    lambda seat, *_: f"battles{seat}: must be different battles of the table",
    lambda phase, *_: f"phase: there is no question of phase {PHASES[phase]} in this position",
    lambda *_: "ending can be sixteen only with Epic Battles; without it is gauntlet",
)
"""By the kind of flaw: `layout.FLAWS`."""


def _choice(fields: Fields, name: str, known: Sequence[str]) -> int:
    if fields[name] not in known:
        hint = suggestion(fields[name], known)
        raise PositionError(f"{name}: {fields[name]!r} is none of {', '.join(known)}{hint}")
    return known.index(fields[name])


def _integer(fields: Fields, name: str, low: int, high: int) -> int:
    number = whole_number(str(NONE) if fields[name] == NOTHING else fields[name], low, high)
    if number is None:
        raise PositionError(f"{name}: {brief(fields[name])} is not a whole number from {low} to {high}")
    return number


def _vector(fields: Fields, name: str) -> int:
    amounts = [whole_number(text, 0, MOST_OF_A_TOKEN) for text in fields[name].split(",")]
    if len(amounts) != len(TOKENS) or None in amounts:
        raise PositionError(f"{name}: {brief(fields[name])} is not a number for each of {', '.join(TOKENS)}")
    return packed([amount or 0 for amount in amounts])


def _known(field: str, name: str, known: dict[str, int]) -> int:
    if name not in known:
        raise PositionError(f"{field}: {name!r} is not known{suggestion(name, known)}")
    return known[name]


def _ids(fields: Fields, name: str, known: dict[str, int], size: int, empty: int, exactly: bool = False) -> list[int]:
    items = [] if fields[name] == NOTHING and not exactly else fields[name].split(",")
    if len(items) > size or (exactly and len(items) < size):
        raise PositionError(f"{name}: {len(items)} entries, {size} are {'needed' if exactly else 'the most'}")
    if NOTHING in items and not exactly:
        raise PositionError(f"{name}: {NOTHING!r} stands for an empty list, not for a gap in one")
    numbers = [empty if item == NOTHING else _known(name, item, known) for item in items]
    return numbers + [empty] * (size - len(numbers))


def brief(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:59] + "…")
