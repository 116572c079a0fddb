"""Watches over the files of SQLite's log while a record is open.

SQLite opens them once and does not notice if they are taken away: what it writes then is durable in
files that nobody will find.
"""

from __future__ import annotations

import os

from judgekit.storage.record.record_files import RecordFiles
from judgekit.storage.record.write_ahead_log import length_of
from judgekit.system.file_lock import is_same_file


class LogFiles:
    """The write-ahead log and its index as they are when this is made, which a connection has
    open. Raises OSError if there are none."""

    def __init__(self, files: RecordFiles) -> None:
        self._wal, self._shm = str(files.wal), str(files.shm)
        self._log, self._index = os.stat(self._wal), os.stat(self._shm)  # noqa: PTH116  (as in `is_same_file`)

    def are_in_place(self, frames: int) -> bool:
        """Whether both still lie at their paths, and the log has so many frames."""
        return is_same_file(self._index, self._shm) and is_same_file(
            self._log, self._wal, least=length_of(frames)
        )

    def is_log_in_place(self) -> bool:
        """Whether the log in use lies at its path."""
        log = _stat(self._wal)
        return log is not None and os.path.samestat(log, self._log)

    def is_cut(self, frames: int) -> bool:
        """Whether the log in use has lost some of its frames; no other file has them."""
        log = _stat(self._wal)
        return (
            log is not None and log.st_size < length_of(frames) and os.path.samestat(log, self._log)
        )


def _stat(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116  (as in `is_same_file`)
    except OSError:
        return None
