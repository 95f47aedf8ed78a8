"""Paying for a card (T4, T5, B5, B7, B10, B13) by listing every complete payment."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from .facts import STONES

Amounts = tuple[int, ...]
# The tokens handed over: stones in token order, shields, and whether the time token is among them.
Handed = tuple[Amounts, int, bool]


@dataclass(frozen=True)
class Bill:
    """What is still to be paid, and with what."""

    need: Amounts
    stones: Amounts
    shields: int
    # B7: a time token that could be spent, and coins left over from one that is spent.
    token: bool
    coins: int
    # B10: how much of a stone one coin pays for.
    worth: int
    # B5: the discount is still due.
    discount: bool


def _less_one(need: Amounts, stone: int) -> Amounts:
    """The need with 1 of a stone taken off (B5)."""
    return tuple(n - (i == stone) for i, n in enumerate(need))


def _spreads(limits: Amounts, coins: int) -> Iterator[Amounts]:
    """Every way to put at most so many coins on the stones, at most limits[i] on stone i (T4)."""
    if not limits:
        yield ()
        return
    for first in range(min(limits[0], coins) + 1):
        for rest in _spreads(limits[1:], coins - first):
            yield (first, *rest)


def _useful(need: int, worth: int) -> int:
    """How many coins a stone can take, each finding something still to pay (RECORD, pay)."""
    count = 0
    while worth * count < need:
        count += 1
    return count


def payments(bill: Bill) -> Iterator[Handed]:
    """Every complete payment (T4, T5, B5, B7, B10), as the tokens handed over from here on."""
    if bill.discount and any(bill.need):
        for stone, amount in enumerate(bill.need):
            if amount > 0:
                yield from payments(replace(bill, need=_less_one(bill.need, stone), discount=False))
        return
    limits = tuple(_useful(n, bill.worth) for n in bill.need)
    time_coins = 2 if bill.token else bill.coins
    for shields in _spreads(limits, bill.shields):
        left = tuple(most - used for most, used in zip(limits, shields, strict=True))
        for times in _spreads(left, time_coins):
            paid = tuple(max(0, n - bill.worth * (a + b)) for n, a, b in zip(bill.need, shields, times, strict=True))
            if all(p <= t for p, t in zip(paid, bill.stones, strict=True)):
                yield paid, sum(shields), bill.token and sum(times) > 0


@lru_cache(maxsize=100_000)
def payable(bill: Bill) -> bool:
    """Whether at least one complete payment exists (T4). Remembered, as it is asked so often."""
    return any(True for _ in payments(bill))


def _coins_needed(bill: Bill) -> Amounts:
    """Coins for each stone when stones go first (RECORD, default payment, step 2)."""
    return tuple(_useful(max(0, n - t), bill.worth) for n, t in zip(bill.need, bill.stones, strict=True))


def default_discount(bill: Bill) -> Bill:
    """The bill after the default choice of the discount (B5; RECORD, default payment, step 1)."""
    if not (bill.discount and any(bill.need)):
        return replace(bill, discount=False)

    def rank(stone: int) -> tuple[int, int, int]:
        after = replace(bill, need=_less_one(bill.need, stone))
        return sum(_coins_needed(after)), bill.stones[stone] - bill.need[stone], stone

    stone = min((i for i, n in enumerate(bill.need) if n > 0), key=rank)
    return replace(bill, need=_less_one(bill.need, stone), discount=False)


def default_payment(bill: Bill) -> Handed:
    """The default payment of what is left, with what is left (T5, B13; RECORD, steps 1 to 3)."""
    bill = default_discount(bill)
    coins = _coins_needed(bill)
    paid = tuple(max(0, n - bill.worth * k) for n, k in zip(bill.need, coins, strict=True))
    wanted = max(0, sum(coins) - bill.coins)
    spends = wanted > bill.shields
    if spends:
        # The token is worth 2 coins; one that finds nothing to pay is lost (B13).
        wanted = max(0, wanted - 2)
    handed = (paid, wanted, spends)
    if wanted > bill.shields or (spends and not bill.token):
        raise ValueError("the card cannot be paid for")
    return handed


def has_choice(bill: Bill) -> bool:
    """Whether some payment hands over other tokens than the default one (RECORD, pay)."""
    default = default_payment(bill)
    return any(handed != default for handed in payments(bill))


def discounts(bill: Bill) -> list[int]:
    """The stones that can take the discount so that the rest can still be paid (B5)."""
    return [
        stone
        for stone, amount in enumerate(bill.need)
        if amount > 0 and payable(replace(bill, need=_less_one(bill.need, stone), discount=False))
    ]


def take_discount(bill: Bill, stone: int) -> Bill:
    """The bill after `discount X` (B5)."""
    return replace(bill, need=_less_one(bill.need, stone), discount=False)


def with_coin(bill: Bill, step: int) -> Bill | None:
    """The bill after one more coin, or None if there is no such coin (T5, B7, B10).

    Steps 0 to 4 are a shield on each stone, 5 to 9 a time coin: the order of RECORD, pay.
    """
    stone = step % len(STONES)
    if bill.need[stone] == 0:
        return None
    need = tuple(max(0, n - bill.worth) if i == stone else n for i, n in enumerate(bill.need))
    if step < len(STONES):
        if bill.shields == 0:
            return None
        return replace(bill, need=need, shields=bill.shields - 1)
    if bill.token:
        return replace(bill, need=need, token=False, coins=1)
    if bill.coins == 0:
        return None
    return replace(bill, need=need, coins=bill.coins - 1)


def coin_steps(bill: Bill, first: int) -> list[int]:
    """The coins on offer from a step on: those after which the rest can be paid (RECORD, pay)."""
    found = []
    for step in range(first, 2 * len(STONES)):
        after = with_coin(bill, step)
        if after is not None and payable(after):
            found.append(step)
    return found


def coin_name(step: int) -> str:
    """The notation of a coin (RECORD, pay)."""
    kind = "shield" if step < len(STONES) else "time"
    return f"{kind} {STONES[step % len(STONES)]}"
