"""Lock on an open file; the system releases it when the process ends, in any way."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO

from judgekit.system.private_files import open_private


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


def is_same_file(file: os.stat_result, path: str, least: int = 0) -> bool:
    """Whether that file is the one at a path, and at least so many bytes long."""
    try:
        there = os.stat(path)  # noqa: PTH116  (for each append: Path's costs)
    except OSError:
        return False
    return there.st_ino == file.st_ino and there.st_dev == file.st_dev and there.st_size >= least


class LockFile:
    """A file that is locked while something is being done, and is removed after it."""

    def __init__(self, path: str, handle: IO[bytes], file: os.stat_result) -> None:
        self._path = path
        self._handle = handle
        self._file = file

    @classmethod
    def acquired(cls, path: str) -> LockFile | None:
        """Create the file and lock it, or lock the one that a killed process left; None if it is
        locked. Raises OSError, also where the disk knows no locks."""
        while True:
            handle = open_private(Path(path), "a+b")
            try:
                is_free = try_lock(handle)
                file = os.fstat(handle.fileno())
            except OSError:
                handle.close()
                raise
            if is_free and is_same_file(file, path):
                return cls(path, handle, file)
            handle.close()  # else its last holder has just removed it
            if not is_free:
                return None

    def is_held(self) -> bool:
        """Whether the file at the path is the one that was locked."""
        return is_same_file(self._file, self._path)

    def close(self) -> None:
        """Release the lock, and leave the file."""
        self._handle.close()

    def release(self) -> None:
        """Remove the file and release the lock."""
        is_own = self.is_held()
        if sys.platform == "win32":  # where an open file can't be removed
            self.close()
        if is_own:
            with contextlib.suppress(OSError):
                Path(self._path).unlink()
        self.close()
