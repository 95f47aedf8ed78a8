"""Tables for the tests: a match with its log, kept as a server would, and people and bots who do things at it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import product
from typing import Any

from gauntlet.match import commands, talk
from gauntlet.match import events as e
from gauntlet.match.commitment import Deal, Nonce, Secret
from gauntlet.match.draw import ANSWER_MS, sha256
from gauntlet.match.events import AnyEvent
from gauntlet.match.match import Match
from gauntlet.match.match_options import MatchOptions, NoClock, ReserveClock, TurnClock
from gauntlet.match.refused import Refused
from gauntlet.rules.game import Game
from gauntlet.rules.options import setup_of_seed

START = 1_700_000_000_000
PEOPLE = ("ana", "ben", "cleo", "dan")
NONCE = "0123456789abcdef" * 4

Command = Callable[..., list[AnyEvent] | tuple[list[AnyEvent], Secret]]

GAMES: list[dict[str, Any]] = [
    {"players": players, "epic_battles": epic, "ending": ending, "payment": payment}
    for players, (epic, ending), payment in product(
        (2, 3, 4), ((False, "gauntlet"), (True, "sixteen"), (True, "gauntlet")), ("choice", "default")
    )
]
"""The options of all kinds of games."""


def name(game: dict[str, Any]) -> str:
    kind = f"epic-{game['ending']}" if game["epic_battles"] else "base"
    return f"{game['players']}p-{kind}-{game['payment']}"


class Live:
    """A table as a server keeps it: what a command says is logged first, and applied then."""

    def __init__(self, options: MatchOptions, maker: str = "ana") -> None:
        self.now = START
        opened = commands.opened(options, maker, self.now)
        self.log: list[AnyEvent] = [opened]
        self.match = Match("table", opened)

    def do(self, command: Command, *args: Any, ref: str = "", **more: Any) -> list[AnyEvent]:
        """`ref`: the id of the message, of whoever is the first argument."""
        answer = command(self.match, *args, **more, now=self.now)
        events, secret = answer if isinstance(answer, tuple) else (answer, None)
        events = commands.signed(events, f"{args[0]}/{ref}" if ref else "")
        self.match.secret = self.match.secret or secret
        for event in events:
            self.apply(event)
        return events

    def apply(self, event: AnyEvent) -> None:
        self.log.append(event)
        self.match.apply(event)

    def begin(self, seed: int, order: list[int] | None = None) -> None:
        """Starts with the deal of a seed."""
        deal = self.match.secret = Deal(setup_of_seed(self.match.options.game, seed), NONCE)
        order = order or list(range(len(self.match.seats)))
        self.apply(e.Started(number=self.match.number + 1, at=self.now, order=order, commitment=deal.commitment))

    def draw(self, chance: random.Random) -> None:
        """Starts with a deal that the people at the table draw together; some of them may be late."""
        shares = {seat: f"{chance.getrandbits(256):064x}" for seat in sorted(self.match.people)}
        secret = self.match.secret = Nonce(f"{chance.getrandbits(256):064x}")
        number, seats, promise = self.match.number + 1, list(shares), sha256(secret.nonce)
        self.apply(e.Drawing(number=number, at=self.now, seats=seats, first=None, commitment=promise))
        for command, answers in (
            (commands.commit, {seat: sha256(share) for seat, share in shares.items()}),
            (commands.reveal, shares),
        ):
            for seat, answer in answers.items():
                if chance.random() < 0.9 and self.match.draw and seat in self.match.draw.awaited:
                    self.do(command, self.match.seats[seat].player, answer)
            self.wait(ANSWER_MS / 1000)
            self.do(commands.due)

    def again(self) -> Match:
        """The match that a crash leaves: read from the log."""
        return Match.of("table", self.log, self.match.secret)

    @property
    def game(self) -> Game:
        assert self.match.game is not None
        return self.match.game

    def decide(self, decision: str = "", player: str | None = None, ref: str = "") -> None:
        """Whoever is asked decides; without a decision, the first that is legal."""
        asked = self.match.asked
        assert asked is not None
        player = player or self.match.seats[asked].player
        decision = decision or self.game.legal_decisions[0]
        self.do(commands.decide, player, self.match.question, decision, ref=ref)

    def bot_decides(self, decision: str = "") -> None:
        self.do(commands.decide_for_bot, self.match.question, decision or self.game.legal_decisions[0])

    def undo(self, player: str, ref: str = "") -> None:
        self.do(commands.undo, player, self.match.question, ref=ref)

    def settle(self) -> None:
        """What comes by itself."""
        while self.do(commands.due):
            pass

    def wait(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


def seated(*who: str, seed: int | None = 1, **options: Any) -> Live:
    """A table at which all sit, playing unless `seed` is None; `bot:NAME` is a bot."""
    live = Live(MatchOptions(**{"players": len(who), "begins": "chosen", **options}))
    for seat, player in enumerate(who):
        if player.startswith("bot:"):
            live.do(commands.seat_bot, "ana", player.removeprefix("bot:"), "Bot", seat)
        else:
            live.do(commands.sit, player, player.title(), seat)
    if seed is not None:
        live.begin(seed)
    return live


def facts(match: Match) -> dict[str, Any]:
    """All that a match is, as something that can be compared."""
    found = dict(vars(match))
    game = found.pop("game")
    return found | {"game": game and (game.states.tobytes(), list(game.decisions), game.names)}


WEIGHTS = {"recruit": 14, "claim": 10, "shield": 3, "time": 3, "discount": 3, "take": 2}
CLOCKS = (NoClock(), TurnClock(seconds=30), ReserveClock(seconds=600))


def any_decision(game: Game, chance: random.Random) -> str:
    """One that leads somewhere; much is reserved from decks, so that much is hidden."""
    legal = game.legal_decisions
    weights = [6 if text.startswith("reserve deck") else WEIGHTS.get(text.split()[0], 1) for text in legal]
    return chance.choices(legal, weights)[0]


def whole_match(game: dict[str, Any], seed: int, busy: float = 0.3) -> Iterator[Live]:
    """A random match from the empty table to the rematch, after each thing that happened. `busy`: how much else than
    deciding is done at it."""
    chance = random.Random(f"{name(game)} {seed}")
    players = PEOPLE[: game["players"]]
    clock, absent = chance.choice(CLOCKS), chance.choice(["bot", "bot", "forfeit"])
    live = seated(*players, seed=None, clock=clock, absent=absent, **game)
    yield live
    if chance.random() < 0.5:
        live.draw(chance)
    else:
        live.begin(chance.randrange(1000), chance.choice([order(first, len(players)) for first in range(len(players))]))
    yield live
    while live.match.status == "playing":
        before = live.match.number
        live.wait(chance.choice([0, 0.5, 3, 9]))
        if chance.random() < busy:
            something_else(live, chance)
        elif live.match.asked is not None and not live.match.paused:
            decision = any_decision(live.game, chance)
            if live.match.bot_asked:
                live.bot_decides(decision)
            else:
                live.decide(decision, ref=str(before))
        if live.match.number > before:
            yield live
        before = live.match.number
        live.settle()
        if live.match.number > before:
            yield live
    live.do(commands.rematch, players[0], "table-2")
    yield live


def order(first: int, players: int) -> list[int]:
    return [(first + index) % players for index in range(players)]


def something_else(live: Live, chance: random.Random) -> None:
    """Anything but deciding; what is refused is no matter."""
    match = live.match
    player = chance.choice(PEOPLE[: len(match.seats)])
    everyone = PEOPLE[: len(match.seats)]
    things: list[tuple[float, Callable[[], object]]] = [
        (6, lambda: live.undo(player, ref=str(match.number))),
        (3, lambda: live.do(talk.chat, player, player, None, "hello", ref=str(match.number))),
        (1, lambda: live.do(talk.mute, player, not match.onlookers_muted)),
        (2, lambda: [live.do(commands.request_pause, one) for one in everyone]),
        (8 if match.paused else 0, lambda: live.do(commands.resume, player)),
        (1 if match.options.absent == "bot" else 0.05, lambda: live.do(commands.leave, player)),
        (3, lambda: live.do(commands.return_to_seat, player)),
        (1, lambda: live.do(commands.restart)),
        (0.03, lambda: live.do(commands.resign, player)),
        (1, lambda: live.wait(40)),
    ]
    weights, does = zip(*things, strict=True)
    with suppress(Refused):
        chance.choices(does, weights)[0]()
