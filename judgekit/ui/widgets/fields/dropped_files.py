"""The files that are dragged or copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def dropped_file(source: QMimeData) -> Path | None:
    """Return the one local file or folder dragged or copied; None for anything else."""
    files = dropped_files(source)
    return files[0] if len(files) == 1 else None


def dropped_files(source: QMimeData) -> tuple[Path, ...]:
    """Return the local files dragged or copied; none if anything else is among them."""
    urls = source.urls() if source.hasUrls() else []
    are_local = all(url.isLocalFile() for url in urls)
    return tuple(Path(url.toLocalFile()) for url in urls) if are_local else ()
