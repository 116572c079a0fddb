"""The program is killed in the middle of a round and started again: the round goes on."""

from __future__ import annotations

import json
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import judgekit
from judgekit.engine.preferences import Preferences
from judgekit.storage.preferences.preferences_file import PreferencesFile
from tests.journeys.test_starting import environment

LATE = 1_500
"""How many milliseconds the clock of the program may be apart from this process's."""

PATIENCE = 40
"""Seconds after which a program that says nothing is ended."""

Known = dict[str, Any]


class Started:
    """A program with a window of its own, off screen, and an event in a file."""

    def __init__(self, home: Path, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.journeys.driven_program", *words],
            env=environment(home, QT_QPA_PLATFORM="offscreen", LC_ALL="en_GB.UTF-8"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._patience = threading.Timer(PATIENCE, self._process.kill)
        self._patience.start()
        self.first = self.said()

    def do(self, *lines: str) -> Known:
        """Each of them, waited for; what was known after the last."""
        known = self.first
        for line in lines:
            self.send(line)
            known = self.said()
        return known

    def send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def said(self) -> Known:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the program ended"
        return json.loads(line)

    def kill(self) -> list[Known]:
        """At once, with no time to put anything away; what it had still said."""
        self._process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        assert self._process.stdout is not None
        said = [line for line in self._process.stdout if line.endswith("\n")]
        self._process.wait()
        self._patience.cancel()
        return [json.loads(line) for line in said]


@pytest.fixture
def start(own_home: Path, cache: Path) -> Iterator[Any]:
    """Starts the program with these words; what still runs in the end is killed."""
    shutil.copytree(cache, own_home / "cache")
    used_before = Preferences(interface_language="en", muted=True, notes_of=judgekit.__version__)
    PreferencesFile(own_home / "config").save(used_before)
    running: list[Started] = []

    def started(*words: str) -> Started:
        running.append(Started(own_home, *words))
        return running[-1]

    yield started
    for each in running:
        each.kill()


def reading(strip: str) -> int:
    """The seconds that the first clock of the strip shows: `…, running 49:58 ends 15:35`."""
    minutes, seconds = next(word for word in strip.split() if ":" in word).split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_round_goes_on_after_the_program_was_killed(start):
    program = start()
    program.do("keys Ctrl+6", "write Modern Open", "keys Ctrl+Return", "keys Ctrl+2 Space")
    started = program.do("order x 12 6 judge error", "order c 14", "order c 3", "look")
    before = program.do("keys Space", "keys Space", "order x 3 2:30", "look")
    program.kill()
    time.sleep(1.2)
    again = start()
    known = again.first
    assert known["ends_at"] == before["ends_at"]
    paused = before["ends_at"] - started["ends_at"]
    held = {table: known["now"] - opened - paused for table, opened in known["calls"].items()}
    assert known["deadlines"] == {
        "12": 360_000,
        "14": held["14"],
        "3": 150_000 + held["3"],
    }
    assert known["calls"] == before["calls"]
    assert sorted(known["calls"]) == ["14", "3"]
    assert known["steps"] == before["steps"]
    assert known["banners"] == []
    assert abs(known["now"] - time.time() * 1000) < LATE
    clock, call, *_ = known["strip"]
    # What is seen is of the last second that was told, and a busy machine looks after it.
    assert reading(clock) - (known["ends_at"] - known["now"]) // 1000 in (0, 1)
    assert call.startswith("Call, table 14 +1, ")
    watch = call.removeprefix("Call, table 14 +1, ").split()[0]
    seconds = (known["now"] - known["calls"]["14"]) // 1000
    assert watch in (f"00:{seconds:02d}", f"00:{seconds - 1:02d}")
    assert seconds >= 1
    closed = again.do("order c 14")
    assert list(closed["calls"]) == ["3"]


def test_whatever_was_acknowledged_when_it_was_killed_is_there(start, tmp_path):
    words = ("--event", str(tmp_path / "open.judgekit"))
    program = start(*words)
    known = program.do("keys Ctrl+2 Space")
    for kill in range(3):
        for table in range(1, 30):
            program.send(f"order c {100 * kill + table}")
        time.sleep(random.uniform(0.0, 0.4))
        known = (program.kill() or [known])[-1]
        program = start(*words)
        steps = program.first["steps"]
        assert steps[: len(known["steps"])] == known["steps"]
        assert known["calls"].items() <= program.first["calls"].items()
        assert program.first["banners"] == []
        known = program.first


def test_the_page_comes_back_after_a_kill_and_the_clock_if_a_round_runs(start):
    program = start()
    program.do("keys Ctrl+6", "write Modern Open", "keys Ctrl+Return", "keys Ctrl+3")
    time.sleep(1.5)  # the window's state is saved a second after its last change
    program.kill()
    again = start()
    assert again.first["page"] == "calls"
    again.do("keys Ctrl+2 Space", "keys Ctrl+5")
    time.sleep(1.5)
    again.kill()
    assert start().first["page"] == "clock"


def test_a_paused_draft_goes_on_where_it_was_after_the_program_was_killed(start):
    program = start()
    program.do("keys Ctrl+6", "write Booster Draft", "keys Ctrl+Return", "keys Ctrl+2 D Space")
    before = program.do("keys Right", "keys Right", "keys Space", "look")
    assert "paused" in before["strip"][0], before["strip"]
    program.kill()

    time.sleep(1.2)
    again = start()
    assert again.first["strip"][0] == before["strip"][0]
    resumed = again.do("keys Ctrl+2 D Space", "look")
    assert "running" in resumed["strip"][0]
    assert reading(before["strip"][0]) - reading(resumed["strip"][0]) in (0, 1)
