"""What may happen at a table: each command looks at the match and answers with the events that come of it, or refuses.

Nothing here changes the match: whoever calls logs the events first and applies them then.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, Literal

from gauntlet.rules.errors import GauntletError
from gauntlet.rules.game import Game, Result
from gauntlet.tables import events as e
from gauntlet.tables.events import AnyEvent
from gauntlet.tables.match import Match
from gauntlet.tables.options import Options
from gauntlet.tables.shuffle import Deal, shuffled

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 200
PHRASES: Final = (
    *("hello", "good-luck", "well-played", "thanks", "nice-move"),
    *("oops", "thinking", "hurry", "rematch", "bye"),
)

BLANKS: Final = frozenset(" \u115f\u1160\u2800\u3164\uffa0")
"""Letters that show nothing."""

REFUSALS: Final = {
    "not-allowed": "that is not yours to do",
    "not-your-turn": "someone else is asked",
    "stale": "the question has been answered already, or has changed",
    "illegal": "the rules do not allow this decision now",
    "table-full": "all chairs are taken",
    "seat-taken": "someone sits there already",
    "not-started": "the game has not started",
    "already-started": "the game has started",
    "over": "the game is over",
    "paused": "the game is paused",
    "cannot-undo": "it is too late to take this back",
    "bad-name": f"a name has 1 to {LONGEST_NAME} letters that can be seen",
    "bad-message": "the message is not one that this protocol has",
}
"""What a table refuses, by its code."""


class Refused(GauntletError):
    """A command that cannot be carried out; nothing has happened."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(text or REFUSALS[code])
        self.code = code


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no spaces around it, nothing that cannot be seen."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not set(name) - BLANKS:
        raise Refused("bad-name")
    return name


def signed(events: list[AnyEvent], ref: str) -> list[AnyEvent]:
    """The events with the id of the message that they come of; see `events.Event`."""
    return [*events[:-1], events[-1].model_copy(update={"id": ref})] if ref and events else events


# Before the game


def opened(options: Options, maker: str, now: int) -> e.Opened:
    """The first event of a new table."""
    return e.Opened(number=1, at=now, options=options, maker=maker)


def sit(match: Match, player: str, name: str, chair: int | None, now: int) -> list[AnyEvent]:
    """A person sits down, on the first free chair if none is named. The maker may seat several people of one device; of
    one name only where a chair is named, since it may be the same message again."""
    _waiting(match)
    name = clean_name(name)
    own = [match.seats[seat].name for seat in match.seats_of(player)]
    if own and (player != match.maker or (chair is None and name in own)):
        raise Refused("seat-taken", "you sit at this table already")
    return [e.Seated(number=match.number + 1, at=now, chair=_free(match, chair), player=player, name=name)]


def seat_bot(match: Match, player: str, bot: str, name: str, chair: int | None, now: int) -> list[AnyEvent]:
    _waiting(match)
    _maker(match, player)
    number = match.number + 1
    return [e.Seated(number=number, at=now, chair=_free(match, chair), player=None, name=clean_name(name), bot=bot)]


def stand(match: Match, player: str, chair: int, now: int) -> list[AnyEvent]:
    """Someone gets up before the game; the maker may also send someone away."""
    _waiting(match)
    if not 0 <= chair < len(match.seats) or match.seats[chair].free:
        raise Refused("bad-message", f"nobody sits on chair {chair}")
    if match.seats[chair].player != player:
        _maker(match, player)
    return [e.Vacated(number=match.number + 1, at=now, chair=chair)]


def start(match: Match, player: str, first: int | None, now: int) -> tuple[list[AnyEvent], Deal]:
    """S4: the maker starts once all chairs are taken; `first` begins, where that is told and not drawn."""
    _waiting(match)
    _maker(match, player)
    if any(seat.free for seat in match.seats):
        raise Refused("not-started", "there are free chairs")
    chairs = range(len(match.seats))
    if match.options.begins == "drawn":
        first = secrets.choice(chairs)
    elif first not in chairs:
        raise Refused("bad-message", "say which chair begins: first is a number from 0")
    deal = shuffled(match.options.table)
    order = [*chairs[first:], *chairs[:first]]
    return [e.Started(number=match.number + 1, at=now, order=order, commitment=deal.commitment)], deal


