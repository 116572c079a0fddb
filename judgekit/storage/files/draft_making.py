"""Making drafts of a file alone: what other drafts of it lie there were left by killed programs."""

from __future__ import annotations

import contextlib
import errno
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from judgekit.storage.files.drafts import has_drafts, remove_abandoned
from judgekit.system.file_lock import LockFile

LOCK = ".making"
"""How the name of the lock's file ends, which lies beside the file while drafts are made."""
NO_LOCKS = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})
"""What a disk says that knows no locks."""
PATIENCE = 60.0
"""Seconds to wait for another program."""
_LOOK_AGAIN_AFTER = 0.05
"""Seconds."""


class MadeElsewhere(Exception):
    """Another program is making drafts of the file, and goes on to."""


@contextlib.contextmanager
def making(path: Path, go_on: Callable[[], None]) -> Iterator[None]:
    """Within, nobody else makes drafts of the file at `path`; all others are removed.

    Waits for another who makes some; `go_on` is called meanwhile and may raise. Raises
    MadeElsewhere if that takes long. The system releases the lock of a killed program. Where a disk
    knows no locks, nothing can be told of others: they are left alone.
    """
    try:
        lock = _waited_for(f"{path}{LOCK}", go_on)
    except OSError as error:
        if error.errno not in NO_LOCKS:
            raise
        with contextlib.suppress(OSError):
            Path(f"{path}{LOCK}").unlink()
        yield
        return
    try:
        remove_abandoned(path, lambda _: False)
        yield
    finally:
        lock.release()


def remove_left(path: Path) -> None:
    """Remove the drafts of the file at `path` that killed programs left, unless somebody makes some
    or the disk knows no locks; errors are ignored."""

    def not_waiting() -> None:
        raise MadeElsewhere(path)

    if has_drafts(path):
        with contextlib.suppress(OSError, MadeElsewhere), making(path, not_waiting):
            pass


def _waited_for(path: str, go_on: Callable[[], None]) -> LockFile:
    ends = time.monotonic() + PATIENCE
    while True:
        lock = LockFile.acquired(path)
        if lock is not None:
            return lock
        if time.monotonic() > ends:
            raise MadeElsewhere(path)
        go_on()
        time.sleep(_LOOK_AGAIN_AFTER)
