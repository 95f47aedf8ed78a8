"""The report of a run: table, JSON and charts."""

from __future__ import annotations

import json
from dataclasses import replace
from xml.etree import ElementTree

from gauntlet.arena import Plan, Report
from gauntlet.arena.charts import matrix_svg, ratings_svg
from gauntlet.rules.options import Options
from testkit.arena import drawn_by_lot, outcome

LADDER = Plan("ladder", ("weak", "strong", "cmd:./a <b> & c"), Options(2), 60, 3)


def test_a_ladder_is_told_best_first() -> None:
    report = Report.of(LADDER, drawn_by_lot(LADDER, [1, 12, 4]))
    lines = list(report.lines())
    assert [line.split()[0] for line in lines[1:4]] == ["strong", "cmd:./a", "weak"]
    assert "Wins of the row against the column:" in lines
    assert lines[-1] == "Games ended by: gauntlet 180; mean length 25.0 rounds"
    summary = json.loads(report.json())
    assert summary["rating_model"] == "bradley-terry"
    assert [row[at] for at, row in enumerate(summary["matrix"])] == [None] * 3
    assert summary["matrix"][0][1] + summary["matrix"][1][0] == 1
    assert summary["entrants"][1]["time"] == {"ms": 10.0, "slowest_ms": 20.0}
    assert summary["complete"] is True


def test_an_arena_counts_shared_wins_draws_and_forfeits() -> None:
    plan = Plan("arena", ("a", "b", "b"), Options(3), 6, 3)
    first, second, third, *_ = plan.pairings
    failed = replace(
        outcome(third, (0, 1), "forfeit"), forfeit={"seat": 2, "kind": "timeout", "reason": "./b did not answer"}
    )
    report = Report.of(plan, [outcome(first, (0, 1)), outcome(second, (), "stalemate"), failed])
    a, b1, b2 = report.entrants
    assert (a.name, b1.name, b2.name) == ("a", "b #1", "b #2")
    assert (a.wins, b1.wins, b2.wins) == (0.5, 1.0, 0.5)
    assert report.ends == {"forfeit": 1, "gauntlet": 1, "stalemate": 1}
    assert [seat.value for seat in report.seats] == [1 / 3, 1 / 3, 0]
    assert a.forfeits == 1
    assert list(report.lines())[-1] == "a forfeited 1 game (timeout), first game 3: ./b did not answer"
    assert json.loads(report.json())["complete"] is False


def test_pictures_are_svg_with_every_bot_and_every_rate() -> None:
    report = Report.of(LADDER, drawn_by_lot(LADDER, [1, 12, 4]))
    space = "{http://www.w3.org/2000/svg}"
    for picture in (matrix_svg(report), ratings_svg(report)):
        root = ElementTree.fromstring(picture)  # noqa: S314
        texts = ["".join(node.itertext()) for node in root.iter(f"{space}text")]
        assert {"weak", "strong", "cmd:./a <b> & c"} <= set(texts)
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        for node in root.iter():
            assert 0 <= float(node.get("x", 0)) <= width
            assert 0 <= float(node.get("y", 0)) <= height
            assert 0 <= float(node.get("cx", 0)) <= width
    rates = [f"{100 * rate:.1f} %" for row in report.matrix for rate in row if rate is not None]
    assert all(rate in matrix_svg(report) for rate in rates)


def test_pictures_of_hardly_anything_can_be_drawn() -> None:
    plan = Plan("arena", ("a", "b"), Options(2), 2, 3)
    report = Report.of(plan, [outcome(plan.pairings[0], (), "limit")])
    ElementTree.fromstring(ratings_svg(report))  # noqa: S314
    ElementTree.fromstring(matrix_svg(report))  # noqa: S314
