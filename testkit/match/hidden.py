"""Who may know which card (H1 to H3), worked out from the whole deal and what was decided; and how to find a leak.

Nothing here uses what the program itself thinks that a seat may see. For screens, logs and bytes of sockets.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from gauntlet.match import events as e
from gauntlet.match.commitment import Deal
from gauntlet.match.events import AnyEvent
from gauntlet.match.match_options import MatchOptions
from gauntlet.rules.catalogue import CARD_BY_ID, CARDS
from gauntlet.rules.errors import IllegalDecision
from gauntlet.rules.game import Game

Viewer = int | None
"""A seat, or None for an onlooker."""
Show = Callable[[Sequence[AnyEvent], Deal | None], str | bytes]
"""What a receiver gets of a table with this log, behind which lies this deal."""

ALL = frozenset(CARD_BY_ID)
NAMES = {card.name: card.id for card in CARDS}
_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_CAPITALS = re.compile(r"[A-Z]\w*")
_BY_FIRST_WORD: dict[str, list[str]] = {}
for _name in NAMES:
    _BY_FIRST_WORD.setdefault(_CAPITALS.findall(_name)[0], []).append(_name)


class Knowledge:
    """What everyone may know, event by event. What was once seen stays known, be it taken back."""

    def __init__(self, deal: Deal | None) -> None:
        self.deal = deal
        self.shown: set[str] = set()
        """What lies or lay open to all."""
        self.drawn: list[set[str]] = []
        """For each seat, all that it has drawn unseen from a deck."""
        self.ended = False
        self._options = MatchOptions()
        self._game: Game | None = None

    @classmethod
    def after(cls, log: Iterable[AnyEvent], deal: Deal | None) -> Knowledge:
        known = cls(deal)
        for event in log:
            known.hear(event)
        return known

    def hear(self, event: AnyEvent) -> None:
        match event:
            case e.Opened():
                self._options = event.options
            case e.Started():
                assert self.deal is not None
                self._game = Game.of(self._options.game, self.deal.setup)
                self.drawn = [set() for _ in event.order]
            case e.Decided():
                assert self._game is not None
                self._game.play(event.decision)
                if event.decision.startswith("reserve deck"):
                    self.drawn[event.seat].add(self._game.players[event.seat].reserved[-1])
            case e.Undone():
                assert self._game is not None
                self._game.undo()
            case e.Ended():
                self.ended = True  # the deal is open
        if self._game:
            self.shown |= self._lies_open(self._game)

    def _lies_open(self, game: Game) -> set[str]:
        cards = {card for row in game.market for card in row if card}
        for owner, player in enumerate(game.players):
            in_hand = set(player.reserved)
            cards |= set(player.recruited) | (in_hand if game.over else in_hand - self.drawn[owner])
        if game.phase == "pay":
            recruits = [decision for decision in game.decisions if decision.startswith("recruit ")]
            cards.add(recruits[-1].removeprefix("recruit "))
        return cards

    def unknown(self, viewer: Viewer) -> frozenset[str]:
        """The cards of which this receiver may not know where they are."""
        if self.ended:
            return frozenset()
        return ALL - self.shown - (self.drawn[viewer] if viewer is not None and self.drawn else set())

    def twin(self, viewer: Viewer, chance: random.Random) -> Deal:
        """Another deal behind the same visible history: all that the viewer does not know is permuted."""
        assert self.deal is not None
        unknown = self.unknown(viewer)
        decks = []
        for deck in self.deal.setup.decks:
            hidden = [card for card in deck if card in unknown]
            other = iter(chance.sample(hidden, len(hidden)))
            decks.append(tuple(next(other) if card in unknown else card for card in deck))
        twin = Deal(replace(self.deal.setup, decks=tuple(decks)), self.deal.nonce)
        vars(twin)["commitment"] = self.deal.commitment  # which reveals nothing, but would differ
        return twin


def named(text: str | bytes) -> set[str]:
    """The cards that a text names, by id or as people call them."""
    text = text if isinstance(text, str) else text.decode()
    found = set(_ID.findall(text)) & ALL
    likely = [name for word in set(_CAPITALS.findall(text)) for name in _BY_FIRST_WORD.get(word, ())]
    for name in sorted(likely, key=len, reverse=True):
        whole = rf"(?<![\w-]){re.escape(name)}(?![\w-])"
        if re.search(whole, text):
            found.add(NAMES[name])
            text = re.sub(whole, "", text)  # a longer name can have a shorter one in it
    return found


def assert_names_no_unknown_card(text: str | bytes, unknown: frozenset[str]) -> None:
    leaked = named(text) & unknown
    assert not leaked, f"names cards that the receiver may not know: {', '.join(sorted(leaked))}"


def assert_same_behind(
    log: Sequence[AnyEvent], known: Knowledge, viewer: Viewer, show: Show, chance: random.Random, twins: int = 1
) -> None:
    """`show` gives the same bytes for other deals that this viewer cannot tell from the real one."""
    real = show(log, known.deal)
    for _ in range(twins):
        for _attempt in range(100):
            try:
                other = show(log, known.twin(viewer, chance))
            except IllegalDecision as error:
                if str(error).startswith("'pass'"):
                    continue  # T9: it reveals that no card in hand could be paid
                raise
            assert other == real, f"differs with what is hidden from seat {viewer}"
            break
        else:
            raise AssertionError("no other deal fits what was seen")
