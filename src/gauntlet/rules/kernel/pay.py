"""T5, B5, B7, B10: what a card costs a player, and who pays with what.

A *coin* is a shield, or half of a time token under B7; it pays for 1 of a stone, for up to 2 under B10.
"""

from __future__ import annotations

from gauntlet.rules.catalogue import COINS_WORTH_TWO, DISCOUNT, STONE_KINDS, TIME_AS_COINS, TIME_TOKEN_COINS
from gauntlet.rules.kernel.emit import Log, emit
from gauntlet.rules.kernel.jit import inline, step
from gauntlet.rules.kernel.vectors import (
    LOW_BITS,
    ONE_SHIELD,
    ONE_TIME,
    ONES,
    SHIELD,
    TIME,
    amount,
    is_single,
    lowest_bit,
    monus,
    one,
    total_stones,
)
from gauntlet.rules.layout import (
    CHOICE,
    DISCOUNT_ON,
    NONE,
    PAID,
    PAY,
    PAY_REST,
    SHIELD_FOR,
    TIME_FOR,
    Player,
    State,
)


@inline
def coin_worth(powers: int) -> int:
    """B10."""
    return 2 if powers & COINS_WORTH_TWO else 1


@inline
def coins(missing: int, worth: int) -> int:
    """The coins that pay for what is missing, stone by stone: half of it, rounded up, under B10."""
    return missing if worth == 1 else missing + ONES >> 1 & LOW_BITS


@inline
def coins_needed(due: int, tokens: int, worth: int) -> int:
    """The fewest coins with which `due` can be paid."""
    return total_stones(coins(monus(due, tokens), worth))


@inline
def time_coins_at_hand(tokens: int, powers: int) -> int:
    """B7: the coins that a time token would bring."""
    return TIME_TOKEN_COINS if powers & TIME_AS_COINS and amount(tokens, TIME) else 0


@inline
def can_pay(missing: int, tokens: int, powers: int) -> bool:
    """T4, and B13: B5, B7 and B10 count when deciding whether a card can be recruited.

    `missing` is what neither bonuses nor stones pay for.
    """
    shields = amount(tokens, SHIELD)
    if powers & (DISCOUNT | TIME_AS_COINS | COINS_WORTH_TWO) == 0:
        return total_stones(missing) <= shields
    worth = coin_worth(powers)
    needed = total_stones(coins(missing, worth))
    if powers & DISCOUNT and (missing & ONES if worth == 2 else missing):
        needed -= 1  # B5 given where it saves a coin: under B10 that is where an odd number is missing
    return needed <= shields + time_coins_at_hand(tokens, powers)


@inline
def default_discount(due: int, tokens: int, worth: int) -> int:
    """B5 by default payment: the stone that leaves the fewest coins, then has the smallest t - r, then is first."""
    best = NONE
    best_key = 0
    for stone in range(STONE_KINDS):
        if amount(due, stone):
            spare = amount(tokens, stone) - amount(due, stone)
            key = coins_needed(due - one(stone), tokens, worth) * 256 + spare
            if best == NONE or key < best_key:
                best, best_key = stone, key
    return best


@inline
def default_payment(due: int, tokens: int, powers: int, time_coins: int) -> int:
    """The tokens that default payment hands over for `due`: stones, then coins only for what is missing.

    Of the coins, first those left of a time token that is already spent (`time_coins`, else NONE), then shields,
    and a time token last.
    """
    worth = coin_worth(powers)
    by_coins = coins(monus(due, tokens), worth)
    stones = monus(due, by_coins * worth)
    needed = total_stones(by_coins) - max(0, time_coins)
    if needed <= 0:
        return stones
    if needed <= amount(tokens, SHIELD):
        return stones + needed * ONE_SHIELD
    return stones + ONE_TIME + max(0, needed - TIME_TOKEN_COINS) * ONE_SHIELD


@inline
def several_payments(due: int, tokens: int, powers: int) -> bool:
    """Whether `due`, any discount taken off, can be paid by handing over tokens in more than one way."""
    worth = coin_worth(powers)
    shields = amount(tokens, SHIELD)
    time_coins = time_coins_at_hand(tokens, powers)
    fewest = coins(monus(due, tokens), worth)
    needed = total_stones(fewest)
    if fewest != coins(due, worth) and needed < shields + time_coins:
        return True  # one more coin, one stone fewer
    # The same stones, but time instead of shields, or one coin of the time token unused instead of a shield kept.
    return time_coins > 0 and shields > 0 and 1 <= needed <= shields + 1


