"""The network of one event on this laptop: what the rest of the program is handed.

Making one imports the optional packages: `require_packages` says beforehand whether they are there.
What only hubs and those who join need is imported late, since it takes as much memory as a line.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.sharing import Seals
from judgekit.engine.ports.team import (
    Hub,
    HubListener,
    HubPlace,
    HubPlan,
    HubsFound,
    JoiningFailed,
    JoinRefusal,
    Line,
    LineListener,
    StreamPlace,
)
from judgekit.network.discovery.hall_discovery import HallDiscovery
from judgekit.network.identity.device_files import DeviceFiles, write_private
from judgekit.network.joining.invitations import PREFIX, read_code, read_invitation
from judgekit.network.laptop import Laptop
from judgekit.network.line.team_line import TeamLine
from judgekit.network.network_thread import NetworkThread, told
from judgekit.network.team_packages import SERVER, server_programs

if TYPE_CHECKING:
    from judgekit.network.hub.team_hub import TeamHub
    from judgekit.network.identity.device_identity import DeviceIdentity

OLDEST_SERVER = (2, 15)
"""What all of this was tried with."""
ENDED_WITHIN = 15.0
"""Seconds after which a hub that doesn't end keeps no other one from beginning."""
_PLACES = msgspec.json.Decoder(HubPlace)


