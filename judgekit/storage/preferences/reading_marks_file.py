"""Bookmarks and notes, kept as one JSON file in the user's data folder."""

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
    """The file's form; `version` grows when older programs could no longer read it."""

    marks: ReadingMarks
    version: int = VERSION


class ReadingMarksFile:
    """Loads and saves the reader's marks; a save replaces the file whole or not at all."""

    def __init__(self, folder: Path) -> None:
        self._file = WholeFile(folder / FILE_NAME)

    def load(self) -> StoredReadingMarks:
        """The marks as last saved, none where nothing was saved yet.

        A file that can't be understood is renamed, never overwritten, and the answer names it.
        Raises EnvironmentFailure where the file is there but can't be read or renamed.
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
        """Write all marks; raises EnvironmentFailure, and the file is then as it was before."""
        self._file.replace(msgspec.json.format(msgspec.json.encode(_Saved(marks)), indent=1))
