"""Decisions that are none, or none here: each is refused in a sentence, and the game stays as it was."""

from __future__ import annotations

import pytest

from gauntlet.rules.errors import GauntletError, IllegalDecision, NotationError, NothingToUndo, OptionsError
from gauntlet.rules.game import Game
from testkit.rules.positions import Seat, after, game_at

STONES = "mind, space, soul, power, reality"
BROKEN = [
    ("", "no decision begins with ''"),
    ("   ", "no decision begins with ''"),
    ("pass now", "'pass' stands alone"),
    ("pay mind", "'pay' stands alone"),
    ("decline ragnarok", "'decline' stands alone"),
    ("Take mind", "no decision begins with 'Take' (did you mean 'take'?)"),
    ("recruti rocket", "no decision begins with 'recruti' (did you mean 'recruit'?)"),
    ("take", "one takes 3, 2 or 1 different stones, or 2 of the same stone"),
    ("take mind mind mind", "one takes 3, 2 or 1 different stones, or 2 of the same stone"),
    ("take mind mind space", "one takes 3, 2 or 1 different stones, or 2 of the same stone"),
    ("take mind space soul power", "one takes 3, 2 or 1 different stones, or 2 of the same stone"),
    ("take soul mind space", "stones are named in token order: 'take mind space soul'"),
    ("take time", f"'time' is none of the stones {STONES}"),
    ("take mind shield", f"'shield' is none of the stones {STONES}"),
    ("take mnid space soul", "(did you mean 'mind'?)"),
    ("take mind  space soul", f"'' is none of the stones {STONES}"),
    ("take mind space soul\n", "'soul\\n' is none of the stones"),
    (" take mind space soul", "no decision begins with ''"),
    ("reserve", "'reserve' names one card"),
    ("reserve rocket wasp", "'reserve' names one card"),
    ("reserve deck", "the decks are 1, 2 and 3"),
    ("reserve deck 0", "the decks are 1, 2 and 3"),
    ("reserve deck 4", "the decks are 1, 2 and 3"),
    ("reserve deck ²", "the decks are 1, 2 and 3"),
    ("reserve deck 1 2", "the decks are 1, 2 and 3"),
    ("reserve rockett", "no card is called 'rockett' (did you mean 'rocket'?)"),
    ("recruit", "'recruit' names one card"),
    ("recruit ?2", "no card is called '?2'"),
    ("recruit Rocket", "no card is called 'Rocket' (did you mean 'rocket'?)"),
    ("shield time", "no stone is called 'time'"),
    ("time", "'time' names one stone"),
    ("discount", "'discount' names one stone"),
    ("gain shield", "no stone is called 'shield'"),
    ("return time", "no token that can be returned is called 'time'"),
    ("location wakandaa", "no location is called 'wakandaa' (did you mean 'wakanda'?)"),
    ("claim thanos", "no battle is called 'thanos'"),
    ("take mind\x00", "is none of the stones"),
    ("💎", "no decision begins with '💎'"),
]


@pytest.mark.parametrize(("text", "reason"), BROKEN)
def test_no_decision_at_all(text: str, reason: str) -> None:
    game = Game.new(seed=1)
    before = game.states.tobytes()
    with pytest.raises(NotationError) as caught:
        game.play(text)
    assert reason in str(caught.value)
    assert str(caught.value).startswith(repr(text))
    assert (game.states.tobytes(), game.decisions) == (before, [])


@pytest.mark.parametrize("thing", [None, 7, b"pass", ("pass",), ["pass"], {"pass": 1}], ids=repr)
def test_not_even_text(thing: object) -> None:
    with pytest.raises(NotationError, match="a decision is a line of text, not "):
        Game.new(seed=1).play(thing)  # type: ignore[arg-type]