class EventNetwork:
    """See the port `TeamNetwork`.

    `folder` is private to one event on this laptop and kept as long as it. `now` is this laptop's
    clock in milliseconds, read on the network's thread. `discovery` is made for this
    network alone, by default for all interfaces. Raises EnvironmentFailure.
    """

    def __init__(
        self,
        folder: Path,
        now: Callable[[], int],
        discovery: HallDiscovery | None = None,
        servers: Callable[[], Iterable[Path]] = server_programs,
    ) -> None:
        self._folder = folder
        self._place_file = folder / "hub.json"
        self._servers = servers
        self._known: DeviceIdentity | None = None
        files = DeviceFiles(folder)
        device = files.noted_device() or self._identity().device
        self._laptop = Laptop(NetworkThread(), files, device, discovery or HallDiscovery(), now)
        self._lines: list[TeamLine] = []
        self._hub: TeamHub | None = None
        self._opening = asyncio.Lock()
        self._is_closed = False
        self._last = self._read_last_place()

    def device(self) -> str:
        """See the port."""
        return self._laptop.device

    def seals(self) -> Seals:
        """See the port."""

        async def seals() -> Seals:
            from judgekit.network.identity.seals import (  # noqa: PLC0415  (as all that reads keys)
                kept_seals,
            )

            kept = kept_seals(self._laptop.files) if self._known is None else None
            return kept or self._identity().seals()

        return self._laptop.thread.start(seals()).result()

    def last_place(self) -> HubPlace | None:
        """See the port."""
        return self._last

    def join(self, invitation: str, name: str) -> Future[HubPlace]:
        """See the port."""
        return self._laptop.thread.start(self._join(invitation, name))

    def look_at(self, address: str) -> Future[HubPlace]:
        """See the port."""
        return self._laptop.thread.start(self._look_at(address))

    def trust(self, authority: str) -> None:
        """See the port."""

        async def trust() -> None:
            text = authority.encode("ascii", errors="replace")
            if not self._laptop.files.trusts(text):
                self._identity().trust(text)

        self._laptop.thread.start(trust()).result()

    def open_line(
        self,
        hub: HubPlace,
        after: StreamPlace,
        listener: LineListener,
        *,
        is_to_look: bool = False,
    ) -> Line:
        """See the port."""
        kept = (lambda _: None) if is_to_look else self._keep_place
        line = TeamLine(self._laptop, hub, after, listener, kept)
        self._lines.append(line)
        return line

    def open_hub(self, plan: HubPlan, listener: HubListener) -> Future[Hub]:
        """See the port."""
        return self._laptop.thread.start(self._open_hub(plan, listener))

    def look_around(self, found: HubsFound) -> None:
        """See the port."""

        def changed() -> None:
            told(lambda: found(self._laptop.discovery.places()))

        self._laptop.thread.start(self._laptop.discovery.look(changed))

    def close(self) -> None:
        """See the port."""
        if not self._is_closed:
            self._is_closed = True
            self._laptop.thread.finish(self._end())
            self._laptop.thread.close()

    async def _end(self) -> None:
        for line in self._lines:
            await line.end()
        if self._hub:
            await self._hub.end()
        await self._laptop.discovery.close()

    async def _join(self, invitation: str, name: str) -> HubPlace:
        from judgekit.network.joining.asking import (  # noqa: PLC0415  (not for a line)
            join_with_code,
            join_with_text,
        )

        identity = self._identity()
        try:
            if invitation.strip().upper().startswith(PREFIX):
                place = await join_with_text(identity, read_invitation(invitation), name)
            else:
                code, _, address = invitation.partition("@")
                secret = read_code(code)
                at = _address(address) if address else await self._only_hub_nearby()
                place = await join_with_code(identity, secret, at, name)
        except ValueError as error:
            raise JoiningFailed(JoinRefusal.NOT_AN_INVITATION) from error
        self._keep_place(place)
        return place

    async def _only_hub_nearby(self) -> tuple[tuple[str, ...], int]:
        """A code is tried at one hub alone: each try elsewhere would be a wrong one there."""
        hubs = await self._laptop.discovery.nearby()
        if len(hubs) != 1:
            raise JoiningFailed(JoinRefusal.UNREACHABLE)
        return hubs[0].addresses, hubs[0].port

    async def _look_at(self, address: str) -> HubPlace:
        try:
            hosts, port = _address(address)
        except ValueError as error:
            raise JoiningFailed(JoinRefusal.UNREACHABLE) from error
        from judgekit.network.joining.asking import look_at_door  # noqa: PLC0415  (not for a line)

        return await look_at_door(self._identity(), hosts[0], port)

    async def _open_hub(self, plan: HubPlan, listener: HubListener) -> Hub:
        # All that this laptop opens use one store: one that nobody wants any more ends first.
        async with self._opening:
            return await self._open_one(plan, listener)

    async def _open_one(self, plan: HubPlan, listener: HubListener) -> Hub:
        if self._hub:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ENDED_WITHIN):
                    await self._hub.end()
        from judgekit.network.hub.team_hub import TeamHub  # noqa: PLC0415  (not for a line)
        from judgekit.network.server.server_process import server_version  # noqa: PLC0415  (as that)

        program = next(
            (each for each in self._servers() if server_version(each) >= OLDEST_SERVER), None
        )
        if program is None:
            raise EnvironmentFailure(FailureReason.SHARING_NOT_INSTALLED, SERVER)
        hub = TeamHub(self._laptop, self._identity(), program, plan, listener)
        await hub.start()
        self._hub = hub
        self._keep_place(hub.place())
        return hub

    def _identity(self) -> DeviceIdentity:
        """Keys and certificates, read when they are first needed."""
        from judgekit.network.identity.device_identity import (  # noqa: PLC0415  (not for a line)
            DeviceIdentity,
        )

        if self._known is None:
            self._known = DeviceIdentity(self._folder)
        return self._known

    def _keep_place(self, place: HubPlace) -> None:
        if place != self._last:
            self._last = place
            with contextlib.suppress(OSError):
                write_private(self._place_file, msgspec.json.encode(place))

    def _read_last_place(self) -> HubPlace | None:
        try:
            return _PLACES.decode(self._place_file.read_bytes())
        except (OSError, msgspec.MsgspecError):
            return None


def _address(text: str) -> tuple[tuple[str, ...], int]:
    """A typed address, `ADDRESS:PORT`; raises ValueError."""
    host, _, port = text.strip().rpartition(":")
    number = int(port)
    if not 0 < number < 65535:
        raise ValueError(port)
    return (str(ipaddress.ip_address(host.strip("[]"))),), number
