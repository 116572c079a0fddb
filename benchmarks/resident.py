"""Memory of this process, and of another."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

STATUS = Path("/proc/self/status")


class Held(NamedTuple):
    """Megabytes that a process holds: its own pages alone, those with its part of what it shares
    with others, and those with all of what it shares."""

    own: float
    proportional: float
    resident: float

    def beyond(self, other: Held) -> Held:
        """By how much it is more than another."""
        return Held(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))


def held_by(process: int) -> Held:
    """What a process holds now; on Linux alone."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]
    kilobytes = {
        name: int(rest.split()[0]) for name, _, rest in (each.partition(":") for each in lines)
    }
    own = kilobytes["Private_Clean"] + kilobytes["Private_Dirty"]
    return Held(*(each / 1024 for each in (own, kilobytes["Pss"], kilobytes["Rss"])))


def mean_of(starts: Sequence[Held]) -> Held:
    """The mean of what several starts held."""
    return Held(*map(statistics.mean, zip(*starts, strict=True)))


def resident_megabytes() -> float:
    """Resident memory in megabytes; on systems without /proc, its peak."""
    return _megabytes("VmRSS")


def own_megabytes() -> float:
    """Resident memory of its own, in megabytes; on systems without /proc, the peak of all.

    What files hold is left out: of that the system takes pages away while other programs need
    memory, and brings them back.
    """
    return _megabytes("RssAnon")


def most_megabytes() -> float:
    """Peak resident memory, in megabytes."""
    return _megabytes("VmHWM")


def _megabytes(name: str) -> float:
    if STATUS.exists():
        lines = STATUS.read_text().splitlines()
        return int(next(line for line in lines if line.startswith(name)).split()[1]) / 1024
    import resource  # noqa: PLC0415  (not on Windows)

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
