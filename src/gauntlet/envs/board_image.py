"""The board as a picture, drawn from a view."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from gauntlet.envs.canvas import COLOURS, DIM, EDGE, EDGES, GLOW, INK, NIGHT, PANEL, SILHOUETTES, Canvas
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
    Battle,
    Card,
    Location,
)
from gauntlet.rules.state import GameState, PlayerState
from gauntlet.rules.view import View

WIDTH: Final = 1280
HEIGHT: Final = 872
CARD_WIDTH, CARD_HEIGHT = 163, 188
MINI_WIDTH, MINI_HEIGHT = 112, 62
TILE_WIDTH, TILE_HEIGHT = 88, 74
SIDE: Final = 866
"""The left edge of the players' panels."""


def draw_board(view: View) -> Image.Image:
    """The whole table as a seat, or an onlooker, knows it."""
    state = view.state
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.text(20, 24, f"Round {state.round}", 20, bold=True)
    canvas.text(30 + canvas.width(f"Round {state.round}", 20), 25, _headline(view), 15, GLOW)
    _draw_tiles(canvas, state)
    for row, level in enumerate((3, 2, 1)):
        y = 134 + row * (CARD_HEIGHT + 10)
        _draw_deck(canvas, 20, y, level, state.decks[level - 1])
        for index, card in enumerate(state.market[level - 1]):
            x = 162 + index * (CARD_WIDTH + 12)
            if card is None:
                canvas.box(x, y, CARD_WIDTH, CARD_HEIGHT, None, PANEL, 10, 2)
            else:
                canvas.paste(card_picture(CARDS[CARD_BY_ID[card]]), x, y)
    _draw_bank(canvas, state.bank)
    height = min(230, (HEIGHT - 28) / len(state.players) - 8)
    for seat, player in enumerate(state.players):
        _draw_player(canvas, 14 + seat * (height + 8), height, view.names[seat], player, seat == view.asked)
    return canvas.image.convert("RGB").resize((WIDTH, HEIGHT), Image.Resampling.BOX)


def _headline(view: View) -> str:
    if view.result is None:
        return "" if view.asked is None else f"{view.names[view.asked]} to decide: {view.phase}"
    winners = " and ".join(view.names[seat] for seat in view.result.winners)
    return f"The game is over: {winners or 'nobody'} won ({view.result.end})"


def _draw_tiles(canvas: Canvas, state: GameState) -> None:
    tiles = [LOCATIONS[LOCATION_BY_ID[name]] for name in state.locations]
    battles = [BATTLES[BATTLE_BY_ID[name]] for name in state.battles]
    x = 20.0
    for tile in tiles:
        _draw_location(canvas, x, 46, tile)
        x += TILE_WIDTH + 6
    x = 856 - len(battles) * (TILE_WIDTH + 6) if battles else x
    for battle in battles:
        _draw_battle(canvas, x, 46, battle, state.players)
        x += TILE_WIDTH + 6


def _draw_location(canvas: Canvas, x: float, y: float, tile: Location) -> None:
    canvas.box(x, y, TILE_WIDTH, TILE_HEIGHT, "#26304a", "#8fa3cf", 6)
    canvas.wrapped(x + 7, y + 14, tile.name, 11, TILE_WIDTH - 30)
    canvas.text(x + TILE_WIDTH - 8, y + 17, str(tile.points), 18, INK, "rm", bold=True)
    _draw_needs(canvas, x + 7, y + 56, tile.requirement)


def _draw_needs(
    canvas: Canvas, x: float, y: float, requirement: Sequence[int], size: float = 8, step: float = 27
) -> None:
    for stone, needed in zip(STONES, requirement, strict=True):
        if needed:
            canvas.text(x, y, str(needed), size * 1.6, bold=True)
            canvas.stone(x + size * 2.0, y, stone, size, letter=False)
            x += step


