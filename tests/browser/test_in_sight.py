"""Everything that matters is in sight at every size: inside the window and covered by nothing, whatever is staged.

The emptiest, the next to fullest and the fullest table, each in one language and in all windows; what is staged is
looked at in a third of them, in others each time, or else a fifth. `python -m bench.in_sight` has all kinds of tables,
and everything in all windows and all four languages.
"""

from __future__ import annotations

from typing import Any

import pytest

from gauntlet.texts.loader import LANGUAGES
from testkit.browser.pages import Visit
from testkit.browser.sight import (
    FINGER,
    KINDS,
    PHONES,
    WINDOWS,
    Size,
    exercise_out_of_sight,
    on_each_other,
    out_of_sight,
)
from testkit.browser.tables import Kind

SAMPLE = list(zip((KINDS[0], *KINDS[-2:]), reversed(LANGUAGES), (5, 5, 3), strict=False))


@pytest.mark.parametrize(("options", "sizes"), WINDOWS, ids=("phones", "desktops"))
@pytest.mark.parametrize(("kind", "language", "every"), SAMPLE, ids=str)
def test_everything_is_in_sight(
    visit: Visit, kind: Kind, language: str, every: int, options: dict[str, Any], sizes: tuple[Size, ...]
) -> None:
    page = visit("/about", language=language, **options)
    assert list(out_of_sight(page, kind, language, sizes, every)) == []


@pytest.mark.parametrize("kind", KINDS[2::3], ids=str)
def test_an_onlooker_sees_four_players(visit: Visit, kind: Kind) -> None:
    page = visit("/about", **FINGER)
    assert list(on_each_other(page, kind, PHONES)) == []


@pytest.mark.parametrize(
    ("path", "language"), [("/learn/take", "pl"), ("/learn/battles", "fr"), ("/puzzles/right-battle", "es")]
)
def test_an_exercise_is_in_sight(visit: Visit, path: str, language: str) -> None:
    page = visit("/about", language=language, **FINGER)
    assert list(exercise_out_of_sight(page, path, language, (*PHONES, (1280, 720)))) == []
