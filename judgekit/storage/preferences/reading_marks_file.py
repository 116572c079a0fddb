"""Bookmarks and notes in one JSON file in the user's data folder."""

from __future__ import annotations

from pathlib import Path

import msgspec

from judgekit.domain.rules.reading_marks import ReadingMarks
from judgekit.domain.shared.undecodable import UNDECODABLE
from judgekit.engine.stored import StoredReadingMarks
from judgekit.storage.files.whole_file import WholeFile

FILE_NAME = "reading-marks.json"
VERSION = 1


class _Saved(msgspec.Struct):
    """File format; `version` increases when older programs could no longer read it."""

    marks: ReadingMarks
    version: int = VERSION


class ReadingMarksFile:
    """Loads and saves the reader's marks; a save replaces the file whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._file = WholeFile(folder / FILE_NAME)

    def load(self) -> StoredReadingMarks:
        """Return the marks last saved, none if nothing was saved yet.

        A malformed file is renamed, never overwritten, and the result names it. Raises
        EnvironmentFailure if the file exists but can't be read or renamed.
        """
        content = self._file.read()
        if content is None:
            return StoredReadingMarks(ReadingMarks())
        try:
            saved = msgspec.json.decode(content, type=_Saved)
        except UNDECODABLE:
            saved = None
        if saved is None or saved.version != VERSION:
            return StoredReadingMarks(ReadingMarks(), set_aside=str(self._file.set_aside()))
        return StoredReadingMarks(saved.marks)

    def save(self, marks: ReadingMarks) -> None:
        """Save all marks; on EnvironmentFailure the file is unchanged."""
        self._file.replace(msgspec.json.format(msgspec.json.encode(_Saved(marks)), indent=1))
