"""Every bot at every kind of table: legal, ends, repeatable, and blind to what its seat cannot know."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from threading import Event

import pytest

from gauntlet import Game, determinize
from gauntlet.bots import Bot, BotError, levels, make_bot, makers, play_out
from gauntlet.bots.levels import LEVELS
from gauntlet.bots.protocol import SIMULATION_MS, Budget
from gauntlet.bots.search import Search, SearchBot

BOTS = [
    "random",
    "greedy",
    "search:30",
    "mind:30",
    "mind:policy",
    "pebble",
    "magpie",
    "mason",
    "comet",
    "tinker",
    "warden",
]
TABLES = [
    {"players": 2},
    {"players": 3, "payment": "default"},
    {"players": 4},
    {"players": 2, "epic_battles": True},
    {"players": 3, "epic_battles": True, "ending": "gauntlet"},
    {"players": 4, "epic_battles": True, "payment": "default"},
]
ENOUGH_ROUNDS = 120
"""Sensible play ends within about 30 rounds; who needs so many is stalling."""


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_every_table_to_its_end(name: str, table: dict[str, object]) -> None:
    game = Game.new(**table, max_rounds=ENOUGH_ROUNDS, seed=11)  # type: ignore[arg-type]
    play_out(game, [make_bot(name, seat) for seat in range(game.options.players)])
    assert game.result is not None
    if name != "random":
        assert game.result.end in ("gauntlet", "sixteen")


def positions(count: int, seed: int) -> list[Game]:
    """Positions from games of all tables, in which some cards are hidden."""
    chance = random.Random(seed)
    found: list[Game] = []
    while len(found) < count:
        game = Game.new(**chance.choice(TABLES), seed=chance.getrandbits(40))  # type: ignore[arg-type]
        for _ in range(chance.randrange(60)):
            if game.over:
                break
            decks = [decision for decision in game.legal_decisions if decision.startswith("reserve deck")]
            game.play(chance.choice(decks if decks and chance.random() < 0.3 else game.legal_decisions))
        if not game.over:
            found.append(game)
    return found


def decisions_behind(game: Game, decide: Callable[[Game], str]) -> set[str]:
    """What is decided in games that look the same to the seat that is asked, with other cards behind its view."""
    assert game.seat is not None
    view, chance = game.view(game.seat), random.Random(5)
    games = [determinize(view, chance) for _ in range(3)]
    assert {other.view(game.seat).position for other in games} == {view.position}
    return {decide(other) for other in games}


@pytest.mark.clause("H3")
@pytest.mark.parametrize("name", [*BOTS, *(level.name for level in LEVELS if level.name not in BOTS)])
def test_no_bot_can_peek(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "MOST_MS", SIMULATION_MS)  # a clock could see differences that a bot cannot
    for game in positions(12, seed=3):
        assert len(decisions_behind(game, lambda other: make_bot(name, 7).decide(other.view(other.seat)))) == 1


def test_a_bot_that_peeks_is_seen() -> None:
    """A planted one: it looks at the deck."""

    def peek(game: Game) -> str:
        legal = game.legal_decisions
        peeked = sum(index * int(card) for index, card in enumerate(game.states[0].deck))
        return legal[peeked % len(legal)]

    assert any(len(decisions_behind(game, peek)) > 1 for game in positions(12, seed=3))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    games = [Game.new(seed=4, max_rounds=40) for _ in range(2)]
    for game in games:
        play_out(game, [make_bot(name, 1), make_bot(name, 2)])
    assert games[0].decisions == games[1].decisions


def wins(first: Bot, second: Bot, games: int) -> float:
    won = 0.0
    for number in range(games):
        game = Game.new(seed=100 + number // 2)
        seats = [first, second] if number % 2 == 0 else [second, first]
        play_out(game, seats)
        assert game.result is not None
        if seats.index(first) in game.result.winners:
            won += 1 / len(game.result.winners)
    return won


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    """Far below what they reach (bench/strength.py), so that chance cannot fail it."""
    assert wins(make_bot("greedy", 1), make_bot("random", 2), 20) >= 17
    assert wins(make_bot("search:300", 1), make_bot("greedy", 2), 10) >= 6


def test_greedy_wins_when_it_can() -> None:
    """Before the last decision of a won game the winner is asked again, by another seed."""
    seen = 0
    for seed in range(30):
        game = Game.new(seed=seed)
        bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
        play_out(game, bots)
        assert game.result is not None
        last = game.decisions[-1]
        if not last.startswith("recruit") or game.result.winners != (1,):
            continue
        game.undo()
        if not (game.seat == 1 and last in game.legal_decisions):
            continue
        assert make_bot("greedy", 9).decide(game.view(1)).startswith("recruit")
        seen += 1
    assert seen >= 5


def test_greedy_denies_the_card_that_would_win() -> None:
    """Seat 0, about to let seat 1 recruit the winning card from the table, takes that card itself where it can."""
    denied = 0
    for seed in range(400):
        if denied == 3:
            break
        game = Game.new(seed=seed)
        play_out(game, [make_bot("pebble", 1), make_bot("greedy", 2)])
        assert game.result is not None
        verb, _, card = game.decisions[-1].partition(" ")
        if verb != "recruit" or game.result.winners != (1,):
            continue
        game.undo()
        game.undo()
        while game.phase != "turn":
            game.undo()
        on_table = any(card in row for row in game.market)
        could_pay = Game.from_position(game.position.replace(" seat=0 ", " seat=1 ")).legal_decisions
        if game.seat == 0 and on_table and f"recruit {card}" in could_pay and f"reserve {card}" in game.legal_decisions:
            decision = make_bot("greedy", 3).decide(game.view(0))
            own = game.copy()
            own.play(decision)
            if own.players[0].points >= 16 or len(winning(game, 1)) > 1:
                continue  # it comes to the end itself, or cannot deny all that would win
            assert decision in (f"reserve {card}", f"recruit {card}"), str(game)
            denied += 1
    assert denied == 3


def winning(game: Game, seat: int) -> list[str]:
    """The recruits with which a seat would have won the game, were it its turn and the round's end."""
    start = Game.from_position(game.position.replace(" seat=0 ", f" seat={seat} "))
    found = []
    for decision in start.legal_decisions:
        trial = start.copy()
        if decision.startswith("recruit"):
            trial.play(decision)
            while not trial.over and trial.seat == seat and trial.phase != "turn":
                trial.play("pay" if "pay" in trial.legal_decisions else trial.legal_decisions[0])
            if trial.over:
                found.append(str(decision))
    return found


