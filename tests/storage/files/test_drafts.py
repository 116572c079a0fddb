"""What killed programs leave of the files that they were making."""

from __future__ import annotations

import os
from pathlib import Path

from judgekit.storage.files.drafts import remove_abandoned

OLD, YOUNG = 0, None


def leave(path: Path, changed: float | None) -> Path:
    path.touch()
    if changed is not None:
        os.utime(path, (changed, changed))
    return path


def test_old_drafts_go_with_what_lies_beside_them_and_all_else_stays(tmp_path):
    event = tmp_path / "liga [1].judgekit"
    for name in ("backup-7.new", "backup-7.new-journal", "copy-8.new-wal", "copy-8.new-shm"):
        leave(tmp_path / f"{event.name}.{name}", OLD)
    kept = [
        leave(event, OLD),
        leave(tmp_path / f"{event.name}.backup-1", OLD),
        leave(tmp_path / f"{event.name}.damaged-1.newer", OLD),
        leave(tmp_path / "liga 1.judgekit.backup-7.new", OLD),
        leave(tmp_path / f"{event.name}.backup-9.new", YOUNG),
    ]
    remove_abandoned(event)
    assert sorted(tmp_path.iterdir()) == sorted(kept)


def test_where_there_is_no_folder_nothing_happens(tmp_path):
    remove_abandoned(tmp_path / "gone" / "liga.judgekit")
