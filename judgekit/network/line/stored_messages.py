"""Reading an epoch's messages by their sequence.

What one message is, is asked of the server as JSON, and not taken from a message's headers: those
are the publisher's, who may be hostile. A hint that something was stored is believed only as far
as that one looks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg

from judgekit.engine.ports.team import SharedMessage
from judgekit.network.subjects import MESSAGE_ID_HEADER, EpochSubjects, is_token, last_token

REQUEST_SECONDS = 3.0
AT_ONCE = 64
"""Messages that are asked for at the same time."""
A_SECOND = 8_000
"""Messages that are asked for at most: half of what the hub takes for a flood."""
NOT_FOUND = 404


class _Stored(msgspec.Struct):
    subject: str
    seq: int
    hdrs: bytes = b""
    data: bytes = b""


class _Error(msgspec.Struct):
    code: int = 0
    description: str = ""


class _Answer(msgspec.Struct):
    message: _Stored | None = None
    error: _Error | None = None


class ReadingRefused(Exception):
    """The server doesn't let this device read, or has no such stream (any longer)."""


async def stored_message(
    client: Client, subjects: EpochSubjects, sequence: int
) -> SharedMessage | None:
    """One message; None if the stream doesn't have it (yet).

    Raises ReadingRefused, and nats' errors when the connection fails.
    """
    request = msgspec.json.encode({"seq": sequence})
    answer = await client.request(subjects.reading, request, timeout=REQUEST_SECONDS)
    found = msgspec.json.decode(answer.data, type=_Answer)
    if found.error is not None and found.error.code == NOT_FOUND:
        if "message" in found.error.description:
            return None
        raise ReadingRefused(found.error.description)
    if found.message is None or found.message.seq != sequence:
        raise ReadingRefused(found.error.description if found.error else "no message")
    stored = found.message
    device = last_token(stored.subject)
    return SharedMessage(sequence, device, message_id(stored.hdrs), stored.data)


def message_id(headers: bytes) -> str:
    """The id among a message's raw headers; empty if there is none that fits."""
    start = f"{MESSAGE_ID_HEADER}:".encode()
    for line in headers.split(b"\r\n")[1:]:
        if line.startswith(start):
            text = line[len(start) :].strip().decode("ascii", errors="replace")
            return text if is_token(text) else ""
    return ""


class StreamReading:
    """The messages after a sequence, in order, as they come.

    `deliver` gets those that came together, `hinted` is told when more is known to be there.
    """

    def __init__(
        self,
        client: Client,
        subjects: EpochSubjects,
        sequence: int,
        deliver: Callable[[Sequence[SharedMessage]], None],
    ) -> None:
        self._client = client
        self._subjects = subjects
        self._deliver = deliver
        self.sequence = sequence
        self.known = sequence
        """The last sequence that was seen or hinted at."""
        self._woken = asyncio.Event()

    async def listen(self) -> None:
        """Be told from now on when something is stored."""
        await self._client.subscribe(self._subjects.hints, cb=self._hint)

    async def catch_up(self) -> None:
        """Hand over all that the stream has; return when there is no more."""
        count = 1
        began = time.monotonic()
        while await self._read(count):
            await asyncio.sleep(began + count / A_SECOND - time.monotonic())
            count = min(count * 2, AT_ONCE)
            began = time.monotonic()

    async def follow(self, look_every: float) -> None:
        """Hand over what comes, until the connection fails; look on its own from time to time, so
        that a hint that was lost, or a line that stands still, is noticed."""
        while True:
            try:
                async with asyncio.timeout(look_every):
                    await self._woken.wait()
            except TimeoutError:
                await self.catch_up()
                continue
            while self.known > self.sequence:
                self._woken.clear()
                is_all = await self._read(min(self.known - self.sequence, AT_ONCE))
                if not is_all and not self._woken.is_set():
                    self.known = self.sequence
            self._woken.clear()

    async def _hint(self, message: Msg) -> None:
        """Something was stored; its sequence may be forged: it is only a reason to look."""
        text = (message.headers or {}).get("Nats-Sequence", "")
        hinted = int(text) if text.isdigit() and len(text) < 16 else self.sequence + 1
        self.known = max(self.known, min(hinted, self.sequence + 10 * AT_ONCE))
        self._woken.set()

    async def _read(self, count: int) -> bool:
        """Hand over up to so many; return whether all of them were there."""
        start = self.sequence + 1
        asked = [
            stored_message(self._client, self._subjects, start + number) for number in range(count)
        ]
        answers = await asyncio.gather(*asked)
        messages: list[SharedMessage] = []
        for answer in answers:
            if answer is None:
                break
            messages.append(answer)
        if messages:
            self.sequence += len(messages)
            self.known = max(self.known, self.sequence)
            self._deliver(messages)
        return len(messages) == count
