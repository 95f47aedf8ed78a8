"""A slow and obvious reference of the rules, written only from RULES.md and RECORD.md."""

from .game import effects, legal, masked, perft, phase, play, result, seat, start, state, view
from .position import Position
from .record import EAGER, check, random_record, random_setup, trace

__all__ = [
    "EAGER",
    "Position",
    "check",
    "effects",
    "legal",
    "masked",
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
