"""Which reason is given: the compiled choice among the facts. A reason is a row (`rows.REASON`); names come later."""

from __future__ import annotations

from typing import Any, Final

from gauntlet.review.kernel.facts import (
    HERE,
    NEAR,
    POSSIBLE,
    REACHES,
    THERE,
    Known,
    Log,
    bit_of,
    find_known,
    find_reach,
    is_at_hand,
    is_named,
    own_points,
    play_turn,
    shortest,
    turns_to,
    weight,
)
from gauntlet.review.kernel.rows import GAIN_OF, MOST_REASONS, WORTH_OF, Rows
from gauntlet.rules.catalogue import AVENGERS_POINTS, LOCATION_POINTS, MOST_PLAYERS, NO_CARD
from gauntlet.rules.kernel.chance import Chance
from gauntlet.rules.kernel.jit import door, step
from gauntlet.rules.kernel.play import legal_bits
from gauntlet.rules.kernel.see import ALL_CARDS, deal_unseen, gather_unseen
from gauntlet.rules.kernel.vectors import is_single
from gauntlet.rules.layout import (
    DRAW_CARD,
    GAIN,
    MARKET,
    NONE,
    OVER,
    PASS_TURN,
    PAY,
    RECRUIT_CARD,
    RESERVE_CARD,
    RETURN,
    TURN,
    State,
    States,
)

ONLY_LEGAL, WON, ENDED, BROUGHT, BROUGHT_NEAR, LEFT_NEAR, DENIED, DENIED_NEAR, AS_THE_ENGINE, AS_GOOD = range(10)
MISSED_WIN, MISSED_END, GAVE_UP, GAVE_UP_REACH, MISSED_REACH, MISSED_NEAR = range(10, 16)
KEPT_FROM, TEMPO, LOST_TOKENS = range(16, 19)
ALLOWED, ALLOWED_BUT, BETTER, BETTER_PLAN = range(19, 23)
CAME_UP, CAME_UP_FOR, HIDDEN_HAND, UNEXPECTED = range(23, 27)
ONLY_CHOICE, WINS, ENDS, BRINGS, BRINGS_NEAR, LEAVES_NEAR, REACH, KEEPS, KEEPS_NEAR = range(27, 36)
GOES_ON, MOST_WINS, WIN_RATE = range(36, 39)

OWN: Final = MOST_REASONS * 2
"""The rows of `gains`: two for each reason; what the best decision brings, and another one; then their reaches."""
OWN_THERE, OWN_HERE, MORE = OWN, OWN + 1, OWN + 2
REACH_THERE: Final = OWN + 3
REACH_HERE: Final = REACH_THERE + REACHES
GAINS: Final = REACH_HERE + REACHES


@step
def say(reasons: Rows, at: int, kind: int, s: State) -> None:
    """Begins a reason."""
    reason: Any = reasons[at]
    reason.kind, reason.ending = kind, s.ending
    reason.did, reason.nearly = 0, 0


@step
def imagine(seen: States, work: States, chance: Chance, known: Known) -> None:
    """One of the deals that the seat cannot tell apart, and the cards that it knows."""
    find_known(seen[0], known)
    work[POSSIBLE] = seen[0]
    gather_unseen(work[POSSIBLE])
    deal_unseen(work[POSSIBLE], chance, ALL_CARDS)


@step
def foresee(work: States, which: int, number: int, known: Known, log: Log, gains: Rows, own: int, reach: int) -> None:
    """What a decision brings, and what everyone can recruit after it."""
    work[which] = work[POSSIBLE]
    play_turn(work, which, bit_of(work[which], number), log, gains, own)
    find_reach(work, which, known, log, gains, reach)


