"""The board as text that fits 80 columns, and reads well without colour.

It takes its words from whoever draws it: the terminal from the texts of a language, the rules from `English`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Final, Protocol

from gauntlet.rules.catalogue import (
    BATTLE_BY_ID,
    BATTLES,
    CARD_BY_ID,
    CARDS,
    LOCATION_BY_ID,
    LOCATIONS,
    STONES,
    TOKEN_LIMIT,
    TOKENS,
)
from gauntlet.rules.state import GameState, PlayerState

LETTERS: Final = dict(zip((*TOKENS, "tag"), "MSOPRTHA", strict=True))
SCREEN: Final = 79
HARD_SPACE: Final = "\N{NO-BREAK SPACE}"
CELL: Final = 18
"""Four cards stand side by side."""


class Words(Protocol):
    """Messages by their ids, as gauntlet.texts has them."""

    def text(self, key: str, /, **args: str | float) -> str: ...

    def listed(self, items: Sequence[str]) -> str: ...


class English:
    """The few words of the board, for the rules, which know no languages."""

    LABELS: Final = {
        "terminal-over": "Round {round}, the game is over",
        "terminal-asked": "Round {round}, {who} to decide ({phase})",
        "terminal-pair": "{label}: {text}",
        "terminal-letter-level": "L",
        "terminal-bank": "Bank",
        "terminal-location": "Location",
        "terminal-battle": "Battle",
        "terminal-avengers": "Avengers tile",
        "terminal-tokens-held": f"{{count}} of {TOKEN_LIMIT}",
        "terminal-hand": "in hand",
        "terminal-hidden": "a hidden card of level {level}",
        "terminal-card-bonus": "{stone} bonus",
        "terminal-card-cost": "costs {cost}",
        "points": "{count} points",
        "cards": "{count} cards",
        "word-tag": "Avengers tag",
    }

    def text(self, key: str, /, **args: str | float) -> str:
        if key in self.LABELS:
            return self.LABELS[key].format(**args)
        kind, _, name = key.partition("-")
        if kind == "card":
            return CARDS[CARD_BY_ID[name]].name
        if kind == "location":
            return LOCATIONS[LOCATION_BY_ID[name]].name
        if kind == "battle":
            return _needs(name.removesuffix("-need")) if name.endswith("-need") else BATTLES[BATTLE_BY_ID[name]].name
        if name.startswith("letter-"):
            return LETTERS[name.removeprefix("letter-")]
        return name  # a token, or a label that is its own word

    def listed(self, items: Sequence[str]) -> str:
        return ", ".join(items)


def _needs(name: str) -> str:
    """What a battle asks for."""
    battle = BATTLES[BATTLE_BY_ID[name]]
    needs = [
        " ".join(
            f"{number}{LETTERS[stone]}" for stone, number in zip(STONES, battle.requirement, strict=True) if number
        ),
        f"{battle.time_cards} time cards" if battle.time_cards else "",
        "a location" if battle.locations else "",
        "the Avengers tile" if battle.avengers_tile else "",
    ]
    return ", ".join(filter(None, needs))


class Board:
    """Draws in one language."""

    def __init__(self, words: Words | None = None) -> None:
        self._words = words = words or English()
        self.letters = {name: words.text(f"terminal-letter-{name}") for name in LETTERS}
        outer = [words.text(f"terminal-{label}") for label in ("bank", "location", "battle")]
        inner = [f"  {words.text(f'terminal-{label}')}" for label in ("tokens", "bonuses", "hand", "locations")]
        self._room = max(len(label) for label in (*outer, *inner)) + 2

    @property
    def legend(self) -> list[str]:
        """What the letters stand for: lines in which a letter stays with its meaning."""
        names = {token: self._words.text(f"token-{token}") for token in TOKENS}
        names["tag"] = self._words.text("word-tag")
        pairs = (f"{self.letters[token]} {name}".replace(" ", HARD_SPACE) for token, name in names.items())
        return [line.replace(HARD_SPACE, " ") for line in wrap("  ".join(pairs), SCREEN)]

    def draw(self, state: GameState, names: Sequence[str]) -> str:
        """A position as far as its viewer knows it."""
        return "\n".join(self._lines(state, names))

    def stones(self, vector: Sequence[int]) -> str:
        """A cost or a requirement: only what it has."""
        return " ".join(
            f"{number}{self.letters[stone]}" for stone, number in zip(STONES, vector, strict=True) if number
        )

    def _lines(self, state: GameState, names: Sequence[str]) -> Iterator[str]:
        text = self._words.text
        if state.seat is None:
            yield text("terminal-over", round=state.round)
        else:
            yield text("terminal-asked", round=state.round, who=names[state.seat], phase=state.phase)
        yield ""
        for level in (3, 2, 1):
            cells = [self._cell(card) for card in state.market[level - 1]]
            yield f"{text('terminal-letter-level')}{level}   " + " ".join(cell[0] for cell in cells).rstrip()
            yield f"({state.decks[level - 1]:2}) " + " ".join(cell[1] for cell in cells).rstrip()
        yield ""
        yield from self._row("bank", self._amounts(state.bank))
        for tile in state.locations:
            needs = self.stones(LOCATIONS[LOCATION_BY_ID[tile]].requirement)
            yield from self._row("location", self._pair(text(f"location-{tile}"), needs))
        for battle in state.battles:
            yield from self._row("battle", self._pair(text(f"battle-{battle}"), text(f"battle-{battle}-need")))
        for seat, player in enumerate(state.players):
            yield ""
            yield from self._player(player, names[seat], seat == state.seat)
        yield ""
        yield from self.legend

    def _pair(self, label: str, text: str) -> str:
        return self._words.text("terminal-pair", label=label, text=text)

    def _row(self, label: str, text: str, indent: str = "") -> list[str]:
        """What stands behind a label, on more than one line if it must."""
        head = f"{indent}{self._words.text(f'terminal-{label}')}"
        return wrap(text, SCREEN, initial_indent=f"{head:{self._room}}", subsequent_indent=" " * self._room)

    def _cell(self, card_id: str | None) -> tuple[str, str]:
        """Two lines for a card: points, bonus and name, then tags and cost."""
        if card_id is None:
            return " " * CELL, " " * CELL
        card = CARDS[CARD_BY_ID[card_id]]
        head = f"{card.points or ' '} {self.letters[card.bonus]} {self._words.text(f'card-{card_id}')}"
        if len(head) > CELL:
            head = f"{head[: CELL - 1]}…"
        tail = f"{self.letters['tag'] * card.tags:>3} {self.stones(card.cost)}"
        return f"{head:{CELL}}", f"{tail:{CELL}}"

    def _player(self, player: PlayerState, name: str, asked: bool) -> Iterator[str]:
        text = self._words.text
        facts = [text("points", count=player.points)]
        facts += [f"{player.tags} {self.letters['tag']}"] if player.tags else []
        facts += [text("terminal-avengers")] if player.avengers else []
        yield f"{'>' if asked else ' '} {self._pair(name, ', '.join(facts))}"
        held = text("terminal-tokens-held", count=sum(player.tokens.values()))
        yield from self._row("tokens", f"{self._amounts(player.tokens)}   ({held})", "  ")
        cards = text("cards", count=len(player.recruited))
        yield from self._row("bonuses", f"{self._amounts(player.bonuses)}   ({cards})", "  ")
        for card in player.reserved:
            yield from self._row("hand", self._in_hand(card), "  ")
        for kind, things in (("location", player.locations), ("battle", player.battles)):
            if things:
                yield from self._row(
                    f"{kind}s", self._words.listed([text(f"{kind}-{thing}") for thing in things]), "  "
                )

    def _in_hand(self, card_id: str) -> str:
        """A reserved card; one that is hidden from the viewer is `?` and its level."""
        text = self._words.text
        if card_id.startswith("?"):
            return text("terminal-hidden", level=int(card_id[1:]))
        card = CARDS[CARD_BY_ID[card_id]]
        facts = [text("points", count=card.points)] if card.points else []
        facts.append(text("terminal-card-bonus", stone=self.letters[card.bonus]))
        facts += [self.letters["tag"] * card.tags] if card.tags else []
        facts.append(text("terminal-card-cost", cost=self.stones(card.cost)))
        return f"{text(f'card-{card_id}')} ({', '.join(facts)})"

    def _amounts(self, tokens: Mapping[str, int]) -> str:
        """In their fixed order and columns, a dot for none."""
        return "  ".join(f"{self.letters[token]} {number or '.'}" for token, number in tokens.items())
