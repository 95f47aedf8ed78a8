"""Commands: each looks at a match and returns the events that follow from it, or raises Refused.

Nothing here changes the match: the caller stores the events first, and then applies them.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal

from gauntlet.match import events as e
from gauntlet.match.commitment import Nonce, Secret, shuffled
from gauntlet.match.draw import Draw, new_share, sha256
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions
from gauntlet.match.names import clean_name
from gauntlet.match.outcome import outcome
from gauntlet.match.refused import Refused
from gauntlet.rules.game import Game


def signed(events: list[AnyEvent], ref: str) -> list[AnyEvent]:
    """The events with the id of the message that caused them; see `events.Event`."""
    return [*events[:-1], events[-1].model_copy(update={"id": ref})] if ref and events else events


# Before the game


def opened(options: MatchOptions, maker: str, now: int) -> e.Opened:
    """The first event of a new table."""
    return e.Opened(number=1, at=now, options=options, maker=maker)


def sit(match: Match, player: str, name: str, seat: int | None, now: int, entropy: bool = False) -> list[AnyEvent]:
    """A person takes a seat, the first free one by default. The maker may seat several people who share a device; two
    of the same name only by naming the seat, since otherwise it may be a repeated message."""
    _waiting(match)
    name = clean_name(name)
    own = [match.seats[seat].name for seat in match.seats_of(player)]
    if own and (player != match.maker or (seat is None and name in own)):
        raise Refused("seat-taken", "You already have a seat")
    seat = _free(match, seat)
    return [e.Seated(number=match.number + 1, at=now, seat=seat, player=player, name=name, entropy=entropy)]


def seat_bot(match: Match, player: str, bot: str, name: str, seat: int | None, now: int) -> list[AnyEvent]:
    _waiting(match)
    _maker(match, player)
    number = match.number + 1
    return [e.Seated(number=number, at=now, seat=_free(match, seat), player=None, name=clean_name(name), bot=bot)]


def stand(match: Match, player: str, seat: int, now: int) -> list[AnyEvent]:
    """Frees a seat before the game; the maker may free any seat."""
    _waiting(match)
    if not 0 <= seat < len(match.seats) or match.seats[seat].free:
        raise Refused("bad-message", f"Seat {seat} is free")
    if match.seats[seat].player != player:
        _maker(match, player)
    return [e.Vacated(number=match.number + 1, at=now, seat=seat)]


def start(match: Match, player: str, first: int | None, now: int) -> tuple[list[AnyEvent], Secret]:
    """S4: the maker starts once all seats are taken; `first` begins, unless the first player is drawn. If clients take
    part in the draw they are asked for their shares first."""
    _waiting(match)
    _maker(match, player)
    if any(seat.free for seat in match.seats):
        raise Refused("not-started", "There are free seats")
    seats = range(len(match.seats))
    if match.options.begins == "drawn":
        first = None
    elif first not in seats:
        raise Refused("bad-message", "first: must be the number of a seat, from 0")
    if asked := _contributors(match):
        nonce = Nonce(new_share())
        event = e.Drawing(number=match.number + 1, at=now, seats=asked, first=first, commitment=sha256(nonce.nonce))
        return [event], nonce
    deal = shuffled(match.options.game)
    order = turn_order(match, secrets.choice(seats) if first is None else first)
    return [e.Started(number=match.number + 1, at=now, order=order, commitment=deal.commitment)], deal


def _contributors(match: Match) -> list[int]:
    """The seats that are asked for a share of the draw: the first of each person whose client takes part."""
    by_player = {seat.player: number for number, seat in reversed(list(enumerate(match.seats))) if seat.entropy}
    return sorted(by_player.values())


def turn_order(match: Match, first: int) -> list[int]:
    seats = range(len(match.seats))
    return [*seats[first:], *seats[:first]]


def commit(match: Match, player: str, commitment: str, now: int) -> list[AnyEvent]:
    """A player's client commits to its share of the draw."""
    seat, draw = _share_of(match, player)
    if draw.revealing or seat in draw.commitments:
        raise Refused("stale", "The commitment has been given, or comes too late")
    return [e.Committed(number=match.number + 1, at=now, seat=seat, commitment=commitment)]


