"""Gauntlet plays Splendor: Marvel and its Epic Battles expansion.

>>> from gauntlet import Game
>>> game = Game.new(players=2, seed=7)
>>> game.play("take mind space soul")
>>> print(game)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gauntlet.rules.determinize import determinize
    from gauntlet.rules.errors import GauntletError
    from gauntlet.rules.game import Game
    from gauntlet.rules.options import Options, Setup
    from gauntlet.rules.record import Record
    from gauntlet.rules.state import Result
    from gauntlet.rules.trace import trace
    from gauntlet.rules.view import View

__version__ = "0.1.0"

_HOMES = {
    "Game": "game",
    "GauntletError": "errors",
    "Record": "record",
    "Result": "state",
    "Setup": "options",
    "Options": "options",
    "View": "view",
    "determinize": "determinize",
    "trace": "trace",
}

__all__ = [
    "Game",
    "GauntletError",
    "Options",
    "Record",
    "Result",
    "Setup",
    "View",
    "__version__",
    "determinize",
    "trace",
]


def __getattr__(name: str) -> Any:
    """Imports what is asked for when it is asked for: Numba takes half a second, and `gauntlet --help` needs none."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gauntlet' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"gauntlet.rules.{_HOMES[name]}"), name)
