"""The options of a match, chosen when its table is made."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from gauntlet.rules.options import Options

DAY = 24 * 3600
Closed = ConfigDict(frozen=True, extra="forbid")


class NoClock(BaseModel):
    """No time limit."""

    model_config = Closed
    kind: Literal["none"] = "none"


class TurnClock(BaseModel):
    """A time limit for each turn; days for correspondence games."""

    model_config = Closed
    kind: Literal["turn"] = "turn"
    seconds: int = Field(ge=10, le=14 * DAY)


class ReserveClock(BaseModel):
    """A time limit for all turns of a player together."""

    model_config = Closed
    kind: Literal["reserve"] = "reserve"
    seconds: int = Field(ge=60, le=DAY)


Clock = Annotated[NoClock | TurnClock | ReserveClock, Field(discriminator="kind")]


class MatchOptions(BaseModel):
    """The options of the rules, and those of the match around them."""

    model_config = Closed
    players: int = Field(default=2, ge=2, le=4)
    epic_battles: bool = False
    ending: Literal["gauntlet", "sixteen"] | None = None
    """None: the default of the rules. `sixteen` only with Epic Battles."""
    payment: Literal["choice", "default"] = "choice"
    begins: Literal["drawn", "chosen"] = "drawn"
    """S4: the first player is drawn by lot, or chosen by the maker."""
    public: bool = False
    """Listed in the lobby; otherwise only those who have the link find the table."""
    clock: Clock = NoClock()
    absent: Literal["bot", "forfeit"] = "bot"
    """When a player runs out of time or leaves: a bot takes over, or the player forfeits."""
    stand_in: str = Field(default="mason", max_length=40)
    """The bot that takes over."""
    hints: bool = True
    undo: bool = True
    rated: bool = False

    @model_validator(mode="after")
    def _valid(self) -> Self:
        _ = self.game
        return self

    @property
    def game(self) -> Options:
        return Options(self.players, self.epic_battles, self.ending or "", self.payment)
