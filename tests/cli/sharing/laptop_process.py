"""A laptop as a program of its own: `judgekit share` or `join`, told line by line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from judgekit.domain.tournament import EVENT_KINDS
from judgekit.network.server.ending_with_us import call_of
from judgekit.storage.record.codec import EventCodec
from judgekit.storage.record.inspection import ReadRecord
from judgekit.storage.record.record_files import RecordFiles
from judgekit.storage.record.tournament_folder import TournamentFolder

PATIENCE = 90.0
"""Seconds that a busy machine may need; only a failing run takes that long."""
ENDS = ("confirmed", "merged", "set-aside")
Answer = dict[str, Any]


class LaptopProcess:
    """One laptop over several starts. `around` is put before the program's call, to give it a
    network of its own."""

    def __init__(self, folder: Path, name: str, around: Sequence[str] = ()) -> None:
        self.name = name
        self.file = folder / f"{name}.judgekit"
        self._home = folder / f"home {name}"
        self._around = list(around)
        self._process: subprocess.Popen[str] | None = None
        self._reading: threading.Thread | None = None
        self._changed = threading.Condition()
        self.answers: list[Answer] = []
        """All that it has said, over all starts."""
        self._since = 0
        self._line = 0
        self.accepted: dict[str, str] = {}
        """The steps that were entered here, by what was asked for."""

    # -- its life

    def start(self, *words: str) -> None:
        call = [*self._around, sys.executable, "-X", "faulthandler", "-m", "judgekit", *words]
        call += ["--event", str(self.file), "--json"]
        self._line, self._since = 0, len(self.answers)
        self._process = subprocess.Popen(
            call,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "JUDGEKIT_HOME": str(self._home)},
        )
        self._reading = threading.Thread(target=self._read, args=(self._process,), daemon=True)
        self._reading.start()

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End it at once, in the midst of whatever it does."""
        if self._process is not None and self._reading is not None:
            self._process.kill()
            self._process.wait()
            self._reading.join(PATIENCE)

    def suspend(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def quit(self) -> int:
        self.tell(do="quit")
        assert self._process is not None
        return self._process.wait(PATIENCE)

    # -- what it is told, and says

    def tell(self, **order: Any) -> int:
        """Give it a line; return the line's number."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        self._line += 1
        return self._line

    def ask(self, **order: Any) -> Answer:
        """Give it a line, and wait for its answer."""
        line = self.tell(**order)
        answer = self.wait(lambda said: said.get("line") == line)
        if answer.get("state") == "pending":
            for step in answer.get("steps", [answer["step"]]):
                self.accepted[step] = str(order.get("do"))
        return answer

    def wait(self, until: Callable[[Answer], object], patience: float = PATIENCE) -> Answer:
        """Wait for something that it says since its last start."""
        with self._changed:
            found: list[Answer] = []

            def is_said() -> bool:
                found[:] = [each for each in self.answers[self._since :] if until(each)]
                return bool(found) or not self.is_running

            self._changed.wait_for(is_said, patience)
            if not found:
                self._tell_where_it_stands()
            assert found, f"{self.name} never said it: {self.answers[-3:]}"
            return found[0]

    def last(self, which: Callable[[Answer], object]) -> Answer:
        """What it said last of a kind since its last start."""
        with self._changed:
            return [each for each in self.answers[self._since :] if which(each)][-1]

    def has_said(self, until: Callable[[Answer], object]) -> bool:
        with self._changed:
            return any(map(until, self.answers[self._since :]))

    def outcomes(self) -> dict[str, Answer]:
        """What it told of each step last."""
        with self._changed:
            said = list(self.answers)
        return {each["step"]: each for each in said if each.get("state") in ENDS}

    def servers(self) -> list[int]:
        """The hub's servers that run for this laptop, as the system tells of all its processes."""
        mark = str(RecordFiles(self.file).team / "server")
        numbers = (int(each.name) for each in Path("/proc").iterdir() if each.name.isdigit())
        return [number for number in numbers if mark in call_of(number)]

    def record(self) -> ReadRecord:
        """What its file holds now."""
        folder = TournamentFolder(self._home / "events", EventCodec(EVENT_KINDS))
        return folder.read_file(self.file)

    def log_file(self) -> str:
        """The end of its program's log."""
        found = sorted(self._home.rglob("judgekit.log"))
        return found[0].read_text("utf-8")[-3_000:] if found else "no log"

    def _tell_where_it_stands(self) -> None:
        """Have all its threads written to standard error; it ends by that."""
        if self._process is not None and self.is_running:
            self._process.send_signal(signal.SIGCONT)
            self._process.send_signal(signal.SIGABRT)
            self._process.wait()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            if not line.endswith("\n"):
                break  # it was killed while it said that
            with self._changed:
                self.answers.append(json.loads(line))
                self._changed.notify_all()
        with self._changed:
            self._changed.notify_all()


def wait_until(is_so: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    """Wait for something that no answer tells."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.1)
