"""SQLite's write-ahead log as bytes: what it says was committed, whether SQLite believes it or not.

SQLite reads the log up to the first frame whose checksum is wrong and takes the rest for something
that was never finished. Where a finished transaction lies behind that frame, the log is damaged.
The file format is described at https://www.sqlite.org/fileformat2.html#walformat.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import IO, NamedTuple

HEADER = 32
FRAME_HEADER = 24
_MAGIC = (0x377F0682, 0x377F0683)


class Frame(NamedTuple):
    """One page as a transaction left it; `offset` is where the page lies in the log."""

    number: int
    page: int
    commits: bool
    offset: int


def frames(log: IO[bytes], page_size: int) -> Iterator[Frame]:
    """The frames of the log's present generation, numbered from 1; those of earlier ones, which lie
    behind them, have other salts."""
    header = log.read(HEADER)
    number = 0
    salts = header[16:24] if _is_sound(header) else b""
    while len(frame := log.read(FRAME_HEADER)) == FRAME_HEADER:
        number += 1
        page, size = struct.unpack(">II", frame[:8])
        salts = salts or frame[8:16]
        if frame[8:16] == salts and page:
            yield Frame(number, page, bool(size), HEADER + _step(page_size) * (number - 1) + 24)
        log.seek(HEADER + _step(page_size) * number)


def last_commit(path: Path, page_size: int) -> int:
    """The number of the last frame that ends a transaction; 0 where there is no log or none in it.

    Raises OSError.
    """
    try:
        with path.open("rb") as log:
            return max(
                (frame.number for frame in frames(log, page_size) if frame.commits), default=0
            )
    except FileNotFoundError:
        return 0


def is_readable(path: Path) -> bool:
    """Whether the log says itself what belongs to it; a missing or empty one has nothing to say.

    Raises OSError.
    """
    try:
        with path.open("rb") as log:
            header = log.read(HEADER)
    except FileNotFoundError:
        return True
    return not header or _is_sound(header)


def keep_frames(path: Path, count: int, page_size: int) -> None:
    """Cut off whatever lies behind that many frames; raises OSError."""
    with path.open("r+b") as log:
        log.truncate(HEADER + _step(page_size) * count if count else 0)


def apply(path: Path, database: Path, page_size: int) -> None:
    """Write every page up to the last commit into a database, sound or not; raises OSError."""
    last = last_commit(path, page_size)
    if not last:
        return
    with path.open("rb") as log, database.open("r+b") as pages:
        for frame in list(frames(log, page_size)):
            log.seek(frame.offset)
            page = log.read(page_size)
            if frame.number <= last and len(page) == page_size:
                pages.seek((frame.page - 1) * page_size)
                pages.write(page)


def _step(page_size: int) -> int:
    return FRAME_HEADER + page_size


def _is_sound(header: bytes) -> bool:
    """Whether the log's header is as SQLite wrote it, by the checksum in its last eight bytes."""
    if len(header) != HEADER:
        return False
    (magic,) = struct.unpack(">I", header[:4])
    words = struct.unpack(">6I" if magic & 1 else "<6I", header[:24])
    first = second = 0
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFF_FFFF
        second = (second + odd + first) & 0xFFFF_FFFF
    return magic in _MAGIC and struct.unpack(">II", header[24:]) == (first, second)
