"""Decisions in words, from their notation alone."""

from __future__ import annotations

import pytest

from gauntlet.texts import Texts, does, doing, languages

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
    ("gain mind", "Ana also takes 1 Mind.", "taking 1 Mind as well"),
    ("return shield", "Ana returns 1 S.H.I.E.L.D.", "returning 1 S.H.I.E.L.D."),
    ("location wakanda", "Ana takes the location Wakanda.", "taking the location Wakanda"),
    ("claim ragnarok", "Ana claims the battle Ragnarok.", "claiming the battle Ragnarok"),
    ("decline", "Ana claims no battle.", "claiming no battle"),
    ("pass", "Ana cannot move and passes.", "passing"),
]


@pytest.mark.parametrize(("decision", "told", "phrase"), DECISIONS)
def test_every_decision_in_english(decision: str, told: str, phrase: str) -> None:
    assert does(Texts("en"), decision, "Ana") == told
    assert doing(Texts("en"), decision) == phrase


@pytest.mark.parametrize("language", languages())
def test_every_decision_in_every_language(language: str) -> None:
    texts = Texts(language)
    told = [does(texts, decision, "Ana") for decision, *_ in DECISIONS]
    assert all(sentence.startswith("Ana ") and sentence.endswith(".") for sentence in told)
    assert len({doing(texts, decision) for decision, *_ in DECISIONS}) == len(DECISIONS)


def test_by_example_in_the_other_languages() -> None:
    assert doing(Texts("es"), "recruit wasp") == "reclutar a Avispa"
    assert doing(Texts("pl"), "take mind mind") == "wziąć 2 znaczniki umysłu"
    assert doing(Texts("fr"), "reserve deck 3") == "réserver la première carte du paquet de niveau 3"
