"""Paths below the user's home written as `~`: the account's name is nobody else's business."""

from __future__ import annotations

import re
from pathlib import Path


def shorten_home(text: str, home: Path) -> str:
    """`text` with the home folder replaced wherever it begins a path, in either kind of slash.

    A backslash may stand doubled, as in the repr of a Windows path. Other folders that only begin
    with the same letters are left alone. A home at the root of a disk changes nothing.
    """
    parts = home.as_posix().rstrip("/").split("/")
    if len([part for part in parts if part]) < 2:
        return text
    written = r"(?:/|\\\\|\\)".join(re.escape(part) for part in parts)
    return re.sub(rf"{written}(?![\w.-])", "~", text)
