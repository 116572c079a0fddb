"""A client whose reading no other device can break."""

from __future__ import annotations

from nats.aio.client import Client


class CarefulClient(Client):
    """Leaves out headers and answer's subject of a message where they can't be read.

    The library takes them for well-formed: bytes that are no text, from a hostile device, would end
    its reading and leave the connection standing still.
    """

    async def _process_msg(
        self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes
    ) -> None:
        try:
            await super()._process_msg(sid, subject, reply, data, headers)
        except (ValueError, LookupError):
            await super()._process_msg(sid, subject, b"", data, b"")
