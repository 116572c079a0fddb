"""The program's own folders on this machine; everything it writes lies in them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

HOME_VARIABLE = "JUDGEKIT_HOME"
"""Names one folder that holds all of them instead, for a portable copy and for tests."""


class Folders(NamedTuple):
    """`data` is what the user made, `config` preferences, `cache` what can be made again."""

    data: Path
    config: Path
    cache: Path
    logs: Path


def user_folders() -> Folders:
    """The folders the platform assigns (none is created here), or those under `JUDGEKIT_HOME`."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = _absolute(home)
        return Folders(root / "data", root / "config", root / "cache", root / "logs")
    import platformdirs  # noqa: PLC0415  (only where the platform decides)

    dirs = platformdirs.PlatformDirs("judgekit", appauthor=False)
    return Folders(
        dirs.user_data_path, dirs.user_config_path, dirs.user_cache_path, dirs.user_log_path
    )


def _absolute(home: str) -> Path:
    """Where the program goes later does not matter; a `~name` of nobody is a name like others."""
    return Path(os.path.expanduser(home)).absolute()  # noqa: PTH111  (Path's raises)
