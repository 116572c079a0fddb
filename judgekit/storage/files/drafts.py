"""Drafts that are to replace another file, and those left behind by a killed program."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

SUFFIX = ".new"
BESIDE = ("", "-wal", "-shm", "-journal")
ABANDONED_AFTER = 60.0
"""Seconds since the last write after which a draft is abandoned; a live one is written steadily."""


def draft_prefix(path: Path) -> str:
    """Return the prefix of the names of a file's drafts, which end with `SUFFIX`."""
    return f"{path.name}."


def has_drafts(path: Path) -> bool:
    """Whether any drafts of the file lie beside it, as far as can be told."""
    try:
        return any(map(partial(_is_draft, draft_prefix(path)), path.parent.iterdir()))
    except OSError:
        return False


def remove_abandoned(path: Path, is_made: Callable[[str], bool] = lambda _: True) -> None:
    """Remove drafts left by earlier attempts to replace the file; errors are ignored.

    `is_made` tells by a draft's name whether somebody may still be making it; one that is old is
    removed in any case.
    """
    with contextlib.suppress(OSError):
        for draft in filter(partial(_is_draft, draft_prefix(path)), path.parent.iterdir()):
            with contextlib.suppress(OSError):
                if draft.is_file() and not (is_made(draft.name) and _is_recent(draft)):
                    draft.unlink()


def is_maker_running(draft: str) -> bool:
    """Whether the program whose number ends the name of a draft is running, as far as can be
    told."""
    maker = re.search(rf"[-.](\d{{1,9}}){re.escape(SUFFIX)}", draft)
    if maker is None or sys.platform == "win32":  # there `kill` would end it
        return True
    try:
        os.kill(int(maker[1]), 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _is_recent(draft: Path) -> bool:
    return time.time() - draft.stat().st_mtime <= ABANDONED_AFTER


def _is_draft(prefix: str, path: Path) -> bool:
    """Whether it is a draft or an SQLite side file, like `liga.judgekit.backup-7.new-journal`."""
    name, joined, tail = path.name.rpartition(SUFFIX)
    return name.startswith(prefix) and bool(joined) and tail in BESIDE
