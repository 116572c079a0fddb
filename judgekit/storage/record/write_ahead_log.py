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


class Frame(NamedTuple):
    """A page as a transaction left it; `ends` where it is the transaction's last, `follows` where
    its checksum continues that of the frame before."""

    number: int
    page: int
    ends: bool
    follows: bool
    content: bytes


def frames(path: Path, behind: int = 0) -> Iterator[Frame]:
    """The whole frames of the log's present generation, numbered from 1; only those behind a
    number, if one is given. Raises OSError.

    Frames of earlier generations, which are written over one by one, have other salts.
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
    """The number of the last frame that SQLite reads: it ends a transaction, and every frame up to
    it follows the one before. Raises OSError."""
    last = 0
    for expected, frame in enumerate(frames(path), 1):
        if frame.number != expected or not frame.follows:
            break
        last = frame.number if frame.ends else last
    return last


def last_finished(path: Path, read: int) -> int:
    """The number of the last frame, of those behind what SQLite has read, that was written to the
    end of a transaction; 0 where there is none. Raises OSError.

    A process that is killed leaves frames behind too, but never a last one whose checksum is right.
    Where the damaged transaction was the very last one, nothing tells it from one never finished.
    """
    ends = (frame.number for frame in frames(path, read) if frame.ends and frame.follows)
    return max(ends, default=0)


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
    is_header = len(header) == HEADER and struct.unpack(">I", header[:4])[0] in _MAGIC
    return is_header and _sums(header[:24], bytes(8), header) == header[24:]


def _sums(content: bytes, before: bytes, header: bytes) -> bytes:
    """SQLite's checksum, over words of four bytes, two at a time, in the byte order that the log's
    header tells; it continues an earlier one."""
    words = array("I", content)
    if (header[3] == 0x83) != (sys.byteorder == "big"):
        words.byteswap()
    first, second = struct.unpack(">II", before)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFF_FFFF
        second = (second + odd + first) & 0xFFFF_FFFF
    return struct.pack(">II", first, second)
