"""Read files named by the user, whole and bounded in size."""

from __future__ import annotations

from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.regular_file import IsAFolder, NotARegularFile, open_regular_file


def unreadable(path: Path | str, error: OSError) -> EnvironmentFailure:
    """Return what an error of opening or reading a file means to the user who named it."""
    reason = FailureReason.FILE_UNREADABLE
    if isinstance(error, NotARegularFile):
        is_folder = isinstance(error, IsAFolder)
        reason = FailureReason.IS_A_FOLDER if is_folder else FailureReason.NOT_A_FILE
    return EnvironmentFailure(reason, str(path), str(error))


def read_user_file(path: Path, most: int) -> bytes:
    """Read a regular file, at most one byte beyond `most` so that the caller can detect a larger
    one; raises EnvironmentFailure."""
    try:
        with open_regular_file(path) as file:
            return file.read(most + 1)
    except OSError as error:
        raise unreadable(path, error) from error