def reveal(match: Match, player: str, entropy: str, now: int) -> list[AnyEvent]:
    """It reveals the share that it has committed to."""
    seat, draw = _share_of(match, player)
    if not draw.revealing or seat in draw.shares:
        raise Refused("stale", "Not all have committed yet, or the share has been revealed")
    if sha256(entropy) != draw.commitments.get(seat):
        raise Refused("bad-message", "entropy: its SHA-256 is not the commitment")
    return [e.Revealed(number=match.number + 1, at=now, seat=seat, entropy=entropy)]


def _share_of(match: Match, player: str) -> tuple[int, Draw]:
    if match.draw is None or match.status != "waiting":
        raise Refused("stale", "No deal is being drawn")
    own = [seat for seat in match.seats_of(player) if seat in match.draw.seats]
    if not own:
        raise Refused("not-allowed", "You take no part in the draw")
    return own[0], match.draw


# In the game


def decide(match: Match, player: str, question: int, decision: str, now: int) -> list[AnyEvent]:
    """A person decides for the seat whose turn it is."""
    game = _running(match)
    if match.asked not in match.seats_of(player):
        raise Refused("not-your-turn" if match.seats_of(player) else "not-allowed")
    if question != match.question:
        raise Refused("stale")
    seat = match.asked
    if seat is None or not match.seats[seat].is_person:
        raise Refused("not-your-turn", "A bot plays for this seat; send return first")
    if not game.is_legal(decision):
        raise Refused("illegal")
    return [e.Decided(number=match.number + 1, at=now, seat=seat, decision=decision)]


def decide_for_bot(match: Match, question: int, decision: str, now: int) -> list[AnyEvent]:
    """A bot's decision; it may come too late."""
    game = _running(match)
    if question != match.question or match.bot_asked is None or match.asked is None:
        raise Refused("stale")
    if not game.is_legal(decision):
        raise Refused("illegal")
    return [e.Decided(number=match.number + 1, at=now, seat=match.asked, decision=decision)]


def undo(match: Match, player: str, question: int, now: int) -> list[AnyEvent]:
    """Undoes this player's last decision, if nothing was revealed or decided since; alone against bots, and unrated,
    with whatever came since."""
    _running(match)
    seat = match.may_undo
    if seat is None or seat not in match.seats_of(player):
        raise Refused("cannot-undo")
    if question != match.question:
        raise Refused("stale")
    return [e.Undone(number=match.number + n, at=now, seat=seat) for n in range(1, match.to_undo + 1)]


def request_pause(match: Match, player: str, now: int) -> list[AnyEvent]:
    """The game is paused once all people at the table have requested it."""
    _running(match)
    own = [seat for seat in match.seats_of(player) if match.seats[seat].is_person]
    if not own:
        raise Refused("not-allowed")
    new = [seat for seat in own if seat not in match.pause_requests]
    events: list[AnyEvent] = [
        e.PauseRequested(number=match.number + n, at=now, seat=seat) for n, seat in enumerate(new, start=1)
    ]
    if match.people <= match.pause_requests | set(new):
        events.append(e.Paused(number=match.number + len(events) + 1, at=now))
    return events


def resume(match: Match, player: str, now: int) -> list[AnyEvent]:
    if not match.paused:
        raise Refused("bad-message", "The game is not paused")
    return [e.Resumed(number=match.number + 1, at=now, seat=_own_seat(match, player))]


def resign(match: Match, player: str, now: int) -> list[AnyEvent]:
    _running(match, even_paused=True)
    return _forfeit(match, [_own_seat(match, player)], "resigned", now)


def leave(match: Match, player: str, now: int) -> list[AnyEvent]:
    """Before the game: frees the seat; in the game: what `options.absent` says."""
    if match.status == "waiting":
        _waiting(match)
        seats = match.seats_of(player)
        return [e.Vacated(number=match.number + n, at=now, seat=seat) for n, seat in enumerate(seats, start=1)]
    _running(match, even_paused=True)
    return _absent(match, [seat for seat in match.seats_of(player) if match.seats[seat].is_person], "left", now)


