"""What a line has read and the event has not settled yet: handed from the network's thread to the
owner's, in order and bounded."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from judgekit.engine.ports.team import LaptopSeen, Line, SharedMessage, Standing
from judgekit.engine.team.own_thread import OwnThread

MOST_BYTES = 32 * 1024 * 1024
"""That wait at most: the line lets go of the hub then, until most of it is settled."""
AT_ONCE_MESSAGES = 64
AT_ONCE_BYTES = 64 * 1024
"""That are settled at a time, so that a window goes on painting."""


class Incoming:
    """Listens to one line. `arrived`, `stood` and `heard` are called on the owner's thread."""

    def __init__(
        self,
        thread: OwnThread,
        arrived: Callable[[Incoming], object],
        stood: Callable[[Incoming, Standing], object],
        heard: Callable[[Sequence[LaptopSeen]], object],
    ) -> None:
        self._thread = thread
        self._arrived = arrived
        self._stood = stood
        self._heard = heard
        self._messages: deque[SharedMessage] = deque()
        # Each is written by one thread alone.
        self._bytes_read = self._bytes_taken = 0
        self._is_held = False
        self.line: Line | None = None
        self.last: Standing | None = None
        """How the line stands, as last told on the owner's thread."""

    def __len__(self) -> int:
        return len(self._messages)

    def received(self, messages: Sequence[SharedMessage]) -> None:
        """See the port `LineListener`."""
        self._messages.extend(messages)
        self._bytes_read += sum(len(each.body) for each in messages)
        self._thread.do(partial(self._arrived, self))

    def standing(self, standing: Standing) -> None:
        """See the port `LineListener`."""

        def stand() -> None:
            self.last = standing
            self._stood(self, standing)

        self._thread.do(stand)

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        """See the port `LineListener`."""
        self._thread.do(partial(self._heard, seen))

    def take(self) -> list[SharedMessage]:
        """The next messages to be settled; where very many wait, the line is held meanwhile."""
        taken: list[SharedMessage] = []
        size = 0
        while self._messages and len(taken) < AT_ONCE_MESSAGES and size < AT_ONCE_BYTES:
            message = self._messages.popleft()
            size += len(message.body)
            taken.append(message)
        self._bytes_taken += size
        self._hold()
        return taken

    def put_back(self, messages: Sequence[SharedMessage]) -> None:
        """They could not be settled: they are the next ones again."""
        self._messages.extendleft(reversed(messages))
        self._bytes_taken -= sum(len(each.body) for each in messages)

    def _hold(self) -> None:
        """Let go of the hub while too much waits, and come back when half of it is settled."""
        waits = self._bytes_read - self._bytes_taken
        if self.line is None:
            return
        if not self._is_held and waits > MOST_BYTES:
            self._is_held = True
            self.line.suspend()
        elif self._is_held and waits < MOST_BYTES // 2:
            self._is_held = False
            self.line.resume()
