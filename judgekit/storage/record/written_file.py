"""Write a whole record into a new file, which holds nothing but these rows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from judgekit.storage.record.codec import Row, first_checksum, rechained
from judgekit.storage.record.database import connect, migrate, trust
from judgekit.storage.record.record_reading import INSERT, identity_of
from judgekit.storage.record.shared_rows import SharedRows, insert_shared, rechained_shared


def write_rows(
    draft: Path, rows: Sequence[Row], identity: str = "", shared: SharedRows | None = None
) -> None:
    """Create a record with these rows, whose chains of checksums are made anew.

    Without an identity it gets a new one. Raises apsw.Error, OSError.
    """
    connection = connect(draft, is_new=True)
    try:
        migrate(connection, lambda _: None)
        connection.execute("BEGIN")
        if identity:
            connection.execute("UPDATE record SET identity = ?", (identity,))
        identity = identity_of(connection)
        connection.executemany(INSERT, rechained(rows, first_checksum(identity)))
        if shared is not None:
            insert_shared(connection, rechained_shared(shared, identity))
        connection.execute("COMMIT")
        connection.pragma("journal_mode", "WAL")
        trust(connection)
    finally:
        connection.close()
