"""How far the hub's clock is ahead: eight pings, the quickest believed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from nats.aio.client import Client
from nats.errors import NoRespondersError

from judgekit.network.subjects import EpochSubjects

PINGS = 8
REQUEST_SECONDS = 2.0


class Offset(NamedTuple):
    """Milliseconds by which the hub's clock is ahead, and of the round trip that told it: the
    error is at most half of that."""

    offset_ms: int
    round_trip_ms: float


async def measure_offset(
    client: Client, subjects: EpochSubjects, now: Callable[[], int]
) -> Offset | None:
    """Ask the hub's time eight times; None if nobody answers with a time.

    `now` is this laptop's clock in milliseconds. The server may be there before the hub's program,
    which answers, is connected to it again. Raises nats' errors when the connection fails.
    """
    best: Offset | None = None
    for _ in range(PINGS):
        sent, began = now(), time.perf_counter()
        try:
            answer = await client.request(subjects.time, b"", timeout=REQUEST_SECONDS)
        except (NoRespondersError, TimeoutError):
            return best
        round_trip = (time.perf_counter() - began) * 1000
        text = answer.data.decode("ascii", errors="replace")
        if not (text.isdigit() and len(text) < 16):
            return best
        if best is None or round_trip < best.round_trip_ms:
            best = Offset(round(int(text) - (sent + round_trip / 2)), round_trip)
    return best
