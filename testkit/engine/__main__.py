"""Compares the module with the kernel: python -m testkit.engine [GAMES] (2,000 random games; a few minutes)."""

from __future__ import annotations

import sys

from testkit.engine.node import differences
from testkit.engine.reference import reference


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    played = games // 40
    found = differences(reference(games, played))
    summary = f"{games} random games, {played} games between bots: all the same"
    sys.stdout.write("\n".join(found or [summary]) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
