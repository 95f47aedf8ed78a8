"""Calibration: a temperature for each kind of table makes the mind's values win rates (bench/calibration.py fits it).

It is stored with the weights that it was fitted for, and applied to what people are shown, not inside the search: it
keeps the order of decisions, and so changes none.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gauntlet.bots.weights import SHIPPED, about_weights
from gauntlet.rules.options import Options

TEMPERATURES: Final = "temperatures"
"""Their key in what a file of weights says about itself; by `kind_of`."""


def kind_of(options: Options) -> str:
    """What a table's temperature depends on."""
    return f"{options.players}-{options.ending if options.epic_battles else 'base'}"


def temperature_of(options: Options, weights: Path = SHIPPED) -> float:
    """1 where none was fitted."""
    return float(about_weights(weights).get(TEMPERATURES, {}).get(kind_of(options), 1.0))


def calibrated(wins: NDArray[np.float64], temperature: float) -> NDArray[np.float64]:
    """Win probabilities (the last axis has the seats) with their logits divided by a temperature; the sum stays."""
    if temperature == 1.0:
        return wins
    powers = np.power(wins, 1 / temperature)
    scaled: NDArray[np.float64] = (
        powers * wins.sum(-1, keepdims=True) / np.maximum(powers.sum(-1, keepdims=True), 1e-12)
    )
    return scaled
