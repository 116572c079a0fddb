"""One connection to a hub's server."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import ssl

from nats.errors import Error as NatsError

from judgekit.network.careful_client import CarefulClient

CONNECT_SECONDS = 3
"""For each part of it."""
WHOLE_SECONDS = 5.0
"""For all of it: the client would try again and again at an address that doesn't answer."""
PING_EVERY = 5
MOST_UNANSWERED = 2
BUFFER = 4 * 1024 * 1024
"""Bytes that wait to be sent at most."""

log = logging.getLogger(__name__)


class HubRefuses(Exception):
    """The hub doesn't know this device, or it isn't the hub that was meant."""


class Connection:
    """A client with the moment at which it is lost.

    `lost` is set then; `is_refused` tells whether the hub said that this device has no right here.
    """

    def __init__(self) -> None:
        self.lost = asyncio.Event()
        self.is_refused = False
        self.client = CarefulClient()

    async def open(
        self, server: str, context: ssl.SSLContext, host_name: str, inbox: str, name: str
    ) -> None:
        """Connect once; raises OSError, TimeoutError, NatsError or HubRefuses."""
        try:
            async with asyncio.timeout(WHOLE_SECONDS):
                await self.client.connect(
                    [server],
                    name=name,
                    tls=context,
                    tls_hostname=host_name,
                    tls_handshake_first=True,
                    inbox_prefix=inbox,
                    allow_reconnect=False,
                    max_reconnect_attempts=1,
                    reconnect_time_wait=0,
                    connect_timeout=CONNECT_SECONDS,
                    ping_interval=PING_EVERY,
                    max_outstanding_pings=MOST_UNANSWERED,
                    pending_size=BUFFER,
                    error_cb=self._error,
                    disconnected_cb=self._lost,
                    closed_cb=self._lost,
                )
        except ssl.SSLCertVerificationError as error:
            raise HubRefuses(error.verify_message) from error
        except NatsError as error:
            if _is_refusal(error):
                raise HubRefuses(str(error)) from error
            raise

    async def wait_until_lost(self) -> None:
        """Return when the connection is lost."""
        await self.lost.wait()

    async def close(self) -> None:
        """Let go of it; never fails."""
        self.lost.set()
        await self.client.let_go()

    async def _lost(self) -> None:
        self.lost.set()

    async def _error(self, error: Exception) -> None:
        self.is_refused |= _is_refusal(error)
        log.debug("A line to a hub: %s", error)


def _is_refusal(error: Exception) -> bool:
    text = str(error).lower()
    return "authorization" in text or "authentication" in text


def server_address(address: str, port: int) -> str:
    """The address of a server for the client; raises ValueError if it is no number."""
    host = ipaddress.ip_address(address)
    return f"tls://[{host}]:{port}" if host.version == 6 else f"tls://{host}:{port}"
