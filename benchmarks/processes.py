"""Runs small programs in their own processes and times them, one beside another."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
PATIENCE = 300
"""Seconds."""
AS_INSTALLED = Path(__file__).resolve().parent / "as_installed"


def environment(home: Path) -> dict[str, str]:
    """The environment of a measured process: off-screen, with its own folders.

    Byte code is written, as after any installation: the libraries of the yardstick have theirs too.
    What only the tests' lock installs is hidden.
    """
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {
        **inherited,
        "QT_QPA_PLATFORM": "offscreen",
        "JUDGEKIT_HOME": str(home),
        "PYTHONPATH": os.pathsep.join((str(AS_INSTALLED), str(PROJECT))),
    }


def run(arguments: Sequence[str], home: Path, patience: float = PATIENCE) -> str:
    """Run one Python process; return what it printed, raise RuntimeError if it failed."""
    return run_beside({"": (arguments, home)}, patience)[""]


def run_beside(
    programs: Mapping[str, tuple[Sequence[str], Path]], patience: float = PATIENCE
) -> dict[str, str]:
    """Run several processes at the same time, each in its own home; return what each printed."""
    started = {
        name: subprocess.Popen(
            [sys.executable, *arguments],
            cwd=PROJECT,
            env=environment(home),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name, (arguments, home) in programs.items()
    }
    try:
        return {name: _said(process, patience) for name, process in started.items()}
    finally:
        for process in started.values():
            process.kill()


def _said(process: subprocess.Popen[str], patience: float) -> str:
    said, complaint = process.communicate(timeout=patience)
    if process.returncode:
        raise RuntimeError(f"{process.args!r} ended with {process.returncode}: {complaint}")
    return said


@dataclass(frozen=True)
class Spent:
    """Milliseconds from start to end of a process."""

    processor: float
    """In all its threads, unaffected by other programs; wall time on Windows, which doesn't tell
    its parent."""
    wall: float


def median_times(
    programs: Mapping[str, Sequence[str]], home: Path, rounds: int
) -> dict[str, Spent]:
    """The medians of interleaved rounds of each program.

    Every program is run once before, unmeasured, so that its files are cached.
    """
    for arguments in programs.values():
        run(arguments, home)
    times: dict[str, list[Spent]] = {name: [] for name in programs}
    for _ in range(rounds):
        for name, arguments in programs.items():
            times[name].append(_spent(arguments, home))
    return {
        name: Spent(
            statistics.median(each.processor for each in spent),
            statistics.median(each.wall for each in spent),
        )
        for name, spent in times.items()
    }


def _spent(arguments: Sequence[str], home: Path) -> Spent:
    before, began = _childrens_processor_time(), time.perf_counter()
    run(arguments, home)
    wall = time.perf_counter() - began
    return Spent((_childrens_processor_time() - before or wall) * 1000, wall * 1000)


def _childrens_processor_time() -> float:
    """Seconds that ended child processes have used; 0 on Windows."""
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415  (not on Windows)

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
