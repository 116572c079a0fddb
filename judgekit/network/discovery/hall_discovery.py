"""Hubs found in the hall by multicast DNS, which no router passes on.

A hub tells its device, its epoch, its door, and nothing of its event. What is found is a hint: who
it is, is checked when one connects.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence

from zeroconf import InterfaceChoice, IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from judgekit.engine.ports.team import HubPlace
from judgekit.network.discovery.local_addresses import is_near
from judgekit.network.subjects import is_token

SERVICE = "_judgekit._tcp.local."
ASK_MILLISECONDS = 2000
TELL_EVERY = 4.0
"""A laptop that was cut off when a hub began hears of it so long after it is back."""
LOOK_SECONDS = 6.0
LOOKS = 60
OTHERS_SECONDS = 0.5
"""For which other hubs are waited for when one was seen."""
MOST_HUBS = 64
"""More are not remembered, nor asked about at a time: somebody floods."""
MOST_ADDRESSES = 4
"""Of one hub."""

log = logging.getLogger(__name__)


class HallDiscovery:
    """Looks and tells on the given interfaces, all by default; on the network's thread.

    `service` is the kind of service that hubs are told of as; `look_seconds` is for how long one is
    looked for that is needed now.

    Where the system allows no multicast it finds nothing, and says so in the log.
    """

    def __init__(
        self,
        interfaces: Sequence[str] = (),
        service: str = SERVICE,
        look_seconds: float = LOOK_SECONDS,
    ) -> None:
        self._service = service
        self._look_seconds = look_seconds
        self._interfaces = list(interfaces)
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._told: AsyncServiceInfo | None = None
        self._places: dict[str, HubPlace] = {}
        self._changed: Callable[[], object] = lambda: None
        self._asking: set[asyncio.Task[None]] = set()

    def places(self) -> tuple[HubPlace, ...]:
        """The hubs that are seen now."""
        return tuple(self._places.values())

    async def look(self, changed: Callable[[], object]) -> None:
        """Look from now on; `changed` is called whenever `places` is another."""
        self._changed = changed
        self._begin_looking()

    async def nearby(self) -> tuple[HubPlace, ...]:
        """The hubs that are seen within some seconds, looked for if nobody has yet."""
        self._begin_looking()
        for _ in range(LOOKS):
            await asyncio.sleep(self._look_seconds / LOOKS)
            if self._places:
                await asyncio.sleep(OTHERS_SECONDS)
                break
        return self.places()

    def _begin_looking(self) -> None:
        zeroconf = self._started()
        if zeroconf is not None and self._browser is None:
            self._browser = AsyncServiceBrowser(
                zeroconf.zeroconf, self._service, handlers=[self._seen]
            )

    async def tell(self, place: HubPlace) -> None:
        """Tell the hall of a hub here, instead of one told of before."""
        await self.tell_no_more()
        zeroconf = self._started()
        if zeroconf is None:
            return
        self._told = AsyncServiceInfo(
            self._service,
            f"{place.device}.{self._service}",
            parsed_addresses=list(place.addresses),
            port=place.port,
            properties={"device": place.device, "epoch": place.epoch},
            server=f"{place.device}.local.",
        )
        with contextlib.suppress(Exception):
            await (await zeroconf.async_register_service(self._told, allow_name_change=False))

    async def keep_telling(self, place: Callable[[], HubPlace]) -> None:
        """Tell where a hub is, anew whenever the laptop has another address, and again and again:
        who was cut off has heard nothing."""
        told_place = None
        while True:
            if (now := place()) != told_place:
                await self.tell(now)
                told_place = now
            else:
                await self._tell_again()
            await asyncio.sleep(TELL_EVERY)

    async def _tell_again(self) -> None:
        if self._told is not None and self._zeroconf is not None:
            with contextlib.suppress(Exception):
                await (await self._zeroconf.async_update_service(self._told))

    async def tell_no_more(self) -> None:
        """The hub is gone."""
        told, self._told = self._told, None
        if told is not None and self._zeroconf is not None:
            with contextlib.suppress(Exception):
                await (await self._zeroconf.async_unregister_service(told))

    async def close(self) -> None:
        """Look and tell no more."""
        await self.tell_no_more()
        for each in tuple(self._asking):
            each.cancel()
        if self._browser is not None:
            await self._browser.async_cancel()
        if self._zeroconf is not None:
            await self._zeroconf.async_close()

    def _started(self) -> AsyncZeroconf | None:
        if self._zeroconf is None:
            try:
                self._zeroconf = AsyncZeroconf(
                    interfaces=self._interfaces or InterfaceChoice.All,
                    ip_version=IPVersion.V4Only,
                )
            except OSError as error:
                log.info("No hubs can be found on this network: %s", error)
        return self._zeroconf

    def _seen(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            if self._places.pop(name, None):
                self._changed()
            return
        if len(self._asking) >= MOST_HUBS:
            return
        task = asyncio.get_running_loop().create_task(self._ask(zeroconf, service_type, name))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _ask(self, zeroconf: Zeroconf, service_type: str, name: str) -> None:
        info = AsyncServiceInfo(service_type, name)
        if not await info.async_request(zeroconf, ASK_MILLISECONDS):
            return
        place = _place_of(info)
        is_new = place is not None and self._places.get(name) != place
        if place is not None and is_new and len(self._places) < MOST_HUBS:
            self._places[name] = place
            self._changed()


def _place_of(info: AsyncServiceInfo) -> HubPlace | None:
    """What a hub tells of itself; None if it isn't well-formed, or is told to be elsewhere than in
    the hall's network."""
    told = info.decoded_properties
    device, epoch = told.get("device") or "", told.get("epoch") or ""
    addresses = tuple(filter(is_near, info.parsed_addresses(IPVersion.V4Only)))[:MOST_ADDRESSES]
    if not (is_token(device) and is_token(epoch) and addresses and info.port):
        return None
    return HubPlace(addresses, info.port, device, epoch)
