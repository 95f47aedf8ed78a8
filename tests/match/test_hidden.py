"""Nobody is shown a card that they may not know: no id or name of it, and nothing that depends on it."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from gauntlet.match import commands, history, screen
from gauntlet.match.commitment import Deal
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import Match
from gauntlet.rules.game import Game
from testkit.match.hidden import (
    ALL,
    Knowledge,
    Show,
    Viewer,
    assert_names_no_unknown_card,
    assert_same_behind,
    named,
)
from testkit.match.leaks import (
    Leak,
    leak_cost_of_next_refill,
    leak_hidden_reserve,
    leak_last_card_by_name,
    leak_next_refill,
    leak_order_of_decks,
)
from testkit.match.matches import GAMES, Live, name, seated, whole_match
from testkit.rules.kinds import many

EVERY = 61
"""One event in so many is looked at with the hidden cards changed, and what came since the last such one."""


def everyone(live: Live) -> list[Viewer]:
    return [*range(len(live.match.seats)), None]


def text(match: Match, viewer: Viewer, now: int) -> str:
    """The screen of this viewer."""
    player = "nobody" if viewer is None else match.seats[viewer].player
    return json.dumps(screen.screen(match, player, now))


def entry_text(entry: history.Entry) -> str:
    return json.dumps({**entry, "event": entry["event"].model_dump(mode="json")})


def shown_to(viewer: Viewer, now: int, after: int = 0) -> Show:
    """All that a client gets that comes back: the screen, and the history since an event."""

    def show(log: Sequence[AnyEvent], deal: Deal | None) -> str:
        match = Match.of("table", log, deal)
        entries = [entry_text(fact) for fact in history.history(match, log[after:], viewer)]
        return "\n".join([text(match, viewer, now), *entries])

    return show


def check_names(game: dict[str, Any], seed: int) -> None:
    """Searches the screens at every event, and each entry of the history, for cards that the receiver may not know."""
    known: Knowledge | None = None
    heard = 0
    unknown: dict[Viewer, list[frozenset[str]]] = {}
    for live in whole_match(game, seed):
        match = live.match
        if match.game is None:
            continue
        known = known or Knowledge(match.deal)
        for event in live.log[heard:]:
            known.hear(event)
            for viewer in everyone(live):
                unknown.setdefault(viewer, []).append(known.unknown(viewer))
        heard = len(live.log)
        for viewer in everyone(live):
            assert_names_no_unknown_card(text(match, viewer, live.now), known.unknown(viewer))
    for viewer in everyone(live):
        entries = history.history(live.match, live.log, viewer)
        for fact, hidden in zip(entries, unknown[viewer], strict=True):
            assert_names_no_unknown_card(entry_text(fact), hidden)


def check_twins(game: dict[str, Any], seed: int, every: int) -> None:
    """Changes the hidden cards behind some moments of a match, for each viewer."""
    chance = random.Random(seed)
    for number, live in enumerate(whole_match(game, seed)):
        if live.match.game and live.match.status == "playing" and number % every == seed % every:
            known = Knowledge.after(live.log, live.match.deal)
            for viewer in everyone(live):
                assert_same_behind(
                    live.log, known, viewer, shown_to(viewer, live.now, live.match.number - every), chance
                )


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


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Callable[[Leak], None]:
    honest = screen.board

    def planted(leak: Leak) -> None:
        def board(game: Game, viewer: Viewer) -> dict[str, Any]:
            found: dict[str, Any] = copy.deepcopy(dict(honest(game, viewer)))  # boards share parts
            leak(game, viewer, found)
            return found

        monkeypatch.setattr(screen, "board", board)

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
    entries = [entry_text(fact) for fact in history.history(live.match, live.log, None)]
    assert_names_no_unknown_card("".join(entries), known.unknown(None))
    monkeypatch.setattr(history, "masked", lambda effects, *_: effects)
    entries = [entry_text(fact) for fact in history.history(live.match, live.log, None)]
    with pytest.raises(AssertionError, match=live.game.players[0].reserved[0]):
        assert_names_no_unknown_card("".join(entries), known.unknown(None))


def test_a_leaking_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a decision would turn up must not show in what it would leave."""
    honest = screen.board

    def board(game: Game, viewer: Viewer) -> screen.Board:
        found = honest(game, viewer)
        for choice in found["choices"]:
            after = game.copy()
            after.play(choice["decision"])
            choice["points"] += len(str(after.market)) % 2
        return found

    monkeypatch.setattr(screen, "board", board)
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
    assert (live.match.viewer_of("ana"), sees("ana")) == (1, [["?1"], [second], []])


def test_a_match_that_was_forfeited_shows_no_more_than_before() -> None:
    live = seated("ana", "ben")
    live.decide("reserve deck 1")
    live.do(commands.resign, "ben")
    live.settle()
    board = screen.screen(live.match, "ben", live.now)["board"]
    assert live.match.status == "over"
    assert board is not None
    assert board["players"][0]["reserved"] == ["?1"]
