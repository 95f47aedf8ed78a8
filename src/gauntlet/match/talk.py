"""Commands of those who talk, players and onlookers, before, in and after a game; see `commands`."""

from __future__ import annotations

from typing import Final

from gauntlet.match import events as e
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import A_MINUTE, Match
from gauntlet.match.names import is_printable
from gauntlet.match.refused import Refused

LONGEST_TEXT: Final = 200
CHAT_PER_MINUTE: Final = 30
"""Of one person; of all onlookers together twice as much."""
MOST_ONLOOKER_LINES: Final = 500
"""At one table, ever: the log of a table must not grow without bounds by those who do not play."""
PHRASES: Final = (
    *("hello", "good-luck", "well-played", "thanks", "nice-move"),
    *("oops", "thinking", "hurry", "rematch", "bye"),
)


def chat(
    match: Match,
    player: str,
    name: str,
    text: str | None,
    phrase: str | None,
    now: int,
    per_minute: int = CHAT_PER_MINUTE,
) -> list[AnyEvent]:
    """A line of chat: free text, or a phrase that every client translates."""
    text = " ".join(text.split()) if text is not None else None
    if (text is None) == (phrase is None) or (phrase is not None and phrase not in PHRASES):
        raise Refused("bad-message", "Send either a text or one of the phrases")
    if text is not None and (not 1 <= len(text) <= LONGEST_TEXT or not is_printable(text)):
        raise Refused("bad-message", f"A text has 1 to {LONGEST_TEXT} visible characters")
    seat = match.viewer_of(player)
    _may_talk(match, player, seat, now, per_minute)
    line = e.ChatLine(
        number=match.number + 1,
        at=now,
        player=player,
        name=name if seat is None else match.seats[seat].name,
        seat=seat,
        text=text,
        phrase=phrase,
    )
    return [line]


def _may_talk(match: Match, player: str, seat: int | None, now: int, per_minute: int) -> None:
    """Nobody drowns the others: not a player, nor many onlookers who are perhaps one."""
    recent = [line for line in match.recent_chat if line.at > now - A_MINUTE]
    if sum(line.player == player for line in recent) >= per_minute:
        raise Refused("too-many", "Too many lines; wait a little")
    if seat is not None:
        return
    if match.onlookers_muted:
        raise Refused("not-allowed", "Onlookers are muted at this table")
    if sum(line.seat is None for line in recent) >= 2 * per_minute or match.onlookers_lines >= MOST_ONLOOKER_LINES:
        raise Refused("too-many", "Too many lines of onlookers")


def mute(match: Match, player: str, onlookers: bool, now: int) -> list[AnyEvent]:
    """Whoever has a seat mutes all onlookers, or lets them talk again."""
    seat = match.viewer_of(player)
    if seat is None:
        raise Refused("not-allowed")
    if match.onlookers_muted == onlookers:
        return []
    return [e.Muted(number=match.number + 1, at=now, seat=seat, muted=onlookers)]
