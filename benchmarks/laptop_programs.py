"""Laptops of a shared event as programs of their own, and what their persons do."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.processes import PROJECT, environment

PATIENCE = 180.0
"""Seconds; only a failing run takes that long."""
Said = dict[str, Any]


class LaptopProgram:
    """A `programs/shared_laptop.py`, told what to do and heard."""

    def __init__(self, home: Path, number: int, service: str) -> None:
        self.number = number
        folder = home / str(number)
        folder.mkdir(parents=True)
        self.file = folder / "event.judgekit"
        self._changed = threading.Condition()
        self._said: list[Said] = []
        self._since = 0
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "benchmarks.programs.shared_laptop"),
                *(str(self.file), service),
            ],
            cwd=PROJECT,
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        threading.Thread(target=self._read, daemon=True).start()

    def tell(self, do: str, **order: object) -> None:
        """Tell it what to do; from now on only what it says afterwards is waited for."""
        assert self._process.stdin
        with self._changed:
            self._since = len(self._said)
        self._process.stdin.write(json.dumps({"do": do, **order}) + "\n")
        self._process.stdin.flush()

    def hear(self, until: Callable[[Said], object]) -> Said:
        """What it says first of that kind. Raises RuntimeError if it never does."""
        with self._changed:
            found: list[Said] = []

            def is_said() -> bool:
                said = self._said[self._since :]
                found[:] = [each for each in said if until(each)]
                is_over = self._process.poll() is not None
                return bool(found) or is_over or any("failed" in each for each in said)

            self._changed.wait_for(is_said, PATIENCE)
            if not found:
                raise RuntimeError(f"laptop {self.number} never said it: {self._said[-4:]}")
            return found[0]

    def ask(self, do: str, answer: str, **order: object) -> Said:
        """Tell it something, and hear the first thing with such a value that it says then."""
        self.tell(do, **order)
        return self.hear(lambda said: answer in said)

    def processes(self) -> list[int]:
        """Itself, and the programs that it has started, such as a hub's server."""
        tasks = Path(f"/proc/{self._process.pid}/task").glob("*/children")
        started = [int(each) for task in tasks for each in task.read_text().split()]
        return [self._process.pid, *started]

    def signal(self, number: signal.Signals) -> None:
        """Send all of them a signal."""
        for process in reversed(self.processes()):
            os.kill(process, number)

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            with self._changed:
                self._said.append(json.loads(line))
                self._changed.notify_all()
        with self._changed:
            self._changed.notify_all()


def new_service() -> str:
    """A name by which only those who know it find each other in the hall that this machine is."""
    return f"_jk{uuid.uuid4().hex[:10]}._tcp.local."
