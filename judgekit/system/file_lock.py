"""Lock on an open file; the system releases it when the process ends, in any way."""

from __future__ import annotations

import sys
from typing import IO


def try_lock(handle: IO[bytes]) -> bool:
    """Lock a file opened for writing; return False if another handle holds the lock.

    Closing the file releases it. Two handles in one process exclude each other too.
    """
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415  (exists on Windows only)

            handle.seek(0)
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415  (does not exist on Windows)

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
