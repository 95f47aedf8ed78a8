"""The reference plays out every vector exactly as it is written down."""

import json
import random
from itertools import product
from pathlib import Path

import pytest

from testkit.reference.facts import CARDS, LOCATIONS, STONES
from testkit.reference.game import Json, legal, perft, play, result, start, state, view
from testkit.reference.payment import (
    Bill,
    Handed,
    coin_name,
    coin_steps,
    default_payment,
    discounts,
    payable,
    payments,
    take_discount,
    with_coin,
)
from testkit.reference.position import Position
from testkit.reference.record import EAGER, random_record, trace

VECTORS = Path(__file__).parents[1] / "vectors"
RECORDS = sorted(VECTORS.glob("*-*.json"))

TABLE: Json = {
    "players": 2,
    "epic_battles": False,
    "ending": "gauntlet",
    "payment": "choice",
    "max_rounds": None,
}


def test_there_are_vectors() -> None:
    """An empty folder must not pass for a folder that agrees."""
    assert RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_vector(path: Path) -> None:
    """The trace equals the given one, line by line; without one, the result does (RECORD)."""
    lines = list(trace(json.loads(path.read_text(encoding="utf-8"))))
    given = path.with_suffix(".trace.jsonl")
    if given.exists():
        wanted = [json.loads(text) for text in given.read_text(encoding="utf-8").splitlines()]
        assert len(lines) == len(wanted)
        for mine, theirs in zip(lines, wanted, strict=True):
            assert mine == theirs


@pytest.mark.parametrize("seed", range(6))
def test_random_records_replay(seed: int) -> None:
    """A random game is a valid record, and no token is ever lost (C1, RECORD)."""
    table = {
        **TABLE,
        "players": 2 + seed % 3,
        "epic_battles": seed % 2 == 0,
        "ending": "sixteen" if seed % 2 == 0 else "gauntlet",
        "max_rounds": 60,
    }
    record = random_record(table, random.Random(seed), EAGER if seed % 2 == 0 else None)
    totals = set()
    for found in trace(json.loads(json.dumps(record))):
        bags = [found["state"]["bank"]] + [p["tokens"] for p in found["state"]["players"]]
        totals.add(tuple(sum(bag[token] for bag in bags) for token in bags[0]))
        assert all(amount >= 0 for bag in bags for amount in bag.values())
        assert all(p["tokens"]["time"] <= 1 for p in found["state"]["players"])
    assert len(totals) == 1


def test_default_payment_is_a_payment() -> None:
    """Whenever anything can pay, so can the default payment, and it is among the payments (T5)."""
    for need, stones in product(product(range(4), repeat=2), product(range(3), repeat=2)):
        for shields, coins, token, worth, discount in product(range(3), range(2), (False, True), (1, 2), (False, True)):
            if coins and token:
                continue
            bill = Bill((*need, 0, 0, 0), (*stones, 0, 0, 0), shields, token, coins, worth, discount)
            if payable(bill):
                assert default_payment(bill) in set(payments(bill))
            else:
                with pytest.raises(ValueError, match="cannot be paid"):
                    default_payment(bill)


def _bill(
    need: tuple[int, ...],
    stones: tuple[int, ...],
    shields: int = 0,
    token: bool = False,
    coins: int = 0,
    worth: int = 1,
    discount: bool = False,
) -> Bill:
    """A bill for tests (T4)."""
    return Bill(need, stones, shields, token, coins, worth, discount)


def test_default_payment_examples() -> None:
    """What the vectors leave open (B5, B7, B10, B13; RECORD, default payment)."""
    none = (0, 0, 0, 0, 0)
    # Step 3: the token gives 2 coins and the shields only the rest.
    assert default_payment(_bill((3, 0, 0, 0, 0), none, 2, token=True)) == (none, 1, True)
    # One coin of the token may find nothing to pay.
    assert default_payment(_bill((1, 0, 0, 0, 0), none, 0, token=True)) == (none, 0, True)
    # A coin left over from a spent token goes before shields.
    assert default_payment(_bill((2, 0, 0, 0, 0), none, 2, coins=1)) == (none, 1, False)
    # Step 1: the fewest coins, then the smallest t - r, then token order.
    bill = _bill((1, 1, 0, 0, 0), (3, 2, 0, 0, 0), discount=True)
    assert default_payment(bill) == ((1, 0, 0, 0, 0), 0, False)
    bill = _bill((1, 3, 0, 0, 0), (1, 0, 0, 0, 0), 2, worth=2, discount=True)
    assert default_payment(bill) == ((1, 0, 0, 0, 0), 1, False)
    bill = _bill((1, 2, 0, 0, 0), (0, 0, 0, 0, 0), 2, worth=2, discount=True)
    assert default_payment(bill) == (none, 1, False)


