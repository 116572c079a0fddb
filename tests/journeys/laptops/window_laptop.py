"""A laptop with a window, as a process of its own with folders of its own."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import judgekit
from judgekit.domain.tournament import EVENT_KINDS
from judgekit.engine.preferences import Preferences
from judgekit.storage.preferences.preferences_file import PreferencesFile
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.inspection import ReadRecord
from judgekit.storage.record.record_files import SUFFIX
from judgekit.storage.record.tournament_folder import FOLDER_NAME, TournamentFolder
from tests.journeys.test_starting import environment

PATIENCE = 90.0
"""Seconds that a busy machine may need; only a failing run takes that long."""
LOOK_EVERY = 0.2
LANGUAGES = ("en", "es", "ru")
SIZE = "1280 800"
Known = dict[str, Any]


class WindowLaptop:
    """One laptop over several starts. `around` is put before the program's call, to give it a
    network of its own."""

    def __init__(
        self,
        folder: Path,
        name: str,
        cache: Path,
        around: Sequence[str] = (),
        more: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self._home = folder / f"home of {name}"
        self._around = [*around]
        self._more = dict(more or {})
        self._process: subprocess.Popen[str] | None = None
        self.known: Known = {}
        """What was known after the last line."""
        self.accepted: set[str] = set()
        """The steps that were entered here, over all starts."""
        self._home.mkdir()
        shutil.copytree(cache, self._home / "cache")
        used_before = Preferences(
            interface_language="en",
            muted=True,
            notes_of=judgekit.__version__,
            judge_name=name,
        )
        PreferencesFile(self._home / "config").save(used_before)

    # -- its life

    def start(self) -> None:
        """Start it, and wait until its last event is open."""
        self._process = subprocess.Popen(
            [
                *self._around,
                *(sys.executable, "-X", "faulthandler"),
                *("-m", "tests.journeys.laptops.driven_laptop"),
            ],
            env=environment(
                self._home, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", **self._more
            ),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._hear()
        self.do(f"size {SIZE}")

    def kill(self) -> None:
        """End it at once, in the midst of whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    # -- what its person does, and sees

    def do(self, *lines: str) -> Known:
        """Have lines done one after the other; return what is known after the last."""
        assert self._process is not None
        assert self._process.stdin is not None
        for line in lines:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
            self._hear()
            assert not self.known["problem"], self.known
        return self.known

    def order(self, *orders: str) -> None:
        """Give orders in the command bar, each of which is accepted as one step."""
        for order in orders:
            before = len(self.accepted)
            self.do(f"order {order}")
            entered = len(self.accepted) - before
            assert entered == 1, f"{order}: {entered} steps, {self.known}"

    def wait(self, until: Callable[[Known], object], what: str) -> Known:
        """Look until something is so."""
        end = time.monotonic() + PATIENCE
        while not until(self.do("look")):
            assert time.monotonic() < end, f"{self.name}: {what}; {self.known}"
            time.sleep(LOOK_EVERY)
        return self.known

    def wait_for_a_second_after(self, other: WindowLaptop) -> None:
        """Wait until what is entered here happens after all that was entered there."""
        last = other.do("look")["now"]
        self.wait(lambda known: known["now"] > last + 1_000, "time stands still")

    def press_until(self, line: str, until: Callable[[Known], object], what: str) -> Known:
        """Do a line, and wait for what comes of it."""
        self.do(line)
        return self.wait(until, what)

    def sees(self, words: str) -> bool:
        """Whether words can be read somewhere in the window."""
        return any(words in each for each in (*self.known["words"], *self.known["banners"]))

    def picture(self, folder: Path | None, what: str) -> None:
        """Save how the window looks in each language."""
        if folder is None:
            return
        for language in LANGUAGES:
            self.do(f"speak {language}", "look", f"picture {folder}/{what}-{language}.png")
        self.do(f"speak {LANGUAGES[0]}")

    # -- what it keeps

    def record(self) -> ReadRecord:
        """What the file of its event holds now."""
        events = self._home / "data" / FOLDER_NAME
        (file,) = [each for each in events.iterdir() if each.suffix == SUFFIX]
        return TournamentFolder(events, EventCodec(EVENT_KINDS)).read_file(file)

    def _hear(self) -> None:
        """Read one answer; a program that says nothing tells where it stands, and fails."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        silent = threading.Timer(PATIENCE, process.send_signal, (signal.SIGABRT,))
        silent.start()
        try:
            line = process.stdout.readline()
        finally:
            silent.cancel()
        assert line, f"the program of {self.name} ended"
        self.known = json.loads(line)
        self.accepted.update(self.known["own"])
