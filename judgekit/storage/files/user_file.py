"""Files that the user names, read whole and within bounds."""

from __future__ import annotations

from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.regular_file import open_regular_file


def read_user_file(path: Path, most: int) -> bytes:
    """The content of a regular file, one byte beyond `most` at the most, so that its reader can
    tell that there is more; raises EnvironmentFailure."""
    try:
        with open_regular_file(path) as file:
            return file.read(most + 1)
    except OSError as error:
        raise EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path)) from error
