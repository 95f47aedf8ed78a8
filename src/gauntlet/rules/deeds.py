"""What a decision did, as facts that can be told in any language.

Read off two states, before and after it, as whoever listens may know them. So the same code serves a replay, where
all is known, and a running game, where a card from a deck is `?2` to the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict  # pydantic needs this one before Python 3.12

from gauntlet.rules.tables import STONES

State = dict[str, Any]
"""A position as in a trace or a view."""


Kind = Literal[
    "take",
    "reserve",
    "choose",
    "pay",
    "recruit",
    "time",
    "gain",
    "return",
    "avengers",
    "location",
    "claim",
    "decline",
    "pass",
    "refill",
]


class Deed(TypedDict):
    """One fact; which keys are there depends on `deed`."""

    deed: Kind
    seat: int
    tokens: NotRequired[dict[str, int]]
    """take, return: what was taken or returned; recruit: what was handed over."""
    card: NotRequired[str | None]
    """None where the listener does not know it."""
    level: NotRequired[int]
    source: NotRequired[Literal["market", "deck", "hand"]]
    shield: NotRequired[bool]
    """reserve: whether a shield came with it."""
    paid_with: NotRequired[Literal["discount", "shield", "time"]]
    stone: NotRequired[str]
    loser: NotRequired[int | None]
    """avengers: who held the tile before."""
    location: NotRequired[str]
    battle: NotRequired[str]
    place: NotRequired[int]
    """refill: the place in the row, from 0."""


def deeds(before: State, after: State, seat: int, decision: str) -> list[Deed]:
    """First the decision itself, then what came with it, in the order in which it happened."""
    return [*_decided(before, after, seat, decision), *_came_with_it(before, after, seat)]


def _decided(before: State, after: State, seat: int, decision: str) -> Iterator[Deed]:
    verb, *objects = decision.split(" ")
    thing = objects[0] if objects else ""
    old, new = before["players"][seat], after["players"][seat]
    change = {token: new["tokens"][token] - old["tokens"][token] for token in new["tokens"]}
    taken: dict[str, int] = {}
    if len(new["recruited"]) > len(old["recruited"]):
        yield from _pay_step(seat, verb, thing)
        yield _recruited(old, new, seat, change)
        yield from _gained(seat, [token for token, n in change.items() if n > 0 and token in STONES])  # B11
        return
    match verb:
        case "take":
            taken = {stone: objects.count(stone) for stone in objects}
            yield {"deed": "take", "seat": seat, "tokens": taken}
            gained = [token for token, n in change.items() if n > taken.get(token, 0)]  # B12
            yield from _gained(seat, gained)
            taken = taken | {stone: taken.get(stone, 0) + 1 for stone in gained}
        case "reserve":
            card = new["reserved"][-1]
            shield = before["bank"]["shield"] > 0
            taken = {"shield": int(shield)}
            yield {
                "deed": "reserve",
                "seat": seat,
                "card": None if card.startswith("?") else card,
                "level": int(objects[1]) if thing == "deck" else _level(before, card),
                "source": "deck" if thing == "deck" else "market",
                "shield": shield,
            }
        case "gain":
            taken = {thing: 1}
            yield {"deed": "gain", "seat": seat, "stone": thing}
        case "recruit":
            yield {"deed": "choose", "seat": seat, "card": thing}
        case "discount" | "shield" | "time":
            yield from _pay_step(seat, verb, thing)
        case "claim":
            yield {"deed": "claim", "seat": seat, "battle": thing}
        case "decline":
            yield {"deed": "decline", "seat": seat}
        case "pass":
            yield {"deed": "pass", "seat": seat}
    returned = {token: taken.get(token, 0) - n for token, n in change.items() if n < taken.get(token, 0)}
    if returned:
        yield {"deed": "return", "seat": seat, "tokens": returned}


def _pay_step(seat: int, verb: str, stone: str) -> Iterator[Deed]:
    match verb:
        case "discount" | "shield" | "time":
            yield {"deed": "pay", "seat": seat, "paid_with": verb, "stone": stone}


def _gained(seat: int, stones: list[str]) -> Iterator[Deed]:
    for stone in stones:
        yield {"deed": "gain", "seat": seat, "stone": stone}


def _recruited(old: State, new: State, seat: int, change: dict[str, int]) -> Deed:
    return {
        "deed": "recruit",
        "seat": seat,
        "card": new["recruited"][-1],
        "source": "hand" if len(new["reserved"]) < len(old["reserved"]) else "market",
        "tokens": {token: -n for token, n in change.items() if n < 0},
    }


def _level(state: State, card: str) -> int:
    return next(level for level, row in enumerate(state["market"], start=1) if card in row)


def _came_with_it(before: State, after: State, seat: int) -> Iterator[Deed]:
    for level, (old_row, new_row) in enumerate(zip(before["market"], after["market"], strict=True), start=1):
        for place, (was, now) in enumerate(zip(old_row, new_row, strict=True)):
            if was != now:
                yield {"deed": "refill", "seat": seat, "level": level, "place": place, "card": now}
    old, new = before["players"][seat], after["players"][seat]
    if new["tokens"]["time"] > old["tokens"]["time"]:
        yield {"deed": "time", "seat": seat}
    if new["avengers"] and not old["avengers"]:
        loser = next((other for other, player in enumerate(before["players"]) if player["avengers"]), None)
        yield {"deed": "avengers", "seat": seat, "loser": loser}
    for tile in new["locations"][len(old["locations"]) :]:
        yield {"deed": "location", "seat": seat, "location": tile}
