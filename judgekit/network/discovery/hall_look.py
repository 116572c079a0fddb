"""A look around for hubs, before there is an event to be in."""

from __future__ import annotations

import threading

from judgekit.engine.ports.team import HubsFound
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.network_thread import NetworkThread, told


class OpenHallLook:
    """See the port `HallLook`. `found` is called on the network's thread; `discovery` is made for
    this look alone, by default for all interfaces."""

    def __init__(self, found: HubsFound, discovery: HallDiscovery | None = None) -> None:
        self._thread = NetworkThread()
        self._discovery = discovery or HallDiscovery()
        self._found = found
        self._is_closed = False
        self._thread.start(self._discovery.look(self._changed))

    def close(self) -> None:
        """See the port."""
        if not self._is_closed:
            self._is_closed = True
            # Whoever closes it is about to show something else, and waits for no network.
            threading.Thread(target=self._end, name="judgekit look", daemon=True).start()

    def _changed(self) -> None:
        if not self._is_closed:
            told(lambda: self._found(self._discovery.places()))

    def _end(self) -> None:
        self._thread.finish(self._discovery.close())
        self._thread.close()
