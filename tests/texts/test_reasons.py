"""Reasons in words: every kind in every language, and by example."""

from __future__ import annotations

import json
import re
from typing import get_args, get_type_hints

import pytest

from gauntlet.review.reason_types import Gains, Reason
from gauntlet.texts import LANGUAGES, Texts, reason_text
from gauntlet.texts.reasons import gain_text
from testkit.texts.messages import ENGLISH_WORDS

NAMES = ["Ana", "Ben"]
GAIN: Gains = {"points": 3, "avengers": True, "locations": ["wakanda"], "time": True, "first": "soul"}
WINS: Gains = {"ends": "gauntlet", "points": 4}
ALLOWED: Reason = {"kind": "allowed", "seat": 1, "card": "wasp", "worth": {"points": 2}, "did": True}
EXAMPLES: list[tuple[Reason, str]] = [
    ({"kind": "only-legal"}, "It was the only legal move."),
    ({"kind": "won"}, "It won the game."),
    ({"kind": "ended", "ending": "gauntlet"}, "It assembled the Gauntlet."),
    ({"kind": "ended", "ending": "sixteen"}, "It reached 16 points."),
    (
        {"kind": "brought", "gain": GAIN},
        "It brought 3 points, the Avengers Assemble tile, the location Wakanda, the Time token"
        " and the first Soul bonus.",
    ),
    (
        {"kind": "brought-near", "gain": {"points": 1}, "location": "wakanda", "stone": "reality"},
        "It brought 1 point and left Wakanda just one Reality bonus away.",
    ),
    (
        {"kind": "left-near", "location": "wakanda", "stone": "reality"},
        "It left Wakanda just one Reality bonus away.",
    ),
    (
        {"kind": "denied", "seat": 1, "card": "thor", "worth": {"points": 3}},
        "It kept Thor from Ben, who could have recruited it for 3 points.",
    ),
    (
        {"kind": "denied-near", "seat": 1, "card": "thor", "short": 2},
        "It kept Thor from Ben, who needed 2 more tokens.",
    ),
    ({"kind": "best"}, "The engine would have done the same."),
    ({"kind": "as-good", "best": "recruit wasp", "nearly": False}, "It was as good as recruiting Wasp."),
    ({"kind": "as-good", "best": "recruit wasp", "nearly": True}, "It was nearly as good as recruiting Wasp."),
    ({"kind": "missed-win", "best": "recruit wasp"}, "Recruiting Wasp would have won the game at once."),
    (
        {"kind": "missed-end", "best": "recruit wasp", "ending": "sixteen"},
        "Recruiting Wasp would have reached 16 points.",
    ),
    (
        {"kind": "gave-up", "best": "recruit hulk", "gain": {"points": 5}, "then": ALLOWED},
        "Recruiting Hulk was possible and would have brought 5 points. This let Ben recruit Wasp for 2 points.",
    ),
    (
        {"kind": "gave-up-reach", "best": "recruit hulk", "gain": {"time": True}, "card": "thor", "worth": WINS},
        "Recruiting Hulk was possible and would have brought the Time token,"
        " and then Thor, which assembles the Gauntlet.",
    ),
    (
        {"kind": "missed-reach", "best": "take mind mind", "card": "thor", "worth": {"points": 3}},
        "Taking 2 Mind would have put Thor within reach for 3 points.",
    ),
    (
        {"kind": "missed-near", "best": "recruit wasp", "location": "asgard", "stone": "mind"},
        "Recruiting Wasp would have left Asgard just one Mind bonus away.",
    ),
    (
        {"kind": "kept-from", "best": "reserve wasp", "seat": 1, "short": 1},
        "Reserving Wasp would have kept it from Ben, who needed just 1 more token.",
    ),
    (
        {"kind": "tempo", "best": "take mind mind", "card": "thor", "late": 2},
        "Taking 2 Mind would have put Thor within reach 2 turns earlier.",
    ),
    (
        {"kind": "lost-tokens", "best": "recruit wasp", "short": 2},
        "It meant returning 2 tokens; recruiting Wasp would have avoided that.",
    ),
    (ALLOWED, "This let Ben recruit Wasp for 2 points."),
    (
        {
            "kind": "allowed-but",
            "seat": 1,
            "card": "thor",
            "worth": {"ends": "sixteen"},
            "did": False,
            "best": "reserve thor",
        },
        "Ben could then recruit Thor, which makes 16 points; reserving Thor would have prevented that.",
    ),
    (
        {"kind": "better", "best": "take mind mind", "seat": 0, "win": 61, "instead": 52},
        "Taking 2 Mind was better: Ana then wins 61% of the time instead of 52%.",
    ),
    (
        {"kind": "better-plan", "best": "pass", "seat": 0, "win": 61, "instead": 52, "plan": "claim ragnarok"},
        "Passing was better: Ana then wins 61% of the time instead of 52%,"
        " for example by claiming the battle Ragnarok later.",
    ),
    ({"kind": "came-up", "card": "modok"}, "M.O.D.O.K. came up."),
    ({"kind": "came-up-for", "card": "thor", "seat": 1}, "Thor came up, and Ben could afford it."),
    ({"kind": "hidden-hand", "seat": 1}, "Ben moves next and knows the hidden card in their hand."),
    ({"kind": "unexpected"}, "The engine didn’t see that coming."),
    ({"kind": "only-choice"}, "It’s the only legal move."),
    ({"kind": "wins"}, "It wins at once."),
    ({"kind": "ends", "ending": "sixteen"}, "It reaches 16 points."),
    ({"kind": "brings", "gain": {"points": 2, "time": True}}, "It brings 2 points and the Time token."),
    (
        {"kind": "brings-near", "gain": {"first": "soul"}, "location": "asgard", "stone": "mind"},
        "It brings the first Soul bonus and leaves Asgard just one Mind bonus away.",
    ),
    (
        {"kind": "leaves-near", "location": "asgard", "stone": "mind"},
        "It leaves Asgard just one Mind bonus away.",
    ),
    ({"kind": "reach", "card": "thor", "worth": {"points": 3}}, "It puts Thor within reach for 3 points."),
    (
        {"kind": "keeps", "seat": 1, "card": "thor", "worth": {"ends": "wins"}},
        "Ben could recruit Thor, which wins the game; this prevents it.",
    ),
    (
        {"kind": "keeps-near", "seat": 1, "card": "thor", "short": 2},
        "It keeps Thor from Ben, who needs 2 more tokens.",
    ),
    ({"kind": "goes-on", "plan": "recruit thor"}, "Next in the plan: recruiting Thor."),
    ({"kind": "most-wins", "win": 61}, "The engine wins most often this way: 61% of the time."),
    ({"kind": "win-rate", "win": 58}, "The engine wins 58% of the time this way."),
]


