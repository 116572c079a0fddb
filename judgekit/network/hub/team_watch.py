"""What goes on around the hub's stream: the time for those who ask, who is there, floods."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from judgekit.engine.failures import EnvironmentFailure
from judgekit.engine.ports.team import HubListener, LaptopSeen
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.hub.epoch_server import EpochServer
from judgekit.network.hub.flood_watch import LOOK_EVERY, FloodWatch
from judgekit.network.hub.store_watch import StoreWatch
from judgekit.network.line.line_session import HubWord, StandingMessage
from judgekit.network.network_thread import told
from judgekit.network.subjects import last_token

LONGEST_STANDING = 256
"""Bytes of what a laptop tells of itself."""
TELL_EVERY_LOOKS = 4

_STANDINGS = msgspec.json.Decoder(StandingMessage)
log = logging.getLogger(__name__)


class TeamWatch:
    """Watches one server's devices and its store. `now` is the hub's clock in milliseconds;
    `put_out` is awaited with each device that floods, and tells whether it was in."""

    def __init__(
        self,
        server: EpochServer,
        now: Callable[[], int],
        put_out: Callable[[str], Awaitable[bool]],
        listener: HubListener,
    ) -> None:
        self._control = server.control
        self._store = StoreWatch(server.control, server.folder, server.end_for_a_new_start)
        self._subjects = server.subjects
        self._now = now
        self._put_out = put_out
        self._listener = listener
        self._floods = FloodWatch(time.monotonic)
        self._heard: dict[str, tuple[int, StandingMessage]] = {}
        self._watching: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Answer, watch and tell from now on."""
        keeper = self._control.keeper
        await keeper.subscribe(self._subjects.time, cb=self._tell_time)
        await keeper.subscribe(self._subjects.standings, cb=self._hear)
        await keeper.subscribe(self._subjects.hints, cb=self._stored)
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Watch no more."""
        await end_tasks([self._watching])

    async def _tell_time(self, message: Msg) -> None:
        if message.reply:
            with contextlib.suppress(NatsError):
                await message.respond(str(self._now()).encode("ascii"))

    async def _stored(self, message: Msg) -> None:
        self._floods.stored(last_token(message.subject))

    async def _hear(self, message: Msg) -> None:
        if len(message.data) > LONGEST_STANDING:
            return
        with contextlib.suppress(msgspec.MsgspecError):
            standing = _STANDINGS.decode(message.data)
            self._heard[last_token(message.subject)] = (self._now(), standing)

    async def _watch(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                sent = await self._control.connections()
                await self._end_floods(set(self._floods.look(sent)))
                looks += 1
                if await self._store.look() or looks % TELL_EVERY_LOOKS == 0:
                    await self._tell({device for device, _ in sent})
            except (EnvironmentFailure, TimeoutError, OSError, NatsError) as error:
                log.info("The server could not be asked who is there: %s", error)

    async def _end_floods(self, flooding: set[str]) -> None:
        """Put out who floods, and tell it once: what is on its way is still counted afterwards."""
        for device in sorted(flooding):
            if await self._put_out(device):
                log.warning("A device sent more than any laptop would and was put out")
                told(partial(self._listener.flooded, device))

    async def _tell(self, connected: set[str]) -> None:
        seen = [
            LaptopSeen(
                device,
                device in connected,
                instant,
                standing.sequence,
                standing.waiting,
                standing.offset_ms,
            )
            for device, (instant, standing) in sorted(self._heard.items())
        ]
        word = msgspec.json.encode(HubWord(seen, self._store.can_store))
        await self._control.keeper.publish(self._subjects.laptops, word)
