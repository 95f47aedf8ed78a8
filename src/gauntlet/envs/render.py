"""Rendering of the environments: text from the rules' board, pictures from board_image.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.rules.errors import OptionsError
from gauntlet.rules.view import View

RENDER_MODES: Final = ("ansi", "rgb_array")


def check_render_mode(mode: str | None, known: Sequence[str]) -> None:
    if mode is not None and mode not in known:
        raise OptionsError(f"render_mode must be one of {', '.join(known)}, not {mode!r}")


def rendered(view: View, mode: str | None) -> NDArray[np.uint8] | str | None:
    """The board of a view as text, or for `rgb_array` as pixels; Pillow is imported only here."""
    if mode != "rgb_array":
        return str(view) if mode else None
    from gauntlet.envs.board_image import draw_board

    return np.asarray(draw_board(view))
