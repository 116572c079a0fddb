"""The files that belong to one record, the lock that one program holds on them, and how a finished
file takes another's place."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from os import getpid
from pathlib import Path
from typing import IO

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.storage.files.drafts import SUFFIX as DRAFT_SUFFIX
from judgekit.storage.files.drafts import draft_prefix, remove_abandoned
from judgekit.storage.record.database import sorted_error
from judgekit.system.file_lock import try_lock

SUFFIX = ".judgekit"


class RecordFiles:
    """Names and moves the files around `path`; everything beside it begins with its name."""

    def __init__(self, path: Path) -> None:
        self.path = true_path(path)
        self.wal = self._beside("-wal")
        self._lock = self._beside(".lock")
        self.restored = self._beside(".restored")
        """A finished file that is about to take the damaged one's place."""
        self.backups = (self._beside(".backup-1"), self._beside(".backup-2"))
        """Two generations, the newest first."""

    @property
    def is_own(self) -> bool:
        """Whether the name says that it is one of this program's."""
        return self.path.suffix == SUFFIX

    @property
    def is_no_file(self) -> bool:
        """Whether something else has this name: a folder, a device, a pipe that nobody fills."""
        # Not Path's own methods: they raise where a folder above may not be entered.
        return os.path.exists(self.path) and not os.path.isfile(self.path)  # noqa: PTH110, PTH113

    @property
    def can_be_opened(self) -> bool:
        """Whether there is the file, or something that can take its place."""
        # Not Path's own method: it raises where a folder above may not be entered.
        return any(map(os.path.exists, (self.path, self.restored, *self.backups)))

    def before_migration(self, form: int) -> Path:
        """Where the copy of an older form is kept."""
        return self._beside(f".form-{form}")

    def older_forms(self) -> list[Path]:
        """The copies made before migrations, the newest form first."""
        return sorted(self._others(".form-"), reverse=True)

    def draft(self, purpose: str) -> Path:
        """A file to be filled before it takes another's place; what a killed program left of one
        is removed."""
        remove_abandoned(self.path)
        draft = self.path.with_name(f"{draft_prefix(self.path)}{purpose}-{getpid()}{DRAFT_SUFFIX}")
        remove_database(draft)
        return draft

    def copy_aside(self) -> Path | None:
        """Copy the file and its write-ahead log as they are; None where there is no file."""
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
        """A rollback journal is never this program's: SQLite would write it into the record."""
        journal = self._beside("-journal")
        if journal.exists():
            number = 1
            while (aside := self._beside(f".foreign-{number}-journal")).exists():
                number += 1
            journal.rename(aside)

    def put_restored_in_place(self) -> None:
        """Let the restored file, if there is one, replace the damaged one and its log; what was cut
        off on the way is finished by calling it again."""
        if self.restored.exists():
            remove_logs(self.path)
            put_in_place(self.restored, self.path)

    def everything(self) -> list[Path]:
        """Every file of this record but its lock, itself last: what was cut off on the way can be
        done again."""
        beside = [path for tail in ("-", ".") for path in self._others(tail)]
        return [path for path in (*beside, self.path) if path != self._lock]

    def lock(self) -> RecordLock:
        """Become the one program that writes; raises EnvironmentFailure where there is another."""
        return RecordLock(self.path, self._lock)

    def _others(self, tail: str) -> list[Path]:
        start = f"{self.path.name}{tail}"
        return [path for path in self.path.parent.iterdir() if path.name.startswith(start)]

    def _beside(self, tail: str) -> Path:
        return Path(f"{self.path}{tail}")  # also of the root, which has no name


def true_path(path: Path) -> Path:
    """Where the file lies once all links are followed: a record that has two names has one lock."""
    try:
        return Path(os.path.realpath(path))
    except ValueError:  # what no system takes for a name; there is no such file then
        return path


class RecordLock:
    """Held by the one program that writes a record; it ends with the program, however that ends."""

    def __init__(self, path: Path, lock: Path) -> None:
        self._lock = lock
        try:
            while True:
                self._handle = lock.open("a+b")
                if not try_lock(self._handle):
                    self._handle.close()
                    raise EnvironmentFailure(FailureReason.EVENT_LOCKED, str(path))
                if _is_at(self._handle, lock):
                    return
                self._handle.close()  # its last holder has just removed it
        except OSError as error:
            raise sorted_error(error, path, FailureReason.WRITE_FAILED) from error

    def release(self) -> None:
        """Let another program have it."""
        if sys.platform == "win32":
            self._handle.close()
        with contextlib.suppress(OSError):
            self._lock.unlink()
        self._handle.close()


def _is_at(handle: IO[bytes], path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle.fileno()), path.stat())
    except FileNotFoundError:
        return False


def put_in_place(finished: Path, path: Path) -> None:
    """Let a finished file replace another, durably; raises OSError."""
    sync(finished)
    finished.replace(path)
    sync_folder(path.parent)


def copy_durably(source: Path, target: Path) -> None:
    """Copy a file's content onto the disk; raises OSError."""
    shutil.copyfile(source, target)
    sync(target)


def sync(path: Path) -> None:
    """See to it that what was written into a file is on the disk."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """See to it that a new name in a folder is on the disk; Windows has no such call."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def remove_logs(path: Path) -> None:
    """Remove what SQLite keeps beside a database."""
    for tail in ("-wal", "-shm", "-journal"):
        path.with_name(f"{path.name}{tail}").unlink(missing_ok=True)


def remove_database(path: Path) -> None:
    """Remove a database with what SQLite keeps beside it."""
    remove_logs(path)
    path.unlink(missing_ok=True)
