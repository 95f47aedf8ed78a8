"""The report as SVG charts, written directly: no plotting library for two charts."""

from __future__ import annotations

import math
from html import escape

from gauntlet.arena.report import Report

INK, PALE, GRID, DOT = "#1f2933", "#6b7785", "#e2e6ea", "#1d5fa8"
LOSES, EVEN, WINS = (196, 90, 32), (247, 247, 245), (29, 95, 168)
"""Orange to blue: a colour-blind-safe scale."""
CELL_W, CELL_H = 72, 40
CHAR = 7.3
"""About the width of a letter at 13 px."""


def matrix_svg(report: Report) -> str:
    """How often each has beaten each, the strongest first."""
    order = report.ranked
    names = [_short(report.entrants[number].name) for number in order]
    left, top = _margin([f"00  {name}" for name in names]), 84
    width, height = max(left + CELL_W * len(order) + 24, 380), top + CELL_H * len(order) + 24
    body = [_title("Wins of the row against the column", _subtitle(report))]
    for rank, row in enumerate(order):
        x, y = left + CELL_W * rank, top + CELL_H * rank
        body.append(_text(x + CELL_W / 2, top - 10, f"{rank + 1}", "middle", PALE))
        body.append(_text(left - 12, y + CELL_H / 2 + 4.5, names[rank], "end", INK, hint=report.entrants[row].name))
        body.append(_text(18, y + CELL_H / 2 + 4.5, f"{rank + 1}", "start", PALE))
        for column, other in enumerate(order):
            body.append(_cell(left + CELL_W * column, y, None if row == other else report.matrix[row][other]))
    return _svg(width, height, body)


def ratings_svg(report: Report) -> str:
    """The rating of each with its 95 % interval, the strongest first."""
    order = report.ranked
    names = [_short(report.entrants[number].name) for number in order]
    left, top, plot, step = _margin(names), 76, 460, 34
    bottom = top + step * len(order)
    low = min(entrant.rating.low for entrant in report.entrants)
    high = max(entrant.rating.high for entrant in report.entrants)
    ticks = _ticks(low, high)

    def x(rating: float) -> float:
        return left + plot * (rating - ticks[0]) / (ticks[-1] - ticks[0])

    elo = report.model == "bradley-terry"
    title = "Elo, 0 = the mean of these bots, with 95 % intervals" if elo else "openskill rating with 95 % intervals"
    body = [_title(title, _subtitle(report))]
    for tick in ticks:
        body.append(f'<line x1="{x(tick):.1f}" y1="{top}" x2="{x(tick):.1f}" y2="{bottom}" stroke="{GRID}"/>')
        body.append(_text(x(tick), bottom + 20, f"{tick:+g}" if elo and tick else f"{tick:g}", "middle", PALE))
    for rank, number in enumerate(order):
        rating, y = report.entrants[number].rating, top + step * (rank + 0.5)
        label = f"{rating.value:+.0f}" if elo else f"{rating.value:.1f}"
        body.append(_text(left - 14, y + 4.5, names[rank], "end", INK, hint=report.entrants[number].name))
        body.append(
            f'<line x1="{x(rating.low):.1f}" y1="{y}" x2="{x(rating.high):.1f}" y2="{y}" stroke="{DOT}"'
            f' stroke-width="2.5" stroke-linecap="round"/>'
            f'<circle cx="{x(rating.value):.1f}" cy="{y}" r="5.5" fill="{DOT}"/>'
        )
        body.append(_text(left + plot + 16, y + 4.5, label, "start", INK))
    return _svg(left + plot + 80, bottom + 40, body)


def _svg(width: float, height: float, body: list[str]) -> str:
    inside = "\n".join(body)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="0 0 {width:.0f} {height:.0f}" font-family="system-ui, Segoe UI, DejaVu Sans, sans-serif"'
        f' font-size="13">\n<rect width="100%" height="100%" fill="#ffffff"/>\n{inside}\n</svg>'
    )


def _title(title: str, subtitle: str) -> str:
    return (
        f'<text x="18" y="28" font-size="16" font-weight="600" fill="{INK}">{escape(title)}</text>'
        f'<text x="18" y="48" fill="{PALE}">{escape(subtitle)}</text>'
    )


def _text(x: float, y: float, text: str, anchor: str, colour: str, hint: str = "") -> str:
    title = f"<title>{escape(hint)}</title>" if hint and hint != text else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{title}{escape(_minus(text))}</text>'


def _cell(x: float, y: float, rate: float | None) -> str:
    box = f'<rect x="{x + 1}" y="{y + 1}" width="{CELL_W - 2}" height="{CELL_H - 2}" rx="4"'
    if rate is None:
        return f'{box} fill="#fafbfc"/>'
    end, far = (WINS if rate > 0.5 else LOSES), abs(rate - 0.5) * 2
    red, green, blue = (round(a + (b - a) * far) for a, b in zip(EVEN, end, strict=True))
    ink = "#ffffff" if far > 0.7 else INK
    return f'{box} fill="rgb({red},{green},{blue})"/>' + _text(
        x + CELL_W / 2, y + CELL_H / 2 + 4.5, f"{100 * rate:.1f} %", "middle", ink
    )


def _subtitle(report: Report) -> str:
    table = report.plan.options
    expansion = "Epic Battles" if table.epic_battles else "the base game"
    return f"{report.played} games of {expansion}, {table.players} players"


def _minus(text: str) -> str:
    """A negative number with the sign that is as wide as the plus."""
    return text.replace("-", "−", 1) if text[:1] == "-" and text[1:2].isdecimal() else text


def _short(name: str) -> str:
    """The end of a long name: the distinctive part of a command."""
    return name if len(name) <= 30 else "…" + name[-29:]


def _margin(names: list[str]) -> float:
    return 40 + CHAR * max(map(len, names))


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest."""
    rough = max(high - low, 1e-6) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]
