"""SQLite database of a record: opening, migration and classification of errors."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import apsw

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.system.private_files import open_private

APPLICATION_ID = 0x4A4B_4556
"""`JKEV` in the file's header, which identifies the file to other programs."""

FORMAT = 3
"""Current version of the file's schema: the number of the last file in `migrations/`."""

PATIENCE_MS = 500
"""How long to wait for another connection's lock."""

KEPT_PAGES_KB = 256
"""How much of a file a connection keeps in memory. A record is read from end to end and appended
to: nothing is read twice that more would keep."""

_WRITING = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_NOMUTEX
"""A connection belongs to one thread at a time: SQLite need not lock it for every value read."""

_READING = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI

_ENVIRONMENT = (
    (apsw.FullError, FailureReason.DISK_FULL),
    (apsw.BusyError, FailureReason.EVENT_LOCKED),
    (apsw.LockedError, FailureReason.EVENT_LOCKED),
    (apsw.ReadOnlyError, FailureReason.FOLDER_UNWRITABLE),
    (apsw.PermissionsError, FailureReason.FOLDER_UNWRITABLE),
    (apsw.AuthError, FailureReason.FOLDER_UNWRITABLE),
)
_BY_CIRCUMSTANCE = (
    apsw.CantOpenError,
    apsw.IOError,
    apsw.CorruptError,
    apsw.NotADBError,
    apsw.NoMemError,
    apsw.ProtocolError,
)
_FULL = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class RecordTooNew(Exception):
    """The file was written by a newer program and must not be changed."""


class RecordDamaged(Exception):
    """The file does not hold what was written into it."""


class RecordIncomplete(RecordDamaged):
    """What the file holds is sound, so many `events`, and more was written into it."""

    def __init__(self, events: int, detail: str) -> None:
        super().__init__(detail)
        self.events = events


def sorted_error(error: Exception, path: Path, otherwise: FailureReason) -> Exception:
    """Convert an error of SQLite or the system to an EnvironmentFailure; return a bug unchanged.

    `otherwise` is the reason if the error alone does not tell what was being done.
    """
    if isinstance(error, UnicodeEncodeError):  # a path whose bytes are not valid text
        return EnvironmentFailure(otherwise, ascii(str(path)), str(error))
    if isinstance(error, OSError):
        if error.errno in _FULL:
            reason = FailureReason.DISK_FULL
        elif error.errno in _FORBIDDEN and otherwise is not FailureReason.EVENT_UNREADABLE:
            reason = FailureReason.FOLDER_UNWRITABLE
        else:
            reason = otherwise
        return EnvironmentFailure(reason, str(path), error.strerror or str(error))
    if isinstance(error, apsw.CantOpenError) and otherwise is FailureReason.WRITE_FAILED:
        return EnvironmentFailure(FailureReason.FOLDER_UNWRITABLE, str(path), str(error))
    for kind, meaning in _ENVIRONMENT:
        if isinstance(error, kind):
            return EnvironmentFailure(meaning, str(path), str(error))
    if isinstance(error, _BY_CIRCUMSTANCE):
        return EnvironmentFailure(otherwise, str(path), str(error))
    return error


def connect(path: Path, *, is_new: bool = False) -> apsw.Connection:
    """Open a durable connection for one thread at a time: what is committed is on the disk.

    Until `trust` is called, closing it leaves the write-ahead log unchanged. Only an `is_new` file
    is created. Raises apsw.Error, OSError.
    """
    if is_new:
        open_private(path, "ab").close()  # its side files have the same rights
    connection = apsw.Connection(str(path), flags=_WRITING)
    try:
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        connection.set_busy_timeout(PATIENCE_MS)
        keep_few_pages(connection)
        connection.pragma("cell_size_check", True)
        connection.pragma("foreign_keys", True)
        connection.pragma("synchronous", "FULL")
        connection.pragma("fullfsync", True)  # on macOS a plain fsync stops at the drive's cache
        connection.pragma("checkpoint_fullfsync", True)
    except apsw.Error:
        connection.close()
        raise
    return connection


def trust(connection: apsw.Connection) -> None:
    """Mark the file as sound: closing it may checkpoint the write-ahead log."""
    connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0)


def distrust(connection: apsw.Connection) -> None:
    """Take back `trust`: closing the file leaves the write-ahead log as it is."""
    connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)


