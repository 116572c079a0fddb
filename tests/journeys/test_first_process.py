"""A process of its own: `--rehearsal` begins one; a first start asks, and no later one does."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from judgekit.engine.preferences import Preferences
from judgekit.storage.preferences.preferences_file import PreferencesFile
from tests.journeys.test_starting import complaints, environment

PATIENCE = 60


@pytest.fixture
def home(own_home: Path, cache: Path) -> Path:
    shutil.copytree(cache, own_home / "cache")
    return own_home


def played(home: Path, *lines: str, words: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """What was seen after the start and after each line, until the window was left."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.journeys.driven_program", *words],
        env=environment(home, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8"),
        input="".join(f"{line}\n" for line in (*lines, "leave")),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, complaints(done)) == (0, [])
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_call_begins_a_rehearsal_and_its_end_leaves_nothing(home):
    PreferencesFile(home / "config").save(Preferences(interface_language="en", muted=True))
    first, *_ = played(home, words=("--rehearsal",))
    assert first["page"] == "clock"
    assert len(first["steps"]) >= 2
    assert not (home / "data" / "rehearsal").exists()
    assert not list((home / "data").rglob("*.judgekit"))


def test_a_first_start_asks_and_the_next_one_does_not(home):
    *_, after, _ = played(home, "write vera", "keys Down Return")
    assert after["page"] == "rules"
    assert PreferencesFile(home / "config").load().preferences.judge_name == "vera"
    _, later, _ = played(home, "keys Ctrl+2")
    assert later["page"] == "clock"


def test_a_call_for_a_page_is_not_held_up(home):
    first, *_ = played(home, words=("--page", "event"))
    assert first["page"] == "event"
    _, later, _ = played(home, "keys Ctrl+2", words=("--page", "event"))
    assert later["page"] == "clock"
