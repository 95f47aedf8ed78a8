"""Lists the clauses of docs/rules.md that no test names; fails if there is one."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def clauses() -> set[str]:
    """All clause numbers: at the start of a list item, or of a super-power in the table of battles."""
    rules = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    return set(re.findall(r"^(?:- |\|.*\| )([CSTEWBHX]\d+) ", rules, flags=re.MULTILINE))


def covered() -> set[str]:
    """The clause numbers in `@pytest.mark.clause("T1", …)` of all tests."""
    numbers = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                numbers |= {ast.literal_eval(argument) for argument in node.args}
    return numbers


def main() -> int:
    known, named = clauses(), covered()
    for number in sorted(known - named):
        print(f"clause {number} of docs/rules.md has no test")
    for number in sorted(named - known):
        print(f"a test names clause {number}, which docs/rules.md does not have")
    return 0 if known == named else 1


if __name__ == "__main__":
    sys.exit(main())
