"""Processes that work on records until they are killed."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = [sys.executable, "-m", "tests.storage.record.recording_program"]
LONGEST_MS = 60


class Victims:
    """Starts processes and kills them; children of one server where the system can fork."""

    def __init__(self) -> None:
        self._server = self._start() if hasattr(os, "fork") else None

    def killed(
        self, task: str, folder: Path, name: str, after_ms: float, *, at_work: bool = False
    ) -> list[str]:
        """What a process with that task had said when it was killed, so long after its start, or
        after its first word if it is to be killed at work."""
        process = self._server or self._start(task, str(folder), name)
        assert process.stdin is not None
        assert process.stdout is not None
        victim = process.pid
        if self._server:
            process.stdin.write(f"{task}\t{folder}\t{name}\n")
            process.stdin.flush()
            victim = int(process.stdout.readline().removeprefix("child "))
        said = [process.stdout.readline().rstrip("\n")] if at_work else []
        time.sleep(after_ms / 1000)
        os.kill(victim, getattr(signal, "SIGKILL", signal.SIGTERM))  # Windows: TerminateProcess
        for line in process.stdout:
            if not line.endswith("\n") or line == "ended\n":
                break
            said.append(line.rstrip("\n"))
        if not self._server:
            process.wait()
        return said

    def close(self) -> None:
        if self._server:
            self._server.kill()
            self._server.communicate()

    def _start(self, *task: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*PROGRAM, *task],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )


def instants(kills: int) -> Iterator[float]:
    """Random instants, other ones in each run; where a start takes long, as much later."""
    for _ in range(kills):
        yield random.uniform(0, LONGEST_MS) + (0 if hasattr(os, "fork") else 400)
