"""Read the dated changes of banned and restricted lists, from `resources/editions`."""

from __future__ import annotations

from pathlib import Path

from judgekit.domain.formats.ban_history import BanHistory
from judgekit.storage.files.resource_file import read_resource

BAN_HISTORY_FILE = "ban_history.json"


def read_ban_history(resources: Path) -> BanHistory:
    """Read the history; raises EnvironmentFailure if the file is unreadable or malformed."""
    return read_resource(resources / "editions" / BAN_HISTORY_FILE, BanHistory)
