"""Replace the user's home in paths by `~`, to hide the account's name."""

from __future__ import annotations

import os
import re
from pathlib import Path


def home_folder() -> Path:
    """The user's home folder; `~` itself for a user who has none."""
    return Path(os.path.expanduser("~"))  # noqa: PTH111  (Path's raises)


def shorten_home(text: str, home: Path) -> str:
    """Replace the home folder at the beginning of paths in `text`, with either kind of slash.

    Backslashes may be doubled, as in the repr of a Windows path. Other folders that only begin with
    the same characters are unchanged. A home at the root of a disk changes nothing.
    """
    parts = home.as_posix().rstrip("/").split("/")
    if len([part for part in parts if part]) < 2:
        return text
    written = r"(?:/|\\\\|\\)".join(re.escape(part) for part in parts)
    return re.sub(rf"{written}(?![\w.-])", "~", text)
