"""The board as text that fits 80 columns, and reads well without colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from gauntlet.rules.tables import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    CARDS,
    LOCATION_BY_ID,
    LOCATIONS,
    STONES,
    TOKENS,
    Card,
)

LETTERS = dict(zip(TOKENS, "MSOPRTH", strict=True))
LEGEND = "  ".join(f"{letter} {token}" for token, letter in LETTERS.items()) + "  A Avengers tag"
WIDTH = 18


def board(state: dict[str, Any], names: Sequence[str], seat: int | None, phase: str) -> str:
    """The state of a trace or of a view, for a person; hidden cards are shown as the state names them."""
    return "\n".join(_lines(state, names, seat, phase))


def _lines(state: dict[str, Any], names: Sequence[str], seat: int | None, phase: str) -> Iterator[str]:
    asked = "the game is over" if seat is None else f"{names[seat]} to decide ({phase})"
    yield f"Round {state['round']}, {asked}"
    yield ""
    for level in (3, 2, 1):
        cells = [_cell(card) for card in state["market"][level - 1]]
        yield f"L{level}   " + " ".join(cell[0] for cell in cells).rstrip()
        yield f"({state['decks'][level - 1]:2}) " + " ".join(cell[1] for cell in cells).rstrip()
    yield ""
    yield f"Bank       {amounts(state['bank'])}"
    for tile in state["locations"]:
        location = LOCATIONS[LOCATION_BY_ID[tile]]
        yield f"Location   {location.name}: {stones(location.requirement)}"
    for name in state["battles"]:
        yield f"Battle     {battle_text(name)}"
    for number, player in enumerate(state["players"]):
        yield ""
        yield from _player_lines(player, names[number], number == seat)
    yield ""
    yield LEGEND


def _cell(card_id: str | None) -> tuple[str, str]:
    """Two lines for a card: points, bonus and name, then tags and cost."""
    if card_id is None:
        return " " * WIDTH, " " * WIDTH
    card = CARDS[CARD_BY_ID[card_id]]
    head = f"{card.points or ' '} {LETTERS[card.bonus]} {card.name}"[:WIDTH]
    tail = f"{'A' * card.tags:>3} {stones(card.cost)}"
    return f"{head:{WIDTH}}", f"{tail:{WIDTH}}"


def _player_lines(player: dict[str, Any], name: str, asked: bool) -> Iterator[str]:
    recruited = [CARDS[CARD_BY_ID[card]] for card in player["recruited"]]
    tile = ", Avengers tile" if player["avengers"] else ""
    tags = f", {player['tags']} A" if player["tags"] else ""
    yield f"{'>' if asked else ' '} {name}: {player['points']} points{tags}{tile}"
    yield f"  tokens   {amounts(player['tokens'])}   ({sum(player['tokens'].values())} of 10)"
    yield f"  bonuses  {_bonuses(recruited)}   ({len(recruited)} cards)"
    for card in player["reserved"]:
        yield f"  in hand  {hand_text(card)}"
    if player["locations"]:
        yield f"  places   {', '.join(LOCATIONS[LOCATION_BY_ID[tile]].name for tile in player['locations'])}"
    if player["battles"]:
        yield f"  battles  {', '.join(BATTLES[BATTLE_BY_ID[battle]].name for battle in player['battles'])}"


def _bonuses(recruited: Sequence[Card]) -> str:
    count = {stone: sum(card.bonus == stone for card in recruited) for stone in STONES}
    return "  ".join(f"{LETTERS[stone]} {number or '.'}" for stone, number in count.items())


def amounts(tokens: dict[str, int]) -> str:
    """Tokens in their fixed order and places, a dot for none."""
    return "  ".join(f"{LETTERS[token]} {number or '.'}" for token, number in tokens.items())


def stones(vector: Sequence[int]) -> str:
    """A cost or a requirement: only what it has."""
    return " ".join(f"{number}{LETTERS[stone]}" for stone, number in zip(STONES, vector, strict=True) if number)


def card_text(card: Card) -> str:
    """A card in one line."""
    points = f"{card.points} points, " if card.points else ""
    tags = f", {'A' * card.tags}" if card.tags else ""
    return f"{card.name} ({points}{LETTERS[card.bonus]} bonus{tags}, costs {stones(card.cost)})"


def hand_text(card: str) -> str:
    """A reserved card; one that is hidden from the reader is `?` and its level."""
    return f"a hidden card of level {card[1:]}" if card.startswith("?") else card_text(CARDS[CARD_BY_ID[card]])


def battle_text(name: str) -> str:
    """A battle and what it asks for."""
    battle = BATTLES[BATTLE_BY_ID[name]]
    needs = [
        stones(battle.requirement),
        f"{battle.time_cards} time cards" if battle.time_cards else "",
        "a location" if battle.locations else "",
        "the Avengers tile" if battle.avengers_tile else "",
    ]
    return f"{battle.name}: {', '.join(need for need in needs if need)}"
