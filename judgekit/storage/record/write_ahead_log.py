"""SQLite's write-ahead log as bytes, including frames that SQLite rejects.

SQLite reads the log up to the first frame with a wrong checksum and ignores the rest as unfinished.
That may be right, as after a kill; or a finished part is damaged. The file format is described at
https://www.sqlite.org/fileformat2.html#walformat.
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


class Frame(NamedTuple):
    """A page as a transaction left it; `ends` if it is the transaction's last, `follows` if its
    checksum continues the previous frame's."""

    number: int
    page: int
    ends: bool
    follows: bool
    content: bytes


def frames(path: Path, behind: int = 0) -> Iterator[Frame]:
    """Yield the whole frames of the log's current generation after number `behind`.

    They are numbered from 1. Frames of earlier generations, which are overwritten one by one, have
    other salts. Raises OSError.
    """
    try:
        log = path.open("rb")
    except FileNotFoundError:
        return
    with log:
        header = log.read(HEADER)
        salts = header[16:24] if is_sound(header) else b""
        before = header[24:]
        if behind:
            log.seek(HEADER + FRAME * (behind - 1))
            before = log.read(FRAME)[16:24]
        number = behind
        while len(frame := log.read(FRAME)) == FRAME:
            number += 1
            page, size = struct.unpack(">II", frame[:8])
            salts = salts or frame[8:16]
            if frame[8:16] == salts and page:
                follows = _sums(frame[:8] + frame[24:], before, header) == frame[16:24]
                yield Frame(number, page, bool(size), follows, frame[24:])
            before = frame[16:24]


def last_believed(path: Path) -> int:
    """Return the number of the last frame that SQLite reads: it ends a transaction, and every frame
    up to it continues the previous one. Raises OSError."""
    last = 0
    for expected, frame in enumerate(frames(path), 1):
        if frame.number != expected or not frame.follows:
            break
        last = frame.number if frame.ends else last
    return last


def last_finished(path: Path, read: int) -> int:
    """Return the number of the last frame after `read` that completed a transaction, or 0.

    A killed process leaves frames behind too, but never a last one with a correct checksum. If the
    damaged transaction was the very last, it looks the same as an unfinished one. Raises OSError.
    """
    ends = (frame.number for frame in frames(path, read) if frame.ends and frame.follows)
    return max(ends, default=0)


def is_readable(path: Path) -> bool:
    """Whether the header identifies the log's frames; True for a missing or empty log.

    Raises OSError.
    """
    try:
        with path.open("rb") as log:
            header = log.read(HEADER)
    except FileNotFoundError:
        return True
    return not header or is_sound(header)


def lacks_synced(path: Path, read: int) -> bool:
    """Whether the log was damaged after it reached the disk: a transaction after frame `read` was
    completed although an earlier one after it can't be read.

    After a power cut any frames of the last transaction may be missing, its last one not: that one
    was never finished. The one before it was on the disk before it began. Raises OSError.
    """
    is_first_over = False
    for frame in frames(path, read):
        if is_first_over and frame.ends and frame.follows:
            return True
        is_first_over |= frame.ends
    return False


def keep_frames(path: Path, count: int) -> None:
    """Truncate the log after that many frames; raises OSError."""
    with path.open("r+b") as log:
        log.truncate(length_of(count))


def length_of(count: int) -> int:
    """Return the length in bytes of a log with that many frames."""
    return HEADER + FRAME * count if count else 0


def write_into(database: IO[bytes], log: Path, last: int) -> None:
    """Write every page up to frame number `last` into a database, sound or not; raises OSError."""
    for frame in frames(log):
        if frame.number <= last:
            database.seek((frame.page - 1) * PAGE_SIZE)
            database.write(frame.content)


def is_sound(header: bytes) -> bool:
    """Whether the log's header is as SQLite wrote it, by the checksum in its last eight bytes."""
    is_header = len(header) == HEADER and struct.unpack(">I", header[:4])[0] in _MAGIC
    return is_header and _sums(header[:24], bytes(8), header) == header[24:]


def _sums(content: bytes, before: bytes, header: bytes) -> bytes:
    """SQLite's checksum over 32-bit words, two at a time, in the byte order given by the log's
    header; it continues an earlier one."""
    words = array("I", content)
    if (header[3] == 0x83) != (sys.byteorder == "big"):
        words.byteswap()
    first, second = struct.unpack(">II", before)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFF_FFFF
        second = (second + odd + first) & 0xFFFF_FFFF
    return struct.pack(">II", first, second)
