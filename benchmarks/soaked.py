"""What a soak tells: a made-up event that passed in the window, and what that cost."""

from __future__ import annotations

import heapq
import statistics

import msgspec

WARM = 60.0
"""Seconds after which nothing new may be needed: each page has been shown by then."""


class Look(msgspec.Struct, frozen=True):
    """A page that was looked at for some seconds, until `at` seconds after the begin.

    `pause` is the longest time that the window stood still, `filled` what a plain list of 3,000
    took then, in milliseconds; `own` is the memory of its own, in megabytes. `step` counts the
    commands that had been entered until then, `during` names what fell into that pause: commands,
    a second of the clock, a full garbage collection, a backup in another thread.
    """

    at: float
    page: str
    pause: float
    filled: float
    own: float
    step: int = 0
    during: tuple[str, ...] = ()

    def told(self) -> str:
        """One line of it."""
        during = ", ".join(self.during) or "nothing noted"
        return f"{self.pause:6.1f} ms  {self.page}, step {self.step:,}: {during}"


class Soaked(msgspec.Struct, frozen=True):
    """`entered` counts the commands by their names."""

    seconds: float
    entered: dict[str, int]
    looks: list[Look]
    replays_alike: bool

    def warm(self) -> list[Look]:
        """The looks after the first minute."""
        return [look for look in self.looks if look.at > WARM]

    def grown(self) -> float:
        """Megabytes by which memory grew after the first minute, at most."""
        before = [look.own for look in self.looks if look.at <= WARM]
        return max(look.own for look in self.warm()) - before[-1]

    def longest(self) -> Look:
        """The look with the longest pause after the first minute."""
        return self.longest_looks(1)[0]

    def longest_looks(self, count: int) -> list[Look]:
        """The looks with the longest pauses after the first minute, the longest first."""
        return heapq.nlargest(count, self.warm(), key=lambda look: look.pause)

    def filled(self) -> float:
        """What a plain list takes usually, in milliseconds."""
        return statistics.median(look.filled for look in self.looks)
