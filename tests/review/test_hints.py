"""Hints: one or two reasons for each of the best decisions, before one of them is taken."""

from __future__ import annotations

import json

import pytest

from gauntlet.bots.search import Ply
from gauntlet.review import Analysis, Option, Reason, analyse, hint_reasons
from gauntlet.rules.decision import Decision
from gauntlet.rules.game import Game
from gauntlet.rules.view import View
from gauntlet.texts import LANGUAGES, Texts, reason_text
from testkit.review import TINY, played, record_of


def analysis_of(view: View, *decisions: str, line: tuple[tuple[int, str], ...] = ()) -> Analysis:
    """As if the search had found these decisions, the best first."""
    wins = (0.6, *[0.4 / (len(view.names) - 1)] * (len(view.names) - 1))
    options = tuple(Option(Decision.parse(decision), 10, 0.6, 0.1, wins) for decision in decisions)
    main_line = tuple(Ply(seat, Decision.parse(decision)) for seat, decision in line)
    return Analysis(view.seat, view.asked, 30, wins, options, main_line)


def hints_for(game: Game, *decisions: str) -> list[list[Reason]]:
    view = game.view(game.seat)
    assert set(decisions) <= set(view.legal)
    return hint_reasons(view, analysis_of(view, *decisions))


@pytest.fixture(scope="module")
def chance_to_win() -> Game:
    record = record_of("4p-epic-sixteen-greedy")
    return played(record, max(n for n, decision in enumerate(record.decisions) if decision == "recruit hulk"))


def test_a_win_is_all_there_is_to_say(chance_to_win: Game) -> None:
    wins, other = hints_for(chance_to_win, "recruit black-cat", "recruit hulk")
    assert wins == [{"kind": "wins"}]
    assert other == [
        {"kind": "brings", "gain": {"points": 3}},
        {"kind": "keeps", "seat": 2, "card": "hulk", "worth": {"points": 3, "locations": ["triskelion"]}},
    ]


def test_the_only_legal_decision() -> None:
    record = record_of("2p-gauntlet-greedy")
    games = (played(record, number) for number in range(len(record.decisions)))
    view = next(game.view(game.seat) for game in games if len(game.legal_decisions) == 1)
    assert hint_reasons(view, analyse(view, TINY)) == [[{"kind": "only-choice"}]]


def test_where_nothing_can_be_named_the_search_is_quoted() -> None:
    game = Game.new(seed=3)
    view = game.view(0)
    line = ((0, "take mind space soul"), (1, "take mind space soul"), (0, "recruit electro"))
    found = analysis_of(view, "take mind space soul", "take mind mind", line=line)
    assert hint_reasons(view, found) == [
        [{"kind": "most-wins", "win": 60}, {"kind": "goes-on", "plan": "recruit electro"}],
        [{"kind": "win-rate", "win": 60}],
    ]


def test_what_comes_within_reach_and_what_is_kept_from_whom() -> None:
    """Over a whole game: every reason is about a card that is on the table or in the own hand."""
    record = record_of("2p-gauntlet-greedy")
    kinds = set()
    for number in range(0, len(record.decisions), 3):
        game = played(record, number)
        view = game.view(game.seat)
        if len(view.legal) == 1:
            continue
        for decision in view.legal:
            for reason in hints_for(game, decision)[0]:
                kinds.add(reason["kind"])
                if reason["kind"] in ("keeps", "keeps-near"):
                    assert decision.endswith(f" {reason['card']}")
                    assert reason["seat"] != game.seat
                if reason["kind"] == "reach":  # a card that could be had before, too, must now end the game
                    assert f"recruit {reason['card']}" not in view.legal or "ends" in reason["worth"]
    assert {"brings", "reach", "keeps", "keeps-near", "most-wins"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["2p-gauntlet-greedy", "3p-epic-gauntlet-greedy"])
def test_every_hint_of_a_game_has_words(name: str, language: str) -> None:
    record, texts = record_of(name), Texts(language)
    for number in range(0, len(record.decisions), 7):
        game = played(record, number)
        view = game.view(game.seat)
        found = analyse(view, TINY)
        hints = hint_reasons(view, found)
        assert len(hints) == min(3, len(view.legal), max(1, len(found.options)))
        for reasons in json.loads(json.dumps(hints)):
            assert 1 <= len(reasons) <= 2
            assert all(reason_text(texts, reason, view.names).endswith((".", "!")) for reason in reasons)


def test_hidden_cards_make_no_difference() -> None:
    game = played(record_of("2p-gauntlet-greedy"), 21)  # seat 0 holds two cards from decks, and seat 1 decides
    view = game.view(1)
    hidden = set(game.players[0].reserved)
    for decision in view.legal:
        cards = {reason.get("card") for reason in hint_reasons(view, analysis_of(view, decision))[0]}
        assert not cards & hidden