def write_log_into(path: Path) -> None:
    """Write the log of a record that is in use into its file, as far as nobody reads it.

    May be called on any thread: it stops no writer. Raises apsw.Error.
    """
    connection = connect(path)
    try:
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)
    finally:
        connection.close()


def connect_for_reading(path: Path, *, unchanging: bool = False) -> apsw.Connection:
    """Open a read-only connection. `unchanging` promises that nobody writes meanwhile: no side file
    is created and no write-ahead log is read. Raises apsw.Error."""
    uri = path.absolute().as_uri()
    connection = apsw.Connection(f"{uri}?immutable=1" if unchanging else uri, flags=_READING)
    connection.set_busy_timeout(PATIENCE_MS)
    try:
        keep_few_pages(connection)
    except apsw.Error:
        connection.close()
        raise
    return connection


def keep_few_pages(connection: apsw.Connection) -> None:
    """Let a connection take little memory; raises apsw.Error if the file is none of SQLite's."""
    connection.pragma("cache_size", -KEPT_PAGES_KB)


def format_of(connection: apsw.Connection) -> int:
    """Return the version of the file's schema, 0 for an empty file.

    The number is stored twice, so that a damaged one is not mistaken for a newer program's: raises
    RecordDamaged if they differ, RecordTooNew if a newer program has written the file.
    """
    header = int(connection.pragma("user_version"))
    if not header and not int(connection.pragma("schema_version")):
        return 0
    try:
        (kept,) = next(connection.execute("SELECT format FROM record"))
    except (apsw.SQLError, StopIteration) as error:
        raise RecordDamaged(str(error)) from error
    if header != kept or connection.pragma("application_id") != APPLICATION_ID:
        raise RecordDamaged(f"form {header} in the header, {kept} within")
    if is_of_newer_form(connection):
        raise RecordTooNew(f"form {header}, not {FORMAT}")
    return header


def is_of_newer_form(connection: apsw.Connection) -> bool:
    """Whether the file's header names a newer schema than this program's; raises apsw.Error."""
    return int(connection.pragma("user_version")) > FORMAT


def has_more_columns(connection: apsw.Connection) -> bool:
    """Whether a file has all that this program makes in its form, and other tables or columns too:
    those of a newer program. Raises apsw.Error."""
    form = int(connection.pragma("user_version"))
    known = apsw.Connection(":memory:")
    try:
        for number in range(1, min(form, FORMAT) + 1):
            known.execute(_migration(number))
        return _columns(connection) > _columns(known)
    finally:
        known.close()


def _columns(connection: apsw.Connection) -> frozenset[tuple[object, ...]]:
    """Return every table with each of its columns."""
    return frozenset(
        connection.execute(
            "SELECT made.name, of.name"
            " FROM sqlite_schema AS made, pragma_table_info(made.name) AS of"
        )
    )


def migrate(
    connection: apsw.Connection, back_up: Callable[[int], None], form: int | None = None
) -> None:
    """Migrate the file to the newest schema version, or to an older `form`; each step is atomic.

    `back_up` is called with the current version before each step, but not for an empty file. Raises
    apsw.Error, RecordDamaged, RecordTooNew.
    """
    present = format_of(connection)
    while present < (FORMAT if form is None else form):
        if present:
            back_up(present)
        present += 1
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(_migration(present))
            if present == 1:
                connection.execute("INSERT INTO record VALUES (?, 1)", (new_identity(),))
            connection.execute("UPDATE record SET format = ?", (present,))
            connection.pragma("user_version", present)
            connection.pragma("application_id", APPLICATION_ID)
            connection.execute("COMMIT")
        except apsw.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def new_identity() -> str:
    """Return a new identity for a record; its last eight digits are a checksum of the others."""
    name = os.urandom(12).hex()
    return f"{name}{crc32(name.encode()):08x}"


def is_identity(text: object) -> bool:
    """Whether this is an identity as `new_identity` makes them."""
    return isinstance(text, str) and f"{crc32(text[:-8].encode()):08x}" == text[-8:]


def _migration(number: int) -> str:
    (script,) = Path(__file__).with_name("migrations").glob(f"{number:04}_*.sql")
    return script.read_text(encoding="utf-8")
