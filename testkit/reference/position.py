"""The whole position, and the facts that can be counted from it."""

from dataclasses import dataclass, field, replace

from .facts import BATTLES, CARDS, LOCATIONS, STONES, TOKENS
from .payment import Bill


@dataclass
class Player:
    """What lies in front of one seat (H1), and the two facts that are not seen there."""

    tokens: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TOKENS, 0))
    recruited: list[str] = field(default_factory=list)
    reserved: list[str] = field(default_factory=list)
    locations: list[str] = field(default_factory=list)
    battles: list[str] = field(default_factory=list)
    avengers: bool = False
    # H2: the reserved cards that came from a deck, known to the owner alone.
    secret: list[str] = field(default_factory=list)
    # B7: the token was spent and not yet taken back.
    time_spent: bool = False

    def copy(self) -> "Player":
        """A player that shares nothing with this one (no clause: needed to look ahead)."""
        return Player(
            dict(self.tokens),
            list(self.recruited),
            list(self.reserved),
            list(self.locations),
            list(self.battles),
            self.avengers,
            list(self.secret),
            self.time_spent,
        )


@dataclass(frozen=True)
class Paying:
    """Phase pay under way (RECORD, pay): nothing has been moved yet."""

    card: str
    bill: Bill
    # The first of shield mind .. shield reality, time mind .. time reality still on offer.
    step: int
    shields: int
    time: bool


@dataclass
class Position:
    """Everything on which the rest of the game depends."""

    epic: bool
    ending: str
    payment: str
    max_rounds: int | None
    bank: dict[str, int]
    market: list[list[str | None]]
    decks: list[list[str]]
    locations: list[str]
    battles: list[str]
    players: list[Player]
    round: int = 1
    seat: int = 0
    phase: str = "turn"
    paying: Paying | None = None
    # B11, B12: the stones on offer in phase gain.
    gains: list[str] = field(default_factory=list)
    # E1: the index in RETURNABLE of the last token returned in this turn.
    returned: int = 0
    # T9: the passes of this round, and whether a location or a battle was taken in it.
    passes: int = 0
    eventful: bool = False
    # B15: points from B6, B8 and B9 when the turn began.
    super_before: int = 0
    end: str | None = None
    winners: list[int] = field(default_factory=list)
    # RECORD, effects: what the decision that led here moved, in the order in which it happened.
    effects: list[str] = field(default_factory=list)

    def copy(self) -> "Position":
        """A position that shares nothing with this one (no clause: needed to look ahead)."""
        return replace(
            self,
            bank=dict(self.bank),
            market=[list(row) for row in self.market],
            decks=[list(deck) for deck in self.decks],
            locations=list(self.locations),
            battles=list(self.battles),
            players=[player.copy() for player in self.players],
            gains=list(self.gains),
            winners=list(self.winners),
            effects=list(self.effects),
        )

    @property
    def player(self) -> Player:
        """The player on turn (S4)."""
        return self.players[self.seat]


def bonuses(player: Player) -> dict[str, int]:
    """Bonuses by stone (T4, B4): one for each recruited card."""
    return {stone: sum(1 for card in player.recruited if CARDS[card].bonus == stone) for stone in STONES}


def time_cards(player: Player) -> int:
    """Recruited level 3 cards (B4)."""
    return sum(1 for card in player.recruited if CARDS[card].level == 3)


def tags(player: Player) -> int:
    """Avengers tags on recruited cards (T8)."""
    return sum(CARDS[card].tags for card in player.recruited)


def super_points(player: Player) -> int:
    """Points from super-powers (B6, B8, B9)."""
    points = 0
    if "sinister-six" in player.battles:
        points += 6
    if "multiverse-madness" in player.battles:
        points += time_cards(player)
    if "hail-hydra" in player.battles:
        points += len(player.battles)
    return points


def points(player: Player) -> int:
    """All points of a player (W4)."""
    return (
        sum(CARDS[card].points for card in player.recruited)
        + sum(LOCATIONS[location].points for location in player.locations)
        + (3 if player.avengers else 0)
        + super_points(player)
    )


def held(player: Player) -> int:
    """All tokens of a player, time included (E1)."""
    return sum(player.tokens.values())


def meets_location(player: Player, location: str) -> bool:
    """Whether the bonuses meet a location's requirement (E2)."""
    have = bonuses(player)
    return all(have[stone] >= LOCATIONS[location].needs[stone] for stone in STONES)


def meets_battle(player: Player, battle: str) -> bool:
    """Whether a battle's requirement is met at this moment (B4)."""
    have = bonuses(player)
    asked = BATTLES[battle]
    return (
        all(have[stone] >= asked.needs[stone] for stone in STONES)
        and time_cards(player) >= asked.time_cards
        and len(player.locations) >= asked.locations
        and (player.avengers or not asked.avengers)
    )
