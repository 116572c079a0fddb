"""What a laptop has published and has not read back yet, in order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from nats.aio.client import Client
from nats.errors import NoRespondersError

from judgekit.engine.ports.team import LARGEST_BODY, SharedMessage
from judgekit.network.subjects import MESSAGE_ID_HEADER, EpochSubjects, is_token

REQUEST_SECONDS = 4.0
AGAIN_SECONDS = 1.0
"""After which a message that was not stored is sent again."""
A_SECOND = 80
AT_ONCE = 300
"""Messages that a laptop sends: far fewer than what the hub takes for a flood."""
log = logging.getLogger(__name__)


class Outgoing(NamedTuple):
    """A message that waits."""

    message_id: str
    body: bytes


class _Error(msgspec.Struct):
    description: str = ""


class _Answer(msgspec.Struct):
    error: _Error | None = None
    seq: int = 0


class Outbox:
    """Messages in the order of publishing, each until it is read back."""

    def __init__(self) -> None:
        self._waiting: dict[str, bytes] = {}
        self._woken = asyncio.Event()
        self._pace = Pace(time.monotonic)  # of all connections: a flapping line is no flood either
        self.is_stored = True
        """Whether the last message that was sent was stored, as far as is known."""

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, message: Outgoing) -> None:
        """A message more; one that waits already is left."""
        self._waiting.setdefault(message.message_id, message.body)
        self._woken.set()

    def read_back(self, messages: Iterable[SharedMessage], device: str) -> None:
        """Forget those of this device that the hub has stored."""
        for message in messages:
            if message.device == device:
                self._waiting.pop(message.message_id, None)

    async def send(
        self,
        client: Client,
        subjects: EpochSubjects,
        device: str,
        changed: Callable[[], object] = lambda: None,
    ) -> None:
        """Send what waits and what comes, until the connection fails.

        One is sent after the other is stored, so that they are stored in this order. It must be
        called when everything was read that the hub has: then nothing is sent that it has. A hub
        that stores nothing, and says so or is silent, is asked again; `changed` is called when that
        begins and ends.
        """
        subject = subjects.steps_of(device)
        sent: set[str] = set()
        while True:
            self._woken.clear()
            message = next(
                (Outgoing(*item) for item in self._waiting.items() if item[0] not in sent), None
            )
            if message is None:
                sent &= self._waiting.keys()
                await self._woken.wait()
                continue
            await asyncio.sleep(self._pace.wait())
            is_stored = await _is_stored(client, subject, message)
            if is_stored != self.is_stored:
                self.is_stored = is_stored
                changed()
            if is_stored:
                sent.add(message.message_id)
            else:
                await asyncio.sleep(AGAIN_SECONDS)


async def _is_stored(client: Client, subject: str, message: Outgoing) -> bool:
    """Have a message stored; return whether it was, or was before. Raises nats' errors when the
    connection fails."""
    headers = {MESSAGE_ID_HEADER: message.message_id}
    try:
        answer = await client.request(
            subject, message.body, timeout=REQUEST_SECONDS, headers=headers
        )
    except (TimeoutError, NoRespondersError):
        log.info("The hub does not answer whether a message is stored")
        return False
    error = msgspec.json.decode(answer.data, type=_Answer).error
    if error is not None:
        log.info("The hub could not store a message: %s", error.description)
    return error is None


class Pace:
    """How long to wait so that at most so many are sent, after a first burst."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._free = float(AT_ONCE)
        self._last = now()

    def wait(self) -> float:
        """Seconds before the next may be sent, which is counted with this."""
        now = self._now()
        self._free = min(self._free + (now - self._last) * A_SECOND, AT_ONCE)
        self._last = now
        self._free -= 1
        return max(0.0, -self._free / A_SECOND)


def check_outgoing(message_id: str, body: bytes) -> Outgoing:
    """A message that can be published; raises ValueError."""
    if not is_token(message_id):
        raise ValueError(f"{message_id!r} is no id of a message")
    if len(body) > LARGEST_BODY:
        raise ValueError(f"{len(body)} bytes are more than the {LARGEST_BODY} of a message")
    return Outgoing(message_id, body)