# In the game


def decide(match: Match, player: str, question: int, decision: str, now: int) -> list[AnyEvent]:
    """A person decides for the seat that is asked."""
    game = _running(match)
    if match.asked not in match.seats_of(player):
        raise Refused("not-your-turn" if match.seats_of(player) else "not-allowed")
    if question != match.question:
        raise Refused("stale")
    seat = match.asked
    if seat is None or not match.seats[seat].is_person:
        raise Refused("not-your-turn", "a bot plays for this seat; return first")
    if decision not in game.legal_decisions:
        raise Refused("illegal")
    return [e.Decided(number=match.number + 1, at=now, seat=seat, decision=decision)]


def decide_for_bot(match: Match, question: int, decision: str, now: int) -> list[AnyEvent]:
    """The answer of the bot that was asked; it may come too late."""
    game = _running(match)
    if question != match.question or match.bot_asked is None or match.asked is None:
        raise Refused("stale")
    if decision not in game.legal_decisions:
        raise Refused("illegal")
    return [e.Decided(number=match.number + 1, at=now, seat=match.asked, decision=decision)]


def undo(match: Match, player: str, question: int, now: int) -> list[AnyEvent]:
    """The last decision is taken back, if it was this player's and nothing was seen or done since."""
    _running(match)
    seat = match.may_undo
    if seat is None or seat not in match.seats_of(player):
        raise Refused("cannot-undo")
    if question != match.question:
        raise Refused("stale")
    return [e.Undone(number=match.number + 1, at=now, seat=seat)]


def ask_pause(match: Match, player: str, now: int) -> list[AnyEvent]:
    """The game is paused once all people at the table have asked for it."""
    _running(match)
    own = [seat for seat in match.seats_of(player) if match.seats[seat].is_person]
    if not own:
        raise Refused("not-allowed")
    new = [seat for seat in own if seat not in match.want_pause]
    events: list[AnyEvent] = [
        e.PauseAsked(number=match.number + n, at=now, seat=seat) for n, seat in enumerate(new, start=1)
    ]
    if match.people <= match.want_pause | set(new):
        events.append(e.Paused(number=match.number + len(events) + 1, at=now))
    return events


def resume(match: Match, player: str, now: int) -> list[AnyEvent]:
    if not match.paused:
        raise Refused("bad-message", "the game is not paused")
    return [e.Resumed(number=match.number + 1, at=now, seat=_own_seat(match, player))]


def resign(match: Match, player: str, now: int) -> list[AnyEvent]:
    _running(match, even_paused=True)
    return _forfeit(match, [_own_seat(match, player)], "resigned", now)


def leave(match: Match, player: str, now: int) -> list[AnyEvent]:
    """Before the game a free chair remains; in the game, what the table agreed on for those who are absent."""
    if match.status == "waiting":
        chairs = match.seats_of(player)
        return [e.Vacated(number=match.number + n, at=now, chair=chair) for n, chair in enumerate(chairs, start=1)]
    _running(match, even_paused=True)
    return _absent(match, [seat for seat in match.seats_of(player) if match.seats[seat].is_person], "left", now)


def come_back(match: Match, player: str, now: int) -> list[AnyEvent]:
    """A player for whom a bot plays takes the seat again."""
    _running(match, even_paused=True)
    seats = [seat for seat in match.seats_of(player) if match.seats[seat].stood_in and not match.seats[seat].forfeited]
    if not seats:
        raise Refused("not-allowed", "no bot plays for you")
    return [e.Returned(number=match.number + n, at=now, seat=seat) for n, seat in enumerate(seats, start=1)]


# At any time


def say(match: Match, player: str, name: str, text: str | None, phrase: str | None, now: int) -> list[AnyEvent]:
    """A line of chat: free text, or a phrase that every client has in its language."""
    text = " ".join(text.split()) if text is not None else None
    if (text is None) == (phrase is None) or (phrase is not None and phrase not in PHRASES):
        raise Refused("bad-message", "say either a text or one of the phrases")
    if text is not None and (not 1 <= len(text) <= LONGEST_TEXT or not text.isprintable()):
        raise Refused("bad-message", f"a text has 1 to {LONGEST_TEXT} letters that can be seen")
    seat = match.eyes_of(player)
    said = e.Said(
        number=match.number + 1,
        at=now,
        player=player,
        name=name if seat is None else match.seats[seat].name,
        seat=seat,
        text=text,
        phrase=phrase,
    )
    return [said]


