"""Everything that matters is in sight at every size: inside the window and covered by nothing, whatever is staged.

All windows for the fullest table; phones for the emptiest, desktops for the fullest but one, each in one language.
`python -m bench.in_sight` has all windows for all kinds of tables in all four.
"""

from __future__ import annotations

import pytest

from gauntlet.texts.loader import LANGUAGES
from testkit.browser.pages import Visit
from testkit.browser.sight import KINDS, WINDOWS, Window, out_of_sight
from testkit.browser.tables import Kind

SAMPLE = list(zip((KINDS[0], *KINDS[-2:]), reversed(LANGUAGES), (WINDOWS[:1], WINDOWS[1:], WINDOWS), strict=False))


@pytest.mark.parametrize(("kind", "language", "windows"), SAMPLE, ids=[f"{kind}-{words}" for kind, words, _ in SAMPLE])
def test_everything_is_in_sight(visit: Visit, kind: Kind, language: str, windows: tuple[Window, ...]) -> None:
    for options, sizes in windows:
        page = visit("/about", language=language, **options)
        assert list(out_of_sight(page, kind, language, sizes)) == []
