"""Fuzzes one parser: python -m testkit.fuzz TARGET [--runs N] [--seconds N] [--seed N]. All: python -m bench.fuzz

With atheris (libFuzzer for Python, which has wheels for Linux on x86-64) inputs are chosen by the code that they reach.
Elsewhere the same inputs are mutated at random. A finding ends it with a traceback and the input in a file.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

LONGEST = 20_000
SLOWEST_SECONDS = 10


def atheris() -> ModuleType | None:
    if find_spec("atheris") is None:
        return None
    import atheris as found  # type: ignore[import-untyped, import-not-found, unused-ignore]

    module: ModuleType = found
    return module


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target")
    parser.add_argument("--runs", type=int, default=1_000_000_000)
    parser.add_argument("--seconds", type=int, default=0, help="0: as long as it takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--findings", default="./", help="the folder for an input that is a finding")
    arguments = parser.parse_args()
    fuzzer = atheris()
    if fuzzer:
        with fuzzer.instrument_imports(include=["gauntlet", "tomllib"], exclude=_compiled()):
            from testkit.fuzz.targets import TARGETS
    else:
        from testkit.fuzz.targets import TARGETS
    target = TARGETS[arguments.target]
    if fuzzer:
        _guided(fuzzer, target, arguments)
    else:
        _random(target, arguments)


def _compiled() -> list[str]:
    """The modules with functions that Numba compiles: it cannot read instrumented ones."""
    sources = Path(__file__).parents[2] / "src"
    files = [file for file in sources.rglob("*.py") if "kernel.jit import" in file.read_text(encoding="utf-8")]
    return [".".join(file.relative_to(sources).with_suffix("").parts) for file in files]


def _guided(fuzzer: Any, target: Any, arguments: argparse.Namespace) -> None:
    """Does not return: libFuzzer ends the process, with its own figures on standard error."""
    from testkit.fuzz.mutation import mutated

    corpus = Path(tempfile.mkdtemp(prefix="gauntlet-corpus-"))
    for number, example in enumerate(target.examples()):
        (corpus / f"{number:03}").write_bytes(example)

    def mutator(data: bytes, longest: int, seed: int) -> bytes:
        return mutated(data, random.Random(seed), longest, fuzzer.Mutate)

    options = {
        "runs": arguments.runs,
        "max_total_time": arguments.seconds,
        "seed": arguments.seed,
        "max_len": max([LONGEST, *(len(example) for example in target.examples())]),
        "timeout": SLOWEST_SECONDS,
        "artifact_prefix": arguments.findings,
        "print_final_stats": 1,
        "len_control": 0,
        "rss_limit_mb": 0,  # libFuzzer would count the peak of whoever has started it
        "malloc_limit_mb": 1024,
    }
    words = [f"-{name}={value}" for name, value in options.items()]
    fuzzer.Setup([sys.argv[0], *words, str(corpus)], target.check, custom_mutator=mutator)
    fuzzer.Fuzz()


def _random(target: Any, arguments: argparse.Namespace) -> None:
    from testkit.fuzz.mutation import mutated

    chance = random.Random(arguments.seed)
    examples = target.examples()
    until = time.monotonic() + (arguments.seconds or 1e9)
    count = 0
    while count < arguments.runs and time.monotonic() < until:
        data = mutated(chance.choice(examples), chance, LONGEST)
        try:
            target.check(data)
        except BaseException:
            (Path(arguments.findings) / f"crash-{arguments.target}-{arguments.seed}-{count}").write_bytes(data)
            raise
        count += 1
    sys.stderr.write(f"stat::number_of_executed_units: {count}\n")


if __name__ == "__main__":
    main()
