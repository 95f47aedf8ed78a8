"""The game for OpenSpiel: importing this module registers `gauntlet_splendor_marvel` with pyspiel.

Chance is explicit. The set-up is a row of chance nodes, and so is every card that comes from a deck later: a deck has
no order here until a card is asked of it. So no search can look into a deck. Reserved cards that are hidden are in
the state, as OpenSpiel has it; `resample_from_infostate` draws them anew for ISMCTS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from gauntlet.envs.batch import numbers_of
from gauntlet.envs.kernel import OFFSET, REWARDS, observe_seat
from gauntlet.envs.observation import HAND, SIZES, sliced
from gauntlet.rules.catalogue import BATTLES, CARDS, DECK_SIZES, DECK_START, LOCATIONS, NO_CARD, UNKNOWN
from gauntlet.rules.decision import decisions_by_bit
from gauntlet.rules.errors import OptionsError
from gauntlet.rules.game import Game
from gauntlet.rules.kernel.chance import chance
from gauntlet.rules.kernel.deal import deal
from gauntlet.rules.kernel.play import apply, legal
from gauntlet.rules.kernel.see import fill_unseen, see
from gauntlet.rules.layout import (
    ACTIONS,
    MARKET,
    NONE,
    OVER,
    RECRUIT_HAND,
    RESERVE_DECK,
    TURN,
    States,
    new_log,
    new_state,
)
from gauntlet.rules.options import Options, options_of

NAME: Final = "gauntlet_splendor_marvel"
# The outcomes of chance: cards, then locations, then battles.
LOCATION: Final = len(CARDS)
BATTLE: Final = LOCATION + len(LOCATIONS)
OUTCOMES: Final = BATTLE + len(BATTLES)
# What a seat remembers, a byte each: decisions, then cards that were seen, then levels of cards that were not.
SEEN: Final = ACTIONS
UNSEEN: Final = SEEN + len(CARDS)

MOST_DECISIONS_A_TURN: Final = 17
"""An action, a discount, 5 shields, 2 coins of time and `pay`, a stone gained, 4 returned, a location, a battle."""
MOST_DRAWN: Final = len(CARDS) - MARKET
_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Splendor: Marvel, with Epic Battles (Gauntlet)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "epic_battles": False,
        "ending": "",
        "payment": "choice",
        "max_rounds": 100,
    },
)


class SplendorMarvelGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The options are those of a table; `max_rounds` bounds the game's length."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {name: (params or {}).get(name, value) for name, value in _TYPE.parameter_specification.items()}
        self.table = Options(**options)
        players, rounds = self.table.players, options["max_rounds"]
        self.longest = players * rounds * MOST_DECISIONS_A_TURN
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_TYPE, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return len(CARDS) + len(LOCATIONS) + len(BATTLES)

    def new_initial_state(self) -> SplendorMarvelState:
        return SplendorMarvelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SplendorMarvelObserver | None:
        """What one player sees now (`observation`), or has ever seen (`information state`)."""
        if params:
            raise OptionsError(f"an observer of {NAME} takes no parameters, not {params!r}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SplendorMarvelObserver(self.longest if kind.perfect_recall else None)


class SplendorMarvelState(pyspiel.State):  # type: ignore[misc]
    """A game, and what was seen of it. The attributes are few and plain: OpenSpiel copies them one by one."""

    def __init__(self, game: SplendorMarvelGame) -> None:
        super().__init__(game)
        self.options = numbers_of(game.table)
        self.setup = b""
        """The outcomes of chance before the first turn."""
        self.states: States = new_state()
        self.pending = NONE
        """The decision that awaits a card from chance, and the level of that card."""
        self.level = NONE
        self.events = b""
        """Decisions and cards since the set-up, with perfect information."""
        self.secrets: tuple[tuple[int, int], ...] = ()
        """Events that only one seat saw: their indices, and the seat."""

    @property
    def dealt(self) -> bool:
        players, epic, *_ = self.options
        return len(self.setup) == MARKET + players + (5 if epic else 0)

    def current_player(self) -> int:
        if not self.dealt or self.pending != NONE:
            return int(pyspiel.PlayerId.CHANCE)
        s = self.states[0]
        return int(pyspiel.PlayerId.TERMINAL if s.phase == OVER else s.seat)

    def is_terminal(self) -> bool:
        return self.dealt and bool(self.states[0].phase == OVER)

    def returns(self) -> list[float]:
        players = self.options[0]
        winners = int(self.states[0].winners) if self.is_terminal() else 0
        return [float(REWARDS[players, winners, seat]) for seat in range(players)]

    # Decisions

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks only for who is to move
        bits, first = int(legal(self.states)), int(OFFSET[self.states[0].phase])
        return [first + bit for bit in range(bits.bit_length()) if bits >> bit & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._cards_in_deck() if self.dealt else self._next_of_setup()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _next_of_setup(self) -> list[int]:
        """S1, S2, S5: four cards of each level, then locations, then battles."""
        done = len(self.setup)
        if done < MARKET:
            first = int(DECK_START[done // 4])
            pool = list(range(first, first + DECK_SIZES[done // 4]))
        elif done < MARKET + self.options[0]:
            tiles = {LOCATIONS[outcome - LOCATION].tile for outcome in self.setup[MARKET:]}
            pool = [LOCATION + side for side, location in enumerate(LOCATIONS) if location.tile not in tiles]
        else:
            pool = list(range(BATTLE, OUTCOMES))
        return [outcome for outcome in pool if outcome not in self.setup]

    def _cards_in_deck(self) -> list[int]:
        deck = self.states[0].deck[DECK_START[self.level] :][: DECK_SIZES[self.level]]
        return sorted(int(card) for card in deck if card != NO_CARD)

    def _apply_action(self, action: int) -> None:
        if not self.dealt:
            self.setup += bytes([action])
            if self.dealt:
                self._deal()
            return
        if self.pending != NONE:
            self._draw(action)
            return
        s = self.states[0]
        after = self.states.copy()
        apply(after, action - int(OFFSET[s.phase]), new_log())
        self.events += bytes([action])
        index = action - RECRUIT_HAND
        if s.phase == TURN and 0 <= index < HAND:
            self.events += bytes([SEEN + int(s.player[s.seat].reserved[index])])
        drawn = np.flatnonzero(after[0].drawn != s.drawn)
        if len(drawn):
            self.pending, self.level = action, int(drawn[0])
        else:
            self.states = after

    def _deal(self) -> None:
        market, rest = self.setup[:MARKET], self.setup[MARKET:]
        deck = sorted(range(len(CARDS)), key=lambda card: (CARDS[card].level, market.find(card) % len(CARDS)))
        tiles = [outcome - LOCATION for outcome in rest if outcome < BATTLE]
        battles = [outcome - BATTLE for outcome in rest if outcome >= BATTLE]
        players, _, ending, payment, max_rounds = self.options
        arrays = [
            np.array(numbers + [NONE] * (length - len(numbers)), np.int8)
            for numbers, length in ((deck, len(CARDS)), (tiles, 4), (battles, 5))
        ]
        deal(self.states, 0, players, ending, payment, max_rounds, *arrays)

    def _draw(self, card: int) -> None:
        """Puts the card that chance drew on top of its deck, and applies the pending decision."""
        s = self.states[0]
        deck = s.deck
        top = int(DECK_START[self.level] + s.drawn[self.level])
        index = int(np.flatnonzero(deck == card)[0])
        deck[top], deck[index] = card, deck[top]
        if s.phase == TURN and RESERVE_DECK <= self.pending < RESERVE_DECK + 3:
            self.secrets += ((len(self.events), int(s.seat)),)
        self.events += bytes([SEEN + card])
        apply(self.states, self.pending - int(OFFSET[s.phase]), new_log())
        self.pending = self.level = NONE

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SplendorMarvelState:
        """A state that the player cannot distinguish from this one: the same history with other hidden cards."""
        resampled = new_state()
        see(self.states, player, resampled)
        unknown = resampled["player"]["reserved"] >= UNKNOWN
        fill_unseen(resampled, chance(int(sampler() * (1 << 53))))
        hands = (states["player"]["reserved"][unknown].tolist() for states in (self.states, resampled))
        others = dict(zip(*hands, strict=True))
        twin: SplendorMarvelState = self.get_game().new_initial_state()
        drawn_unseen = {self.events[index] - SEEN for index, seat in self.secrets if seat != player}
        for item in self.full_history():
            draw = item.player == pyspiel.PlayerId.CHANCE and twin.dealt
            known = draw and item.action in drawn_unseen and item.action in others
            twin.apply_action(others[item.action] if known else item.action)
        return twin

    # For people

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            kind, number = (CARDS, action) if action < LOCATION else (LOCATIONS, action - LOCATION)
            return f"deal {BATTLES[action - BATTLE].id if action >= BATTLE else kind[number].id}"
        return decisions_by_bit(self.states)[action - int(OFFSET[self.states[0].phase])]

    def game(self) -> Game:
        """The position as a Game, with all hidden cards."""
        return Game(self.states, options_of(self.states))

    def __str__(self) -> str:
        if not self.dealt:
            return f"set-up {self.setup.hex(' ')}"
        waiting = f", a card of level {self.level + 1} comes" if self.pending != NONE else ""
        return f"{self.game().position}{waiting}"


class SplendorMarvelObserver:
    """What one player knows, as OpenSpiel's Observer: the compact observation, or the rich one and a memory."""

    def __init__(self, longest: int | None) -> None:
        size = SIZES["compact" if longest is None else "rich"]
        events = 0 if longest is None else MARKET + 9 + longest + 2 * MOST_DRAWN
        self._row = np.zeros(size, np.uint8)
        self.tensor = np.zeros(size + events, np.float32)
        self.dict = sliced(self.tensor[:size])
        if longest is not None:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SplendorMarvelState, player: int) -> None:
        self.tensor.fill(0)
        if not state.dealt:
            return
        observe_seat(state.states, player, self._row)
        self.tensor[: len(self._row)] = self._row
        if "memory" in self.dict:
            memory = _memory(state, player)
            self.dict["memory"][: len(memory)] = np.frombuffer(memory, np.uint8)
            self.dict["memory"][: len(memory)] += 1

    def string_from(self, state: SplendorMarvelState, player: int) -> str:
        if "memory" in self.dict:
            return f"{player}:{_memory(state, player).hex()}"
        return state.game().view(player).position if state.dealt else ""


def _memory(state: SplendorMarvelState, player: int) -> bytes:
    """Everything that a player has seen, in order; of a card drawn unseen by another, its level."""
    events = bytearray(state.events)
    for index, seat in state.secrets:
        if seat != player:
            events[index] = UNSEEN + CARDS[events[index] - SEEN].level
    return state.setup + bytes(events)


pyspiel.register_game(_TYPE, SplendorMarvelGame)
