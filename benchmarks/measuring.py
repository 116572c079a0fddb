"""What changes cost beside a yardstick, measured in turns inside one process."""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from benchmarks.figure import Figure

Act = Callable[[], object]
PASSES = 3
WARM_UPS = 5


def milliseconds(act: Act) -> float:
    """The processor time that this takes in all threads: what other programs do meanwhile isn't
    counted. On Windows, where that is counted in steps of 16 ms, the time on the clock."""
    clock = time.perf_counter if sys.platform == "win32" else time.process_time
    begin = clock()
    act()
    return (clock() - begin) * 1_000


@dataclass
class Measured:
    """Milliseconds of each change and of the yardstick taken right after it."""

    own: list[float] = field(default_factory=list)
    yardstick: list[float] = field(default_factory=list)

    def figure(self, name: str, yardstick_name: str, most_ratio: float | None = None) -> Figure:
        """The 95th percentile of the changes beside the median of the yardstick, which is the same
        work every time."""
        slow = statistics.quantiles(self.own, n=20)[-1]
        usual = statistics.median(self.yardstick)
        return Figure(name, slow, "ms", usual, yardstick_name, most_ratio)


def measured(passes: Iterable[Iterable[Act]], yardstick: Act) -> Measured:
    """Each pass goes through the same changes, or through changes of one kind; what happens between
    two of them is not measured. A change, like the yardstick beside it, costs the least of its
    passes: what disturbs one is not there in all of them.

    Python's own collector is off meanwhile, as in the program, which collects between events of its
    window only (`ui/runtime/garbage.py`).
    """
    for _ in range(WARM_UPS):
        yardstick()
    gc.collect()
    gc.disable()
    try:
        taken = [
            [(milliseconds(change), milliseconds(yardstick)) for change in changes]
            for changes in passes
        ]
    finally:
        gc.enable()
    least = Measured()
    for same in zip(*taken, strict=True):
        own, beside = zip(*same, strict=True)
        least.own.append(min(own))
        least.yardstick.append(min(beside))
    return least


def repeated(act: Act, times: int) -> Sequence[Sequence[Act]]:
    """All passes of one change that is always the same."""
    return [[act] * times] * PASSES
