"""This laptop as the hub of one epoch."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence, Set
from concurrent.futures import Future
from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import (
    HubListener,
    HubPlace,
    HubPlan,
    Invitation,
    SharedMessage,
    StoreCondition,
)
from judgekit.network.discovery.local_addresses import addresses_of
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.hub.epoch_server import EpochServer
from judgekit.network.hub.ports import free_ports
from judgekit.network.hub.team_watch import TeamWatch
from judgekit.network.identity.certificates import fingerprint
from judgekit.network.identity.device_identity import DeviceIdentity
from judgekit.network.joining.front_door import FrontDoor
from judgekit.network.joining.invitations import (
    GOOD_FOR,
    MOST_ADDRESSES,
    Invitations,
    InvitationText,
    code_text,
    invitation_text,
)
from judgekit.network.laptop import Laptop
from judgekit.network.network_thread import told
from judgekit.network.team_packages import SERVER

OUT_WITHIN = 1.0
"""Seconds until a revoked device's connections must be closed."""


class TeamHub:
    """The hub; see the port for its public methods. Made and started by `EventNetwork`."""

    def __init__(
        self,
        laptop: Laptop,
        identity: DeviceIdentity,
        program: Path,
        plan: HubPlan,
        listener: HubListener,
    ) -> None:
        self._laptop = laptop
        self._identity = identity
        self._plan = plan
        self._devices = set(plan.devices)
        self._authority = identity.become_authority()
        self._invitations = Invitations(time.monotonic, os.urandom)
        self._port = plan.port or free_ports(plan.bind)
        self._door = FrontDoor(identity, self._authority, plan.epoch, self._invitations, listener)
        self._server = EpochServer(
            identity,
            self._authority,
            program,
            plan._replace(port=self._port + 1),
            lambda is_running: told(lambda: listener.server(is_running)),
        )
        self._watch = TeamWatch(self._server, laptop.now, self._put_out, listener)
        self._is_open = False
        self._changing = asyncio.Lock()
        self._telling: asyncio.Task[None] | None = None
        self._ending: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the server and look at its store; raises EnvironmentFailure."""
        await self._server.start()

    def place(self) -> HubPlace:
        """See the port."""
        addresses = addresses_of(self._plan.bind)[:MOST_ADDRESSES]
        return HubPlace(addresses, self._port, self._laptop.device, self._plan.epoch)

    def authority(self) -> str:
        """See the port."""
        return self._authority.text().decode("ascii")

    def fingerprint(self) -> str:
        """See the port."""
        return fingerprint(self._identity.issuer())

    def store(self) -> StoreCondition:
        """See the port."""
        return self._server.condition

    def fill(self, messages: Sequence[SharedMessage]) -> Future[None]:
        """See the port."""
        return self._laptop.thread.start(self._server.fill(messages))

    def let_in(self) -> Future[None]:
        """See the port."""
        return self._laptop.thread.start(self._let_in())

    def invite(self) -> Invitation:
        """See the port."""
        made = self._invitations.make()
        place = self.place()
        content = InvitationText(place.addresses, place.port, self.fingerprint(), made.token)
        return Invitation(invitation_text(content), code_text(made.code), GOOD_FOR)

    def approve(self, device: str) -> Future[None]:
        """See the port."""
        return self._laptop.thread.start(self._approve(device))

    def refuse(self, device: str) -> None:
        """See the port."""
        self._laptop.thread.call(lambda: self._door.send_away(device))

    def revoke(self, device: str) -> Future[None]:
        """See the port."""

        async def revoke() -> None:
            await self._put_out(device)

        return self._laptop.thread.start(revoke())

    def epochs(self) -> Future[Sequence[tuple[str, int]]]:
        """See the port."""
        return self._laptop.thread.start(self._server.epochs())

    def server_process(self) -> int:
        """The number of the server's process; 0 while there is none."""
        return self._server.process_number

    def close(self) -> None:
        """See the port."""
        self._laptop.thread.finish(self.end())

    async def end(self) -> None:
        """Close it, on the network's thread; whoever else closes it waits for the same end."""

        async def end() -> None:
            await end_tasks([self._telling])
            await self._laptop.discovery.tell_no_more()
            await self._door.close()
            await self._watch.close()
            await self._server.stop()

        if self._ending is None:
            self._ending = asyncio.create_task(end())
        await asyncio.shield(self._ending)

    async def _let_in(self) -> None:
        if self._is_open:
            return
        self._is_open = True
        await self._change_devices()
        await self._watch.begin()
        try:
            await self._door.open(self._plan.bind, self._port)
        except OSError as error:
            raise EnvironmentFailure(
                FailureReason.SHARING_PORT, str(self._port), str(error)
            ) from error
        self._telling = asyncio.create_task(self._laptop.discovery.keep_telling(self.place))

    async def _approve(self, device: str) -> None:
        await self._change_devices(added={device})
        if self._door.is_asking(device):
            self._door.let_in(device)

    async def _put_out(self, device: str) -> bool:
        """Put a device out; return whether it was in."""
        self._door.send_away(device)
        if device not in self._devices:
            return False
        await self._change_devices(removed={device})
        until = time.monotonic() + OUT_WITHIN
        while any(user == device for user, _ in await self._server.control.connections()):
            if time.monotonic() > until:
                raise EnvironmentFailure(FailureReason.SHARING_SERVER, SERVER, "still connected")
            await asyncio.sleep(0.01)
        return True

    async def _change_devices(
        self, added: Set[str] = frozenset(), removed: Set[str] = frozenset()
    ) -> None:
        """Let others take part too, or no longer, once anybody may; the rest stays connected."""
        async with self._changing:
            # Several may be let in at once: what the one before has changed counts here.
            devices = (self._devices | added) - removed
            if self._is_open:
                await self._server.admit(devices)
            self._devices = devices
