"""Everything that matters is in sight at every size: inside the window and covered by nothing, whatever is staged.

All windows, for the emptiest table and the two fullest, each in one language; `python -m bench.in_sight` has all
kinds of tables in all four.
"""

from __future__ import annotations

import pytest

from gauntlet.texts.loader import LANGUAGES
from testkit.browser.pages import Visit
from testkit.browser.sight import KINDS, WINDOWS, out_of_sight
from testkit.browser.tables import Kind

SAMPLE = list(zip((KINDS[0], *KINDS[-2:]), reversed(LANGUAGES), strict=False))


@pytest.mark.parametrize(("kind", "language"), SAMPLE, ids=str)
def test_everything_is_in_sight(visit: Visit, kind: Kind, language: str) -> None:
    for options, sizes in WINDOWS:
        page = visit("/about", language=language, **options)
        assert list(out_of_sight(page, kind, language, sizes)) == []
