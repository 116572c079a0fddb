"""Writing to standard output and standard error."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from typing import TextIO

from judgekit.cli.harmless import visible
from judgekit.engine.failures import EnvironmentFailure, FailureReason

READER_GONE = frozenset({errno.EPIPE, errno.ECONNRESET})
"""The reader closed the pipe, as `head` does."""


class OutputFailed(Exception):
    """The answer could not be written, and the disk is not full."""


def print_text(text: str) -> None:
    """Print on standard output, in UTF-8 regardless of the terminal's encoding."""
    if not text or sys.stdout is None:
        return
    try:
        sys.stdout.buffer.write(f"{text}\n".encode())
        sys.stdout.buffer.flush()
    except OSError as error:
        _silence(sys.stdout)
        if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)):
            raise EnvironmentFailure(FailureReason.DISK_FULL, "stdout", str(error)) from error
        # Windows reports a closed pipe as an invalid argument.
        is_closed_pipe = sys.platform == "win32" and error.errno == errno.EINVAL
        if error.errno not in READER_GONE and not is_closed_pipe:
            raise OutputFailed(error.strerror or str(error)) from error


def say(sentence: str) -> None:
    """Write one line to standard error if it is open; unprintable characters are replaced."""
    if sys.stderr is None:
        return
    line = "".join(each if each.isprintable() else visible(each) for each in sentence)
    try:
        sys.stderr.buffer.write(f"{line}\n".encode(sys.stderr.encoding or "utf-8", "replace"))
        sys.stderr.buffer.flush()
    except OSError:
        _silence(sys.stderr)


def _silence(stream: TextIO) -> None:
    """Redirect a stream so that the interpreter's flush at exit doesn't fail again."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