@step
def only_in(gains: Rows, one: int, other: int, decided: int, seat: int, own: bool) -> int:
    """The row of the best that is within reach in one future and not in the other one: for the seat itself, whose
    decision there was `decided`, or for the others."""
    best, most = NONE, 0
    for index in range(REACHES):
        gain: Any = gains[one + index]
        if gain.able and (index // NO_CARD == seat) == own:
            there: Any = gains[other + index]
            in_hand = own and decided == RECRUIT_CARD + index % NO_CARD
            if not in_hand and not (there.able and there.closes >= gain.closes) and weight(gain) > most:
                best, most = one + index, weight(gain)
    return best


@step
def taken_from_market(s: State, number: int) -> int:
    """The card that a decision takes out of the market, or NO_CARD."""
    card = NO_CARD
    if s.phase == TURN and RESERVE_CARD <= number < DRAW_CARD:
        card = number - RESERVE_CARD
    elif s.phase == TURN and RECRUIT_CARD <= number < PASS_TURN:
        card = number - RECRUIT_CARD
    for slot in range(MARKET):
        if card != NO_CARD and s.market[slot] == card:
            return card
    return NO_CARD


@step
def deny(
    work: States, known: Known, log: Log, number: int, reasons: Rows, gains: Rows, at: int, now: int, soon: int
) -> int:
    """Says what another seat could recruit, or nearly, and now cannot; how many reasons there are then."""
    s: State = work[POSSIBLE]
    card = taken_from_market(s, number)
    if card == NO_CARD:
        return at
    find_reach(work, POSSIBLE, known, log, gains, REACH_THERE)
    best, most = NONE, 0
    for seat in range(MOST_PLAYERS):
        gain: Any = gains[REACH_THERE + seat * NO_CARD + card]
        if seat != s.seat and gain.able and weight(gain) > most:
            best, most = seat, weight(gain)
    if best != NONE:
        say(reasons, at, now, s)
        reason: Any = reasons[at]
        reason.seat, reason.card = best, card
        gains[MOST_REASONS * at + WORTH_OF] = gains[REACH_THERE + best * NO_CARD + card]
        return at + 1
    seat, short = shortest(s, int(s.seat), card)
    if number < DRAW_CARD and seat != NONE:
        say(reasons, at, soon, s)
        reason = reasons[at]
        reason.seat, reason.card, reason.short = seat, card, short
        return at + 1
    return at


@door
def explain(
    seen: States,
    work: States,
    chance: Chance,
    best: int,
    played: int,
    bad: bool,
    nearly: bool,
    plan: int,
    win: int,
    instead: int,
    known: Known,
    log: Log,
    gains: Rows,
    reasons: Rows,
) -> int:
    """Why a decision has its mark, as far as its seat could know; how many rows that are: the second follows the first.

    `nearly`: the best decision was a little better; `plan` is what the seat would do later, or NONE; `win` and
    `instead` are percents.
    """
    s: State = seen[0]
    if is_single(legal_bits(s)):
        say(reasons, 0, ONLY_LEGAL, s)
        return 1
    imagine(seen, work, chance, known)
    if not bad:
        return praise(work, best, played, nearly, known, log, gains, reasons)
    foresee(work, THERE, best, known, log, gains, OWN_THERE, REACH_THERE)
    foresee(work, HERE, played, known, log, gains, OWN_HERE, REACH_HERE)
    count = 0
    if gave_up(s, best, played, gains, reasons) or was_late(work, best, plan, known, gains, reasons):
        count = 1
        if reasons[0].kind == MISSED_WIN:  # nothing else matters
            return 1
    reach = only_in(gains, REACH_HERE, REACH_THERE, best, int(s.seat), own=False)
    if reach != NONE:
        say(reasons, count, ALLOWED if count else ALLOWED_BUT, s)
        reason: Any = reasons[count]
        reason.seat, reason.card, reason.best = (reach - REACH_HERE) // NO_CARD, (reach - REACH_HERE) % NO_CARD, best
        gains[MOST_REASONS * count + WORTH_OF] = gains[reach]
        return count + 1
    if count == 0:
        say(reasons, 0, BETTER if plan == NONE else BETTER_PLAN, s)
        reason = reasons[0]
        reason.best, reason.plan, reason.seat = best, plan, s.seat
        reason.win, reason.instead = win, instead
        return 1
    return count


@step
def praise(
    work: States, best: int, played: int, nearly: bool, known: Known, log: Log, gains: Rows, reasons: Rows
) -> int:
    """Why a decision was good."""
    s: State = work[POSSIBLE]
    work[HERE] = work[POSSIBLE]
    play_turn(work, HERE, bit_of(work[HERE], played), log, gains, OWN_HERE)
    gain: Any = gains[OWN_HERE]
    if gain.wins or gain.closes:
        say(reasons, 0, WON if gain.wins else ENDED, s)
        return 1
    if not nearly and (is_named(gain) or gain.near != NONE):
        kind = LEFT_NEAR if not is_named(gain) else BROUGHT if gain.near == NONE else BROUGHT_NEAR
        say(reasons, 0, kind, s)
        reason: Any = reasons[0]
        reason.location, reason.stone = gain.near, gain.missing
        gains[GAIN_OF] = gains[OWN_HERE]
        return deny(work, known, log, played, reasons, gains, 1, DENIED, DENIED_NEAR)
    if not nearly and deny(work, known, log, played, reasons, gains, 0, DENIED, DENIED_NEAR):
        return 1
    say(reasons, 0, AS_THE_ENGINE if best == played else AS_GOOD, s)
    reason = reasons[0]
    reason.best, reason.nearly = best, 1 if nearly else 0
    return 1


@step
def gave_up(s: State, best: int, played: int, gains: Rows, reasons: Rows) -> bool:
    """Says what the best decision would have brought at once, or put within reach."""
    there: Any = gains[OWN_THERE]
    here: Any = gains[OWN_HERE]
    if (there.wins and not here.wins) or (there.closes and not here.closes):
        say(reasons, 0, MISSED_WIN if there.wins and not here.wins else MISSED_END, s)
        reason: Any = reasons[0]
        reason.best = best
        return True
    gains[MORE] = gains[OWN_THERE]
    more: Any = gains[MORE]
    subtract(more, here)
    reach = only_in(gains, REACH_THERE, REACH_HERE, played, int(s.seat), own=True)
    if is_named(more):
        say(reasons, 0, GAVE_UP, s)
        reason = reasons[0]
        reason.best = best
        gains[GAIN_OF] = gains[MORE]
        if reach != NONE and gains[reach].closes:
            reason.kind, reason.card = GAVE_UP_REACH, (reach - REACH_THERE) % NO_CARD
            gains[WORTH_OF] = gains[reach]
        return True
    if reach != NONE:
        say(reasons, 0, MISSED_REACH, s)
        reason = reasons[0]
        reason.best, reason.card = best, (reach - REACH_THERE) % NO_CARD
        gains[WORTH_OF] = gains[reach]
        return True
    if more.near != NONE:
        say(reasons, 0, MISSED_NEAR, s)
        reason = reasons[0]
        reason.best, reason.location, reason.stone = best, more.near, more.missing
        return True
    return False


@step
def subtract(gain: Any, other: Any) -> None:
    """Leaves the part of a gain that the other one lacks."""
    points = max(0, own_points(gain) - own_points(other))
    if other.tile:
        gain.tile = 0
    if gain.location == other.location:
        gain.location = NONE
    if gain.first == other.first:
        gain.first = NONE
    if gain.near == other.near:
        gain.near = NONE
    if other.time:
        gain.time = 0
    gain.wins, gain.closes = 0, 0
    gain.points = points + AVENGERS_POINTS * gain.tile + (LOCATION_POINTS if gain.location != NONE else 0)


@step
def was_late(work: States, best: int, plan: int, known: Known, gains: Rows, reasons: Rows) -> bool:
    """Says that a card should have been reserved before another could have it; or what the decision cost in turns: the
    next card of the plan comes later, or tokens had to be given back."""
    s: State = work[POSSIBLE]
    seat = int(s.seat)
    if RESERVE_CARD <= best < DRAW_CARD and s.phase == TURN:
        other, short = shortest(s, seat, best - RESERVE_CARD)
        if other != NONE and short <= NEAR:
            say(reasons, 0, KEPT_FROM, s)
            reason: Any = reasons[0]
            reason.best, reason.seat, reason.short = best, other, short
            return True
    there: State = work[THERE]
    here: State = work[HERE]
    if there.phase != OVER and here.phase != OVER and RECRUIT_CARD <= plan < PASS_TURN:
        card = plan - RECRUIT_CARD
        if known[card] and is_at_hand(there, seat, card) and is_at_hand(here, seat, card):
            late = turns_to(here.player[seat], card) - turns_to(there.player[seat], card)
            if late > 0:
                say(reasons, 0, TEMPO, s)
                reason = reasons[0]
                reason.best, reason.card, reason.late = best, card, late
                return True
    lost = gains[OWN_HERE].returned - gains[OWN_THERE].returned
    if s.phase == TURN and lost > 0:
        say(reasons, 0, LOST_TOKENS, s)
        reason = reasons[0]
        reason.best, reason.short = best, lost
        return True
    return False


@door
def advise(
    seen: States,
    work: States,
    chance: Chance,
    number: int,
    plan: int,
    win: int,
    first: bool,
    known: Known,
    log: Log,
    gains: Rows,
    reasons: Rows,
) -> int:
    """One or two reasons for a decision, before it is taken: what it brings, what it keeps from others, what it puts
    within reach. Where there is nothing of that, how often the search wins with it, and for its `first` choice what it
    would do then (`plan`, or NONE)."""
    s: State = seen[0]
    if is_single(legal_bits(s)):
        say(reasons, 0, ONLY_CHOICE, s)
        return 1
    imagine(seen, work, chance, known)
    foresee(work, HERE, number, known, log, gains, OWN_HERE, REACH_HERE)
    gain: Any = gains[OWN_HERE]
    count = 0
    bound_to_come = s.phase in (PAY, GAIN, RETURN)  # whatever is decided, the card or the tokens come: no reason
    if gain.wins and not bound_to_come:
        say(reasons, 0, WINS, s)
        return 1
    if gain.closes and not bound_to_come:
        say(reasons, count, ENDS, s)
        count += 1
    if (is_named(gain) or gain.near != NONE) and not bound_to_come:
        kind = LEAVES_NEAR if not is_named(gain) else BRINGS if gain.near == NONE else BRINGS_NEAR
        say(reasons, count, kind, s)
        reason: Any = reasons[count]
        reason.location, reason.stone = gain.near, gain.missing
        gains[MOST_REASONS * count + GAIN_OF] = gains[OWN_HERE]
        gains[MOST_REASONS * count + GAIN_OF].closes = 0
        count += 1
    if s.phase == TURN and not gain.wins and count < MOST_REASONS:
        count = deny(work, known, log, number, reasons, gains, count, KEEPS, KEEPS_NEAR)
    if s.phase == TURN and not gain.wins and count < MOST_REASONS:
        find_reach(work, POSSIBLE, known, log, gains, REACH_THERE)
        reach = only_in(gains, REACH_HERE, REACH_THERE, NONE, int(s.seat), own=True)
        if reach != NONE:
            say(reasons, count, REACH, s)
            reason = reasons[count]
            reason.card = (reach - REACH_HERE) % NO_CARD
            gains[MOST_REASONS * count + WORTH_OF] = gains[reach]
            count += 1
    if count == 0:
        say(reasons, 0, MOST_WINS if first else WIN_RATE, s)
        reasons[0].win = win
        count = 1
        if first and plan != NONE:
            say(reasons, 1, GOES_ON, s)
            reasons[1].plan = plan
            count = 2
    return count


@door
def surprise(seen: States, seat: int, came: int, reasons: Rows) -> None:
    """What else changed the chances after a seat's decision: a card that `came` up (or NO_CARD), or one that only
    whoever is asked now knows. `seen` is what they see."""
    s: State = seen[0]
    if came != NO_CARD:
        able = s.phase == TURN and bit_of(s, RECRUIT_CARD + came) != NONE
        say(reasons, 0, CAME_UP_FOR if able else CAME_UP, s)
        reasons[0].card = came
    elif s.phase != OVER and s.seat != seat and s.player[s.seat].hidden:
        say(reasons, 0, HIDDEN_HAND, s)
    else:
        say(reasons, 0, UNEXPECTED, s)
    reasons[0].seat = s.seat