def _draw_battle(canvas: Canvas, x: float, y: float, battle: Battle, players: Sequence[PlayerState]) -> None:
    canvas.box(x, y, TILE_WIDTH, TILE_HEIGHT, "#2c1f33", "#b889c9", 6)
    canvas.wrapped(x + 7, y + 13, battle.name, 10.5, TILE_WIDTH - 12)
    _draw_needs(canvas, x + 8, y + 43, battle.requirement)
    others = [
        f"{battle.time_cards} time cards" if battle.time_cards else "",
        "location" if battle.locations else "",
        "A tile" if battle.avengers_tile else "",
    ]
    left = 8 + 27 * sum(number > 0 for number in battle.requirement)
    canvas.fitted(x + left, y + 43, " + ".join(word for word in others if word), 10, TILE_WIDTH - 6 - left, DIM)
    claims = [str(seat) for seat, player in enumerate(players) if battle.id in player.battles]
    for index, seat in enumerate(claims):
        canvas.box(x + 8 + index * 18, y + TILE_HEIGHT - 16, 14, 12, GLOW, None, 3)
        canvas.text(x + 15 + index * 18, y + TILE_HEIGHT - 10, seat, 9, NIGHT, "mm", bold=True)


def _draw_deck(canvas: Canvas, x: float, y: float, level: int, count: int) -> None:
    """A card's back: its pattern shows the level, too."""
    if count == 0:
        canvas.box(x, y, 124, CARD_HEIGHT, None, PANEL, 10, 2)
        return
    canvas.box(x, y, 124, CARD_HEIGHT, PANEL, EDGE, 10, 2)
    for ring in range(level):
        canvas.box(x + 7 + 6 * ring, y + 7 + 6 * ring, 110 - 12 * ring, CARD_HEIGHT - 14 - 12 * ring, None, EDGE, 8)
    for mark in range(level):
        canvas.stone(x + 62 + (mark - (level - 1) / 2) * 26, y + 66, "time", 9, letter=False)
    canvas.text(x + 62, y + 104, f"level {level}", 14, DIM, "mm")
    canvas.text(x + 62, y + 132, str(count), 26, INK, "mm", bold=True)


@cache
def card_picture(card: Card) -> Image.Image:
    """A card: points, bonus, tags, cost and name around an emblem derived from its id."""
    canvas = Canvas(CARD_WIDTH, CARD_HEIGHT, None)
    canvas.box(0, 0, CARD_WIDTH - 1, CARD_HEIGHT - 1, PANEL, None, 10)
    canvas.paste(_emblem(card), 0, 0)
    for ring in range(card.level):
        edge = EDGES[card.bonus] + ("ff" if ring == 0 else "88")
        inset = 3.5 * ring
        canvas.box(
            inset, inset, CARD_WIDTH - 1 - 2 * inset, CARD_HEIGHT - 1 - 2 * inset, None, edge, 10 - ring * 2, 1.5
        )
    if card.points:
        canvas.text(14, 30, str(card.points), 30, bold=True)
    for tag in range(card.tags):
        canvas.box(14 + 20 * tag, 52, 17, 17, NIGHT, INK, 8)
        canvas.text(22.5 + 20 * tag, 60.5, "A", 11, INK, "mm", bold=True)
    canvas.stone(CARD_WIDTH - 28, 28, card.bonus, 15)
    costs = [(stone, number) for stone, number in zip(STONES, card.cost, strict=True) if number]
    for index, (stone, number) in enumerate(costs):
        y = CARD_HEIGHT - 44 - 21 * (len(costs) - 1 - index)
        canvas.box(11, y - 10, 43, 20, NIGHT + "cc", None, 9)
        canvas.text(17, y, str(number), 15, bold=True)
        canvas.stone(41, y, stone, 8.5, letter=False)
    canvas.box(8, CARD_HEIGHT - 29, CARD_WIDTH - 17, 20, NIGHT + "cc", None, 6)
    canvas.fitted(14, CARD_HEIGHT - 19, card.name, 13, CARD_WIDTH - 30)
    return canvas.image


def _emblem(card: Card) -> Image.Image:
    """Silhouettes of the card's stone around a centre, more of them the higher the level."""
    chance = random.Random(card.id)
    canvas = Canvas(CARD_WIDTH, CARD_HEIGHT, None)
    shape, colour = SILHOUETTES[card.bonus], COLOURS[card.bonus]
    x, y = CARD_WIDTH / 2 + 14, CARD_HEIGHT / 2 - 4
    for ring in range(card.level + 1):
        number = chance.choice((3, 4, 5, 6, 8)) if ring else 1
        turned = chance.random() * 2 * pi
        away = ring * chance.uniform(15, 21)
        size = chance.uniform(20, 28) if not ring else chance.uniform(6, 15)
        for petal in range(number):
            angle = turned + 2 * pi * petal / number
            middle = (x + away * cos(angle), y + away * sin(angle))
            points = [
                (
                    middle[0] + size * (across * cos(angle) - down * sin(angle)),
                    middle[1] + size * (across * sin(angle) + down * cos(angle)),
                )
                for across, down in shape
            ]
            canvas.polygon(points, colour + ("80" if ring % 2 else "50"), EDGES[card.bonus] + "bb")
    return canvas.image


