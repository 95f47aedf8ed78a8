"""What the compiler does with doors that fail, allocate, or need what a browser does not have."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from testkit.engine.node import BIN
from tools.wasm.environment import ENVIRONMENT
from tools.wasm.module import digest_of

ROOT = Path(__file__).parents[2]
DOOR = """
from __future__ import annotations

import math
import sys
from pathlib import Path

import numpy as np

from gauntlet.rules.kernel.jit import door
from tools.wasm.wasm_compiler import Array, CompileError, Door, compile_doors
from tools.wasm.module import finish


@door
def first(numbers) -> int:
    {body}
    return numbers[0]


try:
    compiled = compile_doors([Door(first, (Array(np.int64, (2,)),))])
except CompileError as error:
    sys.exit(str(error))
Path(sys.argv[1]).write_bytes(finish(compiled, ["first"], "0123456789abcdef"))
"""
RUN = """
const env = {
  __linear_memory: new WebAssembly.Memory({ initial: 4 }),
  __stack_pointer: new WebAssembly.Global({ value: 'i32', mutable: true }, 131072),
  failed: (door, status) => { throw new Error(`door ${door} failed with ${status !== 0}`) },
}
const bytes = require('node:fs').readFileSync(process.argv[1])
WebAssembly.instantiate(bytes, { env }).then(({ instance }) => {
  const memory = new BigInt64Array(env.__linear_memory.buffer)
  for (const number of [3n, 4n]) {
    memory[16384] = number
    try { console.log(instance.exports.first(131072)) } catch (error) { console.log(error.message) }
  }
})
"""


def compiled(folder: Path, body: str) -> subprocess.CompletedProcess[str]:
    script = folder / "door.py"
    script.write_text(DOOR.format(body=body), encoding="utf-8")
    environment = os.environ | ENVIRONMENT | {"NUMBA_CACHE_DIR": str(folder), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-W", "ignore", str(script), str(folder / "door.wasm")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_status_that_is_not_good_traps(tmp_path: Path) -> None:
    run = compiled(tmp_path, 'if numbers[0] > 3:\n        raise ValueError("too many")')
    assert run.returncode == 0, run.stderr
    module = tmp_path / "door.wasm"
    assert digest_of(module.read_bytes()) == "0123456789abcdef"
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    node = subprocess.run(
        ["node", "-e", RUN, str(module)],  # noqa: S607
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert node.stdout.splitlines() == ["3", "door 0 failed with true"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("numbers[0] = np.ones(numbers[1])[0]", "a door allocates memory"),
        ("numbers[0] = int(math.sin(numbers[1]))", "the page has no sin"),
    ],
)
def test_what_the_page_cannot_do_is_not_compiled(tmp_path: Path, body: str, message: str) -> None:
    run = compiled(tmp_path, body)
    assert run.returncode == 1
    assert message in run.stderr
