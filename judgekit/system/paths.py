"""The program's own folders on this machine; it writes nowhere else."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

HOME_VARIABLE = "JUDGEKIT_HOME"
"""Environment variable with one folder for all of them, for a portable copy and for tests."""


class NoHomeFolder(Exception):
    """This user has no home folder, and no variable names another one."""


class Folders(NamedTuple):
    """`data` is made by the user, `config` holds preferences, `cache` can be regenerated."""

    data: Path
    config: Path
    cache: Path
    logs: Path

    @property
    def facts(self) -> Path:
        """The file of facts about editions that was loaded, if one was."""
        return self.data / "editions" / "facts.json"


def user_folders() -> Folders:
    """Return the platform's folders (none is created here), or those under `JUDGEKIT_HOME`.

    Raises:
        NoHomeFolder: the platform names none for this user.
    """
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = _absolute(home)
        return Folders(root / "data", root / "config", root / "cache", root / "logs")
    import platformdirs  # noqa: PLC0415  (only if the platform decides)

    dirs = platformdirs.PlatformDirs("judgekit", appauthor=False)
    try:
        return Folders(
            dirs.user_data_path, dirs.user_config_path, dirs.user_cache_path, dirs.user_log_path
        )
    except RuntimeError as error:
        raise NoHomeFolder(str(error)) from error


def _absolute(home: str) -> Path:
    """Make a path absolute, independent of later directory changes; an unknown `~name` is kept."""
    return Path(os.path.expanduser(home)).absolute()  # noqa: PTH111  (Path's raises)
