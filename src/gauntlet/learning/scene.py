"""A position written down by what matters in it; the rest of the game is put where it must be.

The engine's own reader checks the result, so each card, token and tile of the game is there exactly once.
"""

from __future__ import annotations

import random
from collections import Counter

from gauntlet.learning.reading import Entry
from gauntlet.rules.errors import DataError
from gauntlet.rules.game import Game
from gauntlet.rules.position import Fields, text_of
from gauntlet.rules.tables import BANK, CARD_BY_ID, CARDS, LOCATIONS, TOKENS, unpacked

_LETTERS = dict(zip("mszprtw", ("mind", "space", "soul", "power", "reality", "time", "shield"), strict=True))
"""One letter each, as `m2 s1`: z is soul (space has the s) and w, for wild, is shield."""


def scene(entry: Entry) -> Game:
    """The game of a scene.

    cards, hand, tiles, claims and tokens belong to seat 0; with a number behind it, as `cards1`, to another seat.
    A card of a hand with `*` came from a deck. `market` names cards that lie open; chance fills the other places.
    `next` names cards that lie on top of their decks, `bare` the levels whose decks are empty.
    """
    players = entry.number("players", 2)
    seats = range(players)
    own = {
        (name, seat): entry.words(f"{name}{seat or ''}")
        for seat in seats
        for name in ("cards", "hand", "tiles", "claims", "tokens")
    }
    cards = [(card, seat) for seat in seats for card in own["cards", seat]]
    held = {card.rstrip("*") for seat in seats for card in own["hand", seat]} | {card for card, _ in cards}
    chance = random.Random(entry.number("seed", 1))
    bare = [int(level) for level in entry.words("bare")]
    market, decks, spare = _laid_out(held, entry.words("market"), entry.words("next"), bare, chance)
    tokens = {seat: _amounts(entry.place, own["tokens", seat]) for seat in seats}
    bank = Counter(unpacked(BANK[players]))
    for amounts in tokens.values():
        bank.subtract(amounts)
    battles = entry.words("battles")
    # Cards that are in nobody's way: a third player's, or those that an empty deck must have given to someone.
    cards += [(card, players - 1) for card in spare]
    fields: Fields = {
        "players": str(players),
        "ending": entry.text("ending", "sixteen" if battles else "gauntlet"),
        "payment": "choice",
        "max_rounds": entry.text("last_round", "-"),
        "round": str(entry.number("round", 1 + len(cards))),
        "seat": str(entry.number("seat", 0)),
        "phase": "turn",
        "end": "-",
        "winners": "0",
        "bank": _vector(bank),
        "market": ",".join(market),
        "decks": "/".join(",".join(deck) or "-" for deck in decks),
        "locations": ",".join(_tiles(entry, [tile for seat in seats for tile in own["tiles", seat]], players)),
        "battles": ",".join(battles) or "-",
        "avengers": entry.text("avengers", "-"),
        "recruited": ",".join(f"{card}@{seat}" for card, seat in cards) or "-",
        "passes": "0",
        "power_points": "0",
        "paying": "-",
        "owing": _vector(Counter()),
        "discount_due": "0",
        "shields": "0",
        "time_coins": "-",
        "lowest": "0",
        "gainable": "0",
    }
    for seat in seats:
        fields |= {
            f"tokens{seat}": _vector(tokens[seat]),
            f"reserved{seat}": ",".join(own["hand", seat]) or "-",
            f"locations{seat}": ",".join(own["tiles", seat]) or "-",
            f"battles{seat}": ",".join(own["claims", seat]) or "-",
            f"spent_time{seat}": str(int(entry.flag(f"spent_time{seat or ''}"))),
        }
    entry.done()
    try:
        return Game.from_position(text_of(fields))
    except ValueError as error:
        raise DataError(f"{entry.place}: {error}") from error


def _laid_out(
    held: set[str], wanted: tuple[str, ...], coming: tuple[str, ...], bare: list[int], chance: random.Random
) -> tuple[list[str], list[list[str]], list[str]]:
    """The face-up cards, the decks, and the cards of empty decks."""
    market: list[str] = []
    decks: list[list[str]] = []
    spare: list[str] = []
    for card in {*held, *wanted, *coming} - {"-"}:
        if card not in CARD_BY_ID:
            raise DataError(f"there is no card {card!r}")
    level_of = {card.id: card.level for card in CARDS}
    for level in (1, 2, 3):
        on_top = [card for card in coming if level_of[card] == level]
        rest = [card.id for card in CARDS if card.level == level and card.id not in {*held, *wanted, *on_top}]
        chance.shuffle(rest)
        row = [card for card in wanted if card != "-" and level_of[card] == level]
        while len(row) < 4 and level not in bare:
            row.append(rest.pop())
        market += [*row, *["-"] * (4 - len(row))]
        spare += rest if level in bare else []
        decks.append(on_top + ([] if level in bare else rest))
    return market, decks, spare


def _tiles(entry: Entry, taken: list[str], players: int) -> list[str]:
    """The locations on the table, in as many places as there are players; gaps where one was taken."""
    left = list(entry.words("places"))
    side_of = {location.id: location.tile for location in LOCATIONS}
    for location in LOCATIONS:
        used = {side_of[tile] for tile in [*taken, *left] if tile in side_of}
        if len(taken) + len(left) < players and location.tile not in used:
            left.append(location.id)
    return [*left, *["-"] * (players - len(left))]


def _amounts(place: str, words: tuple[str, ...]) -> Counter[str]:
    """`m2 s1` as numbers of tokens."""
    amounts: Counter[str] = Counter()
    for word in words:
        if word[:1] not in _LETTERS or not word[1:].isdecimal():
            raise DataError(f"{place}: {word!r} is no number of tokens, as m2 is")
        amounts[_LETTERS[word[0]]] += int(word[1:])
    return amounts


def _vector(amounts: Counter[str]) -> str:
    return ",".join(str(amounts[token]) for token in TOKENS)
