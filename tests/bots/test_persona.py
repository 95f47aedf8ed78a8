"""Personas: what the mind likes, bent by a temper."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from gauntlet import Game
from gauntlet.bots import make_bot
from gauntlet.bots.levels import LEVELS
from gauntlet.bots.mind import Intuition
from gauntlet.bots.persona import Persona, Temper
from gauntlet.rules.catalogue import CARD_BY_ID, CARDS
from gauntlet.rules.view import View

CALM = Temper(heat=1.0, span=9.0)


def views() -> list[View]:
    """Of the seat that is asked, along games of a persona with itself."""
    found = []
    for seed in range(6):
        game = Game.new(players=2 + seed % 3, epic_battles=seed % 2 == 1, seed=seed)
        while game.seat is not None:
            view = game.view(game.seat)
            if len(view.legal) > 1:
                found.append(view)
            game.play(Persona(CALM, seed).decide(view))
    return found


@pytest.fixture(scope="module")
def asked() -> list[View]:
    return views()


def verbs(temper: Temper, asked: list[View]) -> Counter[str]:
    """What a persona does where it is its turn."""
    turns = [view for view in asked if any(decision.startswith("take") for decision in view.legal)]
    return Counter(Persona(temper, seed).decide(view).split()[0] for seed, view in enumerate(turns))


def test_without_a_span_it_is_what_the_mind_likes_best(asked: list[View]) -> None:
    sure = Persona(replace(CALM, span=0.0), 1)
    intuition = Intuition()
    for view in asked:
        likes = intuition.preferences(view)
        assert likes[sure.decide(view)] == max(likes.values())  # type: ignore[index]


def test_nothing_beyond_the_span_is_chosen(asked: list[View]) -> None:
    wild, intuition = Persona(Temper(heat=50.0, span=1.0), 1), Intuition()
    for view in asked:
        likes = intuition.preferences(view)
        assert likes[wild.decide(view)] >= max(likes.values()) * 0.36  # type: ignore[index]


def test_the_same_mood_decides_the_same(asked: list[View]) -> None:
    assert [Persona(CALM, 3).decide(view) for view in asked] == [Persona(CALM, 3).decide(view) for view in asked]
    assert [Persona(CALM, 3).decide(view) for view in asked] != [Persona(CALM, 4).decide(view) for view in asked]


@pytest.mark.parametrize("verb", ["take", "reserve", "recruit"])
def test_a_style_does_more_of_what_it_likes(verb: str, asked: list[View]) -> None:
    calm = verbs(CALM, asked)
    assert (
        verbs(replace(CALM, **{verb: 2.0}), asked)[verb]
        > calm[verb]
        > verbs(replace(CALM, **{verb: -2.0}), asked)[verb]
    )


def test_someone_in_a_rush_goes_for_points_and_a_builder_for_small_cards(asked: list[View]) -> None:
    def cards(temper: Temper) -> list[int]:
        decided = [Persona(temper, seed).decide(view) for seed, view in enumerate(asked)]
        words = (decision.partition(" ")[2] for decision in decided)
        return [CARD_BY_ID[word] for word in words if word in CARD_BY_ID]

    def mean(numbers: list[int]) -> float:
        return sum(numbers) / len(numbers)

    calm = cards(CALM)
    assert mean([CARDS[card].points for card in cards(replace(CALM, points=1.0))]) > mean(
        [CARDS[card].points for card in calm]
    )
    assert mean([CARDS[card].level for card in cards(replace(CALM, level=-2.0))]) < mean(
        [CARDS[card].level for card in calm]
    )


def test_every_level_decides_with_a_legal_decision(asked: list[View]) -> None:
    for level in LEVELS:
        if isinstance(level.make(1), Persona):
            bot = make_bot(level.name, 1)
            assert all(bot.decide(view) in view.legal for view in asked[::7])
