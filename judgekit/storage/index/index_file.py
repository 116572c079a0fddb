"""File of the search index: one SQLite database, written once as a whole and then only read.

What is added to the library later is added to a copy. It is derived data and can be rebuilt at any
time. It is sealed (see `sealed_file.py`), so that damage is detected before anything is read.

Each language has a contentless full-text table. SQLite only tokenizes the texts and stores the
positions of the words; stems are a mapping over the words it found (see `word_forms.py`).
"""

from __future__ import annotations

import contextlib
import errno
import shutil
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from os import getpid
from pathlib import Path

import apsw

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.search.index.occurrences import OFFSET_BITS, OFFSET_MASK
from judgekit.storage.files.drafts import SUFFIX, draft_prefix, is_maker_running, remove_abandoned
from judgekit.storage.files.sealed_file import is_as_sealed, seal

_TOKENIZER = "unicode61 remove_diacritics 0 tokenchars '.''’'"


class IndexDamaged(Exception):
    """The index file does not hold what was written into it and must be rebuilt."""


class IndexWriter:
    """Fills a new index, or adds to a copy of one."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        connection.execute(
            "CREATE TABLE IF NOT EXISTS part (name TEXT PRIMARY KEY, content BLOB) WITHOUT ROWID"
        )

    def add_texts(self, language: int, texts: Iterable[tuple[int, str]]) -> list[str]:
        """Index numbered texts of a language; return all its distinct words as printed."""
        table = f"words{language}"
        self._connection.execute(
            f"CREATE VIRTUAL TABLE IF NOT EXISTS {table} USING"
            f' fts5(text, content = "", columnsize = 0, tokenize = "{_TOKENIZER}");'
            f"CREATE VIRTUAL TABLE IF NOT EXISTS {table}_at USING fts5vocab({table}, instance);"
            f"CREATE VIRTUAL TABLE temp.{table}_all USING fts5vocab(main, {table}, row)"
        )
        self._connection.executemany(f"INSERT INTO {table} (rowid, text) VALUES (?, ?)", texts)
        found = self._connection.execute(f"SELECT term FROM {table}_all")
        return [word for (word,) in found]

    def add_part(self, name: str, content: bytes) -> None:
        """Store a blob under a name."""
        self._connection.execute("INSERT OR REPLACE INTO part VALUES (?, ?)", (name, content))


class IndexFile:
    """A readable index; not to be used by two threads at once."""

    def __init__(self, connection: apsw.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    @classmethod
    def in_memory(cls, fill: Callable[[IndexWriter], None]) -> IndexFile:
        """Build an index in memory."""
        connection = apsw.Connection(":memory:")
        with connection:
            fill(IndexWriter(connection))
        return cls(connection, Path(":memory:"))

    @classmethod
    def write(
        cls,
        path: Path,
        fill: Callable[[IndexWriter], None],
        make_room: Callable[[], None] = lambda: None,
        copied: Path | None = None,
    ) -> IndexFile:
        """Write a draft beside `path`, move it into place and open it.

        It begins as a copy of the index file `copied`, if there is one. `make_room` is called
        before the move, so that the file there can be closed first.

        Raises EnvironmentFailure if the folder, the disk or the old file prevents it.
        """
        fresh = path.with_name(f"{draft_prefix(path)}{getpid()}{SUFFIX}")
        remove_abandoned(path, is_maker_running)
        try:
            fresh.unlink(missing_ok=True)
            if copied is not None:
                shutil.copyfile(copied, fresh)
            _fill(fresh, fill)
            seal(fresh)
            make_room()
            _put_in_place(fresh, path)
        except (apsw.Error, OSError) as error:
            raise _failure(error, path) from error
        finally:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)
        return cls._opened(path)

    @classmethod
    def open(cls, path: Path) -> IndexFile:
        """Open a file for reading.

        Raises IndexDamaged if it is not as it was written, FileNotFoundError if there is none,
        EnvironmentFailure if it cannot be read.
        """
        try:
            is_sound = is_as_sealed(path)
        except FileNotFoundError:
            raise
        except OSError as error:
            raise _failure(error, path) from error
        if not is_sound:
            raise IndexDamaged(str(path))
        return cls._opened(path)

    @classmethod
    def _opened(cls, path: Path) -> IndexFile:
        flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
        try:
            # A finished file never changes: no lock is needed, and no other lock can block it.
            connection = apsw.Connection(f"{path.absolute().as_uri()}?immutable=1", flags=flags)
        except apsw.Error as error:
            raise _failure(error, path) from error
        return cls(connection, path)

    def part(self, name: str) -> bytes:
        """Return the blob stored under a name."""
        try:
            found = list(
                self._connection.execute("SELECT content FROM part WHERE name = ?", (name,))
            )
        except apsw.Error as error:
            raise _failure(error, self._path) from error
        if not found or not isinstance(found[0][0], bytes):
            raise IndexDamaged(f"{self._path}: no {name}")
        return found[0][0]

    def places(self, language: int, printed: Sequence[str]) -> list[int]:
        """Return every occurrence of any of these words, as printed except for case, sorted."""
        sql = (
            f"SELECT doc << {OFFSET_BITS} | min(offset, {OFFSET_MASK})"
            f" FROM words{language}_at WHERE term = ?"
        )
        try:
            rows = self._connection.executemany(sql, ((word,) for word in printed))
            found: list[int] = list(chain.from_iterable(rows))
        except apsw.Error as error:
            raise _failure(error, self._path) from error
        found.sort()
        return found

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


def _fill(path: Path, fill: Callable[[IndexWriter], None]) -> None:
    """Fill a new file. There is no journal and no rollback: an unfinished file is deleted."""
    connection = apsw.Connection(str(path))
    try:
        connection.pragma("journal_mode", "OFF")
        connection.pragma("synchronous", "OFF")
        connection.execute("BEGIN")
        fill(IndexWriter(connection))
        connection.execute("COMMIT")
    finally:
        connection.close()


def _put_in_place(fresh: Path, path: Path) -> None:
    try:
        fresh.replace(path)
    except PermissionError as error:  # Windows, while another program has the old file open
        raise EnvironmentFailure(FailureReason.INDEX_LOCKED, str(path), str(error)) from error


def _failure(error: Exception, path: Path) -> Exception:
    """Translate an error of SQLite or the system into one for the caller."""
    if isinstance(error, (apsw.BusyError, apsw.LockedError)):
        return EnvironmentFailure(FailureReason.INDEX_LOCKED, str(path), str(error))
    if isinstance(error, apsw.FullError) or getattr(error, "errno", None) == errno.ENOSPC:
        return EnvironmentFailure(FailureReason.DISK_FULL, str(path), str(error))
    if isinstance(error, (apsw.CorruptError, apsw.NotADBError, apsw.SQLError, apsw.IOError)):
        return IndexDamaged(f"{path}: {error}")
    if isinstance(error, (apsw.CantOpenError, apsw.ReadOnlyError, PermissionError)):
        return EnvironmentFailure(FailureReason.FOLDER_UNWRITABLE, str(path), str(error))
    return EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error))
