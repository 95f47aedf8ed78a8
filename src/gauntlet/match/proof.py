"""`gauntlet-proof/2` and `/1`: a record with what was promised before its game, so that anyone can check the shuffle.

    {"format": "gauntlet-proof/1", "table": id, "commitment": hex, "nonce": hex, "record": {…gauntlet-record/1…}}

The commitment was shown at the start: SHA-256 of the text {"nonce":…,"setup":{"decks":…,"locations":…,"battles":…}}
without spaces (commitment.py). If the record's set-up and the nonce give the same number now, nothing was changed in
between. If players took part in the draw (draw.py), it is a `gauntlet-proof/2` and has in addition

    "draw": {"commitment": hex, "begins": "drawn" or "chosen", "order": [seats],
             "shares": [{"seat": number, "commitment": hex, "entropy": hex or null}]}

Then the nonce and the shares must be what was committed to, and the set-up must be what follows from them.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from gauntlet.match.commitment import commitment
from gauntlet.match.draw import draw_deal, sha256
from gauntlet.match.match import Match
from gauntlet.rules.errors import GauntletError, RecordError
from gauntlet.rules.record import Record

FORMAT: Final = "gauntlet-proof/1"
FORMAT_OF_DRAW: Final = "gauntlet-proof/2"

Verdict = Literal["fair", "changed", "nonce", "share", "chosen"]
"""What is wrong, if anything: the deal is not the one that was promised; the nonce or a share is not the one that was
committed to; the deal does not follow from the shares."""


def _ascii(text: str) -> str:
    if not text.isascii():
        raise ValueError("must be ASCII")
    return text


AsciiText = Annotated[str, AfterValidator(_ascii)]
"""What is hashed: JSON can have lone surrogates, and those have no bytes."""


class Share(BaseModel):
    """A seat's share of the draw, the seat being numbered as before the game. `entropy` is null if it came too late."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    seat: int = Field(ge=0, le=3)
    commitment: AsciiText
    entropy: AsciiText | None


class DrawProof(BaseModel):
    """How the deal was drawn."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    commitment: AsciiText
    """To the nonce, published before anyone's share was known."""
    begins: Literal["drawn", "chosen"]
    order: list[int] = Field(min_length=2, max_length=4)
    """The seats in turn order."""
    shares: list[Share] = Field(max_length=4)


@dataclass(frozen=True)
class Proof:
    record: Record
    commitment: str
    nonce: str
    table: str = ""
    draw: DrawProof | None = None

    @classmethod
    def of(cls, match: Match) -> Proof:
        """The proof of a table that is over; before that it would reveal the cards."""
        if match.ended is None or match.game is None or match.deal is None:
            raise GauntletError("the game is not over yet")
        return cls(match.game.record(), match.deal.commitment, match.deal.nonce, match.table, _draw_of(match))

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT_OF_DRAW if self.draw else FORMAT,
            "table": self.table,
            "commitment": self.commitment,
            "nonce": self.nonce,
            **({"draw": self.draw.model_dump(mode="json")} if self.draw else {}),
            "record": self.record.as_json(),
        }

    @property
    def verdict(self) -> Verdict:
        if not _same(commitment(self.record.setup, self.nonce), self.commitment):
            return "changed"
        draw = self.draw
        if draw is None:
            return "fair"
        if not _same(sha256(self.nonce), draw.commitment):
            return "nonce"
        shares = {share.seat: share.entropy for share in draw.shares if share.entropy is not None}
        if any(
            share.entropy is not None and not _same(sha256(share.entropy), share.commitment) for share in draw.shares
        ):
            return "share"
        setup, first = draw_deal(self.record.options, self.nonce, shares)
        begins = draw.begins == "chosen" or draw.order[0] == first
        return "fair" if begins and setup == self.record.setup else "chosen"

    @property
    def is_fair(self) -> bool:
        return self.verdict == "fair"

    @property
    def shares(self) -> int:
        """How many players' own entropy is in the deal."""
        return sum(share.entropy is not None for share in self.draw.shares) if self.draw else 0

    def includes(self, entropy: str) -> bool:
        """Whether a client's own share is in the deal."""
        return self.draw is not None and entropy.lower() in [share.entropy for share in self.draw.shares]

    @property
    def late(self) -> list[int]:
        """Seats that committed and did not reveal in time: whoever had them and the server together knew two deals."""
        return [share.seat for share in self.draw.shares if share.entropy is None] if self.draw else []

    @classmethod
    def read(cls, text: str) -> Proof:
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"not JSON: {error}") from error
        if not isinstance(value, dict) or value.get("format") not in (FORMAT, FORMAT_OF_DRAW):
            raise RecordError(f"not a proof: its format is neither {FORMAT!r} nor {FORMAT_OF_DRAW!r}")
        texts = {key: value.get(key) for key in ("commitment", "nonce", "table")}
        for key, found in texts.items():
            if not isinstance(found, str) or not found.isascii():
                raise RecordError(f"{key}: must be a text")
        draw = _read_draw(value.get("draw")) if value["format"] == FORMAT_OF_DRAW else None
        return cls(Record.from_json(value.get("record")), draw=draw, **texts)  # type: ignore[arg-type]


def _draw_of(match: Match) -> DrawProof | None:
    draw = match.draw
    if draw is None:
        return None
    return DrawProof(
        commitment=draw.commitment,
        begins="drawn" if draw.first is None else "chosen",
        order=match.order,
        shares=[
            Share(seat=seat, commitment=draw.commitments[seat], entropy=draw.shares.get(seat))
            for seat in sorted(draw.commitments)
        ],
    )


def _read_draw(value: Any) -> DrawProof:
    try:
        return DrawProof.model_validate(value, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        raise RecordError(f"{'.'.join(map(str, ('draw', *first['loc'])))}: {first['msg']}") from error


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one, other.lower().encode("ascii", "replace").decode())
