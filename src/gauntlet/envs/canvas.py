"""Drawing with Pillow in board units, at twice the final size for anti-aliasing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from gauntlet.rules.board import LETTERS
from gauntlet.rules.catalogue import TOKENS

SCALE: Final = 2

NIGHT: Final = "#10131f"
PANEL: Final = "#1a2032"
EDGE: Final = "#39435f"
INK: Final = "#f1f3f8"
DIM: Final = "#9aa6c0"
GLOW: Final = "#7fd1ff"

COLOURS: Final = dict(
    zip(TOKENS, ("#ffe55c", "#2f8fe8", "#ff9d2e", "#3d1a78", "#c3142d", "#0b6b3a", "#c9ced6"), strict=True)
)
"""Spread in lightness, so that they are colour-blind safe; the silhouettes differ without any colour."""
DARK: Final = frozenset({"power", "time"})
"""Drawn with a light rim."""
EDGES: Final = COLOURS | {"power": "#8b62e6", "reality": "#e0374f"}
"""For lines on the dark background."""

Point = tuple[float, float]


def _polygon(corners: int, turned: float = 0.0) -> list[Point]:
    angles = [2 * pi * (corner + turned) / corners - pi / 2 for corner in range(corners)]
    return [(cos(angle), sin(angle)) for angle in angles]


def _drop() -> list[Point]:
    """A drop: round below, a tip above."""
    arc = [pi * (-0.15 + 1.3 * part / 20) for part in range(21)]
    return [(0.0, -1.05), *((0.78 * cos(angle), 0.28 + 0.72 * sin(angle)) for angle in arc)]


SILHOUETTES: Final[dict[str, list[Point]]] = {
    "mind": [(0, -1.05), (0.78, 0), (0, 1.05), (-0.78, 0)],
    "space": _polygon(6),
    "soul": _drop(),
    "power": [(0, -1.0), (1.02, 0.82), (-1.02, 0.82)],
    "reality": [(0.15, -1.0), (0.95, -0.25), (0.35, 0.0), (0.75, 0.75), (-0.3, 1.0), (-0.95, 0.1)],
    "time": [(-0.8, -1.0), (0.8, -1.0), (0.14, 0), (0.8, 1.0), (-0.8, 1.0), (-0.14, 0)],
    "shield": [
        (-0.85, -0.85),
        (0, -1.0),
        (0.85, -0.85),
        (0.8, 0.2),
        (0.45, 0.75),
        (0, 1.05),
        (-0.45, 0.75),
        (-0.8, 0.2),
    ],
}


@cache
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * SCALE)


class Canvas:
    """An image and drawing operations on it."""

    def __init__(self, width: int, height: int, ground: str | None = NIGHT) -> None:
        size = (width * SCALE, height * SCALE)
        self.image = Image.new("RGBA", size, ground or (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image, "RGBA")

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None,
        edge: str | None = None,
        radius: float = 8,
        line: float = 1,
    ) -> None:
        corners = [x * SCALE, y * SCALE, (x + width) * SCALE, (y + height) * SCALE]
        self._draw.rounded_rectangle(corners, radius * SCALE, fill, edge, round(line * SCALE))

    def polygon(self, points: Sequence[Point], fill: str | None, edge: str | None = None, line: float = 1) -> None:
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.polygon(scaled, fill, edge, round(line * SCALE))

    def text(
        self, x: float, y: float, text: str, size: float, colour: str = INK, anchor: str = "lm", bold: bool = False
    ) -> None:
        point = (x * SCALE, y * SCALE)
        self._draw.text(point, text, colour, _font(size), anchor, stroke_width=1 if bold else 0, stroke_fill=colour)

    def width(self, text: str, size: float) -> float:
        return self._draw.textlength(text, _font(size)) / SCALE

    def fitted(self, x: float, y: float, text: str, size: float, room: float, colour: str = INK) -> None:
        """A line of text that shrinks until it fits."""
        while size > 7 and self.width(text, size) > room:
            size -= 0.5
        self.text(x, y, text, size, colour)

    def wrapped(self, x: float, y: float, text: str, size: float, room: float, colour: str = INK) -> None:
        """The same, in two lines if one would be too long."""
        first, _, second = text.rpartition(" ")
        if first and self.width(text, size) > room:
            self.fitted(x, y + size * 1.1, second, size, room, colour)
            text = first
        self.fitted(x, y, text, size, room, colour)

    def stone(self, x: float, y: float, token: str, size: float, letter: bool = True) -> None:
        """A token around a point: colour, silhouette and letter."""
        rim = "#e8e2ff" if token in DARK else "#0a0c14"
        points = [(x + size * across, y + size * down) for across, down in SILHOUETTES[token]]
        self.polygon(points, COLOURS[token], rim, max(1.0, size / 9))
        if letter:
            ink = INK if token in DARK or token in ("reality", "space") else NIGHT
            lower, high = {"power": (0.22, 0.85), "time": (-0.58, 0.6)}.get(token, (0.0, 0.85))
            self.text(x, y + size * lower, LETTERS[token], size * high, ink, "mm", bold=True)

    def paste(self, picture: Image.Image, x: float, y: float) -> None:
        self.image.alpha_composite(picture, (round(x * SCALE), round(y * SCALE)))
