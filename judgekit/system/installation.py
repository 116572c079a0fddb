"""Identity of this installation, by which a record knows which laptop an entry was made on."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from uuid import uuid4

from judgekit.system.private_files import make_private_folder, open_private

NAME = "installation"
_ID = re.compile("[0-9a-f]{32}")


def installation_id(folder: Path) -> str:
    """Return the random id kept in a folder, made at the first call.

    Where it can't be kept, it holds for this run of the program only.
    """
    path = folder / NAME
    try:
        kept = path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        kept = ""
    if _ID.fullmatch(kept):
        return kept
    made = uuid4().hex
    # Without it, entries of another run can still be taken back one by one.
    with contextlib.suppress(OSError):
        make_private_folder(folder)
        with open_private(path, "wb") as file:
            file.write(made.encode())
    return made
