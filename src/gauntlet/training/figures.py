"""The figures of a run as one picture, written anew whenever there are new ones."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

INK, PALE, GRID, LINE = "#1f2933", "#6b7785", "#e2e6ea", "#1d5fa8"
WIDTH, HEIGHT, LEFT, TOP = 300, 150, 56, 46
COLUMNS = 3


class Panel(NamedTuple):
    """One small chart: a figure of one kind of line in the log, by generation."""

    title: str
    what: str
    figure: str
    scale: float = 1.0


PANELS = (
    Panel("Value loss", "learning", "value loss"),
    Panel("Policy loss", "learning", "policy loss"),
    Panel("Best decision found, %", "learning", "best decision found", 100),
    Panel("Wins against the best before, %", "match", "value", 100),
    Panel("Wins against rollouts, %", "rollouts", "value", 100),
    Panel("Rounds of a game", "self-play", "rounds"),
)


def figures_svg(log: Sequence[dict[str, Any]]) -> str:
    """From the lines of the log."""
    rows = -(-len(PANELS) // COLUMNS)
    width, height = COLUMNS * (WIDTH + LEFT) + 24, rows * (HEIGHT + 2 * TOP)
    body = []
    for index, panel in enumerate(PANELS):
        points = {
            line["generation"]: panel.scale * line[panel.figure]
            for line in log
            if line["what"] == panel.what and panel.figure in line
        }
        x, y = LEFT + index % COLUMNS * (WIDTH + LEFT), TOP + index // COLUMNS * (HEIGHT + 2 * TOP)
        body += _panel(panel.title, sorted(points.items()), x, y)
    inside = "\n".join(body)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' font-family="system-ui, DejaVu Sans, sans-serif" font-size="12">\n'
        f'<rect width="100%" height="100%" fill="#ffffff"/>\n{inside}\n</svg>\n'
    )


def _panel(title: str, points: Sequence[tuple[int, float]], x: float, y: float) -> list[str]:
    parts = [
        f'<text x="{x}" y="{y - 14}" font-size="13" font-weight="600" fill="{INK}">{escape(title)}</text>',
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="{GRID}"/>',
    ]
    if not points:
        return [*parts, f'<text x="{x + 12}" y="{y + 24}" fill="{PALE}">nothing yet</text>']
    low, high = min(value for _, value in points), max(value for _, value in points)
    margin = (high - low) * 0.1 or abs(high) * 0.05 or 1.0
    low, high = low - margin, high + margin
    last = max(1, points[-1][0])
    dots = [(x + WIDTH * generation / last, y + HEIGHT * (high - value) / (high - low)) for generation, value in points]
    for value in (low + margin, high - margin):
        height = y + HEIGHT * (high - value) / (high - low)
        parts.append(f'<line x1="{x}" y1="{height:.1f}" x2="{x + WIDTH}" y2="{height:.1f}" stroke="{GRID}"/>')
        parts.append(f'<text x="{x - 6}" y="{height + 4:.1f}" text-anchor="end" fill="{PALE}">{value:.4g}</text>')
    line = " ".join(f"{px:.1f},{py:.1f}" for px, py in dots)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    parts += [f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3" fill="{LINE}"/>' for px, py in dots]
    parts.append(f'<text x="{x}" y="{y + HEIGHT + 18}" fill="{PALE}">generation 0</text>')
    parts.append(f'<text x="{x + WIDTH}" y="{y + HEIGHT + 18}" text-anchor="end" fill="{PALE}">{last}</text>')
    return parts
