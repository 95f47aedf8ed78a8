"""From the text of a position back to the position, or an error that names the field that does not fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from gauntlet.rules.catalogue import (
    BANK,
    BATTLE_BY_ID,
    CARD_BY_ID,
    CARDS,
    CUBES,
    DEALT_BATTLES,
    DECK_SIZES,
    DECK_START,
    HAND_LIMIT,
    LEVEL,
    LEVELS,
    LOCATION_BY_ID,
    LOCATIONS,
    MOST_PLAYERS,
    NO_CARD,
    ROW,
    STONES,
    TOKEN_LIMIT,
    TOKENS,
    UNKNOWN,
    Card,
    packed,
    unpacked,
)
from gauntlet.rules.errors import OptionsError, PositionError, suggestion
from gauntlet.rules.kernel.play import legal
from gauntlet.rules.layout import (
    CLAIM,
    DECLINE,
    ENDS,
    MARKET,
    NONE,
    OVER,
    PAY,
    PAYMENTS,
    PHASES,
    RETURN,
    SIXTEEN,
    TURN,
    States,
    new_state,
)
from gauntlet.rules.options import MOST_ROUNDS, options_of
from gauntlet.rules.parsing import whole_number
from gauntlet.rules.position import NOTHING, NUMBERS, Fields, card_id, split
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
    _check_all_there(states)
    _check_question(states)
    try:
        options_of(states)
    except OptionsError as error:
        raise PositionError(str(error)) from error
    return states


def _build_decks(states: States, fields: Fields) -> None:
    s = states[0]
    s.deck[:] = NO_CARD
    decks = fields["decks"].split("/")
    if len(decks) != LEVELS:
        raise PositionError(f"decks: {len(decks)} decks, 3 are needed")
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
    hand = fields[f"reserved{seat}"]
    p.hidden = sum(card.endswith("*") << place for place, card in enumerate(hand.split(",")))
    fields = fields | {f"reserved{seat}": hand.replace("*", "")}
    p.reserved[:] = _ids(fields, f"reserved{seat}", KNOWN_CARDS, HAND_LIMIT, NO_CARD)
    for slot, card in enumerate(p.reserved):
        if card >= UNKNOWN and not p.hidden >> slot & 1:
            raise PositionError(f"reserved{seat}: {card_id(card)!r} is unknown, so it is followed by '*'")
    p.locations[:] = _ids(fields, f"locations{seat}", LOCATION_BY_ID, MOST_PLAYERS, NONE)
    p.battles[:] = _ids(fields, f"battles{seat}", BATTLE_BY_ID, CUBES, NONE)
    p.points = sum(LOCATIONS[tile].points for tile in p.locations if tile != NONE)
    p.powers = sum(1 << int(battle) for battle in set(p.battles) if battle != NONE)


def _build_recruited(states: States, fields: Fields) -> None:
    s = states[0]
    s.recruited[:] = NO_CARD
    items = [] if fields["recruited"] == NOTHING else fields["recruited"].split(",")
    if len(items) > len(CARDS):
        raise PositionError(f"recruited: {len(items)} cards are too many")
    recruited, recruiter = s.recruited, s.recruiter
    owned: list[list[Card]] = [[] for _ in range(s.players)]
    for order, item in enumerate(items):
        name, _, owner = item.partition("@")
        card = _known("recruited", name, CARD_BY_ID)
        seat = whole_number(owner, 0, len(owned) - 1)
        if seat is None:
            raise PositionError(f"recruited: {brief(item)} does not end with @ and a seat")
        recruited[order] = card
        recruiter[order >> 2] |= seat << 2 * (order & 3)
        owned[seat].append(CARDS[card])
    for seat, own in enumerate(owned):
        p = s.player[seat]
        p.cards = len(own)
        p.points += sum(card.points for card in own)
        p.tags = sum(card.tags for card in own)
        bonuses = Counter(card.bonus for card in own)
        p.bonus = packed([*(bonuses[stone] for stone in STONES), sum(card.level == 3 for card in own)])


def _check_all_there(states: States) -> None:
    """C1, C2, C3, C5: each thing of the game is in exactly one place."""
    s = states[0]
    players = [s.player[seat] for seat in range(s.players)]
    deck, market, recruited = s.deck.tolist(), s.market.tolist(), s.recruited.tolist()
    places = Counter([*deck, *market, *recruited, *(card for p in players for card in p.reserved.tolist())])
    unseen = Counter(int(LEVEL[card]) for card in range(len(CARDS)) if not places[card])
    for card in range(len(CARDS)):
        if places[card] > 1 or (not places[card] and not places[UNKNOWN + LEVEL[card]]):
            raise PositionError(f"the card {CARDS[card].id!r} is in {places[card]} places, not in one")
    for level in range(LEVELS):
        if unseen[level] != places[UNKNOWN + level]:
            raise PositionError(
                f"{places[UNKNOWN + level]} unknown cards of level {level + 1}, but {unseen[level]} are unseen"
            )
    for place, card in enumerate(market):
        if card != NO_CARD and LEVEL[card] != place // ROW:
            raise PositionError(f"market: {card_id(card)!r} is not in the row of its level")
    for level, (start, size) in enumerate(zip(DECK_START, DECK_SIZES, strict=True)):
        for card in deck[start : start + size]:
            if card != NO_CARD and LEVEL[card] != level:
                raise PositionError(f"decks: {card_id(card)!r} is not of level {level + 1}")
    for token, number in unpacked(BANK[s.players]).items():
        found = unpacked(s.bank)[token] + sum(unpacked(p.tokens)[token] for p in players)
        if found != number:
            raise PositionError(f"{found} {token} tokens in bank and hands; there are {number}")
    tiles = Counter(
        LOCATIONS[tile].tile for tile in [*s.location, *(tile for p in players for tile in p.locations)] if tile != NONE
    )
    if len(tiles) != s.players or max(tiles.values()) > 1:
        raise PositionError(f"locations: {s.players} different tiles are needed, taken or not")
    battles = [battle for battle in s.battle if battle != NONE]
    if len(set(battles)) != len(battles) or len(battles) not in (0, len(s.battle)):
        raise PositionError("battles: five different ones are needed, or none")
    for seat, p in enumerate(players):
        if unpacked(p.tokens)["time"] > 1:
            raise PositionError(f"tokens{seat}: nobody holds more than 1 time token")
        claimed = [battle for battle in p.battles if battle != NONE]
        if len(set(claimed)) < len(claimed) or not set(claimed) <= set(s.battle):
            raise PositionError(f"battles{seat}: must be different battles of the table")


def _check_question(states: States) -> None:
    """Outside of phase turn there is something to choose."""
    s = states[0]
    tokens = unpacked(s.player[s.seat].tokens)
    asked = {
        TURN: True,
        PAY: s.paying != NONE and s.owing != 0 and [*s.market, *s.player[s.seat].reserved][s.paying] != NO_CARD,
        RETURN: sum(tokens.values()) > TOKEN_LIMIT,
        CLAIM: legal(states) != 1 << DECLINE,
        OVER: True,
    }.get(int(s.phase), legal(states) != 0)
    if not asked:
        raise PositionError(f"phase: there is no question of phase {PHASES[s.phase]} in this position")


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
    amounts = [whole_number(text, 0, 19) for text in fields[name].split(",")]
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
        raise PositionError(f"{name}: {len(items)} places, {size} are {'needed' if exactly else 'the most'}")
    if NOTHING in items and not exactly:
        raise PositionError(f"{name}: {NOTHING!r} stands for an empty list, not for a gap in one")
    numbers = [empty if item == NOTHING else _known(name, item, known) for item in items]
    return numbers + [empty] * (size - len(numbers))


def brief(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:59] + "…")
