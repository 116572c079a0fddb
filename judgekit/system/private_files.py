"""Files that only the user may read: records name players, and logs name what was done.

On Windows the folders of a user's profile already give no other user access, and a file inherits
that: nothing is done there.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

FILE_MODE = 0o600


def open_private(path: Path, mode: str, buffering: int = -1) -> IO[bytes]:
    """Open a file like `Path.open`; a file that is created is the user's alone. Raises OSError."""
    return open(path, mode, buffering, opener=_private)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, FILE_MODE)
