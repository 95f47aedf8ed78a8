"""Decisions in words, without their effects."""

from __future__ import annotations

import pytest

from gauntlet.rules.decision import Decision
from gauntlet.texts import LANGUAGES, Texts, decision_phrase, decision_text

DECISIONS = [
    ("take mind mind", "Ana takes 2 Mind.", "taking 2 Mind"),
    ("take mind space soul", "Ana takes 1 Mind, 1 Space and 1 Soul.", "taking 1 Mind, 1 Space and 1 Soul"),
    (
        "reserve deck 2",
        "Ana reserves the top card of the level 2 deck.",
        "reserving the top card of the level 2 deck",
    ),
    ("reserve thor", "Ana reserves Thor.", "reserving Thor"),
    ("recruit modok", "Ana recruits M.O.D.O.K.", "recruiting M.O.D.O.K."),
    ("discount soul", "Ana pays 1 Soul less.", "paying 1 Soul less"),
    ("shield mind", "Ana uses a S.H.I.E.L.D. token as Mind.", "using a S.H.I.E.L.D. token as Mind"),
    ("time mind", "Ana uses the Time token as Mind.", "using the Time token as Mind"),
    ("pay", "Ana pays the usual way.", "paying the usual way"),
    ("gain mind", "Ana also takes 1 Mind.", "also taking 1 Mind"),
    ("return shield", "Ana returns 1 S.H.I.E.L.D.", "returning 1 S.H.I.E.L.D."),
    ("location wakanda", "Ana takes Wakanda.", "taking the location Wakanda"),
    ("claim ragnarok", "Ana claims the battle Ragnarok.", "claiming the battle Ragnarok"),
    ("decline", "Ana claims no battle.", "claiming no battle"),
    ("pass", "Ana cannot move and passes.", "passing"),
]


@pytest.mark.parametrize(("decision", "sentence", "phrase"), DECISIONS)
def test_every_decision_in_english(decision: str, sentence: str, phrase: str) -> None:
    assert decision_text(Texts("en"), Decision.parse(decision), "Ana") == sentence
    assert decision_phrase(Texts("en"), Decision.parse(decision)) == phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_in_every_language(language: str) -> None:
    texts = Texts(language)
    sentences = [decision_text(texts, Decision.parse(decision), "Ana") for decision, *_ in DECISIONS]
    assert all(sentence.startswith("Ana ") and sentence.endswith(".") for sentence in sentences)
    assert len({decision_phrase(texts, Decision.parse(decision)) for decision, *_ in DECISIONS}) == len(DECISIONS)


def test_by_example_in_the_other_languages() -> None:
    assert decision_phrase(Texts("es"), Decision.parse("recruit wasp")) == "reclutar la carta «Avispa»"
    assert decision_phrase(Texts("pl"), Decision.parse("take mind mind")) == "wziąć 2 znaczniki umysłu"
    assert (
        decision_phrase(Texts("fr"), Decision.parse("reserve deck 3"))
        == "réserver la première carte du paquet de niveau 3"
    )
