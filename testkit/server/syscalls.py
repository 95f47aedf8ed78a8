"""What a server process writes, syncs and sends, in order: read from a trace of its system calls (strace)."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

CALLS: Final = "pwrite64,pwritev,pwritev2,write,writev,sendto,sendmsg,fdatasync,fsync,ftruncate,unlink"


@dataclass(frozen=True)
class Call:
    """A call as it began or, `ends`, as it was completed; most do both at once."""

    name: str
    file: str
    """Of what it writes to; of a socket something that is no path."""
    data: bytes
    numbers: tuple[int, ...]
    """The other arguments: of a write its length and offset, of a truncation the length."""
    begins: bool
    ends: bool
    thread: str


def wrapper(trace: Path) -> list[str]:
    """Runs a program under strace. It stays our own child (-D), so that it can be killed as usual."""
    flags = ["-D", "-f", "--seccomp-bpf", "-y", "-xx", "-s", "1000000"]
    return ["strace", *flags, "-e", f"trace={CALLS}", "-o", str(trace)]


def is_there() -> bool:
    """Whether processes can be traced here."""
    if not shutil.which("strace"):
        return False
    with tempfile.NamedTemporaryFile() as output:
        run = subprocess.run([*wrapper(Path(output.name)), "true"], capture_output=True, check=False)
        return run.returncode == 0


_WHOLE = re.compile(r"(\d+) +(\w+)\((.*)\) += (-?\d+)")
_BEGUN = re.compile(r"(\d+) +(\w+)\((.*) <unfinished \.\.\.>")
_RESUMED = re.compile(r"(\d+) +<\.\.\. (\w+) resumed>.*\) += (-?\d+)")
_FILE = re.compile(r"\d+<([^>]*)>|\"([^\"]*)\"")
_TEXT = re.compile(r'"((?:\\x[0-9a-f]{2})*)"')
_NUMBER = re.compile(r"(?<=, )\d+(?=,|$)")


def calls(trace: Path) -> Iterator[Call]:
    """Those that succeeded. One that another thread's call came between is there twice: as it began, as it ended."""
    begun: dict[str, Call] = {}
    with trace.open() as lines:
        for line in lines:
            if whole := _WHOLE.match(line):
                thread, name, arguments, result = whole.groups()
                if int(result) >= 0:
                    yield _call(thread, name, arguments, ends=True)
            elif start := _BEGUN.match(line):
                thread, name, arguments = start.groups()
                begun[thread] = _call(thread, name, arguments, ends=False)
                yield begun[thread]
            elif (end := _RESUMED.match(line)) and end[1] in begun:
                call = begun.pop(end[1])
                if int(end[3]) >= 0:
                    yield Call(call.name, call.file, call.data, call.numbers, False, True, call.thread)


def _call(thread: str, name: str, arguments: str, ends: bool) -> Call:
    found = _FILE.match(arguments)
    file = _bytes((found[1] or found[2] or "") if found else "").decode(errors="replace")
    rest = arguments[found.end() :] if found else arguments
    data = b"".join(_bytes(text) for text in _TEXT.findall(rest))
    numbers = tuple(map(int, _NUMBER.findall(_TEXT.sub("", rest))))
    return Call(name, file, data, numbers, True, ends, thread)


def _bytes(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", "")) if text.startswith("\\x") else text.encode()
