"""The folder of a rehearsal's record: apart from real events, and gone with the rehearsal."""

from __future__ import annotations

import shutil
from pathlib import Path

FOLDER_NAME = "rehearsal"


def clear_rehearsal(folder: Path) -> None:
    """Remove the folder with all that is in it, such as what a crash has left.

    What can't be removed now is removed before the next rehearsal.
    """
    shutil.rmtree(folder, ignore_errors=True)