def test_every_payment_can_be_chosen() -> None:
    """The decisions of phase pay reach every payment, and nothing else (T5, B13; RECORD, pay)."""
    for need, stones in product(product(range(4), repeat=2), product(range(3), repeat=2)):
        for shields, token, worth, discount in product(range(3), (False, True), (1, 2), (False, True)):
            bill = _bill((*need, 0, 0, 0), (*stones, 0, 0, 0), shields, token, 0, worth, discount)
            if payable(bill):
                assert _reached(bill, 0, 0, False) == set(payments(bill))


def _reached(bill: Bill, step: int, shields: int, time: bool) -> set[Handed]:
    """The payments in which some sequence of pay decisions ends (RECORD, pay)."""
    stones, more, spends = default_payment(bill)
    found = {(stones, shields + more, time or spends)}
    if bill.discount and any(bill.need):
        for stone in discounts(bill):
            found |= _reached(take_discount(bill, stone), step, shields, time)
        return found
    for coin in coin_steps(bill, step):
        after = with_coin(bill, coin)
        assert after is not None
        is_time = coin_name(coin).startswith("time")
        found |= _reached(after, coin, shields + (not is_time), time or is_time)
    return found


def _idle() -> Position:
    """A made-up position in which nothing can be done: an empty table and full hands (T9)."""
    setup = random_record({**TABLE, "max_rounds": 1}, random.Random(4))["setup"]
    position = start(TABLE, setup)
    position.bank.update(dict.fromkeys(STONES, 0))
    position.market = [[None] * 4 for _ in range(3)]
    position.decks = [[], [], []]
    return position


def test_stalemate_waits_for_a_location() -> None:
    """A round of passes in which a location was taken does not end the game (T9, E2)."""
    position = _idle()
    location = LOCATIONS[position.locations[0]]
    position.players[0].recruited = [
        card.id for stone in STONES for card in [c for c in CARDS.values() if c.bonus == stone][: location.needs[stone]]
    ]
    assert legal(position) == ["pass"]
    position = play(play(position, "pass"), "pass")
    assert position.players[0].locations == [location.id]
    assert (position.phase, position.round) == ("turn", 2)
    position = play(play(position, "pass"), "pass")
    found = result(position)
    assert found is not None
    assert (found["end"], found["winners"], position.round) == ("stalemate", [], 2)


@pytest.mark.parametrize(("limit", "end"), [(1, "limit"), (2, None)])
def test_round_limit(limit: int, end: str | None) -> None:
    """A table's last round ends the game without a winner (W5)."""
    setup = random_record({**TABLE, "max_rounds": 1}, random.Random(5))["setup"]
    position = start({**TABLE, "max_rounds": limit}, setup)
    position = play(play(position, "take mind space soul"), "take mind space soul")
    assert position.end == end
    assert position.round == (1 if end else 2)


def test_limit_gives_way_to_stalemate() -> None:
    """Both at once is a stalemate (RECORD, end of a round; W5)."""
    position = _idle()
    position.max_rounds = 1
    assert play(play(position, "pass"), "pass").end == "stalemate"


def test_view_hides_what_came_from_a_deck() -> None:
    """A card from a deck is known to its owner alone, one from the table to all (H2)."""
    setup = random_record({**TABLE, "max_rounds": 1}, random.Random(1))["setup"]
    position = play(start(TABLE, setup), "reserve deck 2")
    hidden = setup["decks"][1][4]
    assert CARDS[hidden].level == 2
    assert view(position, 0) == state(position)
    assert state(position)["players"][0]["reserved"] == [hidden]
    assert view(position, 1)["players"][0]["reserved"] == ["?2"]
    assert view(position, None)["players"][0]["reserved"] == ["?2"]
    shown = setup["decks"][0][0]
    position = play(position, f"reserve {shown}")
    assert view(position, 0)["players"][1]["reserved"] == [shown]


def test_perft() -> None:
    """From the start: 15 reserves, 10 threes and 5 pairs, none yet affordable (T1 to T4)."""
    setup = random_record({**TABLE, "max_rounds": 1}, random.Random(2))["setup"]
    position = start(TABLE, setup)
    assert perft(position, 0) == 1
    assert perft(position, 1) == len(legal(position)) == 30
    assert perft(position, 2) == sum(len(legal(play(position, decision))) for decision in legal(position))


def test_illegal_is_refused() -> None:
    """A decision that is not legal where it stands is refused (RECORD, invalid)."""
    setup = random_record({**TABLE, "max_rounds": 1}, random.Random(3))["setup"]
    with pytest.raises(ValueError, match="not legal"):
        play(start(TABLE, setup), "pass")
