"""Records that are none: each is refused with the field and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gauntlet.rules.errors import RecordError
from gauntlet.rules.record import Record

VECTOR = Path(__file__).parents[1] / "vectors" / "2p-epic-sixteen-greedy.json"
TEXT = VECTOR.read_text(encoding="utf-8")
DECISIONS = json.loads(TEXT)["decisions"]
Json = dict[str, Any]


def put(*path: str | int, value: object) -> Callable[[Json], None]:
    """A change of one field of the record."""

    def change(record: Any) -> None:
        for step in path[:-1]:
            record = record[step]
        record[path[-1]] = value

    return change


def drop(*path: str) -> Callable[[Json], None]:
    def change(record: Any) -> None:
        for step in path[:-1]:
            record = record[step]
        del record[path[-1]]

    return change


def swap_levels(record: Json) -> None:
    decks = record["setup"]["decks"]
    decks[0][0], decks[1][0] = decks[1][0], decks[0][0]


def short_deck(record: Json) -> None:
    record["setup"]["decks"][2].pop()


def twice(record: Json) -> None:
    record["setup"]["decks"][0][5] = record["setup"]["decks"][0][2]


def both_sides(record: Json) -> None:
    record["setup"]["locations"] = ["asgard", "wakanda"]


def on_after_the_end(record: Json) -> None:
    record["decisions"].append("pass")


def result_kept_without_the_last_decision(record: Json) -> None:
    record["decisions"].pop()


def first_decision_twice(record: Json) -> None:
    record["decisions"].insert(1, "recruit thor")


def true_for_one(record: Json) -> None:
    record["result"]["winners"] = [bool(seat) for seat in record["result"]["winners"]]


def point_zero(record: Json) -> None:
    record["result"]["points"] = [float(points) for points in record["result"]["points"]]


BROKEN: list[tuple[Callable[[Json], None], str]] = [
    (put("format", value="gauntlet-record/2"), "format: 'gauntlet-record/2' is not 'gauntlet-record/1'"),
    (put("format", value=1), "format: 1 is not 'gauntlet-record/1'"),
    (put("comment", value="nice game"), "the record: unknown key 'comment'"),
    (put("nmaes", value=[]), "the record: unknown key 'nmaes' (did you mean 'names'?)"),
    (drop("table"), "the record: the key 'table' is missing"),
    (drop("result"), "the record: the key 'result' is missing"),
    (drop("table", "ending"), "table: the key 'ending' is missing"),
    (drop("setup", "battles"), "setup: the key 'battles' is missing"),
    (put("table", value=[]), "table: must be an object with players, epic_battles"),
    (put("table", "colour", value="red"), "table: unknown key 'colour'"),
    (put("table", "players", value=5), "table: players must be 2, 3 or 4, not 5"),
    (put("table", "players", value=True), "table: players must be 2, 3 or 4, not True"),
    (put("table", "players", value=2.0), "table: players must be 2, 3 or 4, not 2.0"),
    (put("table", "players", value="2"), "table: players must be 2, 3 or 4, not '2'"),
    (put("table", "players", value=None), "table: players must be 2, 3 or 4, not None"),
    (put("table", "players", value=3), "setup.locations: 2 locations for 3 players"),
    (put("table", "epic_battles", value=1), "table: epic_battles must be true or false, not 1"),
    (put("table", "epic_battles", value=False), "table: ending can be sixteen only with Epic Battles"),
    (put("table", "ending", value=""), "table: ending must be gauntlet or sixteen, not ''"),
    (put("table", "ending", value=None), "table: ending must be gauntlet or sixteen, not None"),
    (put("table", "ending", value=["sixteen"]), "table: ending must be gauntlet or sixteen, not ['sixteen']"),
    (put("table", "payment", value="barter"), "table: payment must be choice or default, not 'barter'"),
    (put("table", "payment", value={}), "table: payment must be choice or default, not {}"),
    (put("table", "max_rounds", value=0), "table: max_rounds must be null or a whole number from 1 up, not 0"),
    (put("table", "max_rounds", value=1.5), "table: max_rounds must be null or a whole number from 1 up, not 1.5"),
    (put("table", "max_rounds", value=10**30), "table: max_rounds must be null or a whole number from 1 up"),
    (put("names", value=["p0"]), "names: 1 names for 2 players"),
    (put("names", value="p0"), 'names: must be a list, not "p0"'),
    (put("names", 1, value=7), "names[1]: must be a text, not 7"),
    (put("names", 0, value=None), "names[0]: must be a text, not null"),
    (put("setup", value=None), "setup: must be an object with decks, locations, battles, not null"),
    (put("setup", "decks", value={}), "setup.decks: must be a list, not {}"),
    (put("setup", "decks", value=[[], []]), "setup.decks: 2 decks, 3 are needed"),
    (put("setup", "decks", 1, value="rocket"), 'setup.decks[1]: must be a list, not "rocket"'),
    (put("setup", "decks", 1, 3, value=3), "setup.decks[1][3]: must be a text, not 3"),
    (put("setup", "decks", 2, 7, value="thanos"), "setup.decks[2][7]: no card is called 'thanos'"),
    (swap_levels, "is of level 2, not 1"),
    (short_deck, "setup.decks[2]: 19 cards, 20 are needed ("),
    (twice, "setup.decks[0][5]: "),
    (both_sides, "setup.locations: 'asgard' and 'wakanda' are the two sides of one tile"),
    (put("setup", "locations", value=["asgard"]), "setup.locations: 1 locations for 2 players"),
    (put("setup", "locations", 0, value="asgrad"), "setup.locations[0]: no location is called 'asgrad' (did you"),
    (put("setup", "battles", value=[]), "setup.battles: 0 battles; with Epic Battles there are 5"),
    (put("setup", "battles", 0, value="endgame"), "setup.battles[0]: no battle is called 'endgame'"),
    (put("decisions", value=None), "decisions: must be a list, not null"),
    (put("decisions", 0, value=["take"]), 'decisions[0]: must be a text, not ["take"]'),
    (put("decisions", 3, value="take mnid"), "decisions[3]: 'take mnid': 'mnid' is none of the stones"),
    (first_decision_twice, "decisions[1]: 'recruit thor' is not legal: seat "),
    (on_after_the_end, f"decisions[{len(DECISIONS)}]: 'pass' is not legal: the game is over"),
    (put("result", value=None), "result: null is not the one that the game has: "),
    (result_kept_without_the_last_decision, "is not the one that the game has: null (the game is not over)"),
    (put("result", value=[]), "result: must be an object with end, winners, points, not []"),
    (put("result", "winners", value=0), "result.winners: must be a list, not 0"),
    (put("result", "end", value="limit"), "is not the one that the game has"),
    (true_for_one, "is not the one that the game has"),
    (point_zero, "is not the one that the game has"),
]


@pytest.mark.parametrize(("change", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_broken_record(change: Callable[[Json], None], reason: str) -> None:
    record = json.loads(TEXT)
    change(record)
    with pytest.raises(RecordError) as caught:
        Record.read(json.dumps(record))
    assert reason in str(caught.value)
    with pytest.raises(RecordError) as again:
        Record.from_json(record)
    assert str(again.value) == str(caught.value)


JUNK = [
    ("", "not JSON: Expecting value in line 1, column 1"),
    ("   \n", "not JSON: Expecting value in line 2, column 1"),
    ("[]", "the record: must be an object with format, table, names, setup, decisions, result, not []"),
    ("null", "the record: must be an object with"),
    ("17", "the record: must be an object with"),
    ('"gauntlet-record/1"', "the record: must be an object with"),
    ("{}", "the record: the key 'format' is missing"),
    (TEXT[:-30], "not JSON: "),
    (TEXT + "{}", "not JSON: Extra data in line "),
    ("NaN", "not JSON: NaN is no JSON value"),
    ('{"format": Infinity}', "not JSON: Infinity is no JSON value"),
    ('{"format": 1, "format": 2}', "the key 'format' stands twice in one object"),
    (TEXT.replace('"players": 2', '"players": 2, "players": 2'), "the key 'players' stands twice in one object"),
    (TEXT.replace('"players": 2', '"players": ٢'), "not JSON: Expecting value in line "),
    (TEXT.replace('"players": 2', '"players": "٢"'), "table: players must be 2, 3 or 4, not '٢'"),
    (
        TEXT.replace('"players": 2', '"players": ' + "9" * 5000),
        "",
    ),  # more digits than Python reads: only the type of the error is fixed
    ("[" * 200_000, "nested too deeply"),
    ('{"format": ' * 100_000, "nested too deeply"),
    ("[" * 900 + "]" * 900, "the record: must be an object with"),
    ("\x00", "not JSON: "),
    ("\ufeff" + TEXT, "not JSON: "),
]


@pytest.mark.parametrize(("text", "reason"), JUNK, ids=[f"{text[:20]!r}-{len(text)}" for text, _ in JUNK])
def test_junk_is_no_record(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_vector_that_was_not_broken_is_read() -> None:
    assert Record.read(TEXT).decisions == tuple(DECISIONS)
