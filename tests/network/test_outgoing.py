"""What a laptop sends: never as much as a flood, however often its line is broken off."""

from __future__ import annotations

import asyncio
import time

import pytest
from nats.errors import ConnectionClosedError

from judgekit.network.line.outgoing import A_SECOND, AT_ONCE, Outbox, Outgoing
from judgekit.network.subjects import EpochSubjects

CONNECTIONS = 4
STORED_BY_EACH = AT_ONCE // 3


class Stored:
    """What a hub answers that has stored a message."""

    data = b'{"seq": 1}'


class ConnectionThatBreaks:
    """Has so many messages stored, and is closed."""

    def __init__(self) -> None:
        self.stored = 0

    async def request(self, *_message: object, **_options: object) -> Stored:
        if self.stored == STORED_BY_EACH:
            raise ConnectionClosedError
        self.stored += 1
        return Stored()


def test_a_line_that_is_broken_off_again_and_again_sends_no_faster_than_one_that_stands() -> None:
    async def sent_by_all() -> int:
        outbox, sent = Outbox(), 0
        for number in range(2 * AT_ONCE):
            outbox.add(Outgoing(f"step-{number}", b"{}"))
        for _ in range(CONNECTIONS):
            client = ConnectionThatBreaks()
            with pytest.raises(ConnectionClosedError):
                await outbox.send(client, EpochSubjects("epoch"), "device")  # type: ignore[arg-type]
            sent += client.stored
        return sent

    began = time.monotonic()
    sent = asyncio.run(sent_by_all())
    assert sent == CONNECTIONS * STORED_BY_EACH > AT_ONCE
    assert sent <= AT_ONCE + A_SECOND * (time.monotonic() - began) + 1