def _draw_bank(canvas: Canvas, bank: dict[str, int]) -> None:
    y = 134 + 3 * (CARD_HEIGHT + 10)
    canvas.box(20, y, 830, 132, PANEL, EDGE, 12)
    for index, token in enumerate(TOKENS):
        x = 78 + index * 118
        left = bank[token]
        canvas.stone(x, y + 50, token, 27 if left else 16)
        canvas.text(x, y + 96, str(left), 22, INK if left else DIM, "mm", bold=True)
        canvas.text(x, y + 118, token, 11, DIM, "mm")


def _draw_player(canvas: Canvas, y: float, height: float, name: str, player: PlayerState, asked: bool) -> None:
    canvas.box(SIDE, y, WIDTH - SIDE - 14, height, PANEL, GLOW if asked else EDGE, 12, 2 if asked else 1)
    canvas.text(SIDE + 14, y + 24, str(player.points), 28, bold=True)
    canvas.text(SIDE + 54, y + 17, name, 17, GLOW if asked else INK, bold=True)
    words = [f"{len(player.recruited)} cards", f"{player.tags} A"]
    words += ["Avengers tile"] if player.avengers else []
    words += [LOCATIONS[LOCATION_BY_ID[tile]].name for tile in player.locations]
    canvas.fitted(SIDE + 54, y + 36, "  ·  ".join(words), 12, WIDTH - SIDE - 84, DIM)
    for index, token in enumerate(TOKENS):
        x = SIDE + 30 + index * 54
        _draw_amount(canvas, x, y + 64, token, player.tokens[token], 10)
        if token in STONES:
            edge = EDGES[token] if player.bonuses[token] else EDGE
            canvas.box(x - 14, y + 84, 46, 24, NIGHT, edge, 5, 2)
            _draw_amount(canvas, x, y + 96, token, player.bonuses[token], 8)
    canvas.text(SIDE + 293, y + 96, f"{sum(player.tokens.values())}/{TOKEN_LIMIT} tokens", 12, DIM)
    for index, card in enumerate(player.reserved):
        _draw_held(canvas, SIDE + 14 + index * (MINI_WIDTH + 10), y + 118, card)
    names = [BATTLES[BATTLE_BY_ID[battle]].name for battle in player.battles]
    if names:
        canvas.fitted(SIDE + 14, y + height - 12, "Battles: " + ", ".join(names), 11, WIDTH - SIDE - 40, "#d7b3e3")


def _draw_amount(canvas: Canvas, x: float, y: float, token: str, number: int, size: float) -> None:
    canvas.stone(x, y, token, size, letter=size >= 10)
    canvas.text(x + size + 6, y, str(number) if number else "·", size * 1.6, INK if number else DIM, bold=bool(number))


def _draw_held(canvas: Canvas, x: float, y: float, name: str) -> None:
    """A reserved card, or only the level of one that is hidden."""
    if name.startswith("?"):
        canvas.box(x, y, MINI_WIDTH, MINI_HEIGHT, NIGHT, EDGE, 6)
        for ring in range(int(name[1:])):
            canvas.box(
                x + 4 + 4 * ring, y + 4 + 4 * ring, MINI_WIDTH - 8 - 8 * ring, MINI_HEIGHT - 8 - 8 * ring, None, EDGE, 4
            )
        canvas.text(x + MINI_WIDTH / 2, y + MINI_HEIGHT / 2, f"level {name[1:]}", 12, DIM, "mm")
        return
    card = CARDS[CARD_BY_ID[name]]
    canvas.box(x, y, MINI_WIDTH, MINI_HEIGHT, NIGHT, EDGES[card.bonus], 6, 1.5)
    canvas.text(x + 8, y + 15, str(card.points or ""), 18, bold=True)
    canvas.text(x + 26, y + 15, "A" * card.tags, 12)
    canvas.stone(x + MINI_WIDTH - 15, y + 15, card.bonus, 9.5)
    _draw_needs(canvas, x + 7, y + 34, card.cost, 6, 21)
    canvas.fitted(x + 7, y + 52, card.name, 10, MINI_WIDTH - 14, DIM)
