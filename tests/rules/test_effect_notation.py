"""Effects as text: what prints, parses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gauntlet.rules.effects import Effect
from gauntlet.rules.errors import NotationError

VECTORS = Path(__file__).parents[1] / "vectors"


def test_every_effect_of_the_vectors_reads_back() -> None:
    lines = [json.loads(line) for file in VECTORS.glob("*.jsonl") for line in file.read_text().splitlines()]
    effects = {effect for line in lines for effect in line["effects"]}
    assert len(effects) > 300
    assert {str(Effect.parse(effect)) for effect in effects} == effects


def test_the_parts_of_an_effect() -> None:
    assert Effect.parse("pay mind 2 time 1") == Effect("pay", {"mind": 2, "time": 1})
    assert Effect.parse("take mind mind") == Effect("take", {"mind": 2})
    assert Effect.parse("reserve deck 2") == Effect("reserve", level=2)
    assert Effect.parse("reserve deck 2 thor") == Effect("reserve", card="thor", level=2)
    assert Effect.parse("refill 1 3 -") == Effect("refill", level=1, slot=3)
    assert Effect.parse("avengers 2") == Effect("avengers", loser=2)


BAD = """
take, take soul mind, take gold, pay, pay mind, pay mind x, pay mind 2 soul, reserve, reserve deck, reserve deck x,
recruit batman, refill 1 2, refill a b c, shield 1, avengers x, avengers 1 2, location, jump"""


@pytest.mark.parametrize("text", ["", *(" ".join(text.split()) for text in BAD.split(","))])
def test_what_is_no_effect(text: str) -> None:
    with pytest.raises(NotationError, match="is no effect"):
        Effect.parse(text)
