"""Files that are read because somebody named them: regular ones, opened without waiting."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


class NotARegularFile(OSError):
    """A folder, a pipe, a socket or a device, which may have no end or nothing to give yet."""


def open_regular_file(path: Path | str) -> BinaryIO:
    """The file, open for reading in binary; raises OSError, also for a name that can be none.

    What is not a regular file is refused at once, even where it takes a file's place meanwhile: a
    pipe without a writer would be waited for without end.
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
    if not stat.S_ISREG(found.st_mode):
        raise NotARegularFile(errno.EINVAL, "not a regular file")
