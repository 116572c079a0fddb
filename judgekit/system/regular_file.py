"""Open regular files named by the user without blocking."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


class NotARegularFile(OSError):
    """A folder, a pipe, a socket or a device, which may be endless or block."""


class IsAFolder(NotARegularFile):
    """A folder."""


def open_regular_file(path: Path | str) -> BinaryIO:
    """Open a file for reading in binary; raises OSError, also for an invalid name.

    Anything but a regular file is refused at once, even if it replaces a file meanwhile: opening a
    pipe without a writer would block forever.
    """
    try:
        _check(Path(path).stat())
        return open(path, "rb", opener=_opened_at_once)
    except ValueError as error:
        raise OSError(errno.EINVAL, "no name of a file") from error


def _opened_at_once(path: str, flags: int) -> int:
    file = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    try:
        _check(os.fstat(file))
    except BaseException:
        os.close(file)
        raise
    return file


def _check(found: os.stat_result) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsAFolder(errno.EISDIR, "a folder")
    if not stat.S_ISREG(found.st_mode):
        raise NotARegularFile(errno.EINVAL, "not a regular file")
