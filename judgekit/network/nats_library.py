"""What is used of the NATS library, without what it would load for connections by web socket.

Where aiohttp is installed (the pages for the hall are served with it), the library imports it, and
does without where it is missing: 11 MB of every laptop that follows a hub. So all that is used of
the library is imported here alone.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

WEB_SOCKETS = "aiohttp"


@contextmanager
def left_out(module: str) -> Iterator[None]:
    """Have a module that isn't loaded yet be missing for what is imported meanwhile."""
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment]  # how Python is told so
    try:
        yield
    finally:
        del sys.modules[module]


with left_out(WEB_SOCKETS):
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.errors import Error as NatsError
    from nats.errors import NoRespondersError

__all__ = ["Client", "Msg", "NatsError", "NoRespondersError"]
