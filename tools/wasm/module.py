"""From LLVM's object to a module.

A WebAssembly object is a module already, and its addresses are final as long as it is linked with nothing else. It
lacks an export section, and has custom sections that only a linker needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

HEADER: Final = 8
CUSTOM, EXPORT, DATA = 0, 7, 11
AFTER_EXPORTS: Final = (8, 9, 10, DATA, 12)
"""Sections that must come behind the exports: start, elements, code, data, and the number of data segments."""
FUNCTION: Final = 0
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
DIGEST_SECTION: Final = "gauntlet"
DATA_LIMIT: Final = 1 << 17
"""Constants end here at the latest; the page puts the stack above, and then all that it hands to doors."""


class _Reader:
    def __init__(self, data: bytes, at: int = 0) -> None:
        self._data, self._at = data, at

    def more(self) -> bool:
        return self._at < len(self._data)

    def number(self) -> int:
        """LEB128, unsigned; also for addresses, which are small and positive."""
        value = shift = 0
        while True:
            byte = self._data[self._at]
            self._at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if not byte & 0x80:
                return value

    def take(self, size: int) -> bytes:
        self._at += size
        return self._data[self._at - size : self._at]

    def name(self) -> str:
        return self.take(self.number()).decode()


def _leb(value: int) -> bytes:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def _text(value: str) -> bytes:
    return _leb(len(value.encode())) + value.encode()


def _section(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + _leb(len(body)) + body


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The kind and the body of each."""
    reader = _Reader(module, HEADER)
    while reader.more():
        kind = reader.take(1)[0]
        yield kind, reader.take(reader.number())


def _functions(linking: bytes) -> dict[str, int]:
    """The functions that the object defines and their indices, from the linker's symbol table."""
    symbol_table, version = 8, 2
    reader = _Reader(linking)
    if reader.name() != "linking" or reader.number() != version:
        raise ValueError("an object file of another version of LLVM")
    found = {}
    while reader.more():
        kind, body = reader.take(1)[0], _Reader(reader.take(reader.number()))
        for _ in range(body.number() if kind == symbol_table else 0):
            what, flags = body.take(1)[0], body.number()
            if what == 1:  # data
                body.name()
                if not flags & UNDEFINED:
                    for _ in range(3):
                        body.number()
            elif what == 3:  # a section
                body.number()
            else:
                index = body.number()
                name = body.name() if not flags & UNDEFINED or flags & EXPLICIT_NAME else ""
                if what == FUNCTION and not flags & UNDEFINED:
                    found[name] = index
    return found


def data_end(module: bytes) -> int:
    """The first address behind the constants."""
    end = 0
    for kind, body in sections(module):
        if kind == DATA:
            reader = _Reader(body)
            for _ in range(reader.number()):
                if reader.take(2) != b"\x00\x41":  # active, at a constant address
                    raise ValueError("a data segment of another kind")
                start = reader.number()
                reader.take(1)
                size = reader.number()
                reader.take(size)
                end = max(end, start + size)
    return end


def finish(compiled: bytes, names: Iterable[str], digest: str) -> bytes:
    """The module that exports these functions, marked with what it was made from."""
    if data_end(compiled) > DATA_LIMIT:
        raise ValueError(f"the constants take {data_end(compiled)} bytes, more than {DATA_LIMIT}")
    parts = list(sections(compiled))
    known = _functions(next(body for kind, body in parts if kind == CUSTOM and body[1:8] == b"linking"))
    exports = [_text(name) + bytes([FUNCTION]) + _leb(known[name]) for name in names]
    out = bytearray(compiled[:HEADER])
    pending = _section(EXPORT, _leb(len(exports)) + b"".join(exports))
    for kind, body in parts:
        if kind in AFTER_EXPORTS:
            out += pending
            pending = b""
        if kind != CUSTOM:
            out += _section(kind, body)
    return bytes(out + _section(CUSTOM, _text(DIGEST_SECTION) + digest.encode()))


def digest_of(module: bytes) -> str:
    """What a module was made from; nothing if it is none of ours."""
    try:
        found = [_Reader(body) for kind, body in sections(module) if kind == CUSTOM]
        return next((part.take(1 << 10).decode() for part in found if part.name() == DIGEST_SECTION), "")
    except (IndexError, UnicodeDecodeError):
        return ""
