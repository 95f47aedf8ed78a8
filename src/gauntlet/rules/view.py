"""H: what a seat may know. All of it is computed from what the kernel's `see` and `see_effects` leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from gauntlet.rules.board import Board
from gauntlet.rules.decision import Decision, legal_decisions
from gauntlet.rules.effects import Effect, decode, encode
from gauntlet.rules.kernel.see import see_effects
from gauntlet.rules.layout import NONE, States
from gauntlet.rules.options import Options, options_of
from gauntlet.rules.position import position_text
from gauntlet.rules.state import GameState, Result, project


@dataclass(frozen=True)
class View:
    """The game as one seat knows it, or (seat None) an onlooker."""

    seat: int | None
    names: tuple[str, ...]
    decisions: tuple[Decision, ...]
    """All decisions so far: the notation never names a card that came from a deck unseen."""
    states: States = field(repr=False, compare=False)
    """The position as the kernel has it, what the seat does not know being blanked: what `determinize` fills."""

    @cached_property
    def state(self) -> GameState:
        """With a card that the seat does not know written by its level: `?1`, `?2`, `?3`."""
        return project(self.states)

    @cached_property
    def legal(self) -> tuple[Decision, ...]:
        """The legal decisions, if this seat is asked; they can name hidden cards."""
        return tuple(legal_decisions(self.states)) if self.seat is not None and self.seat == self.asked else ()

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def asked(self) -> int | None:
        """The seat that is to decide; None when the game is over."""
        return self.state.seat

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def options(self) -> Options:
        return options_of(self.states)

    @property
    def position(self) -> str:
        """The whole position as far as the seat knows it, as text."""
        return position_text(self.states)

    def as_json(self) -> dict[str, Any]:
        """As `gauntlet-bot/1` sends it (docs/bots.md)."""
        return {
            "seat": self.seat,
            "names": list(self.names),
            "phase": self.phase,
            "asked": self.asked,
            "legal": list(self.legal),
            "state": self.state.as_json(),
            "position": self.position,
            "decisions": list(self.decisions),
            "result": self.result.as_json() if self.result else None,
        }

    def __str__(self) -> str:
        """The board as this seat sees it."""
        return Board().draw(self.state, self.names)


def masked(effects: Sequence[Effect], seat: int, viewer: int | None) -> tuple[Effect, ...]:
    """The effects of a seat's decision as another seat, or (None) an onlooker may know them."""
    log = encode(effects)
    see_effects(log, seat, NONE if viewer is None else viewer)
    return decode(log)
