"""Networks of a hall that can be cut: one for each laptop where the machine allows it, or a proxy
for each on the loopback interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from judgekit.network.joining.invitations import invitation_text, read_invitation
from tests.loopback_team import new_service
from tests.network.cutting_proxy import CuttingProxy
from tests.network.hall import LOOPBACK
from tests.network.namespaces import Namespaces


class HallNetworks(Protocol):
    """Laptops are numbered from 1."""

    finds: bool
    """Whether laptops find a new hub by themselves; else people say where it is."""

    def around(self, number: int) -> Sequence[str]:
        """What is put before the call of a laptop's program."""
        ...

    def environment(self, number: int) -> Mapping[str, str]:
        """What a window's process is given."""
        ...

    def invitation(self, number: int, text: str) -> str:
        """An invitation as that laptop can use it."""
        ...

    def way(self, number: int, address: str) -> str:
        """Where that laptop reaches a hub."""
        ...

    def cut(self, number: int) -> None:
        """Cut a laptop off."""
        ...

    def heal(self, number: int) -> None:
        """Let it through again."""
        ...

    def close(self) -> None:
        """Leave nothing behind."""
        ...


class OwnNetworks:
    """A network namespace for each laptop."""

    finds = True

    def __init__(self, count: int, _folder: Path) -> None:
        self._spaces = Namespaces(count)
        self.around = self._spaces.around
        self.cut, self.heal = self._spaces.cut, self._spaces.heal
        self.close = self._spaces.close

    def environment(self, _number: int) -> Mapping[str, str]:
        return {}

    def invitation(self, _number: int, text: str) -> str:
        return text

    def way(self, _number: int, address: str) -> str:
        return address


class Proxies:
    """One network for all; each laptop goes through proxies of its own, one for each hub. What a
    window finds beside them is hidden by a file of its own while it is cut off."""

    finds = False

    def __init__(self, _count: int, folder: Path) -> None:
        self._folder = folder
        self._service = new_service()
        self._made: dict[tuple[int, int], CuttingProxy] = {}

    def around(self, _number: int) -> Sequence[str]:
        return ()

    def environment(self, number: int) -> Mapping[str, str]:
        return {"LAPTOP_SERVICE": self._service, "LAPTOP_CUT": str(self._cut_file(number))}

    def invitation(self, number: int, text: str) -> str:
        content = read_invitation(text)
        port = self._proxy(number, content.port).port
        return invitation_text(content._replace(addresses=(LOOPBACK,), port=port))

    def way(self, number: int, address: str) -> str:
        return f"{LOOPBACK}:{self._proxy(number, int(address.rpartition(':')[2])).port}"

    def cut(self, number: int) -> None:
        self._cut_file(number).touch()
        for each in self._of(number):
            each.cut()

    def heal(self, number: int) -> None:
        self._cut_file(number).unlink()
        for each in self._of(number):
            each.heal()

    def close(self) -> None:
        for each in self._made.values():
            each.close()

    def _cut_file(self, number: int) -> Path:
        return self._folder / f"laptop {number} is cut off"

    def _of(self, number: int) -> Sequence[CuttingProxy]:
        return [proxy for (whose, _), proxy in self._made.items() if whose == number]

    def _proxy(self, number: int, port: int) -> CuttingProxy:
        if (number, port) not in self._made:
            self._made[number, port] = CuttingProxy(port)
        return self._made[number, port]
