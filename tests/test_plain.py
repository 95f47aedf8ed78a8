"""What is compiled is Python: run as it is written, it answers the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from testkit.plain import answers


def rounded(answer: Any) -> Any:
    """Compiled code may add in another order, with vectors."""
    match answer:
        case float():
            return pytest.approx(answer, abs=1e-4)
        case list():
            return [rounded(one) for one in answer]
        case dict():
            return {key: rounded(one) for key, one in answer.items()}
    return answer


def test_the_same_answers_without_the_compiler() -> None:
    command = [sys.executable, "-W", "ignore:overflow encountered:RuntimeWarning", "-m", "testkit.plain"]
    run = subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    compiled = json.loads(json.dumps(answers(), default=str))
    assert json.loads(run.stdout) == rounded(compiled)
