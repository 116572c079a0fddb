"""The thread of a verb that goes on until it is told to end: what comes in is done in order."""

from __future__ import annotations

import heapq
import os
import sys
import threading
import time
from collections.abc import Callable
from itertools import count
from queue import Empty, SimpleQueue

from judgekit.cli.tournaments.script import LONGEST_LINE

READ_AT_ONCE = 64 * 1024
Work = Callable[[], object]


class OwnerLoop:
    """Does work one after another on the thread that runs it."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Work] = SimpleQueue()
        self._later: list[tuple[float, int, Work]] = []
        self._numbers = count()
        self._is_ended = False

    def post(self, work: Work) -> None:
        """Do this soon; usable from any thread."""
        self._work.put(work)

    at_once = post
    """Nothing is seen here that would have to wait for a hand."""

    def later(self, seconds: float, work: Work) -> None:
        """Do this after so many seconds; to be called on the loop's thread."""
        heapq.heappush(self._later, (time.monotonic() + seconds, next(self._numbers), work))

    def end(self) -> None:
        """Do nothing more."""
        self._is_ended = True

    def run(self) -> None:
        """Do all that comes until `end`."""
        while not self._is_ended:
            while self._later and self._later[0][0] <= time.monotonic():
                self.post(heapq.heappop(self._later)[2])
            try:
                wait = max(0.0, self._later[0][0] - time.monotonic()) if self._later else None
                work = self._work.get(timeout=wait)
            except Empty:
                continue
            work()

    def read_lines(self, line: Callable[[bytes], object], ended: Work) -> None:
        """Have a function called with each line of standard input, and one at its end.

        A line that is longer than any command is handed over cut.
        """
        descriptor = sys.stdin.fileno() if sys.stdin is not None else -1

        def read() -> None:
            # Not by the buffered reader: it can't be left while it waits, when the program ends.
            kept = b""
            while descriptor >= 0:
                try:
                    part = os.read(descriptor, READ_AT_ONCE)
                except OSError:
                    break
                if not part:
                    break
                *whole, kept = (kept + part).split(b"\n")
                for each in whole:
                    self.post(lambda each=each: line(each))  # type: ignore[misc]
                kept = kept[: LONGEST_LINE + 1]
            if kept:
                self.post(lambda: line(kept))
            self.post(ended)

        threading.Thread(target=read, name="judgekit input", daemon=True).start()
