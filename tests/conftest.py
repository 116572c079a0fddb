"""What every test stands on: off-screen Qt, folders of its own, no clock over hypothesis."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
settings.register_profile("judgekit", deadline=None)
settings.load_profile("judgekit")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of the test's own, so that none reads or writes the user's."""
    home = tmp_path / "judgekit-home"
    monkeypatch.setenv("JUDGEKIT_HOME", str(home))
    return home
