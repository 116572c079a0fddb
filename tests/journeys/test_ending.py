"""The program ends by Qt's and Python's own end: with status 0, and without a word."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit.engine.preferences import Preferences
from judgekit.storage.preferences.preferences_file import PreferencesFile
from tests.journeys.test_starting import complaints, environment

PATIENCE = 60
"""Seconds after which a program that does not end is ended."""

NEW_EVENT = ("keys Ctrl+6", "write Modern Open", "keys Ctrl+Return", "keys Ctrl+2 Space")
LEFT_AS = {
    "nothing was touched": (),
    "every page was seen": (
        *NEW_EVENT,
        "keys Ctrl+1 G",
        "keys Ctrl+2 Ctrl+3 Ctrl+4 Ctrl+5 Ctrl+6 Ctrl+, F1",
    ),
    "the hall looks at the display, a deck is being checked": (
        *NEW_EVENT,
        "keys F11",
        "order c 14",
        "order d 23",
        "write isl",
    ),
}


@pytest.mark.parametrize("lines", LEFT_AS.values(), ids=LEFT_AS)
def test_a_window_that_is_left_ends_cleanly(own_home: Path, cache: Path, lines: tuple[str, ...]):
    shutil.copytree(cache, own_home / "cache")
    PreferencesFile(own_home / "config").save(Preferences(interface_language="en", muted=True))
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.journeys.driven_program"],
        env=environment(own_home, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8"),
        input="".join(f"{line}\n" for line in (*lines, "leave")),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, complaints(done)) == (0, [])
    assert len(done.stdout.splitlines()) == len(lines) + 2
    assert (own_home / "config" / "window.json").exists()
