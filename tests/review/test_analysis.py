"""analyse: chances, decisions, how sure, and never more knowledge than the seat has."""

from __future__ import annotations

import json
import random

import pytest

from gauntlet.review import Analysis, Mark, analyse
from gauntlet.review.compare import compare
from gauntlet.rules.determinize import determinize
from gauntlet.rules.game import Game
from gauntlet.rules.options import Setup
from gauntlet.rules.record import Record
from testkit.review import played, record_of, small


@pytest.fixture(scope="module")
def middle() -> Analysis:
    return analyse(played(record_of("2p-gauntlet-greedy"), 30), small(200), seed=1)


def test_the_chances_of_all_seats_are_at_most_one_together(middle: Analysis) -> None:
    assert all(0 <= win <= 1 for win in middle.wins)
    assert 0 < sum(middle.wins) <= 1 + 1e-6


def test_decisions_come_best_first_with_visits_and_value(middle: Analysis) -> None:
    visits = [option.visits for option in middle.options]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) <= middle.visits == 200
    assert all(option.value == option.wins[middle.asked or 0] for option in middle.options)
    assert middle.line[0] == (middle.asked, middle.options[0].decision)
    assert middle.wins == middle.options[0].wins


def test_how_sure_it_is(middle: Analysis) -> None:
    assert middle.interval
    low, high = middle.interval.low, middle.interval.high
    assert 0 <= low <= middle.options[0].value <= high <= 1
    assert middle.lead == middle.options[0].value - middle.options[1].value
    assert (middle.lead_error or 0) >= middle.options[0].error


def test_json_has_what_is_documented(middle: Analysis) -> None:
    value = json.loads(json.dumps(middle.as_json()))
    assert set(value) == {
        *("format", "seat", "asked", "visits", "wins", "options", "interval", "lead", "lead_error", "clear", "line"),
    }
    assert value["format"] == "gauntlet-analysis/1"
    assert set(value["options"][0]) == {"decision", "visits", "value", "error", "wins"}
    assert set(value["line"][0]) == {"seat", "decision"}


def test_a_game_that_is_over_has_its_result() -> None:
    found = analyse(Game.replay(record_of("edge-shared-sixteen")), small(10))
    assert (found.wins, found.options, found.interval, found.clear) == ((0.5, 0.5), (), None, False)


def test_an_onlooker_can_be_analysed_for() -> None:
    game = played(record_of("2p-gauntlet-greedy"), 30)
    found = analyse(game.view(None), small(50))
    assert found.seat is None
    assert found.asked == game.seat
    assert found.options


def with_other_hidden_cards(game: Game, record: Record, seat: int) -> Game:
    """The same game with all that a seat does not know permuted: the decks, and what others drew from them."""
    known = {card for row in game.market for card in row} | {
        card for player in game.players for card in player.recruited
    }
    for owner, player in enumerate(game.players):
        known |= {
            card for card, hidden in zip(player.reserved, player.hidden, strict=True) if owner == seat or not hidden
        }
    decks = []
    for deck in record.setup.decks:
        unseen = [card for card in deck if card not in known]
        random.Random(5).shuffle(unseen)
        decks.append(tuple(card if card in known else unseen.pop() for card in deck))
    setup = Setup(tuple(decks), record.setup.locations, record.setup.battles)
    twin = Game.of(record.options, setup, record.names)
    for decision in game.decisions:
        twin.play(decision)
    return twin


def test_what_the_seat_cannot_know_makes_no_difference() -> None:
    record = record_of("2p-gauntlet-greedy")
    game = played(record, 21)  # seat 0 holds two cards from decks, and seat 1 decides
    assert game.seat == 1
    assert any(game.players[0].hidden)
    twin = with_other_hidden_cards(game, record, 1)
    assert twin != game
    assert twin.players[0].reserved != game.players[0].reserved
    assert analyse(twin, small(100), seed=4) == analyse(game, small(100), seed=4)
    found = [compare(position.view(1), game.legal_decisions[-1], small(100), seed=4) for position in (game, twin)]
    assert found[0] == found[1]


def test_shuffling_the_unseen_cards_leaves_the_view_and_changes_the_rest() -> None:
    game = played(record_of("2p-gauntlet-greedy"), 21)
    view, position = game.view(1), game.position
    hands = set()
    chance = random.Random(1)
    for _ in range(20):
        other = determinize(view, chance)
        assert other.view(1).state == view.state
        assert Game.from_position(other.position) == other  # it checks that each card is there once
        assert other.position != position
        hands.add(other.players[0].reserved)
    assert len(hands) > 5


def test_another_seed_searches_otherwise(middle: Analysis) -> None:
    game = played(record_of("2p-gauntlet-greedy"), 30)
    assert analyse(game, small(200), seed=1) == middle
    assert analyse(game, small(200), seed=2) != middle


def test_a_comparison_finds_what_wins_at_once() -> None:
    """Recruiting Nova wins, and after anything else the other seat does."""
    record = record_of("2p-epic-gauntlet-random")
    game = played(record, len(record.decisions) - 1)
    view, wins = game.view(game.seat), record.decisions[-1]
    found = compare(view, wins, small(32))
    assert (found.best, found.best_value, found.value, found.loss) == (wins, 1.0, 1.0, 0.0)
    assert (found.mark, found.sure) == (Mark.GOOD, True)
    worst = compare(view, next(one for one in view.legal if one.verb == "take"), small(32))
    assert (worst.best.verb, worst.best_value, worst.mark, worst.sure) == ("recruit", 1.0, Mark.BLUNDER, True)
    assert worst.loss == worst.best_value - worst.value


def test_a_comparison_of_equal_decisions_finds_no_difference() -> None:
    """The game is over whatever is decided, so all values are the same."""
    record = record_of("2p-gauntlet-greedy")
    game = played(record, len(record.decisions) - 2)
    found = compare(game.view(game.seat), record.decisions[-2], small(32))
    assert (found.loss, found.error, found.mark) == (0.0, 0.0, Mark.GOOD)
