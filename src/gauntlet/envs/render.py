"""How the environments show a game: text from the rules' own board, pictures from draw.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.errors import TableError
from gauntlet.rules.view import View

RENDER_MODES: Final = ("ansi", "rgb_array")


def check_render_mode(mode: str | None, known: Sequence[str]) -> None:
    if mode is not None and mode not in known:
        raise TableError(f"render_mode must be one of {', '.join(known)}, not {mode!r}")


def picture(view: View) -> NDArray[np.uint8]:
    """The board, drawn; Pillow is asked for only here."""
    from gauntlet.envs.draw import draw_board

    return np.asarray(draw_board(view))
