"""A slow and obvious reference of the rules, written only from RULES.md and RECORD.md."""

from .game import legal, perft, phase, play, result, seat, start, state, view
from .position import Position
from .record import EAGER, check, random_record, random_setup, trace

__all__ = [
    "EAGER",
    "Position",
    "check",
    "legal",
    "perft",
    "phase",
    "play",
    "random_record",
    "random_setup",
    "result",
    "seat",
    "start",
    "state",
    "trace",
    "view",
]
