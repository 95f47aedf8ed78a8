"""What is agreed when a table is made."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from gauntlet.rules.table import Table

DAY = 24 * 3600
Closed = ConfigDict(frozen=True, extra="forbid")


class NoClock(BaseModel):
    """Everyone thinks as long as they like."""

    model_config = Closed
    kind: Literal["none"] = "none"


class TurnClock(BaseModel):
    """So many seconds for each turn; a correspondence game has days."""

    model_config = Closed
    kind: Literal["turn"] = "turn"
    seconds: int = Field(ge=10, le=14 * DAY)


class ReserveClock(BaseModel):
    """So many seconds for all turns of a player together."""

    model_config = Closed
    kind: Literal["reserve"] = "reserve"
    seconds: int = Field(ge=60, le=DAY)


Clock = Annotated[NoClock | TurnClock | ReserveClock, Field(discriminator="kind")]


class Options(BaseModel):
    """The options of a table: the game's own, and those of the people around it."""

    model_config = Closed
    players: int = Field(default=2, ge=2, le=4)
    epic_battles: bool = False
    ending: Literal["gauntlet", "sixteen"] | None = None
    """None: what the rulebook of this game says. `sixteen` only with Epic Battles."""
    payment: Literal["choice", "default"] = "choice"
    begins: Literal["drawn", "chosen", "youngest"] = "drawn"
    """S4: who begins. Drawn by the program; or told by the maker: whoever they choose, or the youngest."""
    public: bool = False
    """Whether the lobby shows the table; otherwise only those who have the link find it."""
    clock: Clock = NoClock()
    absent: Literal["bot", "forfeit"] = "bot"
    """When time is out or someone leaves: a bot plays on for them, or they lose."""
    stand_in: str = Field(default="mason", max_length=40)
    """The bot that plays on."""
    hints: bool = True
    undo: bool = True
    rated: bool = False

    @model_validator(mode="after")
    def _holds(self) -> Self:
        _ = self.table
        return self

    @property
    def table(self) -> Table:
        return Table(self.players, self.epic_battles, self.ending or "", self.payment)
