"""The files of one record, the lock on them, and the replacement of one file by another."""

from __future__ import annotations

import os
import re
import shutil
import sys
from os import getpid
from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.files.drafts import SUFFIX as DRAFT_SUFFIX
from judgekit.storage.files.drafts import draft_prefix, is_maker_running, remove_abandoned
from judgekit.storage.record.database import sorted_error
from judgekit.system.file_lock import LockFile, try_lock
from judgekit.system.private_files import open_private, protect

SUFFIX = ".judgekit"
_OUTDATED = re.compile(
    r"-(wal|shm|journal)|\.(acknowledged|restored)|\.(backup|form)-\d+|\.damaged-\d+(-wal)?"
    r"|\.foreign-\d+-(wal|journal)|\..+\.new(-wal|-shm|-journal)?"
)
"""Ends of the names of side files that a rewritten record outdates. A copy by a user has others."""


class RecordFiles:
    """Names and moves the files around `path`; the names of all side files begin with its name."""

    def __init__(self, path: Path) -> None:
        self.path = true_path(path)
        self.wal = self._beside("-wal")
        self.shm = self._beside("-shm")
        self.acknowledged = self._beside(".acknowledged")
        """How many events were acknowledged since the log was last removed."""
        self._lock = self._beside(".lock")
        self.restored = self._beside(".restored")
        """A finished file that is about to replace the damaged one."""
        self.rewritten = self._beside(".rewritten")
        """The whole record with other texts: once it is there, the other files are outdated."""
        self.team = self._beside(".team")
        """A folder with this laptop's keys and the hub's messages, where the event is shared."""
        self.backups = (self._beside(".backup-1"), self._beside(".backup-2"))
        """Two generations, the newest first."""

    @property
    def is_own(self) -> bool:
        """Whether the suffix is that of this program's records."""
        return self.path.suffix == SUFFIX

    @property
    def is_no_file(self) -> bool:
        """Whether the path is something other than a file: a folder, a device, a pipe."""
        # Not Path's own methods: they raise if a parent folder is not accessible.
        return os.path.exists(self.path) and not os.path.isfile(self.path)  # noqa: PTH110, PTH113

    @property
    def can_be_opened(self) -> bool:
        """Whether the file exists, or one that can replace it."""
        # Not Path's own method: it raises if a parent folder is not accessible.
        return any(map(os.path.exists, (self.path, self.rewritten, self.restored, *self.backups)))

    def before_migration(self, form: int) -> Path:
        """Return the path of the copy made before migrating from a schema version."""
        return self._beside(f".form-{form}")

    def older_forms(self) -> list[Path]:
        """Return the copies made before migrations, the newest schema version first."""
        return sorted(self._others(".form-"), reverse=True)

    def draft(self, purpose: str) -> Path:
        """Return the path of a draft to replace another file, after removing an abandoned one."""
        remove_abandoned(self.path)
        draft = self.path.with_name(f"{draft_prefix(self.path)}{purpose}-{getpid()}{DRAFT_SUFFIX}")
        remove_database(draft)
        return draft

    def remove_drafts_of_ended_programs(self) -> None:
        """Remove what programs that were killed have left of drafts; errors are ignored."""
        remove_abandoned(self.path, is_maker_running)

    def protect(self) -> None:
        """Take all rights from other users: on Windows they have none in the user's folders."""
        for path in (*self.everything(), self._lock):
            protect(path)

    def copy_aside(self) -> Path | None:
        """Copy the file and its write-ahead log as they are; None if there is no file."""
        if not self.path.exists() and not self.wal.exists():
            return None
        number = 1
        while self._others(f".damaged-{number}"):
            number += 1
        aside = self._beside(f".damaged-{number}")
        log_aside = Path(f"{aside}-wal")
        try:
            if self.wal.exists() and self.wal.stat().st_size:
                copy_durably(self.wal, log_aside)
            if self.path.exists():
                copy_durably(self.path, aside)
        except OSError:
            for incomplete in (aside, log_aside):
                incomplete.unlink(missing_ok=True)
            raise
        return aside if self.path.exists() else log_aside

    def move_journal_aside(self) -> None:
        """Rename a rollback journal: it is foreign, and SQLite would apply it to the record."""
        self._move_aside("-journal")

    def move_log_aside(self) -> None:
        """Rename a file in the place of the write-ahead log that is not the one in use."""
        self._move_aside("-wal")

    def put_restored_in_place(self) -> None:
        """Replace the damaged file and its log with the restored file, if there is one; if
        interrupted, it can be called again to finish."""
        if self.restored.exists():
            remove_logs(self.path)
            put_in_place(self.restored, self.path)

    def finish_rewriting(self) -> None:
        """Remove all that a rewritten record has outdated, and put it in place; if interrupted, it
        can be called again to finish. Raises EnvironmentFailure."""
        if not self.rewritten.exists():
            return
        outdated = self.path
        try:
            for outdated in (*self._others("-"), *self._others(".")):
                if _OUTDATED.fullmatch(outdated.name.removeprefix(self.path.name)):
                    outdated.unlink(missing_ok=True)
            outdated = self.path
            put_in_place(self.rewritten, self.path)
        except OSError as error:
            unfinished = FailureReason.REWRITING_UNFINISHED
            raise EnvironmentFailure(unfinished, str(outdated), str(error)) from error

    def everything(self) -> list[Path]:
        """Return every file of this record except its lock, and but for the folder of its team, the
        record last, so that an interrupted removal can be repeated."""
        beside = [path for tail in ("-", ".") for path in self._others(tail)]
        kept = (self._lock, self.team)
        return [path for path in (*beside, self.path) if path not in kept]

    @property
    def is_open(self) -> bool:
        """Whether a program has the record open for writing."""
        try:
            with self._lock.open("r+b") as handle:
                return not try_lock(handle)
        except OSError:
            return False

    def lock(self) -> RecordLock:
        """Acquire the lock of the only writing program; raises EnvironmentFailure if taken."""
        return RecordLock(self.path, self._lock)

    def _move_aside(self, tail: str) -> None:
        foreign = self._beside(tail)
        if foreign.exists():
            number = 1
            while (aside := self._beside(f".foreign-{number}{tail}")).exists():
                number += 1
            foreign.rename(aside)

    def _others(self, tail: str) -> list[Path]:
        start = f"{self.path.name}{tail}"
        return [path for path in self.path.parent.iterdir() if path.name.startswith(start)]

    def _beside(self, tail: str) -> Path:
        return Path(f"{self.path}{tail}")  # `with_name` fails for the root, which has no name


