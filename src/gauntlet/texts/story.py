"""The log in words: what the rules tell as facts (gauntlet.rules.deeds), as someone at the table would say it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gauntlet.texts.loader import Texts

Deed = Mapping[str, Any]
"""One fact; which keys it has depends on "deed"."""


def sentence(texts: Texts, deed: Deed, names: Sequence[str]) -> str:
    """One deed, done by the player who sits at its seat."""
    who = names[deed["seat"]]
    match deed["deed"]:
        case "take" | "return" as verb:
            return texts.text(f"deed-{verb}", who=who, tokens=texts.tokens(deed["tokens"]))
        case "gain":
            return texts.text("deed-gain", who=who, tokens=texts.tokens({deed["stone"]: 1}))
        case "reserve":
            return _reserve(texts, deed, who)
        case "recruit":
            return _recruit(texts, deed, who)
        case "choose":
            return texts.text("deed-choose", who=who, card=texts.text(f"card-{deed['card']}"))
        case "pay":
            stone = texts.text(f"kind-{deed['stone']}")
            return texts.text(f"deed-pay-{deed['paid_with']}", who=who, stone=stone)
        case "avengers":
            loser = deed["loser"]
            if loser is None:
                return texts.text("deed-avengers", who=who)
            return texts.text("deed-avengers-from", who=who, loser=names[loser])
        case "location":
            return texts.text("deed-location", who=who, location=texts.text(f"location-{deed['location']}"))
        case "claim":
            return texts.text("deed-claim", who=who, battle=texts.text(f"battle-{deed['battle']}"))
        case "refill":
            return _refill(texts, deed)
        case verb:
            return texts.text(f"deed-{verb}", who=who)  # time, decline, pass


def sentences(texts: Texts, deeds: Iterable[Deed], names: Sequence[str], refills: bool = False) -> str:
    """Several deeds, one after the other; `refills` tells the new cards too, for those who cannot see them."""
    return " ".join(sentence(texts, deed, names) for deed in deeds if refills or deed["deed"] != "refill")


def ending(texts: Texts, end: str, winners: Sequence[int], points: Sequence[int], names: Sequence[str]) -> str:
    """How the game ended, who won, and everyone's points."""
    won = texts.listed([names[seat] for seat in winners])
    scores = [texts.text("end-score", who=name, count=score) for name, score in zip(names, points, strict=True)]
    how = texts.text(f"end-{end}", winners=won, count=len(winners))
    return f"{how} {texts.text('end-points', scores=texts.listed(scores))}"


def _reserve(texts: Texts, deed: Deed, who: str) -> str:
    shield = "yes" if deed["shield"] else "no"
    if deed["card"] is None:
        return texts.text("deed-reserve-unseen", who=who, level=deed["level"], shield=shield)
    card = texts.text(f"card-{deed['card']}")
    if deed["source"] == "deck":
        return texts.text("deed-reserve-deck", who=who, card=card, level=deed["level"], shield=shield)
    return texts.text("deed-reserve", who=who, card=card, shield=shield)


def _recruit(texts: Texts, deed: Deed, who: str) -> str:
    card, spent = texts.text(f"card-{deed['card']}"), texts.tokens(deed["tokens"])
    if not spent:
        return texts.text("deed-recruit-free", who=who, card=card, source=deed["source"])
    return texts.text("deed-recruit", who=who, card=card, source=deed["source"], tokens=spent)


def _refill(texts: Texts, deed: Deed) -> str:
    level, place = deed["level"], deed["place"] + 1
    if deed["card"] is None:
        return texts.text("deed-refill-empty", level=level, place=place)
    return texts.text("deed-refill", level=level, place=place, card=texts.text(f"card-{deed['card']}"))
