"""Read files named by the user, whole and bounded in size."""

from __future__ import annotations

from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.regular_file import open_regular_file


def read_user_file(path: Path, most: int) -> bytes:
    """Read a regular file, at most one byte beyond `most` so that the caller can detect a larger
    one; raises EnvironmentFailure."""
    try:
        with open_regular_file(path) as file:
            return file.read(most + 1)
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path)) from error
