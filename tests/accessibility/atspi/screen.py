"""A virtual screen with a session bus and the bus of the accessibility tree."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from jeepney import DBusAddress, new_method_call
from jeepney.io.blocking import open_dbus_connection

PROGRAMS = ("Xvfb", "dbus-daemon")
SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
"""Starts the bus of the accessibility tree when it is first asked for."""
STATUS = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")


def missing() -> list[str]:
    """What this machine lacks for a virtual screen with an accessibility tree."""
    lacking = [each for each in PROGRAMS if shutil.which(each) is None]
    return lacking if SERVICE.exists() else [*lacking, "at-spi2-core"]


class Screen:
    """Its environment for programs, and the address of the accessibility bus."""

    def __init__(self, environ: Mapping[str, str], bus: str) -> None:
        self.environ = environ
        self.bus = bus


@contextlib.contextmanager
def virtual_screen() -> Iterator[Screen]:
    """Start all of it in a folder of its own, and end it."""
    with (
        contextlib.ExitStack() as ends,
        # Sockets have short paths.
        tempfile.TemporaryDirectory(prefix="jk-", dir="/tmp", ignore_cleanup_errors=True) as home,
    ):
        own = {"HOME": home, "XDG_RUNTIME_DIR": home, "XDG_CACHE_HOME": home}
        environ = {**os.environ, **own, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        environ["DISPLAY"] = f":{_started_xvfb(ends, environ)}"
        environ["DBUS_SESSION_BUS_ADDRESS"] = _started_bus(ends, environ)
        with open_dbus_connection(bus=environ["DBUS_SESSION_BUS_ADDRESS"]) as session:
            asked = new_method_call(STATUS, "GetAddress")
            (address,) = session.send_and_get_reply(asked, timeout=60).body
            yield Screen(environ, address)


def _started_xvfb(ends: contextlib.ExitStack, environ: Mapping[str, str]) -> str:
    """Start the screen; return its number, which it chooses itself."""
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    _start(ends, command, environ, pass_fds=(writes,))
    os.close(writes)
    with os.fdopen(reads) as pipe:
        return pipe.readline().strip()


def _started_bus(ends: contextlib.ExitStack, environ: Mapping[str, str]) -> str:
    """Start the session bus; return its address."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
    bus = _start(ends, command, environ, stdout=subprocess.PIPE)
    assert bus.stdout is not None
    return bus.stdout.readline().decode().strip()


def _start(
    ends: contextlib.ExitStack,
    command: list[str],
    environ: Mapping[str, str],
    *,
    pass_fds: tuple[int, ...] = (),
    stdout: int = subprocess.DEVNULL,
) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        command,
        env=environ,
        pass_fds=pass_fds,
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.DEVNULL,
    )
    ends.callback(_end, process)
    return process


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(20)
        return
    process.kill()
    process.wait()