def true_path(path: Path) -> Path:
    """Return the path with all links resolved, so that a record with two names has one lock."""
    try:
        return Path(os.path.realpath(path))
    except ValueError:  # not a valid path on any system, so there is no such file
        return path


class RecordLock:
    """Lock of the one program that writes a record; released when the program ends, in any way."""

    def __init__(self, path: Path, lock: Path) -> None:
        self._path = path
        self._lock = str(lock)
        self._held = self._acquired()

    def is_held(self) -> bool:
        """Whether the lock's file is the one that was acquired."""
        return self._held.is_held()

    def ensure_held(self) -> None:
        """Acquire the lock again if its file was removed or replaced.

        Raises EnvironmentFailure if another program has acquired it meanwhile.
        """
        if self.is_held():
            return
        before = self._held
        self._held = self._acquired()
        before.close()

    def release(self) -> None:
        """Release the lock."""
        self._held.release()

    def _acquired(self) -> LockFile:
        try:
            held = LockFile.acquired(self._lock)
        except OSError as error:
            raise sorted_error(error, self._path, FailureReason.WRITE_FAILED) from error
        if held is None:
            raise EnvironmentFailure(FailureReason.EVENT_LOCKED, str(self._path))
        return held


def put_in_place(finished: Path, path: Path) -> None:
    """Move a finished file over another, durably; raises OSError."""
    sync(finished)
    finished.replace(path)
    sync_folder(path.parent)


def copy_private(source: Path, target: Path) -> None:
    """Copy a file's content into one that is the user's alone. Raises OSError."""
    with source.open("rb") as content, open_private(target, "wb") as copy:
        shutil.copyfileobj(content, copy)
    protect(target)


def copy_durably(source: Path, target: Path) -> None:
    """Copy a file and flush it to disk; raises OSError."""
    copy_private(source, target)
    sync(target)


def sync(path: Path) -> None:
    """Flush a file to disk."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Flush a folder's entries to disk; Windows has no such call."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def remove_logs(path: Path) -> None:
    """Remove SQLite's side files of a database."""
    for tail in ("-wal", "-shm", "-journal"):
        path.with_name(f"{path.name}{tail}").unlink(missing_ok=True)


def remove_database(path: Path) -> None:
    """Remove a database and SQLite's side files."""
    remove_logs(path)
    path.unlink(missing_ok=True)
