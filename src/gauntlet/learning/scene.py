"""A position written down by what matters in it; the rest of the game is put where it must be.

The position parser checks the result, so each card, token and tile of the game is there exactly once.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Annotated, Any, Final

from pydantic import AfterValidator, PrivateAttr, StrictBool, StrictInt, create_model, model_validator

from gauntlet.learning.data_file import Table, Words
from gauntlet.rules.catalogue import BANK, CARD_BY_ID, CARDS, LEVELS, LOCATIONS, ROW, TOKENS, unpacked
from gauntlet.rules.errors import suggestion
from gauntlet.rules.game import Game
from gauntlet.rules.position import split, text_of

SEATS: Final = 4
_LETTERS: Final = dict(zip("mszprtw", TOKENS, strict=True))
"""One letter each, as `m2 s1`: z is soul (space has the s) and w, for wild, is shield."""


def _known(cards: tuple[str, ...]) -> tuple[str, ...]:
    for card in cards:
        name = card.rstrip("*")
        if name != "-" and name not in CARD_BY_ID:
            raise ValueError(f"there is no card {name!r}{suggestion(name, CARD_BY_ID)}")
    return cards


Cards = Annotated[Words, AfterValidator(_known)]


class _Common(Table):
    players: StrictInt = 2
    seat: StrictInt = 0
    round: StrictInt | None = None
    last_round: str = "-"
    ending: str = ""
    avengers: str = "-"
    """The seat that holds the Avengers tile."""
    market: Cards = ()
    """Cards that lie open; chance fills the other slots."""
    next: Cards = ()
    """Cards on top of their decks."""
    empty_decks: Words = ()
    """By level."""
    locations: Words = ()
    """Locations on the table."""
    battles: Words = ()
    seed: StrictInt = 1
    _game: Game = PrivateAttr()

    @model_validator(mode="after")
    def _build(self) -> _Common:
        for name in self.model_fields_set:
            if name[-1].isdigit() and int(name[-1]) >= self.players:
                raise ValueError(f"unknown field {name!r}: there are {self.players} players")
        self._game = _game(self)
        return self

    @property
    def game(self) -> Game:
        return self._game


_OWN: Final[dict[str, Any]] = {"cards": Cards, "hand": Cards, "tiles": Words, "claims": Words, "tokens": Words}
"""What belongs to seat 0; with a number behind it, as `cards1`, to another seat. A card of a hand with `*` came from
a deck."""
_PER_SEAT: Final[dict[str, Any]] = {
    f"{name}{seat or ''}": (kind, False if kind is StrictBool else ())
    for name, kind in (*_OWN.items(), ("spent_time", StrictBool))
    for seat in range(SEATS)
}
Scene: Any = create_model("Scene", __base__=_Common, **_PER_SEAT)


def _game(scene: _Common) -> Game:
    seats = range(scene.players)
    own = {(name, seat): getattr(scene, f"{name}{seat or ''}") for seat in seats for name in _OWN}
    cards = [(card, seat) for seat in seats for card in own["cards", seat]]
    held = {card.rstrip("*") for seat in seats for card in own["hand", seat]} | {card for card, _ in cards}
    market, decks, spare = _laid_out(scene, held)
    tokens = {seat: _amounts(own["tokens", seat]) for seat in seats}
    bank = Counter(unpacked(BANK[scene.players]))
    for amounts in tokens.values():
        bank.subtract(amounts)
    # Cards that are in nobody's way: a third player's, or those that an empty deck must have given to someone.
    cards += [(card, scene.players - 1) for card in spare]
    # What is not said is as at the start of a game.
    fields = split(Game.new(scene.players, bool(scene.battles), seed=scene.seed).position)
    fields |= {
        "ending": scene.ending or ("sixteen" if scene.battles else "gauntlet"),
        "max_rounds": scene.last_round,
        "round": str(scene.round or 1 + len(cards)),
        "seat": str(scene.seat),
        "bank": _vector(bank),
        "market": ",".join(market),
        "decks": "/".join(",".join(deck) or "-" for deck in decks),
        "locations": ",".join(_tiles(scene, [tile for seat in seats for tile in own["tiles", seat]])),
        "battles": ",".join(scene.battles) or "-",
        "avengers": scene.avengers,
        "recruited": ",".join(f"{card}@{seat}" for card, seat in cards) or "-",
    }
    for seat in seats:
        fields |= {
            f"tokens{seat}": _vector(tokens[seat]),
            f"reserved{seat}": ",".join(own["hand", seat]) or "-",
            f"locations{seat}": ",".join(own["tiles", seat]) or "-",
            f"battles{seat}": ",".join(own["claims", seat]) or "-",
            f"spent_time{seat}": str(int(getattr(scene, f"spent_time{seat or ''}"))),
        }
    return Game.from_position(text_of(fields))


def _laid_out(scene: _Common, held: set[str]) -> tuple[list[str], list[list[str]], list[str]]:
    """The face-up cards, the decks, and the cards of empty decks."""
    chance = random.Random(scene.seed)
    empty = [int(level) for level in scene.empty_decks]
    market: list[str] = []
    decks: list[list[str]] = []
    spare: list[str] = []
    level_of = {card.id: card.level for card in CARDS}
    for level in range(1, LEVELS + 1):
        on_top = [card for card in scene.next if level_of[card] == level]
        rest = [card.id for card in CARDS if card.level == level and card.id not in {*held, *scene.market, *on_top}]
        chance.shuffle(rest)
        row = [card for card in scene.market if card != "-" and level_of[card] == level]
        while len(row) < ROW and level not in empty:
            row.append(rest.pop())
        market += [*row, *["-"] * (ROW - len(row))]
        spare += rest if level in empty else []
        decks.append(on_top + ([] if level in empty else rest))
    return market, decks, spare


def _tiles(scene: _Common, taken: list[str]) -> list[str]:
    """The locations on the table, in as many slots as there are players; gaps where one was taken."""
    left = list(scene.locations)
    side_of = {location.id: location.tile for location in LOCATIONS}
    for location in LOCATIONS:
        used = {side_of[tile] for tile in [*taken, *left] if tile in side_of}
        if len(taken) + len(left) < scene.players and location.tile not in used:
            left.append(location.id)
    return [*left, *["-"] * (scene.players - len(left))]


def _amounts(words: tuple[str, ...]) -> Counter[str]:
    """`m2 s1` as numbers of tokens."""
    amounts: Counter[str] = Counter()
    for word in words:
        if word[:1] not in _LETTERS or not word[1:].isdecimal():
            raise ValueError(f"{word!r} is no number of tokens, as m2 is")
        amounts[_LETTERS[word[0]]] += int(word[1:])
    return amounts


def _vector(amounts: Counter[str]) -> str:
    return ",".join(str(amounts[token]) for token in TOKENS)
