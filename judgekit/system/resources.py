"""Locate the program's own files: in a bundle, in the installed package, or in a checkout."""

from __future__ import annotations

import sys
from pathlib import Path


def resources_folder() -> Path:
    """Return the absolute path of the folder `resources`; it is never written to."""
    package = package_folder()
    bundle = getattr(sys, "_MEIPASS", None)
    candidates = [package / "resources", package.parent / "resources"]
    if bundle:
        candidates.insert(0, Path(bundle) / "judgekit" / "resources")
    return next((folder for folder in candidates if folder.is_dir()), candidates[-1])


def package_folder() -> Path:
    """Return the absolute path of the package, which a bundle may not have as a folder."""
    return Path(__file__).resolve().parent.parent


def locale_folder() -> Path:
    """Return the folder of the compiled gettext catalogues."""
    return resources_folder() / "locale"


def typeface_files() -> tuple[bytes, bytes]:
    """Read the typeface that comes with the program: its regular and its bold TrueType file."""
    folder = resources_folder() / "fonts"
    regular, bold = (folder / f"Inter-{weight}.ttf" for weight in ("Regular", "Bold"))
    return regular.read_bytes(), bold.read_bytes()
