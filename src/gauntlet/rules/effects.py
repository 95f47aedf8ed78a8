"""What a decision did: the kernel's effects (`layout.EFFECTS`) with names, as docs/record.md writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.catalogue import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    CARDS,
    LOCATION_BY_ID,
    LOCATIONS,
    NO_CARD,
    ROW,
    TOKENS,
    UNKNOWN,
    packed,
    unpacked,
)
from gauntlet.rules.errors import NotationError
from gauntlet.rules.layout import EFFECT_KIND, EFFECTS, EffectName, new_log

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


def decode(log: NDArray[np.int64]) -> tuple[Effect, ...]:
    """The effects that the kernel has written down."""
    return tuple(_effect(row) for row in log[1 : log[0] + 1].tolist())


def encode(effects: Sequence[Effect]) -> NDArray[np.int64]:
    """The inverse: the effects of one decision, as the kernel writes them."""
    log = new_log()
    log[0] = len(effects)
    log[1 : len(effects) + 1] = [_row(effect) for effect in effects]
    return log


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
            if first >= UNKNOWN:
                return Effect("reserve", level=first - UNKNOWN + 1)
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


def _row(effect: Effect) -> int:
    """The inverse of `_effect`."""
    name: EffectName = "reserve deck" if effect.kind == "reserve" and effect.level else effect.kind
    argument = 0
    match name:
        case "take" | "pay" | "gain" | "return":
            argument = packed([effect.tokens.get(token, 0) for token in TOKENS])
        case "reserve" | "recruit":
            argument = CARD_BY_ID[effect.card or ""]
        case "reserve deck":
            argument = CARD_BY_ID[effect.card] if effect.card else UNKNOWN + (effect.level or 0) - 1
        case "refill":
            slot = ((effect.level or 0) - 1) * ROW + (effect.slot or 0)
            argument = (CARD_BY_ID[effect.card] if effect.card else NO_CARD) | slot << 8
        case "avengers":
            argument = 0 if effect.loser is None else effect.loser + 1
        case "location":
            argument = LOCATION_BY_ID[effect.location or ""]
        case "claim":
            argument = BATTLE_BY_ID[effect.battle or ""]
        case "shield" | "time":
            pass
    return EFFECTS.index(name) * EFFECT_KIND | argument
