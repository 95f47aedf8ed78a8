"""Nobody is shown or told a card that they may not know: no id or name of it, and nothing that depends on it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest

from gauntlet.rules.game import Game
from gauntlet.rules.tables import CARD_BY_ID, CARDS
from gauntlet.tables import commands, screen, telling
from gauntlet.tables.events import AnyEvent
from gauntlet.tables.match import Match
from gauntlet.tables.shuffle import Deal
from tests.rules.tables import many
from tests.tables.hidden import (
    ALL,
    Eyes,
    Knowledge,
    Show,
    assert_names_no_unknown_card,
    assert_same_behind,
    named,
)
from tests.tables.matches import GAMES, Live, name, seated, whole_match

EVERY = 61
"""One event in so many is looked at with the hidden cards changed, and what was told since the last such one."""


def everyone(live: Live) -> list[Eyes]:
    return [*range(len(live.match.seats)), None]


def text(match: Match, eyes: Eyes, now: int) -> str:
    """The screen of whoever has these eyes."""
    player = "nobody" if eyes is None else match.seats[eyes].player
    return json.dumps(screen.screen(match, player, now))


def told_text(told: telling.Told) -> str:
    return json.dumps({**told, "event": told["event"].model_dump(mode="json")})


def shown_to(eyes: Eyes, now: int, after: int = 0) -> Show:
    """All that a client gets that comes back: the screen, and what is told since an event."""

    def show(log: Sequence[AnyEvent], deal: Deal | None) -> str:
        told = [told_text(fact) for fact in telling.tell("table", log, deal, eyes, after)]
        return "\n".join([text(Match.of("table", log, deal), eyes, now), *told])

    return show


def check_names(game: dict[str, Any], seed: int) -> None:
    """Searches the screens at every event, and each told event, for cards that the receiver may not know."""
    known: Knowledge | None = None
    heard = 0
    unknown: dict[Eyes, list[frozenset[str]]] = {}
    for live in whole_match(game, seed):
        match = live.match
        if match.game is None:
            continue
        known = known or Knowledge(match.deal)
        for event in live.log[heard:]:
            known.hear(event)
            for eyes in everyone(live):
                unknown.setdefault(eyes, []).append(known.unknown(eyes))
        heard = len(live.log)
        for eyes in everyone(live):
            assert_names_no_unknown_card(text(match, eyes, live.now), known.unknown(eyes))
    for eyes in everyone(live):
        told = telling.tell("table", live.log, live.match.deal, eyes)
        for fact, hidden in zip(told, unknown[eyes], strict=True):
            assert_names_no_unknown_card(told_text(fact), hidden)


def check_twins(game: dict[str, Any], seed: int, every: int) -> None:
    """Changes the hidden cards behind some moments of a match, for each pair of eyes."""
    chance = random.Random(seed)
    for number, live in enumerate(whole_match(game, seed)):
        if live.match.game and live.match.status == "playing" and number % every == seed % every:
            known = Knowledge.after(live.log, live.match.deal)
            for eyes in everyone(live):
                assert_same_behind(live.log, known, eyes, shown_to(eyes, live.now, live.match.number - every), chance)


@pytest.mark.clause("H1", "H2", "H3")
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_no_unknown_card_is_named_at_any_event(game: dict[str, Any]) -> None:
    for seed in range(many(1)):
        check_names(game, seed)


@pytest.mark.clause("H1", "H2", "H3")
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_other_hidden_cards_give_the_same_bytes(game: dict[str, Any]) -> None:
    for seed in range(many(1)):
        check_twins(game, 100 + seed, EVERY)


# The check itself is checked: each of these leaks is found.


def leak_next_refill(game: Game, eyes: Eyes, seen: dict[str, Any]) -> None:
    _ = eyes
    assert game.setup is not None
    deck = game.setup.decks[0]
    left = game.deck_counts[0]
    seen["next"] = deck[len(deck) - left] if left else None


def leak_hidden_reserve(game: Game, eyes: Eyes, seen: dict[str, Any]) -> None:
    _ = eyes
    for area, player in zip(seen["players"], game.players, strict=True):
        area["reserved"] = list(player.reserved)


def leak_last_card_by_name(game: Game, eyes: Eyes, seen: dict[str, Any]) -> None:
    assert game.setup is not None
    if eyes is None:
        seen["hint"] = f"at the bottom lies {CARDS[CARD_BY_ID[game.setup.decks[2][-1]]].name}."


def leak_cost_of_next_refill(game: Game, eyes: Eyes, seen: dict[str, Any]) -> None:
    """Names nothing."""
    _ = eyes
    leak_next_refill(game, None, seen)
    card = seen.pop("next")
    seen["bank"] = {**seen["bank"], "cheap": card and sum(CARDS[CARD_BY_ID[card]].cost)}


def leak_order_of_decks(game: Game, eyes: Eyes, seen: dict[str, Any]) -> None:
    """Names nothing that is not known to be there."""
    assert game.setup is not None
    _ = eyes
    left = game.setup.decks[1][-game.deck_counts[1] :]
    seen["sorted"] = sum(one < two for one, two in pairwise(left))


Leak = Callable[[Game, Eyes, dict[str, Any]], None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Callable[[Leak], None]:
    honest = screen.seen

    def planted(leak: Leak) -> None:
        def seen(game: Game, eyes: Eyes) -> dict[str, Any]:
            found = honest(game, eyes)
            leak(game, eyes, found)
            return found

        for module in (screen, telling):
            monkeypatch.setattr(module, "seen", seen)

    return planted


@pytest.mark.parametrize("leak", [leak_next_refill, leak_hidden_reserve, leak_last_card_by_name])
def test_a_leak_that_names_a_card_is_caught(plant: Callable[[Leak], None], leak: Leak) -> None:
    plant(leak)
    with pytest.raises(AssertionError, match="names cards that the receiver may not know"):
        check_names(GAMES[0], 1)


@pytest.mark.parametrize(
    "leak",
    [leak_next_refill, leak_hidden_reserve, leak_last_card_by_name, leak_cost_of_next_refill, leak_order_of_decks],
)
def test_any_leak_is_caught_with_other_hidden_cards(plant: Callable[[Leak], None], leak: Leak) -> None:
    plant(leak)
    with pytest.raises(AssertionError, match="differs with what is hidden"):
        check_twins(GAMES[6], 2, every=5)


def test_a_told_card_that_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    live = seated("ana", "ben")
    live.decide("reserve deck 2")
    known = Knowledge.after(live.log, live.match.deal)
    told = [told_text(fact) for fact in telling.tell("table", live.log, live.match.deal, None)]
    assert_names_no_unknown_card("".join(told), known.unknown(None))
    monkeypatch.setattr(telling, "seen", lambda game, _: screen.seen(game, 0))
    told = [told_text(fact) for fact in telling.tell("table", live.log, live.match.deal, None)]
    with pytest.raises(AssertionError, match=live.game.players[0].reserved[0]):
        assert_names_no_unknown_card("".join(told), known.unknown(None))


def test_a_leaking_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a decision would turn up must not show in what it would leave."""
    honest = screen._choices

    def choices(game: Game) -> list[screen.Choice]:
        found = honest(game)
        for choice in found:
            after = game.copy()
            after.play(choice["decision"])
            choice["points"] += len(str(after.market)) % 2
        return found

    monkeypatch.setattr(screen, "_choices", choices)
    with pytest.raises(AssertionError, match="differs with what is hidden"):
        check_twins(GAMES[0], 3, every=5)


