"""What hub and lines of one event share on this laptop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from judgekit.engine.ports.team import HubPlace
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.discovery.local_addresses import LOOPBACK
from judgekit.network.identity.device_files import DeviceFiles
from judgekit.network.network_thread import NetworkThread


class Laptop(NamedTuple):
    """This laptop in one event. `now` is its clock in milliseconds."""

    thread: NetworkThread
    files: DeviceFiles
    device: str
    discovery: HallDiscovery
    now: Callable[[], int]

    def places(self, hub: HubPlace) -> Sequence[HubPlace]:
        """Where a hub may be: where it was, and where the hall says that it is now."""
        if hub.device == self.device:
            # The hub's own line needs no network: with the Wi-Fi gone, it goes on alone.
            return (hub._replace(addresses=(LOOPBACK, *hub.addresses)),)
        found = (each for each in self.discovery.places() if each.device == hub.device)
        return (hub, *(each._replace(epoch=hub.epoch) for each in found if each != hub))
