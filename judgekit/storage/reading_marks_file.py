"""Bookmarks and notes, kept as one JSON file in the user's data folder."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from pathlib import Path

import msgspec

from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.engine.ports import EnvironmentFailure, FailureReason, StoredReadingMarks

FILE_NAME = "reading-marks.json"
VERSION = 1


class _Saved(msgspec.Struct):
    """The file's form; `version` grows when older programs could no longer read it."""

    marks: ReadingMarks
    version: int = VERSION


class ReadingMarksFile:
    """Loads and saves the reader's marks; a save replaces the file whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME

    def load(self) -> StoredReadingMarks:
        """The marks as last saved, none where nothing was saved yet.

        A file that can't be understood is renamed, never overwritten, and the answer names it.
        Raises EnvironmentFailure where the file is there but can't be read or renamed.
        """
        try:
            content = self._path.read_bytes()
        except FileNotFoundError:
            return StoredReadingMarks(ReadingMarks())
        except OSError as error:
            raise _failure(error, self._path, FailureReason.FILE_UNREADABLE) from error
        try:
            saved = msgspec.json.decode(content, type=_Saved)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return StoredReadingMarks(ReadingMarks(), set_aside=str(self._set_aside()))
        if saved.version != VERSION:
            return StoredReadingMarks(ReadingMarks(), set_aside=str(self._set_aside()))
        return StoredReadingMarks(saved.marks)

    def save(self, marks: ReadingMarks) -> None:
        """Write all marks; raises EnvironmentFailure, and the file is then as it was before."""
        content = msgspec.json.format(msgspec.json.encode(_Saved(marks)), indent=1)
        temporary: str | None = None
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(prefix=FILE_NAME, dir=self._path.parent)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(self._path)
        except OSError as error:
            if temporary is not None:
                with contextlib.suppress(OSError):
                    Path(temporary).unlink(missing_ok=True)
            raise _failure(error, self._path, FailureReason.FOLDER_UNWRITABLE) from error

    def _set_aside(self) -> Path:
        """Rename the file to the first free `reading-marks.damaged-N.json` and return that path."""
        number = 1
        while (aside := self._path.with_name(f"reading-marks.damaged-{number}.json")).exists():
            number += 1
        try:
            self._path.rename(aside)
        except OSError as error:
            raise _failure(error, self._path, FailureReason.FILE_UNREADABLE) from error
        return aside


def _failure(error: OSError, path: Path, otherwise: FailureReason) -> EnvironmentFailure:
    """The failure to report; a full disk is told apart from everything else."""
    full = error.errno in {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
    reason = FailureReason.DISK_FULL if full else otherwise
    return EnvironmentFailure(reason, str(path), error.strerror or "")
