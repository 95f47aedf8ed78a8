"""A program at the other end of three pipes: no read and no write waits longer than its limit."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress

from gauntlet.bots.protocol import FROM_BOT

CHUNK = 1 << 16
LAST_WORDS = 4096
"""How much of standard error is kept: its last line says why a program has ended."""


class Late(Exception):
    """The time was over first."""


class Flood(Exception):
    """More came than one line may hold."""


class Closed(Exception):
    """The program has ended; the text says how."""


class Pipe:
    """Lines to and from a program. It has its own process group: Ctrl-C is for us, and its children end with it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 (to run the user's program is the purpose)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        files = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._files = [file for file in files if file]
        self._in, self._out, self._err = (file.fileno() for file in self._files)
        self._buffer = b""
        self._complaints = b""
        self._ended = False
        self._selector = selectors.DefaultSelector()
        for descriptor in (self._in, self._out, self._err):
            os.set_blocking(descriptor, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)

    def unasked(self) -> bytes:
        """What the program has written since its last line was read."""
        with suppress(Late):
            while True:
                self._turn(time.monotonic())
        return self._buffer

    def write(self, text: bytes, end: float) -> None:
        """Writes all of it. What comes in meanwhile is read, so that two full pipes cannot block each other."""
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while text:
                if self._turn(end):
                    with suppress(BlockingIOError):
                        text = text[os.write(self._in, text) :]
        except BrokenPipeError as error:
            raise self._closed() from error
        finally:
            self._selector.unregister(self._in)

    def read_line(self, end: float) -> bytes:
        while b"\n" not in self._buffer:
            self._turn(end)
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _turn(self, end: float) -> bool:
        """Waits until something can be done and reads what is there; whether there is room to write."""
        ready = self._selector.select(max(0.0, end - time.monotonic()))
        if not ready:
            raise Late
        descriptors = {key.fd for key, _ in ready}
        if self._err in descriptors:
            self._hear()
        if self._out in descriptors:
            text = os.read(self._out, CHUNK)
            if not text:
                raise self._closed()
            self._buffer += text
            if len(self._buffer) > FROM_BOT:
                raise Flood(len(self._buffer))
        if time.monotonic() > end and self._in not in descriptors and self._out not in descriptors:
            raise Late  # who only chatters on standard error does not win time
        return self._in in descriptors

    def _hear(self) -> None:
        text = os.read(self._err, CHUNK)
        if not text:
            self._selector.unregister(self._err)
        self._complaints = (self._complaints + text)[-LAST_WORDS:]

    def _closed(self) -> Closed:
        try:
            code: int | None = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            code = None
        with suppress(BlockingIOError, KeyError):
            while self._err in self._selector.get_map():
                self._hear()
        if code is None:
            how = "its output, but not itself"
        elif code < 0:
            how = f"by signal {-code} ({signal.strsignal(-code)})"
        else:
            how = f"with exit code {code}"
        words = self._complaints.decode(errors="replace").strip().splitlines()
        return Closed(f"{how}: {words[-1][:200]}" if words else how)

    def close(self, last_line: bytes, seconds: float) -> bool:
        """Says goodbye, waits a moment for the program to end, and makes sure that it has; whether by itself."""
        end = time.monotonic() + seconds
        by_itself = self._ended
        try:
            if not self._ended:
                self._buffer = b""
                self.write(last_line, end)
                self._files[0].close()
                while True:
                    self._turn(end)
        except Closed:
            by_itself = True
        except (Late, Flood):
            pass
        self.kill()
        return by_itself

    def kill(self) -> None:
        """Ends the program and all that it has started, and reaps it."""
        if self._ended:
            return
        self._ended = True
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for file in self._files:
            file.close()