PAYING = after(game_at(Seat(space=3, shield=1), Seat(), market="kraven"), "recruit kraven")
RETURNING = after(game_at(Seat(mind=4, space=4, soul=2), Seat()), "reserve deck 1")
CLAIMING = after(game_at(Seat(cards="hawkeye kingpin"), Seat(), battles="civil-war"), "take mind space soul")
OVER = after(
    game_at(Seat(), Seat(cards="green-goblin gamora spider-man luke-cage loki", time=1), turn=1), "take mind space soul"
)
START = game_at(Seat(hand="thor"), Seat(hand="hulk*"), market="rocket kraven")


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (START, "pass"),
        (START, "take mind space"),
        (START, "take mind"),
        (START, "recruit rocket"),
        (START, "recruit thor"),
        (START, "recruit hulk"),
        (START, "reserve thor"),
        (START, "reserve wasp"),
        (START, "pay"),
        (START, "gain mind"),
        (START, "return mind"),
        (START, "location wakanda"),
        (START, "claim ragnarok"),
        (START, "decline"),
        (PAYING, "recruit kraven"),
        (PAYING, "shield mind"),
        (PAYING, "time space"),
        (PAYING, "discount space"),
        (PAYING, "take mind space soul"),
        (RETURNING, "return power"),
        (RETURNING, "take mind space soul"),
        (CLAIMING, "claim ragnarok"),
        (CLAIMING, "claim sinister-six"),
        (CLAIMING, "pass"),
    ],
)
def test_not_legal_here(game: Game, text: str) -> None:
    game = game.copy()
    before = game.states.tobytes()
    with pytest.raises(IllegalDecision) as caught:
        game.play(text)
    assert str(caught.value) == (
        f"{text!r} is not legal: seat 0 is asked in phase {game.phase} of round 1, where these are legal: "
        + ", ".join(game.legal_decisions)
    )
    assert game.states.tobytes() == before


def test_nothing_is_legal_once_the_game_is_over() -> None:
    with pytest.raises(IllegalDecision, match=r"^'take mind space soul' is not legal: the game is over$"):
        OVER.play("take mind space soul")


def test_nothing_to_undo() -> None:
    for game in (Game.new(seed=1), Game.from_position(START.position)):
        before = game.states.tobytes()
        with pytest.raises(NothingToUndo, match="no decision has been played"):
            game.undo()
        assert game.states.tobytes() == before


def test_a_position_has_no_record() -> None:
    with pytest.raises(OptionsError, match="a game that began with a position has no record"):
        START.record()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 1}, "players must be 2, 3 or 4, not 1"),
        ({"players": 5}, "players must be 2, 3 or 4, not 5"),
        ({"players": True}, "players must be 2, 3 or 4, not True"),
        ({"players": 2.0}, "players must be 2, 3 or 4, not 2.0"),
        ({"players": "2"}, "players must be 2, 3 or 4, not '2'"),
        ({"epic_battles": 1}, "epic_battles must be true or false, not 1"),
        ({"ending": "sixteen"}, "ending can be sixteen only with Epic Battles; without it is gauntlet"),
        ({"ending": "stalemate"}, "ending must be gauntlet or sixteen, not 'stalemate'"),
        ({"payment": "cash"}, "payment must be choice or default, not 'cash'"),
        ({"max_rounds": 0}, "max_rounds must be null or a whole number from 1 up, not 0"),
        ({"max_rounds": True}, "max_rounds must be null or a whole number from 1 up, not True"),
        ({"max_rounds": 2**31}, f"max_rounds must be null or a whole number from 1 up, not {2**31}"),
        ({"names": ["Ana"]}, "1 names for 2 players"),
        ({"names": ["a", "b", "c"]}, "3 names for 2 players"),
    ],
)
def test_no_such_table(options: dict[str, object], reason: str) -> None:
    with pytest.raises(GauntletError) as caught:
        Game.new(seed=1, **options)  # type: ignore[arg-type]
    assert (type(caught.value), str(caught.value)) == (OptionsError, reason)
