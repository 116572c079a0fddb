"""When a line that was cut is tried again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

FIRST = 0.2
LONGEST = 4.0
REFUSED = 15.0
"""Seconds."""


class Retries:
    """Waits that double, each made shorter or longer by chance, so that thirty laptops that were
    cut at once don't come back at once."""

    def __init__(self, chance: Callable[[], float] | None = None) -> None:
        self._chance = chance or Random().random
        self._next = FIRST

    def wait(self) -> float:
        """Seconds until the next try."""
        wait, self._next = self._next, min(self._next * 2, LONGEST)
        return wait * (0.5 + self._chance())

    def wait_refused(self) -> float:
        """Seconds until a hub that refuses this device is asked again."""
        return REFUSED * (0.5 + self._chance())

    def begin_anew(self) -> None:
        """It was connected."""
        self._next = FIRST
