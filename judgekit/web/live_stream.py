"""One page's stream of events: always the newest view, however slowly the page reads."""

from __future__ import annotations

import asyncio
from typing import Protocol

WRITES_WITHIN = 10.0
"""Seconds in which a page has to take what is sent."""


class Writes(Protocol):
    """Where events are written."""

    async def write(self, data: bytes) -> None:
        """Send; returns once there is room for more. Raises ConnectionError."""
        ...


class LiveStream:
    """What is to be sent to one page.

    Events are `view` with the newest view, `beat` with the hub's time alone, and whatever is said
    before they begin or as the last one.
    """

    def __init__(self, writes_within: float = WRITES_WITHIN) -> None:
        self._writes_within = writes_within
        self._waiting: bytes = b""
        self._last: bytes = b""
        self._first: list[bytes] = []
        self._wakes = asyncio.Event()
        self._is_over = False

    def say(self, event: str, data: bytes) -> None:
        """Send something before the next view, each in its turn."""
        self._first.append(_event(event, data))
        self._wakes.set()

    def show(self, view: bytes, now: int) -> None:
        """Send a view, unless a newer one comes before it could be; `now` is the hub's time."""
        self._waiting = _event("view", b'{"now":%d,"view":%s}' % (now, view))
        self._wakes.set()

    def beat(self, now: int) -> None:
        """Say that the hub is there, if nothing else waits to be sent."""
        if not self._waiting:
            self._waiting = _event("beat", b'{"now":%d}' % now)
            self._wakes.set()

    def end(self, event: str = "", data: bytes = b"{}") -> None:
        """Send this as the last event, and no more."""
        self._last = _event(event, data) if event else b""
        self._is_over = True
        self._wakes.set()

    async def write_to(self, page: Writes) -> None:
        """Write until it ends. Raises ConnectionError where the page is gone, or doesn't read."""
        while True:
            await self._wakes.wait()
            self._wakes.clear()
            said = b"".join((*self._first, self._waiting, self._last))
            self._first, self._waiting = [], b""
            is_all = self._is_over  # what is said while this is written comes after it
            if said:
                try:
                    await asyncio.wait_for(page.write(said), self._writes_within)
                except TimeoutError as error:
                    raise ConnectionResetError("the page reads nothing") from error
            if is_all:
                return


def _event(name: str, data: bytes) -> bytes:
    return b"event: %s\ndata: %s\n\n" % (name.encode("ascii"), data)