def return_to_seat(match: Match, player: str, now: int) -> list[AnyEvent]:
    """A player takes the seat back from a bot."""
    _running(match, even_paused=True)
    seats = [seat for seat in match.seats_of(player) if match.seats[seat].stood_in and not match.seats[seat].forfeited]
    if not seats:
        raise Refused("not-allowed", "No bot plays for you")
    return [e.Returned(number=match.number + n, at=now, seat=seat) for n, seat in enumerate(seats, start=1)]


# At any time


def rematch(match: Match, player: str, table: str, now: int) -> list[AnyEvent]:
    """Announces the table of the rematch."""
    if match.ended is None:
        raise Refused("not-over")
    if match.viewer_of(player) is None:
        raise Refused("not-allowed")
    return [e.Rematch(number=match.number + 1, at=now, table=table)]


def rotated_seats(match: Match) -> list[tuple[str | None, str, str | None, bool]]:
    """Player, name, bot and `entropy` of each seat of the rematch: the first player moves to the last seat."""
    return [(seat.player, seat.name, seat.bot, seat.entropy) for seat in (*match.seats[1:], match.seats[0])]


# By the server


def close(match: Match, now: int) -> list[AnyEvent]:
    """Nobody has waited at the table for long."""
    _waiting(match)
    return [e.Closed(number=match.number + 1, at=now)]


def restart(match: Match, now: int) -> list[AnyEvent]:
    """The server was down."""
    return [e.Restarted(number=match.number + 1, at=now)]


def due(match: Match, now: int) -> list[AnyEvent]:
    """Events that need no command: what follows in a draw, the end of the match, a player's time-out."""
    if match.draw and match.status == "waiting":
        return _draw_on(match, match.draw, now)
    if match.status != "playing" or match.game is None or match.deal is None:
        return []
    if ending := outcome(match.game, match.rivals):
        return [e.Ended(number=match.number + 1, at=now, nonce=match.deal.nonce, **ending)]
    if match.paused and not match.people:  # nobody is left who could resume
        return [e.Resumed(number=match.number + 1, at=now, seat=match.rivals[0])]
    if match.deadline is not None and now >= match.deadline and match.asked is not None:
        return _absent(match, [match.asked], "time", now)
    return []


def _draw_on(match: Match, draw: Draw, now: int) -> list[AnyEvent]:
    """Once all have answered, or the others have waited long enough. A share that did not come is left out."""
    if draw.awaited and match.deadline is not None and now < match.deadline:
        return []
    if not draw.revealing:
        return [e.Revealing(number=match.number + 1, at=now)]
    deal, first = match.drawn()
    order = turn_order(match, first)
    return [e.Started(number=match.number + 1, at=now, order=order, commitment=deal.commitment)]


def _absent(match: Match, seats: Sequence[int], why: Literal["time", "left"], now: int) -> list[AnyEvent]:
    if match.options.absent == "forfeit":
        return _forfeit(match, seats, why, now)
    return [e.StoodIn(number=match.number + n, at=now, seat=seat, why=why) for n, seat in enumerate(seats, start=1)]


def _forfeit(match: Match, seats: Sequence[int], why: e.Why, now: int) -> list[AnyEvent]:
    return [e.Forfeited(number=match.number + n, at=now, seat=seat, why=why) for n, seat in enumerate(seats, start=1)]


def _waiting(match: Match) -> None:
    if match.status != "waiting" or match.draw:
        raise Refused("over" if match.status == "over" else "already-started")


def _running(match: Match, even_paused: bool = False) -> Game:
    if match.game is None or match.status != "playing":
        raise Refused("over" if match.status == "over" else "not-started")
    if match.paused and not even_paused:
        raise Refused("paused")
    return match.game


def _maker(match: Match, player: str) -> None:
    if player != match.maker:
        raise Refused("not-allowed", "Only the maker of the table may do this")


def _own_seat(match: Match, player: str) -> int:
    seat = match.viewer_of(player)
    if seat is None or match.seats[seat].forfeited:
        raise Refused("not-allowed")
    return seat


def _free(match: Match, seat: int | None) -> int:
    free = [number for number, seat in enumerate(match.seats) if seat.free]
    if not free:
        raise Refused("table-full")
    if seat is None:
        return free[0]
    if not 0 <= seat < len(match.seats):
        raise Refused("bad-message", f"There is no seat {seat}")
    if seat not in free:
        raise Refused("seat-taken")
    return seat
