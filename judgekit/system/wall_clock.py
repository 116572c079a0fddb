"""Measured time, unaffected by suspend and by changes of the system clock."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from judgekit.system.boot_identity import boot_identity

NANOSECONDS = 1_000_000
"""In a millisecond."""

LONGEST_LOOK = 50
"""Milliseconds between the two tick readings of one look; a slower look is repeated."""

LOOKS = 5


FIRST_WITH_A_DAY = 14 * 3600
"""Seconds by which the zone that begins each day first is ahead of UTC."""


def latest_today(seconds: Callable[[], float] = time.time) -> str:
    """Return the day that it is where each day begins first, as YYYY-MM-DD, by the system clock: a
    later one is nowhere yet."""
    return time.strftime("%Y-%m-%d", time.gmtime(seconds() + FIRST_WITH_A_DAY))


class Reading(NamedTuple):
    """One reading of the machine's clocks.

    `utc_ms` is the system clock: milliseconds since 1970 UTC, which anybody may set. `ticks_ms`
    only increases, suspend included, and is meaningless beyond its boot. `boot` identifies that
    boot, empty if the system doesn't.
    """

    utc_ms: int
    ticks_ms: int
    boot: str


class MachineClock:
    """This machine's clocks: `CLOCK_BOOTTIME` on Linux, its equivalent elsewhere, or `ticks`."""

    def __init__(self, ticks: Callable[[], int] | None = None) -> None:
        self._ticks = ticks or _ticks_of_this_system()
        self._boot = boot_identity()

    def read(self) -> Reading:
        """Read both clocks at one instant; an interrupted reading is repeated."""
        for _ in range(LOOKS):
            ticks = self._ticks()
            utc = time.time_ns() // NANOSECONDS
            if self._ticks() - ticks <= LONGEST_LOOK:
                break
        return Reading(utc, ticks, self._boot)


class SteadyClock:
    """Measured time: the UTC of one instant, the anchor, plus the ticks elapsed since.

    `read` reads the machine's clocks.
    """

    def __init__(self, read: Callable[[], Reading]) -> None:
        self._read = read
        self._anchor = read()

    def now(self) -> int:
        """Return the current instant in milliseconds since 1970 UTC; it advances with the ticks,
        regardless of the system clock."""
        return self._at(self._read())

    def stamp(self) -> tuple[str, int]:
        """Return the boot and the ticks in milliseconds, to be recorded beside `now()`."""
        reading = self._read()
        return reading.boot, reading.ticks_ms

    def disagreement(self) -> int:
        """Return the system clock minus measured time, in milliseconds."""
        reading = self._read()
        return reading.utc_ms - self._at(reading)

    def anchor_to(self, utc_ms: int, ticks_ms: int, boot: str) -> None:
        """Continue from the last recorded instant, with the ticks and boot of that instant.

        Within the same boot the ticks give the elapsed time, even if the system clock has been
        changed meanwhile. Otherwise UTC is used; if it is before the recorded instant, time
        continues from the record, since events must not precede earlier ones.
        """
        reading = self._read()
        if _counts_on(reading, ticks_ms, boot):
            self._anchor = Reading(utc_ms, ticks_ms, boot)
            return
        self._anchor = reading._replace(utc_ms=max(utc_ms, reading.utc_ms))

    def set_to(self, utc_ms: int) -> None:
        """Continue from this instant now, as somebody has told it."""
        self._anchor = self._read()._replace(utc_ms=utc_ms)

    def counts_on_from(self, ticks_ms: int, boot: str) -> bool:
        """Whether the ticks say how long ago such a reading was: it was taken in this boot."""
        return _counts_on(self._read(), ticks_ms, boot)

    def system_now(self) -> int:
        """Return the system clock: milliseconds since 1970 UTC."""
        return self._read().utc_ms

    def follow_system(self) -> int:
        """Adopt the system clock on the user's request; return by how many milliseconds `now()` has
        jumped. The jump may be backwards: a caller that keeps a record must mind its last
        instant."""
        reading = self._read()
        leap = reading.utc_ms - self._at(reading)
        self._anchor = reading
        return leap

    def _at(self, reading: Reading) -> int:
        return self._anchor.utc_ms + reading.ticks_ms - self._anchor.ticks_ms


def _counts_on(reading: Reading, ticks_ms: int, boot: str) -> bool:
    return bool(boot) and boot == reading.boot and ticks_ms <= reading.ticks_ms


def _ticks_of_this_system() -> Callable[[], int]:
    """Return a reading in milliseconds that continues during sleep.

    Windows' counter advances in steps of up to 16 ms. Python's own monotonic clock stops during
    sleep on Linux and macOS; it is the fallback on other systems.
    """
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  (only on Windows)

        count = ctypes.windll.kernel32.GetTickCount64
        count.restype = ctypes.c_uint64
        return lambda: int(count())
    if sys.platform == "darwin":
        return lambda: time.clock_gettime_ns(time.CLOCK_MONOTONIC_RAW) // NANOSECONDS
    if hasattr(time, "CLOCK_BOOTTIME"):
        return lambda: time.clock_gettime_ns(time.CLOCK_BOOTTIME) // NANOSECONDS
    return lambda: time.monotonic_ns() // NANOSECONDS