@inline
def begin_payment(s: State, p: Player, slot: int, due: int) -> None:
    """T4: a card is being recruited, and this is what it costs the player."""
    s.paying = slot
    s.owing = due
    s.discount_due = 1 if due and p.powers & DISCOUNT else 0


@step
def has_choice(s: State, p: Player) -> bool:
    """T5: whether the table lets players choose, and some payment other than the default one exists."""
    if s.payment != CHOICE:
        return False
    due, tokens, powers = s.owing, p.tokens, int(p.powers)
    if not s.discount_due:
        return several_payments(due, tokens, powers)
    default = default_payment(due - one(default_discount(due, tokens, coin_worth(powers))), tokens, powers, NONE)
    bits = discounts(s, p)
    for stone in range(STONE_KINDS):
        if bits >> stone & 1:
            rest = due - one(stone)
            if several_payments(rest, tokens, powers):
                return True
            if default_payment(rest, tokens, powers, NONE) != default:
                return True
    return False


@step
def ask_payment(s: State, p: Player) -> bool:
    """Phase pay, if anything but `pay` can be chosen; a discount that only one stone can take is taken."""
    if s.discount_due:
        bits = discounts(s, p)
        if is_single(bits):
            take_discount(s, lowest_bit(bits))
    if legal_pay(s, p) == 1 << PAY_REST:
        return False
    s.phase = PAY
    return True


@inline
def legal_pay(s: State, p: Player) -> int:
    """The discount of B5 as long as it is due, then coins; and always the rest by default payment."""
    return 1 << PAY_REST | (discounts(s, p) if s.discount_due else offered_coins(s, p))


@inline
def discounts(s: State, p: Player) -> int:
    """B5: the stones that can take the discount so that the rest can still be paid."""
    tokens, powers = p.tokens, int(p.powers)
    worth = coin_worth(powers)
    at_hand = amount(tokens, SHIELD) + time_coins_at_hand(tokens, powers)
    bits = 0
    for stone in range(STONE_KINDS):
        if amount(s.owing, stone) and coins_needed(s.owing - one(stone), tokens, worth) <= at_hand:
            bits |= 1 << DISCOUNT_ON + stone
    return bits


@inline
def offered_coins(s: State, p: Player) -> int:
    """Shields in token order, then the time token in token order, each only if the rest can still be paid."""
    tokens, powers = p.tokens, int(p.powers)
    worth = coin_worth(powers)
    shields = amount(tokens, SHIELD) - s.shields
    time_spent = s.time_coins != NONE
    time_coins = int(s.time_coins) if time_spent else time_coins_at_hand(tokens, powers)
    bits = 0
    for stone in range(STONE_KINDS):
        owed = amount(s.owing, stone)
        if owed and coins_needed(s.owing - min(worth, owed) * one(stone), tokens, worth) < (shields + time_coins):
            if shields and not time_spent and stone >= s.lowest:
                bits |= 1 << SHIELD_FOR + stone
            if time_coins and (not time_spent or stone >= s.lowest):
                bits |= 1 << TIME_FOR + stone
    return bits


@inline
def take_discount(s: State, stone: int) -> None:
    """B5."""
    s.owing -= one(stone)
    s.discount_due = 0


@inline
def apply_pay(s: State, p: Player, bit: int) -> None:
    """One decision of phase pay; the rest is what `hand_over` does."""
    if bit == PAY_REST:
        return
    stone = bit % 5
    if bit < SHIELD_FOR:
        take_discount(s, stone)
        return
    worth = coin_worth(int(p.powers))
    s.owing -= min(worth, amount(s.owing, stone)) * one(stone)
    s.lowest = stone
    if bit < TIME_FOR:
        s.shields += 1
    else:
        s.time_coins = (TIME_TOKEN_COINS if s.time_coins == NONE else s.time_coins) - 1


@inline
def hand_over(s: State, p: Player, log: Log) -> None:
    """T4: what was chosen in phase pay and the rest by default payment goes to the bank."""
    tokens, powers = p.tokens, int(p.powers)
    due = s.owing
    if s.discount_due:
        due -= one(default_discount(due, tokens, coin_worth(powers)))
    chosen = int(s.shields) * ONE_SHIELD
    if s.time_coins != NONE:
        chosen += ONE_TIME
    paid = chosen + default_payment(due, tokens - chosen, powers, int(s.time_coins))
    p.tokens -= paid
    s.bank += paid
    if paid:
        emit(log, PAID | paid)
    if amount(paid, TIME):
        p.spent_time = 1
    s.owing, s.paying, s.discount_due, s.shields, s.time_coins, s.lowest = 0, NONE, 0, 0, NONE, 0
