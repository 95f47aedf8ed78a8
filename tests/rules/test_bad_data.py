"""Broken data files: each is refused with file, row, column and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gauntlet.rules.catalogue import DATA, load_battles, load_cards, load_locations
from gauntlet.rules.errors import DataError

LOADERS = {"cards.csv": load_cards, "locations.csv": load_locations, "battles.csv": load_battles}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


# file, the text that is replaced (its first occurrence), what it is replaced with, the message
BROKEN = [
    ("cards.csv", "id,level,", "id,lvl,", "cards.csv, row 1: the columns must be id, level, name, bonus"),
    ("cards.csv", ",reality\n", ",reality,extra\n", "cards.csv, row 1: the columns must be id, level"),
    ("cards.csv", "rocket,1,Rocket,mind,0,0,1,0,0,0,2\n", "", "cards.csv: has 89 rows, 90 are needed"),
    ("cards.csv", "rocket,1,Rocket,", "rocket,1,Rocket,,", "cards.csv, row 6: has 12 columns, 11 are needed"),
    ("cards.csv", "rocket,1,Rocket,mind", "rocket,1,Rocket", "cards.csv, row 6: has 10 columns, 11 are needed"),
    ("cards.csv", "rocket,1,", "modok,1,", "cards.csv, row 6, column 'id': 'modok' stands in row 4 already"),
    ("cards.csv", "rocket,1,", ",1,", "cards.csv, row 6, column 'id': is empty"),
    ("cards.csv", "rocket,1,Rocket,", "rocket,1, ,", "cards.csv, row 6, column 'name': is empty"),
    (
        "cards.csv",
        "rocket,1,Rocket,mind",
        "rocket,1,Rocket,mnid",
        "cards.csv, row 6, column 'bonus': 'mnid' is none of mind, space, soul, power, reality (did you mean 'mind'?)",
    ),
    ("cards.csv", "rocket,1,Rocket,mind", "rocket,1,Rocket,time", "cards.csv, row 6, column 'bonus': 'time' is none"),
    ("cards.csv", "rocket,1,", "rocket,4,", "cards.csv, row 6, column 'level': '4' is not a whole number from 1 to 3"),
    ("cards.csv", "rocket,1,", "rocket,one,", "cards.csv, row 6, column 'level': 'one' is not a whole number"),
    ("cards.csv", "rocket,1,", "rocket,1.0,", "cards.csv, row 6, column 'level': '1.0' is not a whole number"),
    ("cards.csv", "rocket,1,", "rocket,١,", "cards.csv, row 6, column 'level': '١' is not a whole number"),
    ("cards.csv", "rocket,1,", "rocket,2,", "cards.csv, row 7, column 'level': a card of level 1 stands after one"),
    ("cards.csv", "maria-hill,2,", "maria-hill,1,", "cards.csv: 41 cards are of level 1, 40 are needed"),
    ("cards.csv", "mind,0,0,0,0,0,0,3", "mind,6,0,0,0,0,0,3", "cards.csv, row 2, column 'points': '6' is not a whole"),
    ("cards.csv", "mind,0,0,0,0,0,0,3", "mind,0,3,0,0,0,0,3", "cards.csv, row 2, column 'avengers': '3' is not a"),
    ("cards.csv", "mind,0,0,0,0,0,0,3", "mind,0,0,0,0,0,0,-3", "cards.csv, row 2, column 'reality': '-3' is not a"),
    ("cards.csv", "mind,0,0,0,0,0,0,3", "mind,0,0,0,0,0,0,8", "cards.csv, row 2, column 'reality': '8' is not a"),
    ("cards.csv", "mind,0,0,0,0,0,0,3", f"mind,0,0,0,0,0,0,{'9' * 5000}", "cards.csv, row 2, column 'reality': "),
    ("cards.csv", "baron-zemo,1,", '"baron"zemo,1,', "cards.csv: cannot be read: "),
    ("locations.csv", "1,A,asgard", "5,A,asgard", "locations.csv, row 2, column 'tile': '5' is not a whole number"),
    ("locations.csv", "1,A,asgard", "1,C,asgard", "locations.csv, row 2, column 'side': 'C' is none of A, B"),
    ("locations.csv", "1,B,", "1,A,", "locations.csv, row 3, column 'side': tile 1 has a side A already"),
    ("locations.csv", "3,0,3\n", "3,0,4\n", "locations.csv, row 2, column 'points': '4' is not a whole number from 3"),
    ("locations.csv", "2,A,", "2,A,,", "locations.csv, row 4: has 11 columns, 10 are needed"),
    ("battles.csv", "ragnarok,", "ragnarock,", "battles.csv, row 4, column 'id': 'ragnarock' is none of"),
    ("battles.csv", "ragnarok,", "civil-war,", "battles.csv, row 9, column 'id': 'civil-war' stands in row 4 already"),
    ("battles.csv", "0,1,1\n", "0,1,2\n", "battles.csv, row 2, column 'avengers_tile': '2' is not a whole number"),
    ("battles.csv", "ragnarok,Ragnarok,0", "ragnarok,Ragnarok,x", "battles.csv, row 4, column 'mind': 'x' is not a"),
]


@pytest.mark.parametrize(("name", "old", "new", "reason"), BROKEN, ids=[reason for *_, reason in BROKEN])
def test_broken_file(folder: Path, name: str, old: str, new: str, reason: str) -> None:
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        LOADERS[name](folder)
    assert str(caught.value).startswith(reason)


@pytest.mark.parametrize("name", LOADERS)
def test_unreadable_files(folder: Path, name: str) -> None:
    file = folder / name
    for junk in (b"\xff\xfe\x00\x01", bytes(range(256)), b"\x00" * 50):
        file.write_bytes(junk)
        with pytest.raises(DataError, match=f"^{name}"):
            LOADERS[name](folder)
    file.write_bytes(b"")
    with pytest.raises(DataError, match=f"^{name}, row 1: the columns must be"):
        LOADERS[name](folder)
    file.unlink()
    with pytest.raises(DataError, match=f"^{name}: cannot be read: .*No such file"):
        LOADERS[name](folder)
    file.mkdir()
    with pytest.raises(DataError, match=f"^{name}: cannot be read: "):
        LOADERS[name](folder)


def test_the_files_as_they_are_can_be_read(folder: Path) -> None:
    assert [len(load(folder)) for load in LOADERS.values()] == [90, 8, 8]
