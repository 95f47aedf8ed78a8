"""What a client shows: the choices and what they would leave, what cards lack, and who sees how much of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gauntlet.match import commands
from gauntlet.match.screen import Board, Choice, Progress, Shortfall, board, screen
from gauntlet.rules.catalogue import BATTLES, CARD_BY_ID, CARDS, GOAL, LOCATIONS, STONES
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options
from testkit.match.matches import any_decision, seated
from testkit.reference.payment import payable
from testkit.reference.position import Player
from testkit.reference.turn import bill_for
from testkit.rules.kinds import TABLES, many, name
from testkit.rules.payments import random_pair
from testkit.rules.positions import Seat, game_at, stuck

TAKE = "take mind space soul"


def positions(table: Options, every: int) -> Iterator[Game]:
    """Some positions of a random game: all in which something else than a turn is asked, and some turns."""
    chance = random.Random(name(table))
    for seed in range(many(1)):
        game = Game.new(table.players, table.epic_battles, table.ending, table.payment, table.max_rounds, seed=seed)
        while not game.over:
            if game.phase != "turn" or chance.randrange(every) == 0:
                yield game
            game.play(any_decision(game, chance))
        yield game


def really(game: Game, decision: str) -> Choice:
    """What playing a decision gives."""
    seat = game.seat
    assert seat is not None
    after = game.copy()
    after.play(decision)
    payment = after.phase == "pay" and game.phase == "turn"
    if payment:
        after.play("pay")
    old, new = game.players[seat], after.players[seat]
    location = set(new.locations) - set(old.locations)
    return {
        "decision": decision,
        "tokens": new.tokens,
        "points": new.points,
        "next_phase": after.phase if after.seat == seat and after.phase != "turn" else None,  # type: ignore[typeddict-item]
        "location": location.pop() if location else None,
        "avengers": new.avengers and not old.avengers,
        "payment": payment,
    }


def lack(game: Game, seat: int, card: str) -> Shortfall:
    """By the reference: one shield more after the other, until the card can be paid."""
    area = game.players[seat]
    player = Player(tokens=area.tokens, recruited=list(area.recruited), battles=list(area.battles))
    bill = bill_for(player, card)
    missing = {stone: bill.need[n] - bill.stones[n] for n, stone in enumerate(STONES) if bill.need[n] > bill.stones[n]}
    short = 0
    while not payable(replace(bill, shields=bill.shields + short)):
        short += 1
    return {"missing": missing, "coins": short}


def wanted(game: Game, seat: int) -> list[str]:
    """The cards that a seat could want."""
    return [*(card for row in game.market for card in row if card), *game.players[seat].reserved]


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_each_choice_says_what_it_would_leave(table: Options) -> None:
    for game in positions(table, every=10):
        for seat in (*range(table.players), None):
            shown = board(game, seat)
            assert (shown["viewer"], shown["asked"], shown["phase"]) == (seat, game.seat, game.phase)
            if seat is None or seat != game.seat:
                assert shown["choices"] == []
            else:
                expected = [really(game, decision) for decision in game.legal_decisions]
                assert sorted(shown["choices"], key=lambda choice: choice["decision"]) == expected


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_a_card_lacks_nothing_if_and_only_if_it_can_be_recruited(table: Options) -> None:
    for game in positions(table, every=8):
        for seat in range(table.players):
            lacks = board(game, seat)["shortfalls"]
            if game.over:
                assert lacks == {}
                continue
            assert sorted(lacks) == sorted(wanted(game, seat))
            if game.phase == "turn" and seat == game.seat:
                able = {card for card, lacking in lacks.items() if lacking["coins"] == 0}
                assert able == {text.split()[1] for text in game.legal_decisions if text.startswith("recruit")}
        assert board(game, None)["shortfalls"] == {}


@pytest.mark.parametrize("shard", range(4))
def test_what_a_card_lacks_is_what_the_reference_counts(shard: int) -> None:
    chance = random.Random(shard)
    powers: set[str] = set()
    for _ in range(many(12)):
        game, _theirs = random_pair(chance)
        powers |= set(game.players[0].battles)
        lacks = board(game, 0)["shortfalls"]
        for card in chance.sample(wanted(game, 0), 5):
            assert lacks[card] == lack(game, 0, card)
    assert powers >= {"yellow-jacket", "ragnarok", "planet-hulk"}


def asked_for(game: Game, seat: int, tile: str) -> Progress:
    """By the data: what a location or a battle asks for, and how much of it a player has."""
    player = game.players[seat]
    if location := next((one for one in LOCATIONS if one.id == tile), None):
        wants = list(zip(location.requirement, player.bonuses.values(), strict=True))
    else:
        battle = next(one for one in BATTLES if one.id == tile)
        time_cards = sum(CARDS[CARD_BY_ID[card]].level == 3 for card in player.recruited)
        wants = [
            *zip(battle.requirement, player.bonuses.values(), strict=True),
            (battle.time_cards, time_cards),
            (battle.locations, len(player.locations)),
            (battle.avengers_tile, int(player.avengers)),
        ]
    return {"need": sum(need for need, _ in wants), "have": [sum(min(pair) for pair in wants)]}


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_progress_counts_what_a_tile_asks_for(table: Options) -> None:
    for game in positions(table, every=10):
        shown = board(game, None)
        assert list(shown["progress"]) == [*shown["locations"], *shown["battles"]]
        for tile, progress in shown["progress"].items():
            for seat in range(table.players):
                expected = asked_for(game, seat, tile)
                assert (progress["need"], [progress["have"][seat]]) == (expected["need"], expected["have"])


@pytest.mark.clause("B5")
def test_a_discount_is_counted_even_where_it_does_not_suffice() -> None:
    """Kraven costs three space: with the discount, and nothing at hand, two shields are missing."""
    for battles, short in (("", 3), ("yellow-jacket", 2), ("planet-hulk", 2), ("yellow-jacket planet-hulk", 1)):
        game = game_at(Seat(battles=battles), Seat(), market="kraven", battles="yellow-jacket planet-hulk")
        assert board(game, 0)["shortfalls"]["kraven"] == {"missing": {"space": 3}, "coins": short}


def test_who_can_only_pass_has_that_choice() -> None:
    game = game_at(*stuck())
    assert [choice["decision"] for choice in board(game, 0)["choices"]] == ["pass"]


def test_a_payment_under_way_names_its_card() -> None:
    game = game_at(Seat(hand="kraven*", space=3, shield=1), Seat())
    assert board(game, 1)["paying"] is None
    game.play("recruit kraven")
    assert [board(game, seat)["paying"] for seat in (0, 1, None)] == ["kraven"] * 3
    other = game_at(Seat(space=3, shield=1), Seat(), market="kraven")
    other.play("recruit kraven")
    assert board(other, None)["paying"] == "kraven"


def test_an_area_has_bonuses_and_cubes() -> None:
    seats = Seat(cards="hawkeye wasp valkyrie", battles="civil-war"), Seat()
    areas = board(game_at(*seats, battles="civil-war"), None)["players"]
    assert [area["cubes"] for area in areas] == [2, 3]
    assert sum(areas[0]["bonuses"].values()) == 3
    assert list(areas[0]["bonuses"]) == list(STONES)
    assert [area["cubes"] for area in board(game_at(Seat(), Seat()), None)["players"]] == [0, 0]


@pytest.mark.clause("W1", "B14")
def test_an_area_says_what_is_lacking_to_end_the_game() -> None:
    seats = Seat(cards="hawkeye wasp valkyrie", time=1), Seat()
    first, second = board(game_at(*seats), None)["players"]
    bonuses = [stone for stone in STONES if not first["bonuses"][stone]]
    assert first["lacks"] == {"points": GOAL - first["points"], "tokens": bonuses}
    assert second["lacks"] == {"points": GOAL, "tokens": [*STONES, "time"]}
    points_alone = game_at(*seats, battles="civil-war", ending="sixteen")
    assert [area["lacks"]["tokens"] for area in board(points_alone, None)["players"]] == [[], []]


@pytest.mark.clause("E1")
def test_an_area_says_how_many_tokens_are_to_be_returned() -> None:
    game = game_at(Seat(mind=4, space=3, soul=3), Seat(), top="hela")
    assert [area["excess"] for area in board(game, 0)["players"]] == [0, 0]
    game.play("reserve deck 2")
    assert [area["excess"] for area in board(game, 0)["players"]] == [1, 0]


@pytest.mark.clause("T8")
def test_a_board_says_how_many_tags_bring_the_avengers_tile() -> None:
    assert board(game_at(Seat(), Seat()), None)["tags_for_tile"] == 3
    held = game_at(Seat(cards="captain-america iron-man"), Seat(), avengers=0)
    assert board(held, None)["tags_for_tile"] == 4 + 1


def test_everyone_knows_how_many_cards_only_their_owner_knows() -> None:
    game = game_at(Seat(hand="thor* rocket kraven*"), Seat(hand="hela"))
    for seat in (0, 1, None):
        assert [area["hidden"] for area in board(game, seat)["players"]] == [2, 0]


def test_a_board_is_the_rules_own_view_and_more() -> None:
    game = game_at(Seat(hand="thor* rocket"), Seat(hand="hela*"), Seat())
    for seat in (0, 1, 2, None):
        shown: Any = board(game, seat)
        state = game.view(seat).state.as_json()
        assert {key: shown[key] for key in ("bank", "market", "decks", "locations", "battles", "round")} == {
            key: state[key] for key in ("bank", "market", "decks", "locations", "battles", "round")
        }
        assert [{key: area[key] for key in old} for area, old in zip(shown["players"], state["players"], strict=True)]
        assert [area["reserved"] for area in shown["players"]] == [player["reserved"] for player in state["players"]]


def test_a_screen_before_the_game() -> None:
    live = seated("ana", "bot:mason", "cleo", seed=None)
    live.do(commands.stand, "cleo", 2)
    shown = screen(live.match, "ana", live.now)
    assert (shown["status"], shown["board"], shown["outcome"], shown["maker"]) == ("waiting", None, None, True)
    assert [(seat["player"], seat["name"], seat["bot"]) for seat in shown["seats"]] == [
        ("ana", "Ana", None),
        (None, "Bot", "mason"),
        (None, "", None),
    ]
    assert (shown["you"], shown["can_undo"], shown["number"]) == ([0], False, live.match.number)
    assert not screen(live.match, "cleo", live.now)["maker"]
    assert not screen(live.match, None, live.now)["maker"]


def board_of(live: Any, player: str | None) -> Board:
    shown = screen(live.match, player, live.now)["board"]
    assert shown is not None
    return shown


def test_a_screen_in_the_game() -> None:
    live = seated("ana", "ben", "cleo")
    live.do(commands.leave, "cleo")
    live.do(commands.request_pause, "ben")
    onlookers: list[str | None] = ["ana", "ben", "dan", None]
    shown = screen(live.match, "ben", live.now)
    assert (shown["you"], shown["pause_requests"], shown["paused"]) == ([1], [1], False)
    assert (shown["number"], shown["question"]) == (live.match.number, live.match.question)
    assert [seat["stood_in"] for seat in shown["seats"]] == [False, False, True]
    assert [len(board_of(live, player)["choices"]) > 0 for player in onlookers] == [
        True,
        False,
        False,
        False,
    ]
    assert [board_of(live, player)["viewer"] for player in ("ana", "ben", "cleo", "dan", None)] == [0, 1, 2, None, None]
    live.decide(TAKE)
    assert board_of(live, "ana")["choices"] == []
    assert board_of(live, "ben")["choices"]


def test_a_screen_after_the_game() -> None:
    live = seated("ana", "ben", "cleo")
    for player in ("ana", "ben"):
        live.do(commands.resign, player)
    live.settle()
    live.do(commands.rematch, "cleo", "table-2")
    shown = screen(live.match, "cleo", live.now)
    assert (shown["status"], shown["rematch"]) == ("over", "table-2")
    assert shown["outcome"] == {"end": "forfeit", "winners": [2], "points": [0, 0, 0], "decided_by": None}
    assert [seat["forfeited"] for seat in shown["seats"]] == [True, True, False]
    for viewer in ("ana", "ben", "cleo", None):
        assert (board_of(live, viewer)["asked"], board_of(live, viewer)["choices"]) == (None, [])
