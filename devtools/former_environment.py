"""What `.venv` was before an update, kept beside it until the update is whole.

pip works in the environment's own folder, since scripts name that folder. Where it is cut off or
fails, the former environment takes its place again, with all that was installed.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class FormerEnvironment:
    """The environment in `folder` as it was; `unfinished` exists while it is being changed."""

    folder: Path
    unfinished: Path

    @property
    def kept(self) -> Path:
        """Where it lies whole while the update goes on."""
        return self.folder.with_name(f"{self.folder.name}.former")

    @property
    def begun(self) -> Path:
        """Where it is being copied to."""
        return self.folder.with_name(f"{self.folder.name}.copying")

    @property
    def failed(self) -> Path:
        """Where what came of a failed update waits for its removal."""
        return self.folder.with_name(f"{self.folder.name}.failed")

    def copy(self) -> None:
        """Keep it while pip changes it in place.

        The files are hard links, which take no room: pip replaces files and never writes into one.
        """
        shutil.copytree(self.folder, self.begun, symlinks=True, copy_function=linked)
        self.begun.rename(self.kept)

    def move(self) -> None:
        """Keep it while another one is made in its place."""
        self.folder.rename(self.kept)

    def put_back(self) -> bool:
        """Give it its place again, after an update that failed or was cut off; return whether there
        was one. Each step can be cut off, too."""
        for left in (self.begun, self.failed):
            shutil.rmtree(left, ignore_errors=True)
        if not self.kept.exists():
            return False
        if self.folder.exists() and not self.unfinished.exists():
            self.drop()
            return False
        if self.folder.exists():
            self.folder.rename(self.failed)
        self.kept.rename(self.folder)
        shutil.rmtree(self.failed, ignore_errors=True)
        return True

    def drop(self) -> None:
        """Remove it, once the update is whole."""
        shutil.rmtree(self.kept, ignore_errors=True)


def linked(source: str, target: str) -> str:
    """Link a file, or copy it on a disk without links; the name that `copytree` asks for."""
    try:
        os.link(source, target, follow_symlinks=False)
    except (OSError, NotImplementedError):
        shutil.copy2(source, target, follow_symlinks=False)
    return target
