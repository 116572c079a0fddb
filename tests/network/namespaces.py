"""Laptops with a network of their own each, on one machine: a bridge and a namespace for each.

Only Linux has them, and only who may change the system's networks can make them. Nothing leaves the
machine: the bridge has no way out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import uuid
from collections.abc import Sequence

_PREFIX, _PREFIX_6 = "10.77.0", "fd77:"
_ROUTER, _ROUTER_CARD = 254, "02:00:00:00:00:fe"
"""Nobody has it. Without a way out nothing could be seen to leave."""


def unsuited() -> str:
    """Why no namespaces can be made here; empty if they can."""
    if sys.platform != "linux":
        return "only Linux has network namespaces"
    if shutil.which("ip") is None:
        return "the program `ip` (iproute2) isn't installed"
    if os.geteuid() != 0:
        return "only the superuser can make network namespaces"
    name = f"jk-{uuid.uuid4().hex[:6]}"
    try:
        _ip("netns", "add", name)
        _ip("-n", name, "link", "add", "br0", "type", "bridge")
    except subprocess.CalledProcessError as error:
        return f"this machine allows no network namespaces: {error.stderr.strip()}"
    finally:
        subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)
    return ""


class Namespaces:
    """So many laptops on one switch, numbered from 1."""

    def __init__(self, count: int) -> None:
        self._name = f"jk{uuid.uuid4().hex[:5]}"
        self._count = count
        self._switch = f"{self._name}sw"
        try:
            self._make()
        except BaseException:
            self.close()
            raise

    def address(self, number: int) -> str:
        return f"{_PREFIX}.{number}"

    def networks(self) -> tuple[str, str]:
        """The addresses of all of them."""
        return f"{_PREFIX}.0/24", f"{_PREFIX_6}:/64"

    def start(self, number: int, command: Sequence[str]) -> subprocess.Popen[str]:
        """A program that has that laptop's network; it speaks on its standard streams."""
        return subprocess.Popen(
            [*self.around(number), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def around(self, number: int) -> tuple[str, ...]:
        """What is put before a program's call."""
        return ("ip", "netns", "exec", self._laptop(number))

    def cut(self, number: int) -> None:
        """Frames vanish; the laptop's own link stays up, as with a dead access point."""
        _ip("-n", self._switch, "link", "set", self._port(number), "nomaster")

    def heal(self, number: int) -> None:
        _ip("-n", self._switch, "link", "set", self._port(number), "master", "br0")

    def close(self) -> None:
        for name in (self._switch, *map(self._laptop, range(1, self._count + 1))):
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)

    def _make(self) -> None:
        _ip("netns", "add", self._switch)
        _ip("-n", self._switch, "link", "add", "br0", "type", "bridge")
        _ip("-n", self._switch, "link", "set", "br0", "up")
        for number in range(1, self._count + 1):
            laptop, port = self._laptop(number), self._port(number)
            _ip("netns", "add", laptop)
            _ip(
                *("link", "add", port, "netns", self._switch, "type", "veth"),
                *("peer", "name", "eth0", "netns", laptop),
            )
            _ip("-n", self._switch, "link", "set", port, "master", "br0", "up")
            _ip("-n", laptop, "addr", "add", f"{self.address(number)}/24", "dev", "eth0")
            _ip("-n", laptop, "link", "set", "eth0", "up")
            _ip("-n", laptop, "link", "set", "lo", "up")
            _ip("-n", laptop, "addr", "add", f"{_PREFIX_6}:{number}/64", "dev", "eth0", "nodad")
            for router in (f"{_PREFIX}.{_ROUTER}", f"{_PREFIX_6}:{_ROUTER}"):
                card = ("lladdr", _ROUTER_CARD, "dev", "eth0", "nud", "permanent")
                _ip("-n", laptop, "neigh", "add", router, *card)
                _ip("-n", laptop, "route", "add", "default", "via", router)

    def _laptop(self, number: int) -> str:
        return f"{self._name}n{number}"

    def _port(self, number: int) -> str:
        return f"{self._name}p{number}"


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)
