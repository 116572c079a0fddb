"""An epoch's stream filled from a laptop's own messages, in their order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from judgekit.engine.ports.team import SharedMessage
from judgekit.network.subjects import MESSAGE_ID_HEADER, EpochSubjects

UNDERWAY = 500
"""Messages that are sent before the first of them is known to be stored."""
ANSWER_SECONDS = 10.0


class _Error(msgspec.Struct):
    description: str = ""


class _Answer(msgspec.Struct):
    seq: int = 0
    error: _Error | None = None


class FillingFailed(Exception):
    """A message was not stored in its place."""


async def fill(client: Client, subjects: EpochSubjects, messages: Sequence[SharedMessage]) -> None:
    """Store them with their sequences, devices and ids; raises FillingFailed."""
    filling = _Filling(client, subjects)
    inbox = client.new_inbox()
    subscription = await client.subscribe(inbox, cb=filling.stored)
    try:
        for message in messages:
            await filling.send(message, inbox)
        await filling.wait_until(len(messages))
    except (OSError, TimeoutError, NatsError) as error:
        raise FillingFailed(str(error) or type(error).__name__) from error
    finally:
        await subscription.unsubscribe()


class _Filling:
    def __init__(self, client: Client, subjects: EpochSubjects) -> None:
        self._client = client
        self._subjects = subjects
        self._sent = self._stored = 0
        self._failure = ""
        self._changed = asyncio.Event()

    async def send(self, message: SharedMessage, inbox: str) -> None:
        """Send one after the others; each is stored only behind the one before it."""
        if message.sequence != self._sent + 1:
            raise FillingFailed(f"{message.sequence} follows {self._sent}")
        headers = {"Nats-Expected-Last-Sequence": str(self._sent)}
        if message.message_id:
            headers[MESSAGE_ID_HEADER] = message.message_id
        subject = self._subjects.steps_of(message.device)
        await self._client.publish(subject, message.body, reply=inbox, headers=headers)
        self._sent += 1
        if self._sent - self._stored >= UNDERWAY:
            await self.wait_until(self._sent - UNDERWAY // 2)

    async def stored(self, answer: Msg) -> None:
        """The server's word on one of them; they come in order."""
        said = msgspec.json.decode(answer.data, type=_Answer)
        if said.error is not None or said.seq != self._stored + 1:
            self._failure = said.error.description if said.error else f"stored as {said.seq}"
        else:
            self._stored += 1
        self._changed.set()

    async def wait_until(self, count: int) -> None:
        """Wait until so many are stored; raises FillingFailed, TimeoutError."""
        while self._stored < count:
            if self._failure:
                raise FillingFailed(self._failure)
            self._changed.clear()
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._changed.wait()
