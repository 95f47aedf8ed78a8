"""A whole position as one line of text, as FEN is for chess: what prints, parses.

    gauntlet-position/1 players=2 ending=gauntlet … phase=turn bank=4,4,4,4,4,2,5 market=rocket,… decks=…/…/…

Every field of the state record that cannot be derived is named once. A card in a hand is followed by `*` if only
its owner knows it. In the position of a *view* such a card is `?1`, `?2` or `?3` to the others, and a deck is only
the number of its cards: `unknown.py` fills in what could be there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from gauntlet.rules.errors import PositionError, TableError, suggestion
from gauntlet.rules.kernel.vectors import ONE_TIME
from gauntlet.rules.layout import (
    ENDS,
    NONE,
    OVER,
    PAYMENTS,
    PHASES,
    SIXTEEN,
    States,
    new_state,
)
from gauntlet.rules.table import MOST_ROUNDS, Table
from gauntlet.rules.tables import (
    BANK,
    BATTLE_BY_ID,
    BATTLES,
    BONUS,
    CARD_BY_ID,
    CARDS,
    DECK_SIZES,
    DECK_START,
    LEVEL,
    LOCATION_BY_ID,
    LOCATIONS,
    NO_CARD,
    POINTS,
    TAGS,
    TOKENS,
    packed,
    unpacked,
)

FORMAT: Final = "gauntlet-position/1"
NOTHING: Final = "-"

Fields = dict[str, str]
"""The fields of a position by name, in the order in which they are printed."""

_ONCE: Final = (
    *("players", "ending", "payment", "max_rounds", "round", "seat", "phase", "end", "winners"),
    *("bank", "market", "decks", "locations", "battles", "avengers", "recruited"),
    *("passes", "power_points", "paying", "owing", "discount_due", "shields", "time_coins"),
    *("lowest", "gainable"),
)
_EACH: Final = ("tokens", "reserved", "locations", "battles", "spent_time")
_NUMBERS: Final = {
    "seat": (0, 3),
    "winners": (0, 15),
    "avengers": (NONE, 3),
    "passes": (-8, 4),
    "power_points": (0, 127),
    "paying": (NONE, 14),
    "discount_due": (0, 1),
    "shields": (0, 5),
    "time_coins": (NONE, 1),
    "lowest": (0, 6),
    "gainable": (0, 31),
}
"""The fields that stand for themselves, and what they may be."""


def position_text(states: States) -> str:
    return text_of(fields_of(states))


def text_of(fields: Fields) -> str:
    return " ".join([FORMAT, *(f"{name}={value}" for name, value in fields.items())])


def fields_of(states: States) -> Fields:
    """The fields of a position, hidden cards and all."""
    s = states[0]
    owners = [int(s.recruiter[order >> 2]) >> 2 * (order & 3) & 3 for order in range(90)]
    texts = {name: _number_text(int(s[name])) for name in _NUMBERS}
    texts |= {
        "players": str(s.players),
        "ending": ENDS[s.ending],
        "payment": PAYMENTS[s.payment],
        "max_rounds": str(s.max_rounds) if s.max_rounds else NOTHING,
        "round": str(s.rounds),
        "phase": PHASES[s.phase],
        "end": ENDS[s.end] if s.phase == OVER else NOTHING,
        "bank": _vector_text(s.bank),
        "market": ",".join(_card(card) for card in s.market),
        "decks": "/".join(
            _listed(_card(card) for card in s.deck[start : start + size] if card != NO_CARD)
            for start, size in zip(DECK_START, DECK_SIZES, strict=True)
        ),
        "locations": ",".join(_location(tile) for tile in s.location[: s.players]),
        "battles": _listed(BATTLES[card].id for card in s.battle if card != NONE),
        "recruited": _listed(
            f"{_card(card)}@{owner}" for card, owner in zip(s.recruited, owners, strict=True) if card != NO_CARD
        ),
        "owing": _vector_text(s.owing),
    }
    fields = {name: texts[name] for name in _ONCE}
    for seat in range(s.players):
        p = s.player[seat]
        own = {
            "tokens": _vector_text(p.tokens),
            "reserved": _listed(
                _card(card) + ("*" if p.hidden >> place & 1 else "")
                for place, card in enumerate(p.reserved)
                if card != NO_CARD
            ),
            "locations": _listed(LOCATIONS[tile].id for tile in p.locations if tile != NONE),
            "battles": _listed(BATTLES[card].id for card in p.battles if card != NONE),
            "spent_time": str(p.spent_time),
        }
        fields |= {f"{name}{seat}": own[name] for name in _EACH}
    return fields


def _card(card: int) -> str:
    return NOTHING if card == NO_CARD else CARDS[card].id


def _location(tile: int) -> str:
    return NOTHING if tile == NONE else LOCATIONS[tile].id


def _listed(items: Any) -> str:
    return ",".join(items) or NOTHING


def _vector_text(vector: int) -> str:
    return ",".join(str(amount) for amount in unpacked(vector).values())


def _number_text(number: int) -> str:
    return NOTHING if number == NONE else str(number)


def parse_position(text: str) -> tuple[States, Table]:
    """The position that a line of text describes; a PositionError names the field that does not fit."""
    return build(split(text))


def split(text: str) -> Fields:
    """The fields of a line, all of them present and none twice."""
    head, *rest = text.split()[:100] or [""]
    if head != FORMAT:
        raise PositionError(f"a position begins with {FORMAT!r}, not {head[:40]!r}")
    fields: Fields = {}
    for item in rest:
        name, equals, value = item.partition("=")
        if not equals or not value:
            raise PositionError(f"{item[:40]!r} is not a field: name=value is")
        if name in fields:
            raise PositionError(f"the field {name!r} stands twice")
        fields[name] = value
    seats = fields.get("players", "")
    if seats not in ("2", "3", "4"):
        raise PositionError(f"players: must be 2, 3 or 4, not {seats or 'missing'}")
    names = [*_ONCE, *(f"{name}{seat}" for seat in range(int(seats)) for name in _EACH)]
    for name in fields:
        if name not in names:
            raise PositionError(f"unknown field {name!r}{suggestion(name, names)}")
    for name in names:
        if name not in fields:
            raise PositionError(f"the field {name!r} is missing")
    return {name: fields[name] for name in names}


def build(fields: Fields) -> tuple[States, Table]:
    """The state that fields describe; all cards and tokens of the game must be there, each once."""
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
    for name, (low, high) in _NUMBERS.items():
        s[name] = _integer(fields, name, low, high)
    for name in ("seat", "avengers"):
        if s[name] >= s.players:
            raise PositionError(f"{name}: there is no seat {s[name]} with {s.players} players")
    s.bank = _vector(fields, "bank")
    s.owing = _vector(fields, "owing")
    s.market[:] = _ids(fields, "market", CARD_BY_ID, 12, NO_CARD, exactly=True)
    s.location[:] = NONE
    s.location[: s.players] = _ids(fields, "locations", LOCATION_BY_ID, s.players, NONE, exactly=True)
    s.battle[:] = _ids(fields, "battles", BATTLE_BY_ID, 5, NONE)
    _build_decks(states, fields)
    for seat in range(4):
        p = s.player[seat]
        p.reserved[:], p.locations[:], p.battles[:] = NO_CARD, NONE, NONE
        if seat < s.players:
            _build_player(p, fields, seat)
    _build_recruited(states, fields)
    _check_all_there(states)
    try:
        battles = bool(s.battle[0] != NONE)
        table = Table(
            int(s.players),
            battles,
            ENDS[s.ending],
            PAYMENTS[s.payment],
            int(s.max_rounds) or None,
        )
    except TableError as error:
        raise PositionError(str(error)) from error
    return states, table


def _build_decks(states: States, fields: Fields) -> None:
    s = states[0]
    s.deck[:] = NO_CARD
    decks = fields["decks"].split("/")
    if len(decks) != 3:
        raise PositionError(f"decks: {len(decks)} decks, 3 are needed")
    for level, deck in enumerate(decks):
        cards = [] if deck == NOTHING else deck.split(",")
        if len(cards) > DECK_SIZES[level]:
            raise PositionError(f"decks: {len(cards)} cards of level {level + 1} are too many")
        s.drawn[level] = DECK_SIZES[level] - len(cards)
        for place, card in enumerate(cards, start=int(DECK_START[level] + s.drawn[level])):
            s.deck[place] = _known("decks", card, CARD_BY_ID)


def _build_player(p: Any, fields: Fields, seat: int) -> None:
    p.tokens = _vector(fields, f"tokens{seat}")
    p.spent_time = _integer(fields, f"spent_time{seat}", 0, 1)
    hand = fields[f"reserved{seat}"]
    p.hidden = packed_bits(card.endswith("*") for card in hand.split(","))
    fields = fields | {f"reserved{seat}": hand.replace("*", "")}
    p.reserved[:] = _ids(fields, f"reserved{seat}", CARD_BY_ID, 3, NO_CARD)
    p.locations[:] = _ids(fields, f"locations{seat}", LOCATION_BY_ID, 4, NONE)
    p.battles[:] = _ids(fields, f"battles{seat}", BATTLE_BY_ID, 3, NONE)
    p.points = sum(LOCATIONS[tile].points for tile in p.locations if tile != NONE)
    p.powers = sum(1 << int(battle) for battle in set(p.battles) if battle != NONE)


def packed_bits(flags: Any) -> int:
    return sum(flag << place for place, flag in enumerate(flags))


def _build_recruited(states: States, fields: Fields) -> None:
    s = states[0]
    s.recruited[:] = NO_CARD
    items = [] if fields["recruited"] == NOTHING else fields["recruited"].split(",")
    for order, item in enumerate(items[:90]):
        name, _, owner = item.partition("@")
        card = _known("recruited", name, CARD_BY_ID)
        if not owner.isdigit() or int(owner) >= s.players:
            raise PositionError(f"recruited: {item!r} does not end with @ and a seat")
        s.recruited[order] = card
        s.recruiter[order >> 2] |= int(owner) << 2 * (order & 3)
        p = s.player[int(owner)]
        p.cards += 1
        p.points += POINTS[card]
        p.tags += TAGS[card]
        p.bonus += (1 << 8 * int(BONUS[card])) + (ONE_TIME if LEVEL[card] == 2 else 0)


def _check_all_there(states: States) -> None:
    """C1, C2, C3, C5: each thing of the game is in exactly one place."""
    s = states[0]
    players = [s.player[seat] for seat in range(s.players)]
    hands = [card for p in players for card in p.reserved]
    places = Counter(int(card) for card in [*s.deck, *s.market, *s.recruited, *hands])
    for card in range(len(CARDS)):
        if places[card] != 1:
            raise PositionError(f"the card {CARDS[card].id!r} is in {places[card]} places, not in one")
    for place, card in enumerate(s.market):
        if card != NO_CARD and LEVEL[card] != place // 4:
            raise PositionError(f"market: {_card(card)!r} is not in the row of its level")
    for level, (start, size) in enumerate(zip(DECK_START, DECK_SIZES, strict=True)):
        for card in s.deck[start : start + size]:
            if card != NO_CARD and LEVEL[card] != level:
                raise PositionError(f"decks: {_card(card)!r} is not of level {level + 1}")
    for token, number in unpacked(BANK[s.players]).items():
        found = unpacked(s.bank)[token] + sum(unpacked(p.tokens)[token] for p in players)
        if found != number:
            raise PositionError(f"{found} {token} tokens in bank and hands; there are {number}")
    tiles = Counter(
        LOCATIONS[tile].tile for tile in [*s.location, *(tile for p in players for tile in p.locations)] if tile != NONE
    )
    if len(tiles) != s.players or max(tiles.values()) > 1:
        raise PositionError(f"locations: {s.players} different tiles are needed, taken or not")
    for seat, p in enumerate(players):
        claimed = [battle for battle in p.battles if battle != NONE]
        if len(set(claimed)) < len(claimed) or not set(claimed) <= set(s.battle):
            raise PositionError(f"battles{seat}: must be different battles of the table")


def _choice(fields: Fields, name: str, known: Sequence[str]) -> int:
    if fields[name] not in known:
        hint = suggestion(fields[name], known)
        raise PositionError(f"{name}: {fields[name]!r} is none of {', '.join(known)}{hint}")
    return known.index(fields[name])


def _integer(fields: Fields, name: str, low: int, high: int) -> int:
    text = str(NONE) if fields[name] == NOTHING else fields[name]
    if not text.removeprefix("-").isdecimal() or not low <= int(text) <= high:
        raise PositionError(f"{name}: {fields[name]!r} is not a whole number from {low} to {high}")
    return int(text)


def _vector(fields: Fields, name: str) -> int:
    amounts = fields[name].split(",")
    if len(amounts) != len(TOKENS) or not all(amount.isdecimal() and int(amount) < 20 for amount in amounts):
        raise PositionError(f"{name}: {fields[name]!r} is not a number for each of {', '.join(TOKENS)}")
    return packed([int(amount) for amount in amounts])


def _known(field: str, name: str, known: dict[str, int]) -> int:
    if name not in known:
        raise PositionError(f"{field}: {name!r} is not known{suggestion(name, known)}")
    return known[name]


def _ids(fields: Fields, name: str, known: dict[str, int], size: int, empty: int, exactly: bool = False) -> list[int]:
    items = fields[name].split(",")
    if len(items) > size or (exactly and len(items) < size):
        raise PositionError(f"{name}: {len(items)} places, {size} are needed")
    numbers = [empty if item == NOTHING else _known(name, item, known) for item in items]
    return numbers + [empty] * (size - len(numbers))
