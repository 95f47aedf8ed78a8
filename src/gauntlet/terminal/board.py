"""The board as a player sees it: text in their language that fits 80 columns, and reads well without colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from gauntlet.rules.tables import CARD_BY_ID, CARDS, LOCATION_BY_ID, LOCATIONS, STONES, TOKENS
from gauntlet.rules.view import View
from gauntlet.texts import Texts

SCREEN: Final = 79
HARD_SPACE: Final = "\N{NO-BREAK SPACE}"
CELL: Final = 18
"""Four cards stand side by side."""


class Board:
    """Draws in one language."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.letters = {token: texts.text(f"terminal-letter-{token}") for token in (*TOKENS, "tag")}
        outer = [texts.text(f"terminal-{label}") for label in ("bank", "location", "battle")]
        inner = [f"  {texts.text(f'terminal-{label}')}" for label in ("tokens", "bonuses", "hand", "locations")]
        self._room = max(len(label) for label in (*outer, *inner)) + 2

    @property
    def legend(self) -> list[str]:
        """What the letters stand for: lines in which a letter stays with its meaning."""
        names = {token: self._texts.text(f"token-{token}") for token in TOKENS}
        names["tag"] = self._texts.text("word-tag")
        pairs = (f"{self.letters[token]} {name}".replace(" ", HARD_SPACE) for token, name in names.items())
        return [line.replace(HARD_SPACE, " ") for line in wrap("  ".join(pairs), SCREEN)]

    def draw(self, view: View) -> str:
        return "\n".join(self._lines(view))

    def stones(self, vector: Sequence[int]) -> str:
        """A cost or a requirement: only what it has."""
        return " ".join(
            f"{number}{self.letters[stone]}" for stone, number in zip(STONES, vector, strict=True) if number
        )

    def _lines(self, view: View) -> Iterator[str]:
        texts, state = self._texts, view.state
        if view.asked is None:
            yield texts.text("terminal-over", round=state["round"])
        else:
            yield texts.text("terminal-asked", round=state["round"], who=view.names[view.asked])
        yield ""
        level_letter = texts.text("terminal-letter-level")
        for level in (3, 2, 1):
            cells = [self._cell(card) for card in state["market"][level - 1]]
            yield f"{level_letter}{level}   " + " ".join(cell[0] for cell in cells).rstrip()
            yield f"({state['decks'][level - 1]:2}) " + " ".join(cell[1] for cell in cells).rstrip()
        yield ""
        yield from self._row("bank", self._amounts(state["bank"]))
        for tile in state["locations"]:
            needs = self.stones(LOCATIONS[LOCATION_BY_ID[tile]].requirement)
            yield from self._row("location", self._pair(texts.text(f"location-{tile}"), needs))
        for battle in state["battles"]:
            needs = texts.text(f"battle-{battle}-need")
            yield from self._row("battle", self._pair(texts.text(f"battle-{battle}"), needs))
        for seat, player in enumerate(state["players"]):
            yield ""
            yield from self._player(player, view.names[seat], seat == view.asked)
        yield ""
        yield from self.legend

    def _pair(self, label: str, text: str) -> str:
        return self._texts.text("terminal-pair", label=label, text=text)

    def _row(self, label: str, text: str, indent: str = "") -> list[str]:
        """What stands behind a label, on more than one line if it must."""
        head = f"{indent}{self._texts.text(f'terminal-{label}')}"
        return wrap(text, SCREEN, initial_indent=f"{head:{self._room}}", subsequent_indent=" " * self._room)

    def _cell(self, card_id: str | None) -> tuple[str, str]:
        """Two lines for a card: points, bonus and name, then tags and cost."""
        if card_id is None:
            return " " * CELL, " " * CELL
        card = CARDS[CARD_BY_ID[card_id]]
        head = f"{card.points or ' '} {self.letters[card.bonus]} {self._texts.text(f'card-{card_id}')}"
        if len(head) > CELL:
            head = f"{head[: CELL - 1]}…"
        tail = f"{self.letters['tag'] * card.tags:>3} {self.stones(card.cost)}"
        return f"{head:{CELL}}", f"{tail:{CELL}}"

    def _player(self, player: Mapping[str, Any], name: str, asked: bool) -> Iterator[str]:
        texts = self._texts
        recruited = [CARDS[CARD_BY_ID[card]] for card in player["recruited"]]
        facts = [texts.text("points", count=player["points"])]
        facts += [f"{player['tags']} {self.letters['tag']}"] if player["tags"] else []
        facts += [texts.text("terminal-avengers")] if player["avengers"] else []
        yield f"{'>' if asked else ' '} {self._pair(name, ', '.join(facts))}"
        held = texts.text("terminal-tokens-held", count=sum(player["tokens"].values()))
        yield from self._row("tokens", f"{self._amounts(player['tokens'])}   ({held})", "  ")
        bonuses = {stone: sum(card.bonus == stone for card in recruited) for stone in STONES}
        yield from self._row(
            "bonuses", f"{self._amounts(bonuses)}   ({texts.text('cards', count=len(recruited))})", "  "
        )
        for card in player["reserved"]:
            yield from self._row("hand", self._in_hand(card), "  ")
        for kind in ("location", "battle"):
            names = [texts.text(f"{kind}-{thing}") for thing in player[f"{kind}s"]]
            if names:
                yield from self._row(f"{kind}s", texts.listed(names), "  ")

    def _in_hand(self, card_id: str) -> str:
        """A reserved card; one that is hidden from the player is `?` and its level."""
        texts = self._texts
        if card_id.startswith("?"):
            return texts.text("terminal-hidden", level=int(card_id[1:]))
        card = CARDS[CARD_BY_ID[card_id]]
        facts = [texts.text("points", count=card.points)] if card.points else []
        facts.append(texts.text("terminal-card-bonus", stone=self.letters[card.bonus]))
        facts += [self.letters["tag"] * card.tags] if card.tags else []
        facts.append(texts.text("terminal-card-cost", cost=self.stones(card.cost)))
        return f"{texts.text(f'card-{card_id}')} ({', '.join(facts)})"

    def _amounts(self, tokens: Mapping[str, int]) -> str:
        """In their fixed order and places, a dot for none."""
        return "  ".join(f"{self.letters[token]} {number or '.'}" for token, number in tokens.items())
