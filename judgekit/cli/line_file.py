"""Reading of line-based files, with a size limit."""

from __future__ import annotations

import sys
from typing import BinaryIO

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.files.user_file import unreadable
from judgekit.system.regular_file import open_regular_file

LARGEST_BYTES = 16_000_000
STANDARD_INPUT = "-"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def lines_of(path: str) -> list[bytes]:
    """The lines of a file without their ends, for any system's line ends.

    Raises EnvironmentFailure if it can't be read or is too large.
    """
    try:
        with open_regular_file(path) as file:
            return _lines(file, path)
    except OSError as error:
        raise unreadable(path, error) from error


def lines_of_input() -> list[bytes]:
    """The lines of standard input."""
    if sys.stdin is None:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, STANDARD_INPUT)
    try:
        return _lines(sys.stdin.buffer, STANDARD_INPUT)
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, STANDARD_INPUT) from error


def _lines(file: BinaryIO, path: str) -> list[bytes]:
    content = file.read(LARGEST_BYTES + 1)
    if len(content) > LARGEST_BYTES:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, path)
    return content.removeprefix(_BYTE_ORDER_MARK).splitlines()
