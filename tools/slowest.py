"""Lists the slowest tests of a run, from the JUnit file that pytest wrote."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

SHOWN = 20


def main() -> int:
    file = Path(sys.argv[1])
    if not file.exists():
        print(f"{file}: there is no run to look at: make test")
        return 1
    suite = next(ElementTree.parse(file).iter("testsuite"))  # noqa: S314 - our own file
    tests = [(float(one.get("time", 0)), f"{one.get('classname')}.{one.get('name')}") for one in suite.iter("testcase")]
    print(f"{len(tests)} tests took {float(suite.get('time', 0)):.0f} s; the slowest:")
    for seconds, name in sorted(tests, reverse=True)[:SHOWN]:
        print(f"{seconds:7.1f} s  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
