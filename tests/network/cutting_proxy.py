"""A proxy on the loopback interface that cuts, delays and flaps what goes through it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Coroutine
from typing import Any

from tests.network.hall import LOOPBACK, PATIENCE

PART = 64 * 1024


class CuttingProxy:
    """Listens at two ports, one after the other, for a hub's door and its server behind it.

    While it is cut, connections stay open and nothing goes through, as with an access point that
    is out of reach; what was on its way is lost with its connection. `delay` is in seconds, each
    way.
    """

    def __init__(self, port: int) -> None:
        self._hub_port = port
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._passing = asyncio.Event()
        self._passing.set()
        self.delay = 0.0
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = self._run(self._listen())

    def cut(self) -> None:
        """Let nothing through from now on."""
        self._loop.call_soon_threadsafe(self._passing.clear)

    def heal(self) -> None:
        """Let new connections through; those that were cut are broken off."""

        async def heal() -> None:
            self._passing.set()
            self._break_off()

        self._run(heal())

    def break_off(self) -> None:
        """Close all connections; new ones are let through."""

        async def close() -> None:
            self._break_off()

        self._run(close())

    def close(self) -> None:
        """End it."""

        async def end() -> None:
            for server in self._servers:
                server.close()
            self._break_off()
            own = asyncio.current_task()
            for task in asyncio.all_tasks():
                if task is not own:
                    task.cancel()
            await asyncio.sleep(0)

        self._run(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def _break_off(self) -> None:
        for writer in tuple(self._open):
            writer.transport.abort()

    async def _listen(self) -> int:
        for _ in range(50):
            with socket.socket() as tried:
                tried.bind((LOOPBACK, 0))
                port = tried.getsockname()[1]
            with contextlib.suppress(OSError, OverflowError):
                self._servers = [
                    await asyncio.start_server(self._pass_on(number), LOOPBACK, port + number)
                    for number in (0, 1)
                ]
                return port
        raise OSError("no free ports")

    def _pass_on(self, number: int) -> Any:
        async def passing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            self._open.add(writer)
            others: asyncio.StreamWriter | None = None
            try:
                await self._passing.wait()
                answers, others = await asyncio.open_connection(LOOPBACK, self._hub_port + number)
                self._open.add(others)
                ways = (self._copy(reader, others), self._copy(answers, writer))
                await asyncio.wait(
                    [asyncio.create_task(way) for way in ways],
                    return_when=asyncio.FIRST_COMPLETED,
                )
            except (OSError, asyncio.CancelledError):
                return
            finally:
                for each in (writer, *([others] if others else [])):
                    self._open.discard(each)
                    each.close()

        return passing

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError):
            while part := await reader.read(PART):
                await self._passing.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(part)
                await writer.drain()
