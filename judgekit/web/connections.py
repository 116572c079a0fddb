"""Listening at a port with bounds: connections in all and from one address, and the time in which
a request has to arrive.

Connections are counted before TLS begins, so that one who says nothing costs no more than another.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections import Counter
from collections.abc import Callable

MOST = 256
"""Connections of a port, those in a handshake included."""
MOST_OF_ONE = 128
"""From one address: a hall may be behind one."""
HEAD_WITHIN = 10.0
"""Seconds after which the first request has arrived."""
NEXT_WITHIN = 15.0
"""Seconds after an answer until the next request has arrived; what isn't read till then is lost."""
HANDSHAKE_WITHIN = 5.0
AGAIN_AFTER = 0.5
BACKLOG = 64


class Bounds:
    """How many connections there may be, and are."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Whether one more from this address is allowed; counts it if so."""
        if self._open.total() >= self._most or self._open[address] >= self._most_of_one:
            return False
        self._open[address] += 1
        return True

    def release(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class WatchedConnection(asyncio.Protocol):
    """Passes a connection on to the server's protocol, and ends it if a request takes too long to
    arrive."""

    def __init__(self, inner: asyncio.Protocol, ended: Callable[[], None], within: float) -> None:
        self.inner = inner
        self._ended = ended
        self._within = within
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._wait(self._within)
        self.inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        """See `asyncio.Protocol`."""
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """See `asyncio.Protocol`."""
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        """See `asyncio.Protocol`."""
        self.inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._stop()
        self._ended()
        self.inner.connection_lost(error)

    def answering(self, is_answering: bool) -> None:
        """Say whether a request has arrived and is being answered."""
        self._stop()
        if not is_answering:
            self._wait(NEXT_WITHIN)

    def _wait(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class BoundedListener:
    """Accepts connections at one port. `make` makes the server's protocol for each."""

    def __init__(
        self,
        make: Callable[[], asyncio.Protocol],
        tls: ssl.SSLContext | None = None,
        bounds: Bounds | None = None,
        head_within: float = HEAD_WITHIN,
    ) -> None:
        self._make = make
        self._tls = tls
        self._bounds = bounds or Bounds()
        self._head_within = head_within
        self._socket: socket.socket | None = None
        self._accepting: asyncio.Task[None] | None = None
        self._beginning: set[asyncio.Task[None]] = set()
        self._watched: dict[asyncio.Protocol, WatchedConnection] = {}

    def open(self, bind: str, port: int) -> int:
        """Listen; return the port. Raises OSError."""
        family = socket.AF_INET6 if ":" in bind else socket.AF_INET
        self._socket = socket.create_server((bind, port), family=family, backlog=BACKLOG)
        self._socket.setblocking(False)
        self._accepting = asyncio.ensure_future(self._accept(self._socket))
        return int(self._socket.getsockname()[1])

    def answering(self, inner: asyncio.Protocol | None, is_answering: bool) -> None:
        """Say whether the connection of a server's protocol answers a request."""
        watched = self._watched.get(inner) if inner is not None else None
        if watched is not None:
            watched.answering(is_answering)

    async def close(self) -> None:
        """Listen no longer; connections are the server's to end."""
        tasks = [each for each in (self._accepting, *self._beginning) if each is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._socket is not None:
            self._socket.close()

    async def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, (address, *_) = await loop.sock_accept(listening)
            except OSError:
                # Too many open files: those that are there go on, and end.
                await asyncio.sleep(AGAIN_AFTER)
                continue
            if not self._bounds.admit(address):
                connection.close()
                continue
            task = asyncio.ensure_future(self._begin(connection, address))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

    async def _begin(self, connection: socket.socket, address: str) -> None:
        loop = asyncio.get_running_loop()
        watched = WatchedConnection(
            self._make(), lambda: self._end(watched, address), self._head_within
        )
        self._watched[watched.inner] = watched
        connection.setblocking(False)
        try:
            await loop.connect_accepted_socket(
                lambda: watched,
                connection,
                ssl=self._tls,
                ssl_handshake_timeout=HANDSHAKE_WITHIN if self._tls else None,
            )
        except (OSError, asyncio.CancelledError) as error:
            # Before the handshake's end nothing was made of it.
            connection.close()
            self._end(watched, address)
            if isinstance(error, asyncio.CancelledError):
                raise

    def _end(self, watched: WatchedConnection, address: str) -> None:
        if self._watched.pop(watched.inner, None) is not None:
            self._bounds.release(address)
