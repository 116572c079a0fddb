"""SQLite's write-ahead log as bytes: what it holds, whether SQLite believes it or not.

SQLite reads the log up to the first frame whose checksum is wrong and takes the rest for something
that was never finished. That may be so, as after a kill; or a finished part of it is damaged.
The file format is described at https://www.sqlite.org/fileformat2.html#walformat.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

PAGE_SIZE = 4096
HEADER = 32
FRAME_HEADER = 24
FRAME = FRAME_HEADER + PAGE_SIZE
_MAGIC = (0x377F0682, 0x377F0683)
_NOTHING = (0, 0)

Sums = tuple[int, int]


class Frame(NamedTuple):
    """A page as a transaction left it; `ends` where it is the transaction's last."""

    number: int
    page: int
    ends: bool
    is_sound: bool
    """Whether SQLite believes it, and all before it."""
    content: bytes


def frames(path: Path, behind: int = 0) -> Iterator[Frame]:
    """The whole frames of the log's present generation, numbered from 1, those behind a number;
    with that given, none is checked, and none called sound. Raises OSError.

    Frames of earlier generations, which are written over one by one, have other salts.
    """
    try:
        with path.open("rb") as log:
            header = log.read(HEADER)
            sums = _sums(header[:24], _NOTHING, _byte_order(header)) if is_sound(header) else None
            salts = header[16:24] if sums else b""
            number = behind
            log.seek(HEADER + FRAME * behind)
            while len(frame := log.read(FRAME)) == FRAME:
                number += 1
                page, size = struct.unpack(">II", frame[:8])
                salts = salts or frame[8:16]
                if frame[8:16] != salts or not page:
                    sums = None
                    continue
                if sums and not behind:
                    sums = _continued(sums, frame, _byte_order(header))
                is_believed = bool(sums) and not behind
                yield Frame(number, page, bool(size), is_believed, frame[FRAME_HEADER:])
    except FileNotFoundError:
        return


def is_readable(path: Path) -> bool:
    """Whether the log says itself what belongs to it; a missing or empty one has nothing to say.

    Raises OSError.
    """
    try:
        with path.open("rb") as log:
            header = log.read(HEADER)
    except FileNotFoundError:
        return True
    return not header or is_sound(header)


def keep_frames(path: Path, count: int) -> None:
    """Cut off whatever lies behind that many frames; raises OSError."""
    with path.open("r+b") as log:
        log.truncate(HEADER + FRAME * count if count else 0)


def write_into(database: IO[bytes], log: Path, last: int) -> None:
    """Write every page into a database, sound or not, up to frame number `last`; raises OSError."""
    for frame in frames(log):
        if frame.number <= last:
            database.seek((frame.page - 1) * PAGE_SIZE)
            database.write(frame.content)


def is_sound(header: bytes) -> bool:
    """Whether the log's header is as SQLite wrote it, by the checksum in its last eight bytes."""
    if len(header) != HEADER or struct.unpack(">I", header[:4])[0] not in _MAGIC:
        return False
    return _sums(header[:24], _NOTHING, _byte_order(header)) == struct.unpack(">II", header[24:])


def _byte_order(header: bytes) -> str:
    return "big" if header[3:4] == b"\x83" else "little"


def _continued(sums: Sums, frame: bytes, byte_order: str) -> Sums | None:
    """The checksum up to and with a frame; None where it is not the one written in it."""
    found = _sums(frame[:8] + frame[FRAME_HEADER:], sums, byte_order)
    return found if found == struct.unpack(">II", frame[16:24]) else None


def _sums(content: bytes, sums: Sums, byte_order: str) -> Sums:
    """SQLite's checksum over words of four bytes, two at a time."""
    words = array("I", content)
    if byte_order != sys.byteorder:
        words.byteswap()
    first, second = sums
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFF_FFFF
        second = (second + odd + first) & 0xFFFF_FFFF
    return first, second
