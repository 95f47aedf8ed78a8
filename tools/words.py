"""Writes tests/vectors/words.json: facts with their sentences in every language, which the page's own words must equal.

An entry has `language`, `kind` and `sentence`; `names` are the players by seat. By kind:
- decision: `decision`, made by the player `who` (a name)
- phrase: the `decision` in the middle of a sentence
- effects: `decision` of the player `who`, who has `seat`, and its `effects`; `refills` says whether new cards are named
- ending: `end`, `winners`, `points`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from gauntlet.rules.decision import Decision
from gauntlet.rules.effects import Effect
from gauntlet.texts import LANGUAGES, Texts, decision_phrase, decision_text, ending_text, move_text

FILE: Final = Path(__file__).parents[1] / "tests" / "vectors" / "words.json"
NAMES: Final = ("Ana", "Dr. No.", "Wow!", "Iris")

DECISIONS: Final = """
take mind space soul; take power reality
reserve modok; reserve deck 2; recruit modok; recruit thor; pass; discount soul; shield mind; time mind; pay
gain mind; return mind; return shield; location wakanda; claim ragnarok; decline; take mind; take mind mind
"""
MOVES: Final = (
    # seat, decision, effects
    (0, "take mind space soul", "take mind space soul"),
    (1, "take mind mind", "take mind mind; gain soul"),
    (2, "take mind space soul", "take mind space soul; return mind; return mind; return shield"),
    (3, "reserve modok", "reserve modok; refill 1 0 wasp; shield"),
    (0, "reserve modok", "reserve modok; refill 1 3 -"),
    (1, "reserve deck 2", "reserve deck 2 thor; shield"),
    (1, "reserve deck 2", "reserve deck 2; shield"),
    (2, "reserve deck 3", "reserve deck 3"),
    (3, "recruit thor", ""),
    (0, "recruit modok", ""),
    (1, "discount soul", ""),
    (2, "shield mind", ""),
    (3, "time mind", ""),
    (0, "pay", "pay mind 2 time 1 shield 1; recruit modok; refill 1 2 wasp"),
    (1, "recruit rocket", "recruit rocket; refill 1 2 wasp"),
    (2, "recruit rocket", "recruit rocket"),
    (3, "recruit rocket", "pay mind 1 shield 1; recruit rocket"),
    (0, "shield soul", "pay soul 1 shield 2; recruit hela; refill 2 1 thor; time; avengers; gain mind"),
    (1, "recruit hela", "pay soul 5; recruit hela; time; avengers 2; return shield; location wakanda; claim ragnarok"),
    (2, "recruit hela", "pay soul 5; recruit hela; avengers 1; location avengers-tower-nyc"),
    (3, "recruit hela", "pay mind 2; recruit hela; gain mind"),
    (0, "gain mind", "gain mind"),
    (1, "return shield", "return shield"),
    (2, "location asgard", "location asgard"),
    (3, "claim planet-hulk", "claim planet-hulk"),
    (0, "decline", ""),
    (1, "pass", ""),
    (2, "pass", "location wakanda"),
)
WON: Final = ("gauntlet", "sixteen", "gauntlet-stayed", "sixteen-stayed", "resigned", "forfeit")
WINNERS: Final = ((0,), (1,), (0, 2), (0, 1, 3))


def entries() -> Iterator[dict[str, Any]]:
    for language in LANGUAGES:
        texts = Texts(language)
        for decision in map(Decision.parse, filter(None, map(str.strip, DECISIONS.replace("\n", ";").split(";")))):
            fact = {"language": language, "kind": "decision", "decision": decision}
            for who in NAMES[:3]:
                yield fact | {"who": who, "sentence": decision_text(texts, decision, who)}
            yield fact | {"kind": "phrase", "sentence": decision_phrase(texts, decision)}
        for seat, line, moved in MOVES:
            decision, effects = (
                Decision.parse(line),
                [Effect.parse(effect) for effect in filter(None, moved.split("; "))],
            )
            for refills in (False, True) if "refill" in moved else (False,):
                yield {
                    "language": language,
                    "kind": "effects",
                    "seat": seat,
                    "who": NAMES[seat],
                    "names": NAMES,
                    "decision": decision,
                    "effects": [str(effect) for effect in effects],
                    "refills": refills,
                    "sentence": move_text(texts, decision, effects, seat, NAMES, refills),
                }
        endings = [(end, winners) for end in WON for winners in WINNERS] + [("stalemate", ()), ("limit", ())]
        for end, winners in endings:
            points = [17 - seat for seat in range(len(NAMES))]
            yield {
                "language": language,
                "kind": "ending",
                "end": end,
                "winners": winners,
                "points": points,
                "names": NAMES,
                "sentence": ending_text(texts, end, winners, points, NAMES),
            }


def written() -> str:
    """One entry a line."""
    return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries()) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{FILE} is written\n")
