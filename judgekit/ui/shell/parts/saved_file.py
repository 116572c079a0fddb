"""Files that hold names: written so that only the user may read them."""

from __future__ import annotations

from PySide6.QtCore import QFileDevice, QSaveFile

from judgekit.engine.failures import EnvironmentFailure, FailureReason


def file_name(name: str) -> str:
    """Return a name with the characters that every system takes in a file's name."""
    kept = "".join(each if each.isalnum() or each in " -." else " " for each in name)
    return " ".join(kept.split()).strip(".")


def written(path: str, content: bytes) -> EnvironmentFailure | None:
    """Write a file that only the user may read, whole or not at all; return what went wrong."""
    file = QSaveFile(path)
    if file.open(QSaveFile.OpenModeFlag.WriteOnly):
        owner = QFileDevice.Permission.ReadOwner | QFileDevice.Permission.WriteOwner
        file.setPermissions(owner)
        if file.write(content) == len(content) and file.commit():
            return None
        file.cancelWriting()
    is_full = file.error() == QFileDevice.FileError.ResourceError
    reason = FailureReason.DISK_FULL if is_full else FailureReason.FOLDER_UNWRITABLE
    return EnvironmentFailure(reason, path, file.errorString())
