"""A child process that ends when this one does, however that ends, where the system allows it.

Linux tells a child when its parent's thread has ended; `setpriv` of util-linux asks for that before
it becomes the child, and then looks whether the parent is still there: one that was killed
meanwhile has nobody left to tell. Windows ends all processes of a job when its last handle is
closed. macOS has neither: there the next start ends what was left over.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import which

_KILL_ON_CLOSE = 0x2000
_EXTENDED_LIMITS = 9
_SET_QUOTA_AND_TERMINATE = 0x0101
_LISTING_SECONDS = 5
_UNLESS_ALONE = 'test "$PPID" = "$0" && exec "$@"'


def call_that_ends_with_us(command: Sequence[str]) -> list[str]:
    """The same call, such that on Linux the process is killed when the calling thread ends."""
    setpriv = which("setpriv") if sys.platform == "linux" else None
    if setpriv is None:
        return [*command]
    asking = [setpriv, "--pdeathsig", "KILL"]
    return [*asking, "sh", "-c", _UNLESS_ALONE, str(os.getpid()), *command]


class OwnJob:
    """On Windows, what ends processes when this one has ended; elsewhere it does nothing."""

    def __init__(self) -> None:
        self._handle = 0
        if sys.platform == "win32":
            self._handle = _new_job()

    def hold(self, process: subprocess.Popen[bytes]) -> None:
        """Let a process end with this one; it may then run without, where it is not allowed."""
        if sys.platform == "win32" and self._handle:
            kernel = ctypes.windll.kernel32
            kernel.OpenProcess.restype = ctypes.c_void_p
            handle = kernel.OpenProcess(_SET_QUOTA_AND_TERMINATE, False, process.pid)
            if handle:
                kernel.AssignProcessToJobObject(
                    ctypes.c_void_p(self._handle), ctypes.c_void_p(handle)
                )
                kernel.CloseHandle(ctypes.c_void_p(handle))


def _new_job() -> int:
    """A job whose processes end with its last handle; 0 if the system gives none."""
    if sys.platform != "win32":
        return 0

    class _Limits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = (
            ("times", ctypes.c_int64 * 2),
            ("flags", ctypes.c_uint32),
            ("sets", ctypes.c_size_t * 2),
            ("processes", ctypes.c_uint32),
            ("affinity", ctypes.c_size_t),
            ("classes", ctypes.c_uint32 * 2),
            ("io", ctypes.c_uint64 * 6),
            ("memory", ctypes.c_size_t * 4),
        )

    kernel = ctypes.windll.kernel32
    kernel.CreateJobObjectW.restype = ctypes.c_void_p
    handle = kernel.CreateJobObjectW(None, None)
    if not handle:
        return 0
    limits = _Limits(flags=_KILL_ON_CLOSE)
    kernel.SetInformationJobObject(
        ctypes.c_void_p(handle), _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
    )
    return int(handle)


def end_left_over(
    process_number: Path, mark: str, call: Callable[[int], str] | None = None
) -> bool:
    """End a process that an earlier run left, if its call contains `mark`; return whether it did.

    `process_number` is the file in which it wrote its number; another process that has the number
    by now has another call.
    """
    try:
        number = int(process_number.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return False
    if number <= 1 or mark not in (call or call_of)(number):
        return False
    try:
        os.kill(number, getattr(signal, "SIGKILL", signal.SIGTERM))
    except OSError:
        return False
    return True


def call_of(number: int) -> str:
    """The call of a process with its arguments; empty if there is none or the system hides it."""
    if sys.platform == "linux":
        try:
            return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode()
        except (OSError, ValueError):
            return ""
    if sys.platform == "win32":
        return ""
    try:
        done = subprocess.run(
            ["ps", "-ww", "-o", "command=", "-p", str(number)],
            check=False,
            capture_output=True,
            text=True,
            timeout=_LISTING_SECONDS,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout
