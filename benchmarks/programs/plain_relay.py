"""The plainest way of a message to many readers, durable at each: a shared event's yardstick.

`python -m benchmarks.programs.plain_relay FOLDER COUNT` prints the median in milliseconds. A sender
writes a message to its file and to a relay, the relay to its own file and to all readers, each of
them to its own file; every write waits for the disk.
"""

from __future__ import annotations

import os
import socket
import statistics
import sys
import threading
import time
from pathlib import Path

MESSAGES = 100
A_SECOND = 20
BODY = b"x" * 400
"""As long as a message with one step."""


class Durable:
    """A file whose every write waits for the disk."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def write(self, content: bytes) -> None:
        """Write it for good."""
        os.write(self._descriptor, content)
        os.fsync(self._descriptor)


class Reader(threading.Thread):
    """Writes what it reads, and notes when it had."""

    def __init__(self, connection: socket.socket, file: Durable) -> None:
        super().__init__(daemon=True)
        self._connection = connection
        self._file = file
        self.times: list[float] = []

    def run(self) -> None:
        """Read all messages."""
        with self._connection.makefile("rb") as stream:
            while len(self.times) < MESSAGES:
                self._file.write(stream.read(len(BODY)))
                self.times.append(time.monotonic())


def main() -> None:
    """Send messages through the relay, and wait for all readers."""
    folder, count = Path(sys.argv[1]), int(sys.argv[2])
    readers, outgoing = [], []
    with socket.create_server(("127.0.0.1", 0)) as server:
        for number in range(count):
            near = socket.create_connection(server.getsockname())
            far, _ = server.accept()
            far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            outgoing.append(far)
            readers.append(Reader(near, Durable(folder / f"plain-{number}")))
    for reader in readers:
        reader.start()
    sender, relay = Durable(folder / "plain-sender"), Durable(folder / "plain-relay")
    sent = []
    began = time.monotonic()
    for number in range(MESSAGES):
        time.sleep(max(0.0, began + number / A_SECOND - time.monotonic()))
        sent.append(time.monotonic())
        sender.write(BODY)
        relay.write(BODY)
        for each in outgoing:
            each.sendall(BODY)
    for reader in readers:
        reader.join()
    took = [
        (seen - at) * 1000
        for reader in readers
        for at, seen in zip(sent, reader.times, strict=True)
    ]
    print(statistics.median(took))


if __name__ == "__main__":
    main()
