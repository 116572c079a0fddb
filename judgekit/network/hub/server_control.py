"""The hub's own connections to its server: one for streams, one that lets it read its
configuration again and tells who is connected."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping

import msgspec
from nats.errors import Error as NatsError

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.network.careful_client import CarefulClient
from judgekit.network.ending_tasks import end_tasks
from judgekit.network.hub.flood_watch import Sent
from judgekit.network.server.server_configuration import (
    CONTROLLER,
    KEEPER,
    MOST_CONNECTIONS,
    ServerFiles,
)
from judgekit.network.team_packages import SERVER

ANSWER_SECONDS = 5.0
CONNECT_WITHIN = 6.0
"""Seconds for the first connection; the server has answered already."""
AGAIN_AFTER = 0.1
HEALTHY = 200
_ASK = "$SYS.REQ.SERVER"


class _Server(msgspec.Struct):
    id: str


class _Ping(msgspec.Struct):
    server: _Server


class _Error(msgspec.Struct):
    description: str = ""


class _Answer(msgspec.Struct):
    error: _Error | None = None


class _Connected(msgspec.Struct):
    cid: int
    in_msgs: int
    in_bytes: int
    authorized_user: str = ""


class _Connections(msgspec.Struct):
    connections: list[_Connected] | None = None


class _ConnectionsAnswer(msgspec.Struct):
    data: _Connections | None = None


class _Health(msgspec.Struct):
    status_code: int = 200


class _HealthAnswer(msgspec.Struct):
    data: _Health


class ServerControl:
    """Both connections; they come back by themselves when the server was started again."""

    def __init__(self, files: ServerFiles, trusted: str, server: str, device: str) -> None:
        self._files = files
        self._trusted = trusted
        self._server = server
        self._device = device
        self.keeper = CarefulClient()
        self._controller = CarefulClient()
        self._reloading = asyncio.Lock()

    async def answers(self) -> bool:
        """Whether the server greets us, once."""
        context = self._context(CONTROLLER)
        host, _, port = self._server.removeprefix("tls://").rpartition(":")
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                reader, writer = await asyncio.open_connection(
                    host.strip("[]"), int(port), ssl=context, server_hostname=self._device
                )
                try:
                    greeting = await reader.readline()
                finally:
                    writer.close()
        except (OSError, TimeoutError, ValueError):
            return False
        return greeting.startswith(b"INFO ")

    async def connect(self) -> None:
        """Connect both; raises EnvironmentFailure."""
        self.keeper, self._controller = CarefulClient(), CarefulClient()
        try:
            await self._connect(self.keeper, KEEPER)
            await self._connect(self._controller, CONTROLLER)
        except (OSError, TimeoutError, NatsError) as error:
            raise _failure(error) from error

    async def close(self) -> None:
        """Let go of both; never fails."""
        for client in (self.keeper, self._controller):
            await client.let_go()

    async def reload(self) -> None:
        """Let the server read its configuration again; raises EnvironmentFailure."""
        async with self._reloading:
            try:
                answer = await self._ask("RELOAD", {})
                error = msgspec.json.decode(answer, type=_Answer).error
            except (OSError, TimeoutError, NatsError, msgspec.MsgspecError) as failure:
                raise _failure(failure) from failure
        if error is not None:
            raise _failure(Exception(error.description))

    async def connections(self) -> Mapping[tuple[str, int], Sent]:
        """What each connection of a device has sent; raises EnvironmentFailure."""
        try:
            answer = await self._ask("CONNZ", {"auth": True, "limit": 4 * MOST_CONNECTIONS})
            data = msgspec.json.decode(answer, type=_ConnectionsAnswer).data
        except (OSError, TimeoutError, NatsError, msgspec.MsgspecError) as failure:
            raise _failure(failure) from failure
        return {
            (each.authorized_user, each.cid): Sent(each.in_msgs, each.in_bytes)
            for each in (data.connections if data else None) or ()
            if each.authorized_user not in ("", KEEPER, CONTROLLER)
        }

    async def can_store(self) -> bool:
        """Whether the server stores what comes; after an error of writing it does so no more.
        Raises EnvironmentFailure."""
        try:
            answer = await self._ask("HEALTHZ", {})
            return msgspec.json.decode(answer, type=_HealthAnswer).data.status_code == HEALTHY
        except (OSError, TimeoutError, NatsError, msgspec.MsgspecError) as failure:
            raise _failure(failure) from failure

    async def _ask(self, what: str, content: object) -> bytes:
        """The number by which a server is asked is another after each of its starts."""
        ping = await self._controller.request(f"{_ASK}.PING", b"", timeout=ANSWER_SECONDS)
        number = msgspec.json.decode(ping.data, type=_Ping).server.id
        answer = await self._controller.request(
            f"{_ASK}.{number}.{what}", msgspec.json.encode(content), timeout=ANSWER_SECONDS
        )
        return answer.data

    async def _connect(self, client: CarefulClient, user: str) -> None:
        async def ignore(_error: Exception) -> None:
            """The client comes back by itself."""

        connecting = asyncio.create_task(
            client.connect(
                [self._server],
                name=user,
                tls=self._context(user),
                tls_hostname=self._device,
                tls_handshake_first=True,
                inbox_prefix=f"inbox.{user}",
                connect_timeout=int(ANSWER_SECONDS),
                max_reconnect_attempts=-1,
                reconnect_time_wait=AGAIN_AFTER,  # type: ignore[arg-type]  # slept, not counted
                error_cb=ignore,
            )
        )
        # A client that comes back by itself would try the first time for ever, too.
        try:
            await asyncio.wait([connecting], timeout=CONNECT_WITHIN)
        finally:
            is_done = connecting.done()
            await end_tasks([connecting])
        if not is_done:
            raise TimeoutError("no connection")
        connecting.result()

    def _context(self, user: str) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_3
        context.load_verify_locations(self._trusted)
        context.load_cert_chain(self._files.certificate(user), self._files.key(user))
        return context


def _failure(error: Exception) -> EnvironmentFailure:
    detail = str(error) or type(error).__name__
    return EnvironmentFailure(FailureReason.SHARING_SERVER, SERVER, detail)
