"""Single instance per user and home: a second start passes its arguments to the first and ends.

The first instance holds a file lock, which the system releases however a process ends, so a killed
instance blocks nothing. Arguments are sent through a local socket (a loopback one if the platform
or a long path rules that out) with a secret that only this user can read.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING

from judgekit.system.file_lock import try_lock
from judgekit.system.private_files import make_private_folder, open_private, protect

if TYPE_CHECKING:
    import socket

ANSWER_WITHIN = 5.0
"""Seconds within which a first instance must answer, its start included."""

LONGEST_SOCKET_PATH = 100
"""In bytes; the systems allow 104 to 108 in the address of a local socket."""

LONGEST_MESSAGE = 16 * 1024 * 1024
"""In bytes; more than any command line that a system permits."""
PART = 64 * 1024
"""Bytes read from the socket at once."""
RETRY_AFTER = 0.05
RECEIVED = b"received\n"
UNREADABLE = (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError)
"""What reading a message of another process may raise."""


class InstanceUnreachable(OSError):
    """Another instance is running but does not answer."""


class FirstInstance:
    """Held by the one instance that has the window, for its lifetime."""

    def __init__(self, folder: Path, lock: IO[bytes]) -> None:
        self._folder = folder
        self._lock = lock
        self._socket: socket.socket | None = None

    def listen(self, on_arguments: Callable[[tuple[str, ...]], None]) -> None:
        """Call `on_arguments` with the arguments of each later start, on a separate thread.

        If the folder does not allow it, later starts can't connect; the instance remains the first.
        """
        import secrets  # noqa: PLC0415  (not before the first paint)

        secret = secrets.token_hex(16)
        try:
            self._socket = _open_socket(self._folder)
            _write_address(self._folder, self._socket, secret)
        except OSError as error:
            import logging  # noqa: PLC0415

            logging.getLogger(__name__).warning("No later start can reach this window: %s", error)
            return
        threading.Thread(
            target=_serve, args=(self._socket, secret, on_arguments), daemon=True
        ).start()

    def close(self) -> None:
        """Release the lock, so that the next start is the first."""
        if self._socket:
            _wake_and_close(self._socket)
            self._socket = None
        for leftover in (_address_file(self._folder), _socket_file(self._folder)):
            with contextlib.suppress(OSError):
                leftover.unlink()
        self._lock.close()


def claim(
    folder: Path, arguments: Sequence[str], within: float = ANSWER_WITHIN
) -> FirstInstance | None:
    """Become the only instance of `folder`; None if there is one, which now has the arguments.

    `folder` is the user's own and is created if necessary. Raises InstanceUnreachable if the other
    does not answer in time, OSError if the folder can't be written.
    """
    make_private_folder(folder)
    deadline = time.monotonic() + within
    while True:
        lock = open_private(folder / "instance.lock", "a+b")
        if try_lock(lock):
            return FirstInstance(folder, lock)
        lock.close()
        if _tell(folder, arguments):
            return None
        if time.monotonic() > deadline:
            raise InstanceUnreachable("Judgekit is already running but does not answer")
        time.sleep(RETRY_AFTER)


def _address_file(folder: Path) -> Path:
    return folder / "instance.json"


def _socket_file(folder: Path) -> Path:
    return folder / "instance.socket"


def _open_socket(folder: Path) -> socket.socket:
    """Open a listening socket, replacing one left by a killed instance."""
    import socket  # noqa: PLC0415

    path = _socket_file(folder)
    if hasattr(socket, "AF_UNIX") and len(os.fsencode(path)) <= LONGEST_SOCKET_PATH:
        path.unlink(missing_ok=True)
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(os.fsencode(path))
        protect(path)
    else:
        listening = socket.socket(socket.AF_INET)
        listening.bind(("127.0.0.1", 0))
    listening.listen()
    return listening


def _write_address(folder: Path, listening: socket.socket, secret: str) -> None:
    """Write this instance's address to a file readable only by the user, replaced as a whole."""
    name = listening.getsockname()
    port = name[1] if isinstance(name, tuple) else None
    import json  # noqa: PLC0415

    content = json.dumps({"port": port, "secret": secret, "process": os.getpid()})
    draft = _address_file(folder).with_suffix(".new")
    draft.unlink(missing_ok=True)
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:  # noqa: PTH123
        file.write(content)
    draft.replace(_address_file(folder))


def _tell(folder: Path, arguments: Sequence[str]) -> bool:
    """Send the arguments of this start to the first instance; False while it does not answer."""
    import json  # noqa: PLC0415
    import socket  # noqa: PLC0415

    try:
        address = json.loads(_address_file(folder).read_text(encoding="utf-8"))
        message = json.dumps({"secret": address["secret"], "arguments": list(arguments)})
        family = socket.AF_UNIX if address["port"] is None else socket.AF_INET
        place = ("127.0.0.1", address["port"]) if address["port"] else _socket_file(folder)
        _let_come_to_front(int(address["process"]))
        with socket.socket(family) as connection:
            connection.settimeout(1.0)
            connection.connect(place if isinstance(place, tuple) else os.fsencode(place))
            connection.sendall(message.encode() + b"\n")
            return connection.recv(len(RECEIVED)) == RECEIVED
    except UNREADABLE:
        return False


def _let_come_to_front(process: int) -> None:
    """Let the first instance take the focus; on Windows only the active process may grant that."""
    if os.name == "nt":
        import ctypes  # noqa: PLC0415

        getattr(ctypes, "windll").user32.AllowSetForegroundWindow(process)  # noqa: B009


def _serve(
    listening: socket.socket, secret: str, on_arguments: Callable[[tuple[str, ...]], None]
) -> None:
    """Serve one start after another until the socket is closed."""
    while True:
        try:
            connection, _ = listening.accept()
        except OSError:
            return
        with connection:
            arguments = _received(connection, secret)
        if arguments is not None:
            on_arguments(arguments)


def _received(connection: socket.socket, secret: str) -> tuple[str, ...] | None:
    """Receive and acknowledge the arguments of a start; None without the secret or if malformed."""
    import hmac  # noqa: PLC0415
    import json  # noqa: PLC0415

    connection.settimeout(1.0)
    data = bytearray()  # grows in place: bytes would be copied whole with every part
    try:
        while not data.endswith(b"\n") and len(data) <= LONGEST_MESSAGE:
            part = connection.recv(PART)
            if not part:
                break
            data += part
        message = json.loads(data)
        if not hmac.compare_digest(str(message["secret"]).encode(), secret.encode()):
            import logging  # noqa: PLC0415

            logging.getLogger(__name__).warning(
                "Somebody without the secret tried to reach this window"
            )
            return None
        arguments = tuple(str(word) for word in message["arguments"])
        connection.sendall(RECEIVED)
    except UNREADABLE:
        return None
    return arguments


def _wake_and_close(listening: socket.socket) -> None:
    """Close a socket; closing alone would leave `accept` blocked on some systems."""
    import socket  # noqa: PLC0415

    with contextlib.suppress(OSError):
        listening.shutdown(socket.SHUT_RDWR)
    listening.close()