def play_again(match: Match, player: str, table: str, now: int) -> list[AnyEvent]:
    """The rematch has a table."""
    if match.status != "over":
        raise Refused("not-allowed", "the game is not over")
    if match.eyes_of(player) is None:
        raise Refused("not-allowed")
    return [e.Again(number=match.number + 1, at=now, table=table)]


def turned(match: Match) -> list[tuple[str | None, str, str | None]]:
    """Player, name and bot of each chair of the rematch: whoever began last time moves to the end."""
    return [(seat.player, seat.name, seat.bot) for seat in (*match.seats[1:], match.seats[0])]


# By itself


def wake(match: Match, now: int) -> list[AnyEvent]:
    """The server was down."""
    return [e.Woken(number=match.number + 1, at=now)]


def due(match: Match, now: int) -> list[AnyEvent]:
    """What follows without anyone's doing: the end of the match, or that someone's time is out."""
    if match.status != "playing" or match.game is None or match.deal is None:
        return []
    result = match.game.result
    if result or len(match.rivals) <= 1:  # none: one player of several seats has left
        return [_ended(match, match.game, match.deal, result, now)]
    if match.paused and not match.people:  # nobody is left who could resume
        return [e.Resumed(number=match.number + 1, at=now, seat=match.rivals[0])]
    if match.deadline is not None and now >= match.deadline and match.asked is not None:
        return _absent(match, [match.asked], "time", now)
    return []


def _ended(match: Match, game: Game, deal: Deal, result: Result | None, now: int) -> e.Ended:
    points = [player.points for player in game.players]
    end, winners = "forfeit", match.rivals
    if result and len(match.rivals) > 1:
        end, winners = result.end, _best_rivals(match.rivals, result.winners, points)
    number = match.number + 1
    return e.Ended(number=number, at=now, end=end, winners=winners, points=points, nonce=deal.nonce)  # type: ignore[arg-type]


def _best_rivals(rivals: list[int], winners: Sequence[int], points: list[int]) -> list[int]:
    """The winners, but for those who have forfeited; if that was all of them, the rest win by points."""
    left = [seat for seat in winners if seat in rivals]
    most = max(points[seat] for seat in rivals)
    return left if left or not winners else [seat for seat in rivals if points[seat] == most]


def _absent(match: Match, seats: Sequence[int], why: Literal["time", "left"], now: int) -> list[AnyEvent]:
    if match.options.absent == "forfeit":
        return _forfeit(match, seats, why, now)
    return [e.StoodIn(number=match.number + n, at=now, seat=seat, why=why) for n, seat in enumerate(seats, start=1)]


def _forfeit(match: Match, seats: Sequence[int], why: e.Why, now: int) -> list[AnyEvent]:
    return [e.Forfeited(number=match.number + n, at=now, seat=seat, why=why) for n, seat in enumerate(seats, start=1)]


def _waiting(match: Match) -> None:
    if match.status != "waiting":
        raise Refused("already-started" if match.status == "playing" else "over")


def _running(match: Match, even_paused: bool = False) -> Game:
    if match.game is None or match.status != "playing":
        raise Refused("over" if match.status == "over" else "not-started")
    if match.paused and not even_paused:
        raise Refused("paused")
    return match.game


def _maker(match: Match, player: str) -> None:
    if player != match.maker:
        raise Refused("not-allowed", "only whoever made the table may do this")


def _own_seat(match: Match, player: str) -> int:
    seat = match.eyes_of(player)
    if seat is None or match.seats[seat].forfeited:
        raise Refused("not-allowed")
    return seat


def _free(match: Match, chair: int | None) -> int:
    free = [number for number, seat in enumerate(match.seats) if seat.free]
    if not free:
        raise Refused("table-full")
    if chair is None:
        return free[0]
    if not 0 <= chair < len(match.seats):
        raise Refused("bad-message", f"there is no chair {chair}")
    if chair not in free:
        raise Refused("seat-taken")
    return chair
