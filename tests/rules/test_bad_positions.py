"""Position strings that describe none: each is refused with the field and the reason."""

from __future__ import annotations

import random
import re

import pytest

from gauntlet.rules.errors import GauntletError, PositionError
from gauntlet.rules.game import Game
from gauntlet.rules.position_parser import parse_position
from testkit.rules.positions import Seat, game_at

PLAIN = game_at(Seat(mind=1, hand="thor"), Seat(cards="wasp", hand="hulk*"), market="rocket").position
EPIC = game_at(Seat(cards="hawkeye kingpin", battles="civil-war"), Seat(), battles="civil-war").position


def with_field(position: str, name: str, value: str) -> str:
    changed = re.sub(rf"(?<= ){name}=\S+", f"{name}={value}", position)
    assert changed != position
    return changed


TEXTS = [
    ("", "a position begins with 'gauntlet-position/1', not ''"),
    ("gauntlet-position/2 players=2", "a position begins with 'gauntlet-position/1', not 'gauntlet-position/2'"),
    ("gauntlet-position/1", "players: must be 2, 3 or 4, not missing"),
    ("gauntlet-position/1 players=2", "the field 'ending' is missing"),
    ("gauntlet-position/1 players=5", "players: must be 2, 3 or 4, not 5"),
    ("gauntlet-position/1 players=٢", "players: must be 2, 3 or 4, not ٢"),
    ("gauntlet-position/1 players", "'players' is not a field: name=value is"),
    ("gauntlet-position/1 players=", "'players=' is not a field: name=value is"),
    (PLAIN + " seat=0", "the field 'seat' stands twice"),
    (PLAIN + " colour=red", "unknown field 'colour'"),
    (PLAIN + " tokens2=0,0,0,0,0,0,0", "unknown field 'tokens2'"),
    (PLAIN.replace("players=2", "players=3"), "the field 'tokens2' is missing"),
    ("x " * 100_000, "a position begins with"),
]


