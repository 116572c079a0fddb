"""When a line that was cut is tried again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

FIRST = 0.2
LONGEST = 4.0
LONGEST_REFUSED = 15.0
"""Seconds."""


class Retries:
    """Waits that double, each made shorter or longer by chance, so that thirty laptops that were
    cut at once don't come back at once."""

    def __init__(self, chance: Callable[[], float] | None = None) -> None:
        self._chance = chance or Random().random
        self._next = FIRST

    def wait(self) -> float:
        """Seconds until the next try."""
        return self._wait(LONGEST)

    def wait_refused(self) -> float:
        """Seconds until a hub that refuses this device is asked again: it may just be starting."""
        return self._wait(LONGEST_REFUSED)

    def begin_anew(self) -> None:
        """It was connected."""
        self._next = FIRST

    def _wait(self, longest: float) -> float:
        wait = min(self._next, longest)
        self._next = min(wait * 2, longest)
        return wait * (0.5 + self._chance())
