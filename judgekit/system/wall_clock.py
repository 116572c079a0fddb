"""The two clocks a tournament needs: what time it is, and how long it has been."""

from __future__ import annotations

import sys
import time
from datetime import UTC, datetime


class SystemClock:
    """The machine's own clocks."""

    def now(self) -> datetime:
        """The present instant in UTC; jumps when somebody sets the clock."""
        return datetime.now(UTC)

    def elapsed(self) -> float:
        """Seconds since some fixed moment; never jumps, and goes on while the machine sleeps."""
        if sys.platform == "linux":
            return time.clock_gettime(time.CLOCK_BOOTTIME)
        if sys.platform == "darwin":
            return time.clock_gettime(time.CLOCK_MONOTONIC)
        return time.monotonic()