@pytest.mark.parametrize(("reason", "sentence"), EXAMPLES, ids=[reason["kind"] for reason, _ in EXAMPLES])
def test_each_kind_in_english(reason: Reason, sentence: str) -> None:
    assert reason_text(Texts("en"), reason, NAMES) == sentence


def test_there_is_an_example_of_every_kind() -> None:
    assert {reason["kind"] for reason, _ in EXAMPLES} == set(get_args(get_type_hints(Reason)["kind"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [reason for reason, _ in EXAMPLES], ids=lambda reason: reason["kind"])
def test_each_kind_in_each_language(language: str, reason: Reason) -> None:
    """From JSON, as a client has it; with every number and name, and without a piece of English."""
    sentence = reason_text(Texts(language), json.loads(json.dumps(reason)), NAMES)
    assert re.match("[A-ZÀ-ŻŚŁ].*[.!]$", sentence)
    assert not re.search(r" ,| \.|  |\.\.|!\.|[{}$]", sentence)
    assert language == "en" or not ENGLISH_WORDS.search(sentence)
    assert ("seat" not in reason) or NAMES[reason["seat"]] in sentence
    assert all(str(reason[key]) in sentence for key in ("win", "instead", "short") if key in reason)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "es",
            "Reclutar la carta «Hulk» era posible y habría dado 5 puntos."
            " Así Ben podía reclutar la carta «Avispa», lo que da 2 puntos, y lo hizo.",
        ),
        (
            "pl",
            "Można było zwerbować kartę „Hulk”, co dałoby 5 punktów."
            " Przez to Ben może zwerbować kartę „Osa”, co daje 2 punkty, i tak się stało.",
        ),
        (
            "fr",
            "Recruter Hulk était possible et aurait rapporté 5 points."
            " Ainsi, Ben pouvait recruter Wasp, ce qui rapporte 2 points, et l’a fait.",
        ),
    ],
)
def test_by_example_in_the_other_languages(language: str, sentence: str) -> None:
    reason: Reason = {"kind": "gave-up", "best": "recruit hulk", "gain": {"points": 5}, "then": ALLOWED}
    assert reason_text(Texts(language), reason, NAMES) == sentence


def test_a_name_at_the_start_keeps_its_case() -> None:
    hidden: Reason = {"kind": "hidden-hand", "seat": 0}
    assert reason_text(Texts("en"), hidden, ["p0", "p1"]).startswith("p0 moves")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "1 point, the Avengers Assemble tile, the location Wakanda, the Time token and the first Soul bonus"),
        (
            "es",
            "1 punto, la pieza de ¡Vengadores, reuníos!, el Lugar Wakanda, la ficha de Tiempo"
            " y la primera bonificación de Alma",
        ),
        ("pl", "1 punkt, płytkę Avengers, płytkę miejsca „Wakanda”, znacznik czasu i pierwszy bonus duszy"),
        ("fr", "1 point, la tuile Avengers Rassemblement, le Lieu Wakanda, le jeton Temps et le premier bonus Âme"),
    ],
)
def test_gains(language: str, sentence: str) -> None:
    assert gain_text(Texts(language), {**GAIN, "points": 1}) == sentence
    assert gain_text(Texts(language), {}) == ""


def test_what_ends_with_a_shout_needs_no_full_stop() -> None:
    reason: Reason = {"kind": "brings", "gain": {"avengers": True}}
    assert reason_text(Texts("es"), reason, NAMES) == "Aporta la pieza de ¡Vengadores, reuníos!"
