"""Listens to all that a laptop sends, and names what is for anybody outside its local network.

`python -m tests.network.outward_frames NETWORK…` prints an empty line when it listens, then the
address of each frame that is for nobody of these networks. It ends with one for `LAST`, which
whoever started it sends: so it is known to have heard all before.
"""

from __future__ import annotations

import ipaddress
import socket
import sys

from tests.network.hall import PATIENCE
from tests.network.namespaces import Namespaces

LAST = "192.0.2.1"
"""An address that nobody has."""
ALL_FRAMES = 3
ON_THIS_LINK = tuple(
    map(
        ipaddress.ip_network,
        ("224.0.0.0/24", "127.0.0.0/8", "ff02::/16", "ff01::/16", "fe80::/10", "::1/128"),
    )
)
"""Multicast and addresses that no router passes on."""
IP_4, IP_6, ARP = b"\x08\x00", b"\x86\xdd", b"\x08\x06"
SENDING = f"import socket; socket.socket(type=socket.SOCK_DGRAM).sendto(b'', ('{LAST}', 9))"


class Listening:
    """What a laptop of some namespaces sends outside from now on."""

    def __init__(self, spaces: Namespaces, number: int) -> None:
        self._spaces, self._number = spaces, number
        command = [sys.executable, "-m", "tests.network.outward_frames", *spaces.networks()]
        self._program = spaces.start(number, command)
        assert self._program.stdout
        assert self._program.stdout.readline() == "\n"

    def outside(self) -> list[str]:
        """All until now, without the last one."""
        self._spaces.start(self._number, [sys.executable, "-c", SENDING]).communicate()
        *heard, last = self._program.communicate(timeout=PATIENCE)[0].split()
        assert last == LAST
        return heard

    def close(self) -> None:
        """End it."""
        self._program.kill()
        self._program.communicate()


def destination(frame: bytes) -> str:
    """The address that an IP packet is for; what else it is, if it is none."""
    kind = frame[12:14]
    if kind == IP_4:
        return str(ipaddress.ip_address(frame[30:34]))
    if kind == IP_6:
        return str(ipaddress.ip_address(frame[38:54]))
    return "arp" if kind == ARP else f"frame-{kind.hex()}"


def is_outside(address: str, inside: list[str]) -> bool:
    """Whether it is an address of nobody here."""
    if address == "arp":
        return False
    if address.startswith("frame-"):
        return True
    known = (*ON_THIS_LINK, *map(ipaddress.ip_network, inside))
    return not any(ipaddress.ip_address(address) in each for each in known)


def main() -> None:
    """Listen until the last one."""
    raw = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.ntohs(ALL_FRAMES))
    print(flush=True)
    address = ""
    while address != LAST:
        address = destination(raw.recv(65535))
        if is_outside(address, sys.argv[1:]):
            print(address, flush=True)


if __name__ == "__main__":
    main()
