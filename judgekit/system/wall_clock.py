"""What time it is by measured time, which neither suspend nor a changed system clock moves."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

NANOSECONDS = 1_000_000
"""In a millisecond."""

LONGEST_LOOK = 50
"""Milliseconds between the two readings of one look; after more it is taken again."""

LOOKS = 5
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


class Reading(NamedTuple):
    """One look at the machine's clocks.

    `utc_ms` is the system clock: milliseconds since 1970 UTC, which anybody may set. `ticks_ms`
    only ever grows, suspend included, and means nothing beyond its boot. `boot` names that boot,
    empty where the system has no name for it.
    """

    utc_ms: int
    ticks_ms: int
    boot: str


class MachineClock:
    """The clocks of this machine: `CLOCK_BOOTTIME` on Linux, its like elsewhere, or `ticks`."""

    def __init__(self, ticks: Callable[[], int] | None = None) -> None:
        self._ticks = ticks or _ticks_of_this_system()
        self._boot = _boot_id()

    def read(self) -> Reading:
        """Both clocks at one instant: a look that was itself interrupted is taken again."""
        for _ in range(LOOKS):
            ticks = self._ticks()
            utc = time.time_ns() // NANOSECONDS
            if self._ticks() - ticks <= LONGEST_LOOK:
                break
        return Reading(utc, ticks, self._boot)


class SteadyClock:
    """Measured time: the UTC of one instant, the anchor, and the ticks that have gone by since.

    `read` looks at the machine. `went_back_ms` is by how much the system clock lay before the last
    record when the anchor was set, 0 where it did not.
    """

    def __init__(self, read: Callable[[], Reading]) -> None:
        self._read = read
        self._anchor = read()
        self.went_back_ms = 0

    def now(self) -> int:
        """This instant, milliseconds since 1970 UTC; from one look to the next it moves as the
        ticks do, whatever happens to the system clock."""
        return self._at(self._read())

    def stamp(self) -> tuple[str, int]:
        """The boot and the ticks in milliseconds, to be recorded beside `now()`."""
        reading = self._read()
        return reading.boot, reading.ticks_ms

    def disagreement(self) -> int:
        """By how many milliseconds the system clock is ahead of measured time; negative: behind."""
        reading = self._read()
        return reading.utc_ms - self._at(reading)

    def anchor_to(self, utc_ms: int, ticks_ms: int, boot: str) -> None:
        """Go on from what was last recorded: its instant, and the ticks and boot of that instant.

        Within the same boot the ticks tell how long ago that was, even if the system clock has been
        changed meanwhile. Otherwise only UTC is left, and is taken; where it lies before the
        record it went backwards: `went_back_ms` keeps by how much, and time goes on from the
        record, since nothing may happen before what has happened.
        """
        reading = self._read()
        self.went_back_ms = 0
        if boot and boot == reading.boot and ticks_ms <= reading.ticks_ms:
            self._anchor = Reading(utc_ms, ticks_ms, boot)
            return
        self.went_back_ms = max(0, utc_ms - reading.utc_ms)
        self._anchor = reading._replace(utc_ms=max(utc_ms, reading.utc_ms))

    def follow_system(self) -> int:
        """Take the system clock for right, as the user wishes; returns by how many milliseconds
        `now()` has leapt. Back is possible too: whoever keeps a record has to mind its last
        instant."""
        reading = self._read()
        leap = reading.utc_ms - self._at(reading)
        self._anchor = reading
        self.went_back_ms = 0
        return leap

    def _at(self, reading: Reading) -> int:
        return self._anchor.utc_ms + reading.ticks_ms - self._anchor.ticks_ms


def _ticks_of_this_system() -> Callable[[], int]:
    """A reading in milliseconds that goes on while the machine sleeps.

    Windows' counter moves in steps of up to 16 ms. Python's own monotonic clock stops asleep on
    Linux and macOS, and is what remains where a system has none of these.
    """
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  (only where Windows is asked)

        count = ctypes.windll.kernel32.GetTickCount64
        count.restype = ctypes.c_uint64
        return lambda: int(count())
    if sys.platform == "darwin":
        return lambda: time.clock_gettime_ns(time.CLOCK_MONOTONIC_RAW) // NANOSECONDS
    if hasattr(time, "CLOCK_BOOTTIME"):
        return lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME) // NANOSECONDS
    return lambda: time.monotonic_ns() // NANOSECONDS


def _boot_id() -> str:
    """The name that Linux gives each boot; empty elsewhere and where it can't be read."""
    try:
        return BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""
