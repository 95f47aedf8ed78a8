"""The file that holds a network: a line of JSON that says what it is, then its numbers, little-endian 32-bit floats.

A network means nothing without the features that it was trained on. So the line has a digest of their layout, and a
file of another layout is refused.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from gauntlet.bots.features import FEATURES, MEANING
from gauntlet.bots.network import NETWORK, NUMBERS, Networks
from gauntlet.rules.errors import GauntletError

FORMAT: Final = "gauntlet-mind/1"
SHIPPED: Final = Path(__file__).parent / "data" / "mind.weights"
LAYOUT: Final = hashlib.sha256(f"{MEANING} {FEATURES.descr} {NETWORK.descr}".encode()).hexdigest()[:16]


class WeightsError(GauntletError):
    """A file of weights that cannot be used."""


def save_weights(file: Path, net: Networks, about: dict[str, Any]) -> None:
    """`about`: where the numbers come from, for people."""
    head = {"format": FORMAT, "layout": LAYOUT, "numbers": NUMBERS, "about": about}
    part = file.with_suffix(".part")
    part.write_bytes(json.dumps(head).encode() + b"\n" + net.view("<f4").tobytes())
    part.replace(file)


def read_weights(file: Path) -> tuple[Networks, dict[str, Any]]:
    """The network of a file, and what is said about it."""
    try:
        line, newline, numbers = file.read_bytes().partition(b"\n")
    except OSError as error:
        raise WeightsError(f"{file}: the weights cannot be read: {error.strerror}") from error
    try:
        head = json.loads(line) if newline else None
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise WeightsError(f"{file}: is no file of weights: its first line must be JSON with the format {FORMAT!r}")
    if head.get("layout") != LAYOUT:
        raise WeightsError(
            f"{file}: these weights were trained on features of the layout {head.get('layout')!r:.40};"
            f" this version has {LAYOUT!r}: train them anew (gauntlet train), or take the version that they are from"
        )
    if len(numbers) != 4 * NUMBERS:
        raise WeightsError(f"{file}: has {len(numbers)} bytes of numbers, {4 * NUMBERS} are needed: is it cut off?")
    values = np.frombuffer(numbers, "<f4").astype(np.float32)
    if not np.isfinite(values).all():
        raise WeightsError(f"{file}: has numbers that are not finite")
    return values.view(NETWORK), head.get("about", {})


_read = cache(read_weights)
"""Once in a process."""


def load_weights(file: Path = SHIPPED) -> Networks:
    return _read(file)[0]


def about_weights(file: Path = SHIPPED) -> dict[str, Any]:
    return _read(file)[1]
