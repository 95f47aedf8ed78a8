"""`gauntlet-proof/1`: a record with what was promised when its game started, so that anyone can check the shuffle.

    {"format": "gauntlet-proof/1", "table": id, "commitment": hex, "nonce": hex, "record": {…gauntlet-record/1…}}

The commitment was shown at the start: SHA-256 of the text {"nonce":…,"setup":{"decks":…,"locations":…,"battles":…}}
without spaces (commitment.py). If the record's set-up and the nonce give the same number now, nothing
was changed in between.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass
from typing import Any, Final

from gauntlet.match.commitment import commitment
from gauntlet.match.match import Match
from gauntlet.rules.errors import GauntletError, RecordError
from gauntlet.rules.record import Record

FORMAT: Final = "gauntlet-proof/1"


@dataclass(frozen=True)
class Proof:
    record: Record
    commitment: str
    nonce: str
    table: str = ""

    @classmethod
    def of(cls, match: Match) -> Proof:
        """The proof of a table that is over; before that it would reveal the cards."""
        if match.ended is None or match.game is None or match.deal is None:
            raise GauntletError("the game is not over yet")
        return cls(match.game.record(), match.deal.commitment, match.deal.nonce, match.table)

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "table": self.table,
            "commitment": self.commitment,
            "nonce": self.nonce,
            "record": self.record.as_json(),
        }

    @property
    def is_fair(self) -> bool:
        return hmac.compare_digest(commitment(self.record.setup, self.nonce), self.commitment.lower())

    @classmethod
    def read(cls, text: str) -> Proof:
        try:
            value = json.loads(text)
        except (json.JSONDecodeError, RecursionError) as error:
            raise RecordError(f"not JSON: {error}") from error
        if not isinstance(value, dict) or value.get("format") != FORMAT:
            raise RecordError(f"not a proof: its format is not {FORMAT!r}")
        texts = {key: value.get(key) for key in ("commitment", "nonce", "table")}
        for key, found in texts.items():
            if not isinstance(found, str) or not found.isascii():
                raise RecordError(f"{key}: must be a text")
        return cls(Record.from_json(value.get("record")), **texts)  # type: ignore[arg-type]
