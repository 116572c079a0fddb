"""By what derived files notice that their sources, or the code that makes them, are others."""

from __future__ import annotations

import os
from pathlib import Path


def file_stamps(folder: Path) -> list[str]:
    """List each file of the folder with its size in bytes and modification time in nanoseconds."""
    try:
        with os.scandir(folder) as entries:
            stats = [(entry.name, entry.stat()) for entry in entries if entry.is_file()]
    except OSError:
        return []
    return sorted(f"{name} {stat.st_size} {stat.st_mtime_ns}" for name, stat in stats)
