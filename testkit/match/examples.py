"""What the tests of commands share."""

from __future__ import annotations

from typing import Any

import pytest

from gauntlet.match.refused import Refused
from gauntlet.match.screen import screen
from testkit.match.matches import Command, Live, facts
from testkit.rules.positions import Seat, game_at

TAKE = "take mind space soul"
OTHER_TAKE = "take soul power reality"


def refused(live: Live, code: str, command: Command, *args: Any, **more: Any) -> str:
    """The command is refused with a code, and nothing has happened; what was said."""
    before = facts(live.match)
    with pytest.raises(Refused) as caught:
        live.do(command, *args, **more)
    assert caught.value.code == code
    assert facts(live.match) == before
    return str(caught.value)


def seats(live: Live) -> list[str | None]:
    return [seat.bot or seat.player for seat in live.match.seats]


def at_position(live: Live, *seats: Seat, **more: Any) -> Live:
    """The table continues from a position."""
    live.match.game = game_at(*seats, **more)
    return live


def can_undo(live: Live) -> list[str]:
    return [player for player in ("ana", "ben", "nobody") if screen(live.match, player, live.now)["can_undo"]]
