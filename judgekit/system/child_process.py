"""Start the program once more to do one task apart, with a bound on time and memory."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from enum import Enum, auto

from judgekit.system.resources import package_folder

_POLL_SECONDS = 0.05
_MEGABYTE = 1024 * 1024


class ChildEnd(Enum):
    """How a child process ended."""

    DONE = auto()
    FAILED = auto()
    """It crashed or reported a failure."""
    OUT_OF_TIME = auto()


def own_call(words: Sequence[str]) -> list[str]:
    """The call that starts this program with these words, also from a bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    return [sys.executable, "-m", "judgekit", *words]


def run_child(words: Sequence[str], seconds: float, waiting: Callable[[], None]) -> ChildEnd:
    """Run this program with these words until it ends or the time is over.

    `waiting` is called several times a second; what it raises ends the child and is raised here.
    Raises OSError if no process can be started.
    """
    child = subprocess.Popen(
        own_call(words),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=_environment(),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    try:
        for _ in range(int(seconds / _POLL_SECONDS)):
            with contextlib.suppress(subprocess.TimeoutExpired):
                return ChildEnd.FAILED if child.wait(_POLL_SECONDS) else ChildEnd.DONE
            waiting()
        return ChildEnd.OUT_OF_TIME
    finally:
        if child.poll() is None:
            child.kill()
            child.wait()


def limit_memory(megabytes: int) -> None:
    """Let this process take no more memory than this, and write no core file, where the system can
    hold it to that."""
    try:
        import resource  # noqa: PLC0415  (not on Windows)
    except ImportError:
        return
    for what, most in ((resource.RLIMIT_AS, megabytes * _MEGABYTE), (resource.RLIMIT_CORE, 0)):
        with contextlib.suppress(OSError, ValueError):
            _, hard = resource.getrlimit(what)
            bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(what, (bound, hard))


def _environment() -> dict[str, str]:
    """This process's environment, in which the package is found wherever it was started."""
    paths = [str(package_folder().parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
