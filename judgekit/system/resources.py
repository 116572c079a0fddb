"""Where the program's own files lie: in a bundle, in the installed package, or in a checkout."""

from __future__ import annotations

import sys
from pathlib import Path


def resources_folder() -> Path:
    """The folder `resources`, absolute; it is read, never written."""
    package = Path(__file__).resolve().parent.parent
    bundle = getattr(sys, "_MEIPASS", None)
    candidates = [package / "resources", package.parent / "resources"]
    if bundle:
        candidates.insert(0, Path(bundle) / "judgekit" / "resources")
    return next((folder for folder in candidates if folder.is_dir()), candidates[-1])


def locale_folder() -> Path:
    """The folder of the compiled gettext catalogues."""
    return resources_folder() / "locale"
