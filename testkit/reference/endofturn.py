"""The end of a turn (E), and the gains that come just before it (B11, B12)."""

from .ending import pass_on
from .facts import RETURNABLE
from .position import Position, held, meets_battle, meets_location

HAND_LIMIT = 10
CUBES = 3


def ask_gain(position: Position, stones: list[str]) -> None:
    """One stone of one's choice, if the bank has any of those (B11, B12, B13); then E."""
    offered = [stone for stone in stones if position.bank[stone] > 0]
    if len(offered) > 1:
        position.phase = "gain"
        position.gains = offered
    elif offered:
        gain(position, offered[0])
    else:
        start_end(position)


def gain(position: Position, stone: str) -> None:
    """The stone comes from the bank (B11, B12); then E1."""
    position.gains = []
    position.bank[stone] -= 1
    position.player.tokens[stone] += 1
    position.effects.append(f"gain {stone}")
    start_end(position)


def start_end(position: Position) -> None:
    """The end of the turn begins (E1)."""
    position.returned = 0
    ask_return(position)


def _can_return(tokens: dict[str, int], excess: int, first: int) -> bool:
    """Whether so many can be returned in token order from a token on (E1; RECORD, return)."""
    if excess == 0:
        return True
    for index in range(first, len(RETURNABLE)):
        name = RETURNABLE[index]
        if tokens[name] > 0 and _can_return({**tokens, name: tokens[name] - 1}, excess - 1, index):
            return True
    return False


def returns(position: Position) -> list[str]:
    """The tokens that may be returned next (E1; RECORD, return)."""
    tokens = position.player.tokens
    excess = held(position.player) - HAND_LIMIT
    offered = []
    for index in range(position.returned, len(RETURNABLE)):
        name = RETURNABLE[index]
        if tokens[name] > 0 and _can_return({**tokens, name: tokens[name] - 1}, excess - 1, index):
            offered.append(name)
    return offered


def ask_return(position: Position) -> None:
    """Ask while there are more than 10 tokens (E1); then E2."""
    if held(position.player) <= HAND_LIMIT:
        position.returned = 0
        ask_location(position)
        return
    offered = returns(position)
    if len(offered) == 1:
        give_back(position, offered[0])
    else:
        position.phase = "return"


def give_back(position: Position, token: str) -> None:
    """One token goes back to the bank (E1)."""
    position.player.tokens[token] -= 1
    position.bank[token] += 1
    position.effects.append(f"return {token}")
    position.returned = RETURNABLE.index(token)
    ask_return(position)


def open_locations(position: Position) -> list[str]:
    """The locations whose requirement is met (E2)."""
    return [location for location in position.locations if meets_location(position.player, location)]


def ask_location(position: Position) -> None:
    """One location must be taken if one can; the player chooses among several (E2)."""
    offered = open_locations(position)
    if len(offered) > 1:
        position.phase = "location"
    elif offered:
        take_location(position, offered[0])
    else:
        ask_claim(position)


def take_location(position: Position, location: str) -> None:
    """The location goes to the player (E2); then E3."""
    position.locations.remove(location)
    position.player.locations.append(location)
    position.effects.append(f"location {location}")
    position.eventful = True
    ask_claim(position)


def open_battles(position: Position) -> list[str]:
    """The battles that the player could claim now (B2, B4)."""
    player = position.player
    if len(player.battles) >= CUBES:
        return []
    return [battle for battle in position.battles if battle not in player.battles and meets_battle(player, battle)]


def ask_claim(position: Position) -> None:
    """Asked exactly when at least one battle can be claimed (E3; RECORD, decisions)."""
    if open_battles(position):
        position.phase = "claim"
    else:
        pass_on(position)


def claim(position: Position, battle: str) -> None:
    """A cube goes on the battle (B2); then E4."""
    position.player.battles.append(battle)
    position.effects.append(f"claim {battle}")
    position.eventful = True
    pass_on(position)
