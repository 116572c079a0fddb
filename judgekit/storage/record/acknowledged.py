"""How many events of a record were acknowledged, written beside it.

What a write-ahead log has lost at its end can't be told from what was never written. So the number
is kept in a file of its own, replaced in place after each append without waiting for the disk. It
is written after the append is durable, so it never says more than the record holds; a file that is
torn, missing or another record's says nothing.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO, NamedTuple
from zlib import crc32

from judgekit.domain.shared.moment import Moment
from judgekit.system.private_files import open_private

_LENGTH = 256
"""In bytes; more than the longest file."""


class Acknowledged(NamedTuple):
    """The number of acknowledged events of the record with that identity, and the instant of the
    last one."""

    identity: str
    events: int
    last: Moment


class AcknowledgedCount:
    """Writes the file; it is created by the first event."""

    def __init__(self, path: Path, identity: str) -> None:
        self._path = path
        self._identity = identity
        self._file: IO[bytes] | None = None

    def write(self, events: int, last: Moment) -> None:
        """Write that so many events are durable.

        Where that fails the file is removed: a number that is too low would be believed.
        """
        try:
            if self._file is None:
                self._file = open_private(self._path, "w+b", buffering=0)
            content = _encoded(self._identity, events, last)
            if sys.platform == "win32":
                self._file.seek(0)
                self._file.write(content)
            else:
                os.pwrite(self._file.fileno(), content, 0)
        except OSError:
            self.remove()

    def close(self) -> None:
        """Close the file; it stays."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def remove(self) -> None:
        """Close and remove the file; the next event creates it anew."""
        self.close()
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)


def acknowledged_in(path: Path) -> Acknowledged | None:
    """Return what the file says; None if there is none, or if it is not as it was written."""
    try:
        with path.open("rb") as file:
            content = file.read(_LENGTH)
        identity, events, last, _ = content.decode("ascii").split(" ")
        found = Acknowledged(identity, int(events), int(last))
    except (OSError, ValueError):
        return None
    return found if _encoded(*found) == content else None


def _encoded(identity: str, events: int, last: Moment) -> bytes:
    """One line of constant length, which ends with a checksum."""
    content = b"%b %016d %016d " % (identity.encode(), events, last)
    return b"%b%08x\n" % (content, crc32(content))
