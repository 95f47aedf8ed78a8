"""The actions of a turn (T1 to T9) and phase pay."""

from dataclasses import replace
from itertools import combinations

from .endofturn import ask_gain, start_end
from .facts import CARDS, STONES
from .payment import (
    Bill,
    Handed,
    coin_name,
    coin_steps,
    default_payment,
    discounts,
    has_choice,
    payable,
    take_discount,
    with_coin,
)
from .position import Paying, Player, Position, bonuses, tags, time_cards

HAND = 3


def bill_for(player: Player, card: str) -> Bill:
    """What a card asks of a player (T4, B5, B7, B10)."""
    have = bonuses(player)
    return Bill(
        need=tuple(max(0, CARDS[card].cost[stone] - have[stone]) for stone in STONES),
        stones=tuple(player.tokens[stone] for stone in STONES),
        shields=player.tokens["shield"],
        token="ragnarok" in player.battles and player.tokens["time"] > 0,
        coins=0,
        worth=2 if "planet-hulk" in player.battles else 1,
        discount="yellow-jacket" in player.battles,
    )


def turn_options(position: Position) -> list[str]:
    """Everything that the player on turn may do (T1 to T4, T9)."""
    options = _takes(position) + _reserves(position) + _recruits(position)
    return options or ["pass"]


def _takes(position: Position) -> list[str]:
    """Taking stones (T1, T2)."""
    left = [stone for stone in STONES if position.bank[stone] > 0]
    # T1: with 3 or more exactly 3; with 2 both or either one; with 1 that one.
    sizes = [3] if len(left) >= 3 else [1, 2]
    found = ["take " + " ".join(some) for size in sizes for some in combinations(left, size)]
    found += [f"take {stone} {stone}" for stone in left if position.bank[stone] >= 4]
    return found


def _face_up(position: Position) -> list[str]:
    """The cards on the table, left to right (S1, T6)."""
    return [card for row in position.market for card in row if card is not None]


def _reserves(position: Position) -> list[str]:
    """Reserving (T3)."""
    if len(position.player.reserved) >= HAND:
        return []
    found = [f"reserve {card}" for card in _face_up(position)]
    return found + [f"reserve deck {level}" for level, deck in enumerate(position.decks, 1) if deck]


def _recruits(position: Position) -> list[str]:
    """Recruiting from the table or from the hand (T4)."""
    return [
        f"recruit {card}"
        for card in _face_up(position) + position.player.reserved
        if payable(bill_for(position.player, card))
    ]


def play_turn(position: Position, decision: str) -> None:
    """One action (T1 to T4, T9)."""
    verb, *rest = decision.split(" ")
    if verb == "take":
        _take(position, rest)
    elif verb == "reserve":
        _reserve(position, rest)
    elif verb == "recruit":
        _recruit(position, rest[0])
    else:
        position.passes += 1
        start_end(position)


def _take(position: Position, stones: list[str]) -> None:
    """T1 or T2; on T2 with Civil War one of a different stone as well (B12)."""
    for stone in stones:
        position.bank[stone] -= 1
        position.player.tokens[stone] += 1
    position.effects.append("take " + " ".join(stones))
    same = len(stones) == 2 and stones[0] == stones[1]
    if same and "civil-war" in position.player.battles:
        ask_gain(position, [stone for stone in STONES if stone != stones[0]])
    else:
        start_end(position)


def _reserve(position: Position, what: list[str]) -> None:
    """A card goes to the hand, with a shield if the bank has one (T3)."""
    player = position.player
    if what[0] == "deck":
        card = position.decks[int(what[1]) - 1].pop(0)
        player.secret.append(card)
        position.effects.append(f"reserve deck {what[1]} {card}")
    else:
        card = what[0]
        position.effects.append(f"reserve {card}")
        _replace(position, card)
    player.reserved.append(card)
    if position.bank["shield"] > 0:
        position.bank["shield"] -= 1
        player.tokens["shield"] += 1
        position.effects.append("shield")
    start_end(position)


def _replace(position: Position, card: str) -> None:
    """A card that leaves the table is replaced in the same slot, if the deck has one (T6)."""
    for level, (row, deck) in enumerate(zip(position.market, position.decks, strict=True), 1):
        if card in row:
            slot = row.index(card)
            row[slot] = deck.pop(0) if deck else None
            position.effects.append(f"refill {level} {slot} {row[slot] or '-'}")


