"""Files and folders that only the user may read: records name players, logs say what was done.

On Windows rights are inherited from the folder. Those of a user's profile give no other user
access. Neither does a folder that is made here for its owner alone, wherever it lies: Python heeds
the mode 0o700 there since 3.11.10 and 3.12.4. What exists already is left, so a record in a folder
of the user's own choice is as private as that folder.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import IO

FILE_MODE = 0o600
FOLDER_MODE = 0o700
_OTHERS = 0o077
"""The rights of everybody but the user."""


def open_private(path: Path, mode: str, buffering: int = -1) -> IO[bytes]:
    """Open a binary file; one that is created is the user's alone. Raises OSError."""
    return open(path, mode, buffering, opener=_private)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, FILE_MODE)


def make_private_folder(folder: Path) -> None:
    """Create a folder, with its parents, that only the user may enter; one that exists is
    restricted. Raises OSError."""
    folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    protect(folder)


def protect(path: Path) -> None:
    """Take all rights from other users, if the file or folder is there and the user's own."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        mode = path.lstat().st_mode
        if mode & _OTHERS and not path.is_symlink():
            path.chmod(mode & 0o7777 & ~_OTHERS)


def protect_folders(folders: Iterable[Path]) -> None:
    """Protect folders and the files directly in them, those of earlier programs."""
    if sys.platform == "win32":
        return
    for folder in folders:
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_file(follow_symlinks=False):
                    protect(Path(entry.path))
            protect(folder)
