"""One connection of a line, from the first try to its loss."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from judgekit.engine.ports.team import HubPlace, LaptopSeen, SharedMessage, StreamPlace
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.identity.tls_contexts import towards_a_hub
from judgekit.network.laptop import Laptop
from judgekit.network.line.clock_offset import Offset, measure_offset
from judgekit.network.line.connection import Connection, HubRefuses, server_address
from judgekit.network.line.outgoing import Outbox
from judgekit.network.line.stored_messages import (
    ReadingRefused,
    StreamReading,
    stored_message,
)
from judgekit.network.subjects import EpochSubjects

LOOK_EVERY = 2.0
STANDING_EVERY = 2.0
OFFSET_EVERY = 60.0
"""Seconds."""
CUT = (OSError, TimeoutError, NatsError, ReadingRefused, msgspec.MsgspecError)
"""What ends a connection and is followed by another."""


class StandingMessage(msgspec.Struct):
    """What a laptop tells its hub of itself."""

    sequence: int
    waiting: int
    offset_ms: int | None


class HubWord(msgspec.Struct):
    """What the hub tells all: who is there, and whether it can store."""

    laptops: list[LaptopSeen]
    can_store: bool = True


_WORDS = msgspec.json.Decoder(HubWord)


class HubDiverges(Exception):
    """The hub has another message in the place of our last one, or none."""


@dataclass
class LineProgress:
    """What a line keeps from one connection to the next. `known` is the last sequence that the hub
    is known to have, `can_store` whether it can store by its own word."""

    hub: HubPlace
    place: StreamPlace
    known: int
    can_store: bool = True
    offset: Offset | None = None
    outbox: Outbox = field(default_factory=Outbox)


class SessionListener(Protocol):
    """Who is handed what a session reads."""

    def received(self, messages: Sequence[SharedMessage]) -> None:
        """Messages, in order."""
        ...

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        """Who takes part."""
        ...


class LineSession:
    """`changed` is called when something of the progress is another."""

    def __init__(
        self,
        laptop: Laptop,
        progress: LineProgress,
        listener: SessionListener,
        changed: Callable[[], None],
    ) -> None:
        self._laptop = laptop
        self._device = laptop.device
        self._progress = progress
        self._listener = listener
        self._changed = changed
        self._subjects = EpochSubjects(progress.hub.epoch)
        self._connection = Connection()
        self._reading: StreamReading | None = None

    @property
    def is_refused(self) -> bool:
        """Whether the hub said that this device has no right there."""
        return self._connection.is_refused

    async def open(self) -> None:
        """Connect, check that the hub has what this laptop has, read the rest, compare clocks.

        Raises one of `CUT`, HubRefuses or HubDiverges.
        """
        await self._connect()
        self._progress.can_store = True
        client, place = self._connection.client, self._progress.place
        self._reading = StreamReading(client, self._subjects, place.sequence, self._received)
        await self._reading.listen()
        await client.subscribe(self._subjects.laptops, cb=self._laptops)
        if place.sequence:
            last = await stored_message(client, self._subjects, place.sequence)
            if last is None or last.message_id != place.message_id:
                raise HubDiverges
        await self._reading.catch_up()
        self._progress.offset = await measure_offset(client, self._subjects, self._laptop.now)

    async def stay(self) -> None:
        """All that goes on while connected; returns or raises as soon as one of it ends."""
        client, reading = self._connection.client, self._reading
        if reading is None:
            return
        work: list[asyncio.Task[None]] = [
            asyncio.create_task(each)
            for each in (
                self._connection.wait_until_lost(),
                reading.follow(LOOK_EVERY),
                self._progress.outbox.send(client, self._subjects, self._device, self._changed),
                self._tell_the_hub(),
                self._watch(reading),
                self._measure_again(),
            )
        ]
        try:
            done, _ = await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end_tasks(work)
        for each in done:
            each.result()

    async def close(self) -> None:
        """Let go of it; never fails."""
        await self._connection.close()

    async def _connect(self) -> None:
        """Connect to the first address that answers; raises what the last one did."""
        failure: Exception = OSError("no address of the hub is known")
        for place in self._laptop.places(self._progress.hub):
            for address in place.addresses:
                self._connection = Connection()
                try:
                    await self._connection.open(
                        server_address(address, place.port + 1),
                        towards_a_hub(self._laptop.files),
                        place.device,
                        self._subjects.inbox_of(self._device),
                        self._device,
                    )
                except (*CUT, HubRefuses) as error:
                    failure = error
                    await self._connection.close()
                    continue
                if place.device != self._device:
                    others = (each for each in place.addresses if each != address)
                    self._progress.hub = place._replace(addresses=(address, *others))
                return
        raise failure

    async def _tell_the_hub(self) -> None:
        subject = self._subjects.standing_of(self._device)
        while True:
            progress = self._progress
            offset = progress.offset.offset_ms if progress.offset else None
            message = StandingMessage(progress.place.sequence, len(progress.outbox), offset)
            await self._connection.client.publish(subject, msgspec.json.encode(message))
            await asyncio.sleep(STANDING_EVERY)

    async def _watch(self, reading: StreamReading) -> None:
        """Tell how far behind this laptop is, as it changes."""
        while True:
            self._progress.known = reading.known
            self._changed()
            await asyncio.sleep(LOOK_EVERY)

    async def _measure_again(self) -> None:
        while True:
            await asyncio.sleep(OFFSET_EVERY if self._progress.offset else LOOK_EVERY)
            offset = await measure_offset(self._connection.client, self._subjects, self._laptop.now)
            self._progress.offset = offset or self._progress.offset
            self._changed()

    def _received(self, messages: Sequence[SharedMessage]) -> None:
        last = messages[-1]
        self._progress.place = StreamPlace(last.sequence, last.message_id)
        self._progress.known = max(self._progress.known, last.sequence)
        self._progress.outbox.read_back(messages, self._device)
        self._listener.received(messages)

    async def _laptops(self, message: Msg) -> None:
        try:
            word = _WORDS.decode(message.data)
        except msgspec.MsgspecError:
            return
        self._progress.can_store = word.can_store
        self._changed()
        self._listener.laptops(word.laptops)
