"""What a decision did: the kernel's effects (`layout.EFFECTS`) with names, as docs/record.md writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import BATTLES, CARD_BY_ID, CARDS, LOCATIONS, NO_CARD, ROW, TOKENS, unpacked
from gauntlet.rules.errors import NotationError
from gauntlet.rules.layout import EFFECT_KIND, EFFECTS

Kind = Literal[
    "take",
    "reserve",
    "shield",
    "pay",
    "recruit",
    "refill",
    "time",
    "avengers",
    "gain",
    "return",
    "location",
    "claim",
]


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that moved. It belongs to the seat that decided; `str` is the notation."""

    kind: Kind
    tokens: Mapping[str, int] = field(default_factory=dict)
    """take, pay, gain, return: what moved, in token order."""
    card: str | None = None
    """reserve: None where the viewer does not know it; recruit; refill: None if the deck is empty."""
    level: int | None = None
    """reserve from a deck; refill."""
    slot: int | None = None
    """refill: the slot in the row, from 0."""
    loser: int | None = None
    """avengers: the seat that held the tile."""
    location: str | None = None
    battle: str | None = None

    def __str__(self) -> str:
        return " ".join([self.kind, *self._arguments()])

    @staticmethod
    def parse(text: str) -> Effect:
        """The effect of a line of notation, or a NotationError."""
        try:
            effect = _parsed(*text.split(" "))
        except ValueError:
            effect = None
        if effect is None or str(effect) != text:
            raise NotationError(f"{text!r} is no effect, as 'pay mind 2 shield 1' is")
        return effect

    def _arguments(self) -> Iterable[str]:
        match self.kind:
            case "take" | "gain" | "return":
                return [token for token, number in self.tokens.items() for _ in range(number)]
            case "pay":
                return [f"{token} {number}" for token, number in self.tokens.items()]
            case "reserve" if self.level:
                return ["deck", str(self.level), *([self.card] if self.card else [])]
            case "refill":
                return [str(self.level), str(self.slot), self.card or "-"]
            case "avengers":
                return [] if self.loser is None else [str(self.loser)]
            case _:
                return [part for part in (self.card, self.location, self.battle) if part]


def _parsed(kind: str, *words: str) -> Effect | None:
    """Unchecked: what it returns may have another notation."""
    match kind, words:
        case (("take" | "gain" | "return"), [_, *_]):
            return Effect(kind, {token: words.count(token) for token in TOKENS if token in words})
        case "pay", [_, *_]:
            return Effect("pay", dict(zip(words[::2], map(int, words[1::2]), strict=True)))
        case "reserve", ["deck", level, *card]:
            return Effect("reserve", card=card[0] if card else None, level=int(level))
        case (("reserve" | "recruit"), [card]) if card in CARD_BY_ID:
            return Effect(kind, card=card)
        case "refill", [level, slot, card]:
            return Effect("refill", card=None if card == "-" else card, level=int(level), slot=int(slot))
        case "avengers", _:
            return Effect("avengers", loser=int(words[0]) if words else None)
        case "location", [location]:
            return Effect("location", location=location)
        case "claim", [battle]:
            return Effect("claim", battle=battle)
        case (("shield" | "time"), []):
            return Effect(kind)
    return None


def masked(effects: Iterable[Effect], seat: int, viewer: int | None) -> tuple[Effect, ...]:
    """H2: the effects of a seat's decision as a viewer may know them; None for an onlooker.

    The one thing that others are not told is which card was drawn from a deck.
    """
    if viewer == seat:
        return tuple(effects)
    return tuple(
        replace(effect, card=None) if effect.kind == "reserve" and effect.level else effect for effect in effects
    )


def decode(log: NDArray[np.int64]) -> tuple[Effect, ...]:
    """The effects that the kernel has written down."""
    return tuple(_effect(row) for row in log[1 : log[0] + 1].tolist())


@lru_cache(1 << 14)
def _effect(row: int) -> Effect:
    """One effect; the same few come again and again, and never change."""
    kind, argument = divmod(row, EFFECT_KIND)
    first, second = argument & 0xFF, argument >> 8
    name = EFFECTS[kind]
    match name:
        case "take" | "pay" | "gain" | "return":
            return Effect(name, {token: number for token, number in unpacked(argument).items() if number})
        case "reserve" | "recruit":
            return Effect(name, card=CARDS[first].id)
        case "reserve deck":
            return Effect("reserve", card=CARDS[first].id, level=CARDS[first].level)
        case "refill":
            card = None if first == NO_CARD else CARDS[first].id
            return Effect("refill", card=card, level=second // ROW + 1, slot=second % ROW)
        case "avengers":
            return Effect("avengers", loser=first - 1 if first else None)
        case "location":
            return Effect("location", location=LOCATIONS[first].id)
        case "claim":
            return Effect("claim", battle=BATTLES[first].id)
        case "shield" | "time":
            return Effect(name)
