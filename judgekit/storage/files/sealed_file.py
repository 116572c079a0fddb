"""An SQLite file that is written once and then only read, protected by a checksum.

The checksum of the whole file is stored in the database header's `user_version`, which SQLite
leaves to the application, so that damage is detected before anything is read.
"""

from __future__ import annotations

import zlib
from pathlib import Path

_AT = 60
_END = _AT + 4
_CHUNK = 1 << 16
"""Bytes read at once, into one buffer: a larger one is memory fresh from the system each time."""


def seal(path: Path) -> None:
    """Write the checksum into the finished file; raises OSError."""
    checksum = _checksum(path)[0]
    with path.open("r+b") as file:
        file.seek(_AT)
        file.write(checksum)


def is_as_sealed(path: Path) -> bool:
    """Whether the file is unchanged since it was sealed; raises OSError."""
    expected, found = _checksum(path)
    return expected == found


def _checksum(path: Path) -> tuple[bytes, bytes]:
    """Return the checksum of everything but its own field, and the stored checksum."""
    buffer = memoryview(bytearray(_CHUNK))
    with path.open("rb", buffering=0) as file:
        head = file.read(_END)
        checksum = zlib.crc32(head[:_AT])
        while size := file.readinto(buffer):
            checksum = zlib.crc32(buffer[:size], checksum)
    return checksum.to_bytes(4, "big"), head[_AT:]
