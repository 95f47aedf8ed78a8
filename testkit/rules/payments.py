"""Positions before and after `recruit`, for the tests of payments."""

from __future__ import annotations

import random

from gauntlet.rules.catalogue import CARDS, STONES, TOKENS
from gauntlet.rules.game import Game
from testkit import reference
from testkit.reference.position import Player
from testkit.rules.positions import Seat, after, game_at, held

EVERY_PAYMENT_POWER = "yellow-jacket ragnarok planet-hulk"
POWERS = ("yellow-jacket", "ragnarok", "planet-hulk", "galactus-coming", "civil-war")


def recruiting(card: str, seat: Seat, payment: str = "choice") -> Game:
    """The game right after `recruit`."""
    game = game_at(seat, Seat(), market=card, battles=EVERY_PAYMENT_POWER, payment=payment)
    return after(game, f"recruit {card}")


def left(game: Game) -> dict[str, int]:
    """What the payer has kept, once the card is paid."""
    assert game.players[0].recruited
    assert game.seat == 1
    return held(game, 0)


def random_seat(chance: random.Random) -> Seat:
    """Up to three powers, up to a dozen cards, and tokens such as a turn may begin with."""
    cards = chance.sample(CARDS, chance.choice((0, 2, 4, 6, 9, 12)))
    time = chance.random() < 0.6
    tokens = dict.fromkeys(TOKENS, 0)
    for _ in range(chance.randrange(11 - time)):
        token = chance.choice((*STONES, "shield", "shield"))
        tokens[token] += tokens[token] < 4
    tokens["time"] = int(time)
    return Seat(
        cards=" ".join(card.id for card in cards),
        battles=" ".join(chance.sample(POWERS, chance.randrange(4))),
        spent_time=not time and chance.random() < 0.5 and any(card.level == 3 for card in cards),
        **tokens,  # type: ignore[arg-type]
    )


def random_pair(chance: random.Random) -> tuple[Game, reference.Position]:
    """The same made-up position in both: seat 0 is about to recruit."""
    seat = random_seat(chance)
    own = set(seat.cards.split())
    spare = [card.id for card in CARDS if card.id not in own]
    hand = chance.sample(spare, chance.randrange(4))
    market = [card.id for card in chance.sample(CARDS, len(CARDS)) if card.id not in own and card.id not in hand]
    face_up = [card for level in (1, 2, 3) for card in _of_level(market, level)[:4]]
    seat = Seat(**{**vars(seat), "hand": " ".join(hand)})
    game = game_at(seat, Seat(), market=" ".join(face_up), battles=" ".join(POWERS))
    return game, as_reference(game, seat)


def _of_level(cards: list[str], level: int) -> list[str]:
    level_of = {card.id: card.level for card in CARDS}
    return [card for card in cards if level_of[card] == level]


def as_reference(game: Game, seat: Seat) -> reference.Position:
    decks = dict(field.split("=") for field in game.position.split()[1:])["decks"]
    return reference.Position(
        epic=True,
        ending=game.options.ending,
        payment=game.options.payment,
        max_rounds=None,
        bank=game.bank,
        market=[list(row) for row in game.market],
        decks=[[] if deck == "-" else deck.split(",") for deck in decks.split("/")],
        locations=list(game.locations),
        battles=list(game.battles),
        players=[
            Player(
                tokens=game.players[0].tokens,
                recruited=seat.cards.split(),
                reserved=seat.hand.split(),
                battles=seat.battles.split(),
                time_spent=seat.spent_time,
            ),
            Player(),
        ],
    )