@pytest.mark.parametrize(("text", "reason"), TEXTS, ids=[reason for _, reason in TEXTS])
def test_no_position_at_all(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(text)
    assert reason in str(caught.value)


FIELDS = [
    (PLAIN, "ending", "sixten", "ending: 'sixten' is none of gauntlet, sixteen (did you mean 'sixteen'?)"),
    (PLAIN, "ending", "sixteen", "ending can be sixteen only with Epic Battles"),
    (PLAIN, "payment", "cash", "payment: 'cash' is none of choice, default"),
    (PLAIN, "phase", "lunch", "phase: 'lunch' is none of turn, pay"),
    (PLAIN, "max_rounds", "0", "max_rounds: '0' is not a whole number from 1"),
    (PLAIN, "round", "0", "round: '0' is not a whole number from 1"),
    (PLAIN, "round", "1.0", "round: '1.0' is not a whole number from 1"),
    (PLAIN, "round", "-", "round: '-' is not a whole number from 1"),
    (PLAIN, "round", "9" * 20, "round: "),
    (PLAIN, "round", "9" * 5000, "round: "),
    (PLAIN, "round", "²", "round: '²' is not a whole number"),
    (PLAIN, "round", "٣", "round: '٣' is not a whole number"),
    (PLAIN, "seat", "2", "seat: there is no seat 2 with 2 players"),
    (PLAIN, "seat", "-1", "seat: '-1' is not a whole number from 0 to 3"),
    (PLAIN, "avengers", "3", "avengers: there is no seat 3 with 2 players"),
    (PLAIN, "bank", "3,4,4,4,4,2", "bank: '3,4,4,4,4,2' is not a number for each of mind, space"),
    (PLAIN, "bank", "4,4,4,4,4,2,5", "5 mind tokens in bank and hands; there are 4"),
    (PLAIN, "bank", "3,4,4,4,4,-2,5", "bank: "),
    (PLAIN, "bank", "٣,4,4,4,4,2,5", "bank: "),
    (PLAIN, "bank", "9" * 5000 + ",4,4,4,4,2,5", "bank: "),
    (PLAIN, "tokens0", "1,0,0,0,0,0,x", "tokens0: '1,0,0,0,0,0,x' is not a number for each of"),
    (PLAIN, "market", "rocket", "market: 1 entries, 12 are needed"),
    (PLAIN, "decks", "-/-", "decks: 2 decks, 3 are needed"),
    (PLAIN, "decks", "-/-/-", " is in 0 places, not in one"),
    (PLAIN, "decks", "36/26/16", "36 unknown cards of level 1, but 35 are unseen"),
    (PLAIN, "reserved0", "-", "the card 'thor' is in 0 places, not in one"),
    (PLAIN, "reserved0", "thor,rocket", "the card 'rocket' is in 2 places, not in one"),
    (PLAIN, "reserved0", "thanos", "reserved0: 'thanos' is not known"),
    (PLAIN, "reserved0", "?3*", "this is what a viewer knows"),
    (PLAIN, "reserved0", "thor,thor,thor,thor", "reserved0: 4 entries, 3 are the most"),
    (PLAIN, "reserved0", ",".join(["thor*"] * 12), "reserved0: 12 entries, 3 are the most"),  # found by fuzzing
    (PLAIN, "reserved0", "-*", "reserved0: '-*' is not known"),
    (PLAIN, "reserved0", "th*or", "reserved0: 'th*or' is not known"),
    (PLAIN, "recruited", "wasp", "recruited: 'wasp' does not end with @ and a seat"),
    (PLAIN, "recruited", "wasp@2", "recruited: 'wasp@2' does not end with @ and a seat"),
    (PLAIN, "recruited", "wasp@²", "recruited: 'wasp@²' does not end with @ and a seat"),
    (PLAIN, "recruited", "wasp@" + "1" * 5000, "recruited: "),
    (PLAIN, "recruited", "-", "the card 'wasp' is in 0 places, not in one"),
    (PLAIN, "locations", "asgard", "locations: 1 entries, 2 are needed"),
    (PLAIN, "locations", "asgard,wakanda", "locations: 2 different tiles are needed"),
    (PLAIN, "locations", "-,-", "locations: 2 different tiles are needed"),
    (PLAIN, "locations0", "triskelion", "locations: 2 different tiles are needed"),
    (PLAIN, "battles", "endgame", "battles: 'endgame' is not known"),
    (PLAIN, "battles0", "ragnarok", "battles0: must be different battles of the table"),
    (EPIC, "battles0", "civil-war,civil-war", "battles0: must be different battles of the table"),
    (PLAIN, "passes", "9", "passes: '9' is not a whole number"),
    (PLAIN, "spent_time0", "2", "spent_time0: '2' is not a whole number from 0 to 1"),
    (PLAIN, "time_coins", "2", "time_coins: '2' is not a whole number"),
]


@pytest.mark.parametrize(
    ("position", "name", "value", "reason"), FIELDS, ids=[f"{name}={value[:20]}" for _, name, value, _ in FIELDS]
)
def test_a_field_that_does_not_fit(position: str, name: str, value: str, reason: str) -> None:
    with pytest.raises(GauntletError) as caught:
        Game.from_position(with_field(position, name, value))
    assert type(caught.value) is PositionError
    assert reason in str(caught.value)


# Each field could be true, but together they are no position of any game: there would be nothing to decide, or
# the kernel would read what is not there.
IMPOSSIBLE = [
    (PLAIN, "phase", "pay"),
    (PLAIN, "phase", "gain"),
    (PLAIN, "phase", "return"),
    (PLAIN, "phase", "location"),
    (PLAIN, "phase", "claim"),
    (EPIC, "battles", "civil-war"),
    (EPIC, "battles", "civil-war,civil-war,civil-war,civil-war,civil-war"),
]


@pytest.mark.parametrize(
    ("position", "name", "value"), IMPOSSIBLE, ids=[f"{name}={value}" for _, name, value in IMPOSSIBLE]
)
def test_fields_that_do_not_fit_each_other(position: str, name: str, value: str) -> None:
    with pytest.raises(PositionError):
        Game.from_position(with_field(position, name, value))


def test_nobody_has_two_time_tokens() -> None:
    two = with_field(with_field(PLAIN, "tokens0", "1,0,0,0,0,2,0"), "bank", "3,4,4,4,4,0,5")
    with pytest.raises(PositionError, match="time"):
        Game.from_position(two)


@pytest.mark.parametrize(
    ("name", "value"),
    [("decks", "36/26"), ("decks", "a/b/c"), ("decks", "1/1/1"), ("decks", "²/26/15"), ("reserved1", "?4*")],
)
def test_a_view_that_does_not_fit(name: str, value: str) -> None:
    view = Game.from_position(PLAIN).view(0)
    assert parse_position(view.position).tobytes() == view.states.tobytes()
    with pytest.raises(PositionError):
        parse_position(with_field(view.position, name, value))


def test_mutilated_positions_are_refused_or_sound() -> None:
    """Random damage never ends in anything but a PositionError or a game that can be looked at."""
    chance = random.Random(11)
    refused = 0
    for _ in range(1500):
        items = chance.choice((PLAIN, EPIC)).split()
        index = chance.randrange(1, len(items))
        name, _, value = items[index].partition("=")
        words = value.split(",")
        words[chance.randrange(len(words))] = chance.choice(("-", "0", "1", "3", "7", "rocket", "wasp@1", "", "x", "²"))
        items[index] = f"{name}={','.join(words)}"
        try:
            game = Game.from_position(" ".join(items))
        except PositionError:
            refused += 1
            continue
        assert Game.from_position(game.position) == game
    assert refused > 1000


@pytest.mark.clause("T6")
def test_a_gap_in_a_row_whose_deck_has_cards() -> None:
    face_up = PLAIN.partition(" market=")[2].partition(",")[0]
    gap = PLAIN.replace(f" market={face_up},", " market=-,").replace(" decks=", f" decks={face_up},")
    with pytest.raises(PositionError, match="market: a gap in the row of level 1, whose deck is not empty"):
        Game.from_position(gap)