# What everyone may know, by example


def test_who_knows_what() -> None:
    live = seated("ana", "ben")
    live.decide("reserve deck 3")
    (drawn,) = live.game.players[0].reserved
    live.decide("take mind space soul")
    known = Knowledge.after(live.log, live.match.deal)
    assert len(known.unknown(1)) == len(known.unknown(None)) == len(ALL) - 12
    assert known.unknown(0) == known.unknown(1) - {drawn}
    assert drawn in known.unknown(1)
    twins = [known.twin(1, random.Random(seed)) for seed in range(30)]
    assert len({twin.setup.decks[2][4] for twin in twins}) > 5
    assert {known.twin(0, random.Random(seed)).setup.decks[2][4] for seed in range(30)} == {drawn}
    assert {twin.commitment for twin in twins} == {known.deal.commitment if known.deal else ""}


def test_words_that_only_look_like_cards_are_not_taken_for_them() -> None:
    assert named('["she-hulk", "planet-hulk"]') == {"she-hulk"}
    assert named(b"about Spider-Man 2099, and She-Hulk") == {"spider-man-2099", "she-hulk"}
    assert named("Hulk; she said") == {"hulk"}


def test_one_player_with_several_seats_sees_through_the_one_that_is_asked() -> None:
    live = seated("ana", "ana", "ben")
    live.decide("reserve deck 1")
    live.decide("reserve deck 1", player="ana")
    first, second = live.game.players[0].reserved[0], live.game.players[1].reserved[0]

    def sees(player: str) -> list[list[str]]:
        board = screen.screen(live.match, player, live.now)["board"]
        assert board is not None
        return [area["reserved"] for area in board["players"]]

    assert sees("ben") == [["?1"], ["?1"], []]
    assert sees("ana") == [[first], ["?1"], []]
    live.decide("take mind space soul", player="ben")
    assert sees("ana") == [[first], ["?1"], []]
    live.decide("take mind space soul", player="ana")
    assert (live.match.eyes_of("ana"), sees("ana")) == (1, [["?1"], [second], []])


def test_a_match_that_was_forfeited_shows_no_more_than_before() -> None:
    live = seated("ana", "ben")
    live.decide("reserve deck 1")
    live.do(commands.resign, "ben")
    live.settle()
    board = screen.screen(live.match, "ben", live.now)["board"]
    assert live.match.status == "over"
    assert board is not None
    assert board["players"][0]["reserved"] == ["?1"]
