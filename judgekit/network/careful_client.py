"""A client whose reading no other device can break."""

from __future__ import annotations

import asyncio
import contextlib

from nats.aio.client import Client
from nats.errors import Error as NatsError

CLOSE_SECONDS = 1.0


class CarefulClient(Client):
    """Leaves out headers and answer's subject of a message where they can't be read.

    The library takes them for well-formed: bytes that are no text, from a hostile device, would end
    its reading and leave the connection standing still.
    """

    async def let_go(self) -> None:
        """Close it, whatever it is doing; never fails and never takes long."""
        if self.is_connected or self.is_connecting or self.is_reconnecting:
            with contextlib.suppress(OSError, NatsError, TimeoutError, asyncio.InvalidStateError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self.close()

    async def _process_msg(
        self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes
    ) -> None:
        try:
            await super()._process_msg(sid, subject, reply, data, headers)
        except (ValueError, LookupError):
            await super()._process_msg(sid, subject, b"", data, b"")
