"""tests/vectors/words.json is what Python says, so that the page's tests compare with that; and it has everything."""

from __future__ import annotations

import json
from typing import get_args

from gauntlet.rules.decision import Decision, Verb
from gauntlet.rules.effects import Effect, Kind
from gauntlet.texts import LANGUAGES
from tools.words import FILE, written

ENTRIES = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_file_is_not_stale() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run python tools/words.py"


def test_every_verb_and_every_effect_is_there_in_every_language() -> None:
    for language in LANGUAGES:
        own = [entry for entry in ENTRIES if entry["language"] == language]
        assert {Decision.parse(entry["decision"]).verb for entry in own if entry["kind"] == "decision"} == set(
            get_args(Verb)
        )
        effects = [Effect.parse(effect) for entry in own if entry["kind"] == "effects" for effect in entry["effects"]]
        assert {effect.kind for effect in effects} == set(get_args(Kind))
        assert {effect.card is None for effect in effects if effect.kind == "reserve" and effect.level} == {True, False}
        assert {len(entry["winners"]) for entry in own if entry["kind"] == "ending"} == {0, 1, 2, 3}


def test_no_sentence_has_two_full_stops_or_a_gap() -> None:
    for entry in ENTRIES:
        assert not any(mark in entry["sentence"] for mark in ("..", "!.", "{", "  ", "None")), entry
