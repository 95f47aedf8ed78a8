"""Positions for the tests: a game in which just what a test is about has been set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gauntlet.rules.catalogue import BANK, BATTLE_IDS, CARD_BY_ID, CARDS, LOCATION_BY_ID, LOCATIONS, TOKENS, unpacked
from gauntlet.rules.game import Game
from gauntlet.rules.options import Options, setup_of_seed
from gauntlet.rules.position import Fields, split, text_of


@dataclass(frozen=True)
class Seat:
    """What lies in front of one player. Lists are ids with blanks between; `*` marks a card from a deck (H2)."""

    cards: str = ""
    mind: int = 0
    space: int = 0
    soul: int = 0
    power: int = 0
    reality: int = 0
    time: int = 0
    shield: int = 0
    hand: str = ""
    locations: str = ""
    battles: str = ""
    spent_time: bool = False

    @property
    def tokens(self) -> list[int]:
        return [getattr(self, token) for token in TOKENS]

    @property
    def power_points(self) -> int:
        """B6, B8, B9: what the position has to know of the beginning of the turn (B15)."""
        claimed = self.battles.split()
        time_cards = sum(CARDS[CARD_BY_ID[card]].level == 3 for card in self.cards.split())
        worth = {"sinister-six": 6, "multiverse-madness": time_cards, "hail-hydra": len(claimed)}
        return sum(worth.get(battle, 0) for battle in claimed)


NOBODY_NEEDS = ("sinister-six", "yellow-jacket", "multiverse-madness", "hail-hydra", "planet-hulk")
"""Battles that fill the table, those first that are hard to meet by accident."""


def game_at(
    *seats: Seat,
    turn: int = 0,
    market: str = "",
    top: str = "",
    emptied: Sequence[int] = (),
    locations: str = "",
    battles: str = "",
    avengers: int | None = None,
    ending: str = "",
    payment: str = "choice",
    max_rounds: int | None = None,
    rounds: int = 1,
) -> Game:
    """A game in phase turn. `market` stands face up and `top` on top of its deck, the rest as a seed has it.

    Naming a battle plays with Epic Battles. The bank has what nobody holds. The cards of an emptied deck lie with
    the last seat.
    """
    table = Options(len(seats), bool(battles), ending, payment, max_rounds)
    fields = split(Game.of(table, setup_of_seed(table, 1)).position)
    fields |= {"seat": str(turn), "round": str(rounds), "avengers": "-" if avengers is None else str(avengers)}
    fields["power_points"] = str(seats[turn].power_points)
    _lay_out_cards(fields, seats, market.split(), top.split(), emptied)
    _lay_out_tiles(fields, seats, locations.split(), battles.split())
    for number, seat in enumerate(seats):
        fields[f"tokens{number}"] = ",".join(str(amount) for amount in seat.tokens)
        fields[f"reserved{number}"] = ",".join(seat.hand.split()) or "-"
        fields[f"locations{number}"] = ",".join(seat.locations.split()) or "-"
        fields[f"battles{number}"] = ",".join(seat.battles.split()) or "-"
        fields[f"spent_time{number}"] = str(int(seat.spent_time))
    whole = unpacked(BANK[len(seats)]).values()
    held = [sum(amounts) for amounts in zip(*(seat.tokens for seat in seats), strict=True)]
    fields["bank"] = ",".join(str(all_of_it - some) for all_of_it, some in zip(whole, held, strict=True))
    return Game.from_position(text_of(fields))


def _lay_out_cards(
    fields: Fields, seats: Sequence[Seat], market: list[str], top: list[str], emptied: Sequence[int]
) -> None:
    recruited = [(card, number) for number, seat in enumerate(seats) for card in seat.cards.split()]
    hands = [card.rstrip("*") for seat in seats for card in seat.hand.split()]
    placed = {*hands, *market, *top, *(card for card, _ in recruited)}
    rows, decks = [], []
    for level, deck in enumerate(fields["decks"].split("/"), start=1):
        seeded = [*fields["market"].split(",")[4 * level - 4 : 4 * level], *deck.split(",")]
        spare = [card for card in seeded if card not in placed]
        named = [card for card in market if CARDS[CARD_BY_ID[card]].level == level]
        row, spare = [*named, *spare[: 4 - len(named)]], spare[4 - len(named) :]
        left = [*(card for card in top if CARDS[CARD_BY_ID[card]].level == level), *spare]
        if level in emptied:
            recruited += [(card, len(seats) - 1) for card in left]
            left = []
        rows.append(",".join(row))
        decks.append(",".join(left) or "-")
    fields["market"], fields["decks"] = ",".join(rows), "/".join(decks)
    fields["recruited"] = ",".join(f"{card}@{number}" for card, number in recruited) or "-"


def _lay_out_tiles(fields: Fields, seats: Sequence[Seat], locations: list[str], battles: list[str]) -> None:
    held = [location for seat in seats for location in seat.locations.split()]
    used = {LOCATIONS[LOCATION_BY_ID[location]].tile for location in [*held, *locations]}
    spare = [location.id for location in LOCATIONS if location.side == "A" and location.tile not in used]
    free = len(seats) - len(held)
    fields["locations"] = ",".join([*[*locations, *spare][:free], *("-" for _ in held)])
    if battles:
        fill = [battle for battle in (*NOBODY_NEEDS, *BATTLE_IDS) if battle not in battles]
        fields["battles"] = ",".join(list(dict.fromkeys([*battles, *fill]))[:5])


def offered(game: Game, verb: str) -> list[str]:
    """What the legal decisions with this first word name."""
    return [text.removeprefix(verb).strip() for text in game.legal_decisions if text.split()[0] == verb]


def after(game: Game, *decisions: str) -> Game:
    """The game after some decisions; the one given stays as it was."""
    game = game.copy()
    for decision in decisions:
        game.play(decision)
    return game


def held(game: Game, seat: int) -> dict[str, int]:
    """The tokens that a player has, those of which there are none left out."""
    return {token: amount for token, amount in game.players[seat].tokens.items() if amount}


DEAR = (
    "prowler bullseye winter-soldier kate-bishop quicksilver falcon carnage beta-ray-bill"
    " iron-man black-widow thor hulk"
)
"""A market of which the two players of `stuck` can pay for nothing, be it with a bonus of each stone for the first."""


def stuck(cards: str = "") -> tuple[Seat, Seat]:
    """Two players who can only pass: they hold all stones, and full hands that they cannot pay for."""
    return (
        Seat(cards=cards, mind=4, space=4, soul=2, hand="vision nova captain-marvel"),
        Seat(soul=2, power=4, reality=4, hand="ant-man black-panther captain-america"),
    )
