"""The hub's server with one epoch's stream: started, looked at, filled, told whom to admit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import HubPlan, SharedMessage, StoreCondition
from judgekit.network.discovery.local_addresses import LOOPBACK
from judgekit.network.hub.epoch_filling import FillingFailed, fill
from judgekit.network.hub.ports import is_free
from judgekit.network.hub.server_control import ServerControl
from judgekit.network.hub.stream_requests import (
    RequestRefused,
    as_failure,
    make_stream,
    stream_info,
    streams,
)
from judgekit.network.identity.device_files import write_private
from judgekit.network.identity.device_identity import Authority, DeviceIdentity
from judgekit.network.identity.device_keys import key_text, new_key
from judgekit.network.line.connection import server_address
from judgekit.network.server.server_configuration import (
    CONTROLLER,
    KEEPER,
    ServerFiles,
    ServerSide,
    configuration,
)
from judgekit.network.server.server_process import ServerProcess
from judgekit.network.subjects import EpochSubjects
from judgekit.system.private_files import make_private_folder

NO_STREAM = 10059
"""JetStream's number for a stream that isn't there."""
FEW = 200
"""Messages that are stored durably one by one."""


class EpochServer:
    """The server of the plan's epoch, at the plan's port; on the network's thread.

    `told` is called when the server ended by itself and when it runs again.
    """

    def __init__(
        self,
        identity: DeviceIdentity,
        authority: Authority,
        program: Path,
        plan: HubPlan,
        told: Callable[[bool], None],
    ) -> None:
        self._identity = identity
        self._authority = authority
        self._plan = plan
        self._admitted: Collection[str] = ()
        self._files = ServerFiles(identity.folder / "server")
        self.subjects = EpochSubjects(plan.epoch)
        self.control = ServerControl(
            self._files,
            str(identity.trusted_file),
            server_address(plan.bind or LOOPBACK, plan.port),
            identity.device,
        )
        self.condition = StoreCondition.NEW
        self._process = ServerProcess(program, self._files, self.control.answers, told)

    @property
    def process_number(self) -> int:
        """The number of its process; 0 while there is none."""
        return self._process.number

    @property
    def folder(self) -> Path:
        """Where it keeps its files."""
        return self._files.folder

    def end_for_a_new_start(self) -> None:
        """See `ServerProcess`."""
        self._process.end_for_a_new_start()

    async def start(self) -> None:
        """Start it with nobody admitted, without a damaged store; raises EnvironmentFailure."""
        try:
            make_private_folder(self._files.folder)
            make_private_folder(self._files.store)
            for user in (KEEPER, CONTROLLER):
                key = new_key()
                certificate = self._authority.certify(key.public_key(), user)
                write_private(self._files.key(user), key_text(key))
                write_private(self._files.certificate(user), certificate)
        except OSError as error:
            raise _unwritable(self._files.folder, error) from error
        self._write_configuration()
        try:
            await self._start_with_store()
            if not await self._has_whole_stream():
                await self._put_store_aside()
            await make_stream(self.control.keeper, self.subjects)
        except RequestRefused as error:
            await self.stop()
            raise as_failure(error) from error
        except EnvironmentFailure:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End it."""
        await self.control.close()
        await self._process.stop()

    async def admit(self, devices: Collection[str]) -> None:
        """Let exactly these take part; raises EnvironmentFailure, and nothing is changed then."""
        before, self._admitted = self._admitted, sorted(devices)
        try:
            self._write_configuration()
            await self.control.reload()
        except EnvironmentFailure:
            self._admitted = before
            raise

    async def fill(self, messages: Sequence[SharedMessage]) -> None:
        """Store messages as they are told; raises EnvironmentFailure.

        Until all are there, nobody needs what the store has: to wait for the disk with each of them
        would take ten times as long.
        """
        is_long = len(messages) > FEW
        if is_long:
            await self._start_again(is_durable=False)
        try:
            await fill(self.control.keeper, self.subjects, messages)
        except FillingFailed as error:
            raise as_failure(error) from error
        finally:
            if is_long:
                await self._start_again(is_durable=True)

    async def epochs(self) -> Sequence[tuple[str, int]]:
        """The epochs in the store, each with its last sequence; raises EnvironmentFailure."""
        try:
            return await streams(self.control.keeper)
        except RequestRefused as error:
            raise as_failure(error) from error

    async def _start_again(self, *, is_durable: bool) -> None:
        await self.stop()
        self._write_configuration(is_durable=is_durable)
        await self._process.start()
        await self.control.connect()

    async def _start_with_store(self) -> None:
        """Start it; where it doesn't start with its store, and nobody else has its port, it does so
        without."""
        try:
            await self._process.start()
        except EnvironmentFailure:
            is_emptied = not any(self._files.store.iterdir())
            if is_emptied or not is_free(self._plan.bind, self._plan.port):
                raise
            self._move_store()
            await self._process.start()
            self.condition = StoreCondition.PUT_ASIDE
        await self.control.connect()

    async def _has_whole_stream(self) -> bool:
        """Whether the epoch's stream, if it should be there, is there without a gap."""
        try:
            info = await stream_info(self.control.keeper, self.subjects)
        except RequestRefused as error:
            return error.code == NO_STREAM and self._plan.least == 0
        if info.state.last_seq:
            self.condition = StoreCondition.KEPT
        return info.is_whole(self._plan.least)

    async def _put_store_aside(self) -> None:
        await self.stop()
        self._move_store()
        await self._process.start()
        await self.control.connect()
        self.condition = StoreCondition.PUT_ASIDE

    def _move_store(self) -> None:
        """Keep the damaged store beside the new one, under the next free number."""
        numbers = (f"store-damaged-{number}" for number in range(1, 10_000))
        folder = self._files.folder
        target = next(folder / name for name in numbers if not (folder / name).exists())
        try:
            self._files.store.rename(target)
            make_private_folder(self._files.store)
        except OSError as error:
            raise _unwritable(self._files.store, error) from error

    def _write_configuration(self, *, is_durable: bool = True) -> None:
        host, port = self._plan.bind or "0.0.0.0", self._plan.port
        side = ServerSide(
            f"[{host}]:{port}" if ":" in host else f"{host}:{port}",
            self._identity.certificate_file,
            self._identity.key_file,
            self._identity.trusted_file,
        )
        content = configuration(
            self._files, side, self.subjects, self._admitted, is_durable=is_durable
        )
        try:
            write_private(self._files.configuration, content)
        except OSError as error:
            raise _unwritable(self._files.configuration, error) from error


def _unwritable(path: Path, error: Exception) -> EnvironmentFailure:
    return EnvironmentFailure(FailureReason.SHARING_FILES, str(path), str(error))
