"""What the hub's program asks the server's JetStream: to make streams, to tell of them."""

from __future__ import annotations

import msgspec
from nats.aio.client import Client
from nats.errors import Error as NatsError

from judgekit.engine.failures import EnvironmentFailure, FailureReason
from judgekit.engine.ports.team import LARGEST_BODY
from judgekit.network.server.server_configuration import STREAM_BYTES
from judgekit.network.subjects import EpochSubjects, epoch_of_stream
from judgekit.network.team_packages import SERVER

REQUEST_SECONDS = 10.0
_DUPLICATES_FOR = 3600 * 10**9
"""Nanoseconds in which a message id is stored once. Lines read what is stored before they send
again, so it only has to be longer than one connection's doubt."""


class RequestRefused(Exception):
    """The server refused; `code` is JetStream's own number."""

    def __init__(self, code: int, description: str) -> None:
        super().__init__(f"{code}: {description}")
        self.code = code


class _Error(msgspec.Struct):
    code: int = 0
    err_code: int = 0
    description: str = ""


class _State(msgspec.Struct):
    messages: int
    first_seq: int
    last_seq: int
    num_deleted: int = 0
    lost: object = None


class _Config(msgspec.Struct):
    name: str


class StreamInfo(msgspec.Struct):
    """What JetStream tells of a stream."""

    config: _Config
    state: _State

    def is_whole(self, least: int) -> bool:
        """Whether it has no gap and at least so many messages."""
        state = self.state
        return (
            state.last_seq == state.messages
            and state.first_seq in (0, 1)
            and state.num_deleted == 0
            and state.lost is None
            and state.last_seq >= least
        )


class _Answer(msgspec.Struct):
    error: _Error | None = None


class _List(msgspec.Struct):
    streams: list[StreamInfo] | None = None


async def make_stream(client: Client, subjects: EpochSubjects) -> StreamInfo:
    """Make an epoch's stream, or leave it as it is; all of these raise RequestRefused where the
    server says no, and EnvironmentFailure where it doesn't answer."""
    content = {
        "name": subjects.stream,
        "subjects": [subjects.steps],
        "retention": "limits",
        "storage": "file",
        "discard": "new",
        "max_bytes": STREAM_BYTES,
        "max_msgs": -1,
        "max_age": 0,
        "max_consumers": 1,
        "max_msg_size": LARGEST_BODY + 4096,
        "num_replicas": 1,
        "duplicate_window": _DUPLICATES_FOR,
        "deny_delete": True,
        "deny_purge": True,
        "allow_rollup_hdrs": False,
        "republish": {
            "src": subjects.steps,
            "dest": subjects.hints_by_device,
            "headers_only": True,
        },
    }
    answer = await _ask(client, f"STREAM.CREATE.{subjects.stream}", content)
    return msgspec.json.decode(answer, type=StreamInfo)


async def stream_info(client: Client, subjects: EpochSubjects) -> StreamInfo:
    """What there is of an epoch; raises RequestRefused if there is no stream."""
    answer = await _ask(client, f"STREAM.INFO.{subjects.stream}", {})
    return msgspec.json.decode(answer, type=StreamInfo)


async def streams(client: Client) -> list[tuple[str, int]]:
    """Every epoch of the store with its last sequence."""
    answer = msgspec.json.decode(await _ask(client, "STREAM.LIST", {}), type=_List)
    named = ((epoch_of_stream(each.config.name), each) for each in answer.streams or ())
    return sorted((epoch, each.state.last_seq) for epoch, each in named if epoch)


async def _ask(client: Client, what: str, content: object) -> bytes:
    request = msgspec.json.encode(content)
    try:
        answer = await client.request(f"$JS.API.{what}", request, timeout=REQUEST_SECONDS)
        error = msgspec.json.decode(answer.data, type=_Answer).error
    except (OSError, TimeoutError, NatsError, msgspec.MsgspecError) as failure:
        raise as_failure(failure) from failure
    if error is not None:
        raise RequestRefused(error.err_code, error.description)
    return answer.data


def as_failure(error: Exception) -> EnvironmentFailure:
    """What the server refused, for whoever started it."""
    return EnvironmentFailure(FailureReason.SHARING_SERVER, SERVER, str(error))
