"""A laptop's line to its hub: kept up, through cuts, until it is closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from judgekit.engine.ports.team import (
    HubPlace,
    LaptopSeen,
    LineListener,
    LineState,
    SharedMessage,
    Standing,
    StreamPlace,
)
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.laptop import Laptop
from judgekit.network.line.connection import HubRefuses
from judgekit.network.line.line_session import (
    CUT,
    HubDiverges,
    LineProgress,
    LineSession,
)
from judgekit.network.line.outgoing import Outgoing, check_outgoing
from judgekit.network.line.retries import Retries
from judgekit.network.network_thread import told

log = logging.getLogger(__name__)


class TeamLine:
    """The line of one device; see the port for its public methods.

    `connected` is called with the hub's place when a connection stands.
    """

    def __init__(
        self,
        laptop: Laptop,
        hub: HubPlace,
        after: StreamPlace,
        listener: LineListener,
        connected: Callable[[HubPlace], None] = lambda _place: None,
    ) -> None:
        self._laptop = laptop
        self._thread = laptop.thread
        self._now = now = laptop.now
        self._listener = listener
        self._connected = connected
        self._progress = LineProgress(hub, after, after.sequence)
        self._retries = Retries()
        self._state, self._since = LineState.CONNECTING, now()
        self._last_told: Standing | None = None
        self._is_closed = self._is_suspended = False
        self._session: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._thread.call(self._begin)

    def publish(self, message_id: str, body: bytes) -> None:
        """See the port."""
        message = check_outgoing(message_id, body)
        self._thread.call(lambda: self._take(message))

    def suspend(self) -> None:
        """See the port."""
        self._thread.call(lambda: self._set_suspended(True))

    def resume(self) -> None:
        """See the port."""
        self._thread.call(lambda: self._set_suspended(False))

    def close(self) -> None:
        """See the port."""
        self._thread.finish(self.end())

    async def end(self) -> None:
        """Close it, on the network's thread."""
        self._is_closed = True
        await end_tasks([self._keeping])

    def _take(self, message: Outgoing) -> None:
        self._progress.outbox.add(message)
        self._tell()

    def _begin(self) -> None:
        self._keeping = asyncio.create_task(self._keep_up())
        self._tell()

    def _set_suspended(self, is_suspended: bool) -> None:
        self._is_suspended = is_suspended
        self._retries.begin_anew()
        self._woken.set()
        self._ending = asyncio.create_task(end_tasks([self._session]))

    async def _keep_up(self) -> None:
        """Connect again and again."""
        while True:
            if self._is_suspended:
                self._become(LineState.SUSPENDED)
                await self._wait(None)
                self._become(LineState.CONNECTING)
                continue
            self._session = asyncio.create_task(self._connect_and_stay())
            try:
                await self._session
            except asyncio.CancelledError:
                own = asyncio.current_task()
                if own is not None and own.cancelling():
                    raise
                continue
            except HubDiverges:
                self._become(LineState.DIVERGED)
                return
            except HubRefuses as error:
                log.info("The hub refuses this device: %s", error)
                self._become(LineState.REFUSED)
                await self._wait(self._retries.wait_refused())
                continue
            except CUT as error:
                log.info("The line to the hub was cut: %s", error or type(error).__name__)
            self._become(LineState.CUT_OFF)
            await self._wait(self._retries.wait())

    async def _wait(self, seconds: float | None) -> None:
        """Wait so long, or until somebody has resumed or suspended."""
        self._woken.clear()
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            return

    async def _connect_and_stay(self) -> None:
        """One connection, until it is lost; raises what ended it."""
        session = LineSession(self._laptop, self._progress, self, self._tell)
        try:
            await session.open()
            self._retries.begin_anew()
            self._become(LineState.CONNECTED)
            self._connected(self._progress.hub)
            await session.stay()
        finally:
            await session.close()
        if session.is_refused:
            raise HubRefuses("put out")

    def received(self, messages: Sequence[SharedMessage]) -> None:
        """What the session has read."""
        if not self._is_closed:
            told(lambda: self._listener.received(messages))
            self._tell()

    def laptops(self, seen: Sequence[LaptopSeen]) -> None:
        """What the session was told of the others."""
        if not self._is_closed:
            told(lambda: self._listener.laptops(seen))

    def _become(self, state: LineState) -> None:
        if state != self._state:
            self._state, self._since = state, self._now()
        self._tell()

    def _tell(self) -> None:
        progress = self._progress
        offset = progress.offset
        standing = Standing(
            self._state,
            self._since,
            progress.hub.address,
            progress.hub.epoch,
            progress.place.sequence,
            max(0, progress.known - progress.place.sequence),
            len(progress.outbox),
            offset.offset_ms if offset else None,
            offset.round_trip_ms if offset else None,
            self._state is not LineState.CONNECTED
            or (progress.can_store and progress.outbox.is_stored),
        )
        if standing != self._last_told and not self._is_closed:
            self._last_told = standing
            told(lambda: self._listener.standing(standing))