def test_search_finds_a_win_in_one() -> None:
    """In every won position before the last decision, some recruit wins; the search must play one that does."""
    found = 0
    for seed in range(12):
        game = Game.new(seed=seed)
        play_out(game, [make_bot("greedy", 1), make_bot("greedy", 2)])
        assert game.result is not None
        if game.result.winners != (1,):
            continue
        while True:
            game.undo()
            if game.seat == 1 and game.phase == "turn":
                break
        game.play(make_bot("search:400", 3).decide(game.view(1)))
        while not game.over and game.seat == 1 and game.phase != "turn":
            game.play(make_bot("search:400", 3).decide(game.view(1)))
        assert game.result is not None
        assert game.result.winners == (1,)
        found += 1
    assert found >= 3


def test_threads_share_a_budget_and_stop_ends_it() -> None:
    view = Game.new(seed=1).view(0)
    findings = Search(1, threads=2).run(view, Budget(60_000, 400))
    assert findings.visits == 400
    stopped = Event()
    stopped.set()
    bot = SearchBot(Budget(60_000, 100_000), Search(1))
    assert bot.decide_within(view, Budget(60_000, 100_000), stopped) in view.legal


def test_the_tree_is_kept_between_decisions() -> None:
    game = Game.new(seed=2)
    search = Search(1)
    first = search.run(game.view(0), Budget(60_000, 2000))
    game.play(first.candidates[0].decision)
    game.play(first.line[1][1])
    second = search.run(game.view(0), Budget(60_000, 100))
    assert second.visits > 100
    fresh = Search(1).run(game.view(0), Budget(60_000, 100))
    assert fresh.visits == 100


def test_findings_add_up() -> None:
    game = Game.new(players=3, epic_battles=True, seed=5)
    findings = Search(4).run(game.view(0), Budget(60_000, 500))
    assert sum(candidate.visits for candidate in findings.candidates) == 500
    assert {candidate.decision for candidate in findings.candidates} <= set(game.legal_decisions)
    assert 0.99 <= sum(findings.wins) <= 1.01
    assert findings.line[0] == (0, findings.candidates[0].decision)
    visits = [candidate.visits for candidate in findings.candidates]
    assert visits == sorted(visits, reverse=True)


def test_a_number_of_simulations_is_searched_whatever_the_clock_says() -> None:
    """A first decision may wait for minutes until everything is compiled; only a time that was asked for ends it."""
    hours = count(0.0, 3600.0)
    view = Game.new(seed=1).view(0)
    assert Search(1, clock=lambda: next(hours)).run(view, Budget.parse("300")).visits == 300
    assert Search(1, clock=lambda: next(hours)).run(view, Budget(900, 300)).visits < 300


def test_levels_are_registered() -> None:
    assert len(LEVELS) >= 8
    for level in LEVELS:
        assert level.name in makers()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("serach:100", "no bot is called 'serach' (did you mean 'search'?)"),
        ("search:many", "'many' is no budget"),
        ("search:0", "'0' is no budget"),
        ("search:100:0", "'0' is no number of threads from 1 to 64"),
        ("mind:often", "mind: 'often' is neither a budget (1000, 500ms, 2s) nor policy"),
        ("mind:100:0", "mind: '0' is no number of threads from 1 to 64"),
        ("greedy:2", "greedy takes no parameter, not '2'"),
        ("pebble:2", "pebble takes no parameter, not '2'"),
    ],
)
def test_a_wrong_name_gets_a_clear_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BotError) as error:
        make_bot(name)
    assert sentence in str(error.value)


def test_greedy_does_not_take_and_return_stones_for_ever() -> None:
    """In this game two of them once held what the other needed, with full hands."""
    game = Game.new(seed=281)
    while game.seat is not None:
        game.play(make_bot("greedy", len(game.decisions)).decide(game.view(game.seat)))
        assert game.round < 100


@pytest.mark.parametrize("seed", [27, 106, 112, 118])
def test_greedy_goes_on_while_another_player_keeps_the_stones_it_needs(seed: int) -> None:
    """With full hands and stones that cannot be had, it recruits what it can instead of waiting for its favorite."""
    greedy = seed % 2
    game, bot = Game.new(seed=seed), make_bot("greedy", seed)
    while game.seat is not None and game.round < 100:
        view = game.view(game.seat)
        takes = [decision for decision in view.legal if decision.startswith("take")]
        if game.seat == greedy:
            decision = bot.decide(view)
            others = {other.split()[0] for other in view.legal}
            full = sum(view.state.players[greedy].tokens.values()) == 10
            assert not (full and decision.startswith("take") and others & {"recruit", "reserve"})
            game.play(decision)
        else:  # takes whatever it can and never spends a stone
            game.play(takes[0] if takes else view.legal[-1])
