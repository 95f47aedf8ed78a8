"""What is agreed before the first move: the table's options, and how the cards lie."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from gauntlet.rules.catalogue import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    CARDS,
    DEALT_BATTLES,
    DECK_SIZES,
    FEWEST_PLAYERS,
    LEVELS,
    LOCATION_BY_ID,
    LOCATIONS,
    MOST_PLAYERS,
)
from gauntlet.rules.errors import OptionsError, suggestion
from gauntlet.rules.layout import ENDS, NONE, PAYMENTS, SIXTEEN, States, new_state

MOST_ROUNDS = 2**31 - 1


@dataclass(frozen=True)
class Options:
    """The options of a game."""

    players: int = 2
    epic_battles: bool = False
    ending: str = ""
    """`gauntlet` (W) or `sixteen` (B14); left empty, what the rulebook of this game says."""
    payment: str = "choice"
    max_rounds: int | None = None

    def __post_init__(self) -> None:
        if type(self.players) is not int or not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise OptionsError(f"players must be 2, 3 or 4, not {self.players!r}")
        if type(self.epic_battles) is not bool:
            raise OptionsError(f"epic_battles must be true or false, not {self.epic_battles!r}")
        if self.ending == "":
            object.__setattr__(self, "ending", "sixteen" if self.epic_battles else "gauntlet")
        endings = ENDS[: SIXTEEN + 1]
        if self.ending not in endings:
            raise OptionsError(f"ending must be gauntlet or sixteen, not {self.ending!r}")
        if self.ending == "sixteen" and not self.epic_battles:
            raise OptionsError("ending can be sixteen only with Epic Battles; without it is gauntlet")
        if self.payment not in PAYMENTS:
            raise OptionsError(f"payment must be choice or default, not {self.payment!r}")
        if self.max_rounds is not None and (
            type(self.max_rounds) is not int or not 1 <= self.max_rounds <= MOST_ROUNDS
        ):
            raise OptionsError(f"max_rounds must be null or a whole number from 1 up, not {self.max_rounds!r}")

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Setup:
    """S1, S2, S5: the decks in the order in which they are dealt, the locations and the battles."""

    decks: tuple[tuple[str, ...], ...]
    locations: tuple[str, ...]
    battles: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "decks": [list(deck) for deck in self.decks],
            "locations": list(self.locations),
            "battles": list(self.battles),
        }

    def check(self, options: Options) -> None:
        """Raises a OptionsError that names the first thing that is wrong with it."""
        if len(self.decks) != LEVELS:
            raise OptionsError(f"setup.decks: {len(self.decks)} decks, 3 are needed")
        for level, (deck, size) in enumerate(zip(self.decks, DECK_SIZES, strict=True), start=1):
            _check_ids(f"setup.decks[{level - 1}]", deck, CARD_BY_ID, "card")
            for card in deck:
                of = CARDS[CARD_BY_ID[card]].level
                if of != level:
                    raise OptionsError(f"setup.decks[{level - 1}]: {card!r} is of level {of}, not {level}")
            if len(deck) != size:
                missing = next(card.id for card in CARDS if card.level == level and card.id not in deck)
                raise OptionsError(
                    f"setup.decks[{level - 1}]: {len(deck)} cards, {size} are needed ({missing!r} is missing)"
                )
        _check_ids("setup.locations", self.locations, LOCATION_BY_ID, "location")
        if len(self.locations) != options.players:
            raise OptionsError(
                f"setup.locations: {len(self.locations)} locations for {options.players} players:"
                " there are as many as players"
            )
        tiles: dict[int, str] = {}
        for location in self.locations:
            tile = LOCATIONS[LOCATION_BY_ID[location]].tile
            if tile in tiles:
                raise OptionsError(f"setup.locations: {tiles[tile]!r} and {location!r} are the two sides of one tile")
            tiles[tile] = location
        _check_ids("setup.battles", self.battles, BATTLE_BY_ID, "battle")
        needed = DEALT_BATTLES if options.epic_battles else 0
        if len(self.battles) != needed:
            with_or_without = "with" if options.epic_battles else "without"
            raise OptionsError(
                f"setup.battles: {len(self.battles)} battles; {with_or_without} Epic Battles there are {needed}"
            )


def _check_ids(path: str, ids: Sequence[str], known: dict[str, int], kind: str) -> None:
    seen = set()
    for number, name in enumerate(ids):
        if name not in known:
            raise OptionsError(f"{path}[{number}]: no {kind} is called {name!r}{suggestion(name, known)}")
        if name in seen:
            raise OptionsError(f"{path}[{number}]: {name!r} stands there twice")
        seen.add(name)


def setup_of_seed(options: Options, seed: int) -> Setup:
    """The set-up of a seed: the same on every machine and with every version of Python."""
    from gauntlet.rules.kernel.chance import chance
    from gauntlet.rules.kernel.deal import draw_setup

    deck, location, battle = (np.empty(size, np.int8) for size in (len(CARDS), MOST_PLAYERS, len(BATTLES)))
    draw_setup(chance(seed), options.players, options.epic_battles, deck, location, battle)
    cards = iter(CARDS[card].id for card in deck)
    return Setup(
        decks=tuple(tuple(next(cards) for _ in range(size)) for size in DECK_SIZES),
        locations=tuple(LOCATIONS[number].id for number in location if number != NONE),
        battles=tuple(BATTLES[number].id for number in battle if number != NONE),
    )


def secret_setup(options: Options) -> Setup:
    """A set-up that nobody can foresee or repeat."""
    chance: random.Random = secrets.SystemRandom()
    tiles = chance.sample(range(1, MOST_PLAYERS + 1), options.players)
    sides = {(location.tile, location.side): location.id for location in LOCATIONS}
    battles = chance.sample([battle.id for battle in BATTLES], DEALT_BATTLES) if options.epic_battles else []
    levels = ([card.id for card in CARDS if card.level == level] for level in (1, 2, 3))
    return Setup(
        decks=tuple(tuple(chance.sample(cards, len(cards))) for cards in levels),
        locations=tuple(sides[tile, chance.choice("AB")] for tile in tiles),
        battles=tuple(battles),
    )


def dealt(options: Options, setup: Setup) -> States:
    """S: the position before the first move."""
    from gauntlet.rules.kernel.deal import deal

    states = new_state()
    deal(
        states,
        0,
        options.players,
        ENDS.index(options.ending),
        PAYMENTS.index(options.payment),
        options.max_rounds or 0,
        _numbers([card for deck in setup.decks for card in deck], CARD_BY_ID, len(CARDS)),
        _numbers(setup.locations, LOCATION_BY_ID, MOST_PLAYERS),
        _numbers(setup.battles, BATTLE_BY_ID, DEALT_BATTLES),
    )
    return states


def options_of(states: States) -> Options:
    """The options that the first state is played with."""
    s = states[0]
    battles = bool(s["battle"][0] != NONE)
    rounds = int(s["max_rounds"]) or None
    return Options(int(s["players"]), battles, ENDS[s["ending"]], PAYMENTS[s["payment"]], rounds)


def _numbers(ids: Sequence[str], known: dict[str, int], size: int) -> Any:
    numbers = [known[name] for name in ids]
    return np.array(numbers + [NONE] * (size - len(numbers)), dtype=np.int8)
