"""Ports of this machine for a hub's door and, one after it, its server."""

from __future__ import annotations

import socket
import sys

from judgekit.engine.failures import EnvironmentFailure, FailureReason

PORTS_TRIED = 50


def free_ports(bind: str) -> int:
    """A port of this machine that is free, and so is the one after it.

    Raises EnvironmentFailure if there is none.
    """
    family = socket.AF_INET6 if ":" in bind else socket.AF_INET
    for _ in range(PORTS_TRIED):
        with socket.socket(family) as first, socket.socket(family) as second:
            try:
                first.bind((bind, 0))
                port = int(first.getsockname()[1])
                second.bind((bind, port + 1))
            except (OSError, OverflowError):
                continue
            return port
    raise EnvironmentFailure(FailureReason.SHARING_ADDRESS, bind, "no free port")


def is_free(bind: str, port: int) -> bool:
    """Whether a server could listen there now; at all addresses if `bind` is empty."""
    with socket.socket(socket.AF_INET6 if ":" in bind else socket.AF_INET) as tried:
        if sys.platform != "win32":
            # As servers do: what is left of ended connections is in nobody's way.
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((bind, port))
            tried.listen(1)
        except (OSError, OverflowError):
            return False
    return True
