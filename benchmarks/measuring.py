"""Cost of changes compared with a yardstick, measured alternately in one process."""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from benchmarks.figure import Figure

Act = Callable[[], object]
PASSES = 5
WARM_UPS = 5


def milliseconds(act: Act) -> float:
    """Processor time of the act in all threads, unaffected by other programs. On Windows, which
    counts that in steps of 16 ms, wall time."""
    clock = time.perf_counter if sys.platform == "win32" else time.process_time
    begin = clock()
    act()
    return (clock() - begin) * 1_000


@dataclass
class Measured:
    """Milliseconds of each change, and of the yardstick right after it."""

    own: list[float] = field(default_factory=list)
    yardstick: list[float] = field(default_factory=list)

    def figure(self, name: str, yardstick_name: str, most_ratio: float | None = None) -> Figure:
        """The 95th percentile of the changes, compared with the median of the yardstick, which
        always does the same work."""
        slow = statistics.quantiles(self.own, n=20)[-1]
        usual = statistics.median(self.yardstick)
        return Figure(name, slow, "ms", usual, yardstick_name, most_ratio)


def measured(passes: Iterable[Iterable[Act]], yardstick: Act) -> Measured:
    """Measure each change and the yardstick right after it; take the minimum over the passes.

    Each pass makes the same changes, or changes of one kind; what happens between two of them is
    not measured. The minimum excludes disturbances, which don't occur in all passes.

    Python's garbage collector is off meanwhile, as in the program, which collects only between
    events of its window (`ui/runtime/garbage.py`).
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
    """All passes of a single, unchanging act."""
    return [[act] * times] * PASSES
