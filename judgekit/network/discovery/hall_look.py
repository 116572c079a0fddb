"""Looks around for hubs, before there is an event to be in."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from judgekit.engine.ports.team import HubsFound
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.network_thread import NetworkThread, told


class HallLooks:
    """Looks one after the other, on one thread that lives as long as the program: each further
    thread would take memory that doesn't come back. `discovery` makes what each looks with."""

    def __init__(self, discovery: Callable[[], HallDiscovery] = HallDiscovery) -> None:
        self._discovery = discovery

    @cached_property
    def _thread(self) -> NetworkThread:
        return NetworkThread()

    def look_around(self, found: HubsFound) -> OpenHallLook:
        """Begin to look; see the port `LookAround`."""
        return OpenHallLook(found, self._thread, self._discovery())


class OpenHallLook:
    """See the port `HallLook`. `found` is called on the network's thread; `discovery` is that of
    this look alone."""

    def __init__(self, found: HubsFound, thread: NetworkThread, discovery: HallDiscovery) -> None:
        self._thread, self._discovery, self._found = thread, discovery, found
        self._is_closed = False
        self._thread.start(self._discovery.look(self._changed))

    def close(self) -> None:
        """See the port."""
        if not self._is_closed:
            self._is_closed = True
            # Whoever closes it is about to show something else, and waits for no network.
            self._thread.start(self._discovery.close())

    def _changed(self) -> None:
        if not self._is_closed:
            told(lambda: self._found(self._discovery.places()))
