"""Levels: the mind's policy with a temperature and a style, and the same in the priors of a search."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace

import numpy as np
import pytest

from gauntlet import Game
from gauntlet.bots.levels import LEVELS, Persona
from gauntlet.bots.mind import Policy
from gauntlet.bots.persona import ON_DENY, Style
from gauntlet.rules.catalogue import CARD_BY_ID, CARDS
from gauntlet.rules.decision import legal_decisions
from gauntlet.rules.view import View

CALM = Style(temperature=1.0, margin=9.0)


@pytest.fixture(scope="module")
def asked() -> list[View]:
    """What the seat that is asked sees, along games of a persona against itself, wherever there is a choice."""
    found = []
    for seed in range(6):
        game = Game.new(players=2 + seed % 3, epic_battles=seed % 2 == 1, seed=seed)
        persona = Persona(0, CALM, seed)
        while game.seat is not None:
            view = game.view(game.seat)
            if len(view.legal) > 1:
                found.append(view)
            game.play(persona.decide(view))
    return found


def decisions(style: Style, asked: list[View]) -> list[str]:
    persona = Persona(0, style, 1)
    return [persona.decide(view) for view in asked]


def test_without_a_margin_it_plays_the_most_probable_decision(asked: list[View]) -> None:
    persona, policy = Persona(0, replace(CALM, margin=0.0), 1), Policy()
    for view in asked:
        probabilities = policy.probabilities(view)
        assert probabilities[persona.decide(view)] == max(probabilities.values())  # type: ignore[index]


def test_nothing_beyond_the_margin_is_sampled(asked: list[View]) -> None:
    persona, policy = Persona(0, Style(temperature=50.0, margin=1.0), 1), Policy()
    sampled = []
    for view in asked:
        probabilities = policy.probabilities(view)
        sampled.append(probabilities[persona.decide(view)] / max(probabilities.values()))  # type: ignore[index]
    assert min(sampled) >= 0.367
    assert min(sampled) < 0.5


def test_it_samples_with_the_probabilities_of_the_policy(asked: list[View]) -> None:
    """At temperature 1: the mean probability of what is sampled is that of the distribution."""
    policy = Policy()
    expected, sampled = [], []
    for seed, view in enumerate(asked):
        probabilities = policy.probabilities(view)
        expected.append(sum(share * share for share in probabilities.values()))
        sampled.append(probabilities[Persona(0, replace(CALM, margin=30.0), seed).decide(view)])  # type: ignore[index]
    spread = np.std(np.array(sampled) - expected) / np.sqrt(len(asked))
    assert abs(np.mean(sampled) - np.mean(expected)) < 4 * spread


def test_a_decision_depends_on_the_seed_and_the_position_alone(asked: list[View]) -> None:
    for simulations in (0, 8):
        one, same, other = (Persona(simulations, CALM, seed) for seed in (3, 3, 4))
        forwards = [one.decide(view) for view in asked[:80]]
        assert forwards == [same.decide(view) for view in reversed(asked[:80])][::-1]
        assert forwards != [other.decide(view) for view in asked[:80]]


@pytest.mark.parametrize("verb", ["take", "reserve", "recruit"])
def test_a_style_does_more_of_what_it_favours(verb: str, asked: list[View]) -> None:
    def count(weight: float) -> int:
        return Counter(decision.split()[0] for decision in decisions(replace(CALM, **{verb: weight}), asked))[verb]

    assert count(2.0) > count(0.0) > count(-2.0)


def test_a_rusher_goes_for_points_and_a_builder_for_small_cards(asked: list[View]) -> None:
    def mean(style: Style, what: str) -> float:
        words = (decision.partition(" ")[2] for decision in decisions(style, asked))
        return float(np.mean([getattr(CARDS[CARD_BY_ID[word]], what) for word in words if word in CARD_BY_ID]))

    assert mean(replace(CALM, points=1.0), "points") > mean(CALM, "points")
    assert mean(replace(CALM, level=-2.0), "level") < mean(CALM, "level")


def others_could_recruit(view: View, decision: str) -> bool:
    """Whether another player could recruit the card of a decision, if it were their turn."""
    verb, _, card = decision.partition(" ")
    if view.phase != "turn" or verb not in ("recruit", "reserve"):
        return False
    states = view.states.copy()
    for seat in set(range(len(view.names))) - {view.seat}:
        states[0]["seat"] = seat
        if f"recruit {card}" in legal_decisions(states):
            return True
    return False


def test_a_denier_takes_what_others_could_recruit(asked: list[View]) -> None:
    def denied(weight: float) -> int:
        return sum(map(others_could_recruit, asked, decisions(replace(CALM, deny=weight), asked)))

    assert denied(2.0) > denied(0.0) > denied(-2.0)


def test_the_style_is_in_the_priors_of_a_search(asked: list[View]) -> None:
    def reserved(style: Style) -> int:
        persona = Persona(16, style, 1)
        return sum(persona.decide(view).startswith("reserve") for view in asked[:150])

    assert reserved(Style(reserve=3.0)) > reserved(Style()) > reserved(Style(reserve=-3.0))


def test_the_numbers_of_a_style_are_in_the_order_of_its_fields() -> None:
    names = [field.name for field in fields(Style)]
    assert names[ON_DENY] == "deny"
    assert Style(deny=2.0).numbers()[ON_DENY] == 2.0
    assert len(names) == ON_DENY + 1


def test_every_level_decides_legally(asked: list[View]) -> None:
    for level in LEVELS:
        bot = level.make(1)
        step = max(7, level.simulations // 10)
        assert all(bot.decide(view) in view.legal for view in asked[::step])
