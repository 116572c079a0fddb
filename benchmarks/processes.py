"""Runs small programs in processes of their own and times them, one beside another."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
AS_INSTALLED = Path(__file__).resolve().parent / "as_installed"


def environment(home: Path) -> dict[str, str]:
    """The environment of a measured process: off-screen, with folders of its own.

    Byte code is kept, as after any installation: the libraries of the yardstick have theirs too.
    What only the tests' lock installs is out of sight.
    """
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {
        **inherited,
        "QT_QPA_PLATFORM": "offscreen",
        "JUDGEKIT_HOME": str(home),
        "PYTHONPATH": os.pathsep.join((str(AS_INSTALLED), str(PROJECT))),
    }


def run(arguments: Sequence[str], home: Path) -> str:
    """One Python process with these arguments; returns what it printed, raises where it failed."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=PROJECT,
        env=environment(home),
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return done.stdout


def median_wall_times(
    programs: Mapping[str, Sequence[str]], home: Path, rounds: int
) -> dict[str, float]:
    """Milliseconds from start to end of each program, the median of interleaved rounds.

    Every program runs once unmeasured before, so that files are in memory for all of them.
    """
    for arguments in programs.values():
        run(arguments, home)
    times: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(rounds):
        for name, arguments in programs.items():
            began = time.perf_counter()
            run(arguments, home)
            times[name].append((time.perf_counter() - began) * 1000)
    return {name: statistics.median(values) for name, values in times.items()}
