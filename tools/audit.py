"""Looks up the pinned packages among known weaknesses, as far as advisories can be reached; says how far that is."""

from __future__ import annotations

import json
import subprocess
import sys

PATIENCE = 20
"""Seconds: whoever has no network should not wait for long."""
COMMAND = ("pip_audit", "--progress-spinner=off", "--disable-pip", "--no-deps", "--format=json", "--timeout=5")


def verdict(output: str) -> tuple[str, bool]:
    """What to say, and whether it is well, to what pip-audit has printed: nothing at all, if it could not ask."""
    try:
        packages = json.loads(output)["dependencies"]
    except (ValueError, KeyError):
        packages = []
    weak = [f"{one['name']} {one['version']}: {found['id']}" for one in packages for found in one.get("vulns", ())]
    if weak:
        return "Packages with known weaknesses:\n" + "\n".join(weak), False
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    if len(skipped) == len(packages):
        return "The advisories cannot be reached from here: packages are NOT audited.", True
    return f"No advisories for these packages, so they are NOT audited: {', '.join(skipped)}" if skipped else "", True


def main() -> int:
    command = [sys.executable, "-m", *COMMAND, "--requirement", "requirements.lock"]
    try:
        output = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE).stdout
    except subprocess.TimeoutExpired:
        output = ""
    report, well = verdict(output)
    if report:
        print(report)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
