"""A thread that writes a catalogue while its cards are read and gathered."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from types import TracebackType

import apsw

MOST_WAITING = 16
"""Jobs that wait to be done; some hundred kilobytes each."""
_SWITCH_SECONDS = 0.0001
"""SQLite and zlib leave Python alone while they work; a thread that wants it back waits so long."""


class WritingThread:
    """Does what is told, in that order, in a thread of its own; a context manager.

    Whatever a job raises, `do` or `finish` raises later. Until `finish` nobody else may use the
    connection.
    """

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
        self._doing = ThreadPoolExecutor(1)
        self._waiting: deque[Future[object]] = deque()
        self._switch_before = sys.getswitchinterval()

    def __enter__(self) -> WritingThread:
        sys.setswitchinterval(_SWITCH_SECONDS)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._doing.shutdown(cancel_futures=True)
        sys.setswitchinterval(self._switch_before)

    def do(self, job: Callable[[], object]) -> None:
        """Let a job be done; wait if too many are."""
        self._waiting.append(self._doing.submit(job))
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popleft().result()

    def execute(self, sql: str) -> None:
        """Let statements be executed."""
        self.do(lambda: self.connection.execute(sql))

    def insert(self, into: str, rows: Sequence[Sequence[object]]) -> None:
        """Let rows of the same width be inserted by one statement, which begins with `into`.

        They and their values may not be more than one statement takes, some 30,000.
        """
        if rows:
            row = f"({', '.join('?' * len(rows[0]))})"
            sql = f"{into} VALUES {', '.join([row] * len(rows))}"
            values = [*chain.from_iterable(rows)]
            self.do(lambda: self.connection.execute(sql, values))

    def finish(self) -> None:
        """Wait until all is done."""
        while self._waiting:
            self._waiting.popleft().result()