def _recruit(position: Position, card: str) -> None:
    """The payment begins; it is asked for only if there is a choice (T4, T5; RECORD, pay)."""
    bill = bill_for(position.player, card)
    if position.payment == "default" or not has_choice(bill):
        _settle(position, Paying(card, bill, 0, 0, False))
    else:
        ask_pay(position, Paying(card, bill, 0, 0, False))


def pay_options(paying: Paying) -> list[str]:
    """What may be chosen in phase pay (RECORD, pay)."""
    if paying.bill.discount:
        return [f"discount {STONES[stone]}" for stone in discounts(paying.bill)] + ["pay"]
    return [coin_name(step) for step in coin_steps(paying.bill, paying.step)] + ["pay"]


def ask_pay(position: Position, paying: Paying) -> None:
    """Ask if anything but `pay` could be chosen, else settle (RECORD, pay)."""
    position.paying = paying
    if paying.bill.discount:
        able = discounts(paying.bill)
        if len(able) == 1:
            # B5: only one stone can take it, so it is taken without a question.
            bill = take_discount(paying.bill, able[0])
            ask_pay(position, replace(paying, bill=bill))
            return
        position.phase = "pay"
    elif coin_steps(paying.bill, paying.step):
        position.phase = "pay"
    else:
        _settle(position, paying)


def play_pay(position: Position, decision: str) -> None:
    """One decision of phase pay (RECORD, pay)."""
    paying = position.paying
    assert paying is not None
    if decision == "pay":
        _settle(position, paying)
        return
    kind, stone = decision.split(" ")
    index = STONES.index(stone)
    if kind == "discount":
        ask_pay(position, replace(paying, bill=take_discount(paying.bill, index)))
        return
    step = index + (len(STONES) if kind == "time" else 0)
    bill = with_coin(paying.bill, step)
    assert bill is not None
    shields = paying.shields + (kind == "shield")
    time = paying.time or kind == "time"
    ask_pay(position, Paying(paying.card, bill, step, shields, time))


def _settle(position: Position, paying: Paying) -> None:
    """The rest by default payment; the tokens go to the bank, the card to the player (T4, T5)."""
    stones, shields, time = default_payment(paying.bill)
    position.paying = None
    _hand_over(position, (stones, shields + paying.shields, time or paying.time))
    player = position.player
    card = paying.card
    position.effects.append(f"recruit {card}")
    if card in player.reserved:
        player.reserved.remove(card)
        if card in player.secret:
            player.secret.remove(card)
    else:
        _replace(position, card)
    player.recruited.append(card)
    _time_token(position, card)
    _avengers(position)
    if "galactus-coming" in player.battles:
        ask_gain(position, list(STONES))
    else:
        start_end(position)


def _hand_over(position: Position, handed: Handed) -> None:
    """Spent tokens go back to the bank (T4, B7)."""
    stones, shields, time = handed
    # In token order, as the effect names them.
    spent = {**dict(zip(STONES, stones, strict=True)), "time": int(time), "shield": shields}
    paid = "pay"
    for token, amount in spent.items():
        position.player.tokens[token] -= amount
        position.bank[token] += amount
        if amount > 0:
            paid += f" {token} {amount}"
    if paid != "pay":
        position.effects.append(paid)
    if time:
        position.player.time_spent = True


def _time_token(position: Position, card: str) -> None:
    """The first level 3 card brings the time token (T7); a mind card brings it back (B7)."""
    player = position.player
    first = CARDS[card].level == 3 and time_cards(player) == 1
    back = CARDS[card].bonus == "mind" and player.time_spent
    if first or back:
        position.bank["time"] -= 1
        player.tokens["time"] += 1
        player.time_spent = False
        position.effects.append("time")


def _avengers(position: Position) -> None:
    """Avengers Assemble: 3 tags at first, then more than its holder (T8)."""
    player = position.player
    holder = next((seat for seat, other in enumerate(position.players) if other.avengers), None)
    if holder is None:
        if tags(player) >= 3:
            player.avengers = True
            position.effects.append("avengers")
    elif holder != position.seat and tags(player) > tags(position.players[holder]):
        position.players[holder].avengers = False
        player.avengers = True
        position.effects.append(f"avengers {holder}")
