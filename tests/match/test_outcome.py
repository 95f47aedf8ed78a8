"""How a match ends, and what decided it: W3 and B14 between those who have not forfeited."""

from __future__ import annotations

import pytest

from gauntlet.match.outcome import Outcome, outcome
from gauntlet.rules.game import Game
from testkit.rules.positions import DEAR, Seat, after, game_at, stuck

TWENTY = Seat(cards="ant-man black-bolt drax nova doctor-octopus", time=1)
TWENTY_WITH_MODOK = Seat(cards="ant-man black-bolt drax nova doctor-octopus modok", time=1)
TWENTY_ONE = Seat(cards="gamora spider-man luke-cage loki vulture", time=1)
ALSO_TWENTY = Seat(cards="gamora spider-man luke-cage loki rocket", time=1)
WITH_TILE = Seat(cards="vision black-panther captain-marvel iron-fist sandman kate-bishop valkyrie quake", time=1)
NO_TIME = Seat(cards="iron-man black-widow captain-america hulk thor", time=0)
"""Many points, but not the Gauntlet."""


def over(*seats: Seat, avengers: int | None = None, ending: str = "", battles: str = "") -> Game:
    game = game_at(*seats, turn=len(seats) - 1, avengers=avengers, ending=ending, battles=battles)
    game = after(game, "take mind space soul")
    return after(game, "decline") if game.phase == "claim" else game


def ended(game: Game, *forfeited: int) -> Outcome:
    found = outcome(game, [seat for seat in range(len(game.players)) if seat not in forfeited])
    assert found is not None
    return found


@pytest.mark.clause("W3")
@pytest.mark.parametrize(
    ("seats", "avengers", "winners", "decided_by"),
    [
        ((NO_TIME, TWENTY), None, [1], "alone"),
        ((TWENTY, TWENTY_ONE), None, [1], "points"),
        ((WITH_TILE, ALSO_TWENTY), 0, [0], "avengers"),
        ((TWENTY_WITH_MODOK, ALSO_TWENTY), None, [1], "cards"),
        ((TWENTY, ALSO_TWENTY), None, [0, 1], "shared"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_what_decides(seats: tuple[Seat, ...], avengers: int | None, winners: list[int], decided_by: str) -> None:
    found = ended(over(*seats, avengers=avengers))
    assert (found["end"], found["winners"], found["decided_by"]) == ("gauntlet", winners, decided_by)


@pytest.mark.clause("B14")
@pytest.mark.parametrize(
    ("seats", "avengers", "winners", "decided_by"),
    [
        ((TWENTY, NO_TIME), None, [0], "points"),
        ((WITH_TILE, ALSO_TWENTY), 0, [1], "cards"),  # the tile does not decide
        ((TWENTY, ALSO_TWENTY), None, [0, 1], "shared"),
    ],
    ids=lambda case: case if isinstance(case, str) else "",
)
def test_what_decides_at_sixteen(
    seats: tuple[Seat, ...], avengers: int | None, winners: list[int], decided_by: str
) -> None:
    found = ended(over(*seats, avengers=avengers, ending="sixteen", battles="sinister-six"))
    assert (found["end"], found["winners"], found["decided_by"]) == ("sixteen", winners, decided_by)


@pytest.mark.parametrize(
    ("seats", "forfeited", "winners", "decided_by"),
    [
        ((TWENTY_ONE, TWENTY, NO_TIME), (0,), [1], None),  # the other who closed the Gauntlet has left
        ((TWENTY_ONE, Seat(cards="wasp"), NO_TIME), (0,), [2], "points"),  # nobody else closed it
        ((TWENTY_ONE, Seat(cards="hulk"), Seat(cards="thor")), (0,), [1, 2], "points"),
        ((TWENTY, NO_TIME, Seat()), (1,), [0], "alone"),
    ],
)
def test_who_has_forfeited_does_not_count(
    seats: tuple[Seat, ...], forfeited: tuple[int, ...], winners: list[int], decided_by: str | None
) -> None:
    found = ended(over(*seats), *forfeited)
    assert (found["winners"], found["decided_by"]) == (winners, decided_by)


def test_nothing_is_decided_without_a_winner_or_by_forfeit() -> None:
    stalemate = ended(after(game_at(*stuck(), market=DEAR), "pass", "pass"))
    assert (stalemate["end"], stalemate["winners"], stalemate["decided_by"]) == ("stalemate", [], None)
    running = game_at(TWENTY, Seat())
    assert outcome(running, [0, 1]) is None
    assert ended(running, 0) == {"end": "forfeit", "winners": [1], "points": [20, 0], "decided_by": None}
    assert ended(running, 0, 1)["winners"] == []
