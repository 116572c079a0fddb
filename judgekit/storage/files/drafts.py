"""Files on their way to replace another, and those that a killed program has left behind."""

from __future__ import annotations

import contextlib
import time
from functools import partial
from pathlib import Path

SUFFIX = ".new"
BESIDE = ("", "-wal", "-shm", "-journal")
ABANDONED_AFTER = 60.0
"""Seconds since a draft was last written to; who still works on one writes all the time."""


def draft_prefix(path: Path) -> str:
    """How the name of every draft of a file begins; it ends with `SUFFIX`."""
    return f"{path.name}."


def remove_abandoned(path: Path) -> None:
    """Remove what is left of earlier attempts to replace the file, as far as that is possible."""
    with contextlib.suppress(OSError):
        for draft in filter(partial(_is_draft, draft_prefix(path)), path.parent.iterdir()):
            with contextlib.suppress(OSError):
                if draft.is_file() and time.time() - draft.stat().st_mtime > ABANDONED_AFTER:
                    draft.unlink()


def _is_draft(prefix: str, path: Path) -> bool:
    """Also what SQLite keeps beside a draft: `liga.judgekit.backup-7.new-journal`."""
    name, joined, tail = path.name.rpartition(SUFFIX)
    return name.startswith(prefix) and bool(joined) and tail in BESIDE
