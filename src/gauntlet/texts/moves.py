"""Decisions and effects in words. The page has the same in TypeScript; tests/vectors/words.json compares them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from gauntlet.rules.decision import Decision
from gauntlet.rules.effects import Effect
from gauntlet.texts.loader import Texts


def move_text(
    texts: Texts,
    decision: Decision,
    effects: Sequence[Effect],
    seat: int,
    names: Sequence[str],
    refills: bool = False,
) -> str:
    """What a seat did, for the log: 'Ana recruits Thor for 2 Mind. Ana receives a Time token.'

    `refills` names the new cards of the market too, for readers who cannot see it.
    """
    who = names[seat]
    sentences = [_without_effects(texts, decision, who)] if _needs_words(decision, effects) else []
    for kind, group in groupby(effects, key=lambda effect: effect.kind):
        first, *more = group
        match kind:
            case "return":  # one after the other, chosen or not: one sentence
                sentences.append(_tokens(texts, "return", who, [first, *more]))
            case "reserve":
                sentences.append(_reserve(texts, first, who, any(effect.kind == "shield" for effect in effects)))
            case "recruit":
                sentences.append(_recruit(texts, first, who, effects))
            case "refill":
                sentences += [_refill(texts, first)] if refills else []
            case "pay" | "shield":
                pass  # a part of the sentence about the card
            case _:
                sentences += [_effect(texts, effect, who, names) for effect in (first, *more)]
    return " ".join(sentences)


def decision_text(texts: Texts, decision: Decision, who: str) -> str:
    """'Ana recruits Thor.', from the decision alone."""
    match decision.verb:
        case "take" | "gain" | "return" as verb:
            return _tokens(texts, verb, who, [Effect(verb, Counter(decision.tokens))])
        case "reserve":
            return _reserve(texts, Effect("reserve", card=decision.card, level=decision.level), who, False)
        case "recruit":
            return texts.text("does-recruit", who=who, card=texts.text(f"card-{decision.card}"))
        case "pay":
            return texts.text("does-pay", who=who)
        case "location":
            return _effect(texts, Effect("location", location=decision.location), who, ())
        case "claim":
            return _effect(texts, Effect("claim", battle=decision.battle), who, ())
        case _:
            return _without_effects(texts, decision, who)


def decision_phrase(texts: Texts, decision: Decision) -> str:
    """'recruiting Thor', for the middle of a sentence: message doing-VERB, or doing-reserve-deck."""
    match decision.verb:
        case "take" | "gain" | "return" as verb:
            return texts.text(f"doing-{verb}", tokens=texts.tokens(Counter(decision.tokens)))
        case "reserve" if decision.level:
            return texts.text("doing-reserve-deck", level=decision.level)
        case "reserve" | "recruit" as verb:
            return texts.text(f"doing-{verb}", card=texts.text(f"card-{decision.card}"))
        case "discount" | "shield" | "time" as verb:
            return texts.text(f"doing-{verb}", stone=texts.text(f"kind-{decision.tokens[0]}"))
        case "location":
            return texts.text("doing-location", location=texts.text(f"location-{decision.location}"))
        case "claim":
            return texts.text("doing-claim", battle=texts.text(f"battle-{decision.battle}"))
        case verb:
            return texts.text(f"doing-{verb}")  # pay, decline, pass


def ending_text(texts: Texts, end: str, winners: Sequence[int], points: Sequence[int], names: Sequence[str]) -> str:
    """How the game ended, who won, and everyone's points."""
    won = texts.listed([names[seat] for seat in winners])
    scores = [texts.text("end-score", who=name, count=score) for name, score in zip(names, points, strict=True)]
    how = texts.text(f"end-{end}", winners=won, count=len(winners))
    return f"{how} {texts.text('end-points', scores=texts.listed(scores))}"


def _needs_words(decision: Decision, effects: Sequence[Effect]) -> bool:
    """Whether the decision is more than its effects: it moves nothing itself, or not yet."""
    return decision.verb in ("pass", "decline", "discount", "shield", "time") or not effects


def _without_effects(texts: Texts, decision: Decision, who: str) -> str:
    match decision.verb:
        case "discount" | "shield" | "time" as verb:
            return texts.text(f"move-pay-{verb}", who=who, stone=texts.text(f"kind-{decision.tokens[0]}"))
        case "recruit":
            return texts.text("move-choose", who=who, card=texts.text(f"card-{decision.card}"))
        case verb:
            return texts.text(f"move-{verb}", who=who)  # pass, decline


def _effect(texts: Texts, effect: Effect, who: str, names: Sequence[str]) -> str:
    match effect.kind:
        case "take" | "gain" as kind:
            return _tokens(texts, kind, who, [effect])
        case "avengers" if effect.loser is not None:
            return texts.text("move-avengers-from", who=who, loser=names[effect.loser])
        case "location":
            return texts.text("move-location", who=who, location=texts.text(f"location-{effect.location}"))
        case "claim":
            return texts.text("move-claim", who=who, battle=texts.text(f"battle-{effect.battle}"))
        case kind:
            return texts.text(f"move-{kind}", who=who)  # time, avengers


def _tokens(texts: Texts, kind: str, who: str, effects: Iterable[Effect]) -> str:
    moved: Counter[str] = Counter()
    for effect in effects:
        moved.update(effect.tokens)
    return texts.text(f"move-{kind}", who=who, tokens=texts.tokens(moved))


def _reserve(texts: Texts, effect: Effect, who: str, with_shield: bool) -> str:
    shield = "yes" if with_shield else "no"
    if effect.card is None:
        return texts.text("move-reserve-unseen", who=who, level=effect.level or 0, shield=shield)
    card = texts.text(f"card-{effect.card}")
    if effect.level:
        return texts.text("move-reserve-deck", who=who, card=card, level=effect.level, shield=shield)
    return texts.text("move-reserve", who=who, card=card, shield=shield)


def _recruit(texts: Texts, effect: Effect, who: str, effects: Sequence[Effect]) -> str:
    """A card from the market leaves a slot that is refilled, one from the hand does not."""
    source = "market" if any(other.kind == "refill" for other in effects) else "hand"
    card = texts.text(f"card-{effect.card}")
    paid = next((other.tokens for other in effects if other.kind == "pay"), None)
    if not paid:
        return texts.text("move-recruit-free", who=who, card=card, source=source)
    return texts.text("move-recruit", who=who, card=card, source=source, tokens=texts.tokens(paid))


def _refill(texts: Texts, effect: Effect) -> str:
    level, slot = effect.level or 0, (effect.slot or 0) + 1
    if effect.card is None:
        return texts.text("move-refill-empty", level=level, slot=slot)
    return texts.text("move-refill", level=level, slot=slot, card=texts.text(f"card-{effect.card}"))
