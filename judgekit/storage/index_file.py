"""The file of the search index: one SQLite database, written once, whole, and only read after that.

It is derived and can be made again at any time. A checksum over the whole file is kept in the
database header's `user_version`, which SQLite leaves to the application, so that damage is noticed
before anything is read from it.
"""

from __future__ import annotations

import errno
import os
import zlib
from array import array
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import apsw

from judgekit.domain.rules.ranking import Postings
from judgekit.engine.ports import EnvironmentFailure, FailureReason

_SCHEMA = """
CREATE TABLE part (name TEXT PRIMARY KEY, content BLOB) WITHOUT ROWID;
CREATE TABLE posting (
    language TEXT, stem TEXT, titles BLOB, bodies BLOB, PRIMARY KEY (language, stem)
) WITHOUT ROWID;
CREATE TABLE concept (id INTEGER PRIMARY KEY, content BLOB);
"""
_CHECKSUM_AT = 60
_NONE = Postings()


class IndexDamaged(Exception):
    """The index file does not hold what was written into it; it is to be made again."""


class IndexRows(NamedTuple):
    """What an index file is written from; postings by language and stem, concepts by number."""

    parts: Mapping[str, bytes]
    postings: Mapping[str, Mapping[str, tuple[bytes, bytes]]]
    concepts: Iterable[tuple[int, bytes]]


class IndexFile:
    """An index that can be read; not to be used by two threads at once."""

    def __init__(self, connection: apsw.Connection, path: str) -> None:
        self._connection = connection
        self._path = path

    @classmethod
    def in_memory(cls, rows: IndexRows) -> IndexFile:
        """An index that lasts as long as the object."""
        connection = apsw.Connection(":memory:")
        _fill(connection, rows)
        return cls(connection, ":memory:")

    @classmethod
    def write(cls, path: Path, rows: IndexRows) -> IndexFile:
        """Write a new file beside `path`, put it in its place, and open it.

        Raises EnvironmentFailure where the folder, the disk or the old file do not let it.
        """
        fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
        try:
            fresh.unlink(missing_ok=True)
            connection = apsw.Connection(str(fresh))
            try:
                connection.execute("PRAGMA journal_mode = OFF")
                connection.execute("PRAGMA synchronous = OFF")
                _fill(connection, rows)
            finally:
                connection.close()
            _seal(fresh)
            _put_in_place(fresh, path)
        except (apsw.Error, OSError) as error:
            fresh.unlink(missing_ok=True)
            raise _failure(error, path) from error
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> IndexFile:
        """Open a file for reading.

        Raises IndexDamaged where it is not as it was written, FileNotFoundError where there is
        none, EnvironmentFailure where it cannot be read.
        """
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            raise
        except OSError as error:
            raise _failure(error, path) from error
        if _checksum(content) != content[_CHECKSUM_AT : _CHECKSUM_AT + 4]:
            raise IndexDamaged(str(path))
        flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
        try:
            # A finished file never changes, so no lock is needed, and none can stand in the way.
            connection = apsw.Connection(f"{path.absolute().as_uri()}?immutable=1", flags=flags)
        except apsw.Error as error:
            raise _failure(error, path) from error
        return cls(connection, str(path))

    def part(self, name: str) -> bytes:
        """A whole piece of content by its name."""
        return self._content("SELECT content FROM part WHERE name = ?", name)

    def postings(self, language: str, stem: str) -> Postings:
        """Where a stem stands in a language; empty where it does not."""
        sql = "SELECT titles, bodies FROM posting WHERE language = ? AND stem = ?"
        for titles, bodies in self._rows(sql, language, stem):
            return Postings(array("I", _blob(titles)), array("I", _blob(bodies)))
        return _NONE

    def concept(self, number: int) -> bytes:
        """The content of one concept."""
        return self._content("SELECT content FROM concept WHERE id = ?", number)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def _content(self, sql: str, key: str | int) -> bytes:
        for (content,) in self._rows(sql, key):
            return _blob(content)
        raise IndexDamaged(f"{self._path}: no {key}")

    def _rows(self, sql: str, *values: str | int) -> list[tuple[Any, ...]]:
        try:
            return list(self._connection.execute(sql, values))
        except apsw.Error as error:
            raise _failure(error, Path(self._path)) from error


def _blob(value: object) -> bytes:
    if not isinstance(value, bytes):
        raise IndexDamaged(f"{type(value).__name__} where bytes belong")
    return value


def _fill(connection: apsw.Connection, rows: IndexRows) -> None:
    with connection:
        connection.execute(_SCHEMA)
        connection.executemany("INSERT INTO part VALUES (?, ?)", sorted(rows.parts.items()))
        connection.executemany(
            "INSERT INTO posting VALUES (?, ?, ?, ?)",
            [
                (language, stem, *rows.postings[language][stem])
                for language in sorted(rows.postings)
                for stem in sorted(rows.postings[language])
            ],
        )
        connection.executemany("INSERT INTO concept VALUES (?, ?)", rows.concepts)


def _checksum(content: bytes) -> bytes:
    """Over everything but the place where it is kept."""
    checksum = zlib.crc32(content[:_CHECKSUM_AT])
    return zlib.crc32(memoryview(content)[_CHECKSUM_AT + 4 :], checksum).to_bytes(4, "big")


def _seal(path: Path) -> None:
    with path.open("r+b") as file:
        checksum = _checksum(file.read())
        file.seek(_CHECKSUM_AT)
        file.write(checksum)


def _put_in_place(fresh: Path, path: Path) -> None:
    try:
        fresh.replace(path)
    except PermissionError as error:  # Windows, while another program has the old file open
        fresh.unlink(missing_ok=True)
        raise EnvironmentFailure(FailureReason.INDEX_LOCKED, str(path), str(error)) from error


def _failure(error: Exception, path: Path) -> Exception:
    """What an error of SQLite or the system means for whoever asked."""
    if isinstance(error, (apsw.BusyError, apsw.LockedError)):
        return EnvironmentFailure(FailureReason.INDEX_LOCKED, str(path), str(error))
    if isinstance(error, apsw.FullError) or getattr(error, "errno", None) == errno.ENOSPC:
        return EnvironmentFailure(FailureReason.DISK_FULL, str(path), str(error))
    if isinstance(error, (apsw.CorruptError, apsw.NotADBError, apsw.SQLError, apsw.IOError)):
        return IndexDamaged(f"{path}: {error}")
    if isinstance(error, (apsw.CantOpenError, apsw.ReadOnlyError, PermissionError)):
        return EnvironmentFailure(FailureReason.FOLDER_UNWRITABLE, str(path), str(error))
    return EnvironmentFailure(FailureReason.FILE_UNREADABLE, str(path), str(error))
