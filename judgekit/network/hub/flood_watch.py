"""Which devices send more than any laptop would."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

LOOK_EVERY = 0.5
"""Seconds between two looks; the numbers below are for one device in that time."""
MOST_STORED = 400
"""A laptop that comes back has 300 messages stored at once and 80 a second after."""
MOST_MESSAGES = 8_000
"""All that it sends, requests included: one that catches up asks for 8,000 a second at most."""
MOST_BYTES = 24 * 1024 * 1024


class Sent(NamedTuple):
    """What one connection has sent since it began."""

    messages: int
    bytes: int


class FloodWatch:
    """Compares what connections have sent with the look before. `now` counts seconds: where the
    hub's laptop is busy and looks late, more may have come."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = now()
        self._before: Mapping[tuple[str, int], Sent] = {}
        self._stored: dict[str, int] = {}

    def stored(self, device: str) -> None:
        """A message of a device was stored."""
        self._stored[device] = self._stored.get(device, 0) + 1

    def look(self, sent: Mapping[tuple[str, int], Sent]) -> list[str]:
        """The devices that flood; connections are known by device and number."""
        messages: dict[str, int] = {}
        volume: dict[str, int] = {}
        for (device, number), now in sent.items():
            before = self._before.get((device, number), Sent(0, 0))
            messages[device] = messages.get(device, 0) + now.messages - before.messages
            volume[device] = volume.get(device, 0) + now.bytes - before.bytes
        stored, self._stored = self._stored, {}
        self._before = dict(sent)
        before_now, self._last = self._last, self._now()
        times = max(1.0, (self._last - before_now) / LOOK_EVERY)
        return sorted(
            device
            for device in messages.keys() | stored.keys()
            if messages.get(device, 0) > MOST_MESSAGES * times
            or volume.get(device, 0) > MOST_BYTES * times
            or stored.get(device, 0) > MOST_STORED * times
        )
