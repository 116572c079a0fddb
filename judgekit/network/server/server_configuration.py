"""The server's configuration: who may do what, and its limits.

It is JSON, which the server reads as its own form.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from judgekit.engine.ports.team import LARGEST_BODY
from judgekit.network.subjects import EpochSubjects

KEEPER = "keeper"
"""Who makes and fills streams, answers for the clock and tells who is there: the hub's program."""
CONTROLLER = "controller"
"""Who lets the server read its configuration again; of the hub's program too."""

LARGEST_MESSAGE = LARGEST_BODY + 4096
"""Bytes with headers."""
MOST_CONNECTIONS = 128
MOST_SUBSCRIPTIONS = 24
"""Of one connection."""
BUFFERED_MESSAGES = 2_000
BUFFERED_BYTES = 16 * 1024 * 1024
"""What waits to be stored, of all connections; more is turned away, and tried again."""
STREAM_BYTES = 512 * 1024**2
"""That an epoch may have."""
MOST_EPOCHS = 200
"""For which this laptop is the hub of one event, over all its days."""
STORE_BYTES = MOST_EPOCHS * STREAM_BYTES
"""Each epoch may need as much; a day needs some megabytes."""
MEMORY_BYTES = 4 * 1024**2
"""What streams may hold in memory; ours are files."""


class ServerFiles(NamedTuple):
    """The files of a server in its private folder."""

    folder: Path

    @property
    def configuration(self) -> Path:
        """What it reads."""
        return self.folder / "server.conf"

    @property
    def store(self) -> Path:
        """Its messages."""
        return self.folder / "store"

    @property
    def log(self) -> Path:
        """What it tells: addresses and device ids, no names and no messages."""
        return self.folder / "server.log"

    @property
    def process_number(self) -> Path:
        """Written by it when it runs."""
        return self.folder / "server.pid"

    def certificate(self, user: str) -> Path:
        """The certificate of one of the hub's own users; the key is beside it."""
        return self.folder / f"{user}.crt"

    def key(self, user: str) -> Path:
        """Its key."""
        return self.folder / f"{user}.key"


class ServerSide(NamedTuple):
    """What the server listens with: its address and port, its own certificate and key, and the
    authorities whose devices it knows; PEM."""

    listen: str
    certificate: Path
    key: Path
    authorities: Path


def configuration(
    files: ServerFiles,
    side: ServerSide,
    subjects: EpochSubjects,
    devices: Iterable[str],
    *,
    is_durable: bool = True,
) -> bytes:
    """The configuration with which exactly these devices may take part in one epoch.

    If it is durable, a message is on the disk before anybody is told that it is stored.
    """
    users = [_device(subjects, device) for device in devices]
    content = {
        "server_name": "hub",
        "listen": side.listen,
        "pid_file": files.process_number.as_posix(),
        "log_file": files.log.as_posix(),
        "logfile_size_limit": 1024**2,
        "logfile_max_num": 2,
        "max_payload": LARGEST_MESSAGE,
        "max_control_line": 2048,
        "max_connections": MOST_CONNECTIONS,
        "max_subscriptions": MOST_SUBSCRIPTIONS,
        "max_pending": 16 * 1024**2,
        "write_deadline": "5s",
        "ping_interval": "5s",
        "ping_max": 2,
        "lame_duck_duration": "30s",
        "jetstream": {
            "store_dir": files.store.as_posix(),
            "max_memory_store": MEMORY_BYTES,
            "max_file_store": STORE_BYTES,
            "max_buffered_msgs": BUFFERED_MESSAGES,
            "max_buffered_size": BUFFERED_BYTES,
            "sync_interval": "always" if is_durable else "10s",
        },
        "tls": {
            "cert_file": side.certificate.as_posix(),
            "key_file": side.key.as_posix(),
            "ca_file": side.authorities.as_posix(),
            "verify_and_map": True,
            "min_version": "1.3",
            "handshake_first": True,
            "timeout": 4,
        },
        "accounts": {
            "TEAM": {"jetstream": "enabled", "users": [*users, _everything(KEEPER)]},
            "CONTROL": {"users": [_everything(CONTROLLER)]},
        },
        "system_account": "CONTROL",
    }
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


def _device(subjects: EpochSubjects, device: str) -> dict[str, object]:
    """A device publishes as itself alone, and reads; it makes, changes and empties nothing."""
    publish = [subjects.steps_of(device), subjects.standing_of(device), subjects.time]
    publish.append(subjects.reading)
    subscribe = [f"{subjects.inbox_of(device)}.>", subjects.hints, subjects.laptops]
    return {
        "user": device,
        "permissions": {"publish": {"allow": publish}, "subscribe": {"allow": subscribe}},
    }


def _everything(user: str) -> dict[str, object]:
    return {"user": user, "permissions": {"publish": ">", "subscribe": ">"}}
