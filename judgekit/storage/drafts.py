"""Files on their way to replace another, and those that a killed program has left behind."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

SUFFIX = ".new"
ABANDONED_AFTER = 60.0
"""Seconds since a draft was last written to; who still works on one writes all the time."""


def draft_prefix(path: Path) -> str:
    """How the name of every draft of a file begins; it ends with `SUFFIX`."""
    return f"{path.name}."


def remove_abandoned(path: Path) -> None:
    """Remove what is left of earlier attempts to replace the file, as far as that is possible."""
    with contextlib.suppress(OSError):
        for draft in path.parent.glob(f"{draft_prefix(path)}*{SUFFIX}"):
            with contextlib.suppress(OSError):
                if draft.is_file() and time.time() - draft.stat().st_mtime > ABANDONED_AFTER:
                    draft.unlink()
